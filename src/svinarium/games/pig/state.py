"""The state of a game of the family: a small value that every event replaces, and the part that seldom changes."""

from __future__ import annotations

import msgspec

from svinarium.games.pig.rules import Rules
from svinarium.kernel import Draw, Outcome, Result

StartRound = tuple[tuple[int, int], ...]
"""One round of start rolls: ``(seat, value)`` in the order in which they were rolled; of a throw, the points gained."""


class Course(msgspec.Struct, frozen=True, gc=False):
    """What changes seldom.

    ``starter``: who has the first turn of a round, once it is known. ``out``: seats out of the game, in the order in
    which they left. ``closing``: who reached the target first, so that this round is the last one (PIG-7). ``level``:
    the seats of the play-off, in order of seats. ``reached``: the seats in the order in which they reached the scores
    that they have (kept only where the tie rule asks for it).
    """

    starter: int | None = None
    start_rolls: tuple[StartRound, ...] = ()
    out: tuple[int, ...] = ()
    closing: int | None = None
    level: tuple[int, ...] = ()
    reached: tuple[int, ...] = ()
    result: Result | None = None


class PigState(msgspec.Struct, frozen=True, gc=False):
    """The whole state.

    ``seat`` is on turn (nobody before the start is decided and after the end). ``turn`` counts turns and ``round``
    rounds over the whole game, from 1. ``rolls`` counts the throws of this turn. ``last`` is the last throw: who threw,
    and the outcome. ``draw`` is the draw that has to be answered before anything else.
    """

    rules: Rules
    course: Course
    scores: tuple[int, ...]
    seat: int | None
    round: int
    turn: int
    rolls: int
    turn_total: int
    last: tuple[int, Outcome] | None
    draw: Draw | None
