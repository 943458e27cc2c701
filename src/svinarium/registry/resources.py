"""What games bring besides rules: words and data, read from their packages through `importlib.resources`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from svinarium.kernel import MalformedError
from svinarium.registry.finding import found

LANGUAGES = ("ru", "en")
"""Languages that the house speaks."""


def messages(name: str, lang: str) -> str:
    """A game's Fluent catalogue in a language, in another one if it has none in this, empty if it has none at all.

    It is ``locales/<lang>.ftl`` in the game's package or one around it; the house's own games keep it at
    ``svinarium/locales/<lang>/<package>.ftl``. `MalformedError`: ``game_unknown``, ``language_unknown``.
    """
    if lang not in LANGUAGES:
        raise MalformedError("language_unknown", {"language": lang[:40], "expected": " | ".join(LANGUAGES)})
    for language in sorted(LANGUAGES, key=lambda one: one != lang):
        if (place := _catalogue(name, language)) is not None:
            return place.read_text("utf-8")
    return ""


def languages(name: str) -> tuple[str, ...]:
    """Languages in which a game has a catalogue of its own; `MalformedError` ``game_unknown``."""
    return tuple(lang for lang in LANGUAGES if _catalogue(name, lang) is not None)


def resource(name: str, path: str) -> Traversable:
    """A file in a game's package, or in one around it, such as ``tables/odds.csv``.

    `MalformedError` ``game_unknown``; `FileNotFoundError` if the game has no such file.
    """
    place = _first(_packages(found(name).module), path)
    if place is None:
        raise FileNotFoundError(f"{path} in the package of {name}")
    return place


def _catalogue(name: str, lang: str) -> Traversable | None:
    packages = list(_packages(found(name).module))
    own = _first(packages, f"locales/{lang}.ftl")
    if own is None and packages and packages[0].startswith("svinarium."):
        return _first(["svinarium"], f"locales/{lang}/{packages[0].rpartition('.')[2]}.ftl")
    return own


def _packages(module: str) -> Iterator[str]:
    """The package that a module is or lies in, and those around it, the nearest first."""
    if not hasattr(sys.modules.get(module), "__path__"):
        module = module.rpartition(".")[0]
    while module:
        yield module
        module = module.rpartition(".")[0]


def _first(packages: list[str] | Iterator[str], path: str) -> Traversable | None:
    for package in packages:
        place = files(package).joinpath(*path.split("/"))
        if place.is_file():
            return place
    return None
