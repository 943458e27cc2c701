"""What the odds are: the chance that a single throw of five dice makes each figure, by counting all throws."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from svinarium.games.dice_poker.cells import CHANCE, FIGURES, SCHOOL, Scoring, score
from svinarium.games.dice_poker.rules import DICE
from svinarium.kernel import Fact, score_text


def poker_facts(scoring: Scoring) -> dict[str, Fact]:
    """Chances of the figures in one throw as exact fractions, and the mean sum of five dice."""
    throws = list(product(range(1, 7), repeat=DICE))
    facts: dict[str, Fact] = {}
    for at, figure in enumerate(FIGURES):
        cell = len(SCHOOL) + at
        if cell != CHANCE:
            made = sum(score(cell, dice, False, scoring) is not None for dice in throws)
            facts[f"{figure}_chance"] = str(Fraction(made, len(throws)))
    return facts | {"mean_chance": score_text(Fraction(sum(map(sum, throws)), len(throws)))}
