"""Options of Pass the Pigs, and the rules that they make (PTP-4 … PTP-8)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import cast

from svinarium.games.pass_the_pigs.calls import CallNames, CallNeeds, CallRules, names_of
from svinarium.games.pass_the_pigs.counts import Counts, read_counts, split_counts
from svinarium.games.pass_the_pigs.figures import Figures, kern_pairs, kern_single, pigs_table
from svinarium.games.pig import Rules, ThrowTable
from svinarium.games.pig.rules import Ending, First, Tie
from svinarium.games.pig.throws import checked_table
from svinarium.kernel import MalformedError, Option, Setup, Value

NONE = "none"
ON_OFF = ("on", "off")

HOLD = 22
"""Where autopilot banks (PTP-9)."""

OPTIONS = (
    Option("target", "int", 100, minimum=1, maximum=10_000),
    Option("first", "choice", "random", ("random", "seat_0", "highest_throw")),
    Option("ending", "choice", "sudden", ("sudden", "equal_turns")),
    Option("tie", "choice", "play_off", ("play_off", "first_reached", "shared")),
    Option("figures", "choice", "kern_pairs", ("kern_pairs", "kern_single", "custom")),
    Option("counts", "text", NONE, (NONE,)),
    Option("piggyback_share", "text", "1/10"),
    Option("hog_call", "choice", "off", ON_OFF),
    Option("hog_call_needs", "choice", "caller_score", ("caller_score", "turn_total")),
    Option("hog_call_names", "choice", "score", ("score", "poses")),
    Option("hog_call_wins", "choice", "on", ON_OFF),
    Option("size", "choice", "small", ("small", "big")),
    Option("round_limit", "int", NONE, (NONE,), minimum=1, maximum=1_000_000),
)
"""All options. ``size`` changes nothing but the pictures (PTP-8)."""

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "big_pigs": {"size": "big"},
    "hog_call": {"hog_call": "on"},
}

SHARE = "0…1: 1/10 | 0.1"
"""How a share is written."""

_SHARE = re.compile(r"\d{1,3}(?:/[1-9]\d{0,2}|\.\d{1,3})?", re.ASCII)


def read_share(text: str) -> Fraction:
    """A share of 0 … 1, exact; `MalformedError` ``option_value`` otherwise.

    >>> read_share("0.1"), read_share("1/10")
    (Fraction(1, 10), Fraction(1, 10))
    """
    if _SHARE.fullmatch(text) and (share := Fraction(text)) <= 1:
        return share
    raise MalformedError("option_value", {"option": "piggyback_share", "value": text[:80], "expected": SHARE})


def counts_of(options: Mapping[str, Value]) -> Counts:
    """The counts that the chances are made from; `MalformedError` if one's own are missing, or given and not asked for.

    The codes are ``pigs_counts_missing`` and ``pigs_counts_unused``, and those of `read_counts`.
    """
    figures, text = cast(Figures, options["figures"]), str(options["counts"])
    if figures == "custom":
        if text == NONE:
            raise MalformedError("pigs_counts_missing")
        return read_counts(split_counts(text))
    if text != NONE:
        raise MalformedError("pigs_counts_unused", {"figures": figures})
    return kern_pairs() if figures == "kern_pairs" else kern_single()


def table_of(options: Mapping[str, Value]) -> ThrowTable:
    """The throw table; `MalformedError` if nobody could ever score with it, or lose a turn."""
    return checked_table(pigs_table(counts_of(options), read_share(str(options["piggyback_share"]))))


def rules_of(setup: Setup) -> tuple[Rules, CallRules | None]:
    """The rules of a setup: those of the machine, and those of Hog Call if it is on."""
    return _rules(setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=256)
def _rules(seats: int, items: tuple[tuple[str, Value], ...]) -> tuple[Rules, CallRules | None]:
    options = dict(items)
    table = table_of(options)
    rules = Rules(
        seats=seats,
        tables=(table.text,),
        target=int(options["target"]),
        hold=HOLD,
        first=cast(First, options["first"]),
        ending=cast(Ending, options["ending"]),
        tie=cast(Tie, options["tie"]),
        round_limit=0 if options["round_limit"] == NONE else int(options["round_limit"]),
    )
    if options["hog_call"] == "off":
        return rules, None
    names = cast(CallNames, options["hog_call_names"])
    calls = CallRules(
        needs=cast(CallNeeds, options["hog_call_needs"]),
        names=names,
        wins=options["hog_call_wins"] == "on",
        calls=names_of(names, table),
    )
    return rules, calls
