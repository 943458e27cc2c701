"""Dice Poker keeps its promises with any options and any luck."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.games.dice_poker import DICE_POKER, PokerState, PokerView, Scoring, score, settle
from svinarium.games.dice_poker.cells import is_full
from svinarium.games.dice_poker.rules import OPTIONS
from svinarium.games.dice_poker.settlement import tenths
from svinarium.kernel import Drawn, Move, Setup
from tests.games.playing import random_game

SEEDS = st.integers(0, 2**32)
TOTALS = st.lists(st.integers(-10_000, 10_000), min_size=1, max_size=100)

SWITCHES = sorted(option.name for option in OPTIONS if "on" in option.choices)


@given(TOTALS)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_the_settlement_sums_to_exactly_nothing(totals: list[int]) -> None:
    shares = settle(totals)
    assert sum(shares) == 0
    assert all(isinstance(share, Fraction) for share in shares)
    assert all(mine - yours == totals[0] - totals[-1] for mine, yours in [(shares[0], shares[-1])])


@given(st.fractions(-1000, 1000, max_denominator=100))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_what_is_shown_is_the_nearest_tenth(share: Fraction) -> None:
    shown = tenths(share)
    sign = {"plus": 1, "minus": -1, "zero": 0}[str(shown["sign"])]
    value = sign * (Fraction(int(shown["whole"])) + Fraction(int(shown["tenth"]), 10))
    assert abs(value - share) <= Fraction(1, 20)
    assert (sign == 0) is (value == 0)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup of few seats."""
    options: dict[str, object] = {
        "first": draw(st.sampled_from(["highest_sum", "random", "seat_0"])),
        "strike": draw(st.sampled_from(["open", "recorded"])),
        "school_premium": draw(st.sampled_from([0, 35, 50])),
        "poker_premium": draw(st.sampled_from([0, 50])),
        **{name: draw(st.sampled_from(["on", "off"])) for name in SWITCHES},
    }
    return DICE_POKER.setup(draw(st.integers(1, 4)), options)


@given(setups(), SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_the_course(setup: Setup, seed: int) -> None:
    """One cell a turn, by the scores of the dice on the table; at most three throws; positions never repeat."""
    positions: list[str] = []
    for before, event, after in random_game(DICE_POKER, setup, seed):
        if isinstance(event, Drawn):
            positions.append(event.position)
            assert after.sheets == before.sheets
            assert after.throws <= 3
            assert after.seat is None or not after.throws or len(after.kept) + len(after.thrown) == 5
        assert (DICE_POKER.wanted(before) is None) is bool(DICE_POKER.movers(before))
        if isinstance(event, Move) and event.move.startswith(("write", "strike")):
            seat = event.seat
            pairs = zip(before.sheets[seat], after.sheets[seat], strict=True)
            changed = [cell for cell, (old, new) in enumerate(pairs) if old is not new and old != new]
            assert len(changed) == 1
            (cell,) = changed
            if event.move.startswith("write"):
                dice = before.kept + before.thrown
                expected = score(cell, dice, before.throws == 1, before.rules.scoring) or 0
                assert (before.sheets[seat][cell], after.sheets[seat][cell]) == (None, expected)
            else:
                assert setup.options["strike"] == "recorded"
                assert cell >= 6
                assert after.sheets[seat][cell] == 0
            assert after.seat is None or not is_full(after.sheets[after.seat])
    assert len(set(positions)) == len(positions)


@given(setups(), SEEDS)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_the_end(setup: Setup, seed: int) -> None:
    """All sheets are full; with open striking everybody has had fifteen turns; the settlement sums to nothing."""
    steps = random_game(DICE_POKER, setup, seed)
    turns: Counter[int] = Counter()
    for before, event, _ in steps:
        if isinstance(event, Move) and event.move.startswith(("write", "strike")):
            assert before.seat == event.seat
            turns[event.seat] += 1
    last = steps[-1][2]
    assert all(is_full(sheet) for sheet in last.sheets)
    assert last.turn == sum(turns.values())
    if setup.options["strike"] == "open":
        assert set(turns.values()) == {15}
    else:
        assert all(15 <= count <= 15 + 9 for count in turns.values())
    settlement = DICE_POKER.view(last, None).settlement
    assert sum(Fraction(share) for share in settlement) == 0
    assert len(settlement) == (setup.seats if setup.seats > 1 else 0)


@given(setups(), SEEDS)
@settings(max_examples=30, deadline=None, derandomize=True)
def test_round_trips(setup: Setup, seed: int) -> None:
    """Every state survives JSON, and a game goes on from it as from the original."""
    for before, event, after in random_game(DICE_POKER, setup, seed)[-60:]:
        again = msgspec.json.decode(msgspec.json.encode(before), type=PokerState)
        assert again == before
        assert DICE_POKER.apply(again, event) == after
        view = DICE_POKER.view(before, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=PokerView) == view


def test_the_order_of_the_dice_does_not_matter() -> None:
    """Over all throws of five dice, every cell scores what the sorted dice score."""
    generous = Scoring(two_pairs_from_four=True, full_from_five=True)
    for dice in product(range(1, 7), repeat=5):
        if dice != tuple(sorted(dice)) and dice[0] >= dice[1]:
            for cell in range(6, 14):
                assert score(cell, dice, False, generous) == score(cell, tuple(sorted(dice)), False, generous)
