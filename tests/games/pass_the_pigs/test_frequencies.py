"""Thrown pigs fall as the table says: seeded throws against exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from svinarium.bots import SeededLuck
from svinarium.games.pass_the_pigs import PASS_THE_PIGS
from svinarium.games.pass_the_pigs.options import table_of
from svinarium.games.pass_the_pigs.statistics import chi_square, chi_square_tail
from svinarium.kernel import Draw

LEAST = 1e-3
"""A right table is below this p-value once in a thousand; the seeds are fixed, so it is never by chance."""


def p_value(figures: str, throws: int, seed: int) -> float:
    """The p-value of so many throws of a model."""
    table = table_of(PASS_THE_PIGS.setup(2, {"figures": figures}).options)
    luck, draw = SeededLuck(seed), Draw("turn/1/roll/1", table.source)
    seen = Counter(luck(draw) for _ in range(throws))
    outcomes = [(outcome, p) for outcome, p, _ in table.outcomes()]
    assert set(seen) <= {outcome for outcome, _ in outcomes}
    found = chi_square([seen[outcome] for outcome, _ in outcomes], [p for _, p in outcomes])
    return chi_square_tail(found, len(outcomes) - 1)


@pytest.mark.parametrize("figures", ["kern_pairs", "kern_single"])
def test_200_000_throws(figures: str) -> None:
    assert p_value(figures, 200_000, 1) > LEAST


def test_another_table_would_be_found() -> None:
    """The two models differ by little, and 200,000 throws tell them apart."""
    pairs = table_of(PASS_THE_PIGS.setup(2).options)
    single = table_of(PASS_THE_PIGS.setup(2, {"figures": "kern_single"}).options)
    luck, draw = SeededLuck(1), Draw("turn/1/roll/1", single.source)
    seen = Counter(luck(draw) for _ in range(200_000))
    shared = [(seen[outcome], p) for outcome, p, _ in pairs.outcomes()]
    total = sum(p for _, p in shared)
    assert chi_square_tail(chi_square([n for n, _ in shared], [p / total for _, p in shared]), len(shared) - 1) < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("figures", ["kern_pairs", "kern_single"])
def test_10_000_000_throws(figures: str, record_property: Callable[[str, object], None]) -> None:
    found = p_value(figures, 10_000_000, 2)
    record_property("p_value", f"{found:.4f}")
    assert found > LEAST
