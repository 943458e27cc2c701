"""Events a second of every game in plain Python, with the legal moves and the mover's view at each move.

Moves are random legal ones; Pig is the measure of the others. For Svintus beside its like see `bench.svintus`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bench.report import Figure, median
from svinarium import registry
from svinarium.bots import SeededLuck
from svinarium.kernel import AnyGame, Clock, Drawn, Event, Move

ROUNDS = 3
SECONDS = 1.5
SEATS = 4
NAMES = ("pig", "two-dice-pig", "sysna", "pass-the-pigs", "pig-party", "dice-poker", "svintus")


def measure(game: AnyGame, seed: int) -> float:
    """Play random games for a while; events a second."""
    luck, choice = SeededLuck(seed), random.Random(seed).choice
    setup = game.setup(SEATS)
    events = 0
    begin = time.perf_counter()
    state = game.start(setup)
    while (took := time.perf_counter() - begin) < SECONDS:
        event = _next(game, state, luck, choice)
        if event is None:
            state = game.start(setup)
            continue
        events += 1
        state = game.apply(state, event)
    return events / took


def _next(game: AnyGame, state: object, luck: SeededLuck, choice: Callable[[tuple[int, ...]], int]) -> Event | None:
    wanted = game.wanted(state)
    if wanted is not None:
        return Drawn(wanted.position, luck(wanted))
    movers, timers = game.movers(state), game.timers(state)
    if not movers:
        return Clock(timers[0]) if timers else None
    seat = choice(movers)
    view = game.view(state, seat)
    return Move(seat, view.moves[choice(tuple(range(len(view.moves))))])


def run() -> list[Figure]:
    """All games of the house, in turns, medians of several rounds; Pig is the measure of the others."""
    games = [registry.game(name) for name in NAMES]
    rates: dict[str, list[float]] = {name: [] for name in NAMES}
    for seed in range(ROUNDS):
        for game in games:
            rates[game.name].append(measure(game, seed))
    pig = median(rates[NAMES[0]])
    return [
        Figure(f"{name}, legal moves and view", median(rates[name]), "events/s", "Pig", pig, f"{SEATS} seats, random")
        for name in NAMES
    ]
