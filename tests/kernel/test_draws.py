"""Draws: exact probabilities, results checked, texts that read back, audiences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svinarium.kernel import Die, Draw, MalformedError, Shuffle, Source, Weighted, parse_source, pick
from tests.kernel.strategies import small_sources, sources


@given(small_sources)
def test_probabilities_sum_to_exactly_1(source: Source) -> None:
    outcomes = list(source.outcomes())
    assert sum(p for _, p in outcomes) == 1
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes) == source.size()
    assert all(source.check(outcome) == outcome for outcome, _ in outcomes)


def test_one_die_two_dice_a_coin_and_a_shuffle() -> None:
    assert list(Die(3).outcomes()) == [(1, Fraction(1, 3)), (2, Fraction(1, 3)), (3, Fraction(1, 3))]
    assert [faces for faces, _ in Die(2, 2).outcomes()] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert dict(Weighted((("a", 1), ("b", 5))).outcomes()) == {"a": Fraction(1, 6), "b": Fraction(5, 6)}
    assert len(list(Shuffle(4).outcomes())) == 24
    assert Shuffle(112).size() > 10**180


@given(sources)
def test_texts_read_back(source: Source) -> None:
    assert parse_source(source.text) == source


@given(st.text() | st.from_regex(r"(\d{0,3}d\d{0,3}|shuffle \d*|weighted( \d*:\w*)*)", fullmatch=True))
def test_any_text_is_a_source_or_malformed(text: str) -> None:
    try:
        source = parse_source(text)
    except MalformedError:
        return
    assert parse_source(source.text) == source
    assert source.text == text


@pytest.mark.parametrize(
    "text",
    [
        *["", "d", "d0", "0d6", "d06", "1d6", "6", "d6 ", " d6", "D6", "2d6d", "d-6", "d٦", "10000d6", "d" + "9" * 79],
        *["shuffle", "shuffle 0", "shuffle 1000000", "shuffle  3", "weighted", "weighted ", "weighted 0:a"],
        *["weighted 1:", "weighted 1:a  1:b", "weighted a:1", "weighted 1:a 1:a", "weighted 1:a:b", "coin 1:a"],
    ],
)
def test_other_texts_are_malformed(text: str) -> None:
    with pytest.raises(MalformedError):
        parse_source(text)


@pytest.mark.parametrize("table", [(), (("a", 1), ("a", 2)), (("a", 0),), (("a", -1),), (("", 1),), (("a b", 1),)])
def test_other_tables_are_malformed(table: Any) -> None:
    with pytest.raises(MalformedError, match="draw_table"):
        Weighted(table)


BAD: list[tuple[Source, list[object]]] = [
    (Die(6), [0, 7, -1, True, 1.0, "1", None, (1,), [1]]),
    (Die(6, 2), [1, (1,), (1, 2, 3), (0, 1), (1, 7), "12", (1, True), (1, 1.0), None]),
    (Weighted((("a", 1), ("b", 1))), ["c", "", 1, None, ("a",), "A", "a "]),
    (Shuffle(3), [(0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3), 3, "012", None, (0, 1, 2.0), (False, True, 2)]),
]


@pytest.mark.parametrize(("source", "bad"), [(source, each) for source, all_bad in BAD for each in all_bad])
def test_other_results_are_malformed(source: Source, bad: object) -> None:
    with pytest.raises(MalformedError) as caught:
        source.check(bad)
    assert caught.value.code == "draw_result"
    assert caught.value.facts["source"] == source.text


def test_lists_of_a_record_become_tuples() -> None:
    assert Die(6, 2).check([3, 5]) == (3, 5)
    assert Shuffle(3).check([2, 0, 1]) == (2, 0, 1)


def test_who_sees_a_draw() -> None:
    assert Draw("p", Die(6)).seen_by(None)
    assert Draw("p", Die(6)).seen_by(3)
    some = Draw("p", Die(6), (1, 2))
    assert [some.seen_by(seat) for seat in (None, 0, 1, 2)] == [False, False, True, True]
    assert not Draw("p", Die(6), ()).seen_by(0)


# --- picking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", [Die(4), Die(3, 2), Weighted((("a", 2), ("b", 1), ("c", 3))), Shuffle(4)])
def test_even_numbers_give_every_outcome_in_its_proportion(source: Source) -> None:
    """All sequences of numbers, each once: exactly the source's distribution."""
    limits: list[int] = []

    def ask(n: int) -> int:
        limits.append(n)
        return 0

    pick(source, ask)
    found: Counter[object] = Counter()
    for numbers in product(*map(range, limits)):
        found[pick(source, _giving(numbers))] += 1
    total = found.total()
    assert {outcome: Fraction(count, total) for outcome, count in found.items()} == dict(source.outcomes())


def _giving(numbers: Iterable[int]) -> Callable[[int], int]:
    left = iter(numbers)
    return lambda _: next(left)


def test_picking_takes_numbers_in_the_order_of_the_ledger() -> None:
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1

    assert pick(Shuffle(4), below) == (0, 1, 2, 3)
    assert asked == [4, 3, 2]
    assert pick(Weighted((("a", 2), ("b", 3))), below) == "b"
    assert pick(Die(6, 2), below) == (6, 6)
    assert asked == [4, 3, 2, 5, 6, 6]
