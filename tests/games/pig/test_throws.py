"""Throw tables: effects, cases, exact distributions, and the text form."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.games.pig import (
    Case,
    Effect,
    ThrowTable,
    dice_table,
    read_effect,
    read_table,
    weighted_table,
)
from svinarium.games.pig.effects import MAX_GAIN
from svinarium.games.pig.tables import BUST_ON, NAMED, hog_table, pig_table
from svinarium.kernel import Die, MalformedError, Weighted

HOUSE = [
    *NAMED.values(),
    *(hog_table(n).text for n in (1, 2, 5, 20)),
    pig_table(1, "one", "none").text,
    *(pig_table(2, bust_on, "none").text for bust_on in BUST_ON if bust_on != "one"),
    *(pig_table(2, bust_on, "double").text for bust_on in ("any_one", "red_one", "one_or_double")),
]


def effects() -> st.SearchStrategy[str]:
    """Effects as text."""
    gains = st.integers(1, MAX_GAIN).map(lambda points: f"gain {points}")
    sums = st.sampled_from(["gain sum", "gain sum*2", "gain sum*9"])
    return st.one_of(gains, sums, st.sampled_from(["bust", "void", "wipe", "out"]))


@st.composite
def dice_tables(draw: st.DrawFn, most: int = 3) -> ThrowTable:
    """Tables of a few dice with any cases."""
    die = Die(draw(st.integers(1, 7)), draw(st.integers(1, most)))
    faces = st.integers(1, die.sides)
    faced = st.tuples(st.sampled_from(["any", "all", "first"]), faces)
    sums = st.tuples(st.just("sum"), st.integers(die.count, die.count * die.sides))
    kinds = st.one_of(faced, sums).map(lambda pair: f"{pair[0]} {pair[1]}") | st.just("alike")
    whens = draw(st.lists(kinds, max_size=6, unique=True))
    return dice_table(die.text, [(when, draw(effects())) for when in (*whens, "else")])


# --- effects ------------------------------------------------------------------------------------------------------


@given(effects())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_effects_read_back(text: str) -> None:
    effect = read_effect(text)
    assert effect.text == text
    assert eval(repr(effect)) == effect


@pytest.mark.parametrize(
    "text",
    ["", "gain", "gain 0", "gain -1", "gain 10001", "gain 1.5", "gain ٣", "gain sum*0", "lose 3", "Bust", "bust 1"],
)
def test_unknown_effects(text: str) -> None:
    with pytest.raises(MalformedError) as refused:
        read_effect(text)
    assert refused.value.code == "pig_effect"
    assert refused.value.facts["effect"] == text


def test_a_sum_needs_dice() -> None:
    with pytest.raises(MalformedError) as refused:
        read_effect("gain sum", dice=False)
    assert "sum" not in str(refused.value.facts["expected"])


# --- tables -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", HOUSE)
def test_the_house_s_tables_read_back(text: str) -> None:
    table = read_table(text)
    assert table.text == text
    assert eval(repr(table)) == table
    assert sum(table.distribution().values()) == 1


@given(dice_tables())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_dice_tables(table: ThrowTable) -> None:
    """Text reads back; the distribution is what listing every outcome gives; every outcome has its case's effect."""
    assert read_table(table.text) == table
    listed: Counter[Effect] = Counter()
    exact: dict[Effect, Fraction] = {}
    for outcome, p, effect in table.outcomes():
        faces = outcome if isinstance(outcome, tuple) else (outcome,)
        numbers = [face for face in faces if isinstance(face, int)]
        assert effect == next(case.effect for case in table.cases if case.fits(tuple(numbers))).at(sum(numbers))
        assert table.effect(outcome) == effect
        listed[effect] += 1
        exact[effect] = exact.get(effect, Fraction(0)) + p
    assert table.distribution() == exact
    assert listed.total() == table.source.size()


@given(st.lists(st.tuples(st.integers(1, 50), st.sampled_from("abcdefgh"), st.integers(1, 9)), min_size=1, max_size=6))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_weighted_tables(rows: list[tuple[int, str, int]]) -> None:
    parts = [(weight, f"{name}{i}", f"gain {gain}") for i, (weight, name, gain) in enumerate(rows)]
    table = weighted_table(parts)
    assert read_table(table.text) == table
    total = sum(weight for weight, _, _ in parts)
    assert {outcome: p for outcome, p, _ in table.outcomes()} == {name: Fraction(w, total) for w, name, _ in parts}
    assert sum(table.distribution().values()) == 1


def test_every_case_means_what_it_says() -> None:
    """The first case that fits counts."""
    table = read_table(
        "3d6: all 2 = out; alike = wipe; first 6 = bust; sum 10 = void; any 1 = gain 1; else = gain sum*2"
    )
    for faces, effect in (
        ((2, 2, 2), "out"),
        ((5, 5, 5), "wipe"),
        ((6, 1, 3), "bust"),
        ((1, 3, 6), "void"),
        ((2, 1, 6), "gain 1"),
        ((2, 3, 6), "gain 22"),
    ):
        assert table.effect(faces).text == effect


def test_tables_that_are_too_large_to_list() -> None:
    """Twenty dice have more outcomes than can be listed; the distribution is exact all the same."""
    table = hog_table(20)
    assert table.lookup is None
    assert table.effect((2,) * 20).text == "gain 40"
    assert table.effect((2,) * 19 + (1,)).text == "bust"
    distribution = table.distribution()
    assert distribution[Effect("bust")] == 1 - Fraction(5, 6) ** 20
    assert distribution[Effect("gain", 120)] == Fraction(1, 6**20)
    mean = sum(effect.points * p for effect, p in distribution.items())
    assert mean == 4 * 20 * Fraction(5, 6) ** 20


@pytest.mark.parametrize("outcome", [0, 7, "4", True, (3,), 2.0, None])
def test_what_cannot_be_thrown(outcome: object) -> None:
    with pytest.raises(MalformedError) as refused:
        hog_table(1).effect(outcome)  # type: ignore[arg-type] # what comes from outside may be anything
    assert refused.value.code == "draw_result"


def test_declared_in_python() -> None:
    coin = ThrowTable(
        Weighted((("heads", 1), ("tails", 1))), (Case("heads", 0, Effect("gain", 1)), Case("tails", 0, Effect("bust")))
    )
    assert coin == read_table(NAMED["piglet"])
    assert not read_table("weighted: 1 first = gain 1; 1 b = bust").has_red


# --- what is wrong with a text ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "pig_table_empty", {}),
        ("   ", "pig_table_empty", {}),
        ("weighted:", "pig_table_empty", {}),
        ("d6: ;", "pig_table_empty", {}),
        ("nonsense", "pig_table", {"part": "nonsense"}),
        ("d: else = gain sum", "pig_table", {"part": "d"}),
        ("d6: gain sum", "pig_table", {"part": "gain sum"}),
        ("d6: = bust; else = gain sum", "pig_table", {"part": "= bust"}),
        ("d6: any = bust; else = gain sum", "pig_table", {"part": "any"}),
        ("d6: any 7 = bust; else = gain sum", "pig_table", {"part": "any 7", "expected": "any 1…6"}),
        ("2d6: sum 13 = bust; else = gain sum", "pig_table", {"part": "sum 13", "expected": "sum 2…12"}),
        ("d6: any 1 = burn; else = gain sum", "pig_effect", {"effect": "burn"}),
        ("d6: any 1 = bust; any 1 = void; else = gain sum", "pig_table_twice", {"outcome": "any 1"}),
        ("d6: else = gain sum; any 1 = bust", "pig_table_else", {"outcome": "any 1"}),
        ("d6: any 1 = bust", "pig_table_else", {"outcome": "any 1 = bust"}),
        ("21d6: any 1 = bust; else = gain sum", "pig_table_too_large", {"what": "dice", "found": 21, "maximum": 20}),
        ("3d100: any 1 = bust; else = gain sum", "pig_table_too_large", {"what": "dice × sides"}),
        ("weighted: heads = gain 1", "pig_table", {"part": "heads"}),
        ("weighted: 0 heads = gain 1", "pig_table", {"part": "0 heads"}),
        ("weighted: 1 a b = gain 1", "pig_table", {"part": "1 a b"}),
        ("weighted: 1 a = gain sum", "pig_effect", {"effect": "gain sum"}),
        ("weighted: 1 a = gain 1; 2 a = bust", "pig_table_twice", {"outcome": "a"}),
        ("weighted: 9999999999999 a = gain 1", "pig_table_too_large", {"what": "weight"}),
        ("weighted: 1 a\u200b = gain 1", "pig_table", {"part": "a\u200b"}),
        ("weighted: 1 a:b = gain 1", "pig_table", {"part": "a:b"}),
    ],
)
def test_errors(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(MalformedError) as refused:
        read_table(text)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


def test_a_text_that_is_too_long() -> None:
    with pytest.raises(MalformedError) as refused:
        read_table("weighted: " + "; ".join(f"1 outcome{n} = gain 1" for n in range(1000)))
    assert refused.value.facts["what"] == "characters"


@given(st.text(alphabet="d6w123: =;anylheg sumbut*", max_size=60))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        table = read_table(text)
    except MalformedError:
        return
    assert read_table(table.text) == table
