"""Ends: results have the shape that every screen and every rating relies on."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from svinarium.kernel.results import Reason, Result, Score, score_text
from svinarium.kernel.testing.bench import Bench

_UNRANKED = (Reason.OUT, Reason.ABANDONED)
"""Reasons that need no winner."""


def results(bench: Bench) -> None:
    """Results have a rank and a score for each seat, a winner unless the reason says otherwise, and no gap in ranks."""
    for trail in bench.trails:
        state = trail.states[-1]
        if (result := bench.game.result(state)) is not None:
            _shaped(bench, result, state)


def _shaped(bench: Bench, result: Result, state: Any) -> None:
    bench.expect(isinstance(result.reason, Reason), f"reason {result.reason!r}", state=state)
    seats = bench.setup.seats
    bench.expect(len(result.standings) == seats, f"standings {result.standings!r}, {seats} seats", state=state)
    bench.expect(len(result.scores) == seats, f"scores {result.scores!r}, {seats} seats", state=state)
    bench.expect(all(map(_is_score, result.scores)), f"scores {result.scores!r}", state=state)
    bench.well_coded("facts", result.facts, state=state)
    if result.reason not in _UNRANKED:
        _ranked(bench, result, state)


def _ranked(bench: Bench, result: Result, state: Any) -> None:
    bench.expect(bool(result.winners), f"nobody won: {result.standings!r}", state=state)
    for rank in result.standings:
        better = sum(other < rank for other in result.standings)
        bench.expect(rank == 1 + better, f"rank {rank} in {result.standings!r}", state=state)


def _is_score(score: Score) -> bool:
    """Whole numbers, and fractions in lowest terms that are not whole."""
    if type(score) is int:
        return True
    fraction = re.fullmatch(r"-?[0-9]+/[1-9][0-9]*", str(score))
    return type(score) is str and fraction is not None and score_text(Fraction(score)) == score
