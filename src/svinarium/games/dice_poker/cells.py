"""The sheet's fifteen cells: their names, what they need and what they score (DP-3 … DP-8).

A sheet is a tuple of fifteen entries, in the order of `CELLS`: points, or ``None`` while the cell is open. The first
six are the obligatory programme («школа»), the others the free one. The cell ``3`` of the free programme (three equal)
has the text of an obligatory cell, too: which one is meant is never in doubt, since the free programme begins when the
obligatory one is full (DP-3).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

import msgspec

Sheet: TypeAlias = tuple[int | None, ...]
"""Fifteen entries: points, or ``None`` while the cell is open."""

Dice: TypeAlias = tuple[int, ...]
"""Five faces."""

SCHOOL = ("1", "2", "3", "4", "5", "6")
FREE = ("1п", "2п", "3", "LS", "BS", "F", "C", "P", "Sh")
CELLS = (*SCHOOL, *FREE)
"""The cells' texts, as they stand on the sheet and in moves."""

FIGURES = ("pair", "two_pairs", "three", "small_straight", "large_straight", "full", "four", "poker", "chance")
"""The free cells' names, for messages."""

PAIR, TWO_PAIRS, THREE, SMALL, LARGE, FULL, FOUR, POKER, CHANCE = range(6, 15)
SIZE = len(CELLS)
EMPTY: Sheet = (None,) * SIZE


class Scoring(msgspec.Struct, frozen=True):
    """What the options say of points. ``strike``: may a recorded figure be struck instead of writing (DP-9)."""

    school_premium: int = 50
    poker_premium: int = 50
    first_throw_double: bool = True
    double_poker_premium: bool = False
    two_pairs_from_four: bool = False
    full_from_five: bool = False
    strike: bool = False


def score(cell: int, dice: Dice, first: bool, scoring: Scoring) -> int | None:
    """Points of these dice in a cell; ``None`` if they do not make its figure. ``first``: of a turn's first throw.

    >>> score(TWO_PAIRS, (6, 6, 2, 2, 1), False, Scoring()), score(FULL, (3, 3, 3, 3, 3), False, Scoring())
    (16, None)
    >>> score(4, (5, 5, 1, 2, 3), False, Scoring()), score(POKER, (4, 4, 4, 4, 4), True, Scoring())
    (-5, 90)
    """
    return scores(tuple(sorted(dice)), first, scoring)[cell]


@lru_cache(maxsize=4096)
def scores(dice: Dice, first: bool, scoring: Scoring) -> tuple[int | None, ...]:
    """What sorted dice score in each cell: see `score`."""
    school = tuple((dice.count(face) - 3) * face for face in range(1, 7))
    return (*school, *(_free(cell, dice, first, scoring) for cell in range(PAIR, SIZE)))


def _free(cell: int, dice: Dice, first: bool, scoring: Scoring) -> int | None:
    if cell == CHANCE:
        return sum(dice)
    points = _figure(cell, dice, scoring)
    if points is None:
        return None
    double = 2 if first and scoring.first_throw_double else 1
    if cell != POKER:
        return points * double
    return points * double + scoring.poker_premium * (double if scoring.double_poker_premium else 1)


def _figure(cell: int, dice: Dice, scoring: Scoring) -> int | None:
    """Points of a figure before doubling and premium: the highest that the dice make."""
    counts = Counter(dice)

    def best(equal: int) -> int | None:
        faces = [face for face, count in counts.items() if count >= equal]
        return equal * max(faces) if faces else None

    if cell in (SMALL, LARGE):
        wanted = {1, 2, 3, 4, 5} if cell == SMALL else {2, 3, 4, 5, 6}
        return sum(wanted) if set(dice) == wanted else None
    if cell == TWO_PAIRS:
        pairs = [face for face, count in counts.items() if count >= 2]
        if len(pairs) == 2:
            return 2 * sum(pairs)
        return best(4) if scoring.two_pairs_from_four else None
    if cell == FULL:
        full = sorted(counts.values()) == [2, 3] or (scoring.full_from_five and len(counts) == 1)
        return sum(dice) if full else None
    return best({PAIR: 2, THREE: 3, FOUR: 4, POKER: 5}[cell])


# --- sheets -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def open_cells(sheet: Sheet) -> tuple[int, ...]:
    """Cells that may be written now: of the obligatory programme while it is not full, then of the free one (DP-3)."""
    school = tuple(cell for cell in range(len(SCHOOL)) if sheet[cell] is None)
    return school or tuple(cell for cell in range(len(SCHOOL), SIZE) if sheet[cell] is None)


@lru_cache(maxsize=8192)
def struck_cells(sheet: Sheet) -> tuple[int, ...]:
    """Cells that could be struck: recorded free figures above 0 (DP-9)."""
    return tuple(cell for cell in range(len(SCHOOL), SIZE) if (sheet[cell] or 0) > 0)


def is_full(sheet: Sheet) -> bool:
    """Whether nothing is left to write."""
    return None not in sheet


def school_sum(sheet: Sheet) -> int:
    """Sum of the obligatory cells that are written."""
    return sum(points for points in sheet[: len(SCHOOL)] if points is not None)


def premium(sheet: Sheet, scoring: Scoring) -> int:
    """The premium of the obligatory programme: once it is full, for a sum of 0 or more (DP-5)."""
    whole = None not in sheet[: len(SCHOOL)]
    return scoring.school_premium if whole and school_sum(sheet) >= 0 else 0


@lru_cache(maxsize=8192)
def total(sheet: Sheet, scoring: Scoring) -> int:
    """The sheet's total: obligatory sum, premium, free cells (DP-10).

    >>> total((0, 2, 0, 4, -5, 0, 24, 8, 12, 30, 40, 54, 0, 0, 25), Scoring())
    244
    """
    return sum(points for points in sheet if points is not None) + premium(sheet, scoring)


@lru_cache(maxsize=16384)
def possible(sheet: Sheet, dice: Dice, first: bool, scoring: Scoring) -> dict[str, int]:
    """What sorted dice would score in each cell that may be written now; 0 for a figure that is not made (DP-9)."""
    row = scores(dice, first, scoring)
    return {CELLS[cell]: row[cell] or 0 for cell in open_cells(sheet)}
