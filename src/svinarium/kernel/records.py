"""Records: a game as JSON lines, append-only.

The format is in ``docs/record.md``, its schema in ``docs/record.schema.json``. The first line is the `Header`, then one
`Line` an event, ``v`` counting up from 1; corrections of a physical table stand where they were made; a game with a
ledger ends with the reveal of its secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from svinarium.kernel.draws import Outcome
from svinarium.kernel.errors import Fact, MalformedError, SvinariumError
from svinarium.kernel.events import Clock, Drawn, Event, Judged, Move, Signal
from svinarium.kernel.game import Game
from svinarium.kernel.options import Setup, Value
from svinarium.kernel.views import Note

S = TypeVar("S")

FORMAT = 1
"""The version of the record format itself."""


class LedgerPart(msgspec.Struct, frozen=True):
    """The published part of a ledger: transcript lines in hex, see ``docs/ledger.md``."""

    game_id: str
    number: int
    attempt: int
    participants: tuple[int, ...]
    lines: tuple[str, ...]


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line. ``options`` holds every option; ``names`` are outside every hash."""

    svinarium: int = FORMAT
    game_id: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    names: tuple[str, ...]
    ledger: LedgerPart | None = None

    @property
    def setup(self) -> Setup:
        """Seats and options, as the game starts from them."""
        return Setup(self.seats, self.options)


class Correction(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change at a physical table: entry ``of`` was mistyped and is replaced, or all after ``back_to`` is void."""

    reason: str
    of: int | None = None
    move: str | None = None
    result: Outcome | None = None
    back_to: int | None = None

    @property
    def whole(self) -> bool:
        """Whether it says one thing: where to go back to, or an entry and either its new move or its new result."""
        if self.of is None:
            return self.back_to is not None and self.move is None and self.result is None
        return self.back_to is None and (self.move is None) != (self.result is None)


class Line(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A line after the header; exactly one of move, draw, clock, signal, judged, correct, reveal is there.

    ``t`` is milliseconds since the Unix epoch. ``by`` is ``person``, ``autopilot``, ``bot:NAME`` for a move;
    ``ledger``, ``hand``, ``seed`` for a draw. ``notes`` repeat for a human reader what the rules made of it.
    """

    v: int
    t: int
    seat: int | None = None
    by: str | None = None
    move: str | None = None
    draw: str | None = None
    source: str | None = None
    result: Outcome | None = None
    clock: str | None = None
    signal: dict[str, Any] | None = None
    judged: dict[str, Any] | None = None
    correct: Correction | None = None
    reveal: str | None = None
    notes: tuple[Note, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether it holds exactly one thing, and all that belongs to that and nothing else."""
        kinds = [kind for kind in PARTS if getattr(self, kind) is not None]
        if len(kinds) != 1:
            return False
        needed, allowed = PARTS[kinds[0]]
        there = {name for name in _SIDE if getattr(self, name) is not None} | ({"notes"} if self.notes else set())
        return needed <= there <= needed | allowed and (self.correct is None or self.correct.whole)

    def event(self) -> Event | None:
        """The event that this line holds; nothing for a correction or the reveal."""
        if self.move is not None and self.seat is not None:
            return Move(self.seat, self.move)
        if self.draw is not None and self.result is not None:
            return Drawn(self.draw, self.result)
        if self.clock is not None:
            return Clock(self.clock)
        if self.signal is not None:
            return msgspec.convert(self.signal, Signal)
        if self.judged is not None:
            return msgspec.convert(self.judged, Judged)
        return None


class Record(msgspec.Struct, frozen=True):
    """A header and its lines."""

    header: Header
    lines: tuple[Line, ...] = ()

    @property
    def secret(self) -> str | None:
        """The revealed secret in hex, if the record has one."""
        return self.lines[-1].reveal if self.lines else None

    def text(self) -> str:
        """The record as JSON lines, each ended by a line feed."""
        return line_text(self.header) + "".join(map(line_text, self.lines))


def line_text(line: Header | Line) -> str:
    """A header or line as one line of JSON with its line feed.

    >>> line_text(Line(v=1, t=0, seat=0, by="person", move="bank"))
    '{"v":1,"t":0,"seat":0,"by":"person","move":"bank"}\\n'
    """
    return msgspec.json.encode(line).decode() + "\n"


def event_line(
    event: Event, *, v: int, t: int, by: str | None, source: str | None = None, notes: tuple[Note, ...] = ()
) -> Line:
    """The record's line of an event; ``source`` is the text form of the draw's source."""
    match event:
        case Move(seat, move):
            return Line(v=v, t=t, seat=seat, by=by, move=move, notes=notes)
        case Drawn(position, result):
            return Line(v=v, t=t, draw=position, source=source, result=result, by=by, notes=notes)
        case Clock(timer):
            return Line(v=v, t=t, clock=timer, notes=notes)
        case Signal(kind, seat, facts):
            return Line(v=v, t=t, signal={"kind": kind, "seat": seat, "facts": facts}, notes=notes)
        case Judged(window, order):
            return Line(v=v, t=t, judged={"window": window, "order": order}, notes=notes)


# --- reading ---------------------------------------------------------------------------------------------------------


class _Format(msgspec.Struct):
    svinarium: int


_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_format = msgspec.json.Decoder(_Format)
_SIDE = ("seat", "by", "source", "result")
PARTS: Mapping[str, tuple[set[str], set[str]]] = {
    "move": ({"seat"}, {"by", "notes"}),
    "draw": ({"result"}, {"by", "source", "notes"}),
    "clock": (set(), {"notes"}),
    "signal": (set(), {"notes"}),
    "judged": (set(), {"notes"}),
    "correct": (set(), set()),
    "reveal": (set(), set()),
}
"""What a line holds: the parts that each kind of line needs, and those that it may have."""


def read_record(text: str | bytes) -> Record:
    """Read a record; `MalformedError` names the line (from 1) and what is wrong with it.

    A last line without its line feed is one that was still being written when the power went: it is left out.
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    lines = raw.split(b"\n")
    lines.pop()
    if not lines:
        raise MalformedError("record_empty")
    header = _read_header(lines[0])
    return Record(header, tuple(_read_lines(lines[1:])))


def _read_header(raw: bytes) -> Header:
    try:
        found = _format.decode(raw).svinarium
        if found != FORMAT:
            raise MalformedError("record_version", {"found": found, "expected": FORMAT})
        header = _header.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedError("record_line", {"line": 1, "what": str(error)}) from error
    if len(header.names) != header.seats:
        raise MalformedError("record_line", {"line": 1, "what": f"{len(header.names)} names, {header.seats} seats"})
    return header


def _read_lines(lines: list[bytes]) -> Iterator[Line]:
    revealed = False
    for number, raw in enumerate(lines, start=2):
        try:
            line = _line.decode(raw)
            line.event()
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
            raise MalformedError("record_line", {"line": number, "what": str(error)}) from error
        if not line.whole:
            raise MalformedError("record_line", {"line": number, "what": "expected exactly one whole event"})
        if line.v != number - 1 or revealed:
            raise MalformedError("record_order", {"line": number, "found": line.v, "expected": number - 1})
        revealed = line.reveal is not None
        yield line


def events_of(record: Record) -> list[tuple[int, Event]]:
    """The events that count, each with its ``v``, after all corrections."""
    kept: list[tuple[int, Event]] = []
    for line in record.lines:
        event = line.event()
        if event is not None:
            kept.append((line.v, event))
        elif line.correct is not None:
            kept = _corrected(kept, line.v, line.correct)
    return kept


def _corrected(kept: list[tuple[int, Event]], v: int, change: Correction) -> list[tuple[int, Event]]:
    if change.back_to is not None and 0 <= change.back_to < v:
        return [(at, event) for at, event in kept if at <= change.back_to]
    for index, (at, event) in enumerate(kept):
        if at == change.of and isinstance(event, Move) and change.move is not None:
            return [*kept[:index], (at, Move(event.seat, change.move)), *kept[index + 1 :]]
        if at == change.of and isinstance(event, Drawn) and change.result is not None:
            return [*kept[:index], (at, Drawn(event.position, change.result)), *kept[index + 1 :]]
    target = change.of if change.of is not None else change.back_to
    raise MalformedError("record_correction", {"line": v + 1, "of": str(target)})


# --- replaying -------------------------------------------------------------------------------------------------------


class Replay(msgspec.Struct, Generic[S], frozen=True):
    """A record replayed: the state after ``version`` events, and the events themselves."""

    setup: Setup
    state: S
    version: int
    events: tuple[Event, ...]


def replay(record: Record, game: Game[S], at: int | None = None) -> Replay[S]:
    """Play a record's events by the rules, all of them or the first ``at``.

    `MalformedError` if the record is of a newer rules version or an event cannot be read; the error of an event that
    the rules refuse names its line.
    """
    header = record.header
    if header.game != game.name or header.rules > game.rules or header.rules < 1:
        raise MalformedError(
            "record_rules", {"game": header.game, "found": header.rules, "expected": f"{game.name} 1…{game.rules}"}
        )
    setup = game.setup(header.seats, header.options)
    if setup.options != header.options:
        missing = sorted(set(setup.options) - set(header.options)) or sorted(setup.options)
        raise MalformedError("record_options", {"options": " ".join(missing)})
    counted = events_of(record)
    if at is not None:
        if not 0 <= at <= len(counted):
            raise MalformedError("record_at", {"at": at, "events": len(counted)})
        counted = counted[:at]
    state = game.start(setup)
    for v, event in counted:
        try:
            state = game.apply(state, event)
        except SvinariumError as error:
            facts: dict[str, Fact] = {"line": v + 1, "code": error.code}
            raise MalformedError("record_event", facts) from error
    return Replay(setup, state, len(counted), tuple(event for _, event in counted))


def record_of(header: Header, game: Game[S], events: Iterable[tuple[Event, int, str]]) -> Record:
    """A record of events ``(event, t, by)`` that follow the header's setup, with sources and notes filled in."""
    state = game.start(header.setup)
    lines = []
    for v, (event, t, by) in enumerate(events, start=1):
        wanted = game.wanted(state) if isinstance(event, Drawn) else None
        after = game.apply(state, event)
        source = wanted.source.text if wanted else None
        lines.append(event_line(event, v=v, t=t, by=by, source=source, notes=game.notes(state, event, after, None)))
        state = after
    return Record(header, tuple(lines))
