"""Hog Call, PTP-7: who may call, what a call does, how long one may."""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

import pytest

from svinarium.games.pass_the_pigs import PASS_THE_PIGS
from svinarium.kernel import Clock, Drawn, IllegalError, MalformedError, Move, Reason, Refusal
from tests.games.pass_the_pigs.support import (
    DOWN,
    FIFTEEN,
    FIVE,
    OINKER,
    ONE,
    PIG_OUT,
    PIGGYBACK,
    RAZORBACK,
    TEN,
    TROTTER,
    TWENTY,
    UP,
    Play,
)

MAY_NOT = Refusal("pigs_may_not_call", {"least": 20})


def hog(seats: int = 2, **options: object) -> Play:
    """A game with Hog Call."""
    return Play(seats, "hog_call", **options)


def test_PTP_7_off_by_default() -> None:
    play = Play()
    assert play.setup.options["hog_call"] == "off"
    play.at(50, 50)
    play.move(0, "roll")
    assert PASS_THE_PIGS.movers(play.state) == ()
    assert play.refused(1, "call 5") == Refusal("pigs_hog_call_off")
    assert play.refused(1, "pass") == Refusal("pigs_hog_call_off")


def test_PTP_7_the_window() -> None:
    """After the thrower has rolled, those entitled may call or pass for 4 s; then the throw is drawn."""
    play = hog(4)
    play.at(90, 20, 19, 35)
    play.move(0, "roll")
    assert PASS_THE_PIGS.movers(play.state) == (1, 3)
    assert PASS_THE_PIGS.wanted(play.state) is None
    assert PASS_THE_PIGS.timers(play.state) == ("call/1/1",)
    assert PASS_THE_PIGS.duration(play.state, "call/1/1") == 4000
    view = play.view(1)
    assert (view.phase, view.timers, view.to_act) == ("call", {"call/1/1": 4000}, (1, 3))
    assert view.moves == (*(f"call {score}" for score in (1, 5, 10, 15, 20, 25, 40, 60)), "pass")
    assert play.view(2).moves == ()
    play.move(3, "pass")
    assert play.said == ["pigs_pass seat=3"]
    assert PASS_THE_PIGS.movers(play.state) == (1,)
    play.move(1, "pass")
    assert PASS_THE_PIGS.timers(play.state) == ()
    wanted = PASS_THE_PIGS.wanted(play.state)
    assert wanted is not None
    assert wanted.position == "turn/1/roll/1"


def test_PTP_7_the_window_ends_by_the_clock() -> None:
    play = hog()
    play.at(0, 20)
    play.move(0, "roll")
    play.run_out()
    assert play.said == ["pigs_window_over"]
    play.draw(FIVE)
    play.move(0, "roll")
    assert PASS_THE_PIGS.timers(play.state) == ("call/1/2",)
    assert PASS_THE_PIGS.verify(play.state, Clock("call/1/1")) == Refusal("pigs_no_timer")


def test_PTP_7_the_thrower_may_not_cut_it_short() -> None:
    play = hog()
    play.at(0, 20)
    play.throw(0, FIVE)
    play.move(0, "roll")
    for move in ("roll", "bank"):
        assert play.refused(0, move) == Refusal("pigs_window_open")
    assert play.refused(0, "pass") == MAY_NOT
    early = Drawn("turn/1/roll/2", FIVE)
    assert PASS_THE_PIGS.verify(play.state, early) == Refusal("pigs_window_open")
    with pytest.raises(IllegalError):
        PASS_THE_PIGS.apply(play.state, early)


def test_PTP_7_no_window_if_nobody_is_entitled() -> None:
    play = hog(3)
    play.at(60, 19, 0)
    play.move(0, "roll")
    assert PASS_THE_PIGS.wanted(play.state) is not None
    assert play.refused(1, "call 5") == Refusal("pigs_window_closed")


def test_PTP_7_only_the_first_caller_counts() -> None:
    play = hog(3)
    play.at(0, 30, 30)
    play.move(0, "roll")
    play.move(2, "call 5")
    assert play.said == ["pigs_call_score seat=2 points=5"]
    call = play.view(1).call
    assert call is not None
    assert (call.seat, call.name) == (2, "5")
    assert play.refused(1, "call 10") == Refusal("pigs_window_closed")
    play.draw(FIVE)
    assert play.view(1).call is None
    assert play.scores == (0, 30, 40)


def test_PTP_7_who_has_passed_or_is_out_may_not_call() -> None:
    play = hog(4)
    play.throw(0, PIGGYBACK)
    play.at(50, 0, 50, 50)
    play.move(1, "roll")
    assert PASS_THE_PIGS.movers(play.state) == (2, 3)
    play.move(2, "pass")
    for seat in (0, 1, 2):
        assert play.refused(seat, "call 5") == MAY_NOT


def test_PTP_7_in_a_play_off_those_in_it_call() -> None:
    play = hog(3, ending="equal_turns", target=30)
    play.at(0, 25, 0)
    play.bank(0, TWENTY, TEN)
    play.throw(1, PIG_OUT)
    play.bank(2, TWENTY, TEN)
    assert play.view().playing_off == (0, 2)
    play.move(0, "roll")
    assert PASS_THE_PIGS.movers(play.state) == (2,)
    play.move(2, "call 5")
    play.draw(FIVE)
    assert play.scores == (20, 25, 40)
    assert play.running


@pytest.mark.parametrize(
    ("pot", "thrower_score", "pot_after", "thrower_after"),
    [(30, 50, 20, 50), (10, 50, 0, 50), (4, 50, 0, 44), (4, 3, 0, 0), (0, 0, 0, 0)],
)
def test_PTP_7_right(pot: int, thrower_score: int, pot_after: int, thrower_after: int) -> None:
    """The caller gains 2n; the thrower gains nothing and loses 2n: from turn total, then score, never below 0."""
    play = hog()
    play.at(thrower_score, 20, turn_total=pot)
    play.called(0, 1, "5", FIVE)
    assert play.scores == (thrower_after, 30)
    assert play.pot == pot_after
    lost = pot - pot_after + thrower_score - thrower_after
    assert play.said[1:] == [
        "pigs_call_right seat=1 points=10 score=30",
        f"pigs_call_paid seat=0 points={lost} total={pot_after}",
    ]
    assert PASS_THE_PIGS.legal(play.state, 0) == (("roll", "bank") if pot_after else ("roll",))


@pytest.mark.parametrize(("caller_score", "thrown", "after"), [(50, TEN, 30), (25, FIFTEEN, 0), (20, ONE, 18)])
def test_PTP_7_wrong(caller_score: int, thrown: str, after: int) -> None:
    """The caller loses 2n, never below 0; the thrower gets 2n instead of n."""
    play = hog()
    play.at(0, caller_score, turn_total=7)
    play.called(0, 1, "5", thrown)
    points = {TEN: 10, FIFTEEN: 15, ONE: 1}[thrown]
    assert play.scores == (0, after)
    assert play.pot == 7 + 2 * points
    assert play.said[1:] == [
        f"pigs_call_wrong seat=1 points={caller_score - after} score={after}",
        f"gain seat=0 points={2 * points} total={7 + 2 * points}",
    ]
    assert PASS_THE_PIGS.legal(play.state, 0) == ("roll", "bank")


@pytest.mark.parametrize("thrown", [PIG_OUT, OINKER, PIGGYBACK])
def test_PTP_7_pig_out_oinker_piggyback(thrown: str) -> None:
    """The call is lost without points, the throw counts as usual."""
    play = hog(3)
    play.at(40, 20, 0, turn_total=9)
    play.called(0, 1, "5", thrown)
    assert play.said[1] == "pigs_call_lost seat=1"
    assert play.scores == (0 if thrown == OINKER else 40, 20, 0)
    assert (play.on_turn, play.pot) == (1, 0)
    assert play.view().out == ((0,) if thrown == PIGGYBACK else ())


def test_PTP_7_needs_turn_total() -> None:
    """The thrower's turn total must be 20 or more; then all others may call."""
    play = hog(3, hog_call_needs="turn_total")
    play.at(0, 90, 0, turn_total=19)
    play.move(0, "roll")
    assert PASS_THE_PIGS.movers(play.state) == ()
    play.draw(ONE)
    play.move(0, "roll")
    assert PASS_THE_PIGS.movers(play.state) == (1, 2)


def test_PTP_7_names_poses() -> None:
    """An unordered pair, dots ignored for a single side; siders keep their dots."""
    play = hog(hog_call_names="poses")
    play.at(0, 20)
    play.move(0, "roll")
    moves = PASS_THE_PIGS.legal(play.state, 1)
    assert len(moves) == 4 + 2 + 10 + 1
    assert "call side trotter" in moves
    assert f"call {UP} {UP}" in moves
    assert f"call {UP} {DOWN}" not in moves
    assert "call 5" not in moves
    with pytest.raises(MalformedError):
        play.refused(1, "call 5")
    play.move(1, "call razorback trotter")
    assert play.said == ["pigs_call_poses seat=1 first=razorback second=trotter"]
    play.draw(f"{TROTTER}+{RAZORBACK}")
    assert play.scores == (0, 40)


@pytest.mark.parametrize(
    ("call", "thrown", "right"),
    [
        ("side trotter", f"{UP}+{TROTTER}", True),
        ("side trotter", f"{TROTTER}+{DOWN}", True),
        ("side trotter", f"{TROTTER}+{TROTTER}", False),
        (f"{UP} {UP}", f"{UP}+{UP}", True),
        (f"{UP} {UP}", f"{DOWN}+{DOWN}", False),
        ("side razorback", f"{UP}+{TROTTER}", False),
    ],
)
def test_PTP_7_poses_right_and_wrong(call: str, thrown: str, right: bool) -> None:
    play = hog(hog_call_names="poses")
    play.at(0, 30)
    play.called(0, 1, call, thrown)
    assert (play.scores[1] > 30) is right
    assert (play.scores[1] < 30) is not right


def test_PTP_7_wins_on() -> None:
    """A score that reaches the target by a call wins at once."""
    play = hog(3)
    play.at(99, 92, 20, turn_total=40)
    play.called(0, 1, "5", FIVE)
    assert play.said[-1] == "over"
    assert play.result.reason is Reason.TARGET
    assert play.result.winners == (1,)
    assert play.result.scores == (99, 102, 20)


def test_PTP_7_wins_on_with_equal_turns_starts_the_last_round() -> None:
    play = hog(3, ending="equal_turns")
    play.at(0, 92, 20)
    play.called(0, 1, "5", FIVE)
    assert play.said[-1] == "last_round seat=1"
    assert play.running
    play.bank(0, FIVE)
    play.throw(1, PIG_OUT)
    play.bank(2, TEN)
    assert play.result.winners == (1,)


def test_PTP_7_wins_off() -> None:
    """It counts at that player's next bank."""
    play = hog(hog_call_wins="off")
    play.at(0, 98)
    play.called(0, 1, "5", FIVE)
    assert play.scores == (0, 108)
    assert play.running
    play.throw(0, PIG_OUT)
    play.throw(1, PIG_OUT)
    assert play.running
    play.throw(0, PIG_OUT)
    play.throw(1, ONE)
    assert play.running
    play.move(1, "bank")
    assert play.result.scores == (0, 109)


def test_PTP_7_wins_off_counts_for_the_caller_alone() -> None:
    """The thrower who gets 2n by a wrong call must bank, as always."""
    play = hog()
    play.at(95, 30)
    play.called(0, 1, "5", TEN)
    assert play.pot == 20
    assert play.running
    play.move(0, "bank")
    assert play.result.winners == (0,)


def test_PTP_7_who_reached_first_counts_calls() -> None:
    """With ``first_reached`` a score reached by a call is reached then, before the thrower's bank of the same turn."""
    play = hog(2, ending="equal_turns", tie="first_reached", target=30)
    play.bank(0, TWENTY)
    play.bank(1, TWENTY)
    play.called(0, 1, "5", FIVE)
    assert play.scores == (10, 30)
    play.bank(0, TWENTY)
    play.throw(1, PIG_OUT)
    assert play.result.reason is Reason.FIRST_REACHED
    assert play.result.winners == (1,)


def test_PTP_7_a_call_reads_back_as_people_type_it() -> None:
    for typed in ("call razorback trotter", "CALL trotter razorback", "о копытце спинка", "hog hoof+back"):
        assert PASS_THE_PIGS.read_move(typed) == "call razorback trotter"
    assert PASS_THE_PIGS.read_move("объявляю 20") == "call 20"
    assert PASS_THE_PIGS.read_move("call 005") == "call 5"
    for nonsense in ("call", "call cow", "call 5 5", "call trotter", "pass me", "roll 5", "5", "call touching trotter"):
        with pytest.raises(MalformedError):
            PASS_THE_PIGS.read_move(nonsense)
    play = hog()
    play.at(0, 20)
    play.move(0, "roll")
    with pytest.raises(MalformedError):
        PASS_THE_PIGS.verify(play.state, Move(1, "call 3"))
