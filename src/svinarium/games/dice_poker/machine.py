"""What a move or a throw does (DP-2, DP-3, DP-9). What is refused, and why."""

from __future__ import annotations

from svinarium.games.dice_poker.cells import SCHOOL, score
from svinarium.games.dice_poker.course import end_turn, start_drawn
from svinarium.games.dice_poker.move_text import EXPECTED, cell_of, end_moves, keep_moves, kept_dice, read_poker_move
from svinarium.games.dice_poker.rules import DICE, KEEP, ROLL, STRIKE, THROWS, WRITE
from svinarium.games.dice_poker.state import PokerState
from svinarium.kernel import Die, Draw, Outcome, Refusal, check_seat, malformed_move, no_move_now

ROLL_FIRST = Refusal("poker_roll_first")
FIRST_MOVES = (ROLL,)


# --- what may happen ----------------------------------------------------------------------------------------------


def legal_moves(state: PokerState, seat: int | None) -> tuple[str, ...]:
    """The seat's legal moves: none unless it is on turn and nothing is being drawn."""
    if seat is None or state.seat != seat or state.draw is not None:
        return ()
    if not state.throws:
        return FIRST_MOVES
    ends = end_moves(state.sheets[seat], state.rules.scoring.strike)
    return ends if state.throws == THROWS else ends + keep_moves(tuple(sorted(state.kept + state.thrown)))


def judge_move(state: PokerState, seat: int, move: str) -> Refusal | None:
    """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that this game does not have."""
    if move in legal_moves(state, seat):
        return None
    if read_poker_move(move) != move:
        raise malformed_move(move, EXPECTED)
    check_seat(seat, state.rules.seats)
    return no_move_now(state.draw, state.result is not None) or _refusal(state, seat, move)


def _refusal(state: PokerState, seat: int, move: str) -> Refusal:
    """Why a move that there is does not fit."""
    assert state.seat is not None
    if state.seat != seat:
        return Refusal("not_your_turn", {"on_turn": state.seat})
    verb, _, what = move.partition(" ")
    if not state.throws:
        return ROLL_FIRST
    if verb in (ROLL, KEEP):
        if state.throws == THROWS:
            return Refusal("poker_no_throws_left")
        return Refusal("poker_not_those_dice", {"dice": " ".join(map(str, sorted(state.kept + state.thrown)))})
    if verb == STRIKE:
        strike = state.rules.scoring.strike
        return Refusal("poker_cannot_strike", {"cell": what}) if strike else Refusal("poker_no_strike")
    if None in state.sheets[seat][: len(SCHOOL)] and what not in SCHOOL:
        return Refusal("poker_school_first", {"cell": what})
    return Refusal("poker_cell_full", {"cell": what})


# --- what happens then --------------------------------------------------------------------------------------------


def moved(state: PokerState, move: str) -> PokerState:
    """The state after a move that is allowed."""
    return ended(state, move) if move.startswith((WRITE, STRIKE)) else throw(state, kept_dice(move))


def throw(state: PokerState, kept: tuple[int, ...]) -> PokerState:
    """The seat on turn keeps these dice and throws the rest: the state that wants the draw."""
    draw = Draw(f"turn/{state.turn}/roll/{state.throws + 1}", Die(6, DICE - len(kept)))
    return _on_table(state, state.throws, kept, (), draw)


def drawn(state: PokerState, outcome: Outcome) -> PokerState:
    """The wanted draw is answered: a throw of the seat on turn, or a draw for the start."""
    if state.seat is None:
        return start_drawn(state, outcome)
    thrown = (outcome,) if isinstance(outcome, int) else outcome
    assert isinstance(thrown, tuple)
    return _on_table(state, state.throws + 1, state.kept, thrown, None)


def ended(state: PokerState, move: str) -> PokerState:
    """The turn ends: a cell is written, with 0 where the figure is not made, or a recorded figure is struck (DP-9)."""
    assert state.seat is not None
    sheet = state.sheets[state.seat]
    cell = cell_of(move, sheet)
    points = 0
    if move.startswith(WRITE):
        points = score(cell, state.kept + state.thrown, state.throws == 1, state.rules.scoring) or 0
    return end_turn(state, (*sheet[:cell], points, *sheet[cell + 1 :]))


def _on_table(
    state: PokerState, throws: int, kept: tuple[int, ...], thrown: tuple[int, ...], draw: Draw | None
) -> PokerState:
    return PokerState(
        state.rules,
        state.sheets,
        state.starter,
        state.seat,
        state.turn,
        throws,
        kept,
        thrown,
        state.start_rolls,
        draw,
        None,
    )
