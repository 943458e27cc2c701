"""A game of the family played by hand: say who does what and what is thrown, look at the state and the notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from svinarium.games.pig import PIG, Pig, PigState, PigView, Throw
from svinarium.kernel import Drawn, Event, Move, Note, Outcome, Refusal, Result

VECTORS = Path(__file__).parents[2] / "vectors"


def vectors(name: str) -> dict[str, Any]:
    """A file of worked examples."""
    found = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


class Play:
    """A game at a point of its course."""

    def __init__(self, seats: int = 2, *, game: Pig = PIG, preset: str = "", **options: object) -> None:
        self.game = game
        self.setup = game.setup(seats, {"first": "seat_0", **options}, preset)
        self.state: PigState = game.start(self.setup)
        self.notes: list[Note] = []

    def do(self, event: Event) -> None:
        """One event, which must be allowed; its notes are kept."""
        before = self.state
        assert self.game.verify(before, event) is None, event
        self.state = self.game.apply(before, event)
        self.notes = [*self.game.notes(before, event, self.state, None)]

    def draw(self, result: Outcome) -> None:
        """Answer the wanted draw."""
        wanted = self.game.wanted(self.state)
        assert wanted is not None
        self.do(Drawn(wanted.position, result))

    def throw(self, seat: int, *results: Outcome, move: str = "roll") -> None:
        """The seat rolls once for each result."""
        for result in results:
            self.do(Move(seat, move))
            self.draw(result)

    def bank(self, seat: int, *results: Outcome) -> None:
        """The seat rolls these, then banks."""
        self.throw(seat, *results)
        self.do(Move(seat, "bank"))

    def rounds(self, *turns: tuple[int, Sequence[Outcome]]) -> None:
        """Turns that each end with a bank: ``(seat, results)``."""
        for seat, results in turns:
            self.bank(seat, *results)

    def at(self, *scores: int) -> None:
        """Put the game to these scores."""
        self.state = msgspec.structs.replace(self.state, scores=scores)

    def refused(self, seat: int, move: str) -> Refusal | None:
        """What is said to a move now."""
        return self.game.verify(self.state, Move(seat, move))

    @property
    def on_turn(self) -> int | None:
        """Who is on turn."""
        return self.state.seat

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores."""
        return self.state.scores

    @property
    def result(self) -> Result:
        """The result of a game that is over."""
        result = self.game.result(self.state)
        assert result is not None
        return result

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.game.result(self.state) is None

    @property
    def said(self) -> list[str]:
        """The last event's notes, as text: ``bust seat=0 lost=12``."""
        return [
            " ".join([note.code, *(f"{name}={value}" for name, value in note.facts.items())]) for note in self.notes
        ]

    @property
    def last(self) -> Throw:
        """The last throw."""
        throw = self.view().last
        assert throw is not None
        return throw

    def view(self, seat: int | None = None) -> PigView:
        """What the seat sees."""
        return self.game.view(self.state, seat)


def points(total: int) -> list[int]:
    """Throws of one die that gain this many points (2 or more).

    >>> points(13)
    [6, 5, 2]
    """
    sixes, rest = divmod(total, 6)
    if rest != 1:
        return [6] * sixes + ([rest] if rest else [])
    return [6] * (sixes - 1) + [5, 2]
