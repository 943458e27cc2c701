"""Options of Pig and Two-Dice Pig, their defaults, and the rules that they make (PIG-1, PIG-5 … PIG-9, PIG-12)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from svinarium.games.pig.odds import best_table, hold_total
from svinarium.games.pig.rules import Ending, First, Rules, Tie
from svinarium.games.pig.table_text import read_table
from svinarium.games.pig.tables import BUST_ON, NAMED, hog_table, pig_table
from svinarium.games.pig.throws import ThrowTable, checked_table
from svinarium.kernel import MalformedError, Option, Setup, Value

BY_DICE = "dice"
"""Option ``table``: the table follows from ``dice``, ``bust_on`` and ``void_on``."""

HOG = "hog"
BY_TABLE = "table"
"""Options ``dice``, ``bust_on``, ``void_on``: ``table`` says it."""

NONE = "none"
MAX_HOG_DICE = 20

TARGETS: Mapping[str, int] = {"piglet": 10, HOG: 100, "big_pig": 100, "two_dice_wipe": 100}
"""Default targets of the tables with a name (PIG-5 gives those of the others)."""

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "short": {"target": 50},
    "two_dice_literal": {"dice": 2, "bust_on": "any_one", "void_on": "double"},
    "piglet": {"table": "piglet", "target": 10},
    "hog": {"table": HOG, "target": 100},
    "big_pig": {"table": "big_pig", "target": 100},
    "two_dice_wipe": {"table": "two_dice_wipe", "target": 100},
}


def pig_options(dice: int) -> tuple[Option, ...]:
    """The options, with the defaults of a game that is played with so many dice."""
    return (
        Option("target", "int", 100 if dice == 1 else 200, minimum=1, maximum=10_000),
        Option("first", "choice", "lowest_roll", ("lowest_roll", "random", "seat_0")),
        Option("ending", "choice", "sudden", ("sudden", "equal_turns")),
        Option("tie", "choice", "play_off", ("play_off", "first_reached", "shared")),
        Option("dice", "int", dice, (BY_TABLE,), minimum=1, maximum=2),
        Option("bust_on", "choice", "one" if dice == 1 else "double", (*BUST_ON, BY_TABLE)),
        Option("void_on", "choice", NONE, (NONE, "double", BY_TABLE)),
        Option("table", "text", BY_DICE, (BY_DICE, HOG, *NAMED)),
        Option("hog_dice", "int", NONE, (NONE,), minimum=1, maximum=MAX_HOG_DICE),
        Option("round_limit", "int", NONE, (NONE,), minimum=1, maximum=1_000_000),
    )


def pig_defaults(dice: int, given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option's default, given some of them: two dice bust on doubles and play to 200, a table brings its own."""
    defaults = {option.name: option.default for option in pig_options(dice)}
    table = given.get("table", BY_DICE)
    if table != BY_DICE:
        defaults |= {"dice": BY_TABLE, "bust_on": BY_TABLE, "void_on": BY_TABLE}
        defaults["target"] = TARGETS.get(str(table), 100)
        defaults["hog_dice"] = 10 if table == HOG else NONE
    elif "dice" in given:
        chosen = {option.name: option.default for option in pig_options(2 if given["dice"] == 2 else 1)}
        defaults |= {name: chosen[name] for name in ("target", "bust_on")}
    return defaults


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; `MalformedError` says why its options make no game."""
    return _rules(setup.seats, tuple(setup.options.items()))


@lru_cache(maxsize=256)
def _rules(seats: int, items: tuple[tuple[str, Value], ...]) -> Rules:
    options = dict(items)
    tables = _tables(options)
    choose = options["table"] == HOG
    return Rules(
        seats=seats,
        tables=tuple(table.text for table in tables),
        target=int(options["target"]),
        hold=best_table(tables) + 1 if choose else _hold(options, tables[0]),
        first=cast(First, options["first"]),
        ending=cast(Ending, options["ending"]),
        tie=cast(Tie, options["tie"]),
        round_limit=0 if options["round_limit"] == NONE else int(options["round_limit"]),
        choose=choose,
    )


def _tables(options: Mapping[str, Value]) -> tuple[ThrowTable, ...]:
    """The throw tables that the options name; all but Hog have one."""
    table = str(options["table"])
    for name in ("dice", "bust_on", "void_on"):
        if (options[name] == BY_TABLE) == (table == BY_DICE):
            facts = {"option": name, "value": options[name], "table": table[:80]}
            raise MalformedError("pig_table_missing" if table == BY_DICE else "pig_table_has", facts)
    if (options["hog_dice"] == NONE) == (table == HOG):
        raise MalformedError("pig_hog_dice", {"hog_dice": options["hog_dice"], "table": table[:80]})
    if table == HOG:
        return tuple(hog_table(dice) for dice in range(1, int(options["hog_dice"]) + 1))
    if table == BY_DICE:
        return (pig_table(int(options["dice"]), str(options["bust_on"]), str(options["void_on"])),)
    return (checked_table(read_table(NAMED.get(table, table))),)


def _hold(options: Mapping[str, Value], table: ThrowTable) -> int:
    """Where autopilot banks: 20, with two dice 30 (PIG-12); for a declared table where a roll stops paying."""
    if options["dice"] != BY_TABLE:
        return 20 if options["dice"] == 1 else 30
    return 30 if options["table"] in ("big_pig", "two_dice_wipe") else hold_total(table)
