"""A game of Sysna played by hand: say who says what and what is thrown, look at the state and the notes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from svinarium.games.sysna import SYSNA, SysnaState, SysnaView
from svinarium.kernel import Drawn, Event, Move, Note, Outcome, Refusal, Result, Setup
from svinarium.kernel.draws import pick

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parents[2] / "vectors" / "sysna.json").read_text("utf-8"))
"""The worked examples."""


class Play:
    """A game at a point of its course. Unless it is told otherwise, all have confirmed and seat 0 leads."""

    def __init__(self, seats: int = 3, *, confirmed: bool = True, **options: object) -> None:
        self.setup = SYSNA.setup(seats, {"first_leader": "seat_0", **options})
        self.state: SysnaState = SYSNA.start(self.setup)
        self.notes: list[Note] = []
        if confirmed:
            for seat in range(seats):
                self.do(Move(seat, "confirm"))

    def do(self, event: Event) -> None:
        """One event, which must be allowed; its notes are kept."""
        before = self.state
        assert SYSNA.verify(before, event) is None, event
        self.state = SYSNA.apply(before, event)
        self.notes = [*SYSNA.notes(before, event, self.state, None)]

    def draw(self, result: Outcome) -> None:
        """Answer the wanted draw."""
        wanted = SYSNA.wanted(self.state)
        assert wanted is not None
        self.do(Drawn(wanted.position, result))

    def throw(self, *results: Outcome) -> None:
        """The leader throws once, and answers to the draws follow: more than one when the first throw is repeated."""
        assert self.state.leader is not None
        self.do(Move(self.state.leader, "throw"))
        for result in results:
            self.draw(result)

    def say(self, *words: str) -> None:
        """Those who are asked say these, one after the other."""
        for word in words:
            self.do(Move(self.state.waiting[0], word))

    def round(self, *throws: tuple[Outcome, str]) -> None:
        """Throws with what is said to each: ``p`` play, ``e`` enough, in speaking order of those in the round."""
        for result, words in throws:
            self.throw(result)
            self.say(*({"p": "play", "e": "enough"}[word] for word in words))

    def at(self, *scores: int) -> None:
        """Put the game to these scores."""
        self.state = msgspec.structs.replace(self.state, scores=scores)

    def refused(self, seat: int, move: str) -> Refusal | None:
        """What is said to a move now."""
        return SYSNA.verify(self.state, Move(seat, move))

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores."""
        return self.state.scores

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return SYSNA.result(self.state) is None

    @property
    def result(self) -> Result:
        """The result of a game that is over."""
        result = SYSNA.result(self.state)
        assert result is not None
        return result

    @property
    def said(self) -> list[str]:
        """The last event's notes, as text: ``sysna_throw points=11 pot=11``."""
        return [
            " ".join([note.code, *(f"{name}={value}" for name, value in note.facts.items())]) for note in self.notes
        ]

    def view(self, seat: int | None = None) -> SysnaView:
        """What the seat sees."""
        return SYSNA.view(self.state, seat)


def random_game(setup: Setup, seed: int, most: int = 5000) -> list[tuple[SysnaState, Event, SysnaState]]:
    """A whole game of random moves and random draws; it is over at the end."""
    random = Random(seed)
    state = SYSNA.start(setup)
    steps = []
    while SYSNA.result(state) is None:
        wanted = SYSNA.wanted(state)
        if wanted is not None:
            event: Event = Drawn(wanted.position, pick(wanted.source, random.randrange))
        else:
            seat = random.choice(SYSNA.movers(state))
            event = Move(seat, random.choice(SYSNA.legal(state, seat)))
        after = SYSNA.apply(state, event)
        steps.append((state, event, after))
        state = after
        assert len(steps) < most
    return steps
