"""The kernel's checks for any game, over Pass the Pigs."""

from __future__ import annotations

import pytest

from svinarium.games.pass_the_pigs import PASS_THE_PIGS
from svinarium.kernel.testing import CHECKS, check_game

WILD = "up=5 down=3 trotter=4 snouter=2 touching=3"


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("", 1, {}),
        ("", 2, {}),
        ("big_pigs", 3, {"ending": "equal_turns", "target": 40}),
        ("hog_call", 2, {"target": 60}),
        ("hog_call", 4, {"target": 50, "ending": "equal_turns", "tie": "first_reached", "first": "highest_throw"}),
        ("hog_call", 3, {"target": 50, "hog_call_names": "poses", "hog_call_needs": "turn_total"}),
        ("hog_call", 2, {"target": 40, "hog_call_wins": "off", "ending": "equal_turns", "tie": "shared"}),
        ("hog_call", 5, {"figures": "custom", "counts": WILD, "piggyback_share": "2/3", "ending": "equal_turns"}),
        ("", 20, {"figures": "kern_single", "piggyback_share": "0", "target": 20, "first": "seat_0"}),
        ("hog_call", 1, {"figures": "custom", "counts": WILD}),
    ],
)
def test_check_game(preset: str, seats: int, options: dict[str, object]) -> None:
    report = check_game(PASS_THE_PIGS, preset=preset, seats=seats, options={"round_limit": 40, **options}, games=6)
    assert report.checks == tuple(CHECKS)
    assert report.counts["events"] > 60
    assert report.counts["players"] == 3
