"""The state of a game of Sysna: one flat value, made anew by every event."""

from __future__ import annotations

import msgspec

from svinarium.games.sysna.rules import Phase, Rules
from svinarium.kernel import Draw, Outcome, Result


class SysnaState(msgspec.Struct, frozen=True, gc=False):
    """The whole state.

    ``leader`` is nobody while the ending is being confirmed and the lot is open. ``round`` counts from 1, ``throws``
    the throws of this round. ``last`` is the last throw. ``inside`` are the seats still in the round, in speaking
    order. ``waiting`` are the seats that may act now, in that order, too. ``said[seat]`` is what the seat has said
    since the last throw (before the first round: about the ending), empty if nothing. ``taken[seat]`` is what the seat
    took out of this round, 0 if nothing. ``draw`` has to be answered before anything else.
    """

    rules: Rules
    phase: Phase
    scores: tuple[int, ...]
    leader: int | None
    round: int
    throws: int
    pot: int
    last: Outcome | None
    inside: tuple[int, ...]
    waiting: tuple[int, ...]
    said: tuple[str, ...]
    taken: tuple[int, ...]
    draw: Draw | None
    result: Result | None
