"""Exact numbers through the machine itself: every outcome of every draw is applied, with its exact probability."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import msgspec
import pytest

from svinarium.games.pig import PIG, Hold, PigState, read_table
from svinarium.kernel import Drawn, Move, Player
from tests.games.pig.support import Play, vectors

GOLDEN = vectors("golden")["pig_100_policies"]["hold20_turn"]


class NoChance:
    """Nothing random is asked for."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def turn_gains(start: PigState, player: Player) -> dict[int, Fraction]:
    """The exact distribution of what the seat on turn gains in this turn; a turn is told by its turn total alone."""
    seat, turn, score = start.seat, start.turn, start.scores[start.seat or 0]
    assert seat is not None

    @cache
    def gains(turn_total: int) -> dict[int, Fraction]:
        state = msgspec.structs.replace(start, turn_total=turn_total)
        state = PIG.apply(state, Move(seat, player.choose(PIG.view(state, seat), NoChance())))
        if state.turn != turn:
            return {state.scores[seat] - score: Fraction(1)}
        wanted = PIG.wanted(state)
        assert wanted is not None
        total: dict[int, Fraction] = {}
        for outcome, p in wanted.source.outcomes():
            after = PIG.apply(state, Drawn(wanted.position, outcome))
            ended = {after.scores[seat] - score: Fraction(1)}
            for gain, q in (ended if after.turn != turn else gains(after.turn_total)).items():
                total[gain] = total.get(gain, Fraction(0)) + p * q
        return total

    return gains(0)


def test_hold_20_turn() -> None:
    """What a turn of hold-at-20 brings, against the published numbers (10 digits)."""
    outcomes = turn_gains(Play().state, Hold(20))
    assert sum(outcomes.values()) == 1
    assert sorted(outcomes) == [0, 20, 21, 22, 23, 24, 25]
    for gain, p in outcomes.items():
        assert float(p) == pytest.approx(GOLDEN[str(gain)], abs=5e-11)
    mean = sum(gain * p for gain, p in outcomes.items())
    assert float(mean) == pytest.approx(GOLDEN["mean"], abs=5e-11)


def test_hold_20_turn_from_the_table_alone() -> None:
    """The same numbers from the table's distribution, without the machine: the two agree exactly."""
    effects = read_table(PIG.start(PIG.setup(1)).rules.tables[0]).distribution()
    reached = {0: Fraction(1)}
    outcomes: dict[int, Fraction] = {}
    while reached:
        total, p = min(reached), reached.pop(min(reached))
        for effect, q in effects.items():
            gain = total + effect.points if effect.kind == "gain" else 0
            place = reached if 0 < gain < 20 else outcomes
            place[gain] = place.get(gain, Fraction(0)) + p * q
    assert outcomes == turn_gains(Play().state, Hold(20))


def test_no_fixed_total_brings_more_a_turn_than_20() -> None:
    """At 20 a roll neither gains nor loses: 20 and 21 bring the same, all others less."""

    def mean(total: int) -> Fraction:
        return sum((gain * p for gain, p in turn_gains(Play().state, Hold(total)).items()), Fraction(0))

    assert mean(18) < mean(19) < mean(20) == mean(21) > mean(22) > mean(23)


def test_piglet_turn() -> None:
    """Holding at n heads comes off with chance 1 / 2^n."""
    for total in (1, 2, 5):
        assert turn_gains(Play(preset="piglet").state, Hold(total)) == {
            0: 1 - Fraction(1, 2**total),
            total: Fraction(1, 2**total),
        }


@pytest.mark.parametrize("preset", ["big_pig", "two_dice_wipe"])
def test_two_dice_turn(preset: str) -> None:
    outcomes = turn_gains(Play(preset=preset).state, Hold(20))
    assert sum(outcomes.values()) == 1
    assert min(gain for gain in outcomes if gain) >= 20
