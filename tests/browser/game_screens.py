"""Take pictures of games on the generic screen: ``.venv/bin/python -m tests.browser.game_screens [GAME …]``.

Each is played by a person with a phone in Russian and by one with a desk in English; its beginning, its middle and its
end are put into ``tests/browser/out/`` as ``game-GAME-language-MOVES.png``. Look at them after every change of the
screen or of a game's words.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from tests.browser.barriers import DESK, PHONE, resize
from tests.browser.conftest import chromium_running
from tests.browser.games import Table, house_with_strangers, may_move, play_on, tables
from tests.browser.screens import NAMES, OUT, someone

MOMENTS = (0, 1, 6)
"""After so many further moves pictures are taken."""

JUDGED = "[data-testid=verify-status]:not([data-state=pending])"


def pictures(browser: Browser, url: str, table: Table, language: str, size: tuple[int, int]) -> None:
    """Pictures of a game in one language."""
    person = someone(browser, url, language)
    resize(person, size)
    person.lay(*table.wishes, name=NAMES[language][0], game=table.game, **table.options)
    for moves in MOMENTS:
        play_on(person, Random(1), moves)
        may_move(person)
        person.page.screenshot(path=OUT / f"game-{table.game}-{language}-{moves}.png", full_page=True)
    play_on(person, Random(1))
    person.page.locator(JUDGED).wait_for()
    person.page.screenshot(path=OUT / f"game-{table.game}-{language}-end.png", full_page=True)
    person.context.close()
    assert person.unexpected() == []


def main(names: Sequence[str]) -> None:
    """Take the pictures."""
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium_running() as browser,
        house_with_strangers(Path(folder)) as url,
    ):
        for table in tables():
            if not names or table.game in names:
                pictures(browser, url, table, "ru", PHONE)
                pictures(browser, url, table, "en", DESK)


if __name__ == "__main__":
    main(sys.argv[1:])
