"""The kernel's checks for any game, over the family."""

from __future__ import annotations

import pytest

from svinarium.games.pig import PIG, TWO_DICE_PIG, Pig
from svinarium.kernel.testing import CHECKS, check_game

WILD = "weighted: 8 a = gain 9; 3 b = bust; 1 c = out; 1 d = wipe; 2 e = void"


@pytest.mark.parametrize(
    ("game", "preset", "seats", "options"),
    [
        (PIG, "", 1, {"target": 40}),
        (PIG, "", 2, {}),
        (PIG, "", 3, {"target": 30, "first": "random", "ending": "equal_turns", "tie": "play_off"}),
        (PIG, "", 7, {"target": 20, "ending": "equal_turns", "tie": "first_reached"}),
        (PIG, "short", 2, {"first": "seat_0", "ending": "equal_turns", "tie": "shared", "round_limit": 9}),
        (PIG, "piglet", 2, {}),
        (PIG, "hog", 2, {"round_limit": 30}),
        (PIG, "big_pig", 3, {"round_limit": 30}),
        (PIG, "two_dice_wipe", 2, {"round_limit": 30}),
        (PIG, "two_dice_literal", 2, {"target": 60}),
        (PIG, "", 4, {"table": WILD, "target": 60, "round_limit": 30}),
        (PIG, "", 1, {"table": WILD, "target": 60}),
        (TWO_DICE_PIG, "", 2, {"target": 100}),
        (TWO_DICE_PIG, "", 3, {"bust_on": "red_one", "target": 80}),
    ],
)
def test_check_game(game: Pig, preset: str, seats: int, options: dict[str, object]) -> None:
    report = check_game(game, preset=preset, seats=seats, options=options, games=8)
    assert report.checks == tuple(CHECKS)
    assert report.counts["events"] > 100
