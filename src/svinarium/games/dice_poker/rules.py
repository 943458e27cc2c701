"""`Rules`: how a game of Dice Poker is played, made from options once and shared by states."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias, cast

import msgspec

from svinarium.games.dice_poker.cells import Scoring
from svinarium.kernel import Option, Setup, Value

First: TypeAlias = Literal["highest_sum", "random", "seat_0"]

THROWS = 3
"""Throws of a turn (DP-2)."""

DICE = 5

ROLL = "roll"
KEEP = "keep"
WRITE = "write"
STRIKE = "strike"

_SWITCH = ("off", "on")

OPTIONS = (
    Option("first", "choice", "highest_sum", ("highest_sum", "random", "seat_0")),
    Option("school_premium", "int", 50, minimum=0, maximum=1000),
    Option("poker_premium", "int", 50, minimum=0, maximum=1000),
    Option("first_throw_double", "choice", "on", _SWITCH),
    Option("double_poker_premium", "choice", "off", _SWITCH),
    Option("two_pairs_from_four", "choice", "off", _SWITCH),
    Option("full_from_five", "choice", "off", _SWITCH),
    Option("strike", "choice", "open", ("open", "recorded")),
)


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "poker_plain": {"first_throw_double": "off"},
    "poker_generous": {"two_pairs_from_four": "on", "full_from_five": "on", "double_poker_premium": "on"},
    "poker_strike": {"strike": "recorded"},
}
"""Without doubles from the first throw; with everything that makes figures easier; striking what is recorded."""


class Rules(msgspec.Struct, frozen=True, dict=True):
    """Seats, who starts, and what counts."""

    seats: int
    first: First
    scoring: Scoring

    @cached_property
    def alone(self) -> tuple[tuple[int, ...], ...]:
        """``alone[seat]`` is ``(seat,)``: who may move when it is the seat's turn."""
        return tuple((seat,) for seat in range(self.seats))


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup."""
    return _rules(setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=256)
def _rules(seats: int, items: tuple[tuple[str, Value], ...]) -> Rules:
    options = dict(items)
    scoring = Scoring(
        school_premium=int(options["school_premium"]),
        poker_premium=int(options["poker_premium"]),
        first_throw_double=options["first_throw_double"] == "on",
        double_poker_premium=options["double_poker_premium"] == "on",
        two_pairs_from_four=options["two_pairs_from_four"] == "on",
        full_from_five=options["full_from_five"] == "on",
        strike=options["strike"] == "recorded",
    )
    return Rules(seats, cast(First, options["first"]), scoring)
