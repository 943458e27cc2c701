"""Programs: `cautious`, `bold`, `pace`, autopilot."""

from __future__ import annotations

from random import Random

import pytest

from svinarium import bots
from svinarium.bots.match import play_out
from svinarium.games.sysna import SYSNA, Pace, Taker
from svinarium.kernel import Draw, MalformedError, Outcome, make_player
from svinarium.kernel.draws import pick
from tests.games.sysna.support import Play


class Dice:
    """Chance and luck from a seed."""

    def __init__(self, seed: int) -> None:
        self.below = Random(seed).randrange

    def luck(self, draw: Draw) -> Outcome:
        return pick(draw.source, self.below)


def choice(play: Play, seat: int, player: str) -> str:
    """What the player does now at the seat."""
    return make_player(SYSNA.players, play.setup, player).choose(play.view(seat), Dice(0))


def at_pot(pot: int, *scores: int, ending: str = "gamble") -> Play:
    """Seat 1 has to speak to a pot of so many points (4 or more, even)."""
    play = Play(len(scores) or 2, ending=ending)
    if scores:
        play.at(*scores)
    rest = pot
    while rest > 12:
        play.round(((4, 4), "p" * len(play.scores)))
        rest -= 8
    play.throw((2, rest - 2) if rest < 9 else (6, rest - 6))
    assert play.state.pot == pot
    return play


@pytest.mark.parametrize(("player", "pot"), [("cautious", 25), ("bold", 38)])
def test_takers(player: str, pot: int) -> None:
    assert choice(at_pot(pot - 1), 1, player) == "play"
    assert choice(at_pot(pot), 1, player) == "enough"
    assert choice(at_pot(8, 0, 192), 1, player) == "enough"
    assert choice(at_pot(8, 0, 191), 1, player) == "play"


def test_they_are_made_from_the_odds() -> None:
    made: dict[tuple[str, str], object] = {
        (name, dice): make_player(SYSNA.players, SYSNA.setup(2, options), name)
        for dice, options in (("red", {}), ("double", {"chirik": "double"}), ("one", {"dice": 1}))
        for name in ("cautious", "bold", "pace")
    }
    assert made == {
        ("cautious", "red"): Taker(25), ("bold", "red"): Taker(38), ("pace", "red"): Pace(38),
        ("cautious", "double"): Taker(23), ("bold", "double"): Taker(35), ("pace", "double"): Pace(35),
        ("cautious", "one"): Taker(13), ("bold", "one"): Taker(20), ("pace", "one"): Pace(20),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pot", "own", "other", "ending", "word"),
    [
        (34, 0, 0, "gamble", "play"),
        (35, 0, 0, "gamble", "enough"),
        (40, 0, 0, "fair", "play"),
        (41, 0, 0, "fair", "enough"),
        (40, 0, 24, "gamble", "play"),
        (41, 0, 24, "gamble", "enough"),
        (29, 24, 0, "gamble", "enough"),
        (28, 24, 0, "gamble", "play"),
        (25, 100, 0, "gamble", "enough"),
        (24, 100, 0, "gamble", "play"),
        (50, 143, 0, "gamble", "play"),
        (50, 142, 0, "gamble", "enough"),
        (50, 150, 0, "gamble", "enough"),
        (50, 150, 151, "gamble", "play"),
        (50, 150, 151, "fair", "enough"),
    ],
)
def test_pace(pot: int, own: int, other: int, ending: str, word: str) -> None:
    assert choice(at_pot(pot, other, own, ending=ending), 1, "pace") == word


def test_pace_has_nothing_to_lose_when_somebody_has_made_it() -> None:
    play = Play(3)
    play.at(0, 100, 195)
    play.round(((6, 6), "pep"), *([((6, 6), "pp")] * 3))
    play.throw((4, 5))
    assert play.state.waiting == (1,)
    assert choice(play, 1, "pace") == "play"
    play.say("play", "play")
    play.round(*([((6, 6), "pp")] * 4))
    play.throw((4, 5))
    assert play.view().if_enough[1] > 207
    assert choice(play, 1, "pace") == "enough"


@pytest.mark.parametrize("announce", ["in_order", "at_once"])
@pytest.mark.parametrize("player", ["cautious", "bold", "pace"])
def test_programs_that_are_alike_do_not_stay_level_for_ever(player: str, announce: str) -> None:
    for seats in (2, 3, 5):
        setup = SYSNA.setup(seats, {"announce": announce})
        players = [make_player(SYSNA.players, setup, player)] * seats
        dice = Dice(seats)
        state = play_out(SYSNA, setup, players, dice.luck, dice, max_events=20_000)
        assert state.result is not None
        assert len(state.result.winners) == 1


def test_in_an_extra_round_nobody_takes_what_his_equal_has_just_taken() -> None:
    play = Play(3)
    play.at(201, 201, 50)
    play.round(((6, 6), "ppp"))
    play.throw((6, 6))
    assert choice(play, 1, "cautious") == "play"
    assert SYSNA.autopilot(play.view(1)) == "enough"
    play.say("enough")
    assert SYSNA.autopilot(play.view(2)) == "enough"
    play.say("play")
    assert SYSNA.autopilot(play.view(0)) == "play"
    play.say("play")
    play.throw((2, 2))
    play.say("play")
    assert SYSNA.autopilot(play.view(0)) == "enough"


def test_pace_wins_most_games() -> None:
    """Against each of the others, both endings: 200 games, from a fixed seed; the margin is wide."""
    for ending in ("gamble", "fair"):
        for other in ("cautious", "bold", "random"):
            setup = SYSNA.setup(2, {"ending": ending, "round_limit": 10_000})
            dice = Dice(1)
            won = 0.0
            for number in range(200):
                names = ["pace", other] if number % 2 else [other, "pace"]
                players = [bots.make(SYSNA, setup, name) for name in names]
                result = play_out(SYSNA, setup, players, dice.luck, dice).result
                assert result is not None
                won += (names.index("pace") in result.winners) / len(result.winners)
            assert won > 110, (ending, other)


@pytest.mark.parametrize(
    ("player", "code"),
    [("pace:3", "player_argument"), ("bold:1", "player_argument"), ("cheat", "player_unknown")],
)
def test_players_that_there_are_none_such(player: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        make_player(SYSNA.players, SYSNA.setup(2), player)
    assert refused.value.code == code
