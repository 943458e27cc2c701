"""Take pictures of every screen: ``.venv/bin/python -m tests.browser.screens [PART …]``.

A house is started for it, two people and a stranger go through it, and what they see is put into ``tests/browser/out/``
as ``screen-language-theme-width.png``: in both languages, light and dark, as on a phone and on a desk. With PARTs only
screens whose names contain one of them are kept. Look at the pictures after every change of the page.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.barriers import DESK, LANGUAGES, PHONE, THEMES, resize, speak
from tests.browser.between import Between
from tests.browser.conftest import chromium_running, house_at
from tests.browser.people import WORDS, Person
from tests.browser.test_ceremony import lying, other_pair
from tests.browser.test_substitute import TARGET, Liar
from tests.browser.walk import walk
from tests.browser.wire import Wire
from tests.live.server import Server

OUT = Path(__file__).parent / "out"
NAMES = {"ru": ("Аня", "Боря"), "en": ("Ann", "Bob")}


def troubles(browser: Browser, house: Server, wire: Wire, language: str) -> Iterator[tuple[str, Person]]:
    """Screens of what goes wrong."""
    name = NAMES[language][0]
    lost = someone(browser, house.url, language)
    lost.visit("nosuchtable")
    lost.page.locator("h1").wait_for()
    yield "error-no-table", lost
    cut = someone(browser, wire.url, language)
    cut.lay("me", "hold:20", name=name, target=50)
    cut.turn(0)
    wire.cut()
    cut.connection("lost")
    yield "error-connection", cut
    wire.mend()
    cheated = someone(browser, house.url, language)
    Between(cheated).tell = lying(other_pair)
    cheated.lay("me", "hold:20", name=name, target=50)
    cheated.see("alarm").wait_for()
    yield "error-alarm", cheated
    deceived = someone(browser, house.url, language)
    Liar(Between(deceived))
    deceived.lay("me", "hold:3", name=name, target=TARGET)
    while deceived.turn(0) != "over":
        if deceived.on_turn() == 0:
            deceived.move(hold=3)
    deceived.verdict("bad")
    yield "error-substitute", deceived


def refused(browser: Browser, folder: Path, language: str) -> Iterator[tuple[str, Person]]:
    """A move that the disk refuses."""
    full = folder / "full"
    with house_at(folder).start({"refuse": str(full)}) as house:
        anya = someone(browser, house.url, language)
        anya.lay("me", "hold:20", name=NAMES[language][0], target=50)
        while anya.turn(0) != "mine":
            anya.page.locator("[data-seat='0'][aria-current=true]").wait_for()
        full.touch()
        anya.see("roll").click()
        anya.see("refusal").locator("p").wait_for()
        yield "error-unsaved", anya
        full.unlink()


def someone(browser: Browser, url: str, language: str) -> Person:
    """A person whose page does not move."""
    context = browser.new_context(locale=WORDS[language], reduced_motion="reduce")
    return Person(context, url)


def all_screens(
    browser: Browser, house: Server, wire: Wire, folder: Path, language: str
) -> Iterator[tuple[str, Person]]:
    """Every screen in one language."""
    yield from walk([someone(browser, house.url, language) for _ in range(3)], NAMES[language])
    yield from troubles(browser, house, wire, language)
    yield from refused(browser, folder, language)


def take(name: str, language: str, person: Person) -> None:
    """Pictures of one screen: the whole page on a phone, what is in sight on a desk."""
    speak(person, language)
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        for size in (DESK, PHONE):
            resize(person, size)
            path = OUT / f"{name}-{language}-{theme}-{size[0]}.png"
            person.page.screenshot(path=path, full_page=size == PHONE)


def main(parts: Sequence[str]) -> None:
    """Take the pictures."""
    OUT.mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(chromium_running())
        house = stack.enter_context(house_at(folder / "house"))
        wire = stack.enter_context(Wire(house))
        for language in LANGUAGES:
            for name, person in all_screens(browser, house, wire, folder / language, language):
                if not parts or any(part in name for part in parts):
                    take(name, language, person)
            for context in browser.contexts:
                context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
