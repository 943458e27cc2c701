"""Signals: what was said and pressed at the table, as far as the rules must know it (SV-15, SV-16, SV-25, SV-27).

============  ==========================================  =========================================================
kind          facts                                       means
============  ==========================================  =========================================================
``chat``      ``named``: seats, ``"1 3"``; ``question``   a chat message, whom it names, 1 if it ends in "?"
``reaction``  –                                           a reaction
``voice``     –                                           a voice clip
``press``     –                                           a press on the bare table (rank 3)
``wink``      ``at``: seat                                a wink, secretly (rank 5)
``noticed``   –                                           "I noticed a wink at me"
``saw_wink``  –                                           "I saw a wink"
``aimed``     ``hit``: 1 or 0                             where the aiming bar was stopped (rank 6)
``report``    ``offender``: seat, ``what``: hush or rank  at a physical table: somebody has offended
``confirm``   –                                           … and somebody else says so, too
``away``      –                                           the player of the seat is gone
``back``      –                                           … and is back
============  ==========================================  =========================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from svinarium.games.svintus import slap, timers
from svinarium.games.svintus.rules import PENALTY
from svinarium.games.svintus.snakes import aimed, noticed, offend, saw, wink
from svinarium.games.svintus.state import Fields, Play, Report, Task, tell
from svinarium.kernel import Fact, MalformedError, Note, Refusal, Signal

SPOKEN = ("chat", "reaction", "voice")
WINKS = ("wink", "noticed", "saw_wink")
REPORTS = ("report", "confirm")
REPORTED = ("hush", "1", "3", "4", "5", "7")


def judge_signal(s: Fields, signal: Signal) -> Refusal | None:
    """Why a signal is refused now, or nothing; `MalformedError` if its facts are none."""
    kind, seat, facts = signal.kind, signal.seat, signal.facts
    if kind not in _FACTS:
        return Refusal("unexpected_event", {"event": "signal"})
    if type(seat) is not int or not 0 <= seat < s.rules.seats:
        raise MalformedError("seat", {"seat": str(seat)[:40], "seats": s.rules.seats})
    if not set(facts) <= _FACTS[kind] or not _well_said(s, kind, facts):
        raise MalformedError("svintus_signal", {"kind": kind, "expected": " ".join(sorted(_FACTS[kind])) or "-"})
    return _refused(s, kind, seat, facts)


def _refused(s: Fields, kind: str, seat: int, facts: Mapping[str, Fact]) -> Refusal | None:
    away = bool(s.side.away >> seat & 1)
    if s.side.away == s.rules.everybody and kind != "back":
        return Refusal("svintus_table_is_paused")
    if kind in WINKS and 5 not in s.rules.snakes:
        return Refusal("svintus_not_now")
    if kind in REPORTS and not s.rules.reports:
        return Refusal("svintus_not_now")
    if kind == "away" and away:
        return Refusal("svintus_already_away", {"seat": seat})
    if kind == "back" and not away:
        return Refusal("svintus_not_away", {"seat": seat})
    if kind == "aimed" and (s.prompt is None or s.prompt.what != "aim" or s.prompt.seat != seat):
        return Refusal("svintus_not_aiming", {"seat": seat})
    if kind == "confirm" and (s.side.report is None or not _may_confirm(s, s.side.report, seat)):
        return Refusal("svintus_nothing_to_confirm", {"seat": seat})
    if facts.get("at", -1) == seat or facts.get("offender", -1) == seat:
        return Refusal("svintus_not_yourself", {"seat": seat})
    return None


def _may_confirm(s: Fields, report: Report, seat: int) -> bool:
    """Another one than who reported; the offender himself only if there is nobody else."""
    return seat != report.seat and (seat != report.target or s.rules.seats == 2)


def _well_said(s: Fields, kind: str, facts: Mapping[str, Fact]) -> bool:
    if not all(_is_seat(s, facts[name]) for name in ("at", "offender") if name in facts):
        return False
    if not all(facts[name] in (0, 1) for name in ("question", "hit") if name in facts):
        return False
    if "what" in facts and facts["what"] not in REPORTED:
        return False
    named = str(facts.get("named", "")).split()
    return _NEEDED.get(kind, set()) <= set(facts) and all(w.isdigit() and _is_seat(s, int(w)) for w in named)


def _is_seat(s: Fields, fact: Fact) -> bool:
    return type(fact) is int and 0 <= fact < s.rules.seats


# --- what happens then --------------------------------------------------------------------------------------------


def hear(t: Play, signal: Signal) -> None:
    """What a signal does."""
    if signal.kind in SPOKEN:
        _spoken(t, signal.seat)
    act = _ACTS.get(signal.kind)
    if act is not None:
        act(t, signal)


def _spoken(t: Play, seat: int) -> None:
    """Somebody made a sound. During hush that costs two cards, once in three seconds (SV-15)."""
    if t.hush < 0 or t.side.quiet >> seat & 1:
        return
    hushed(t, seat)
    t.side = msgspec.structs.replace(t.side, quiet=t.side.quiet | 1 << seat)
    timers.start(t, "quiet", timers.QUIET_MS, seat)


def hushed(t: Play, seat: int) -> None:
    """An offence against hush."""
    tell(t, Note("svintus_hush_broken", {"seat": seat}))
    offend(t, seat, 1)
    t.queue = (Task("take", seat, PENALTY), *t.queue)


def quiet_over(t: Play, seat: int) -> None:
    """The seat's next offence counts again."""
    t.side = msgspec.structs.replace(t.side, quiet=t.side.quiet & ~(1 << seat))


def _chat(t: Play, signal: Signal) -> None:
    seat, facts = signal.seat, signal.facts
    for named in sorted({int(word) for word in str(facts.get("named", "")).split()}):
        if named != seat:
            offend(t, seat, 4, named)
    asker = t.side.question
    if asker >= 0 and asker != seat:
        offend(t, seat, 7, asker)
    question = seat if facts.get("question") == 1 else -1
    t.side = msgspec.structs.replace(t.side, question=question)


def _press(t: Play, signal: Signal) -> None:
    offend(t, signal.seat, 3)


def _wink(t: Play, signal: Signal) -> None:
    wink(t, signal.seat, int(signal.facts["at"]))


def _noticed(t: Play, signal: Signal) -> None:
    noticed(t, signal.seat)


def _saw(t: Play, signal: Signal) -> None:
    saw(t, signal.seat)


def _aimed(t: Play, signal: Signal) -> None:
    aimed(t, "hit" if signal.facts["hit"] == 1 else "miss")


def _report(t: Play, signal: Signal) -> None:
    report = Report(signal.seat, int(signal.facts["offender"]), str(signal.facts["what"]))
    t.side = msgspec.structs.replace(t.side, report=report)
    tell(t, Note("svintus_reported", {"seat": report.target, "what": report.what}))


def _confirm(t: Play, _: Signal) -> None:
    """The table confirms what was reported. Ranks 4, 5 and 7 are for who was named, winked or asked: the reporter."""
    report = t.side.report
    assert report is not None
    t.side = msgspec.structs.replace(t.side, report=None)
    if report.what == "hush":
        if t.hush >= 0:
            hushed(t, report.target)
        return
    only = report.seat if report.what in ("4", "5", "7") else -1
    offend(t, report.target, int(report.what), only)


def _away(t: Play, signal: Signal) -> None:
    seat = signal.seat
    t.side = msgspec.structs.replace(t.side, away=t.side.away | 1 << seat)
    tell(t, Note("svintus_seat_away", {"seat": seat}))
    slap.leave(t, seat)
    if t.side.away == t.rules.everybody:
        tell(t, Note("svintus_table_paused"))
        timers.start(t, "closing", timers.CLOSING_MS)


def _back(t: Play, signal: Signal) -> None:
    seat = signal.seat
    t.side = msgspec.structs.replace(t.side, away=t.side.away & ~(1 << seat))
    timers.stop(t, "closing")
    tell(t, Note("svintus_seat_back", {"seat": seat}))


_ACTS: Mapping[str, Callable[[Play, Signal], None]] = {
    "chat": _chat,
    "press": _press,
    "wink": _wink,
    "noticed": _noticed,
    "saw_wink": _saw,
    "aimed": _aimed,
    "report": _report,
    "confirm": _confirm,
    "away": _away,
    "back": _back,
}
_FACTS: Mapping[str, set[str]] = {
    **{kind: set[str]() for kind in (*SPOKEN, *_ACTS)},
    "chat": {"named", "question"},
    "wink": {"at"},
    "aimed": {"hit"},
    "report": {"offender", "what"},
}
_NEEDED: Mapping[str, set[str]] = {kind: facts for kind, facts in _FACTS.items() if kind != "chat"}
