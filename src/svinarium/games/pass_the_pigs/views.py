"""What is seen of a game: everything, by everybody. `PigsView`."""

from __future__ import annotations

from functools import lru_cache

from svinarium.games.pass_the_pigs.calls import WINDOW_MS, Call
from svinarium.games.pass_the_pigs.machine import timer
from svinarium.games.pass_the_pigs.poses import POSES, poses_of
from svinarium.games.pass_the_pigs.state import PigsState
from svinarium.games.pig import PigView, Throw
from svinarium.games.pig.views import legal_moves
from svinarium.kernel import DieShown, Outcome


class PigsView(PigView, frozen=True, kw_only=True):
    """A game of Pass the Pigs as seen; nothing is hidden.

    Beside Pig's phases there is ``call``: others may call the coming throw. ``dice`` are the two pigs of the last
    throw, their values poses (one ``oinker`` or ``piggyback`` if they touch). ``call`` is what was called for the
    throw that comes, ``hog_call`` whether one calls in this game.
    """

    hog_call: bool
    call: Call | None


def moves_of(state: PigsState, seat: int | None) -> tuple[str, ...]:
    """The seat's legal moves: to call or to pass while the window is open, else the machine's."""
    if state.waiting:
        return state.calls.moves if state.calls is not None and seat in state.waiting else ()
    return legal_moves(state.game, seat)


def movers_of(state: PigsState) -> tuple[int, ...]:
    """Who may act: those that may still call, else the seat on turn unless a draw is wanted."""
    game = state.game
    if state.waiting:
        return state.waiting
    return () if game.seat is None or game.draw is not None else game.rules.alone[game.seat]


def pigs_view(state: PigsState, seat: int | None) -> PigsView:
    """What a seat, or a spectator, sees of the state."""
    game = state.game
    rules, course, on_turn = game.rules, game.course, game.seat
    return PigsView(
        seat=seat,
        phase=_phase(state),
        to_act=movers_of(state),
        moves=moves_of(state, seat),
        scores=game.scores,
        pot=game.turn_total,
        dice=() if game.last is None else pigs_shown(game.last[1]),
        timers={timer(state): WINDOW_MS} if state.waiting else {},
        result=course.result,
        on_turn=on_turn,
        starter=course.starter,
        round=game.round,
        turn=game.turn,
        rolls=game.rolls,
        turn_total=game.turn_total,
        start_rolls=course.start_rolls if on_turn is not None else tuple(filter(None, course.start_rolls)),
        last=None if game.last is None else Throw(*game.last, rules.effect(game.last[1]).text),
        out=course.out,
        closing=course.closing,
        playing_off=course.level,
        target=rules.target,
        hold=rules.hold,
        hog_call=state.calls is not None,
        call=state.call,
    )


def _phase(state: PigsState) -> str:
    game = state.game
    if game.seat is None:
        return "start" if game.course.result is None else "over"
    if state.waiting:
        return "call"
    return "choose" if game.turn_total else "roll"


@lru_cache(maxsize=256)
def pigs_shown(outcome: Outcome) -> tuple[DieShown, ...]:
    """A throw as the pigs of a view.

    >>> [pig.value for pig in pigs_shown("trotter+side_dot_up")]
    ['trotter', 'side_dot_up']
    """
    return tuple(DieShown(pose, len(POSES)) for pose in poses_of(str(outcome)))
