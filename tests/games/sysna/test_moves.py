"""Moves as they are typed, and why others are refused."""

from __future__ import annotations

import pytest

from svinarium.games.sysna import SYSNA
from svinarium.kernel import Clock, Drawn, IllegalError, MalformedError, Move, Refusal
from tests.games.sysna.support import Play


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("throw", "throw"),
        (" Бросай ", "throw"),
        ("R", "throw"),
        ("play", "play"),
        ("ИГРАЮ!", "play"),
        ("и", "play"),
        ("enough", "enough"),
        ("хватит", "enough"),
        ("Беру", "enough"),
        ("confirm", "confirm"),
        ("да", "confirm"),
    ],
)
def test_read_move(text: str, move: str) -> None:
    assert SYSNA.read_move(text) == move


@pytest.mark.parametrize("text", ["", "roll 2", "играю хватит", "bank", "42"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MalformedError) as refused:
        SYSNA.read_move(text)
    assert refused.value.code == "move"
    assert refused.value.facts["expected"] == "confirm | throw | play | enough"


def test_refusals_while_the_leader_is_to_throw() -> None:
    play = Play(3)
    assert play.refused(0, "play") == Refusal("sysna_throw_first")
    assert play.refused(1, "play") == play.refused(1, "throw") == Refusal("not_your_turn", {"on_turn": 0})
    play.do(Move(0, "throw"))
    waiting = Refusal("waiting_for_draw", {"position": "round/1/throw/1"})
    assert play.refused(0, "throw") == play.refused(1, "play") == waiting
    assert SYSNA.verify(play.state, Drawn("round/1/throw/2", (2, 3))) == Refusal(
        "wrong_draw", {"position": "round/1/throw/2", "wanted": "round/1/throw/1"}
    )


def test_refusals_while_all_are_asked() -> None:
    play = Play(3)
    play.throw((2, 4))
    assert play.refused(0, "throw") == Refusal("sysna_speak_first")
    assert play.refused(2, "play") == play.refused(0, "enough") == Refusal("not_your_turn", {"on_turn": 1})
    play.say("play")
    assert play.refused(1, "enough") == Refusal("sysna_said")
    assert SYSNA.verify(play.state, Drawn("round/1/throw/1", (2, 3))) == Refusal(
        "no_draw_wanted", {"position": "round/1/throw/1"}
    )
    assert SYSNA.verify(play.state, Clock("hurry")) == Refusal("unexpected_event", {"event": "clock"})
    with pytest.raises(IllegalError):
        SYSNA.apply(play.state, Clock("hurry"))


@pytest.mark.parametrize(("seat", "move", "code"), [(0, "roll", "move"), (3, "throw", "seat"), (-1, "play", "seat")])
def test_what_cannot_be_read(seat: int, move: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        SYSNA.apply(Play(3).state, Move(seat, move))
    assert refused.value.code == code


def test_a_throw_that_the_dice_cannot_make() -> None:
    play = Play(2)
    play.do(Move(0, "throw"))
    for result in (7, (0, 3), (1, 2, 3), "double"):
        with pytest.raises(MalformedError) as refused:
            SYSNA.verify(play.state, Drawn("round/1/throw/1", result))
        assert refused.value.code == "draw_result"
