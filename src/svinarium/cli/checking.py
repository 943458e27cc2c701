"""Checking a record twice: its dice against its ledger, and its course against the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from svinarium import registry
from svinarium.kernel import (
    AnyGame,
    Drawn,
    Event,
    Fact,
    Line,
    Record,
    Setup,
    SvinariumError,
    events_of,
    read_record,
)
from svinarium.ledger import standalone


class Verdict(msgspec.Struct, frozen=True):
    """What a check found. ``code`` is ``ok``, one of the standalone verifier's, or one of the rules':

    ``rules_draw`` (``v``, ``wanted``, ``found``: another draw, or from another source, than the rules asked for),
    ``rules_no_draw`` (``v``, ``found``: none was asked for), ``rules_notes`` (``v``), ``rules_refused`` (``v`` and the
    refusal's ``code``), ``rules_record`` (the record cannot be replayed; the error's ``code``). ``error``: that error.
    """

    code: str
    facts: dict[str, Fact]
    report: standalone.Report
    error: SvinariumError | None = None

    @property
    def ok(self) -> bool:
        """Whether all agrees."""
        return self.code == "ok"


def check_record(data: bytes) -> Verdict:
    """Check a record as it lies in a file."""
    report = standalone.verify_bytes(data)
    if not report.ok:
        return Verdict(report.code, {name: _fact(value) for name, value in report.facts.items()}, report)
    try:
        record = read_record(data if data.endswith(b"\n") else data + b"\n")
        game = registry.game(record.header.game)
        setup = game.setup(record.header.seats, record.header.options)
    except SvinariumError as error:
        return Verdict("rules_record", {"code": error.code}, report, error)
    found = check_rules(game, setup, record)
    return Verdict(found[0], found[1], report, found[2]) if found else Verdict("ok", {}, report)


Fault = tuple[str, dict[str, Fact], SvinariumError | None]


def check_rules(game: AnyGame, setup: Setup, record: Record) -> Fault | None:
    """The first event that is not as the rules have it, or nothing.

    Notes are compared from the last correction on: what was noted before that was true of what stood there then.
    """
    try:
        counted = events_of(record)
    except SvinariumError as error:
        return "rules_record", {"code": error.code}, error
    lines = {line.v: line for line in record.lines}
    noted_from = max((line.v for line in record.lines if line.correct is not None), default=0)
    state: Any = game.start(setup)
    for v, event in counted:
        fault = _draw_fault(game, state, v, event, lines[v])
        if fault is not None:
            return fault
        try:
            after = game.apply(state, event)
        except SvinariumError as error:
            return "rules_refused", {"v": v, "code": error.code}, error
        if v > noted_from and lines[v].notes != game.notes(state, event, after, None):
            return "rules_notes", {"v": v}, None
        state = after
    return None


def _draw_fault(game: AnyGame, state: Any, v: int, event: Event, line: Line) -> Fault | None:
    """A draw that is not the one that the rules asked for."""
    if not isinstance(event, Drawn):
        return None
    found = f"{event.position} ({line.source})" if line.source else event.position
    wanted = game.wanted(state)
    if wanted is None:
        return "rules_no_draw", {"v": v, "found": found}, None
    if (wanted.position, wanted.source.text) != (event.position, line.source):
        return "rules_draw", {"v": v, "wanted": f"{wanted.position} ({wanted.source.text})", "found": found}, None
    return None


def _fact(value: Any) -> Fact:
    return value if isinstance(value, int | str) else str(value)
