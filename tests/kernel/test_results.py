"""Results, scores, errors and players: the small values that cross all borders."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from svinarium.kernel import (
    IllegalError,
    MalformedError,
    PlayerKind,
    Reason,
    Refusal,
    Result,
    StaleError,
    SvinariumError,
    make_player,
    score_text,
    standings,
    whole_number,
)
from svinarium.kernel.results import Score
from tests.kernel.race import Eager, Race, eager


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=8))
def test_ranks_follow_scores_and_level_seats_share(scores: list[int]) -> None:
    ranks = standings(scores)
    assert min(ranks) == 1
    for one, rank in zip(scores, ranks, strict=True):
        assert rank == 1 + sum(other > one for other in scores)
    assert Result(Reason.HIGHEST, ranks, tuple(scores)).winners == tuple(
        seat for seat, score in enumerate(scores) if score == max(scores)
    )


@pytest.mark.parametrize(
    ("score", "text"), [(7, 7), (-7, -7), (Fraction(7), 7), (Fraction(-1, 3), "-1/3"), (Fraction(2, 4), "1/2")]
)
def test_scores_are_stored_exactly(score: int | Fraction, text: Score) -> None:
    assert score_text(score) == text
    assert Fraction(score_text(score)) == score


@pytest.mark.parametrize("reason", list(Reason))
def test_results_travel_and_their_repr_evaluates(reason: Reason) -> None:
    result = Result(reason, (1, 2), (10, "-1/3"), {"turns": 7})
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    assert eval(repr(result), {"Result": Result, "Reason": Reason}) == result
    assert reason.value == str(reason) == reason.name.lower()


def test_errors_are_told_apart_by_cause() -> None:
    malformed = MalformedError("move", {"move": "x"})
    illegal = IllegalError(Refusal("must_roll", {"seat": 1}))
    stale = StaleError("version", {"found": 3})
    assert [error.kind for error in (malformed, illegal, stale)] == ["malformed", "illegal", "stale"]
    assert all(isinstance(error, SvinariumError) for error in (malformed, illegal, stale))
    assert (illegal.code, illegal.facts, illegal.refusal.code) == ("must_roll", {"seat": 1}, "must_roll")
    assert str(malformed) == "malformed: move (move='x')"
    assert str(StaleError("late")) == "stale: late"


def test_refusals_travel() -> None:
    refusal = Refusal("no", {"seat": 1, "why": "так"})
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


# --- players by name -------------------------------------------------------------------------------------------------


def test_a_player_is_made_from_its_text() -> None:
    setup = Race().setup(2)
    assert make_player(Race.players, setup, "eager:9") == Eager(9)
    assert PlayerKind("pace", eager).text == "pace"
    assert PlayerKind("hold", eager, "hold:20").text == "hold:20"
    with pytest.raises(MalformedError) as caught:
        make_player(Race.players, setup, "x" * 100)
    assert caught.value.facts == {"player": "x" * 40, "expected": "eager:4"}


@pytest.mark.parametrize("bad", ["", "x", "-1", "1", "101", "5.0", "٥", "0" * 20 + "5", "9" * 5000, " 5"])
def test_a_players_number_is_within_its_limits(bad: str) -> None:
    with pytest.raises(MalformedError) as caught:
        whole_number("eager", bad, 2, 100)
    assert caught.value.facts == {"player": "eager", "value": bad[:40], "expected": "2…100"}


def test_a_players_number_is_read() -> None:
    assert [whole_number("eager", text, 2, 100) for text in ("2", "100", "007")] == [2, 100, 7]
