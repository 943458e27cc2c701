"""A game of Sysna played by hand: say who says what and what is thrown, look at the state and the notes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from svinarium.games.sysna import SYSNA, SysnaState, SysnaView
from svinarium.kernel import Move, Outcome
from tests.games.playing import ByHand

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parents[2] / "vectors" / "sysna.json").read_text("utf-8"))
"""The worked examples."""


class Play(ByHand[SysnaState]):
    """A game at a point of its course. Unless it is told otherwise, all have confirmed and seat 0 leads."""

    def __init__(self, seats: int = 3, *, confirmed: bool = True, **options: object) -> None:
        super().__init__(SYSNA, seats, {"first_leader": "seat_0", **options})
        if confirmed:
            for seat in range(seats):
                self.do(Move(seat, "confirm"))

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

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores."""
        return self.state.scores

    def view(self, seat: int | None = None) -> SysnaView:
        """What the seat sees."""
        return SYSNA.view(self.state, seat)
