"""What is seen of a game: all of it, but for what others have chosen while choices are secret (SYS-12)."""

from __future__ import annotations

from svinarium.games.sysna.rules import ENOUGH, HOLD, MOVES, Announce, Ending
from svinarium.games.sysna.state import SysnaState
from svinarium.kernel import View

CHOSEN = "chosen"
"""What is seen of a choice that is still secret."""


class SysnaView(View, frozen=True, kw_only=True):
    """A game of Sysna as seen.

    ``phase`` is ``confirm`` (the ending is shown and confirmed), ``lot``, ``throw`` (the leader throws, or the throw
    is under way), ``speak``, ``over``. ``order``: who speaks when in this round, and ``place``: the place of each seat
    in that, from 1; ``inside``: those still in it, in that order. One entry a seat have ``said``, ``taken`` and
    ``if_enough``, too. ``said``: what the seat has said to this pot (``play``, ``enough`` also when it was said earlier
    in the round, ``confirm``, ``chosen`` for a choice that is still secret, empty: nothing yet). ``taken``: what the
    seat took out of this round. ``if_enough``: the score that it has, with the pot if it can still take that.
    ``throws`` counts the throws of the round, ``hold`` is where autopilot
    takes.
    """

    leader: int | None
    round: int
    throws: int
    order: tuple[int, ...]
    place: tuple[int, ...]
    inside: tuple[int, ...]
    said: tuple[str, ...]
    taken: tuple[int, ...]
    if_enough: tuple[int, ...]
    target: int
    ending: Ending
    announce: Announce
    round_limit: int
    hold: int = HOLD


def legal_moves(state: SysnaState, seat: int | None) -> tuple[str, ...]:
    """The seat's legal moves: none unless it is asked."""
    return MOVES[state.phase] if seat in state.waiting else ()


def secret(state: SysnaState) -> bool:
    """Whether what has been said is still hidden from others."""
    return state.phase == "speak" and state.rules.announce == "at_once"


def sysna_view(state: SysnaState, seat: int | None) -> SysnaView:
    """What a seat, or a spectator, sees of the state."""
    rules, leader = state.rules, state.leader
    return SysnaView(
        seat=seat,
        phase=state.phase,
        to_act=state.waiting,
        moves=legal_moves(state, seat),
        scores=state.scores,
        pot=state.pot,
        dice=rules.shown[state.last] if state.last is not None else (),
        result=state.result,
        leader=leader,
        round=state.round,
        throws=state.throws,
        order=() if leader is None else rules.orders[leader],
        place=() if leader is None else rules.places[leader],
        inside=state.inside,
        said=said_seen(state, seat),
        taken=state.taken,
        if_enough=if_enough(state),
        target=rules.target,
        ending=rules.ending,
        announce=rules.announce,
        round_limit=rules.round_limit,
    )


def said_seen(state: SysnaState, viewer: int | None) -> tuple[str, ...]:
    """What each seat has said to this pot, as the viewer may know it."""
    said = state.said
    if secret(state):
        said = tuple(CHOSEN if word and seat != viewer else word for seat, word in enumerate(said))
    if not any(state.taken):
        return said
    return tuple(ENOUGH if points else word for points, word in zip(state.taken, said, strict=True))


def if_enough(state: SysnaState) -> tuple[int, ...]:
    """What each seat would have if it took the pot now; who is out of the round has what he has (SYS-12)."""
    if not state.pot:
        return state.scores
    scores = list(state.scores)
    for seat in state.inside:
        scores[seat] += state.pot
    return tuple(scores)
