"""Programs at seats of a game at this terminal, each with choices of its own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from svinarium import bots
from svinarium.bots import SeededChance
from svinarium.cli.table import LocalTable
from svinarium.kernel import AnyGame, Chance, Player, Setup, View


class Program:
    """A program at a seat."""

    def __init__(self, name: str, player: Player, chance: Chance) -> None:
        self.by = f"bot:{name}"
        self._player, self._chance = player, chance

    def choose(self, table: LocalTable, seat: int, view: View) -> str:
        """What the program plays; it sees its view and nothing else."""
        return self._player.choose(view, self._chance)


def seat_programs(game: AnyGame, setup: Setup, players: Sequence[str | None], seed: int | None) -> list[Program | None]:
    """The programs by seat, ``None`` where there is none; `MalformedError` ``player_unknown``, ``player_argument``.

    With a seed their choices follow from it, seat by seat.
    """
    base = secrets.randbits(64) if seed is None else seed
    seated: list[Program | None] = []
    for seat, name in enumerate(players):
        chance = SeededChance(derived(base, f"seat/{seat}"))
        seated.append(None if name is None else Program(name, bots.make(game, setup, name), chance))
    return seated


def derived(seed: int, name: str) -> int:
    """A seed for something that has a name, from a seed for the whole: 64 bits that have nothing else in common.

    >>> derived(7, "seat/0") == derived(7, "seat/0") != derived(7, "seat/1")
    True
    """
    return int.from_bytes(sha256(f"svinarium/{seed}/{name}".encode()).digest()[:8], "big")
