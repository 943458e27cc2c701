"""What a word or a throw does (SYS-3 … SYS-7, SYS-11). What is refused, and why.

Every throw is asked for by the leader's ``throw``, also those after his own «Хватит!»: so he sets the pace, and a class
can look at the table before the dice fall again. Only a chirik at the first throw of a round is thrown again by itself.
"""

from __future__ import annotations

from svinarium.games.sysna.rounds import begin_round, confirmed, end_round, over
from svinarium.games.sysna.rules import CONFIRM, ENOUGH, MOVES, PLAY, THROW
from svinarium.games.sysna.state import SysnaState
from svinarium.kernel import Draw, Outcome, Reason, Refusal, check_seat, malformed_move, no_move_now

KNOWN = (CONFIRM, THROW, PLAY, ENOUGH)
EXPECTED = " | ".join(KNOWN)


# --- what may happen ----------------------------------------------------------------------------------------------


def judge_move(state: SysnaState, seat: int, move: str) -> Refusal | None:
    """Why a move is refused now, or nothing; `MalformedError` for a seat or a move that this game does not have."""
    if seat in state.waiting and move in MOVES[state.phase]:
        return None
    if move not in KNOWN:
        raise malformed_move(move, EXPECTED)
    check_seat(seat, state.rules.seats)
    return no_move_now(state.draw, state.phase == "over") or _refusal(state, seat, move)


def _refusal(state: SysnaState, seat: int, move: str) -> Refusal:
    """Why a move that there is does not fit."""
    if state.phase == "confirm":
        return Refusal("sysna_confirmed" if move == CONFIRM else "sysna_confirm_first")
    if move == CONFIRM:
        return Refusal("sysna_confirmed")
    if state.phase == "throw":
        assert state.leader is not None
        if seat == state.leader:
            return Refusal("sysna_throw_first")
        return Refusal("not_your_turn", {"on_turn": state.leader})
    return _unspeakable(state, seat, move)


def _unspeakable(state: SysnaState, seat: int, move: str) -> Refusal:
    """Why something cannot be said, or thrown, while all are asked."""
    if move == THROW:
        return Refusal("sysna_speak_first")
    if seat not in state.inside:
        return Refusal("sysna_out_of_round")
    if state.said[seat]:
        return Refusal("sysna_said")
    return Refusal("not_your_turn", {"on_turn": state.waiting[0]})


# --- what happens then --------------------------------------------------------------------------------------------


def moved(state: SysnaState, seat: int, move: str) -> SysnaState:
    """The state after a move that is allowed."""
    if move == THROW:
        return thrown(state)
    if move == CONFIRM:
        return confirm(state, seat)
    return choose(state, seat, move) if state.rules.announce == "at_once" else speak(state, seat, move)


def confirm(state: SysnaState, seat: int) -> SysnaState:
    """A seat confirms the ending (SYS-9); the last one to do so starts the game."""
    state = _heard(state, seat, CONFIRM)
    return state if state.waiting else confirmed(state)


def thrown(state: SysnaState) -> SysnaState:
    """The leader throws: the state that wants the draw."""
    return _after_throw(state, state.throws, state.pot, state.last, Draw(_position(state, 1), state.rules.die))


def drawn(state: SysnaState, outcome: Outcome) -> SysnaState:
    """The wanted draw is answered: the lot, or a throw."""
    rules = state.rules
    if state.phase == "lot":
        assert isinstance(outcome, int)  # a single die with a side for each seat
        return begin_round(rules, state.scores, outcome - 1, 1, None)
    gain = rules.gains[outcome]
    if gain:
        return _asked(state, state.throws + 1, state.pot + gain, outcome, state.inside)
    if state.pot:
        return end_round(state, state.scores, outcome)
    again = Draw(_position(state, 2), rules.die)
    return _after_throw(state, state.throws + 1, 0, outcome, again)


def speak(state: SysnaState, seat: int, move: str) -> SysnaState:
    """A seat says «Играю!» or «Хватит!» when it is its turn to speak (SYS-3, SYS-4)."""
    rules, inside = state.rules, state.inside
    at = inside.index(seat)
    said = (*state.said[:seat], move, *state.said[seat + 1 :])
    scores, taken = state.scores, state.taken
    if move == ENOUGH:
        scores, taken = take(state, (seat,))
        if rules.ending == "fair" and scores[seat] >= rules.target:
            return over(state, scores, (seat,), Reason.TARGET, state.last)
        inside = (*inside[:at], *inside[at + 1 :])
        if not inside:
            return end_round(state, scores, state.last)
        at -= 1
    return _following(state, scores, inside, inside[at + 1 : at + 2], said, taken)


def choose(state: SysnaState, seat: int, move: str) -> SysnaState:
    """A seat chooses in secret; with the last choice all are shown together (SYS-3, ``announce = at_once``)."""
    state = _heard(state, seat, move)
    if state.waiting:
        return state
    rules, said = state.rules, state.said
    takers = tuple(other for other in state.inside if said[other] == ENOUGH)
    scores, taken = take(state, takers)
    if rules.ending == "fair":
        best = max((scores[other] for other in takers), default=0)
        if best >= rules.target:
            winner = next(other for other in takers if scores[other] == best)
            return over(state, scores, (winner,), Reason.TARGET, state.last)
    inside = tuple(other for other in state.inside if said[other] == PLAY)
    if not inside:
        return end_round(state, scores, state.last)
    return _following(state, scores, inside, (), said, taken)


def take(state: SysnaState, takers: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores, and what was taken in this round, when these seats take the pot as it stands now (SYS-4)."""
    scores, taken = list(state.scores), list(state.taken)
    for seat in takers:
        scores[seat] += state.pot
        taken[seat] = state.pot
    return tuple(scores), tuple(taken)


# --- states -------------------------------------------------------------------------------------------------------


def _position(state: SysnaState, ahead: int) -> str:
    return f"round/{state.round}/throw/{state.throws + ahead}"


def _after_throw(state: SysnaState, throws: int, pot: int, last: Outcome | None, draw: Draw) -> SysnaState:
    """The state in which a throw is awaited."""
    return SysnaState(
        state.rules,
        "throw",
        state.scores,
        state.leader,
        state.round,
        throws,
        pot,
        last,
        state.inside,
        (),
        state.said,
        state.taken,
        draw,
        None,
    )


def _asked(state: SysnaState, throws: int, pot: int, last: Outcome, inside: tuple[int, ...]) -> SysnaState:
    """The state after a throw that counts: those in the round are asked, one after the other or all at once."""
    rules = state.rules
    return SysnaState(
        rules,
        "speak",
        state.scores,
        state.leader,
        state.round,
        throws,
        pot,
        last,
        inside,
        inside if rules.announce == "at_once" else inside[:1],
        rules.silent,
        state.taken,
        None,
        None,
    )


def _heard(state: SysnaState, seat: int, word: str) -> SysnaState:
    """The state after a seat has answered among several that are asked at once."""
    return SysnaState(
        state.rules,
        state.phase,
        state.scores,
        state.leader,
        state.round,
        state.throws,
        state.pot,
        state.last,
        state.inside,
        tuple(other for other in state.waiting if other != seat),
        (*state.said[:seat], word, *state.said[seat + 1 :]),
        state.taken,
        None,
        None,
    )


def _following(
    state: SysnaState,
    scores: tuple[int, ...],
    inside: tuple[int, ...],
    waiting: tuple[int, ...],
    said: tuple[str, ...],
    taken: tuple[int, ...],
) -> SysnaState:
    """The state after something was said: the next one speaks, or all have spoken and the leader throws."""
    rules, leader = state.rules, state.leader
    assert leader is not None
    return SysnaState(
        rules,
        "speak" if waiting else "throw",
        scores,
        leader,
        state.round,
        state.throws,
        state.pot,
        state.last,
        inside,
        waiting or rules.alone[leader],
        said,
        taken,
        None,
        None,
    )
