"""Pass the Pigs played by hand: say who throws what, who calls what, and look at the state and the notes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from svinarium.games.pass_the_pigs import PASS_THE_PIGS, PigsState, PigsView
from svinarium.kernel import Clock, Move
from tests.games.playing import ByHand

VECTORS = Path(__file__).parents[2] / "vectors"

UP, DOWN, TROTTER, RAZORBACK, SNOUTER, JOWLER = (
    "side_dot_up",
    "side_dot_down",
    "trotter",
    "razorback",
    "snouter",
    "leaning_jowler",
)
FIVE, TEN, FIFTEEN, TWENTY = (
    f"{UP}+{TROTTER}",
    f"{RAZORBACK}+{TROTTER}",
    f"{SNOUTER}+{TROTTER}",
    f"{TROTTER}+{TROTTER}",
)
ONE, PIG_OUT, OINKER, PIGGYBACK = f"{UP}+{UP}", f"{UP}+{DOWN}", "oinker", "piggyback"


def vectors(name: str) -> Any:
    """A file of data."""
    return json.loads((VECTORS / f"{name}.json").read_text("utf-8"))


class Play(ByHand[PigsState]):
    """A game at a point of its course."""

    def __init__(self, seats: int = 2, preset: str = "", **options: object) -> None:
        super().__init__(PASS_THE_PIGS, seats, {"first": "seat_0", **options}, preset)

    def move(self, seat: int, move: str) -> None:
        """A move."""
        self.do(Move(seat, move))

    def throw(self, seat: int, *results: str) -> None:
        """The seat throws these; nobody calls."""
        for result in results:
            self.move(seat, "roll")
            for other in self.state.waiting:
                self.move(other, "pass")
            self.draw(result)

    def bank(self, seat: int, *results: str) -> None:
        """The seat throws these, then banks."""
        self.throw(seat, *results)
        self.move(seat, "bank")

    def called(self, thrower: int, caller: int, call: str, result: str) -> None:
        """A throw that somebody calls."""
        self.move(thrower, "roll")
        self.move(caller, f"call {call}")
        self.draw(result)

    def run_out(self) -> None:
        """The window's time is over."""
        (timer,) = PASS_THE_PIGS.timers(self.state)
        self.do(Clock(timer))

    def at(self, *scores: int, turn_total: int = 0) -> None:
        """Put the game to these scores."""
        game = msgspec.structs.replace(self.state.game, scores=scores, turn_total=turn_total)
        self.state = msgspec.structs.replace(self.state, game=game)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores."""
        return self.state.game.scores

    @property
    def pot(self) -> int:
        """The turn total."""
        return self.state.game.turn_total

    @property
    def on_turn(self) -> int | None:
        """Who is on turn."""
        return self.state.game.seat

    def view(self, seat: int | None = None) -> PigsView:
        """What the seat sees."""
        return PASS_THE_PIGS.view(self.state, seat)
