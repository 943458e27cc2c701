"""What each seat is sent: whole states, and frames of what one committed command changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from svinarium.kernel import AnyGame, Seen, Step, View, fold, patch
from svinarium.tables.messages import (
    ClockInfo,
    EndInfo,
    Frame,
    LedgerInfo,
    SeatInfo,
    SeriesInfo,
    TableChanges,
    TableInfo,
    TableState,
)
from svinarium.tables.messages import Paused as PausedInfo
from svinarium.tables.model import TableData
from svinarium.tables.ports import Outlet

_NO_CHANGES = TableChanges()

_Make: TypeAlias = Callable[[int | None, "str | msgspec.UnsetType"], msgspec.Struct]
"""Makes the frame of a seat, with an acknowledgement or without."""

encode = msgspec.json.Encoder().encode


class Committed(msgspec.Struct, frozen=True, gc=False):
    """A committed command: the table before and after it, the game's steps in it, who made the moves, and its id."""

    at: int
    before: TableData
    after: TableData
    steps: tuple[Step, ...] = ()
    by: str | None = None
    seat: int | None = None
    move_id: str | None = None


class Watcher:
    """A connection to the table, for a seat or (``None``) as a spectator; ``gone`` once it has left.

    ``welcomes`` counts how often it was welcomed anew.
    """

    __slots__ = ("gone", "outlet", "seat", "welcomes")

    def __init__(self, outlet: Outlet, seat: int | None) -> None:
        self.outlet = outlet
        self.seat = seat
        self.gone = False
        self.welcomes = 0


def table_info(data: TableData) -> TableInfo:
    """What never changes about a table."""
    game = data.game
    series = data.series
    return TableInfo(
        id=data.id,
        game=game.name,
        rules=game.rules,
        options=data.setup.options,
        seats=data.setup.seats,
        created=data.created,
        facts=game.facts(data.setup),
        pace=data.pace,
        series=SeriesInfo(series.number, series.of, series.wins) if series is not None else None,
    )


def seat_infos(data: TableData) -> tuple[SeatInfo, ...]:
    """The seats as everybody sees them."""
    return tuple(
        SeatInfo(i, s.kind, s.name, s.bot, host=i == data.host, stand_in=s.stand_in, resigned=s.resigned > 0)
        for i, s in enumerate(data.seats)
    )


def clock_info(data: TableData) -> ClockInfo:
    """The table's clocks."""
    paused = PausedInfo(data.paused.since, data.paused.by) if data.paused is not None else None
    return ClockInfo(data.turn, data.leaving, data.timers, paused)


def end_info(data: TableData) -> EndInfo | None:
    """How the table ended otherwise than by its game, if it did."""
    return EndInfo(data.ended.reason, data.ended.seat, data.ended.standings) if data.ended is not None else None


def ledger_info(data: TableData) -> LedgerInfo | None:
    """What is public of the game's ledger."""
    opening = data.opening
    if opening is None:
        return None
    return LedgerInfo(
        game_id=opening.game_id.hex(),
        number=opening.line.number,
        attempt=data.attempt,
        participants=opening.line.participants,
        lines=tuple(line.hex() for line in opening.lines),
        secret=data.secret,
        waiting=opening.waiting if data.ledger is None else (),
        deadline=data.deadline,
    )


def changes(before: TableData, after: TableData) -> TableChanges:
    """The fields of the table that differ."""
    seats = before.seats is not after.seats or before.host != after.host
    clock = not (
        before.turn is after.turn
        and before.timers is after.timers
        and before.leaving is after.leaving
        and before.paused is after.paused
    )
    life = before.asks is not after.asks or before.ended is not after.ended or before.next != after.next
    if (
        before.phase is after.phase
        and before.opening is after.opening
        and before.secret is after.secret
        and before.deadline == after.deadline
        and not (seats or clock or life)
    ):
        return _NO_CHANGES
    old, new = ledger_info(before), ledger_info(after)
    return TableChanges(
        phase=after.phase if before.phase is not after.phase else None,
        seats=seat_infos(after) if seats else None,
        ledger=new if old != new else None,
        clock=clock_info(after) if clock and clock_info(before) != clock_info(after) else None,
        asks=after.asks if before.asks != after.asks else None,
        ended=end_info(after) if before.ended is not after.ended else None,
        next=after.next if before.next != after.next else None,
    )


def view_of(data: TableData, seat: int | None) -> View | None:
    """The seat's view of the game, once there is one."""
    return data.game.view(data.state, seat) if data.state is not None else None


def seen_events(game: AnyGame, steps: Iterable[Step], seat: int | None, first_v: int, by: str | None) -> list[Seen]:
    """The events of these steps as the seat sees them, numbered and with who made the moves."""
    replace = msgspec.structs.replace
    shown = []
    for v, made in enumerate(steps, start=first_v):
        seen = game.view_event(made.before, made.event, made.after, seat)
        shown.append(replace(seen, v=v, by=by) if seen.move is not None else replace(seen, v=v))
    return shown


def seen_of(done: Committed, seat: int | None) -> list[Seen]:
    """The events of a committed command as the seat sees them."""
    return seen_events(done.after.game, done.steps, seat, done.before.events + 1, done.by)


def frame(done: Committed, seat: int | None, view_before: View | None, view_after: View | None) -> Frame:
    """What the seat is sent of a committed command, from its views before and after it."""
    changed = patch(view_before, view_after) if view_after is not None else {}
    return Frame(done.after.version, done.at, changes(done.before, done.after), tuple(seen_of(done, seat)), changed)


def whole_state(data: TableData, latest: Iterable[Committed], seat: int | None, online: tuple[int, ...]) -> TableState:
    """The whole table as the seat sees it, with the events of the latest commands."""
    events = [seen for done in latest for seen in seen_of(done, seat)]
    view = view_of(data, seat)
    return TableState(
        phase=data.phase,
        seats=seat_infos(data),
        ledger=ledger_info(data),
        view=fold(None, patch(None, view)) if view is not None else None,
        first=data.events - len(events) + 1,
        events=tuple(events),
        online=online,
        clock=clock_info(data),
        asks=data.asks,
        ended=end_info(data),
        next=data.next,
    )


class _Shared(msgspec.Struct, frozen=True, tag_field="type", tag="frame", gc=False):
    """A `Frame` whose events are encoded already."""

    version: int
    at: int
    table: TableChanges
    events: msgspec.Raw
    view: dict[str, Any]
    ack: str | msgspec.UnsetType = msgspec.UNSET


class FrameMaker:
    """Makes the frames of one table's commits, in order; it remembers the views that were sent last.

    Where nothing is hidden (``game.all_alike``), what all see is made once; only the legal moves are each seat's own.
    """

    def __init__(self) -> None:
        self._views: dict[int | None, View | None] = {}

    def send(self, done: Committed, watchers: Iterable[Watcher], sender: Outlet | None) -> None:
        """Send every watcher its frame, the one whose command it was with the acknowledgement in it."""
        make = self._alike(done) if done.after.game.all_alike else self._each(done)
        known: dict[int | None, bytes] = {}
        for watcher in watchers:
            seat = watcher.seat
            if watcher.outlet is sender and done.move_id is not None:
                watcher.outlet.send(encode(make(seat, done.move_id)))
                continue
            sent = known.get(seat)
            if sent is None:
                sent = known[seat] = encode(make(seat, msgspec.UNSET))
            watcher.outlet.send(sent)

    def _each(self, done: Committed) -> _Make:
        old, self._views = self._views, {}
        made: dict[int | None, Frame] = {}

        def make(seat: int | None, ack: str | msgspec.UnsetType) -> msgspec.Struct:
            if seat not in made:
                made[seat] = frame(done, seat, *self._around(done, seat, old))
            return msgspec.structs.replace(made[seat], ack=ack)

        return make

    def _alike(self, done: Committed) -> _Make:
        old, self._views = self._views, {}
        before, after = self._around(done, None, old)
        shown = frame(done, None, before, after)
        events = msgspec.Raw(encode(shown.events))

        def make(seat: int | None, ack: str | msgspec.UnsetType) -> msgspec.Struct:
            view = shown.view
            if seat is not None and after is not None:
                view = view | self._own(done, seat, first=before is None)
            return _Shared(shown.version, shown.at, shown.table, events, view, ack)

        return make

    def _around(
        self, done: Committed, seat: int | None, old: dict[int | None, View | None]
    ) -> tuple[View | None, View | None]:
        before = old[seat] if seat in old else view_of(done.before, seat)
        after = view_of(done.after, seat) if done.before.state is not done.after.state else before
        self._views[seat] = after
        return before, after

    def _own(self, done: Committed, seat: int, *, first: bool) -> dict[str, Any]:
        """The fields of a seat's view in which it differs from the spectator's, as far as they changed."""
        game = done.after.game
        moves = game.legal(done.after.state, seat)
        if first:
            return {"seat": seat, "moves": moves}
        return {"moves": moves} if moves != game.legal(done.before.state, seat) else {}
