"""Any game, played by hand in a test or at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

from svinarium.kernel import Drawn, Event, Game, Move, Note, Outcome, Refusal, Result, Setup
from svinarium.kernel.draws import pick

S = TypeVar("S")


class ByHand(Generic[S]):
    """A game at a point of its course: say what happens, look at the state and the notes."""

    def __init__(self, game: Game[S], seats: int, options: Mapping[str, object], preset: str = "") -> None:
        self.game = game
        self.setup = game.setup(seats, options, preset)
        self.state: S = game.start(self.setup)
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

    def refused(self, seat: int, move: str) -> Refusal | None:
        """What is said to a move now."""
        return self.game.verify(self.state, Move(seat, move))

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.game.result(self.state) is None

    @property
    def result(self) -> Result:
        """The result of a game that is over."""
        result = self.game.result(self.state)
        assert result is not None
        return result

    @property
    def said(self) -> list[str]:
        """The last event's notes, as text: ``sysna_throw points=11 pot=11``."""
        return [
            " ".join([note.code, *(f"{name}={value}" for name, value in note.facts.items())]) for note in self.notes
        ]


def random_game(game: Game[S], setup: Setup, seed: int, most: int = 5000) -> list[tuple[S, Event, S]]:
    """A whole game of random moves and random draws, as (before, event, after); it is over at the end."""
    random = Random(seed)
    state = game.start(setup)
    steps = []
    while game.result(state) is None:
        wanted = game.wanted(state)
        if wanted is not None:
            event: Event = Drawn(wanted.position, pick(wanted.source, random.randrange))
        else:
            seat = random.choice(game.movers(state))
            event = Move(seat, random.choice(game.legal(state, seat)))
        after = game.apply(state, event)
        steps.append((state, event, after))
        state = after
        assert len(steps) < most
    return steps
