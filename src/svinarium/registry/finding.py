"""Games by entry point. A package that cannot be loaded is set aside and told of; the house opens without it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

import msgspec

from svinarium.kernel import AnyGame, Game, MalformedError

GROUP = "svinarium.games"
"""The group of entry points: ``name = "package.module:GAME"``, where the name is the game's own."""

_HOUSE = "svinarium."


class Broken(msgspec.Struct, frozen=True):
    """An entry point that gave no game, and why.

    ``code``: ``load`` (importing it failed, ``detail`` is Python's own word), ``no_game`` (it is something else),
    ``name`` (the game calls itself ``detail``), ``taken`` (there is a game of this name already).
    """

    name: str
    value: str
    code: str
    detail: str = ""


class Found(msgspec.Struct, frozen=True):
    """A game and the module that its entry point names."""

    game: AnyGame
    module: str


def games() -> Mapping[str, AnyGame]:
    """All games by name: the house's first, then strangers', each in order of their names."""
    return MappingProxyType({name: found.game for name, found in _all()[0].items()})


def game(name: str) -> AnyGame:
    """The game of that name; `MalformedError` ``game_unknown`` with the names that there are."""
    return found(name).game


def found(name: str) -> Found:
    """The game of that name and where it is from; `MalformedError` ``game_unknown``."""
    known = _all()[0]
    if name not in known:
        raise MalformedError("game_unknown", {"game": name[:40], "expected": " | ".join(known)})
    return known[name]


def broken() -> tuple[Broken, ...]:
    """Entry points that gave no game."""
    return _all()[1]


def refresh() -> None:
    """Look again: what was installed since the last look is found."""
    _all.cache_clear()


@cache
def _all() -> tuple[Mapping[str, Found], tuple[Broken, ...]]:
    good: dict[str, Found] = {}
    bad: list[Broken] = []
    for entry in _in_order(entry_points(group=GROUP)):
        loaded = _load(entry)
        if isinstance(loaded, Found) and entry.name in good:
            loaded = Broken(entry.name, entry.value, "taken")
        if isinstance(loaded, Found):
            good[entry.name] = loaded
        else:
            bad.append(loaded)
    return good, tuple(bad)


def _in_order(entries: Iterable[EntryPoint]) -> list[EntryPoint]:
    """The house's own first: nobody can take their names."""
    return sorted(entries, key=lambda entry: (not entry.value.startswith(_HOUSE), entry.name, entry.value))


def _load(entry: EntryPoint) -> Found | Broken:
    try:
        loaded = entry.load()
    except Exception as error:  # noqa: BLE001 - a stranger's package may fail in any way, and must not stop the house
        return Broken(entry.name, entry.value, "load", f"{type(error).__name__}: {error}"[:300])
    if not isinstance(loaded, Game):
        return Broken(entry.name, entry.value, "no_game", type(loaded).__name__)
    if loaded.name != entry.name:
        return Broken(entry.name, entry.value, "name", loaded.name)
    return Found(loaded, entry.module)
