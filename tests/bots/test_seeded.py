"""Luck and chance from a seed: reproducible for ever, uniform, within each source."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svinarium.bots import SeededChance, SeededLuck
from svinarium.kernel import Die, Draw, Shuffle, Source, Weighted

SOURCES: list[Source] = [Die(6), Die(2, 3), Weighted((("a", 1), ("b", 5))), Shuffle(3), Die(1), Shuffle(1)]


def test_the_same_seed_gives_the_same_for_ever() -> None:
    """Fixed numbers: a change would change every game that was ever asked for by its seed."""
    luck = SeededLuck(2024)
    assert [luck(Draw("p", Die(6))) for _ in range(12)] == [3, 5, 2, 6, 3, 5, 2, 2, 5, 3, 3, 5]
    assert luck(Draw("p", Die(6, 4))) == (6, 2, 5, 4)
    assert luck(Draw("p", Shuffle(8))) == (0, 4, 2, 7, 3, 1, 6, 5)
    assert luck(Draw("p", Weighted((("a", 1), ("b", 1))))) == "a"
    chance = SeededChance(2024)
    assert [chance.below(100) for _ in range(5)] == [47, 72, 30, 88, 41]
    assert chance.below(2**80) == 866337781144148116717012


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.text)
def test_every_outcome_comes_as_often_as_it_should(source: Source) -> None:
    luck, times = SeededLuck(5), 12_000
    found = Counter(luck(Draw("p", source)) for _ in range(times))
    expected = dict(source.outcomes())
    assert set(found) == set(expected)
    chi_square = sum((found[o] - times * float(p)) ** 2 / (times * float(p)) for o, p in expected.items())
    assert chi_square < 3 * len(expected) + 10


@given(st.integers(0, 2**32), st.integers(1, 2**70))
def test_a_choice_is_below_its_limit(seed: int, n: int) -> None:
    assert 0 <= SeededChance(seed).below(n) < n


def test_large_limits_are_reached_evenly() -> None:
    chance, n = SeededChance(3), 3 * 2**40 + 1
    quarters = Counter(chance.below(n) * 4 // n for _ in range(8000))
    assert all(1850 < quarters[quarter] < 2150 for quarter in range(4))


def test_seeds_differ() -> None:
    throws = Draw("p", Die(6, 20))
    assert len({SeededLuck(seed)(throws) for seed in range(50)}) == 50
