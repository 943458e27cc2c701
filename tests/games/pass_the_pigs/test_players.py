"""Programs: `hold:n`, `pace`, `caller`."""

from __future__ import annotations

from typing import Any

import pytest

from svinarium.bots import SeededChance, SeededLuck, play_out
from svinarium.games.pass_the_pigs import PASS_THE_PIGS, Caller
from svinarium.kernel import MalformedError, Result, Setup, make_player
from tests.games.pass_the_pigs.support import FIVE, ONE, SNOUTER, TWENTY, UP, Play


class NoChance:
    """Nothing random is asked for."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def choice(play: Play, seat: int, player: str) -> str:
    """What the player does now at the seat."""
    made = make_player(PASS_THE_PIGS.players, play.setup, player)
    return made.choose(play.view(seat), NoChance())


def played(setup: Setup, players: list[str], seed: int) -> Result:
    """A whole game among programs."""
    made = [make_player(PASS_THE_PIGS.players, setup, player) for player in players]
    result = PASS_THE_PIGS.result(play_out(PASS_THE_PIGS, setup, made, SeededLuck(seed), SeededChance(seed)))
    assert result is not None
    return result


def test_hold() -> None:
    play = Play()
    assert choice(play, 0, "hold:20") == "roll"
    play.throw(0, TWENTY)
    assert choice(play, 0, "hold:20") == "bank"
    assert choice(play, 0, "hold:21") == "roll"
    with pytest.raises(MalformedError):
        choice(play, 0, "hold:0")


def test_pace_keeps_pace() -> None:
    play = Play()
    play.at(0, 0)
    play.throw(0, TWENTY, ONE, ONE)
    assert choice(play, 0, "pace") == "roll"
    play.throw(0, ONE)
    assert choice(play, 0, "pace") == "bank"
    play.at(0, 60, turn_total=28)
    assert choice(play, 0, "pace") == "roll"
    play.at(0, 60, turn_total=29)
    assert choice(play, 0, "pace") == "bank"
    play.at(60, 0, turn_total=17)
    assert choice(play, 0, "pace") == "bank"


def test_pace_ends_the_race() -> None:
    play = Play()
    play.at(0, 74, turn_total=60)
    assert choice(play, 0, "pace") == "roll"
    play.at(40, 74, turn_total=60)
    assert choice(play, 0, "pace") == "bank"


def test_pace_does_not_look_at_those_out() -> None:
    play = Play(3)
    play.throw(0, "piggyback")
    play.at(90, 0, 0, turn_total=23)
    assert choice(play, 1, "pace") == "bank"


def calling(thrower: int, caller: int, pot: int = 0, **options: object) -> Play:
    """Seat 0 has rolled, seat 1 may call."""
    play = Play(2, "hog_call", **options)
    play.at(thrower, caller, turn_total=pot)
    play.move(0, "roll")
    return play


@pytest.mark.parametrize(
    ("thrower", "pot", "caller", "calls"),
    [
        (60, 0, 20, False),
        (80, 9, 20, False),
        (80, 10, 20, True),
        (95, 0, 70, True),
        (95, 0, 78, False),
        (95, 0, 89, False),
        (95, 0, 90, True),
    ],
)
def test_caller_calls_only_when_desperate(thrower: int, pot: int, caller: int, calls: bool) -> None:
    """The thrower lacks ten or less, and I am too far for one turn, or win by the call."""
    assert choice(calling(thrower, caller, pot), 1, "caller") == ("call 5" if calls else "pass")


def test_caller_calls_what_is_likeliest() -> None:
    assert choice(calling(95, 20, hog_call_names="poses"), 1, "caller") == "call side razorback"
    counts: dict[str, Any] = {"figures": "custom", "counts": "up=9 snouter=6 touching=1"}
    assert choice(calling(95, 20, **counts), 1, "caller") == "call 10"
    own = make_player(PASS_THE_PIGS.players, Play(**counts).setup, "caller")
    assert own == Caller("10", 10)
    assert Play(**counts).setup.options["hog_call"] == "off"


def test_the_others_pass() -> None:
    for player in ("hold:22", "pace"):
        assert choice(calling(95, 20), 1, player) == "pass"


def test_on_their_own_turn_callers_hold_at_22() -> None:
    play = Play(preset="hog_call")
    play.throw(0, TWENTY, ONE)
    assert choice(play, 0, "caller") == "roll"
    play.throw(0, f"{UP}+{SNOUTER}")
    assert choice(play, 0, "caller") == "bank"


def test_no_player_takes_any_argument() -> None:
    for player in ("pace:3", "caller:5"):
        with pytest.raises(MalformedError):
            choice(Play(), 0, player)


def test_pace_beats_hold_and_a_caller_calls() -> None:
    setup = PASS_THE_PIGS.setup(2)
    wins = sum(played(setup, ["pace", "hold:22"], seed).winners == (0,) for seed in range(500))
    wins += sum(played(setup, ["hold:22", "pace"], seed).winners == (1,) for seed in range(500))
    assert wins > 510
    results = {played(PASS_THE_PIGS.setup(3, preset="hog_call"), ["caller"] * 3, seed).scores for seed in range(40)}
    assert len(results) > 30


def test_a_whole_turn_by_a_program() -> None:
    play = Play(target=5)
    play.throw(0, FIVE)
    assert choice(play, 0, "hold:22") == "bank"
