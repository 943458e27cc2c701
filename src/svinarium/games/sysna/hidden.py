"""What others may not know: choices that are not shown yet (SYS-3, ``announce = at_once``)."""

from __future__ import annotations

from msgspec.structs import replace

from svinarium.games.sysna.rules import ENOUGH, PLAY
from svinarium.games.sysna.state import SysnaState
from svinarium.games.sysna.views import secret
from svinarium.kernel import Chance, Event, Move, Seen

_WORDS = (PLAY, ENOUGH)


def sealed(before: SysnaState, event: Event, seen: Seen, viewer: int | None) -> Seen:
    """An event as the viewer sees it: what somebody else chose in secret stays away, the notes show it in time."""
    if isinstance(event, Move) and event.seat != viewer and secret(before):
        return replace(seen, move=None)
    return seen


def shows(before: SysnaState, event: Event, viewer: int | None) -> bool:
    """Whether the event shows the viewer choices of others: the last one does, if there are others."""
    if not isinstance(event, Move) or not secret(before) or len(before.waiting) != 1:
        return False
    return any(seat != viewer for seat in before.inside)


def other_choices(state: SysnaState, viewer: int | None, chance: Chance) -> SysnaState:
    """The state with other secret choices than the viewer's own drawn anew, each word as likely as the other."""
    if not secret(state):
        return state
    said = tuple(_WORDS[chance.below(2)] if word and seat != viewer else word for seat, word in enumerate(state.said))
    return replace(state, said=said)
