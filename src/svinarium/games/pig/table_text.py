"""Reading a throw table's text form back, with an error that says what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from svinarium.games.pig.effects import read_effect
from svinarium.games.pig.throws import FACED, Case, ThrowTable
from svinarium.kernel import Die, MalformedError, Weighted

MAX_TEXT = 8_000
"""Longest text form, in characters."""

MAX_DICE = 20
"""Most dice in one throw."""

MAX_PIPS = 240
"""Largest product of dice and sides: with it a table is worked out in a moment."""

MAX_WEIGHT = 10**12
"""Largest weight of one outcome."""

DICE_FORM = "2d6: CASE = EFFECT; …; else = EFFECT"
WEIGHTED_FORM = "weighted: WEIGHT NAME = EFFECT; …"
CASES = "any N | all N | first N | sum N | alike | else"

_DICE = re.compile(r"([1-9]\d?)?d([1-9]\d{0,2})", re.ASCII)
_CASE = re.compile(rf"(?:(?P<faced>{'|'.join(FACED)}) (?P<number>[1-9]\d{{0,3}}))|(?P<plain>alike|else)", re.ASCII)
_NAME = re.compile(r"[^\s:;=]{1,40}")
_WEIGHT = re.compile(r"[1-9]\d{0,12}", re.ASCII)


@lru_cache(maxsize=256)
def read_table(text: str) -> ThrowTable:
    """Read a table's text form; `MalformedError` says which part will not do.

    >>> read_table("weighted: 1 heads = gain 1; 1 tails = bust").effect("tails").text
    'bust'
    """
    if len(text) > MAX_TEXT:
        raise MalformedError("pig_table_too_large", {"what": "characters", "found": len(text), "maximum": MAX_TEXT})
    kind, colon, rest = text.partition(":")
    parts = [_halves(part) for part in rest.split(";") if part.strip()]
    if not parts:
        if colon or not text.strip():
            raise MalformedError("pig_table_empty")
        raise _unreadable(text, f"{DICE_FORM} | {WEIGHTED_FORM}")
    if kind.strip() == "weighted":
        return weighted_table((*_weight_and_name(left), right) for left, right in parts)
    return dice_table(kind.strip(), parts)


def dice_table(dice: str, parts: Iterable[tuple[str, str]]) -> ThrowTable:
    """A table of dice (``2d6``) from its cases, each as text: ``("any 1", "bust")``."""
    die = read_dice(dice)
    cases: list[Case] = []
    for when, effect in parts:
        case = _read_case(die, when, effect)
        if any((case.when, case.number) == (other.when, other.number) for other in cases):
            raise MalformedError("pig_table_twice", {"outcome": " ".join(when.split())[:40]})
        if cases and cases[-1].when == "else":
            raise MalformedError("pig_table_else", {"outcome": " ".join(when.split())[:40]})
        cases.append(case)
    if not cases:
        raise MalformedError("pig_table_empty")
    if cases[-1].when != "else":
        raise MalformedError("pig_table_else", {"outcome": cases[-1].text[:40]})
    return ThrowTable(die, tuple(cases))


def weighted_table(parts: Iterable[tuple[int, str, str]]) -> ThrowTable:
    """A table of named outcomes, each with its weight and its effect as text: ``(1, "heads", "gain 1")``."""
    cases: list[Case] = []
    weights: list[tuple[str, int]] = []
    for weight, name, effect in parts:
        if not _NAME.fullmatch(name) or not name.isprintable():
            raise _unreadable(name, "1…40 characters without spaces and : ; =")
        if any(name == case.when for case in cases):
            raise MalformedError("pig_table_twice", {"outcome": name})
        if not 1 <= weight <= MAX_WEIGHT:
            raise MalformedError("pig_table_too_large", {"what": "weight", "found": str(weight), "maximum": MAX_WEIGHT})
        cases.append(Case(name, 0, read_effect(effect, dice=False)))
        weights.append((name, weight))
    if not cases:
        raise MalformedError("pig_table_empty")
    return ThrowTable(Weighted(tuple(weights)), tuple(cases))


def read_dice(text: str) -> Die:
    """Dice of a table, ``2d6``; `MalformedError` if they are none, or more than a table may have."""
    found = _DICE.fullmatch(text)
    if not found:
        raise _unreadable(text, f"{DICE_FORM} | {WEIGHTED_FORM}")
    die = Die(int(found[2]), int(found[1] or 1))
    if die.count > MAX_DICE:
        raise MalformedError("pig_table_too_large", {"what": "dice", "found": die.count, "maximum": MAX_DICE})
    if die.count * die.sides > MAX_PIPS:
        size = die.count * die.sides
        raise MalformedError("pig_table_too_large", {"what": "dice × sides", "found": size, "maximum": MAX_PIPS})
    return die


def _read_case(die: Die, when: str, effect: str) -> Case:
    words = " ".join(when.split())
    found = _CASE.fullmatch(words)
    if not found:
        raise _unreadable(words, CASES)
    if plain := found["plain"]:
        return Case(plain, 0, read_effect(effect))
    number = int(found["number"])
    least, most = (die.count, die.count * die.sides) if found["faced"] == "sum" else (1, die.sides)
    if not least <= number <= most:
        raise _unreadable(words, f"{found['faced']} {least}…{most}")
    return Case(found["faced"], number, read_effect(effect))


def _halves(part: str) -> tuple[str, str]:
    left, sign, right = part.partition("=")
    if not sign or not left.strip():
        raise _unreadable(part, "… = EFFECT")
    return left.strip(), right.strip()


def _weight_and_name(text: str) -> tuple[int, str]:
    words = text.split()
    if len(words) != 2 or not _WEIGHT.fullmatch(words[0]):
        raise _unreadable(text, "WEIGHT NAME = EFFECT")
    return int(words[0]), words[1]


def _unreadable(part: str, expected: str) -> MalformedError:
    return MalformedError("pig_table", {"part": " ".join(part.split())[:80], "expected": expected})
