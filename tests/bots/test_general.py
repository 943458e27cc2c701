"""Programs by name: general ones and a game's own."""

from __future__ import annotations

from collections import Counter

import pytest

from svinarium.bots import GENERAL, RandomPlayer, SeededChance, make, player_names, players
from svinarium.kernel import MalformedError, PlayerKind
from svinarium.kernel.views import View
from tests.kernel.race import Race, eager


def test_random_plays_each_move_as_often_as_the_others() -> None:
    chance, player = SeededChance(1), RandomPlayer()
    view = View(seat=0, phase="x", moves=("a", "b", "c"))
    found = Counter(player.choose(view, chance) for _ in range(9000))
    assert set(found) == {"a", "b", "c"}
    assert all(2800 < count < 3200 for count in found.values())


def test_general_players_and_the_games_own_are_offered() -> None:
    game = Race()
    assert list(players(game)) == ["eager", "random"]
    assert player_names(game) == ("eager:4", "random")
    setup = game.setup(2)
    assert make(game, setup, "random") == RandomPlayer()
    assert make(game, setup, "eager:7") == eager(setup, "7")


def test_a_game_may_have_a_random_player_of_its_own() -> None:
    class Own(Race):
        players = {"random": PlayerKind("random", eager, "random:3")}

    game = Own()
    assert player_names(game) == ("random:3",)
    assert make(game, game.setup(2), "random:5") == eager(game.setup(2), "5")
    assert GENERAL["random"].make(game.setup(2), "") == RandomPlayer()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nobody", "player_unknown"),
        ("", "player_unknown"),
        ("Random", "player_unknown"),
        ("random:1", "player_argument"),
        ("eager", "player_argument"),
        ("eager:1", "player_argument"),
        ("eager:101", "player_argument"),
        ("eager:" + "0" * 21 + "5", "player_argument"),
        ("eager:٥", "player_argument"),
    ],
)
def test_other_players_are_malformed(text: str, code: str) -> None:
    game = Race()
    with pytest.raises(MalformedError) as caught:
        make(game, game.setup(2), text)
    assert caught.value.code == code
    assert "expected" in caught.value.facts


def test_the_error_tells_who_there_is() -> None:
    game = Race()
    with pytest.raises(MalformedError) as caught:
        make(game, game.setup(2), "nobody:20")
    assert caught.value.facts == {"player": "nobody:20", "expected": "eager:4 | random"}
