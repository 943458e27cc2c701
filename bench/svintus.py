"""Moves a second of Svintus, each with the mover's view and legal moves, beside RLCard's UNO in its environment."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

from bench.report import Figure, median
from svinarium.games.svintus import SVINTUS
from svinarium.kernel import Clock, Drawn, Move
from svinarium.kernel.draws import pick

MOVES = 20_000
ROUNDS = 5
SEATS = 4


def ours(seed: int, **options: object) -> float:
    """Moves a second of random play by the seat on turn; timers run out when it waits for the guard."""
    dice = random.Random(seed)
    setup = SVINTUS.setup(SEATS, options)
    state = SVINTUS.start(setup)
    moves = 0
    begin = time.perf_counter()
    while moves < MOVES:
        if SVINTUS.result(state) is not None:
            state = SVINTUS.start(setup)
        wanted = SVINTUS.wanted(state)
        movers = SVINTUS.movers(state)
        if wanted is not None:
            state = SVINTUS.apply(state, Drawn(wanted.position, pick(wanted.source, dice.randrange)))
            continue
        if state.pending or not movers:
            state = SVINTUS.apply(state, Clock(SVINTUS.timers(state)[0]))
            continue
        seat = state.on_turn if state.on_turn in movers else movers[0]
        legal = SVINTUS.view(state, seat).moves
        state = SVINTUS.apply(state, Move(seat, legal[int(dice.random() * len(legal))]))
        moves += 1
    return moves / (time.perf_counter() - begin)


def uno(seed: int) -> float:
    """Moves a second of random UNO through RLCard's environment, which makes a state and legal actions for each."""
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make("uno", config={"game_num_players": SEATS, "seed": seed})
    dice = random.Random(seed)
    moves = 0
    begin = time.perf_counter()
    while moves < MOVES:
        state, _ = env.reset()
        while not env.is_over() and moves < MOVES:
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - begin)


def run() -> list[Figure]:
    """All in turns, medians of several rounds; without RLCard its figure is 0."""
    parts: dict[str, Callable[[int], float]] = {
        "no clock": lambda seed: ours(seed, turn_time="off"),
        "clock": lambda seed: ours(seed),
    }
    if importlib.util.find_spec("rlcard") is not None:
        parts["uno"] = uno
    found: dict[str, list[float]] = {name: [] for name in parts}
    for seed in range(ROUNDS):
        for name, measure in parts.items():
            found[name].append(measure(seed))
    peer = median(found["uno"]) if "uno" in found else 0.0
    note = "view, legal moves and apply, random play; aim 60,000"
    return [
        Figure("Svintus, no clock", median(found["no clock"]), "moves/s", "RLCard UNO, environment", peer, note),
        Figure(
            "Svintus, guard and timers as events of their own",
            median(found["clock"]),
            "moves/s",
            "RLCard UNO, environment",
            peer,
            note,
        ),
    ]
