"""Variants that a user declares in TOML: a name, options, and a throw table of his own. See ``docs/variants.md``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from math import lcm
from typing import Any

import msgspec

from svinarium.games.pig.game import PIG, TWO_DICE_PIG, Pig
from svinarium.games.pig.table_text import dice_table, weighted_table
from svinarium.games.pig.throws import ThrowTable
from svinarium.kernel import Fact, MalformedError, Value

GAMES: Mapping[str, Pig] = {game.name: game for game in (PIG, TWO_DICE_PIG)}
"""Games that a variant may be one of."""

MAX_TEXT = 64_000
"""Longest variant, in characters."""

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_CHANCE = re.compile(r"\d{1,12}(?:/[1-9]\d{0,11}|\.\d{1,12})?", re.ASCII)


class Variant(msgspec.Struct, frozen=True):
    """A declared variant: its own name, the game whose rules it is played by, and the options that make it.

    Played as ``GAMES[variant.game].setup(seats, variant.options)``; a record of it names the game and the options, so
    that it can be replayed without the file.
    """

    name: str
    game: str
    options: dict[str, Value]


def read_variant(text: str) -> Variant:
    """Read a variant's TOML; `MalformedError` says what is wrong with it, and where.

    >>> read_variant('name = "quick"\\n[options]\\ntarget = 50\\n').options
    {'target': 50}
    """
    document = _toml(text)
    _known(document, "", {"name", "game", "options", "throw"})
    name = _string(document, "name", "name")
    if not _NAME.fullmatch(name) or len(name) > 40:
        raise _wrong("name", name, "a-z 0-9 -, 1…40")
    game = _string(document, "game", "game") if "game" in document else PIG.name
    if game not in GAMES:
        raise _wrong("game", game, " | ".join(GAMES))
    options: dict[str, Any] = dict(_table(document, "options"))
    if "throw" in document:
        if "table" in options:
            raise _wrong("options.table", "table", "[throw]")
        options["table"] = _throw(_table(document, "throw")).text
    resolved = GAMES[game].setup(GAMES[game].min_seats, options).options
    return Variant(name, game, {option: resolved[option] for option in options})


# --- the throw ----------------------------------------------------------------------------------------------------


def _throw(throw: Mapping[str, Any]) -> ThrowTable:
    _known(throw, "throw.", {"dice", "cases", "outcomes"})
    if ("outcomes" in throw) == ("dice" in throw or "cases" in throw):
        raise _wrong("throw", " ".join(throw) or "∅", "outcomes | dice, cases")
    if "outcomes" in throw:
        return _outcomes(_rows(throw, "outcomes"))
    cases = [
        (_string(row, "when", f"{at}.when"), _string(row, "effect", f"{at}.effect"))
        for at, row in _checked_rows(throw, "cases", {"when", "effect"})
    ]
    return dice_table(_string(throw, "dice", "throw.dice"), cases)


def _outcomes(rows: list[tuple[str, Mapping[str, Any]]]) -> ThrowTable:
    """Named outcomes: all with a ``chance`` (which then sum to 1), or all with a ``weight``."""
    if not rows:
        raise MalformedError("pig_table_empty")
    measure = "weight" if "weight" in rows[0][1] else "chance"
    names, shares, effects = [], [], []
    for at, row in rows:
        _known(row, f"{at}.", {"name", measure, "effect"})
        names.append(_string(row, "name", f"{at}.name"))
        effects.append(_string(row, "effect", f"{at}.effect"))
        shares.append(_weight(row, at) if measure == "weight" else _chance(row, at))
    if measure == "chance" and sum(shares) != 1:
        raise MalformedError("pig_table_sum", {"sum": str(sum(shares))})
    whole = lcm(*(share.denominator for share in shares))
    return weighted_table(zip((int(share * whole) for share in shares), names, effects, strict=True))


def _weight(row: Mapping[str, Any], at: str) -> Fraction:
    weight = row["weight"] if "weight" in row else _missing(f"{at}.weight")
    if type(weight) is not int or weight < 1:
        raise _wrong(f"{at}.weight", weight, "1, 2, 3 …")
    return Fraction(weight)


def _chance(row: Mapping[str, Any], at: str) -> Fraction:
    """An exact chance above 0: ``"1/6"``, ``0.25``, ``1``."""
    chance = row["chance"] if "chance" in row else _missing(f"{at}.chance")
    if not isinstance(chance, bool) and isinstance(chance, int | str | Decimal) and _CHANCE.fullmatch(str(chance)):
        if (exact := Fraction(str(chance))) > 0:
            return exact
    raise _wrong(f"{at}.chance", chance, '"1/6" | 0.25')


# --- fields -------------------------------------------------------------------------------------------------------


def _toml(text: str) -> dict[str, Any]:
    if len(text) > MAX_TEXT:
        raise MalformedError("pig_table_too_large", {"what": "characters", "found": len(text), "maximum": MAX_TEXT})
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise MalformedError("variant_toml", {"line": line, "what": str(error)[:200]}) from error


def _known(table: Mapping[str, Any], prefix: str, known: set[str]) -> None:
    for name in table:
        if name not in known:
            raise MalformedError(
                "variant_field_unknown", {"field": f"{prefix}{name}"[:80], "expected": " | ".join(sorted(known))}
            )


def _table(document: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = document.get(name, {})
    if not isinstance(table, dict):
        raise _wrong(name, table, f"[{name}]")
    return table


def _rows(throw: Mapping[str, Any], name: str) -> list[tuple[str, Mapping[str, Any]]]:
    rows = throw.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise _wrong(f"throw.{name}", rows, "[{…}, {…}]")
    return [(f"throw.{name}[{number}]", row) for number, row in enumerate(rows, start=1)]


def _checked_rows(throw: Mapping[str, Any], name: str, known: set[str]) -> list[tuple[str, Mapping[str, Any]]]:
    rows = _rows(throw, name)
    for at, row in rows:
        _known(row, f"{at}.", known)
    return rows


def _string(table: Mapping[str, Any], name: str, field: str) -> str:
    value = table[name] if name in table else _missing(field)
    if not isinstance(value, str):
        raise _wrong(field, value, '"text"')
    return value


def _missing(field: str) -> Any:
    raise MalformedError("variant_field_missing", {"field": field})


def _wrong(field: str, value: object, expected: str) -> MalformedError:
    facts: dict[str, Fact] = {"field": field, "value": str(value)[:80], "expected": expected}
    return MalformedError("variant_field", facts)
