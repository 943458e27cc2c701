"""The machine: what a move or a throw does (PIG-2 … PIG-4). What is refused, and why."""

from __future__ import annotations

from svinarium.games.pig.effects import Effect
from svinarium.games.pig.ending import end_turn
from svinarium.games.pig.rules import BANK
from svinarium.games.pig.starting import start_drawn
from svinarium.games.pig.state import PigState
from svinarium.kernel import GAME_OVER, Draw, Outcome, Refusal, check_seat, malformed_move, no_move_now

MUST_ROLL_FIRST = Refusal("must_roll_first")


# --- what may happen ----------------------------------------------------------------------------------------------


def judge_move(state: PigState, seat: int, move: str) -> Refusal | None:
    """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that this game does not have."""
    rules = state.rules
    if move not in rules.rolls and (move != BANK or rules.choose):
        raise malformed_move(move, rules.expected)
    if state.seat == seat and state.draw is None:
        return MUST_ROLL_FIRST if move == BANK and not state.turn_total else None
    check_seat(seat, rules.seats)
    if state.course.result is not None:
        return GAME_OVER
    if state.seat is not None and state.seat != seat:
        return Refusal("not_your_turn", {"on_turn": state.seat})
    return no_move_now(state.draw, over=False)


# --- what happens then --------------------------------------------------------------------------------------------


def moved(state: PigState, move: str) -> PigState:
    """The state after a move that is allowed."""
    return bank(state) if move == BANK else roll(state, move)


def roll(state: PigState, move: str) -> PigState:
    """The seat on turn throws: the state that wants the draw."""
    rules, rolls = state.rules, state.rolls
    return PigState(
        rules,
        state.course,
        state.scores,
        state.seat,
        state.round,
        state.turn,
        rolls,
        state.turn_total,
        state.last,
        Draw(f"turn/{state.turn}/roll/{rolls + 1}", rules.rolls[move]),
    )


def bank(state: PigState) -> PigState:
    """The seat on turn adds the turn total to his score; his turn is over."""
    return end_turn(state, with_score(state, _own(state) + state.turn_total), state.last)


def drawn(state: PigState, outcome: Outcome) -> PigState:
    """The wanted draw is answered: a throw of the seat on turn, or a draw for the start."""
    rules, seat = state.rules, state.seat
    if seat is None:
        return start_drawn(state, outcome)
    last = (seat, outcome)
    effect = rules.lookup[outcome] if rules.lookup is not None else rules.effect(outcome)
    total = state.turn_total + effect.points
    if not rules.choose and not effect.ends_turn:
        return PigState(
            rules,
            state.course,
            state.scores,
            seat,
            state.round,
            state.turn,
            state.rolls + 1,
            total,
            last,
            None,
        )
    return end_of_throw(state, effect, last)


def end_of_throw(state: PigState, effect: Effect, last: tuple[int, Outcome]) -> PigState:
    """The state after a throw that ends the turn: by its effect, or because there is one throw a turn."""
    match effect.kind:
        case "gain":
            return end_turn(state, with_score(state, _own(state) + effect.points), last)
        case "wipe":
            return end_turn(state, with_score(state, 0), last)
        case _:
            return end_turn(state, state.scores, last, out=effect.kind == "out")


def with_score(state: PigState, score: int) -> tuple[int, ...]:
    """The scores with another one for the seat on turn."""
    seat = state.seat
    assert seat is not None
    return (*state.scores[:seat], score, *state.scores[seat + 1 :])


def _own(state: PigState) -> int:
    assert state.seat is not None
    return state.scores[state.seat]
