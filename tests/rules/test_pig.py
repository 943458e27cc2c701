"""Pig and Two-Dice Pig: one test named after each numbered rule, and the worked examples.

The names of the tests carry the numbers of the rules.
"""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

import pytest

from svinarium.games.pig import PIG, TWO_DICE_PIG
from svinarium.kernel import Die, Drawn, Event, Header, MalformedError, Move, Reason, Refusal, record_of
from tests.games.pig.support import Play, points, vectors

VECTORS = vectors("pig")


# --- PIG-1 --------------------------------------------------------------------------------------------------------


def test_PIG_1_who_starts() -> None:
    """The lowest roll starts; those tied for the lowest roll again among themselves."""
    example = VECTORS["start-ties"]
    rounds = example["first_rolls"]
    play = Play(len(rounds[0]), first="lowest_roll")
    for number, rolled in enumerate(rounds, start=1):
        for value in rolled:
            wanted = PIG.wanted(play.state)
            assert wanted is not None
            assert wanted.source == Die(6)
            assert wanted.position.startswith(f"start/{number}/seat/")
            assert PIG.movers(play.state) == ()
            play.draw(value)
    assert play.on_turn == example["starter"]
    assert play.said[-1] == f"starts seat={example['starter']}"
    assert play.view().start_rolls == (((0, 2), (1, 5), (2, 2), (3, 6)), ((0, 3), (2, 1)))


def test_PIG_1_only_the_tied_roll_again() -> None:
    play = Play(4, first="lowest_roll")
    positions = []
    for value in (3, 1, 1, 1, 2, 2, 4, 6, 5):
        wanted = PIG.wanted(play.state)
        assert wanted is not None
        positions.append(wanted.position.removeprefix("start/"))
        play.draw(value)
    again = ["2/seat/1", "2/seat/2", "2/seat/3", "3/seat/1", "3/seat/2"]
    assert positions == ["1/seat/0", "1/seat/1", "1/seat/2", "1/seat/3", *again]
    assert play.on_turn == 2


def test_PIG_1_random() -> None:
    play = Play(7, first="random")
    wanted = PIG.wanted(play.state)
    assert wanted is not None
    assert (wanted.position, wanted.source) == ("start/lot", Die(7))
    play.draw(5)
    assert play.on_turn == 4
    assert play.said == ["starts seat=4"]


@pytest.mark.parametrize("first", ["lowest_roll", "random", "seat_0"])
def test_PIG_1_one_seat_rolls_for_nothing(first: str) -> None:
    assert Play(1, first=first).on_turn == 0


def test_PIG_1_seat_0() -> None:
    play = Play(5, first="seat_0")
    assert play.on_turn == 0
    assert PIG.wanted(play.state) is None


# --- PIG-2 --------------------------------------------------------------------------------------------------------


def test_PIG_2_turn() -> None:
    """Roll first; then roll again or bank, any number of times."""
    play = Play()
    assert PIG.legal(play.state, 0) == ("roll",)
    assert play.refused(0, "bank") == Refusal("must_roll_first")
    for number in range(1, 200):
        play.throw(0, 6)
        assert PIG.legal(play.state, 0) == ("roll", "bank")
        assert play.state.turn_total == 6 * number
    assert play.scores == (0, 0)


@pytest.mark.parametrize("name", ["turn-banked", "turn-busted", "no-bank-before-first-roll"])
def test_PIG_2_examples(name: str) -> None:
    example = VECTORS[name]
    play = Play()
    play.throw(0, *example["rolls"])
    if "refusal" in example:
        refusal = play.refused(0, example["then"])
        assert refusal is not None
        assert refusal.code == example["refusal"]
        return
    if "then" in example:
        play.do(Move(0, example["then"]))
    assert play.scores == (example["gain"], 0)
    assert play.on_turn == 1


# --- PIG-3, PIG-4 -------------------------------------------------------------------------------------------------


def test_PIG_3_bust() -> None:
    """A 1 loses the turn total and ends the turn; points banked earlier stay."""
    play = Play()
    play.rounds((0, [5, 6]), (1, [4]))
    play.throw(0, 6, 6, 1)
    assert play.said == ["bust seat=0 lost=12"]
    assert play.scores == (11, 4)
    assert play.on_turn == 1
    assert play.state.turn_total == 0


def test_PIG_4_next() -> None:
    """After a bank or a bust the next seat clockwise is on turn."""
    play = Play(3)
    seen = []
    for results in ([2], [1], [3], [1], [1], [4], [5]):
        assert play.on_turn is not None
        seen.append(play.on_turn)
        play.throw(play.on_turn, *results)
        if results != [1]:
            play.do(Move(seen[-1], "bank"))
    assert seen == [0, 1, 2, 0, 1, 2, 0]


# --- PIG-5, PIG-6 -------------------------------------------------------------------------------------------------


def test_PIG_5_target() -> None:
    """100 with one die, 200 with two, any whole number 1…10000."""
    assert PIG.setup(2).options["target"] == 100
    assert TWO_DICE_PIG.setup(2).options["target"] == 200
    assert PIG.setup(2, {"dice": 2}).options == TWO_DICE_PIG.setup(2).options
    assert PIG.setup(2, preset="short").options["target"] == 50
    for target in (1, 77, 10_000):
        assert PIG.setup(2, {"target": target}).options["target"] == target
    refused_targets: tuple[object, ...] = (0, -5, 10_001, "many", 2.5)
    for no_target in refused_targets:
        with pytest.raises(MalformedError) as refused:
            PIG.setup(2, {"target": no_target})
        assert refused.value.code == "option_value"
        assert refused.value.facts["expected"] == "1…10000"


def test_PIG_6_sudden() -> None:
    """The game ends the moment a banked score is at or above the target; a turn total alone never wins."""
    example = VECTORS["sudden-win-needs-bank"]
    play = Play()
    play.at(*example["scores"])
    play.throw(0, *example["rolls"])
    assert play.running is not example["finished"]
    play.do(Move(0, example["then"]))
    assert play.result.winners == (example["winner"],)
    assert play.result.reason is Reason.TARGET
    assert play.result.scores == (101, 40)
    assert play.said == ["bank seat=0 points=6 score=101", "over"]
    assert PIG.movers(play.state) == ()
    assert play.refused(1, "roll") == Refusal("game_over")


def test_PIG_6_sudden_exactly_at_the_target_in_the_middle_of_a_round() -> None:
    play = Play(3, target=20)
    play.rounds((0, [6, 6, 6]), (1, [6, 6, 6, 2]))
    assert play.result.standings == (2, 1, 3)


# --- PIG-7 --------------------------------------------------------------------------------------------------------


def test_PIG_7_equal_turns() -> None:
    """Once somebody has reached the target, the round is played to its end; the highest score wins."""
    example = VECTORS["equal-turns"]
    play = Play(3, ending="equal_turns")
    play.at(60, 60, 60)
    for seat, score in example["scores_after_banks"]:
        assert play.running
        play.bank(seat, *points(score - 60))
        assert play.scores[seat] == score
        assert play.running is (seat != example["finished_after_seat"])
    assert play.result.winners == (example["winner"],)
    assert play.result.reason is Reason.HIGHEST
    assert play.result.standings == (2, 3, 1)


def test_PIG_7_the_last_round_ends_before_the_starter() -> None:
    play = Play(3, ending="equal_turns", target=10, first="random")
    play.draw(2)
    play.bank(1, 6, 5)
    assert play.said == ["bank seat=1 points=11 score=11", "last_round seat=1"]
    assert play.view().closing == 1
    play.bank(2, 2)
    play.throw(0, 1)
    assert play.result.winners == (1,)


def test_PIG_7_rolling_and_banking_above_the_target() -> None:
    play = Play(2, ending="equal_turns", target=10)
    play.throw(0, 6, 6)
    assert PIG.legal(play.state, 0) == ("roll", "bank")
    play.throw(0, 6)
    play.do(Move(0, "bank"))
    play.throw(1, 6, 5, 5)
    assert PIG.legal(play.state, 1) == ("roll", "bank")
    play.throw(1, 4)
    play.do(Move(1, "bank"))
    assert play.result.scores == (18, 20)
    assert play.result.winners == (1,)


def test_PIG_7_play_off() -> None:
    """Those level keep their scores and play one more turn each, repeated among those still level."""
    play = Play(4, ending="equal_turns", target=10)
    play.rounds((0, [6, 4]), (1, [5]), (2, [6, 4]), (3, [6, 4]))
    assert play.said == ["bank seat=3 points=10 score=10", "play_off"]
    assert play.view().playing_off == (0, 2, 3)
    assert play.scores == (10, 5, 10, 10)
    play.bank(0, 4)
    assert play.on_turn == 2
    play.throw(2, 1)
    assert play.on_turn == 3
    play.bank(3, 4)
    assert play.view().playing_off == (0, 3)
    assert play.said == ["bank seat=3 points=4 score=14", "play_off"]
    play.throw(0, 1)
    play.throw(3, 1)
    assert play.view().playing_off == (0, 3)
    play.bank(0, 2)
    play.bank(3, 5)
    assert play.result.reason is Reason.PLAY_OFF
    assert play.result.standings == (2, 4, 3, 1)
    assert play.result.scores == (16, 5, 10, 19)


def test_PIG_7_first_reached() -> None:
    """Who reached his score first wins; a later bank that raises the score counts anew."""
    play = Play(2, ending="equal_turns", target=12, tie="first_reached")
    play.rounds((0, [6, 5]), (1, [6, 6]))
    assert play.result.winners == (1,)
    play = Play(3, ending="equal_turns", target=12, tie="first_reached")
    play.rounds((0, [6]), (1, [5]), (2, [2]), (0, [6]), (1, [3, 4]), (2, [6, 4]))
    assert play.scores == (12, 12, 12)
    assert play.result.reason is Reason.FIRST_REACHED
    assert play.result.standings == (1, 2, 2)


def test_PIG_7_shared() -> None:
    play = Play(3, ending="equal_turns", target=12, tie="shared")
    play.rounds((0, [6, 6]), (1, [2]), (2, [6, 6]))
    assert play.result.reason is Reason.SHARED
    assert play.result.standings == (1, 3, 1)


# --- PIG-8, PIG-9 -------------------------------------------------------------------------------------------------

TWO_DICE = {
    "double": {(1, 1): "bust", (3, 3): "bust", (1, 4): "gain 5", (4, 1): "gain 5", (6, 5): "gain 11"},
    "any_one": {(1, 1): "bust", (3, 3): "gain 6", (1, 4): "bust", (4, 1): "bust", (6, 5): "gain 11"},
    "red_one": {(1, 1): "bust", (3, 3): "gain 6", (1, 4): "bust", (4, 1): "gain 5", (6, 5): "gain 11"},
    "one_or_double": {(1, 1): "bust", (3, 3): "bust", (1, 4): "bust", (4, 1): "bust", (6, 5): "gain 11"},
}


@pytest.mark.parametrize("bust_on", TWO_DICE)
def test_PIG_8_two_dice(bust_on: str) -> None:
    """A roll scores the sum of both dice, unless the option says that it busts."""
    for dice, effect in TWO_DICE[bust_on].items():
        play = Play(game=TWO_DICE_PIG, bust_on=bust_on)
        play.throw(0, dice)
        assert play.last.effect == effect
        assert play.state.turn_total == (0 if effect == "bust" else sum(dice))
        assert play.on_turn == (1 if effect == "bust" else 0)
        assert [die.value for die in play.view().dice] == list(dice)
        assert [die.role for die in play.view().dice] == (["red", ""] if bust_on == "red_one" else ["", ""])


def test_PIG_8_defaults_and_what_goes_together() -> None:
    assert TWO_DICE_PIG.setup(2).options["bust_on"] == "double"
    assert PIG.setup(2).options["bust_on"] == "one"
    for dice, bust_on, expected in (
        (1, "double", "one"),
        (1, "red_one", "one"),
        (2, "one", "double | any_one | red_one | one_or_double"),
    ):
        with pytest.raises(MalformedError) as refused:
            PIG.setup(2, {"dice": dice, "bust_on": bust_on})
        assert refused.value.code == "pig_bust_on"
        assert refused.value.facts == {"bust_on": bust_on, "dice": dice, "expected": expected}


def test_PIG_9_annulled_throws() -> None:
    """Equal dice count nothing and the player chooses again; a void throw is never a bust, so 1-1 is void."""
    play = Play(preset="two_dice_literal")
    assert (play.setup.options["bust_on"], play.setup.options["void_on"]) == ("any_one", "double")
    play.throw(0, (1, 1))
    assert play.last.effect == "void"
    assert play.said == ["void seat=0"]
    assert PIG.legal(play.state, 0) == ("roll",)
    assert play.refused(0, "bank") == Refusal("must_roll_first")
    play.throw(0, (3, 4), (5, 5))
    assert play.state.turn_total == 7
    assert PIG.legal(play.state, 0) == ("roll", "bank")
    play.throw(0, (6, 1))
    assert play.said == ["bust seat=0 lost=7"]


def test_PIG_9_what_can_never_bust_is_refused() -> None:
    with pytest.raises(MalformedError) as refused:
        TWO_DICE_PIG.setup(2, {"void_on": "double"})
    assert refused.value.code == "pig_never_busts"
    assert refused.value.facts == {"bust_on": "double", "void_on": "double"}
    with pytest.raises(MalformedError) as refused:
        PIG.setup(2, {"void_on": "double"})
    assert refused.value.code == "pig_void_on"
    play = Play(game=TWO_DICE_PIG, bust_on="one_or_double", void_on="double")
    play.throw(0, (4, 4))
    assert play.last.effect == "void"


# --- PIG-10, PIG-11, PIG-12 ---------------------------------------------------------------------------------------


def test_PIG_10_seats() -> None:
    """Any number up to 100; one seat counts its turns."""
    play = Play(100, target=2)
    for seat in range(99):
        play.throw(seat, 1)
    play.bank(99, 2)
    assert play.result.winners == (99,)
    for seats in (0, -1, 101):
        with pytest.raises(MalformedError):
            PIG.setup(seats)


@pytest.mark.parametrize("ending", ["sudden", "equal_turns"])
def test_PIG_10_one_seat_counts_turns(ending: str) -> None:
    play = Play(1, target=20, ending=ending)
    play.bank(0, 6, 6)
    play.throw(0, 6, 1)
    assert (play.on_turn, play.state.turn) == (0, 3)
    play.bank(0, 4, 4)
    assert play.result.reason is Reason.PRACTICE
    assert play.result.facts == {"turns": 3}
    assert play.result.standings == (1,)


def test_PIG_11_the_record() -> None:
    """The record names the roll for the start, every roll, every bank and every bust."""
    setup = PIG.setup(2, {"target": 10})
    header = Header(game_id="00", game="pig", rules=1, options=setup.options, seats=2, names=("A", "B"))
    happened: list[Event] = [
        Drawn("start/1/seat/0", 4),
        Drawn("start/1/seat/1", 2),
        Move(1, "roll"),
        Drawn("turn/1/roll/1", 1),
        Move(0, "roll"),
        Drawn("turn/2/roll/1", 6),
        Move(0, "roll"),
        Drawn("turn/2/roll/2", 5),
        Move(0, "bank"),
    ]
    record = record_of(header, PIG, [(event, 0, "person") for event in happened])
    assert [(line.seat, line.move, line.draw, line.result) for line in record.lines if line.move or line.draw] == [
        (None, None, "start/1/seat/0", 4),
        (None, None, "start/1/seat/1", 2),
        (1, "roll", None, None),
        (None, None, "turn/1/roll/1", 1),
        (0, "roll", None, None),
        (None, None, "turn/2/roll/1", 6),
        (0, "roll", None, None),
        (None, None, "turn/2/roll/2", 5),
        (0, "bank", None, None),
    ]
    assert [[note.code for note in line.notes] for line in record.lines] == [
        ["start_roll"],
        ["start_roll", "starts"],
        [],
        ["bust"],
        [],
        ["gain"],
        [],
        ["gain"],
        ["bank", "over"],
    ]


def test_PIG_12_autopilot() -> None:
    """Banks at a turn total of 20 (two dice: 30), or when that reaches the target."""
    play = Play()
    assert PIG.autopilot(play.view(0)) == "roll"
    play.throw(0, 6, 6, 6)
    assert PIG.autopilot(play.view(0)) == "roll"
    play.throw(0, 2)
    assert PIG.autopilot(play.view(0)) == "bank"
    play = Play()
    play.at(94, 0)
    play.throw(0, 5)
    assert PIG.autopilot(play.view(0)) == "roll"
    play.throw(0, 2)
    assert PIG.autopilot(play.view(0)) == "bank"
    two = Play(game=TWO_DICE_PIG)
    two.throw(0, (6, 5), (6, 5), (5, 2))
    assert TWO_DICE_PIG.autopilot(two.view(0)) == "roll"
    two.throw(0, (2, 1))
    assert TWO_DICE_PIG.autopilot(two.view(0)) == "bank"


def test_PIG_12_round_limit() -> None:
    """After so many rounds the highest score wins, level ones share."""
    assert PIG.setup(2).options["round_limit"] == "none"
    play = Play(3, round_limit=2)
    play.rounds((0, [5]), (1, [6]), (2, [2]), (0, [4]), (1, [3]))
    assert play.running
    play.bank(2, 2)
    assert play.result.reason is Reason.ROUND_LIMIT
    assert play.result.standings == (1, 1, 3)
    assert play.result.facts == {"rounds": 2}


def test_PIG_12_round_limit_ends_play_offs() -> None:
    play = Play(2, round_limit=2, ending="equal_turns", target=10)
    play.rounds((0, [5, 5]), (1, [5, 5]))
    assert play.view().playing_off == (0, 1)
    play.throw(0, 1)
    play.throw(1, 1)
    assert play.result.reason is Reason.ROUND_LIMIT
    assert play.result.standings == (1, 1)


def test_PIG_12_start_rolls_are_limited() -> None:
    """1,000 rounds of start rolls, then the lowest seat of those tied starts."""
    play = Play(3, first="lowest_roll")
    for value in (2, 1, 1):
        play.draw(value)
    for _ in range(998):
        play.draw(4)
        play.draw(4)
    for value in (6, 6):
        assert play.view().starter is None
        play.draw(value)
    assert play.on_turn == 1
    assert len(play.view().start_rolls) == 1000
