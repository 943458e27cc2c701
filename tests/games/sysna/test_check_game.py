"""The kernel's checks for any game, over Sysna with its options."""

from __future__ import annotations

import pytest

from svinarium.games.sysna import SYSNA
from svinarium.kernel.testing import CHECKS, check_game


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("", 2, {}),
        ("", 7, {"target": 60, "first_leader": "seat_6"}),
        ("", 3, {"chirik": "double", "tie": "shared", "target": 50}),
        ("", 4, {"round_limit": 4, "target": 100, "ending": "fair"}),
        ("", 2, {"dice": 1, "target": 20}),
        ("sysna_fair", 5, {"target": 90}),
        ("sysna_one_die", 3, {}),
        ("sysna_class", 2, {"target": 40}),
        ("sysna_class", 3, {"ending": "fair", "target": 60}),
        ("sysna_class", 5, {"target": 80, "tie": "shared", "chirik": "double"}),
        ("sysna_class", 4, {"round_limit": 2}),
    ],
)
def test_check_game(preset: str, seats: int, options: dict[str, object]) -> None:
    report = check_game(SYSNA, preset=preset, seats=seats, options=options, games=8)
    assert report.checks == tuple(CHECKS)
    assert report.counts["events"] > 100
    assert report.counts["players"] == 3
    assert (report.counts["frames"] > 20) is (preset == "sysna_class" and seats > 2)


@pytest.mark.parametrize("preset", ["", "sysna_class"])
def test_a_class_of_forty(preset: str) -> None:
    report = check_game(SYSNA, preset=preset, seats=40, options={"target": 40}, games=2)
    assert report.counts["events"] > 200
