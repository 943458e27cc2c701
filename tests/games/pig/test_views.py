"""Views and notes: what the protocol promises of Pig."""

from __future__ import annotations

import msgspec

from svinarium.games.pig import PIG, PigView
from svinarium.kernel import DieShown, Move
from tests.games.pig.support import Play

FIELDS = {
    "seat", "phase", "to_act", "moves", "scores", "pot", "dice", "cards", "timers", "result",
    "on_turn", "starter", "round", "turn", "rolls", "turn_total", "start_rolls", "last", "out", "closing",
    "playing_off", "target", "hold",
}  # fmt: skip


def test_the_fields() -> None:
    assert set(PigView.__struct_fields__) == FIELDS
    view = msgspec.json.decode(msgspec.json.encode(Play().view(0)))
    assert set(view) == FIELDS
    assert (view["starter"], view["on_turn"], view["target"], view["hold"]) == (0, 0, 100, 20)


def test_the_course_of_a_turn() -> None:
    play = Play(2, first="lowest_roll")
    view = play.view()
    assert (view.phase, view.on_turn, view.starter, view.start_rolls, view.dice) == ("start", None, None, (), ())
    play.draw(5)
    view = play.view()
    assert (view.phase, view.start_rolls, view.dice) == ("start", (((0, 5),),), (DieShown(5),))
    play.draw(3)
    view = play.view(1)
    assert (view.phase, view.on_turn, view.round, view.turn, view.rolls) == ("roll", 1, 1, 1, 0)
    assert (view.to_act, view.moves, view.last) == ((1,), ("roll",), None)
    play.do(Move(1, "roll"))
    view = play.view(1)
    assert (view.to_act, view.moves) == ((), ())
    play.draw(4)
    view = play.view(1)
    assert (view.phase, view.rolls, view.pot, view.turn_total, view.moves) == ("choose", 1, 4, 4, ("roll", "bank"))
    assert msgspec.to_builtins(view.last) == {"seat": 1, "outcome": 4, "effect": "gain 4"}
    assert play.view(0).moves == play.view(None).moves == ()
    play.do(Move(1, "bank"))
    view = play.view()
    assert (view.on_turn, view.turn, view.round, view.rolls, view.pot) == (0, 2, 1, 0, 0)
    assert view.scores == (0, 4)


def test_everybody_sees_the_same() -> None:
    play = Play(3, dice=2)
    play.throw(0, (5, 6))
    views = [msgspec.to_builtins(play.view(seat)) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"], view["moves"]
    assert all(view == views[0] for view in views)
    assert PIG.all_alike


def test_the_end() -> None:
    play = Play(target=5)
    play.bank(0, 5)
    view = play.view(1)
    assert (view.phase, view.on_turn, view.to_act, view.moves, view.pot) == ("over", None, (), (), 0)
    assert view.result == play.result
