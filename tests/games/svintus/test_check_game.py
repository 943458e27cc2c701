"""The kernel's checks for any game, over Svintus: every preset, two, four and ten seats, a spread of options, signals.

Random players of the whole game hardly ever get rid of their cards; so a game of theirs is one round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from svinarium.games.svintus import SVINTUS
from svinarium.kernel import Event, Signal
from svinarium.kernel.testing import CHECKS, check_game

ROUND = {"target_score": 1}
LENIENT = {**ROUND, "time_out": "draw_1"}
"""At random every other turn runs out of time: at two cards each, careless programs would play for ever."""
OWN = (
    "Feast | - | - | draw 2 others, colour; Swap | red | 3 | swap; "
    "Post | blue | - | pass hands; Trio | green | - | draw 3 chosen"
)


def _signals(state: Any) -> Iterator[Event]:
    """Everything that may be said and pressed now."""
    seats = range(state.rules.seats)
    if state.side.away == state.rules.everybody or state.want is not None:
        return
    for seat in seats:
        other = (seat + 1) % len(seats)
        yield Signal("chat", seat, {"named": str(other), "question": seat % 2})
        yield from (Signal(kind, seat) for kind in ("reaction", "press"))
        if 5 in state.rules.snakes:
            yield from (Signal(kind, seat) for kind in ("noticed", "saw_wink"))
            yield Signal("wink", seat, {"at": other})
        if state.rules.reports:
            yield Signal("report", seat, {"offender": other, "what": "1"})
        yield Signal("back" if state.side.away >> seat & 1 else "away", seat) if seat else Signal("voice", seat)
    if state.prompt is not None and state.prompt.what == "aim":
        yield Signal("aimed", state.prompt.seat, {"hit": 1})


def _few_signals(state: Any) -> Iterable[Event]:
    """One of them, by the state's own numbers."""
    found = list(_signals(state))
    return [found[(state.serial + len(state.deck)) % len(found)]] if found else []


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("base", 2, ROUND),
        ("base", 4, {"own_cards": OWN, "wild_anytime": "on"}),
        ("base", 10, {"start_card": "any_with_effect"}),
        ("base", 3, {"play_drawn": "must", "first_player": "random", "call_grace": 0, **ROUND}),
        ("base", 3, {**ROUND, "draw_rule": "until_playable"}),
        ("etiquette", 2, LENIENT),
        ("etiquette", 4, LENIENT),
        ("etiquette", 3, {**LENIENT, "place": "physical"}),
        ("etiquette", 3, {**ROUND, "turn_time": "off", "final_grab_draws": "on"}),
        ("party", 2, LENIENT),
        ("party", 4, ROUND),
        ("party", 10, ROUND),
        ("family", 2, {}),
        ("family", 4, {}),
        ("old_base", 2, ROUND),
        ("old_base", 4, {}),
    ],
)
def test_check_game(preset: str, seats: int, options: dict[str, Any]) -> None:
    report = check_game(SVINTUS, preset=preset, seats=seats, options=options, games=1, max_events=60_000)
    assert report.checks == tuple(CHECKS)
    assert report.counts["players"] == 3
    assert report.counts["hidden_draws"] >= 9
    assert report.counts["frames"] > 500
    assert report.counts["worlds"] == min(seats, 6) + 1


@pytest.mark.parametrize(("preset", "seats"), [("party", 4), ("base", 3)])
def test_check_game_with_all_that_is_said_and_pressed(preset: str, seats: int) -> None:
    options = {**LENIENT, "voluntary_draw": "off"}
    report = check_game(
        SVINTUS, preset=preset, seats=seats, options=options, games=1, max_events=60_000, others=_few_signals
    )
    assert report.counts["frames"] > 500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize("preset", list(SVINTUS.presets))
def test_check_game_at_length(preset: str, seats: int, seed: int) -> None:
    report = check_game(
        SVINTUS,
        preset=preset,
        seats=seats,
        options=LENIENT,
        games=4,
        seed=seed,
        max_events=200_000,
        others=_few_signals,
    )
    assert report.counts["frames"] > 500
