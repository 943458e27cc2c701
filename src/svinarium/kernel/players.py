"""Players that are programs. They see their own view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from svinarium.kernel.errors import MalformedError
from svinarium.kernel.options import Setup
from svinarium.kernel.views import View

WAIT = ""
"""What a player says instead of a move when it does nothing now; only while a timer is running (``view.timers``)."""


class Chance(Protocol):
    """A source of random choices, passed in by who runs the player."""

    def below(self, n: int) -> int:
        """A uniformly random whole number 0 … n−1."""
        ...


class Player(Protocol):
    """A program at a seat. Values of a player are immutable; what it remembers is in the view."""

    def choose(self, view: View, chance: Chance) -> str:
        """One of ``view.moves`` (never called when there is none), or `WAIT` while a timer is running."""
        ...


class PlayerKind(msgspec.Struct, frozen=True):
    """A kind of player that a game offers: ``hold`` with an argument (``hold:20``), ``pace`` without.

    ``make(setup, argument)`` builds it, or raises `MalformedError` with the reason. ``example`` is its text for menus.
    """

    name: str
    make: Callable[[Setup, str], Player]
    example: str = ""

    @property
    def text(self) -> str:
        """How it is asked for, with a sensible argument."""
        return self.example or self.name


def make_player(kinds: Mapping[str, PlayerKind], setup: Setup, text: str) -> Player:
    """The player that ``text`` (``hold:20``) names among ``kinds``; `MalformedError` if there is none such."""
    name, _, argument = text.partition(":")
    if name not in kinds:
        expected = " | ".join(kind.text for kind in kinds.values())
        raise MalformedError("player_unknown", {"player": text[:40], "expected": expected})
    return kinds[name].make(setup, argument)


def whole_number(player: str, argument: str, minimum: int, maximum: int) -> int:
    """A player's numeric argument; `MalformedError` ``player_argument`` if it is none within the limits."""
    if argument.isascii() and argument.isdigit() and len(argument) <= 20 and minimum <= int(argument) <= maximum:
        return int(argument)
    raise MalformedError(
        "player_argument", {"player": player, "value": argument[:40], "expected": f"{minimum}…{maximum}"}
    )
