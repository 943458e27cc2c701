"""Timers: each has a kind, a number that makes its name unique (``guard/17``), and a length. The rules know no clock.

========  ==============================================================  =========================
kind      what it ends                                                    rule
========  ==============================================================  =========================
guard     the wait of a normal commit after a card has landed             SV-19
turn      the time for a turn                                             SV-23
grace     the time to call «Свинтус!»                                     SV-20
catch     the least time in which an uncalled one may be caught           SV-21
slap      the time to slap                                                SV-16
quiet     the time in which a seat's next offence does not count          SV-15
aim       the aiming bar                                                  SV-25
prompt    the time for a choice: as long as for a turn                    SV-3, SV-24
closing   a table at which everybody is away                              SV-9
========  ==============================================================  =========================
"""

from __future__ import annotations

from svinarium.games.svintus.state import Fields, Play, Timer

CATCH_MS = 3_000
QUIET_MS = 3_000
AIM_MS = 3_000
CLOSING_MS = 24 * 60 * 60 * 1000


def start(t: Play, kind: str, ms: int, *ids: int) -> int:
    """Start a timer and return its number; its name is the kind, the ``ids`` and the number."""
    t.serial = serial = t.serial + 1
    name = "/".join([kind, *map(str, ids), str(serial)]) if ids else f"{kind}/{serial}"
    timer = Timer(name, ms, t.now + ms)
    rest = t.timers
    at = len(rest)
    while at and rest[at - 1].due > timer.due:
        at -= 1
    t.timers = (*rest[:at], timer, *rest[at:])
    return serial


def stop(t: Play, *beginnings: str) -> None:
    """Stop the timers whose names begin so."""
    if t.timers:
        t.timers = tuple([timer for timer in t.timers if not timer.name.startswith(beginnings)])


def find(s: Fields, name: str) -> Timer | None:
    """The running timer of this name, or nothing."""
    return next((timer for timer in s.timers if timer.name == name), None)


def running(s: Fields, kind: str | tuple[str, ...]) -> bool:
    """Whether a timer of this kind, or of one of these, is running."""
    for timer in s.timers:  # noqa: SIM110 - asked several times an event, and a generator costs more than the question
        if timer.name.startswith(kind):
            return True
    return False


def parts(name: str) -> tuple[str, tuple[int, ...]]:
    """A timer's kind and numbers.

    >>> parts("quiet/2/31")
    ('quiet', (2, 31))
    """
    kind, *numbers = name.split("/")
    return kind, tuple(map(int, numbers))


def number(t: Play) -> int:
    """A number that occurs once in a game, for the position of a draw."""
    t.serial += 1
    return t.serial
