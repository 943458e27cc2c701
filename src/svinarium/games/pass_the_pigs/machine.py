"""What happens: Pig's machine with a throw table of pigs, and before each throw a window for Hog Call (PTP-5, PTP-7).

One check serves asking (`judge`) and doing (`advance`).
"""

from __future__ import annotations

from svinarium.games.pass_the_pigs.calls import CALL, LEAST, PASS, Call, CallRules, is_right
from svinarium.games.pass_the_pigs.state import PigsState
from svinarium.games.pig import PIG, PigState
from svinarium.games.pig import machine as pig
from svinarium.games.pig.ending import in_play, rescore
from svinarium.games.pig.rules import BANK
from svinarium.kernel import (
    GAME_OVER,
    Clock,
    Drawn,
    Event,
    IllegalError,
    Move,
    Outcome,
    Refusal,
    check_seat,
    malformed_move,
)

HOG_CALL_OFF = Refusal("pigs_hog_call_off")
WINDOW_OPEN = Refusal("pigs_window_open")
WINDOW_CLOSED = Refusal("pigs_window_closed")
NO_TIMER = Refusal("pigs_no_timer")


def timer(state: PigsState) -> str:
    """The name of the window's timer: one for each throw of the game."""
    game = state.game
    return f"call/{game.turn}/{game.rolls + 1}"


def callers(game: PigState, calls: CallRules) -> tuple[int, ...]:
    """Who may call before the throw of the seat on turn: others that are in play, if enough is at stake."""
    others = (seat for seat in in_play(game.rules, game.course) if seat != game.seat)
    if calls.needs == "turn_total":
        return tuple(others) if game.turn_total >= LEAST else ()
    return tuple(seat for seat in others if game.scores[seat] >= LEAST)


# --- what may happen ----------------------------------------------------------------------------------------------


def judge_move(state: PigsState, seat: int, move: str) -> Refusal | None:
    """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that this game does not have."""
    if move == PASS or move.startswith(CALL):
        return _judge_call(state, seat, move)
    refusal = pig.judge_move(state.game, seat, move)
    return WINDOW_OPEN if refusal is not None and refusal.code == "waiting_for_draw" and state.waiting else refusal


def _judge_call(state: PigsState, seat: int, move: str) -> Refusal | None:
    game, calls = state.game, state.calls
    check_seat(seat, game.rules.seats)
    if calls is None:
        return GAME_OVER if game.course.result is not None else HOG_CALL_OFF
    if move not in calls.moves:
        raise malformed_move(move, " | ".join(calls.moves))
    if seat in state.waiting:
        return None
    if game.course.result is not None:
        return GAME_OVER
    if not state.waiting:
        return WINDOW_CLOSED
    return Refusal("pigs_may_not_call", {"least": LEAST})


def judge(state: PigsState, event: Event) -> Refusal | None:
    """Why an event is refused now, or nothing if it may happen."""
    if isinstance(event, Move):
        return judge_move(state, event.seat, event.move)
    if isinstance(event, Clock):
        if state.waiting and event.timer == timer(state):
            return None
        return GAME_OVER if state.game.course.result is not None else NO_TIMER
    if isinstance(event, Drawn) and state.waiting:
        return WINDOW_OPEN
    return PIG.verify(state.game, event)


# --- what happens then --------------------------------------------------------------------------------------------


def advance(state: PigsState, event: Event) -> PigsState:
    """The next state; `IllegalError` with what `judge` says."""
    if state.calls is None and type(event) is not Clock and not _is_call(event):
        return PigsState(PIG.apply(state.game, event))
    refusal = judge(state, event)
    if refusal is not None:
        raise IllegalError(refusal)
    game, calls = state.game, state.calls
    assert calls is not None
    if isinstance(event, Clock):
        return PigsState(game, calls)
    if isinstance(event, Move):
        if event.move.startswith(CALL):
            return PigsState(game, calls, (), Call(event.seat, event.move.partition(" ")[2]))
        if event.move == PASS:
            return PigsState(game, calls, tuple(seat for seat in state.waiting if seat != event.seat))
        game = PIG.apply(game, event)
        return PigsState(game, calls, () if event.move == BANK else callers(game, calls))
    assert isinstance(event, Drawn)
    if state.call is None:
        return PigsState(PIG.apply(game, event), calls)
    assert game.draw is not None
    return PigsState(_called(game, calls, state.call, game.draw.source.check(event.result)), calls)


def _is_call(event: Event) -> bool:
    return type(event) is Move and (event.move == PASS or event.move.startswith(CALL))


def _called(game: PigState, calls: CallRules, call: Call, outcome: Outcome) -> PigState:
    """The machine's state after a throw for which somebody has called (PTP-7)."""
    right = is_right(calls, call.name, outcome)
    if right is None:
        return pig.drawn(game, outcome)
    seat = game.seat
    assert seat is not None
    twice = 2 * game.rules.effect(outcome).points
    scores, total = game.scores, game.turn_total
    if right:
        from_total = min(total, twice)
        from_score = min(scores[seat], twice - from_total)
        changed = {call.seat: scores[call.seat] + twice}
        if from_score:
            changed[seat] = scores[seat] - from_score
        total -= from_total
    else:
        less = min(scores[call.seat], twice)
        changed = {call.seat: scores[call.seat] - less} if less else {}
        total += twice
    thrown = PigState(
        game.rules,
        game.course,
        scores,
        seat,
        game.round,
        game.turn,
        game.rolls + 1,
        total,
        (seat, outcome),
        None,
    )
    return rescore(thrown, changed, call.seat if right and calls.wins else None)
