"""`Rules`: the numbers and words that the machine runs on, made from options once and shared by states."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

import msgspec

from svinarium.games.pig.effects import Effect
from svinarium.games.pig.table_text import read_table
from svinarium.games.pig.throws import ThrowTable
from svinarium.kernel import Die, DieShown, Outcome, Source

First: TypeAlias = Literal["lowest_roll", "highest_throw", "random", "seat_0"]
"""Who starts: the lowest roll of one die, the throw of the game itself that gains most, the lot, or the first seat."""

Ending: TypeAlias = Literal["sudden", "equal_turns"]
Tie: TypeAlias = Literal["play_off", "first_reached", "shared"]

ROLL = "roll"
BANK = "bank"


class Rules(msgspec.Struct, frozen=True, dict=True):
    """How one game of the family is played: a throw table, a target and an ending.

    ``tables`` are text forms of throw tables. Usually there is one; with ``choose`` the player chooses at each turn how
    many dice he throws, exactly once: ``tables[n − 1]`` throws n. ``hold`` is the turn total at which autopilot banks
    (with ``choose``: the number of dice that it throws). ``round_limit`` 0 means none.
    """

    seats: int
    tables: tuple[str, ...]
    target: int
    hold: int
    first: First = "lowest_roll"
    ending: Ending = "sudden"
    tie: Tie = "play_off"
    round_limit: int = 0
    choose: bool = False

    @cached_property
    def throws(self) -> tuple[ThrowTable, ...]:
        """The throw tables."""
        return tuple(read_table(text) for text in self.tables)

    @cached_property
    def lookup(self) -> dict[Outcome, Effect] | None:
        """The effects of the outcomes, where there is one table and it is not too large to list."""
        return None if self.choose else self.throws[0].lookup

    @cached_property
    def rolls(self) -> dict[str, Source]:
        """The moves that throw, each with what it throws: ``roll``, or ``roll 1`` … with ``choose``."""
        sources = [table.source for table in self.throws]
        if not self.choose:
            return {ROLL: sources[0]}
        return {f"{ROLL} {n}": source for n, source in enumerate(sources, start=1)}

    @cached_property
    def first_moves(self) -> tuple[str, ...]:
        """Legal moves while there is nothing to bank (PIG-2)."""
        return tuple(self.rolls)

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Legal moves while there is a turn total."""
        return (*self.rolls, BANK)

    @cached_property
    def alone(self) -> tuple[tuple[int, ...], ...]:
        """``alone[seat]`` is ``(seat,)``: who may move when it is the seat's turn."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def expected(self) -> str:
        """The moves that there are, for an error's facts."""
        return f"{ROLL} 1 … {ROLL} {len(self.tables)}" if self.choose else f"{ROLL} | {BANK}"

    def effect(self, outcome: Outcome) -> Effect:
        """The effect of an outcome of one of the tables."""
        table = self.throws[len(outcome) - 1] if self.choose and isinstance(outcome, tuple) else self.throws[0]
        return table.effect(outcome)

    def shown(self, outcome: Outcome) -> tuple[DieShown, ...]:
        """The dice (or whatever is thrown) as a view shows them."""
        source = self.throws[0].source
        sides = source.sides if isinstance(source, Die) else source.size()
        return shown(outcome, sides, self.throws[0].has_red)


@lru_cache(maxsize=4096)
def shown(outcome: Outcome, sides: int, red: bool = False) -> tuple[DieShown, ...]:
    """A result as dice with so many sides; with ``red`` the first one is red.

    >>> shown((3, 5), 6, red=True)[0]
    DieShown(value=3, sides=6, role='red')
    """
    values = outcome if isinstance(outcome, tuple) else (outcome,)
    return tuple(DieShown(v, sides, "red" if red and place == 0 else "") for place, v in enumerate(values))
