"""The machine: what it refuses and why, wipes and outs, Hog, states that survive a round trip."""

from __future__ import annotations

import msgspec
import pytest

from svinarium.games.pig import PIG, PigState
from svinarium.kernel import (
    Clock,
    Die,
    Drawn,
    IllegalError,
    Judged,
    MalformedError,
    Move,
    Reason,
    Refusal,
    Signal,
    Weighted,
)
from tests.games.pig.support import Play

POSES = "weighted: 60 jowler = gain 15; 30 pig-out = bust; 6 dot = void; 3 oinker = wipe; 1 piggyback = out"


# --- refusals -----------------------------------------------------------------------------------------------------


def test_not_your_turn() -> None:
    assert Play(3).refused(2, "roll") == Refusal("not_your_turn", {"on_turn": 0})


def test_waiting_for_a_draw() -> None:
    play = Play()
    play.do(Move(0, "roll"))
    assert play.refused(0, "roll") == Refusal("waiting_for_draw", {"position": "turn/1/roll/1"})
    assert play.refused(1, "roll") == Refusal("not_your_turn", {"on_turn": 0})
    starting = Play(2, first="lowest_roll")
    assert starting.refused(1, "roll") == Refusal("waiting_for_draw", {"position": "start/1/seat/0"})


def test_draws_that_are_not_wanted() -> None:
    play = Play()
    verify = PIG.verify
    assert verify(play.state, Drawn("turn/1/roll/1", 4)) == Refusal("no_draw_wanted", {"position": "turn/1/roll/1"})
    play.do(Move(0, "roll"))
    wrong = verify(play.state, Drawn("turn/1/roll/2", 4))
    assert wrong == Refusal("wrong_draw", {"position": "turn/1/roll/2", "wanted": "turn/1/roll/1"})
    with pytest.raises(MalformedError, match="draw_result"):
        verify(play.state, Drawn("turn/1/roll/1", 7))


@pytest.mark.parametrize("event", [Clock("move"), Judged("slap", (0, 1)), Signal("wink", 0)])
def test_events_of_other_games(event: Clock | Judged | Signal) -> None:
    refusal = PIG.verify(Play().state, event)
    assert refusal == Refusal("unexpected_event", {"event": type(event).__name__.lower()})
    with pytest.raises(IllegalError):
        PIG.apply(Play().state, event)


def test_after_the_end() -> None:
    play = Play(target=2)
    play.bank(0, 2)
    for seat in (0, 1):
        assert play.refused(seat, "roll") == Refusal("game_over")
        assert PIG.legal(play.state, seat) == ()
    assert PIG.verify(play.state, Drawn("turn/2/roll/1", 4)) == Refusal("game_over")
    assert PIG.wanted(play.state) is None


@pytest.mark.parametrize("move", ["", "Roll", "roll 2", "bank 5", "keep 3", " roll"])
def test_moves_that_there_are_none_such(move: str) -> None:
    for seat in (0, 1):
        with pytest.raises(MalformedError) as refused:
            Play().refused(seat, move)
        assert refused.value.facts == {"move": move, "expected": "roll | bank"}


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_seats_that_there_are_none_such(seat: int) -> None:
    with pytest.raises(MalformedError, match="seat"):
        Play().refused(seat, "roll")


def test_asking_and_doing_are_one_check() -> None:
    """Whatever `verify` refuses, `apply` refuses with the same code, and the state is as it was."""
    play = Play()
    play.throw(0, 5)
    for event in (Move(1, "roll"), Move(1, "bank"), Drawn("turn/1/roll/2", 3), Clock("x")):
        before = msgspec.json.encode(play.state)
        refusal = PIG.verify(play.state, event)
        with pytest.raises(IllegalError) as raised:
            PIG.apply(play.state, event)
        assert raised.value.refusal == refusal
        assert msgspec.json.encode(play.state) == before


def test_a_result_comes_as_a_list_from_a_file() -> None:
    play = Play(dice=2)
    play.do(Move(0, "roll"))
    drawn = msgspec.json.decode('{"type":"drawn","position":"turn/1/roll/1","result":[3,5]}', type=Drawn)
    play.do(drawn)
    assert play.state.turn_total == 8


# --- every way to write a move ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("roll", "roll"),
        ("  ROLL ", "roll"),
        ("r", "roll"),
        ("бросить", "roll"),
        ("Брось", "roll"),
        ("bank", "bank"),
        ("B", "bank"),
        ("hold", "bank"),
        ("записать", "bank"),
        ("roll 5", "roll 5"),
        ("r   12", "roll 12"),
        ("бросить 3", "roll 3"),
        ("7", "roll 7"),
    ],
)
def test_typed_moves(typed: str, move: str) -> None:
    assert PIG.read_move(typed) == move
    assert PIG.read_move(move) == move


@pytest.mark.parametrize("typed", ["", "bank 3", "fold", "roll 0", "roll 100", "roll five"])
def test_typed_nonsense(typed: str) -> None:
    with pytest.raises(MalformedError) as refused:
        PIG.read_move(typed)
    assert refused.value.code == "move"


# --- wipe and out -------------------------------------------------------------------------------------------------


def test_wipe() -> None:
    """Score and turn total go to 0, the turn ends."""
    play = Play(3, table=POSES)
    play.bank(0, "jowler", "jowler")
    play.bank(1, "jowler")
    play.bank(2, "jowler")
    play.throw(0, "jowler", "oinker")
    assert play.scores == (0, 15, 15)
    assert play.said == ["wipe seat=0 lost=45"]
    assert play.on_turn == 1
    assert play.state.turn_total == 0


def test_out() -> None:
    """The seat leaves the game and is passed over from then on."""
    play = Play(4, table=POSES)
    play.bank(0, "jowler")
    play.throw(1, "jowler", "piggyback")
    assert play.said == ["out seat=1"]
    assert play.view().out == (1,)
    assert play.on_turn == 2
    play.throw(2, "pig-out")
    play.throw(3, "pig-out")
    assert (play.on_turn, play.state.round) == (0, 2)
    play.throw(0, "pig-out")
    assert play.on_turn == 2


def test_the_last_one_left_wins_at_once() -> None:
    """Those out rank last, the latest out highest."""
    play = Play(4, table=POSES)
    play.bank(0, "jowler", "jowler")
    play.throw(1, "piggyback")
    play.throw(2, "piggyback")
    assert play.running
    play.bank(3, "jowler")
    play.throw(0, "piggyback")
    assert play.result.reason is Reason.LAST_LEFT
    assert play.result.standings == (2, 4, 3, 1)
    assert play.said == ["out seat=0", "over"]


def test_those_out_rank_last_whatever_their_score() -> None:
    play = Play(3, table=POSES, target=30)
    play.bank(0, "jowler")
    play.throw(1, "pig-out")
    play.throw(2, "pig-out")
    play.throw(0, "piggyback")
    play.bank(1, "jowler", "jowler")
    assert play.result.reason is Reason.TARGET
    assert play.result.standings == (3, 1, 2)
    assert play.result.scores == (15, 30, 0)


def test_the_starter_goes_out_and_rounds_go_on() -> None:
    play = Play(3, table=POSES, ending="equal_turns", target=15)
    play.throw(0, "piggyback")
    play.throw(1, "pig-out")
    play.throw(2, "pig-out")
    assert (play.on_turn, play.state.round) == (1, 2)
    play.bank(1, "jowler")
    assert play.running
    play.bank(2, "jowler", "jowler")
    assert play.result.reason is Reason.HIGHEST
    assert play.result.standings == (3, 2, 1)


def test_the_last_one_of_a_round_goes_out() -> None:
    play = Play(3, table=POSES, ending="equal_turns", target=15)
    play.bank(0, "jowler")
    play.bank(1, "jowler")
    play.throw(2, "piggyback")
    assert play.view().playing_off == (0, 1)
    play.throw(0, "piggyback")
    assert play.result.reason is Reason.LAST_LEFT
    assert play.result.standings == (2, 1, 3)


def test_the_last_one_left_in_a_play_off_wins_at_once() -> None:
    """Seats that are not in the play-off keep their place by score, before those out."""
    play = Play(3, table=POSES, ending="equal_turns", target=15)
    play.bank(0, "jowler")
    play.throw(1, "pig-out")
    play.bank(2, "jowler")
    assert play.view().playing_off == (0, 2)
    play.throw(0, "piggyback")
    assert play.result.reason is Reason.LAST_LEFT
    assert play.result.standings == (3, 2, 1)


def test_a_wipe_in_a_play_off() -> None:
    """The play-off decides, also where its scores have fallen below those of others."""
    play = Play(3, table=POSES, ending="equal_turns", target=30)
    play.bank(0, "jowler", "jowler")
    play.bank(1, "jowler")
    play.bank(2, "jowler", "jowler")
    play.throw(0, "oinker")
    play.throw(2, "oinker")
    assert play.view().playing_off == (0, 2)
    assert play.scores == (0, 15, 0)
    play.throw(0, "pig-out")
    play.bank(2, "dot", "jowler")
    assert play.result.reason is Reason.PLAY_OFF
    assert play.result.standings == (3, 2, 1)


def test_alone_and_out() -> None:
    """The practice ends without a result."""
    play = Play(1, table=POSES)
    play.bank(0, "jowler")
    play.throw(0, "piggyback")
    assert play.result.reason is Reason.OUT
    assert play.result.winners == ()


def test_a_practice_has_a_limit_too() -> None:
    play = Play(1, round_limit=2)
    play.bank(0, 5)
    play.throw(0, 1)
    assert play.result.reason is Reason.ROUND_LIMIT
    assert play.result.winners == (0,)


# --- Hog and Piglet -----------------------------------------------------------------------------------------------


def test_hog() -> None:
    """One throw a turn, of as many dice as one likes; any 1 scores nothing."""
    play = Play(preset="hog", hog_dice=3)
    assert PIG.legal(play.state, 0) == ("roll 1", "roll 2", "roll 3")
    play.do(Move(0, "roll 3"))
    wanted = PIG.wanted(play.state)
    assert wanted is not None
    assert wanted.source == Die(6, 3)
    play.draw((2, 5, 6))
    assert play.said == ["gain seat=0 points=13 total=13", "bank seat=0 points=13 score=13"]
    assert (play.scores, play.on_turn) == ((13, 0), 1)
    play.throw(1, 4, move="roll 1")
    play.throw(0, (3, 1), move="roll 2")
    assert play.said == ["bust seat=0 lost=0"]
    assert (play.scores, play.on_turn) == ((13, 4), 1)
    for move in ("bank", "roll", "roll 4", "roll 0"):
        with pytest.raises(MalformedError) as refused:
            play.refused(1, move)
        assert refused.value.facts["expected"] == "roll 1 … roll 3"


def test_hog_ends_by_a_throw() -> None:
    play = Play(preset="hog", target=20)
    play.throw(0, (5, 5, 5, 5), move="roll 4")
    assert play.result.winners == (0,)
    assert [die.value for die in play.view().dice] == [5, 5, 5, 5]


def test_piglet() -> None:
    play = Play(preset="piglet")
    play.do(Move(0, "roll"))
    wanted = PIG.wanted(play.state)
    assert wanted is not None
    assert wanted.source == Weighted((("heads", 1), ("tails", 1)))
    play.draw("heads")
    assert play.state.turn_total == 1
    assert [(die.value, die.sides) for die in play.view().dice] == [("heads", 2)]
    play.throw(0, "tails")
    assert (play.on_turn, play.scores) == (1, (0, 0))


def test_big_pig() -> None:
    play = Play(preset="big_pig")
    for dice, total in (((1, 1), 25), ((4, 4), 41), ((2, 6), 49)):
        play.throw(0, dice)
        assert play.state.turn_total == total
    play.throw(0, (1, 6))
    assert play.on_turn == 1


def test_two_dice_wipe() -> None:
    play = Play(preset="two_dice_wipe")
    play.bank(0, (6, 6))
    play.throw(1, (1, 4))
    play.throw(0, (5, 5), (1, 1))
    assert play.said == ["wipe seat=0 lost=22"]
    assert play.scores == (0, 0)


# --- states -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "play",
    [
        Play(3, first="lowest_roll"),
        Play(4, first="random"),
        Play(2, dice=2),
        Play(2, preset="hog"),
        Play(2, ending="equal_turns", tie="first_reached"),
        Play(2, table=POSES),
    ],
)
def test_states_survive_a_round_trip(play: Play) -> None:
    """As JSON and back: equal, and the game goes on the same."""
    again = msgspec.json.decode(msgspec.json.encode(play.state), type=PigState)
    assert again == play.state
    assert PIG.view(again, 0) == PIG.view(play.state, 0)
    assert PIG.wanted(again) == PIG.wanted(play.state)


def test_states_are_values() -> None:
    play = Play()
    before = play.state
    play.throw(0, 4)
    assert before == PIG.start(play.setup)
    with pytest.raises(AttributeError):
        before.turn = 5  # type: ignore[misc] # that is what must not work
    namespace = {kind.__name__: kind for kind in (PigState, type(before.rules), type(before.course))}
    assert eval(repr(before), namespace) == before
