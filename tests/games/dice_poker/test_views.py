"""Views: what the protocol promises of Dice Poker."""

from __future__ import annotations

import msgspec

from svinarium.games.dice_poker import DICE_POKER, PokerView
from svinarium.games.dice_poker.cells import FIGURES
from svinarium.kernel import DieShown
from tests.games.dice_poker.support import Play, sheet_of

FIELDS = {
    "seat", "phase", "to_act", "moves", "scores", "pot", "dice", "cards", "timers", "result",
    "on_turn", "starter", "turn", "throws", "throws_left", "sheets", "possible", "strikeable", "settlement",
    "start_rolls", "scoring",
}  # fmt: skip


def test_the_fields() -> None:
    assert set(PokerView.__struct_fields__) == FIELDS
    view = msgspec.json.decode(msgspec.json.encode(Play(poker_premium=40).view(0)))
    assert set(view) == FIELDS
    assert view["scoring"] == {
        "school_premium": 50, "poker_premium": 40, "first_throw_double": True, "double_poker_premium": False,
        "two_pairs_from_four": False, "full_from_five": False, "strike": False,
    }  # fmt: skip
    sheet = view["sheets"][0]
    assert list(sheet) == ["school", "school_sum", "premium", "free", "total"]
    assert sheet["school"] == dict.fromkeys("123456")
    assert sheet["free"] == dict.fromkeys(FIGURES)


def test_the_start() -> None:
    play = Play(2, first="highest_sum")
    view = play.view(0)
    assert (view.phase, view.on_turn, view.dice, view.start_rolls, view.moves) == ("start", None, (), (), ())
    play.draw((1, 2, 3, 4, 5))
    view = play.view(0)
    assert view.start_rolls == (((0, (1, 2, 3, 4, 5)),),)
    assert [die.value for die in view.dice] == [1, 2, 3, 4, 5]
    assert view.throws_left == 0


def test_the_course_of_a_turn() -> None:
    play = Play()
    view = play.view(0)
    assert (view.phase, view.to_act, view.moves, view.possible) == ("first", (0,), ("roll",), {})
    assert (view.turn, view.throws, view.throws_left, view.pot) == (1, 0, 3, None)
    play.move("roll")
    view = play.view(0)
    assert (view.to_act, view.moves, view.dice, view.possible) == ((), (), (), {})
    play.draw((3, 3, 5, 6, 1))
    view = play.view(0)
    assert (view.phase, view.throws, view.throws_left) == ("choose", 1, 2)
    assert view.possible == {"1": -2, "2": -6, "3": -3, "4": -12, "5": -10, "6": -12}
    assert play.view(1).possible == view.possible
    assert play.view(1).moves == ()
    play.move("keep 3 3")
    assert play.view(0).dice == (DieShown(3, 6, "kept"), DieShown(3, 6, "kept"))
    play.draw((3, 5, 5))
    play.roll(3, 3, move="keep 3 3 3")
    view = play.view(0)
    assert (view.phase, view.throws_left, view.possible["3"]) == ("write", 0, 6)
    play.move("write 3")
    view = play.view(0)
    assert (view.phase, view.on_turn, view.turn, view.scores) == ("first", 1, 2, (6, 0))
    assert [die.value for die in view.dice] == [3, 3, 3, 3, 3]
    assert (view.sheets[0].school["3"], view.sheets[0].school_sum, view.sheets[0].total) == (6, 6, 6)


def test_what_is_possible_counts_the_first_throw_double_and_what_is_not_made_as_nothing() -> None:
    play = Play(1)
    play.at(sheet_of(pair=12))
    play.roll(4, 4, 4, 6, 6)
    view = play.view(0)
    expected = {"2п": 40, "3": 24, "LS": 0, "BS": 0, "F": 48, "C": 0, "P": 0, "Sh": 24}
    assert view.possible == expected
    assert (view.sheets[0].premium, view.sheets[0].free["pair"]) == (50, 12)


def test_everybody_sees_the_same() -> None:
    play = Play(3)
    play.roll(3, 3, 5, 6, 1)
    views = [msgspec.to_builtins(play.view(seat)) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"], view["moves"]
    assert all(view == views[0] for view in views)
    assert DICE_POKER.all_alike


def test_the_end() -> None:
    play = Play(2)
    full = dict.fromkeys(FIGURES, 5)
    play.at(sheet_of(**{**full, "chance": 20}), sheet_of(**full))
    almost = play.state.sheets[0][:-1]
    play.at((*almost, None), play.state.sheets[1])
    play.turn((4, 4, 4, 4, 4), "Sh")
    view = play.view(1)
    assert (view.phase, view.on_turn, view.to_act, view.moves, view.throws_left) == ("over", None, (), (), 0)
    assert view.result == play.result
    assert view.settlement == ("15/2", "-15/2")
