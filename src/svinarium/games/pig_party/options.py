"""Options of Pig Party, and the rules that they make (PP-1, PP-4, PP-5, PP-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, cast

import msgspec

from svinarium.kernel import MalformedError, Option, Setup, Value

BonusWhen: TypeAlias = Literal["first_throw", "first_card"]

MIN_SEATS, MAX_SEATS = 2, 8
OWN_COLOURS = 4
"""So many can have a colour of their own."""

OPTIONS = (
    Option("target", "int", 100, minimum=1, maximum=400),
    Option("first", "choice", "random", ("random", "seat_0")),
    Option("shared_colours", "choice", "off", ("on", "off")),
    Option("card_rounds", "int", 3, minimum=1, maximum=20),
    Option("bonus_when", "choice", "first_throw", ("first_throw", "first_card")),
)
"""All options. ``shared_colours`` is ``on`` by itself where there are more seats than colours."""


class PartyRules(msgspec.Struct, frozen=True, gc=False):
    """How one game is played; ``lot``: who starts is drawn by lot."""

    seats: int
    target: int = 100
    lot: bool = True
    card_rounds: int = 3
    bonus_when: BonusWhen = "first_throw"


def check_seats(seats: int, options: Mapping[str, Value]) -> None:
    """`MalformedError` ``party_colours`` if there are more seats than colours, and none are shared."""
    if seats > OWN_COLOURS and options["shared_colours"] == "off":
        raise MalformedError("party_colours", {"seats": seats, "maximum": OWN_COLOURS})


def rules_of(setup: Setup) -> PartyRules:
    """The rules of a setup."""
    options = setup.options
    return PartyRules(
        setup.seats,
        int(options["target"]),
        options["first"] == "random",
        int(options["card_rounds"]),
        cast(BonusWhen, options["bonus_when"]),
    )
