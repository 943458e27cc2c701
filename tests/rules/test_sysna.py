"""Sysna: one test named after each numbered rule, and the worked examples.

The names of the tests carry the numbers of the rules.
"""

# ruff: noqa: N802 - the rules' numbers are written in capitals

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from svinarium.games.sysna import SYSNA
from svinarium.kernel import Die, MalformedError, Move, Reason, Refusal
from tests.games.sysna.support import EXAMPLES, Play

# --- the worked examples ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in EXAMPLES if not name.startswith("_")])
def test_SYS_examples(name: str) -> None:
    example = EXAMPLES[name]
    seats = example["seats"]
    play = Play(len(seats), first_leader=f"seat_{example['leader']}", **example["options"])
    play.at(*example["scores"])
    for what, which in example["events"]:
        if what != "throw":
            assert play.state.waiting == (seats.index(which),)
            play.do(Move(seats.index(which), what))
        elif play.state.draw is None:
            play.throw(tuple(which))
        else:
            play.draw(tuple(which))
    _expect(play, seats, example["then"])


def _expect(play: Play, seats: list[str], then: dict[str, Any]) -> None:
    view = play.view()
    known: dict[str, Callable[[], object]] = {
        "pot": lambda: view.pot,
        "to_speak": lambda: seats[view.to_act[0]],
        "scores": lambda: list(view.scores),
        "if_enough": lambda: {seat: view.if_enough[seats.index(seat)] for seat in then["if_enough"]},
        "finished": lambda: view.result is not None,
        "leader": lambda: view.leader,
        "round": lambda: view.round,
        "winner": lambda: seats[play.result.winners[0]],
    }
    assert {name: known[name]() for name in then} == then


# --- SYS-1, SYS-2 -------------------------------------------------------------------------------------------------


def test_SYS_1_seats() -> None:
    """Two and more, a class of 40 and up to 100; the first leader by lot, or a seat."""
    for seats in (2, 20, 40, 100):
        play = Play(seats, first_leader="random")
        wanted = SYSNA.wanted(play.state)
        assert wanted is not None
        assert (wanted.position, wanted.source) == ("start/lot", Die(seats))
        play.draw(seats)
        assert play.state.leader == seats - 1
        assert play.said == [f"sysna_leads seat={seats - 1} round=1"]
    assert Play(40, first_leader="seat_39").state.leader == 39
    for seats in (1, 101):
        with pytest.raises(MalformedError):
            SYSNA.setup(seats)


@pytest.mark.parametrize("leader", ["seat_3", "seat_-1", "seat_03", "seat_", "0", "me", ""])
def test_SYS_1_a_leader_who_is_not_there(leader: str) -> None:
    with pytest.raises(MalformedError) as refused:
        SYSNA.setup(3, {"first_leader": leader})
    assert refused.value.code == "option_value"
    assert refused.value.facts["expected"] == "random | seat_0 … seat_2"


def test_SYS_2_dice() -> None:
    """Two dice, their sum counts; a chirik is a 1 on the red die, or a double; with one die a 1."""
    for chirik, burning in (
        ("red_one", {(1, face) for face in range(1, 7)}),
        ("double", {(f, f) for f in range(1, 7)}),
    ):
        rules = Play(2, chirik=chirik).state.rules
        assert rules.die == Die(6, 2)
        for outcome, gain in rules.gains.items():
            assert isinstance(outcome, tuple)
            assert gain == (0 if outcome in burning else sum(outcome))
        assert len(rules.gains) == 36
    one = Play(2, dice=1).state.rules
    assert (one.die, one.gains) == (Die(6), {1: 0, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6})


@pytest.mark.parametrize(("dice", "chirik"), [(1, "red_one"), (1, "double"), (2, "one")])
def test_SYS_2_what_no_chirik_can_be(dice: int, chirik: str) -> None:
    with pytest.raises(MalformedError) as refused:
        SYSNA.setup(2, {"dice": dice, "chirik": chirik})
    assert refused.value.code == "sysna_chirik"


# --- SYS-3, SYS-4 -------------------------------------------------------------------------------------------------


def test_SYS_3_round() -> None:
    """The pot grows by each throw; the leader's left neighbour speaks first, then clockwise, the leader last."""
    play = Play(4, first_leader="seat_2")
    assert (play.state.pot, play.view().order) == (0, (3, 0, 1, 2))
    play.throw((5, 6))
    assert play.said == ["sysna_throw points=11 pot=11"]
    for seat in (3, 0, 1, 2):
        assert SYSNA.movers(play.state) == (seat,)
        assert SYSNA.legal(play.state, seat) == ("play", "enough")
        play.do(Move(seat, "play"))
        assert play.said == [f"sysna_play seat={seat}"]
    assert SYSNA.legal(play.state, 2) == ("throw",)
    play.throw((2, 1))
    assert play.state.pot == 14


def test_SYS_3_who_has_left_the_round_is_not_asked_again() -> None:
    play = Play(4)
    play.round(((5, 6), "pepp"), ((2, 2), "pe"))
    assert (play.state.waiting, play.state.inside) == ((0,), (1, 0))
    play.say("play")
    play.throw((3, 3))
    assert (play.state.waiting, play.state.inside) == ((1,), (1, 0))


def test_SYS_3_at_once() -> None:
    """All choose in secret, in any order; the choices are shown together."""
    play = Play(3, announce="at_once")
    play.throw((4, 5))
    assert list(play.state.waiting) == [1, 2, 0]
    play.do(Move(0, "enough"))
    assert play.said == ["sysna_chosen seat=0"]
    assert play.refused(0, "play") == Refusal("sysna_said")
    assert play.view(0).said == ("enough", "", "")
    assert play.view(1).said == play.view(None).said == ("chosen", "", "")
    assert play.scores == (0, 0, 0)
    play.do(Move(1, "play"))
    play.do(Move(2, "enough"))
    shown = "sysna_shown playing=1 taking=2"
    taken = ["sysna_enough seat=2 points=9 score=9", "sysna_enough seat=0 points=9 score=9"]
    assert play.said == ["sysna_chosen seat=2", shown, *taken]
    assert play.scores == (9, 0, 9)
    assert play.state.inside == (1,)
    assert play.state.waiting == (0,)
    assert play.view(None).said == ("enough", "play", "enough")


def test_SYS_4_enough() -> None:
    """Enough adds the pot as it stands to the score, and is for this round only; the leader goes on throwing."""
    play = Play(3)
    play.at(10, 20, 30)
    play.throw((3, 4))
    play.say("play", "enough", "enough")
    assert play.said == ["sysna_enough seat=0 points=7 score=17"]
    assert play.scores == (17, 20, 37)
    assert play.state.pot == 7
    assert SYSNA.legal(play.state, 0) == ("throw",)
    play.throw((5, 5))
    assert play.state.waiting == (1,)
    assert play.refused(0, "play") == play.refused(2, "enough") == Refusal("sysna_out_of_round")
    play.say("enough")
    assert play.scores == (17, 37, 37)
    assert play.state.inside == (2, 0, 1)


# --- SYS-5, SYS-6, SYS-7, SYS-8 -----------------------------------------------------------------------------------


def test_SYS_5_the_round_ends() -> None:
    """When nobody is left in it, or by a chirik."""
    play = Play(2)
    play.round(((6, 6), "pe"), ((6, 6), "e"))
    assert play.said == ["sysna_enough seat=1 points=24 score=24", "sysna_leads seat=1 round=2"]
    assert (play.state.round, play.state.pot, play.scores) == (2, 0, (12, 24))
    play.round(((6, 6), "pp"))
    play.throw((1, 6))
    assert play.said == ["sysna_chirik lost=12 players=2", "sysna_leads seat=0 round=3"]
    assert (play.state.round, play.state.pot, play.scores) == (3, 0, (12, 24))


def test_SYS_6_chirik() -> None:
    """It adds nothing; those still in the round get nothing for it; all else stays."""
    play = Play(3)
    play.at(40, 50, 60)
    play.round(((6, 5), "pep"))
    play.throw((1, 6))
    assert play.scores == (40, 50, 71)
    assert play.view().taken == (0, 0, 0)


def test_SYS_7_first_throw() -> None:
    """A chirik as the very first throw is thrown again, without a move, as often as it falls."""
    play = Play(2)
    play.throw((1, 1), (1, 4))
    assert play.said == ["sysna_again"]
    wanted = SYSNA.wanted(play.state)
    assert wanted is not None
    assert wanted.position == "round/1/throw/3"
    assert SYSNA.movers(play.state) == ()
    play.draw((2, 1))
    assert (play.state.pot, play.state.throws, play.state.round) == (3, 3, 1)
    play.say("play", "play")
    play.throw((1, 4))
    assert play.state.round == 2


def test_SYS_7_in_every_round() -> None:
    play = Play(2)
    play.round(((2, 2), "ee"))
    play.throw((1, 2), (1, 2), (5, 1))
    assert (play.state.round, play.state.pot) == (2, 6)


def test_SYS_8_next_round() -> None:
    """The left neighbour of the leader becomes the leader."""
    play = Play(3, first_leader="seat_1")
    leaders = []
    for _ in range(5):
        leaders.append(play.state.leader)
        play.round(((2, 1), "eee"))
    assert leaders == [1, 2, 0, 1, 2]


# --- SYS-9, SYS-10, SYS-11 ----------------------------------------------------------------------------------------


def test_SYS_9_target() -> None:
    """200; 100 with one die; any whole number 1…10000."""
    assert SYSNA.setup(2).options["target"] == 200
    assert SYSNA.setup(2, {"dice": 1}).options["target"] == 100
    assert SYSNA.setup(2, preset="sysna_one_die").options["target"] == 100
    assert SYSNA.setup(2, {"dice": 1, "target": 50}).options["target"] == 50


def test_SYS_9_the_ending_is_confirmed_by_all_before_the_first_throw() -> None:
    play = Play(3, confirmed=False, ending="fair")
    assert play.view(0).ending == play.view(None).ending == "fair"
    assert SYSNA.movers(play.state) == (0, 1, 2)
    assert play.refused(0, "throw") == Refusal("sysna_confirm_first")
    play.do(Move(2, "confirm"))
    assert play.said == ["sysna_confirm seat=2 ending=fair"]
    assert play.refused(2, "confirm") == Refusal("sysna_confirmed")
    assert play.view().said == ("", "", "confirm")
    play.do(Move(0, "confirm"))
    assert play.state.phase == "confirm"
    play.do(Move(1, "confirm"))
    assert play.said == ["sysna_confirm seat=1 ending=fair", "sysna_leads seat=0 round=1"]
    assert SYSNA.legal(play.state, 0) == ("throw",)
    assert play.refused(1, "confirm") == Refusal("sysna_confirmed")


def test_SYS_10_gamble() -> None:
    """Reaching the target in the middle of a round wins nothing yet; after the round the highest score wins."""
    play = Play(3)
    play.at(150, 195, 190)
    play.round(((3, 4), "epp"), ((6, 6), "ep"))
    assert play.scores == (150, 202, 209)
    assert play.running
    play.throw((1, 3))
    assert play.result.reason is Reason.HIGHEST
    assert play.result.standings == (3, 2, 1)
    assert play.said == ["sysna_chirik lost=19 players=1", "over"]
    assert SYSNA.movers(play.state) == ()
    assert play.refused(0, "throw") == Refusal("game_over")


def test_SYS_10_level_at_the_top_another_round_is_played_by_all() -> None:
    play = Play(3)
    play.at(190, 190, 0)
    play.round(((6, 6), "eee"))
    assert play.said[1:] == ["sysna_level score=202", "sysna_leads seat=1 round=2"]
    assert play.scores == (202, 202, 12)
    assert play.state.inside == (2, 0, 1)
    play.round(((6, 4), "eee"))
    assert play.running
    play.round(((6, 4), "epp"))
    play.throw((1, 4))
    assert play.result.winners == (0,)
    assert play.result.scores == (222, 212, 22)


def test_SYS_10_level_at_the_top_shared() -> None:
    play = Play(3, tie="shared")
    play.at(190, 190, 0)
    play.round(((6, 6), "eee"))
    assert play.result.reason is Reason.SHARED
    assert play.result.standings == (1, 1, 3)


def test_SYS_11_fair() -> None:
    """The first whose enough brings him to the target wins at once, whatever others could still take."""
    play = Play(3, ending="fair")
    play.at(199, 190, 188)
    play.throw((6, 6))
    play.say("play", "enough")
    assert play.result.reason is Reason.TARGET
    assert (play.result.winners, play.result.standings) == ((2,), (2, 3, 1))
    assert play.said == ["sysna_enough seat=2 points=12 score=200", "sysna_target seat=2 score=200", "over"]


def test_SYS_11_at_once_the_highest_of_those_who_took_wins() -> None:
    play = Play(4, ending="fair", announce="at_once")
    play.at(191, 199, 195, 198)
    play.throw((6, 6))
    for seat, word in ((0, "enough"), (3, "enough"), (1, "play"), (2, "enough")):
        assert play.running
        play.do(Move(seat, word))
    assert play.result.winners == (3,)
    assert play.result.scores == (203, 199, 207, 210)
    assert play.result.standings == (3, 4, 2, 1)


def test_SYS_11_at_once_level_the_earlier_in_speaking_order() -> None:
    play = Play(3, ending="fair", announce="at_once", first_leader="seat_1")
    play.at(195, 195, 100)
    play.throw((2, 3))
    for seat in (0, 1, 2):
        play.do(Move(seat, "enough"))
    assert play.result.winners == (0,)
    assert play.result.standings == (1, 2, 3)


def test_SYS_11_at_once_nobody_reaches_it() -> None:
    play = Play(2, ending="fair", announce="at_once")
    play.throw((2, 3))
    play.say("enough", "enough")
    assert (play.state.round, play.scores) == (2, (5, 5))


# --- SYS-12, SYS-13 -----------------------------------------------------------------------------------------------


def test_SYS_12_order_matters() -> None:
    """Every view shows who speaks when, who has spoken, and what each would have with the pot."""
    play = Play(4, first_leader="seat_1")
    play.at(10, 20, 30, 40)
    play.round(((5, 3), "eppp"))
    play.throw((2, 4))
    play.say("play")
    for seat in (None, 0, 1, 2, 3):
        view = play.view(seat)
        assert view.order == (2, 3, 0, 1)
        assert view.place == (3, 4, 1, 2)
        assert view.inside == (3, 0, 1)
        assert view.said == ("", "", "enough", "play")
        assert view.to_act == (0,)
        assert view.taken == (0, 0, 8, 0)
        assert view.scores == (10, 20, 38, 40)
        assert view.if_enough == (24, 34, 38, 54)


def test_SYS_13_seats_that_are_away() -> None:
    """They say enough when the pot reaches 20, or their target."""
    play = Play(2)
    play.at(0, 185)
    assert SYSNA.autopilot(play.view(0)) == "throw"
    for result, pot, words in (((6, 6), 12, ("play", "play")), ((2, 1), 15, ("enough", "play"))):
        play.throw(result)
        assert play.state.pot == pot
        for seat, word in zip((1, 0), words, strict=True):
            assert SYSNA.autopilot(play.view(seat)) == word
            play.do(Move(seat, word))
    play.throw((4, 1))
    assert play.state.pot == 20
    assert SYSNA.autopilot(play.view(0)) == "enough"
    assert SYSNA.autopilot(Play(2, confirmed=False).view(1)) == "confirm"


def test_SYS_13_round_limit() -> None:
    """After so many rounds the highest score wins, level ones share; that ends a tie as well."""
    play = Play(3, round_limit=2)
    play.round(((6, 6), "eep"))
    play.throw((1, 2))
    play.round(((2, 2), "ppp"))
    play.throw((1, 2))
    assert play.result.reason is Reason.ROUND_LIMIT
    assert play.result.winners == (1, 2)
    level = Play(2, round_limit=1)
    level.at(190, 190)
    level.round(((6, 6), "ee"))
    assert (level.result.reason, level.result.winners) == (Reason.ROUND_LIMIT, (0, 1))
    won = Play(2, round_limit=1)
    won.at(190, 191)
    won.round(((6, 6), "ee"))
    assert (won.result.reason, won.result.winners) == (Reason.HIGHEST, (1,))
