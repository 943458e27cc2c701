"""A game of Dice Poker played by hand: say what is thrown, kept and written, look at the sheets and the notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from svinarium.games.dice_poker import DICE_POKER, FREE, SCHOOL, PokerState, PokerView
from svinarium.games.dice_poker.cells import FIGURES, Sheet
from svinarium.kernel import Move
from tests.games.playing import ByHand

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parents[2] / "vectors" / "dice_poker.json").read_text("utf-8"))
"""The worked examples."""

ZERO_SCHOOL = (0,) * len(SCHOOL)
"""An obligatory programme of three dice each."""


def cell_named(name: str) -> int:
    """The cell that an example names: a face, or a figure."""
    return SCHOOL.index(name) if name in SCHOOL else len(SCHOOL) + FIGURES.index(name)


def sheet_of(school: Sequence[int | None] = ZERO_SCHOOL, /, **free: int) -> Sheet:
    """A sheet with this school and these figures, ``pair=12``; all else is open."""
    return (*school, *(free.get(figure) for figure in FIGURES))


class Play(ByHand[PokerState]):
    """A game at a point of its course; unless it is told otherwise, seat 0 starts."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(DICE_POKER, seats, {"first": "seat_0", **options})

    def move(self, move: str) -> None:
        """The seat on turn moves."""
        assert self.state.seat is not None
        self.do(Move(self.state.seat, move))

    def roll(self, *dice: int, move: str = "roll") -> None:
        """The seat on turn throws these."""
        self.move(move)
        self.draw(dice if len(dice) > 1 else dice[0])

    def turn(self, dice: tuple[int, ...], cell: str) -> None:
        """A turn of one throw."""
        self.roll(*dice)
        self.move(f"write {cell}")

    def at(self, *sheets: Sheet) -> None:
        """Put the game to these sheets."""
        self.state = msgspec.structs.replace(self.state, sheets=sheets)

    def points(self, seat: int, cell: str) -> int | None:
        """What stands in a free cell, or in a cell of the school that is called ``school 3``."""
        name = cell.removeprefix("school ")
        place = SCHOOL.index(name) if cell != name else len(SCHOOL) + FREE.index(name)
        return self.state.sheets[seat][place]

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves of the seat on turn."""
        assert self.state.seat is not None
        return DICE_POKER.legal(self.state, self.state.seat)

    def view(self, seat: int | None = None) -> PokerView:
        """What the seat sees."""
        return DICE_POKER.view(self.state, seat)
