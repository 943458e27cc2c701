"""Programs: `hold:n`, `pace`, autopilot."""

from __future__ import annotations

import pytest

from svinarium.games.pig import PIG, TWO_DICE_PIG, Hold, Pace, Pig
from svinarium.kernel import MalformedError, make_player
from tests.games.pig.support import Play, points


class NoChance:
    """Nothing random is asked for."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def choice(play: Play, player: str) -> str:
    """What the player does now on the seat on turn."""
    assert play.on_turn is not None
    made = make_player(play.game.players, play.setup, player)
    return made.choose(play.view(play.on_turn), NoChance())


def test_hold() -> None:
    play = Play()
    assert choice(play, "hold:5") == "roll"
    play.throw(0, 4)
    assert choice(play, "hold:5") == "roll"
    play.throw(0, 2)
    assert choice(play, "hold:5") == "bank"
    assert choice(play, "hold:7") == "roll"
    assert choice(play, "hold:6") == "bank"


def test_hold_banks_what_reaches_the_target() -> None:
    play = Play(2)
    play.at(90, 0)
    play.throw(0, 6, 3)
    assert choice(play, "hold:25") == "roll"
    play.throw(0, 2)
    assert choice(play, "hold:25") == "bank"


def test_hold_after_a_void_throw_must_roll() -> None:
    play = Play(preset="two_dice_literal")
    play.at(200, 0)
    play.throw(0, (3, 3))
    assert choice(play, "hold:1") == "roll"


def test_hold_in_hog_is_a_number_of_dice() -> None:
    play = Play(preset="hog")
    assert choice(play, "hold:4") == "roll 4"
    assert PIG.autopilot(play.view(0)) == "roll 5"
    with pytest.raises(MalformedError) as refused:
        choice(play, "hold:11")
    assert refused.value.facts["expected"] == "1…10"


@pytest.mark.parametrize(
    ("own", "other", "total", "move"),
    [
        (0, 0, 20, "roll"),
        (0, 0, 21, "bank"),
        (0, 4, 21, "roll"),
        (0, 3, 21, "bank"),
        (4, 0, 20, "roll"),
        (5, 0, 20, "bank"),
        (50, 70, 23, "roll"),
        (50, 70, 24, "bank"),
        (70, 20, 15, "bank"),
        (70, 20, 14, "roll"),
        (71, 20, 28, "roll"),
        (71, 20, 29, "bank"),
        (20, 71, 79, "roll"),
        (20, 71, 80, "bank"),
    ],
)
def test_pace(own: int, other: int, total: int, move: str) -> None:
    """21 + floor((other - own) / 8 + 1/2), and the race from 71 on."""
    play = Play()
    play.at(own, other)
    play.throw(0, *points(total))
    assert choice(play, "pace") == move


def test_pace_looks_at_the_best_of_the_others() -> None:
    play = Play(3)
    play.at(10, 0, 71)
    play.throw(0, *points(80))
    assert choice(play, "pace") == "roll"
    alone = Play(1)
    alone.at(30)
    alone.throw(0, *points(20))
    assert choice(alone, "pace") == "roll"
    alone.throw(0, 2)
    assert choice(alone, "pace") == "bank"


def test_pace_in_a_play_off_must_roll_first() -> None:
    play = Play(3, ending="equal_turns")
    play.at(90, 0, 90)
    play.rounds((0, [6, 4]), (1, [2]), (2, [6, 4]))
    assert choice(play, "pace") == "roll"
    play.throw(0, 2)
    assert choice(play, "pace") == "bank"


@pytest.mark.parametrize(
    ("game", "options", "player", "code"),
    [
        (PIG, {"target": 50}, "pace", "pace_target"),
        (TWO_DICE_PIG, {}, "pace", "pace_target"),
        (PIG, {"table": "hog"}, "pace", "pace_table"),
        (PIG, {}, "pace:3", "player_argument"),
        (PIG, {}, "hold", "player_argument"),
        (PIG, {}, "hold:0", "player_argument"),
        (PIG, {}, "hold:10001", "player_argument"),
        (PIG, {}, "hold:many", "player_argument"),
        (PIG, {}, "cheat", "player_unknown"),
    ],
)
def test_players_that_there_are_none_such(game: Pig, options: dict[str, object], player: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        make_player(game.players, game.setup(2, options), player)
    assert refused.value.code == code


def test_players_are_values() -> None:
    setup = PIG.setup(2)
    assert make_player(PIG.players, setup, "hold:20") == Hold(20)
    assert make_player(PIG.players, setup, "pace") == Pace()
    assert make_player(PIG.players, setup, "hold:10000") == Hold(10000)
