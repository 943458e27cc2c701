"""Moves as they are typed, what there is to choose from, and why others are refused."""

from __future__ import annotations

import pytest

from svinarium.games.dice_poker import DICE_POKER
from svinarium.games.dice_poker.move_text import keep_moves
from svinarium.kernel import Drawn, IllegalError, MalformedError, Move, Refusal, Signal
from tests.games.dice_poker.support import Play, sheet_of
from tests.games.playing import random_game


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", "roll"),
        (" Б ", "roll"),
        ("бросить", "roll"),
        ("keep", "roll"),
        ("keep 3 1 3", "keep 1 3 3"),
        ("k 331", "keep 1 3 3"),
        ("Оставить 6,6", "keep 6 6"),
        ("write F", "write F"),
        ("w f", "write F"),
        ("записать 1p", "write 1п"),
        ("З 2П", "write 2п"),
        ("write 3", "write 3"),
        ("write sh", "write Sh"),
        ("пиши малый стрит", "write LS"),
        ("write BS", "write BS"),
        ("записать с", "write C"),
        ("каре", "write C"),
        ("две пары", "write 2п"),
        ("poker", "write P"),
        ("зачеркнуть три", "strike 3"),
        ("strike 1п", "strike 1п"),
    ],
)
def test_read_move(text: str, move: str) -> None:
    assert DICE_POKER.read_move(text) == move
    assert DICE_POKER.read_move(move) == move


@pytest.mark.parametrize(
    "text",
    ["", "roll 3", "keep 7", "keep 1 1 1 1 1", "keep x", "keep 1 x", "write", "write 7", "write XX", "strike", "3"],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MalformedError) as refused:
        DICE_POKER.read_move(text)
    assert refused.value.code == "move"


def test_what_can_be_kept() -> None:
    assert len(keep_moves((1, 2, 3, 4, 5))) == 1 + 30
    assert keep_moves((2, 2, 2, 2, 2)) == ("roll", "keep 2 2 2 2", "keep 2 2 2", "keep 2 2", "keep 2")
    play = Play()
    play.roll(5, 1, 5, 1, 1)
    assert play.legal[6:] == keep_moves((1, 1, 1, 5, 5))


def test_no_list_is_long() -> None:
    for before, _, _ in random_game(DICE_POKER, DICE_POKER.setup(1, {"strike": "recorded"}), 1):
        assert len(DICE_POKER.legal(before, 0)) <= 31 + 9 + 8


def test_refusals() -> None:
    play = Play()
    assert play.refused(1, "roll") == Refusal("not_your_turn", {"on_turn": 0})
    play.move("roll")
    waiting = Refusal("waiting_for_draw", {"position": "turn/1/roll/1"})
    assert play.refused(0, "roll") == play.refused(1, "write 3") == waiting
    wrong = Refusal("wrong_draw", {"position": "turn/1/roll/2", "wanted": "turn/1/roll/1"})
    assert DICE_POKER.verify(play.state, Drawn("turn/1/roll/2", (1, 1, 1, 1, 1))) == wrong
    play.draw((1, 2, 3, 4, 5))
    nothing = Refusal("no_draw_wanted", {"position": "turn/1/roll/1"})
    assert DICE_POKER.verify(play.state, Drawn("turn/1/roll/1", (1, 1, 1, 1, 1))) == nothing
    assert play.refused(0, "strike F") == Refusal("poker_no_strike")
    assert DICE_POKER.verify(play.state, Signal("wink", 0)) == Refusal("unexpected_event", {"event": "signal"})
    with pytest.raises(IllegalError):
        DICE_POKER.apply(play.state, Signal("wink", 0))


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [(0, "keep 3 1", "move"), (0, "write f", "move"), (0, "bank", "move"), (2, "roll", "seat"), (-1, "roll", "seat")],
)
def test_what_cannot_be_read(seat: int, move: str, code: str) -> None:
    play = Play()
    play.roll(1, 2, 3, 4, 5)
    with pytest.raises(MalformedError) as refused:
        DICE_POKER.verify(play.state, Move(seat, move))
    assert refused.value.code == code


def test_a_single_die_is_thrown() -> None:
    play = Play()
    play.at(sheet_of(), sheet_of())
    play.roll(1, 2, 3, 4, 6)
    play.roll(5, move="keep 1 2 3 4")
    play.move("write LS")
    assert play.points(0, "LS") == 15
    play.roll(1, 2, 3, 4, 6)
    play.move("keep 1 2 3 4")
    with pytest.raises(MalformedError):
        DICE_POKER.verify(play.state, Drawn("turn/2/roll/2", 7))
