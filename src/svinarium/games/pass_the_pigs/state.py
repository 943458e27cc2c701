"""The state of Pass the Pigs: the machine's, and beside it what Hog Call needs."""

from __future__ import annotations

import msgspec

from svinarium.games.pass_the_pigs.calls import Call, CallRules
from svinarium.games.pig import PigState


class PigsState(msgspec.Struct, frozen=True, gc=False):
    """The whole state.

    ``game`` is the machine's state; it may want a throw already while others may still call. ``calls`` are the rules of
    Hog Call, nothing if it is off. ``waiting``: the seats that may call or pass before the wanted throw is drawn.
    ``call``: what was called for it.
    """

    game: PigState
    calls: CallRules | None = None
    waiting: tuple[int, ...] = ()
    call: Call | None = None
