"""Who starts, whose turn follows, and the end (DP-1, DP-10 … DP-12)."""

from __future__ import annotations

from msgspec.structs import replace

from svinarium.games.dice_poker.cells import EMPTY, Sheet, is_full, total
from svinarium.games.dice_poker.rules import DICE, Rules
from svinarium.games.dice_poker.settlement import settle
from svinarium.games.dice_poker.state import PokerState, StartRound
from svinarium.kernel import Die, Draw, Fact, Outcome, Reason, Result, score_text, standings

START_DICE = Die(6, DICE)
MAX_START_ROUNDS = 1000
"""So many rounds of start throws; then the lowest of the seats still tied starts."""

LOT = "start/lot"


def first_state(rules: Rules) -> PokerState:
    """The state before anything has happened. Alone, or with ``seat_0``, seat 0 is on turn at once."""
    state = PokerState(rules, (EMPTY,) * rules.seats, None, None, 0, 0, (), (), (), None, None)
    if rules.seats == 1 or rules.first == "seat_0":
        return first_turn(state, 0)
    if rules.first == "random":
        return replace(state, draw=Draw(LOT, Die(rules.seats)))
    return replace(state, start_rolls=((),), draw=_start_throw(1, 0))


def first_turn(state: PokerState, starter: int) -> PokerState:
    """The game proper begins with the starter's turn."""
    return replace(state, starter=starter, seat=starter, turn=1, draw=None)


def start_drawn(state: PokerState, result: Outcome) -> PokerState:
    """The next state after an answered draw for the start: the lot, or a throw of five dice (DP-1)."""
    rounds = state.start_rolls
    if isinstance(result, int):
        return first_turn(state, result - 1)
    assert isinstance(result, tuple)
    throwers = _tied(rounds[-2]) if len(rounds) > 1 else tuple(range(state.rules.seats))
    now = (*rounds[-1], (throwers[len(rounds[-1])], result))
    rounds = (*rounds[:-1], now)
    if len(now) < len(throwers):
        return replace(state, start_rolls=rounds, draw=_start_throw(len(rounds), throwers[len(now)]))
    tied = _tied(now)
    if len(tied) > 1 and len(rounds) < MAX_START_ROUNDS:
        return replace(state, start_rolls=(*rounds, ()), draw=_start_throw(len(rounds) + 1, tied[0]))
    return first_turn(replace(state, start_rolls=rounds), tied[0])


def _tied(thrown: StartRound) -> tuple[int, ...]:
    """The seats with the highest sum."""
    highest = max(sum(dice) for _, dice in thrown)
    return tuple(seat for seat, dice in thrown if sum(dice) == highest)


def _start_throw(number: int, seat: int) -> Draw:
    return Draw(f"start/{number}/seat/{seat}", START_DICE)


# --- turns --------------------------------------------------------------------------------------------------------


def end_turn(state: PokerState, sheet: Sheet) -> PokerState:
    """The state after the seat on turn has ended its turn with this sheet."""
    seat, rules = state.seat, state.rules
    assert seat is not None
    sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
    following = _next_seat(sheets, seat)
    return PokerState(
        rules,
        sheets,
        state.starter,
        following,
        state.turn if following is None else state.turn + 1,
        0,
        state.kept,
        state.thrown,
        state.start_rolls,
        None,
        _result(rules, sheets, state.turn) if following is None else None,
    )


def _next_seat(sheets: tuple[Sheet, ...], seat: int) -> int | None:
    """The next seat clockwise whose sheet is not full; nobody when all are (DP-10)."""
    seats = len(sheets)
    for ahead in range(1, seats + 1):
        other = (seat + ahead) % seats
        if not is_full(sheets[other]):
            return other
    return None


def _result(rules: Rules, sheets: tuple[Sheet, ...], turns: int) -> Result:
    totals = tuple(total(sheet, rules.scoring) for sheet in sheets)
    ranks = standings(totals)
    if rules.seats == 1:
        return Result(Reason.PRACTICE, ranks, totals, {"turns": turns})
    facts: dict[str, Fact] = {"settlement": " ".join(str(score_text(share)) for share in settle(totals))}
    return Result(Reason.HIGHEST if ranks.count(1) == 1 else Reason.SHARED, ranks, totals, facts)
