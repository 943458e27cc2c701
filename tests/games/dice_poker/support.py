"""A game of Dice Poker played by hand: say what is thrown, kept and written, look at the sheets and the notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from svinarium.games.dice_poker import DICE_POKER, FREE, SCHOOL, PokerState, PokerView
from svinarium.games.dice_poker.cells import FIGURES, Sheet
from svinarium.kernel import Drawn, Event, Move, Note, Outcome, Refusal, Result, Setup
from svinarium.kernel.draws import pick

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


class Play:
    """A game at a point of its course; unless it is told otherwise, seat 0 starts."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.setup = DICE_POKER.setup(seats, {"first": "seat_0", **options})
        self.state: PokerState = DICE_POKER.start(self.setup)
        self.notes: list[Note] = []

    def do(self, event: Event) -> None:
        """One event, which must be allowed; its notes are kept."""
        before = self.state
        assert DICE_POKER.verify(before, event) is None, event
        self.state = DICE_POKER.apply(before, event)
        self.notes = [*DICE_POKER.notes(before, event, self.state, None)]

    def move(self, move: str) -> None:
        """The seat on turn moves."""
        assert self.state.seat is not None
        self.do(Move(self.state.seat, move))

    def draw(self, result: Outcome) -> None:
        """Answer the wanted draw."""
        wanted = DICE_POKER.wanted(self.state)
        assert wanted is not None
        self.do(Drawn(wanted.position, result))

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

    def refused(self, seat: int, move: str) -> Refusal | None:
        """What is said to a move now."""
        return DICE_POKER.verify(self.state, Move(seat, move))

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves of the seat on turn."""
        assert self.state.seat is not None
        return DICE_POKER.legal(self.state, self.state.seat)

    @property
    def result(self) -> Result:
        """The result of a game that is over."""
        result = DICE_POKER.result(self.state)
        assert result is not None
        return result

    @property
    def said(self) -> list[str]:
        """The last event's notes, as text."""
        return [
            " ".join([note.code, *(f"{name}={value}" for name, value in note.facts.items())]) for note in self.notes
        ]

    def view(self, seat: int | None = None) -> PokerView:
        """What the seat sees."""
        return DICE_POKER.view(self.state, seat)


def random_game(setup: Setup, seed: int, most: int = 5000) -> list[tuple[PokerState, Event, PokerState]]:
    """A whole game of random moves and random draws; it is over at the end."""
    random = Random(seed)
    state = DICE_POKER.start(setup)
    steps = []
    while DICE_POKER.result(state) is None:
        wanted = DICE_POKER.wanted(state)
        if wanted is not None:
            event: Event = Drawn(wanted.position, pick(wanted.source, random.randrange))
        else:
            (seat,) = DICE_POKER.movers(state)
            event = Move(seat, random.choice(DICE_POKER.legal(state, seat)))
        after = DICE_POKER.apply(state, event)
        steps.append((state, event, after))
        state = after
        assert len(steps) < most
    return steps
