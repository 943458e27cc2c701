"""Options of Sysna, their defaults, and the rules that they make (SYS-1 … SYS-3, SYS-9 … SYS-11, SYS-13)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from svinarium.games.sysna.rules import Announce, Chirik, Ending, Rules, Tie
from svinarium.kernel import MalformedError, Option, Setup, Value

NONE = "none"
RANDOM = "random"

OPTIONS = (
    Option("target", "int", 200, minimum=1, maximum=10_000),
    Option("ending", "choice", "gamble", ("gamble", "fair")),
    Option("tie", "choice", "next_round", ("next_round", "shared")),
    Option("announce", "choice", "in_order", ("in_order", "at_once")),
    Option("dice", "int", 2, minimum=1, maximum=2),
    Option("chirik", "choice", "red_one", ("red_one", "double", "one")),
    Option("first_leader", "text", RANDOM, (RANDOM, "seat_0")),
    Option("round_limit", "int", NONE, (NONE,), minimum=1, maximum=1_000_000),
)

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "sysna_class": {"announce": "at_once"},
    "sysna_fair": {"ending": "fair"},
    "sysna_one_die": {"dice": 1},
}
"""For a whole class; to the first who makes it; with a single die."""

CHIRIK_OF_DICE: Mapping[int, tuple[str, ...]] = {1: ("one",), 2: ("red_one", "double")}
"""What can be a chirik with so many dice, the default first (SYS-2)."""

_SEAT = re.compile(r"seat_(0|[1-9]\d?)", re.ASCII)


def sysna_defaults(given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option's default, given some of them: one die burns by a 1 and is played to 100 (SYS-2, SYS-9)."""
    defaults: dict[str, Value] = {option.name: option.default for option in OPTIONS}
    if given.get("dice") == 1:
        defaults |= {"target": 100, "chirik": CHIRIK_OF_DICE[1][0]}
    return defaults


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; `MalformedError` says why its options make no game."""
    return _rules(setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=256)
def _rules(seats: int, items: tuple[tuple[str, Value], ...]) -> Rules:
    options = dict(items)
    dice, chirik = int(options["dice"]), str(options["chirik"])
    if chirik not in CHIRIK_OF_DICE[dice]:
        expected = " | ".join(CHIRIK_OF_DICE[dice])
        raise MalformedError("sysna_chirik", {"dice": dice, "chirik": chirik, "expected": expected})
    return Rules(
        seats=seats,
        dice=dice,
        chirik=cast(Chirik, chirik),
        target=int(options["target"]),
        announce=cast(Announce, options["announce"]),
        ending=cast(Ending, options["ending"]),
        tie=cast(Tie, options["tie"]),
        first_leader=_first_leader(seats, str(options["first_leader"])),
        round_limit=0 if options["round_limit"] == NONE else int(options["round_limit"]),
    )


def _first_leader(seats: int, value: str) -> int:
    """The seat that leads the first round, or −1 for the lot (SYS-1)."""
    if value == RANDOM:
        return -1
    found = _SEAT.fullmatch(value)
    if found and int(found[1]) < seats:
        return int(found[1])
    expected = f"{RANDOM} | seat_0 … seat_{seats - 1}"
    raise MalformedError("option_value", {"option": "first_leader", "value": value[:80], "expected": expected})
