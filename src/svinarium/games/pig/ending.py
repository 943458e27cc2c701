"""The end of a turn, of a round and of the game (PIG-4 … PIG-7, PIG-10, PIG-12)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from svinarium.games.pig.rules import Rules
from svinarium.games.pig.state import Course, PigState
from svinarium.kernel import Fact, Outcome, Reason, Result

Last = tuple[int, Outcome]


def end_turn(state: PigState, scores: tuple[int, ...], last: Last | None, out: bool = False) -> PigState:
    """The state after the turn of the seat on turn has ended with these scores; ``out``: and he leaves the game."""
    rules, seat = state.rules, state.seat
    assert seat is not None
    course = _after(state, scores, seat, out)
    if course.result is not None:
        return _over(state, course, scores, last)
    following, wrapped = _next_seat(rules, course, seat)
    if wrapped:
        course = _end_round(state, course, scores)
        if course.result is not None:
            return _over(state, course, scores, last)
        if course.level:
            following, _ = _next_seat(rules, course, None)
    return PigState(rules, course, scores, following, state.round + wrapped, state.turn + 1, 0, 0, last, None)


def rescore(state: PigState, changed: Mapping[int, int], counts: int | None) -> PigState:
    """The state after scores have changed in the middle of a turn, by something else than a bank (PTP-7).

    ``changed`` are the new scores by seat, in the order in which they count as reached. Where ``counts`` names a seat,
    a score of his that reaches the target ends the game, or starts its last round.
    """
    if not changed:
        return state
    scores = tuple(changed.get(seat, score) for seat, score in enumerate(state.scores))
    course = _reached(state.course, *changed)
    if counts is not None:
        course = _at_target(state, course, scores, counts)
    if course.result is not None:
        return _over(state, course, scores, state.last)
    return replace(state, course=course, scores=scores)


def in_play(rules: Rules, course: Course) -> tuple[int, ...]:
    """Seats that still take turns, in order of seats: those of the play-off if there is one, without those out."""
    seats = course.level or range(rules.seats)
    return tuple(seat for seat in seats if seat not in course.out)


def ranking(scores: tuple[int, ...], winners: tuple[int, ...], out: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks of all seats: winners 1, then by score, level ones share; those out rank last, the latest out highest.

    Without winners nobody has rank 1.

    >>> ranking((80, 102, 80, 95), winners=(1,), out=(3,))
    (2, 1, 2, 4)
    """

    def place(seat: int) -> tuple[int, int]:
        if seat in winners:
            return 2, 0
        return (0, out.index(seat)) if seat in out else (1, scores[seat])

    places = [place(seat) for seat in range(len(scores))]
    first = 1 if winners else 2
    return tuple(first + sum(other > own for other in places) for own in places)


# --- the turn -----------------------------------------------------------------------------------------------------


def _after(state: PigState, scores: tuple[int, ...], seat: int, out: bool) -> Course:
    """The course after the seat's turn, with the result if the turn has ended the game."""
    rules, course = state.rules, state.course
    if out:
        return _left(rules, replace(course, out=(*course.out, seat)), scores)
    if scores is state.scores:
        return course
    return _at_target(state, _reached(course, seat), scores, seat)


def _reached(course: Course, *seats: int) -> Course:
    """The course after these seats have reached other scores, in this order; it is kept only where one asks for it."""
    if not course.reached:
        return course
    return replace(course, reached=(*(seat for seat in course.reached if seat not in seats), *seats))


def _at_target(state: PigState, course: Course, scores: tuple[int, ...], seat: int) -> Course:
    """The course after the seat has got a score that counts: it may have reached the target."""
    rules = state.rules
    if scores[seat] < rules.target or course.level:
        return course
    if rules.seats == 1:
        return _ended(course, Reason.PRACTICE, scores, (seat,), {"turns": state.turn})
    if rules.ending == "sudden":
        return _ended(course, Reason.TARGET, scores, (seat,))
    return course if course.closing is not None else replace(course, closing=seat)


def _left(rules: Rules, course: Course, scores: tuple[int, ...]) -> Course:
    """The course after somebody has gone out: the last one left wins at once; alone there is no result to speak of."""
    left = in_play(rules, course)
    if not left:
        return _ended(course, Reason.OUT, scores, ())
    return _ended(course, Reason.LAST_LEFT, scores, left) if len(left) == 1 else course


def _next_seat(rules: Rules, course: Course, seat: int | None) -> tuple[int, bool]:
    """Who is on turn after ``seat`` (``None``: first in a round), and whether a new round begins with him."""
    starter = course.starter
    assert starter is not None
    if not course.level and not course.out and seat is not None:
        following = (seat + 1) % rules.seats
        return following, following == starter
    order = sorted(in_play(rules, course), key=lambda other: (other - starter) % rules.seats)
    if seat is not None:
        behind = (seat - starter) % rules.seats
        for other in order:
            if (other - starter) % rules.seats > behind:
                return other, False
    return order[0], True


# --- the round ----------------------------------------------------------------------------------------------------


def _end_round(state: PigState, course: Course, scores: tuple[int, ...]) -> Course:
    """The course after a whole round: with the result, or the play-off that follows, or as it was."""
    rules = state.rules
    at_limit = state.round == rules.round_limit
    if course.closing is None and not course.level and not at_limit:
        return course
    seats = in_play(rules, course)
    best = max(scores[seat] for seat in seats)
    leaders = tuple(seat for seat in seats if scores[seat] == best)
    if course.closing is None:
        return _ended(course, Reason.ROUND_LIMIT, scores, leaders, {"rounds": state.round})
    if len(leaders) == 1:
        return _ended(course, Reason.PLAY_OFF if course.level else Reason.HIGHEST, scores, leaders)
    if rules.tie == "shared":
        return _ended(course, Reason.SHARED, scores, leaders)
    if rules.tie == "first_reached":
        earliest = min(leaders, key=course.reached.index)
        return _ended(course, Reason.FIRST_REACHED, scores, (earliest,))
    if at_limit:
        return _ended(course, Reason.ROUND_LIMIT, scores, leaders, {"rounds": state.round})
    return replace(course, level=leaders)


def _ended(
    course: Course,
    reason: Reason,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    facts: dict[str, Fact] | None = None,
) -> Course:
    return replace(course, result=Result(reason, ranking(scores, winners, course.out), scores, facts or {}))


def _over(state: PigState, course: Course, scores: tuple[int, ...], last: Last | None) -> PigState:
    """The last state: nobody is on turn."""
    return PigState(state.rules, course, scores, None, state.round, state.turn, 0, 0, last, None)
