"""Moves: who may move, which moves, and what is said to all other events."""

from __future__ import annotations

from typing import Any

from svinarium.kernel.errors import Refusal
from svinarium.kernel.events import Clock, Drawn, Event, Judged, Move, Signal
from svinarium.kernel.game import MAX_LEGAL
from svinarium.kernel.testing.bench import Bench
from svinarium.kernel.testing.texts import JUNK


def movers(bench: Bench) -> None:
    """Movers are seats, none twice; each has a legal move, and nobody else has one."""
    game = bench.game
    for state in bench.states(300):
        found = game.movers(state)
        bench.expect(type(found) is tuple and len(set(found)) == len(found), f"movers {found!r}", state=state)
        bench.expect(set(found) <= set(bench.seats), f"movers {found!r} of seats {bench.seats}", state=state)
        for seat in bench.sample(bench.seats, 8):
            legal = game.legal(state, seat)
            if seat in found:
                bench.expect(bool(legal), f"seat {seat} may act and has no legal move", state=state)
            else:
                bench.expect(legal == (), f"seat {seat} may not act and has moves {legal!r}", state=state)


def legal_list(bench: Bench) -> None:
    """Lists of legal moves are tuples of texts, none twice, of at most 1,000."""
    game = bench.game
    for state in bench.states(300):
        for seat in bench.sample(game.movers(state), 8):
            legal = game.legal(state, seat)
            texts = type(legal) is tuple and all(type(move) is str for move in legal)
            bench.expect(texts, f"legal moves of seat {seat} are no tuple of texts: {legal!r}", state=state)
            bench.expect(len(legal) <= MAX_LEGAL, f"seat {seat} has {len(legal)} legal moves", state=state)
            bench.expect(len(set(legal)) == len(legal), f"seat {seat} has a move twice: {legal!r}", state=state)


def legal(bench: Bench) -> None:
    """Every legal move is accepted by `verify` and by `apply`."""
    game = bench.game
    for state in bench.states(200):
        for seat in bench.sample(game.movers(state), 4):
            for move in bench.sample(game.legal(state, seat), 30):
                answer = bench.answer(state, Move(seat, move))
                bench.expect(answer is None, f"a legal move is refused: {answer!r}", state=state, event=move)


def verify(bench: Bench) -> None:
    """What is no legal move (nor forgiven), wanted draw or running timer is refused, by `verify` and `apply` alike."""
    game = bench.game
    for state in bench.states(120):
        for seat in bench.sample([seat for seat in bench.seats if not game.forgives(state, seat)], 4):
            legal = set(game.legal(state, seat))
            for move in bench.sample([move for move in bench.known if move not in legal], 10):
                answer = _refused(bench, state, Move(seat, move))
                right = isinstance(answer, Refusal)
                bench.expect(right, f"a known move got {answer!r}, no refusal", state=state, event=Move(seat, move))
        for event in _strange(bench):
            _refused(bench, state, event)


def _refused(bench: Bench, state: Any, event: Event) -> object:
    answer = bench.answer(state, event)
    bench.expect(answer is not None, "not refused", state=state, event=event)
    return answer


def _strange(bench: Bench) -> list[Event]:
    """Events that no state may accept."""
    some = bench.random.choice(bench.known)
    return [
        Move(-1, some),
        Move(bench.setup.seats, some),
        Move(0, bench.random.choice(JUNK)),
        Drawn("no/such/draw", 1),
        Clock("no such timer"),
        Judged("no such window", bench.seats),
        Signal("no_such_signal", 0),
    ]


def timers(bench: Bench) -> None:
    """Every timer that is running may run out."""
    for state in bench.states(300):
        found = bench.game.timers(state)
        bench.expect(len(set(found)) == len(found), f"a timer twice: {found!r}", state=state)
        for timer in found:
            answer = bench.answer(state, Clock(timer))
            bench.expect(answer is None, f"a running timer is refused: {answer!r}", state=state, event=Clock(timer))
