"""The words that a page should say, from the house's catalogues; and words that no page should ever say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

PAGES = ("house", "pig", "web")

GATHER = """() => {
  const told = [document.title, document.body.innerText];
  for (const at of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (at.hasAttribute(name) && !at.matches('[data-testid=lang-switch]')) told.push(at.getAttribute(name));
  return told;
}"""

BROKEN = re.compile(r"\bundefined\b|\bNaN\b|\bnull\b|\[object|\{ ?\$|\?\?\?|�")
CYRILLIC = re.compile("[А-Яа-яЁё]+")
LATIN = re.compile("[A-Za-z]+")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in PAGES:
        text = files("svinarium").joinpath("locales", language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _ids() -> frozenset[str]:
    catalogues = files("svinarium").joinpath("locales", "ru").iterdir()
    texts = (catalogue.read_text("utf-8") for catalogue in catalogues)
    return frozenset(name for text in texts for name in re.findall(r"^([a-z]\w*-[\w-]+) =", text, re.MULTILINE))


def word(language: str, message: str, /, **facts: str | int) -> str:
    """A message of the catalogues, in words."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    assert errors == []
    assert isinstance(text, str)
    return text


def strange_words(page: Page, language: str, names: Iterable[str] = ()) -> list[str]:
    """What a page says that a reader of this language cannot read; ``names`` of people may be of any script."""
    told = page.evaluate(GATHER)
    text = "\n".join(told)
    found = [match.group() for match in BROKEN.finditer(text)]
    found += [name for name in _ids() if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]
    for known in (*names, "EN", "РУ"):
        text = re.sub(rf"(?<!\w){re.escape(known)}(?!\w)", "", text)
    text = re.sub(r"https?://\S+", "", text)
    found += (LATIN if language == "ru" else CYRILLIC).findall(text)
    return found
