"""Every screen, for everybody: by axe-core's rules, in both languages, on small phones, with large letters."""

from __future__ import annotations

from tests.browser.barriers import LANGUAGES, barriers, out_of_reach, resize, speak, too_small, too_wide, variants
from tests.browser.conftest import People
from tests.browser.walk import walk
from tests.browser.words import strange_words
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
