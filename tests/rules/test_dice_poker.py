"""Dice Poker: one test named after each numbered rule, and the worked examples.

The names of the tests carry the numbers of the rules.
"""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from svinarium.games.dice_poker import DICE_POKER, Scoring, score, settle, total
from svinarium.games.dice_poker.cells import EMPTY, FIGURES
from svinarium.games.dice_poker.settlement import tenths
from svinarium.kernel import Die, DieShown, Reason, Refusal
from tests.games.dice_poker.support import EXAMPLES, Play, cell_named, sheet_of

PLAIN = Scoring()

# --- the worked examples ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES["cells"], ids=lambda example: f"{example['cell']}-{example['dice']}")
def test_DP_examples_of_cells(example: dict[str, Any]) -> None:
    first = example.get("first_throw", False)
    assert score(cell_named(example["cell"]), tuple(example["dice"]), first, PLAIN) == example["score"]


def test_DP_example_sheet() -> None:
    """Player D's sheet, its school and its free programme, cell by cell and in all."""
    player = EXAMPLES["player-D"]
    for face, cell in player["school"].items():
        other = 1 if face != "1" else 2
        dice = (int(face),) * cell["count"] + (other,) * (5 - cell["count"])
        assert score(cell_named(face), dice, False, PLAIN) == cell["score"]
    straights = {"small_straight": [1, 2, 3, 4, 5], "large_straight": [2, 3, 4, 5, 6]}
    for figure, cell in player["free"].items():
        dice = cell.get("dice", straights.get(figure, []))
        if cell["score"]:
            full = (*dice, *[face for face in (1, 2) if face not in dice] * 5)[:5] if len(dice) < 5 else tuple(dice)
            assert score(cell_named(figure), full, cell.get("first_throw", False), PLAIN) == cell["score"]
    school = [cell["score"] for cell in player["school"].values()]
    assert sum(school) == player["school_sum"]
    sheet = sheet_of(school, **{figure: cell["score"] for figure, cell in player["free"].items()})
    assert set(player["free"]) == set(FIGURES)
    assert total(sheet, PLAIN) == player["total"]


# --- DP-1, DP-2 ---------------------------------------------------------------------------------------------------


def test_DP_1_who_starts() -> None:
    """Everybody throws all five dice once; the highest sum starts; those tied throw again."""
    play = Play(3, first="highest_sum")
    for position, dice in (
        ("start/1/seat/0", (6, 5, 1, 1, 1)),
        ("start/1/seat/1", (2, 2, 2, 2, 2)),
        ("start/1/seat/2", (5, 5, 2, 1, 1)),
        ("start/2/seat/0", (1, 1, 1, 1, 1)),
        ("start/2/seat/2", (1, 1, 1, 1, 2)),
    ):
        wanted = DICE_POKER.wanted(play.state)
        assert wanted is not None
        assert (wanted.position, wanted.source) == (position, Die(6, 5))
        assert DICE_POKER.movers(play.state) == ()
        play.draw(dice)
    assert play.said == ["poker_start seat=2 dice=1 1 1 1 2 sum=6", "starts seat=2"]
    assert play.state.seat == play.state.starter == 2


def test_DP_1_random_and_seat_0() -> None:
    play = Play(4, first="random")
    wanted = DICE_POKER.wanted(play.state)
    assert wanted is not None
    assert (wanted.position, wanted.source) == ("start/lot", Die(4))
    play.draw(3)
    assert play.state.seat == 2
    assert Play(4, first="seat_0").state.seat == 0


def test_DP_2_turn() -> None:
    """Up to three throws; any dice are set aside, also those thrown before; one cell is written at the end."""
    play = Play()
    assert play.legal == ("roll",)
    assert play.refused(0, "write 3") == play.refused(0, "keep 3") == Refusal("poker_roll_first")
    play.roll(3, 3, 5, 6, 1)
    assert play.said == ["poker_throw seat=0 throw=1 dice=3 3 5 6 1"]
    assert {"roll", "keep 3 3", "keep 1 3 3 5", "keep 6", "write 1", "write 6"} <= set(play.legal)
    play.move("keep 3 3")
    assert play.said == ["poker_keep seat=0 dice=3 3"]
    wanted = DICE_POKER.wanted(play.state)
    assert wanted is not None
    assert (wanted.position, wanted.source) == ("turn/1/roll/2", Die(6, 3))
    play.draw((2, 3, 2))
    assert play.view().dice[:3] == (DieShown(3, 6, "kept"), DieShown(3, 6, "kept"), DieShown(2))
    play.roll(6, move="keep 2 2 3 3")
    assert play.view().throws_left == 0
    assert list(play.legal) == ["write 1", "write 2", "write 3", "write 4", "write 5", "write 6"]
    assert play.refused(0, "roll") == play.refused(0, "keep 2") == Refusal("poker_no_throws_left")
    play.move("write 2")
    assert play.said == ["poker_school seat=0 face=2 mark=−2"]
    assert (play.state.seat, play.state.turn, play.legal) == (1, 2, ("roll",))


def test_DP_2_all_may_be_thrown_again_and_the_turn_may_end_early() -> None:
    play = Play()
    play.roll(1, 1, 1, 1, 2)
    play.roll(5, 5, 5, 5, 5)
    play.move("write 5")
    assert play.points(0, "school 5") == 10
    assert play.state.seat == 1


@pytest.mark.parametrize("move", ["keep 4", "keep 3 3 3", "keep 1 2"])
def test_DP_2_only_dice_that_are_there_are_kept(move: str) -> None:
    play = Play()
    play.roll(3, 3, 5, 6, 1)
    assert play.refused(0, move) == Refusal("poker_not_those_dice", {"dice": "1 3 3 5 6"})


# --- DP-3, DP-4, DP-5 ---------------------------------------------------------------------------------------------


def test_DP_3_obligatory_programme_first() -> None:
    """No free cell before all six obligatory ones; the order within a programme is free."""
    play = Play(1)
    for face in (6, 2, 4, 1, 5, 3):
        play.roll(1, 2, 3, 4, 5)
        assert play.refused(0, "write F") == Refusal("poker_school_first", {"cell": "F"})
        play.move(f"write {face}")
        assert play.points(0, "3") is None
    play.roll(3, 3, 3, 4, 5)
    assert play.legal[:9] == tuple(f"write {cell}" for cell in ("1п", "2п", "3", "LS", "BS", "F", "C", "P", "Sh"))
    assert play.refused(0, "write 4") == Refusal("poker_cell_full", {"cell": "4"})
    play.move("write 3")
    assert play.points(0, "3") == 18
    assert play.points(0, "school 3") == -6


def test_DP_4_obligatory_score() -> None:
    """(n − 3) · f for n dice of face f: three give 0, none gives −3f."""
    for face in range(1, 7):
        other = face % 6 + 1
        for count in range(6):
            dice = (face,) * count + (other,) * (5 - count)
            assert score(face - 1, dice, True, PLAIN) == score(face - 1, dice, False, PLAIN) == (count - 3) * face
    play = Play()
    play.turn((4, 4, 4, 1, 2), "4")
    assert play.said == ["poker_school seat=0 face=4 mark=+"]


@pytest.mark.parametrize(
    ("school", "premium"), [((0, 0, 0, 0, 0, 0), 50), ((1, 0, 0, 4, -5, 0), 50), ((1, 0, 0, 4, 0, -6), 0)]
)
def test_DP_5_premium(school: tuple[int, ...], premium: int) -> None:
    """After the six cells a sum of 0 or more adds 50, or what the table agreed on."""
    assert total(sheet_of(school), PLAIN) == sum(school) + premium
    assert total(sheet_of(school), Scoring(school_premium=30)) == sum(school) + (premium and 30)
    play = Play()
    play.at((*school[:5], None, *EMPTY[6:]), EMPTY)
    assert play.view().scores[0] == sum(school[:5])
    count = 3 + school[5] // 6
    play.turn((6,) * count + (1,) * (5 - count), "6")
    sign = f"+{sum(school) or ''}" if sum(school) >= 0 else f"−{-sum(school)}"
    assert play.said[-1] == f"poker_school_full seat=0 mark={sign} premium={premium}"
    assert play.view().scores[0] == sum(school) + premium


# --- DP-6, DP-7, DP-8 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "dice", "points"),
    [
        ("pair", (6, 6, 1, 2, 3), 12),
        ("pair", (1, 2, 3, 4, 6), None),
        ("two_pairs", (6, 6, 1, 1, 3), 14),
        ("two_pairs", (6, 6, 1, 2, 3), None),
        ("three", (4, 4, 4, 1, 2), 12),
        ("three", (4, 4, 3, 1, 2), None),
        ("small_straight", (2, 4, 1, 5, 3), 15),
        ("small_straight", (2, 3, 4, 5, 6), None),
        ("large_straight", (2, 4, 6, 5, 3), 20),
        ("large_straight", (1, 2, 3, 4, 6), None),
        ("full", (6, 6, 5, 5, 5), 27),
        ("full", (6, 6, 5, 5, 4), None),
        ("full", (6, 6, 6, 6, 4), None),
        ("four", (5, 5, 5, 5, 1), 20),
        ("four", (5, 5, 5, 1, 1), None),
        ("poker", (2, 2, 2, 2, 2), 60),
        ("poker", (2, 2, 2, 2, 1), None),
        ("chance", (6, 6, 5, 4, 4), 25),
    ],
)
def test_DP_6_free_programme(figure: str, dice: tuple[int, ...], points: int | None) -> None:
    """What each figure needs, and that only its own dice count."""
    assert score(cell_named(figure), dice, False, PLAIN) == points


def test_DP_7_from_the_first_throw() -> None:
    """A free figure counts double after the first throw only; chance does not; the poker premium is not doubled."""
    play = Play(1)
    play.at(sheet_of())
    play.turn((6, 6, 6, 5, 5), "F")
    assert play.points(0, "F") == 56
    assert play.said == ["poker_write seat=0 figure=full points=56 doubled=yes"]
    play.turn((6, 6, 6, 5, 5), "Sh")
    assert play.points(0, "Sh") == 28
    assert play.said == ["poker_write seat=0 figure=chance points=28 doubled=no"]
    play.roll(6, 6, 6, 5, 4)
    play.roll(5, move="keep 5 6 6 6")
    play.move("write 2п")
    assert play.points(0, "2п") == 22
    play.turn((4, 4, 4, 4, 4), "P")
    assert play.points(0, "P") == 90


def test_DP_7_options() -> None:
    fives = (5, 5, 5, 5, 5)
    poker, full = cell_named("poker"), cell_named("full")
    assert score(poker, fives, True, Scoring(double_poker_premium=True)) == 150
    assert score(poker, fives, False, Scoring(double_poker_premium=True)) == 75
    assert score(poker, fives, True, Scoring(first_throw_double=False, double_poker_premium=True)) == 75
    assert score(poker, fives, False, Scoring(poker_premium=30)) == 55
    assert score(full, (6, 6, 6, 5, 5), True, Scoring(first_throw_double=False)) == 28
    play = Play(1, first_throw_double="off", double_poker_premium="true", poker_premium=0)
    play.at(sheet_of())
    play.turn((6, 6, 6, 6, 6), "P")
    assert play.points(0, "P") == 30


def test_DP_8_faces_must_differ() -> None:
    """Two pairs from four equal and a full house from five: no, unless agreed; the highest possible counts."""
    two_pairs, full, pair, three = map(cell_named, ("two_pairs", "full", "pair", "three"))
    fours, fives = (5, 5, 5, 5, 2), (5, 5, 5, 5, 5)
    assert score(two_pairs, fours, False, PLAIN) is None
    assert score(two_pairs, fives, False, PLAIN) is None
    assert score(full, fives, False, PLAIN) is None
    generous = Scoring(two_pairs_from_four=True, full_from_five=True)
    assert score(two_pairs, fours, False, generous) == score(two_pairs, fives, False, generous) == 20
    assert score(full, fives, False, generous) == 25
    assert score(full, fours, False, generous) is None
    assert score(pair, (2, 2, 2, 5, 5), False, PLAIN) == 10
    assert score(pair, fives, False, PLAIN) == 10
    assert score(three, fours, False, PLAIN) == 15
    assert score(two_pairs, (5, 5, 5, 2, 2), False, PLAIN) == 14


# --- DP-9 ---------------------------------------------------------------------------------------------------------


def test_DP_9_open() -> None:
    """A figure that is not made is written as 0 in an open cell, also if another open figure would score."""
    play = Play(1)
    play.at(sheet_of())
    play.roll(6, 6, 6, 5, 5)
    assert play.view().possible["F"] == 56
    play.move("write C")
    assert play.said == ["poker_miss seat=0 figure=four"]
    assert play.points(0, "C") == 0
    play.roll(6, 6, 6, 5, 5)
    assert play.refused(0, "write C") == Refusal("poker_cell_full", {"cell": "C"})
    assert play.refused(0, "strike F") == Refusal("poker_no_strike")
    assert not any(move.startswith("strike") for move in play.legal)


def test_DP_9_recorded() -> None:
    """A recorded free figure above 0 may be struck instead, once: its points are lost, the open cell stays open."""
    play = Play(1, strike="recorded")
    play.at(sheet_of((0, 2, 0, 4, -5, 0), pair=12, four=0, chance=25))
    play.roll(6, 6, 6, 5, 5)
    strikes = [move for move in play.legal if move.startswith("strike")]
    assert strikes == ["strike 1п", "strike Sh"]
    assert play.view().strikeable == ("1п", "Sh")
    for cell in ("C", "5", "F"):
        assert play.refused(0, f"strike {cell}") == Refusal("poker_cannot_strike", {"cell": cell})
    before = play.view().scores[0]
    play.move("strike 1п")
    assert play.said == ["poker_strike seat=0 figure=pair lost=12"]
    assert play.view().scores == (int(before) - 12,)
    assert play.points(0, "1п") == 0
    play.roll(6, 6, 6, 5, 5)
    assert play.refused(0, "strike 1п") == Refusal("poker_cannot_strike", {"cell": "1п"})
    assert play.refused(0, "write 1п") == Refusal("poker_cell_full", {"cell": "1п"})
    assert {"write F", "write P", "write 3"} <= set(play.legal)


def test_DP_9_recorded_the_obligatory_three_is_not_the_free_one() -> None:
    play = Play(1, strike="recorded")
    play.at(sheet_of((0, 0, 3, 0, 0, 0), three=18))
    play.roll(1, 2, 3, 4, 6)
    play.move("strike 3")
    assert (play.points(0, "3"), play.points(0, "school 3")) == (0, 3)


def test_DP_9_who_strikes_gets_a_turn_more() -> None:
    play = Play(2, strike="recorded")
    almost = {figure: 5 for figure in FIGURES if figure != "poker"}
    play.at(sheet_of(**almost), sheet_of(**almost))
    play.roll(1, 2, 3, 4, 6)
    play.move("strike 3")
    play.turn((1, 2, 3, 4, 6), "P")
    assert play.state.seat == 0
    play.turn((1, 2, 3, 4, 6), "P")
    assert play.result.scores == (85, 90)


# --- DP-10, DP-11, DP-12 ------------------------------------------------------------------------------------------


def test_DP_10_end() -> None:
    """The game is over when every sheet is full; full sheets are skipped; the highest total wins."""
    play = Play(3)
    almost = {figure: 5 for figure in FIGURES if figure != "chance"}
    play.at(sheet_of(**almost), sheet_of(**almost, chance=8), sheet_of(**almost))
    play.turn((6, 6, 6, 6, 6), "Sh")
    assert play.state.seat == 2
    play.turn((1, 1, 1, 1, 2), "Sh")
    assert play.result.reason is Reason.HIGHEST
    assert play.result.scores == (120, 98, 96)
    assert play.result.standings == (1, 2, 3)
    assert DICE_POKER.movers(play.state) == ()
    assert play.refused(0, "roll") == Refusal("game_over")


def test_DP_10_level_totals_share() -> None:
    play = Play(2)
    almost = {figure: 5 for figure in FIGURES if figure != "chance"}
    play.at(sheet_of(**almost), sheet_of(**almost))
    play.turn((6, 6, 6, 6, 6), "Sh")
    play.turn((6, 6, 6, 6, 6), "Sh")
    assert (play.result.reason, play.result.winners) == (Reason.SHARED, (0, 1))


def test_DP_11_settlement() -> None:
    """Each wins or loses the difference to the mean, exactly; it is shown with one decimal."""
    example = EXAMPLES["settlement"]
    totals, result = example["totals"].values(), example["result"].values()
    assert Fraction(sum(totals), len(totals)) == example["mean"]
    assert settle(tuple(totals)) == tuple(result)
    fraction = EXAMPLES["settlement-with-a-fraction"]
    shares = settle(tuple(fraction["totals"].values()))
    assert [str(share) for share in shares] == list(fraction["result"].values())
    assert sum(shares) == 0
    shown = [tuple(tenths(share).values()) for share in (*shares, Fraction(1, 20), Fraction(-1, 21), Fraction(21))]
    assert shown[:3] == [("minus", 0, 3), ("plus", 0, 7), ("minus", 0, 3)]
    assert shown[3:] == [("plus", 0, 1), ("zero", 0, 0), ("plus", 21, 0)]


def test_DP_11_at_the_end_of_a_game() -> None:
    play = Play(3)
    almost = {figure: 5 for figure in FIGURES if figure != "chance"}
    full = sheet_of(**almost, chance=8)
    play.at(sheet_of(**almost), full, full)
    play.turn((1, 1, 1, 2, 4), "Sh")
    assert play.view().settlement == ("2/3", "-1/3", "-1/3")
    assert play.said[2:] == [
        "poker_settled seat=0 total=99 sign=plus whole=0 tenth=7",
        "poker_settled seat=1 total=98 sign=minus whole=0 tenth=3",
        "poker_settled seat=2 total=98 sign=minus whole=0 tenth=3",
    ]
    assert play.result.facts == {"settlement": "2/3 -1/3 -1/3"}


def test_DP_12_seats() -> None:
    """2 to 100 seats; one seat is practice: no start throw, no settlement."""
    for seats in (2, 100):
        assert DICE_POKER.wanted(DICE_POKER.start(DICE_POKER.setup(seats))) is not None
    for first in ("highest_sum", "random"):
        state = Play(1, first=first).state
        assert (state.seat, DICE_POKER.wanted(state)) == (0, None)
    alone = Play(1)
    alone.at(sheet_of(**{figure: 5 for figure in FIGURES if figure != "chance"}))
    alone.turn((1, 1, 1, 2, 4), "Sh")
    assert alone.result.reason is Reason.PRACTICE
    assert (alone.result.scores, alone.result.winners) == ((99,), (0,))
    assert alone.result.facts == {"turns": 1}
    assert alone.view().settlement == ()
    assert alone.said[1:] == ["over"]


def test_DP_12_seats_that_are_away_are_played_by_the_one_turn_player() -> None:
    """It keeps what makes most of this turn, and writes the cell that gets most above its par."""
    play = Play()
    assert DICE_POKER.autopilot(play.view(0)) == "roll"
    play.roll(6, 6, 6, 6, 1)
    assert DICE_POKER.autopilot(play.view(0)) == "keep 6 6 6 6"
    play.roll(6, move="keep 6 6 6 6")
    assert DICE_POKER.autopilot(play.view(0)) == "write 6"
