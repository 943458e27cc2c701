"""Every screen, for everybody: by axe-core's rules, in both languages, on small phones, with large letters."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.barriers import LANGUAGES, barriers, out_of_reach, resize, speak, too_small, too_wide, variants
from tests.browser.conftest import People
from tests.browser.walk import walk
from tests.browser.words import strange_words, word
from tests.live.server import Server

NAMES = ("Ann", "Bob")
LARGE = """() => {
  const root = document.documentElement;
  root.style.removeProperty('font-size');
  root.style.fontSize = parseFloat(getComputedStyle(root).fontSize) * 2 + 'px';
}"""
NORMAL = "() => document.documentElement.style.removeProperty('font-size')"


def test_no_screen_has_barriers(house: Server, people: People) -> None:
    found = []
    for name, person in walk([people(house.url) for _ in range(3)]):
        for variant in variants(person):
            found += [f"{name}, {variant}: {barrier}" for barrier in barriers(person.page)]
    assert not found, "\n".join(found)


def test_every_screen_can_be_read_and_fits(house: Server, people: People) -> None:
    found = []
    for name, person in walk([people(house.url) for _ in range(3)]):
        for language in LANGUAGES:
            speak(person, language)
            found += [f"{name}, {language}: {word}" for word in strange_words(person.page, language, NAMES)]
        for width, large in ((320, False), (390, True), (320, True)):
            resize(person, (width, 640))
            person.page.evaluate(LARGE if large else NORMAL)
            for language in LANGUAGES:
                speak(person, language)
                troubles = (*too_wide(person.page), *too_small(person.page), *out_of_reach(person.page))
                found += [f"{name}, {language} {width} {large}: {trouble}" for trouble in troubles]
        person.page.evaluate(NORMAL)
    assert not found, "\n".join(found)


def test_what_was_chosen_is_kept(house: Server, people: People) -> None:
    """Language, light and volume, over a reload."""
    anya = people(house.url, language="en")
    anya.page.goto(house.url)
    root = anya.page.locator("html")
    speak(anya, "ru")
    for theme in ("light", "dark"):
        anya.see("theme-switch").click()
        expect(root).to_have_attribute("data-theme", theme)
    anya.see("volume-switch").click()
    volume = anya.see("volume-switch").get_attribute("aria-label")
    anya.page.reload()
    anya.see("create").wait_for()
    assert root.get_attribute("lang") == "ru"
    assert root.get_attribute("data-theme") == "dark"
    assert anya.see("volume-switch").get_attribute("aria-label") == volume == word("ru", "sound-now", volume="quiet")
    anya.see("theme-switch").click()
    expect(root).not_to_have_attribute("data-theme", re.compile(""))
