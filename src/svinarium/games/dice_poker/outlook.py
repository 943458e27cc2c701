"""One turn looked through to its end: what to keep and what to write, if only this turn mattered.

What a cell is worth is what it scores above its *par*: what one would get there by a turn played for nothing else. So
the look-ahead neither throws good cells away nor saves them for ever. Struck figures (DP-9) cost what they had scored.
All is exact but for the arithmetic of floating point; equal choices are decided by the order of cells and of keeps.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import msgspec

from svinarium.games.dice_poker.cells import SIZE, Dice, Scoring, score
from svinarium.games.dice_poker.rules import DICE, THROWS

FACES = range(1, 7)
WHOLE: tuple[Dice, ...] = tuple(combinations_with_replacement(FACES, DICE))
"""The 252 throws of five dice, in order."""

PARTS: tuple[Dice, ...] = tuple(
    part for size in range(DICE - 1, -1, -1) for part in combinations_with_replacement(FACES, size)
)
"""What can be kept: the 210 multisets of fewer than five dice, the largest first."""

KEEPS: dict[Dice, tuple[Dice, ...]] = {
    dice: tuple(dict.fromkeys(part for size in range(DICE - 1, -1, -1) for part in combinations(dice, size)))
    for dice in WHOLE
}
"""The different keeps of each throw, the largest first."""

Values = dict[Dice, float]


class Choice(msgspec.Struct, frozen=True):
    """What to do: keep these dice and throw the rest, or end the turn in a cell (``strike``: by striking it)."""

    value: float
    keep: Dice | None = None
    cell: int | None = None
    strike: bool = False


def expected(values: Values) -> Values:
    """The expected value of each keep, from the values of what the throw can make of it."""
    known = dict(values)
    for part in PARTS:
        known[part] = sum(known[tuple(sorted((*part, face)))] for face in FACES) / len(FACES)
    return {part: known[part] for part in PARTS}


@lru_cache(maxsize=64)
def points(scoring: Scoring, first: bool) -> dict[Dice, tuple[int, ...]]:
    """What each throw scores in each cell, 0 for a figure that it does not make."""
    return {dice: tuple(score(cell, dice, first, scoring) or 0 for cell in range(SIZE)) for dice in WHOLE}


def _worth(scoring: Scoring, first: bool, cells: tuple[int, ...], above: tuple[float, ...], floor: float) -> Values:
    """What each throw is worth where the turn ends with it: the best cell above its par, at least ``floor``."""
    table = points(scoring, first)
    pairs = tuple(zip(cells, above, strict=True))
    return {dice: max(floor, *(row[cell] - par for cell, par in pairs)) for dice, row in table.items()}


def turn_values(worth: Values) -> tuple[Values, Values]:
    """Expected values of each keep before the second and before the third throw, for a turn that ends by ``worth``."""
    last = expected(worth)
    second = {dice: max(worth[dice], *(last[part] for part in KEEPS[dice])) for dice in WHOLE}
    return expected(second), last


@lru_cache(maxsize=16)
def pars(scoring: Scoring) -> tuple[float, ...]:
    """The par of each cell: the expected points of a turn that is played for this cell alone."""
    found = []
    for cell in range(SIZE):
        before_second, _ = turn_values(_worth(scoring, False, (cell,), (0.0,), float("-inf")))
        at_once = points(scoring, True)
        start = {dice: max(at_once[dice][cell], *(before_second[p] for p in KEEPS[dice])) for dice in WHOLE}
        found.append(expected({dice: float(value) for dice, value in start.items()})[()])
    return tuple(found)


@lru_cache(maxsize=1024)
def _turn(scoring: Scoring, cells: tuple[int, ...], floor: float) -> tuple[Values, Values]:
    par = pars(scoring)
    return turn_values(_worth(scoring, False, cells, tuple(par[cell] for cell in cells), floor))


def choose(
    scoring: Scoring, cells: tuple[int, ...], strikes: tuple[tuple[int, int], ...], dice: Dice, throws: int
) -> Choice:
    """The best choice for this turn, after ``throws`` throws, the dice sorted.

    ``cells`` may be written; ``strikes`` are cells that may be struck instead, each with the points that this costs.
    """
    par = pars(scoring)
    row = points(scoring, throws == 1)[dice]
    ends = [Choice(row[cell] - par[cell], cell=cell) for cell in cells]
    ends += [Choice(float(-lost), cell=cell, strike=True) for cell, lost in strikes]
    best = max(ends, key=lambda end: end.value)
    if throws == THROWS:
        return best
    floor = max((float(-lost) for _, lost in strikes), default=float("-inf"))
    ahead = _turn(scoring, cells, floor)[throws - 1]
    keep = max(KEEPS[dice], key=ahead.__getitem__)
    return Choice(ahead[keep], keep=keep) if ahead[keep] > best.value else best
