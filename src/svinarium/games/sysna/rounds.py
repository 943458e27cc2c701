"""The beginning and the end of a round, and of the game (SYS-5, SYS-8 … SYS-11, SYS-13)."""

from __future__ import annotations

from svinarium.games.sysna.rules import Rules
from svinarium.games.sysna.state import SysnaState
from svinarium.kernel import Die, Draw, Fact, Outcome, Reason, Result

LOT = "start/lot"


def first_state(rules: Rules) -> SysnaState:
    """The state before anything has happened: everybody is asked to confirm the ending (SYS-9)."""
    everybody = tuple(range(rules.seats))
    nothing = rules.nothing
    return SysnaState(rules, "confirm", nothing, None, 0, 0, 0, None, (), everybody, rules.silent, nothing, None, None)


def confirmed(state: SysnaState) -> SysnaState:
    """All have confirmed: the first round begins, or the lot is drawn that says who leads it (SYS-1)."""
    rules = state.rules
    if rules.first_leader >= 0:
        return begin_round(rules, state.scores, rules.first_leader, 1, None)
    draw = Draw(LOT, Die(rules.seats))
    return SysnaState(rules, "lot", state.scores, None, 0, 0, 0, None, (), (), rules.silent, rules.nothing, draw, None)


def begin_round(rules: Rules, scores: tuple[int, ...], leader: int, number: int, last: Outcome | None) -> SysnaState:
    """A round begins: all are in it, the pot is empty, the leader throws. ``last`` is the last throw so far."""
    return SysnaState(
        rules,
        "throw",
        scores,
        leader,
        number,
        0,
        0,
        last,
        rules.orders[leader],
        rules.alone[leader],
        rules.silent,
        rules.nothing,
        None,
        None,
    )


def end_round(state: SysnaState, scores: tuple[int, ...], last: Outcome | None) -> SysnaState:
    """The round is over with these scores: so is the game, or the left neighbour leads the next one (SYS-8)."""
    rules = state.rules
    assert state.leader is not None
    best = max(scores)
    leaders = tuple(seat for seat, score in enumerate(scores) if score == best)
    limited = state.round == rules.round_limit
    if best >= rules.target and len(leaders) == 1:
        return over(state, scores, leaders, Reason.HIGHEST, last)
    if best >= rules.target and rules.tie == "shared":
        return over(state, scores, leaders, Reason.SHARED, last)
    if limited:
        return over(state, scores, leaders, Reason.ROUND_LIMIT, last)
    return begin_round(rules, scores, (state.leader + 1) % rules.seats, state.round + 1, last)


def over(
    state: SysnaState, scores: tuple[int, ...], winners: tuple[int, ...], reason: Reason, last: Outcome | None
) -> SysnaState:
    """The last state: nobody may do anything."""
    rules = state.rules
    facts: dict[str, Fact] = {"rounds": state.round}
    result = Result(reason, ranking(scores, winners), scores, facts)
    return SysnaState(
        rules,
        "over",
        scores,
        state.leader,
        state.round,
        state.throws,
        0,
        last,
        (),
        (),
        rules.silent,
        rules.nothing,
        None,
        result,
    )


def ranking(scores: tuple[int, ...], winners: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks of all seats: the winners 1, then by score, level ones share.

    With the fair ending somebody who has not won may be level with the winner: he comes after him.

    >>> ranking((210, 180, 210, 190), winners=(2,))
    (2, 4, 1, 3)
    """
    places = [(seat in winners, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > own for other in places) for own in places)
