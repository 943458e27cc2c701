"""Whole games, many of them, beside the exact value of who wins. Slow: only `make test-long` runs this."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from svinarium import bots, registry
from tests.games.pig.support import vectors

GAMES = 40_000
SIGMAS = 4.5


@pytest.mark.long
def test_hold_20_against_itself_wins_as_often_as_it_must(record_property: Callable[[str, object], None]) -> None:
    exact = vectors("golden")["pig_100_policies"]["hold20_mirror_first"]
    game = registry.game("pig")
    setup = game.setup(2, {"first": "seat_0"})
    players = [bots.make(game, setup, "hold:20")] * 2
    won = 0
    for number in range(GAMES):
        state = bots.play_out(game, setup, players, bots.SeededLuck(number), bots.SeededChance(number))
        result = game.result(state)
        assert result is not None
        won += result.winners == (0,)
    record_property("first wins", won / GAMES)
    record_property("exact", exact)
    assert abs(won / GAMES - exact) < SIGMAS * sqrt(exact * (1 - exact) / GAMES)
