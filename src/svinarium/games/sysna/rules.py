"""`Rules`: the numbers and words that a game of Sysna runs on, made from options once and shared by states."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Literal, TypeAlias

import msgspec

from svinarium.kernel import Die, DieShown, Outcome

Chirik: TypeAlias = Literal["red_one", "double", "one"]
"""The burning throw: a 1 on the red (first) of two dice; two equal dice; with one die, a 1 (SYS-2)."""

Announce: TypeAlias = Literal["in_order", "at_once"]
Ending: TypeAlias = Literal["gamble", "fair"]
Tie: TypeAlias = Literal["next_round", "shared"]
Phase: TypeAlias = Literal["confirm", "lot", "throw", "speak", "over"]

CONFIRM = "confirm"
THROW = "throw"
PLAY = "play"
ENOUGH = "enough"

MOVES: dict[Phase, tuple[str, ...]] = {
    "confirm": (CONFIRM,),
    "lot": (),
    "throw": (THROW,),
    "speak": (PLAY, ENOUGH),
    "over": (),
}
"""What may be done in each phase, by those who may do something."""

HOLD = 20
"""The pot at which a seat that is away says enough (SYS-13)."""


class Rules(msgspec.Struct, frozen=True, dict=True):
    """How a game of Sysna is played.

    ``first_leader`` is a seat, or −1 for the lot. ``round_limit`` 0 means none.
    """

    seats: int
    dice: int
    chirik: Chirik
    target: int
    announce: Announce
    ending: Ending
    tie: Tie
    first_leader: int
    round_limit: int

    @cached_property
    def die(self) -> Die:
        """What the leader throws: both dice at once, the red one first."""
        return Die(6, self.dice)

    @cached_property
    def gains(self) -> dict[Outcome, int]:
        """What each throw adds to the pot: the sum of its dice; 0 is a chirik (SYS-2)."""
        return {outcome: self._gain(outcome) for outcome, _ in self.die.outcomes()}

    def _gain(self, outcome: Outcome) -> int:
        if isinstance(outcome, int):
            return 0 if outcome == 1 else outcome
        assert isinstance(outcome, tuple)
        burns = outcome[0] == 1 if self.chirik == "red_one" else outcome[0] == outcome[1]
        return 0 if burns else sum(outcome)

    @cached_property
    def shown(self) -> dict[Outcome, tuple[DieShown, ...]]:
        """Each throw as dice; the red die is marked where it matters which one it is."""
        red = "red" if self.chirik == "red_one" else ""
        faces = range(1, 7)
        if self.dice == 1:
            return {face: (DieShown(face),) for face in faces}
        return {(a, b): (DieShown(a, 6, red), DieShown(b)) for a, b in product(faces, faces)}

    @cached_property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """``orders[leader]``: the seats in speaking order, the leader's left neighbour first, he himself last."""
        seats = self.seats
        return tuple(tuple((leader + 1 + at) % seats for at in range(seats)) for leader in range(seats))

    @cached_property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """``places[leader][seat]``: the seat's place in that order, 1 for who speaks first."""
        seats = self.seats
        return tuple(tuple((seat - leader - 1) % seats + 1 for seat in range(seats)) for leader in range(seats))

    @cached_property
    def alone(self) -> tuple[tuple[int, ...], ...]:
        """``alone[seat]`` is ``(seat,)``: who may act when it is only this seat."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def silent(self) -> tuple[str, ...]:
        """Nobody has said anything."""
        return ("",) * self.seats

    @cached_property
    def nothing(self) -> tuple[int, ...]:
        """A zero for each seat."""
        return (0,) * self.seats
