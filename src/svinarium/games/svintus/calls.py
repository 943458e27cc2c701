"""«Свинтус!»: who must call, and who is caught (SV-20, SV-21)."""

from __future__ import annotations

import msgspec

from svinarium.games.svintus import timers
from svinarium.games.svintus.snakes import offend
from svinarium.games.svintus.state import Call, Play, Task, tell
from svinarium.kernel import Note


def owe(t: Play, seat: int, called: bool) -> None:
    """A seat's second-last card has left its hand. The time for catching runs for one that has called, too."""
    drop(t, seat)
    t.calls = (*t.calls, Call(seat, t.turn, called))
    if t.rules.call_grace:
        timers.start(t, "grace", t.rules.call_grace, seat)
    else:
        grace_over(t, seat)
    if called:
        tell(t, Note("svintus_called", {"seat": seat}))


def call_out(t: Play, seat: int) -> None:
    """The seat calls in time."""
    _replace(t, _of(t, seat), called=True)
    tell(t, Note("svintus_called", {"seat": seat}))


def catch(t: Play, seat: int, target: int) -> None:
    """A seat catches another one: rightly or not, it is spent."""
    call = _of(t, target)
    if not call.called:
        drop(t, target)
        tell(t, Note("svintus_caught", {"seat": target, "place": seat + 1}))
        t.queue = (Task("take", target, t.rules.svintus_penalty), *t.queue)
        return
    _replace(t, call, spent=call.spent | 1 << seat)
    tell(t, Note("svintus_catch_false", {"seat": seat, "place": target + 1}))
    if t.rules.false_catch:
        t.queue = (Task("take", seat, t.rules.false_catch), *t.queue)


def grace_over(t: Play, seat: int) -> None:
    """The time to call is over: from now on the seat can be caught."""
    call = _replace(t, _of(t, seat), open=True)
    timers.start(t, "catch", timers.CATCH_MS, seat)
    if not call.called:
        tell(t, Note("svintus_missed", {"seat": seat}))
        offend(t, seat, 1)


def time_over(t: Play, seat: int) -> None:
    """The least time for catching is over."""
    _closed(t, _replace(t, _of(t, seat), timed=True))


def turn_finished(t: Play) -> None:
    """A turn is finished: those whose card was laid in an earlier one have had their next player's turn."""
    for call in t.calls:
        if call.turn < t.turn and not call.finished:
            _closed(t, _replace(t, call, finished=True))


def _closed(t: Play, call: Call) -> None:
    """The window closes at the later of both."""
    if call.open and call.timed and call.finished:
        drop(t, call.seat)


def tidy(t: Play) -> None:
    """Who does not hold one card any more cannot be caught."""
    for call in t.calls:
        if len(t.hands[call.seat]) != 1:
            drop(t, call.seat)


def drop(t: Play, seat: int) -> None:
    """Close a seat's window, if there is one."""
    for call in t.calls:
        if call.seat == seat:
            t.calls = tuple(other for other in t.calls if other is not call)
            timers.stop(t, f"grace/{seat}/", f"catch/{seat}/")


def _of(t: Play, seat: int) -> Call:
    return next(call for call in t.calls if call.seat == seat)


def _replace(t: Play, call: Call, **changes: bool | int) -> Call:
    changed = msgspec.structs.replace(call, **changes)
    t.calls = tuple(changed if other is call else other for other in t.calls)
    return changed
