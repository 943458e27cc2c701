"""The odds that the product shows are derived from the tables."""

from __future__ import annotations

from fractions import Fraction

import pytest

from svinarium.games.pig import PIG, TWO_DICE_PIG, odds, read_table
from svinarium.games.pig.odds import hold_total
from svinarium.games.pig.tables import hog_table


def test_one_die() -> None:
    """A 1 comes one time in six; a scoring roll is worth 4 on average; below 20 a roll gains, above it loses."""
    facts = PIG.facts(PIG.setup(2))
    assert (facts["bust_chance"], facts["mean_gain"], facts["break_even"], facts["hold"]) == ("1/6", "4", 20, 20)
    table = read_table("d6: any 1 = bust; else = gain sum")
    for total, better in ((19, True), (20, False), (21, False)):
        after = sum((total + e.points if e.kind == "gain" else 0) * p for e, p in table.distribution().items())
        assert (after > total) is better


@pytest.mark.parametrize(
    ("bust_on", "bust", "break_even"),
    [("double", "1/6", 35), ("any_one", "11/36", "200/11"), ("red_one", "1/6", "75/2"), ("one_or_double", "4/9", 10)],
)
def test_two_dice(bust_on: str, bust: str, break_even: object) -> None:
    facts = TWO_DICE_PIG.facts(TWO_DICE_PIG.setup(2, {"bust_on": bust_on}))
    assert (facts["bust_chance"], facts["break_even"], facts["hold"]) == (bust, break_even, 30)


def test_annulled_throws() -> None:
    facts = PIG.facts(PIG.setup(2, preset="two_dice_literal"))
    assert (facts["void_chance"], facts["bust_chance"], facts["gain_chance"]) == ("1/6", "5/18", "5/9")


def test_every_chance_is_told() -> None:
    facts = PIG.facts(PIG.setup(2, {"table": "weighted: 5 a = gain 3; 2 b = bust; 1 c = void; 1 d = wipe; 1 e = out"}))
    shares = [Fraction(str(facts[f"{kind}_chance"])) for kind in ("gain", "bust", "void", "wipe", "out")]
    assert shares == [Fraction(n, 10) for n in (5, 2, 1, 1, 1)]
    assert facts["mean_throw"] == "3/2"
    assert facts["break_even"] == "15/4"
    assert facts["hold"] == 4


def test_hog_names_the_best_number_of_dice() -> None:
    """Five dice and six have the same mean; nobody needs the sixth."""
    means = [odds(hog_table(dice)).mean for dice in range(1, 21)]
    assert means[4] == means[5] == max(means)
    facts = PIG.facts(PIG.setup(2, preset="hog"))
    assert (facts["best_dice"], facts["mean_throw"]) == (5, str(max(means)))
    assert "break_even" not in facts
    assert PIG.facts(PIG.setup(2, {"table": "hog", "hog_dice": 3}))["best_dice"] == 3


def test_where_a_roll_stops_paying() -> None:
    assert hold_total(read_table("weighted: 1 heads = gain 1; 1 tails = bust")) == 1
    assert hold_total(read_table("weighted: 1 a = gain 1; 9 b = bust")) == 1
    assert hold_total(read_table("d20: any 1 = bust; else = gain sum")) == 209
