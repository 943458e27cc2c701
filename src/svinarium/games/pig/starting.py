"""Who starts (PIG-1, PTP-5): start rolls, start throws, the lot, or the first seat."""

from __future__ import annotations

from msgspec.structs import replace

from svinarium.games.pig.rules import Rules
from svinarium.games.pig.state import Course, PigState, StartRound
from svinarium.kernel import Die, Draw, Outcome

START_DIE = Die(6)
MAX_START_ROUNDS = 1000
"""So many rounds of start rolls; then the lowest of the seats still tied starts (PIG-12)."""

LOT = "start/lot"


def first_state(rules: Rules) -> PigState:
    """The state before anything has happened. Alone, or with ``seat_0``, seat 0 is on turn at once."""
    scores = (0,) * rules.seats
    reached = tuple(range(rules.seats)) if rules.tie == "first_reached" else ()
    state = PigState(rules, Course(reached=reached), scores, None, 0, 0, 0, 0, None, None)
    if rules.seats == 1 or rules.first == "seat_0":
        return first_turn(state, 0)
    if rules.first == "random":
        return replace(state, draw=Draw(LOT, Die(rules.seats)))
    return replace(state, course=replace(state.course, start_rolls=((),)), draw=_start_roll(rules, 1, 0))


def first_turn(state: PigState, starter: int) -> PigState:
    """The game proper begins with the starter's turn."""
    return replace(state, course=replace(state.course, starter=starter), seat=starter, round=1, turn=1, draw=None)


def start_drawn(state: PigState, result: Outcome) -> PigState:
    """The next state after an answered draw for the start."""
    rules, rounds = state.rules, state.course.start_rolls
    if not rounds:
        assert isinstance(result, int)  # the lot is a single die
        return first_turn(state, result - 1)
    rollers = _tied(rules, rounds[-2]) if len(rounds) > 1 else tuple(range(rules.seats))
    seat = rollers[len(rounds[-1])]
    if rules.first == "highest_throw":
        state = replace(state, last=(seat, result))
    now = (*rounds[-1], (seat, start_value(rules, result)))
    rounds = (*rounds[:-1], now)
    if len(now) < len(rollers):
        return _rolling(state, rounds, _start_roll(rules, len(rounds), rollers[len(now)]))
    tied = _tied(rules, now)
    if len(tied) > 1 and len(rounds) < MAX_START_ROUNDS:
        return _rolling(state, (*rounds, ()), _start_roll(rules, len(rounds) + 1, tied[0]))
    return first_turn(_rolling(state, rounds, None), tied[0])


def start_value(rules: Rules, result: Outcome) -> int:
    """What a start roll is worth: the face of the die, or the points that the throw gains (0 for any other effect)."""
    if rules.first == "highest_throw":
        return rules.effect(result).points
    assert isinstance(result, int)  # a start roll is a single die
    return result


def _tied(rules: Rules, rolled: StartRound) -> tuple[int, ...]:
    """The seats with the best roll: the lowest one, or the throw that gains most."""
    best = (max if rules.first == "highest_throw" else min)(value for _, value in rolled)
    return tuple(seat for seat, value in rolled if value == best)


def _rolling(state: PigState, rounds: tuple[StartRound, ...], draw: Draw | None) -> PigState:
    return replace(state, course=replace(state.course, start_rolls=rounds), draw=draw)


def _start_roll(rules: Rules, number: int, seat: int) -> Draw:
    source = rules.throws[0].source if rules.first == "highest_throw" else START_DIE
    return Draw(f"start/{number}/seat/{seat}", source)
