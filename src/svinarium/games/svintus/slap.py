"""The slap «Хлопкопыт»: everybody slaps the deck, who does not pays (SV-16)."""

from __future__ import annotations

from svinarium.games.svintus import timers
from svinarium.games.svintus.legal import seats_in
from svinarium.games.svintus.rules import PENALTY
from svinarium.games.svintus.snakes import offend
from svinarium.games.svintus.state import Play, Task, tell
from svinarium.kernel import Die, Draw, Note


def open_slap(t: Play, seat: int) -> None:
    """The deck may be slapped; with fewer than two that take part nothing happens."""
    taking_part = t.rules.everybody & ~t.side.away
    if taking_part.bit_count() < 2:
        return
    t.phase, t.slappers = "slap", taking_part
    timers.start(t, "slap", t.rules.slap_timeout)
    tell(t, Note("svintus_slap_open", {"seat": seat}))


def slap(t: Play, seat: int) -> None:
    """A seat slaps; when one is left it is the last. A slap when nothing is to be slapped costs, or is nothing."""
    if t.phase != "slap":
        tell(t, Note("svintus_slap_false", {"seat": seat}))
        t.queue = (Task("take", seat, t.rules.false_slap), *t.queue)
        offend(t, seat, 1)
        return
    tell(t, Note("svintus_slapped", {"seat": seat}))
    t.slappers &= ~(1 << seat)
    if t.slappers.bit_count() == 1:
        _close(t, t.slappers)


def time_over(t: Play) -> None:
    """All who have not slapped are last: one of them, drawn, or all of them pay."""
    missing = t.slappers
    if t.rules.slap_loser_one and missing.bit_count() > 1:
        t.want = Draw(f"round/{t.round}/slap/{timers.number(t)}", Die(missing.bit_count()))
    else:
        _close(t, missing)


def drawn(t: Play, value: int) -> None:
    """The one of those who have not slapped who pays is drawn."""
    _close(t, 1 << seats_in(t.slappers)[value - 1])


def leave(t: Play, seat: int) -> None:
    """A seat that is away takes no part any more."""
    if t.phase == "slap" and t.slappers >> seat & 1:
        t.slappers &= ~(1 << seat)
        if t.slappers.bit_count() <= 1:
            took_part = t.rules.everybody & ~t.side.away
            _close(t, t.slappers if took_part.bit_count() >= 2 else 0)


def _close(t: Play, payers: int) -> None:
    t.phase, t.slappers = "turn", 0
    timers.stop(t, "slap")
    for seat in seats_in(payers):
        tell(t, Note("svintus_slap_last", {"seat": seat}))
        t.queue = (Task("take", seat, PENALTY), *t.queue)
