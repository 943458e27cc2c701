"""Draws: uniform without a remainder, in a stated order, and each alone."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.kernel.draws import MAX_TOTAL, Die, Draw, Shuffle, Source, Weighted
from svinarium.ledger.draws import MAX_COUNT, MAX_PLACES, MAX_SIDES, below, drawn, keyed, reduced, words
from tests.ledger.build import draw_lists, filled, malformed, new_opening

KEY = bytes(range(32))
TOP = 2**32 - 1


@pytest.mark.parametrize("n", range(1, 257))
def test_every_value_comes_equally_often(n: int) -> None:
    """All words of a stream with eight-bit words, one after the other: no value is favoured."""
    found = Counter(reduced(x, n, 256) for x in range(256))
    thrown_away = found.pop(-1, 0)
    assert thrown_away == 256 % n
    assert found == dict.fromkeys(range(n), 256 // n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 100, 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30, TOP, 2**32])
def test_the_border_of_one_word(n: int) -> None:
    last = 2**32 - 2**32 % n - 1
    assert below(n, iter([last])) == n - 1
    assert below(n, iter([0])) == 0
    if last < TOP:
        assert below(n, iter([last + 1, TOP, 5])) == 5 % n


@pytest.mark.parametrize(
    ("n", "taken"),
    [
        (1, 0),
        (2, 1),
        (2**32, 1),
        (2**32 + 1, 2),
        (2**64, 2),
        (2**64 + 1, 3),
        (2**96 + 1, 4),
        (2**255, 8),
        (MAX_TOTAL, 8),
    ],
)
def test_as_many_words_as_the_range_needs(n: int, taken: int) -> None:
    stream = iter([0] * 20)
    assert below(n, stream) == 0
    assert len(list(stream)) == 20 - taken


def test_the_first_word_is_the_highest() -> None:
    assert below(2**64, iter([1, 2])) == 2**32 + 2
    assert below(2**96, iter([1, 2, 3])) == 2**64 + 2 * 2**32 + 3


@pytest.mark.parametrize("n", [0, -1, MAX_TOTAL + 1])
def test_no_range(n: int) -> None:
    assert malformed(lambda: below(n, iter([0] * 20))) == ("ledger_range", {"field": "total", "found": str(n)})


@pytest.mark.parametrize(
    ("source", "field"),
    [
        (Die(0), "sides"),
        (Die(-6), "sides"),
        (Die(MAX_SIDES + 1), "sides"),
        (Die(6, 0), "count"),
        (Die(6, -1), "count"),
        (Die(6, MAX_COUNT + 1), "count"),
        (Shuffle(0), "n"),
        (Shuffle(MAX_PLACES + 1), "n"),
        (Weighted((("a", MAX_TOTAL), ("b", 1))), "total"),
    ],
)
def test_sources_that_no_verifier_reads_are_not_answered(source: Source, field: str) -> None:
    code, facts = malformed(lambda: drawn(source, iter([0] * 10)))
    assert (code, facts["field"]) == ("ledger_range", field)


def test_dice_in_turn() -> None:
    assert drawn(Die(6), iter([7])) == 2
    assert drawn(Die(6, 3), iter([0, 5, 8])) == (1, 6, 3)
    assert drawn(Die(6, 3), iter([0, TOP, 5, 8])) == (1, 6, 3)
    assert drawn(Die(1, 3), iter([])) == (1, 1, 1)


def test_the_first_outcome_whose_running_sum_exceeds() -> None:
    table = Weighted((("a", 2), ("b", 1), ("c", 3)))
    assert [drawn(table, iter([r])) for r in range(6)] == ["a", "a", "b", "c", "c", "c"]


def test_fisher_yates_from_the_last_place() -> None:
    assert drawn(Shuffle(4), iter([0, 0, 0])) == (1, 2, 3, 0)
    assert drawn(Shuffle(4), iter([3, 2, 1])) == (0, 1, 2, 3)
    assert drawn(Shuffle(4), iter([1, 2, 1])) == (0, 3, 2, 1)
    assert drawn(Shuffle(1), iter([])) == (0,)


def test_every_order_once() -> None:
    """Each choice of places leads to an order of its own: all 24 are equally likely."""
    orders = [drawn(Shuffle(4), iter([a, b, c])) for a in range(4) for b in range(3) for c in range(2)]
    assert sorted(map(str, orders)) == sorted(map(str, permutations(range(4))))


def test_words_are_the_blocks_in_order() -> None:
    stream = words(keyed(KEY), "turn/1/roll/1")
    first = [next(stream) for _ in range(20)]
    assert len(set(first)) == 20
    again = words(keyed(KEY), "turn/1/roll/1")
    assert [next(again) for _ in range(20)] == first
    assert next(words(keyed(KEY), "turn/1/roll/2")) != first[0]
    assert next(words(keyed(KEY[::-1]), "turn/1/roll/1")) != first[0]


def test_a_position_is_text() -> None:
    assert malformed(lambda: words(keyed(KEY), "turn/\ud800")) == ("ledger_position", {"position": "'turn/\\ud800'"})


@settings(deadline=None)
@given(draw_lists, st.randoms(use_true_random=False))
def test_draws_do_not_know_each_other(draws: list[Draw], shuffler: random.Random) -> None:
    """In any order, with any of them left out or repeated, after a restart: the same answers."""
    ledger, again = filled(new_opening()).seal(), filled(new_opening()).seal()
    answers = {draw: ledger.answer(draw) for draw in draws}
    mixed = draws * 2
    shuffler.shuffle(mixed)
    assert all(again.answer(draw) == answers[draw] for draw in mixed[: len(draws) + 1])


@settings(deadline=None)
@given(draw_lists)
def test_answers_are_the_sources_own(draws: list[Draw]) -> None:
    ledger = filled(new_opening()).seal()
    for draw in draws:
        answer = ledger.answer(draw)
        assert draw.source.check(answer) == answer


def chi_square(found: Counter[Any], expected: dict[Any, Fraction], total: int) -> float:
    return float(sum((found[key] - total * p) ** 2 / (total * p) for key, p in expected.items()))


@pytest.mark.parametrize(
    ("source", "bound"),
    [
        (Die(6), 20.52),
        (Die(20), 43.82),
        (Die(6, 2), 66.62),
        (Weighted((("pink", 5), ("dot", 3), ("jowler", 1))), 13.82),
        (Shuffle(4), 49.73),
    ],
    ids=str,
)
def test_frequencies(source: Source, bound: float) -> None:
    """Chi-square over 20,000 positions of one fixed key, below the 0.1 % point of its degrees of freedom."""
    ledger = filled(new_opening()).seal()
    found = Counter(ledger.answer(Draw(f"throw/{i}", source)) for i in range(20_000))
    expected = dict(source.outcomes())
    assert set(found) == set(expected)
    assert chi_square(found, expected, 20_000) < bound
