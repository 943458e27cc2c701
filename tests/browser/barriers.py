"""What keeps people out of a page: axe-core's rules, letters too large for it, buttons too small for a thumb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias

from playwright.sync_api import Page, expect

from scripts.frontend import SOURCES
from tests.browser.people import PATIENCE_MS, Person

AXE = SOURCES / "node_modules" / "axe-core" / "axe.min.js"

Theme: TypeAlias = Literal["light", "dark"]

PHONE, DESK = (390, 844), (1440, 900)
LANGUAGES = ("ru", "en")
LETTERS = {"ru": re.compile("[а-яё]"), "en": re.compile("[a-z]")}
THEMES: tuple[Theme, ...] = ("light", "dark")

RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  const places = (nodes) => nodes.map((node) => node.html.slice(0, 160)).join(' · ');
  return violations.map(({id, impact, nodes}) => `${id} (${impact}): ${places(nodes)}`);
}"""

WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const clips = (at) => getComputedStyle(at).overflowX !== 'visible';
  const scrolls = (at) => at && at !== document.body && (clips(at) || scrolls(at.parentElement));
  const out = [...document.body.querySelectorAll('*')].filter((at) => {
    const {left, right, width: own} = at.getBoundingClientRect();
    return own > 0 && (right > width + 1 || left < -1) && !at.closest('.unseen, svg') && !scrolls(at.parentElement);
  });
  const inmost = out.filter((at) => !out.some((other) => other !== at && at.contains(other)));
  const told = inmost.map((at) => `${at.tagName} ${at.className} "${at.textContent.trim().slice(0, 40)}"`);
  const {scrollWidth} = document.documentElement;
  if (scrollWidth > width) told.push(`the page scrolls: ${scrollWidth} > ${width}`);
  return told;
}"""

SMALL = """() => [...document.querySelectorAll('button, a.button, a.mark, input, select, summary')].flatMap((at) => {
  const shown = at.closest('label') && at.matches('[type=radio], [type=checkbox]') ? at.closest('label') : at;
  if (!shown.checkVisibility() || shown.closest('.unseen')) return [];
  const {width, height} = shown.getBoundingClientRect();
  return height < 47.9 || width < 47.9 ? [`${shown.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
})"""

REACH = """() => {
  const at = (id) => [...document.querySelectorAll(`[data-testid=${id}]`)];
  const table = [...at('roll'), ...at('bank')];
  const others = [...at('quick-bot'), ...at('create'), ...at('copy-link'), ...at('sit'), ...at('again')];
  return [...table, ...others].flatMap((button) => {
    if (others.includes(button)) button.scrollIntoView({block: 'center'});
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const free = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    return inside && free ? [] : [`${button.dataset.testid} is ${inside ? 'covered' : 'out of sight'}`];
  });
}"""


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What axe-core finds, by all its rules; none is disabled."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    return list(page.evaluate(RUN))


def too_wide(page: Page) -> list[str]:
    """What stands out of the page, or makes it scroll sideways."""
    return list(page.evaluate(WIDE))


def too_small(page: Page) -> list[str]:
    """Buttons and fields that are smaller than 48 × 48 pixels."""
    return list(page.evaluate(SMALL))


def out_of_reach(page: Page) -> list[str]:
    """Main buttons that cannot be touched: those of the table without scrolling, those of other screens at all."""
    return list(page.evaluate(REACH))


def speak(person: Person, language: str) -> None:
    """Turn the page to a language with its own switch."""
    switch, root = person.see("lang-switch"), person.page.locator("html")
    if switch.get_attribute("lang") == language:
        switch.click()
    expect(switch).not_to_have_attribute("lang", language, timeout=PATIENCE_MS)
    expect(root).to_have_attribute("lang", language)
    if person.see("words").count():
        expect(person.see("words")).to_have_text(LETTERS[language], timeout=PATIENCE_MS)


def resize(person: Person, size: tuple[int, int]) -> None:
    """Give the page another size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


def variants(person: Person) -> Iterator[str]:
    """Turn a page to both languages, both themes, both sizes, one after the other; it is left as it was."""
    first = str(person.page.locator("html").get_attribute("lang"))
    for language in LANGUAGES:
        speak(person, language)
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            for size in (DESK, PHONE):
                resize(person, size)
                yield f"{language} {theme} {size[0]}"
    speak(person, first)
