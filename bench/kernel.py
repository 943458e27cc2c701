"""Events a second of the kernel in plain Python, beside the same game written as a bare loop over four numbers."""

from __future__ import annotations

import random
import time

from bench.report import Figure, median
from svinarium.games.pig import PIG
from svinarium.kernel import Drawn, Move

GAMES = 300
ROUNDS = 5
HOLD = 20


def kernel_events(games: int, seed: int) -> tuple[int, float]:
    """Play games of hold at 20 through wanted, legal and apply; the number of events and the seconds."""
    dice = random.Random(seed)
    setup = PIG.setup(2)
    wanted, movers, legal, apply, randrange = PIG.wanted, PIG.movers, PIG.legal, PIG.apply, dice.randrange
    events = 0
    begin = time.perf_counter()
    for _ in range(games):
        state = PIG.start(setup)
        while True:
            draw = wanted(state)
            if draw is not None:
                state = apply(state, Drawn(draw.position, 1 + randrange(6)))
            else:
                seats = movers(state)
                if not seats:
                    break
                seat = seats[0]
                bank = state.turn_total >= HOLD or state.scores[seat] + state.turn_total >= 100
                move = "bank" if bank and "bank" in legal(state, seat) else "roll"
                state = apply(state, Move(seat, move))
            events += 1
    return events, time.perf_counter() - begin


def bare_events(games: int, seed: int) -> tuple[int, float]:
    """The same games as a bare loop: no rules, no positions, no refusals, no values."""
    randrange = random.Random(seed).randrange
    events = 0
    begin = time.perf_counter()
    for _ in range(games):
        a, b = randrange(6), randrange(6)
        events += 2
        while a == b:
            a, b = randrange(6), randrange(6)
            events += 2
        scores, seat, total = [0, 0], int(b < a), 0
        while scores[0] < 100 and scores[1] < 100:
            events += 1
            if total >= HOLD or scores[seat] + total >= 100:
                scores[seat] += total
                total, seat = 0, 1 - seat
                continue
            face = 1 + randrange(6)
            events += 1
            if face == 1:
                total, seat = 0, 1 - seat
            else:
                total += face
    return events, time.perf_counter() - begin


def run() -> list[Figure]:
    """Both, in turns, medians of several rounds."""
    ours: list[float] = []
    bare: list[float] = []
    for seed in range(ROUNDS):
        for results, play in ((ours, kernel_events), (bare, bare_events)):
            events, seconds = play(GAMES, seed)
            results.append(events / seconds)
    note = "wanted, legal and apply, seeded die; aim 300,000"
    return [Figure("kernel, Pig, plain Python", median(ours), "events/s", "bare loop", median(bare), note)]
