"""The kernel's checks for any game, over Dice Poker with its options."""

from __future__ import annotations

import pytest

from svinarium.games.dice_poker import DICE_POKER
from svinarium.kernel.testing import CHECKS, check_game


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("", 1, {}),
        ("", 2, {}),
        ("", 3, {"first": "random", "school_premium": 0}),
        ("poker_plain", 4, {"first": "seat_0"}),
        ("poker_generous", 2, {"poker_premium": 0}),
        ("poker_strike", 1, {}),
        ("poker_strike", 3, {"first_throw_double": "off"}),
    ],
)
def test_check_game(preset: str, seats: int, options: dict[str, object]) -> None:
    report = check_game(DICE_POKER, preset=preset, seats=seats, options=options, games=3)
    assert report.checks == tuple(CHECKS)
    assert report.counts["events"] > 200
    assert report.counts["players"] == 1


def test_many_seats() -> None:
    report = check_game(DICE_POKER, seats=20, games=1)
    assert report.counts["events"] > 1800
