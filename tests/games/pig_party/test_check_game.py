"""The kernel's checks for any game, over Pig Party: the order of the deck never leaks."""

from __future__ import annotations

import pytest

from svinarium.games.pig_party import PIG_PARTY
from svinarium.kernel.testing import CHECKS, check_game


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"card_rounds": 1, "first": "seat_0"}),
        (4, {"bonus_when": "first_card"}),
        (8, {"target": 60}),
        (2, {"target": 400, "card_rounds": 1}),
        (2, {"target": 10}),
    ],
)
def test_check_game(seats: int, options: dict[str, object]) -> None:
    report = check_game(PIG_PARTY, seats=seats, options=options, games=10)
    assert report.checks == tuple(CHECKS)
    assert report.counts["events"] > 100
    assert report.counts["frames"] > 1000
    assert report.counts["worlds"] > 1
    assert report.counts["players"] == 1
