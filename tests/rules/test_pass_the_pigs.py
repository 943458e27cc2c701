"""Pass the Pigs: one test named after each numbered rule; the names carry the numbers of the rules."""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from svinarium.games.pass_the_pigs import PASS_THE_PIGS, POSES, kern_pairs, pair_points, pigs_table, read_counts
from svinarium.games.pass_the_pigs.options import table_of
from svinarium.kernel import Die, MalformedError, Reason, Refusal, Weighted
from tests.games.pass_the_pigs.support import (
    DOWN,
    FIFTEEN,
    FIVE,
    JOWLER,
    OINKER,
    ONE,
    PIG_OUT,
    PIGGYBACK,
    RAZORBACK,
    SNOUTER,
    TEN,
    TROTTER,
    TWENTY,
    UP,
    Play,
    vectors,
)

PIGS = vectors("pigs")
GOLDEN = vectors("golden")["pass_the_pigs_kern_pairs_two_players"]


# --- PTP-1, PTP-2 -------------------------------------------------------------------------------------------------


def test_PTP_1_single_poses() -> None:
    """What a pose is worth beside a pig on its side."""
    worth = {RAZORBACK: 5, TROTTER: 5, SNOUTER: 10, JOWLER: 15}
    for side, (pose, points) in product((UP, DOWN), worth.items()):
        for thrown in (f"{side}+{pose}", f"{pose}+{side}"):
            play = Play()
            play.throw(0, thrown)
            assert play.pot == points
            assert [die.value for die in play.view().dice] == thrown.split("+")


@pytest.mark.parametrize(
    ("thrown", "points"),
    [
        ((TROTTER, RAZORBACK), 10),
        ((RAZORBACK, SNOUTER), 15),
        ((TROTTER, JOWLER), 20),
        ((SNOUTER, JOWLER), 25),
        ((TROTTER, TROTTER), 20),
        ((RAZORBACK, RAZORBACK), 20),
        ((SNOUTER, SNOUTER), 40),
        ((JOWLER, JOWLER), 60),
        ((UP, UP), 1),
        ((DOWN, DOWN), 1),
    ],
)
def test_PTP_2_scores(thrown: tuple[str, str], points: int) -> None:
    play = Play()
    play.throw(0, "+".join(thrown))
    assert play.pot == points
    assert play.on_turn == 0
    assert play.said == [
        f"pigs_thrown seat=0 first={thrown[0]} second={thrown[1]}",
        f"gain seat=0 points={points} total={points}",
    ]


@pytest.mark.parametrize("thrown", [f"{UP}+{DOWN}", f"{DOWN}+{UP}"])
def test_PTP_2_pig_out(thrown: str) -> None:
    """On different sides: the turn total is lost and the turn ends; what was banked stays."""
    play = Play()
    play.bank(0, FIVE)
    play.bank(1, TEN)
    play.throw(0, TWENTY, thrown)
    assert play.said[-1] == "pigs_pig_out seat=0 lost=20"
    assert (play.scores, play.pot, play.on_turn) == ((5, 10), 0, 1)


def test_PTP_2_every_pair_has_a_score() -> None:
    counted = PIGS["scores_in_6000"]
    assert {str(pair_points(a, b)) for a, b in product(POSES, POSES)} == {"0", *counted} - {"oinker", "pig_out"}


# --- PTP-3, PTP-4 -------------------------------------------------------------------------------------------------


def test_PTP_3_oinker() -> None:
    """Touching: score and turn total go to 0, the turn ends."""
    play = Play()
    play.bank(0, TWENTY)
    play.bank(1, TEN)
    play.throw(0, FIVE, OINKER)
    assert play.said == ["pigs_thrown seat=0 first=oinker second=none", "pigs_oinker seat=0 lost=25"]
    assert (play.scores, play.pot, play.on_turn) == ((0, 10), 0, 1)
    assert [die.value for die in play.view().dice] == ["oinker"]


def test_PTP_4_piggyback() -> None:
    """The player is out, the turn ends; the last one left wins; those out rank last, the latest out highest."""
    play = Play(4)
    play.bank(0, TWENTY, TWENTY)
    play.throw(1, PIGGYBACK)
    assert play.said[-1] == "pigs_piggyback seat=1"
    play.bank(2, TEN)
    play.bank(3, FIVE)
    play.throw(0, FIVE, PIGGYBACK)
    assert (play.view().out, play.on_turn) == ((1, 0), 2)
    assert play.scores == (40, 0, 10, 5)
    play.bank(2, TEN)
    assert play.on_turn == 3
    play.throw(3, PIGGYBACK)
    assert play.result.reason is Reason.LAST_LEFT
    assert play.result.standings == (3, 4, 1, 2)


def test_PTP_4_in_a_play_off_the_last_of_the_play_off_wins() -> None:
    play = Play(3, ending="equal_turns", target=20)
    play.bank(0, TWENTY)
    play.bank(1, FIVE)
    play.bank(2, TWENTY)
    assert play.view().playing_off == (0, 2)
    play.throw(0, PIGGYBACK)
    assert play.result.reason is Reason.LAST_LEFT
    assert play.result.standings == (3, 2, 1)


def test_PTP_4_alone_it_ends_the_practice_without_a_result() -> None:
    play = Play(1)
    play.bank(0, TEN)
    play.throw(0, PIGGYBACK)
    assert play.result.reason is Reason.OUT
    assert play.result.winners == ()


# --- PTP-5 --------------------------------------------------------------------------------------------------------


def test_PTP_5_turn_and_order() -> None:
    """As PIG-2 and PIG-4: throw first, then throw again or bank; the next seat clockwise follows."""
    play = Play(3)
    assert PASS_THE_PIGS.legal(play.state, 0) == ("roll",)
    assert play.refused(0, "bank") == Refusal("must_roll_first")
    assert play.refused(1, "roll") == Refusal("not_your_turn", {"on_turn": 0})
    play.throw(0, FIVE)
    assert PASS_THE_PIGS.legal(play.state, 0) == ("roll", "bank")
    play.move(0, "bank")
    play.throw(1, PIG_OUT)
    play.bank(2, TEN)
    assert play.on_turn == 0
    assert play.scores == (5, 0, 10)


def test_PTP_5_target_and_seats() -> None:
    assert PASS_THE_PIGS.setup(2).options["target"] == 100
    assert (PASS_THE_PIGS.min_seats, PASS_THE_PIGS.max_seats) == (1, 20)
    for seats in (0, 21):
        with pytest.raises(MalformedError):
            PASS_THE_PIGS.setup(seats)
    play = Play(target=20)
    play.throw(0, TWENTY)
    assert play.running
    play.move(0, "bank")
    assert play.result.reason is Reason.TARGET
    alone = Play(1, target=20)
    alone.bank(0, TEN)
    alone.bank(0, TEN)
    assert (alone.result.reason, alone.result.facts) == (Reason.PRACTICE, {"turns": 2})


def test_PTP_5_first() -> None:
    assert PASS_THE_PIGS.setup(2).options["first"] == "random"
    play = Play(5, first="random")
    wanted = PASS_THE_PIGS.wanted(play.state)
    assert wanted is not None
    assert wanted.source == Die(5)
    play.draw(4)
    assert play.on_turn == 3
    assert Play(3, first="seat_0").on_turn == 0


def test_PTP_5_first_by_the_highest_throw() -> None:
    """Those tied for the highest throw again; pig out and touching are 0, and nobody goes out."""
    play = Play(4, first="highest_throw")
    for thrown in (TWENTY, PIGGYBACK, f"{RAZORBACK}+{RAZORBACK}", OINKER):
        wanted = PASS_THE_PIGS.wanted(play.state)
        assert wanted is not None
        assert isinstance(wanted.source, Weighted)
        play.draw(thrown)
    assert play.said == ["pigs_thrown seat=3 first=oinker second=none", "pigs_start_throw seat=3 value=0"]
    assert play.view().phase == "start"
    play.draw(PIG_OUT)
    play.draw(ONE)
    assert play.said[-1] == "starts seat=2"
    assert play.view().start_rolls == (((0, 20), (1, 0), (2, 20), (3, 0)), ((0, 0), (2, 1)))
    assert (play.on_turn, play.view().out, play.scores) == (2, (), (0, 0, 0, 0))


def test_PTP_5_equal_turns() -> None:
    play = Play(3, ending="equal_turns", target=20)
    play.bank(0, TWENTY)
    assert play.said[-1] == "last_round seat=0"
    play.bank(1, FIVE)
    play.bank(2, TEN, TWENTY)
    assert play.result.reason is Reason.HIGHEST
    assert play.result.standings == (2, 3, 1)


# --- PTP-6 --------------------------------------------------------------------------------------------------------


def test_PTP_6_figure_models() -> None:
    """The default is the published joint table, exactly."""
    table = pigs_table(kern_pairs(), Fraction(0))
    chances = {str(outcome): p for outcome, p, _ in table.outcomes()}
    for first, row in zip(PIGS["poses"], PIGS["joint_rows_black_columns_pink"], strict=True):
        for second, count in zip(PIGS["poses"], row, strict=True):
            assert chances.pop(f"{first}+{second}", Fraction(0)) == Fraction(count, 6000)
    assert chances == {"oinker": Fraction(PIGS["touching"], 6000)}


def test_PTP_6_scores_of_6000_throws() -> None:
    names = {"bust": "pig_out", "wipe": "oinker"}
    found = {
        names.get(effect.text, str(effect.points)): p * 6000
        for effect, p in pigs_table(kern_pairs(), Fraction(0)).distribution().items()
    }
    assert found == PIGS["scores_in_6000"]


def test_PTP_6_the_golden_table_is_this_one() -> None:
    """The table of the exact solutions: no piggyback, all touching throws wipe; its options are names of ours."""
    setup = PASS_THE_PIGS.setup(2, GOLDEN["options"])
    chances = {effect.text: p for effect, p in table_of(setup.options).distribution().items()}
    assert chances["wipe"] == Fraction(23, 6000)
    assert "out" not in chances
    assert setup.options["target"] == 100


def test_PTP_6_single_pigs_do_not_know_of_each_other() -> None:
    setup = PASS_THE_PIGS.setup(2, {"figures": "kern_single", "piggyback_share": 0})
    total = sum(PIGS["single"].values())
    chances = {str(outcome): p for outcome, p, _ in table_of(setup.options).outcomes()}
    for first, second in product(PIGS["poses"], repeat=2):
        alone = Fraction(PIGS["single"][first] * PIGS["single"][second], total**2)
        assert chances[f"{first}+{second}"] == alone * Fraction(5977, 6000)
    assert chances["oinker"] == Fraction(23, 6000)


@pytest.mark.parametrize(
    ("share", "oinker", "piggyback"), [("0", 230, 0), ("1/10", 207, 23), ("0.5", 115, 115), ("1", 0, 230), (1, 0, 230)]
)
def test_PTP_6_piggyback_share(share: object, oinker: int, piggyback: int) -> None:
    setup = PASS_THE_PIGS.setup(2, {"piggyback_share": share})
    chances = {str(outcome): p for outcome, p, _ in table_of(setup.options).outcomes()}
    assert chances.get("oinker", 0) == Fraction(oinker, 60_000)
    assert chances.get("piggyback", 0) == Fraction(piggyback, 60_000)
    assert PASS_THE_PIGS.setup(2).options["piggyback_share"] == "1/10"


@pytest.mark.parametrize("share", ["2", "-1", "1/0", "a tenth", "0.1234", "3/2", ""])
def test_PTP_6_a_share_is_between_0_and_1(share: str) -> None:
    with pytest.raises(MalformedError) as refused:
        PASS_THE_PIGS.setup(2, {"piggyback_share": share})
    assert refused.value.code == "option_value"


def test_PTP_6_own_counts() -> None:
    """Single pigs or pairs of one's own; touching throws beside them."""
    setup = PASS_THE_PIGS.setup(2, {"figures": "custom", "counts": "up=2, down=1; спинка=1 touching=2"})
    chances = {str(outcome): p for outcome, p, _ in table_of(setup.options).outcomes()}
    assert chances[f"{UP}+{UP}"] == Fraction(2, 4) ** 2 * Fraction(2, 4)
    assert chances["oinker"] == Fraction(2, 4) * Fraction(9, 10)
    pairs = PASS_THE_PIGS.setup(2, {"figures": "custom", "counts": "trotter+up=3 up+down touching"})
    chances = {str(outcome): p for outcome, p, _ in table_of(pairs.options).outcomes()}
    assert chances[f"{TROTTER}+{UP}"] == Fraction(3, 5)
    assert chances[PIG_OUT] == Fraction(1, 5)


@pytest.mark.parametrize(
    ("figures", "counts", "code"),
    [
        ("custom", "none", "pigs_counts_missing"),
        ("kern_pairs", "trotter=1 up=1", "pigs_counts_unused"),
        ("custom", "trotter", "pig_table_never_busts"),
        ("custom", "up+down=4", "pig_table_never_scores"),
        ("custom", "cow=3", "pigs_entry"),
        ("custom", "trotter+touching=3", "pigs_entry"),
        ("custom", "trotter=3 up+down=4", "pigs_mixed"),
        ("custom", "touching=4", "pigs_none"),
        ("custom", "trotter=50001", "pigs_many"),
    ],
)
def test_PTP_6_counts_that_will_not_do(figures: str, counts: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        PASS_THE_PIGS.setup(2, {"figures": figures, "counts": counts})
    assert refused.value.code == code


def test_PTP_6_the_most_pigs_still_make_a_table() -> None:
    counts = " ".join(f"{pose}={n}" for pose, n in zip(POSES, (20_000, 19_999, 1, 1, 1, 1), strict=True))
    setup = PASS_THE_PIGS.setup(2, {"figures": "custom", "counts": counts, "piggyback_share": "998/999"})
    assert sum(p for _, p, _ in table_of(setup.options).outcomes()) == 1
    assert read_counts(counts.split()).total == 40_003


# --- PTP-8, PTP-9 (PTP-7 has a file of its own) -------------------------------------------------------------------


def test_PTP_8_big_pigs() -> None:
    """The same game with large pigs: nothing but the picture differs."""
    big, small = PASS_THE_PIGS.setup(2, preset="big_pigs"), PASS_THE_PIGS.setup(2)
    assert big.options == {**small.options, "size": "big"}
    assert PASS_THE_PIGS.start(big) == PASS_THE_PIGS.start(small)


def test_PTP_9_autopilot() -> None:
    """Banks at 22 or at the target; never calls."""
    play = Play()
    assert PASS_THE_PIGS.autopilot(play.view(0)) == "roll"
    play.throw(0, TWENTY, ONE)
    assert PASS_THE_PIGS.autopilot(play.view(0)) == "roll"
    play.throw(0, ONE)
    assert PASS_THE_PIGS.autopilot(play.view(0)) == "bank"
    close = Play()
    close.at(96, 0)
    close.throw(0, FIVE)
    assert PASS_THE_PIGS.autopilot(close.view(0)) == "bank"
    calling = Play(preset="hog_call")
    calling.at(0, 20)
    calling.move(0, "roll")
    assert PASS_THE_PIGS.autopilot(calling.view(1)) == "pass"


def test_PTP_9_round_limit() -> None:
    assert PASS_THE_PIGS.setup(2).options["round_limit"] == "none"
    play = Play(round_limit=2)
    for seat, thrown in ((0, FIVE), (1, FIFTEEN), (0, FIVE), (1, PIG_OUT)):
        play.throw(seat, thrown)
        if play.pot:
            play.move(seat, "bank")
    assert play.result.reason is Reason.ROUND_LIMIT
    assert play.result.standings == (2, 1)
