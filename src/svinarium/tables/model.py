"""A table as a value: the fold of its entries. Nothing here knows a clock, a socket or a disk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from svinarium.kernel import WAIT, AnyGame, Clock, Event, MalformedError, Move, Setup, Step, step
from svinarium.ledger import Ledger, Opening, Secret
from svinarium.tables.entries import (
    AUTOPILOT,
    Asked,
    Counted,
    DigestTaken,
    Ended,
    EntropyTaken,
    Entry,
    Followed,
    GameOpened,
    Moved,
    Paused,
    Resumed,
    SeatEntry,
    SeatSet,
    SeatTaken,
    Series,
    Shifted,
    Started,
    TableMade,
)
from svinarium.tables.messages import Phase

Deadlines: TypeAlias = dict[int, int]
"""For each of these seats the time (ms since the epoch) at which its time is up."""

NOBODY: Deadlines = {}


class Pause(msgspec.Struct, frozen=True):
    """Since when every clock stands still, and by whose doing."""

    since: int
    by: Literal["players", "house"]


class TableData(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One version of a table. ``state`` is the game's state, ``events`` how many events it has had.

    All times are in ms since the epoch. ``turn``: who has to move until when; ``timers``: when each running timer of
    the game rings; ``leaving``: who is away and is counted down; ``late``: how many moves in a row the autopilot made
    for somebody who let his time run out; ``asks``: who agrees to what was asked for; ``ended``: how the table ended
    otherwise than by its game; ``next``: the table where the same people play on.
    """

    id: str
    created: int
    game: AnyGame
    setup: Setup
    host: int
    seats: tuple[SeatEntry, ...]
    version: int = 1
    phase: Phase = Phase.LOBBY
    opening: Opening | None = None
    ledger: Ledger | None = None
    attempt: int = 0
    deadline: int | None = None
    state: Any = None
    events: int = 0
    secret: str | None = None
    pace: int = 0
    series: Series | None = None
    turn: Deadlines = NOBODY
    timers: dict[str, int] = {}
    leaving: Deadlines = NOBODY
    late: dict[int, int] = {}
    paused: Pause | None = None
    asks: dict[str, tuple[int, ...]] = {}
    ended: Ended | None = None
    next: str = ""

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """Seats at which people play themselves."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.active)

    @property
    def over(self) -> bool:
        """Whether nothing can happen at this table any more, but that its people play on at another."""
        return self.phase is Phase.FINISHED or self.phase is Phase.CANCELLED


class Folded(msgspec.Struct, frozen=True, gc=False):
    """A table after an entry, and the game's steps that the entry made."""

    data: TableData
    steps: tuple[Step, ...] = ()


def made(table: str, at: int, entry: TableMade, game: AnyGame) -> TableData:
    """The table that its first entry makes."""
    return TableData(
        id=table,
        created=at,
        game=game,
        setup=Setup(len(entry.seats), entry.options),
        host=entry.host,
        seats=entry.seats,
        pace=entry.pace,
        series=entry.series,
    )


def fold_entry(data: TableData, entry: Entry, at: int, secret: Secret | None = None) -> Folded:
    """The table after one more entry, which is of the time ``at``.

    ``secret`` is needed for `GameOpened` alone: the opened box of its game. Entries come from the house's own log, or
    are about to go there; what the rules refuse raises their error.
    """
    if isinstance(entry, Moved):
        steps = _play(data.game, data.state, entry.events)
        return Folded(played(data, steps, entry.by, entry.secret, at), steps)
    changes: dict[str, Any] = {"version": data.version + 1}
    steps = ()
    match entry:
        case GameOpened(attempt, line, deadline, _):
            if secret is None:
                raise MalformedError("log_secret_missing", {"table": data.id})
            opening = Opening.from_log([line], secret)
            changes |= {"opening": opening, "attempt": attempt, "deadline": deadline, "phase": Phase.COMMITTING}
        case DigestTaken(seat, digest, deadline):
            opening = _opening(data).with_digest(seat, bytes.fromhex(digest))
            phase = Phase.REVEALING if opening.digests_complete else Phase.COMMITTING
            changes |= {"opening": opening, "deadline": deadline, "phase": phase}
        case EntropyTaken(seat, entropy, events):
            opening = _opening(data).with_entropy(seat, bytes.fromhex(entropy))
            changes["opening"] = opening
            if opening.complete:
                steps = _begin(data, opening, events, changes)
        case Started(events):
            steps = _begin(data, _opening(data), events, changes)
        case TableMade():
            raise MalformedError("log_order", {"table": data.id, "version": data.version + 1})
        case _:
            steps = _life(data, entry, at, changes)
    after = msgspec.structs.replace(data, **changes)
    return Folded(_clocked(after, (), at) if after.phase is Phase.PLAYING else after, steps)


def played(data: TableData, steps: tuple[Step, ...], by: str, secret: str | None, at: int) -> TableData:
    """The table after steps of its game, the last of which ended it if there is a ``secret``."""
    replace = msgspec.structs.replace
    state = steps[-1].after
    after = replace(data, version=data.version + 1, state=state, events=data.events + len(steps))
    if secret is not None:
        return replace(after, phase=Phase.FINISHED, secret=secret, **_STILL)
    if not (data.pace or data.timers or data.late or data.game.timers(state)):
        return after
    movers = tuple(s.event.seat for s in steps if type(s.event) is Move)
    if data.late or by == AUTOPILOT:
        counts = {seat: n for seat, n in data.late.items() if seat not in movers}
        if by == AUTOPILOT:
            counts |= {seat: data.late.get(seat, 0) + 1 for seat in movers if data.seats[seat].active}
        after = replace(after, late=counts)
    rung = {s.event.timer for s in steps if type(s.event) is Clock}
    if rung:  # a timer that has rung and still runs starts anew
        after = replace(after, timers={name: until for name, until in data.timers.items() if name not in rung})
    return _clocked(after, movers, at)


def obliged(data: TableData) -> tuple[int, ...]:
    """The seats for which the game waits: those that may move, and whose autopilot would."""
    game, state = data.game, data.state
    return tuple(seat for seat in game.movers(state) if game.autopilot(game.view(state, seat)) != WAIT)


_STILL: dict[str, Any] = {"turn": NOBODY, "timers": {}, "leaving": NOBODY, "late": {}, "paused": None, "asks": {}}
"""A table whose game is over has no clocks."""


def _clocked(data: TableData, moved: tuple[int, ...], at: int) -> TableData:
    """The table with the deadlines of its state: what ran on keeps its time, what is new has all of it."""
    game, state, old = data.game, data.state, data.turn
    timers = {name: data.timers.get(name) or at + game.duration(state, name) for name in game.timers(state)}
    turn = NOBODY
    if data.pace and not timers:
        waited = (seat for seat in obliged(data) if data.seats[seat].active)
        turn = {seat: old[seat] if seat in old and seat not in moved else at + data.pace for seat in waited}
    if turn == old and timers == data.timers:
        return data
    return msgspec.structs.replace(data, turn=turn, timers=timers)


def _life(data: TableData, entry: Entry, at: int, changes: dict[str, Any]) -> tuple[Step, ...]:
    """What an entry of the table's life changes, apart from the game; the steps that the rules make of it."""
    match entry:
        case SeatTaken(seat, guest, name, events):
            taken = SeatEntry("person", name=name, guest=guest, generation=data.seats[seat].generation)
            changes["seats"] = _with_seat(data, seat, taken)
            return _told(data, events, changes)
        case SeatSet(seat, taken, _, host, events):
            changes["seats"] = _with_seat(data, seat, taken)
            changes["leaving"] = _without(data.leaving, seat)
            changes["late"] = _without(data.late, seat)
            changes["asks"] = _agreeing(data.asks, seat, taken)
            if host is not None:
                changes["host"] = host
            return _told(data, events, changes)
        case Counted(seat, until):
            others = _without(data.leaving, seat)
            changes["leaving"] = others if until is None else {**others, seat: until}
        case Asked(what, seat, agrees):
            asks = {name: seats for name, seats in data.asks.items() if name != what}
            if agrees:
                asks[what] = tuple(sorted({*data.asks.get(what, ()), seat}))
            changes["asks"] = asks
        case Paused(by):
            changes |= {"paused": Pause(at, by), "asks": {}}
        case Resumed():
            since = data.paused.since if data.paused is not None else at
            changes |= {"paused": None, "asks": {}, **_later(data, at - since)}
        case Shifted(by):
            changes |= _later(data, by)
        case Ended(reason, _, _, secret):
            phase = Phase.FINISHED if reason == "resigned" else Phase.CANCELLED
            changes |= {**_STILL, "phase": phase, "ended": entry, "secret": secret, "deadline": None}
        case Followed(table):
            changes |= {"next": table, "asks": {}}
    return ()


def _with_seat(data: TableData, seat: int, entry: SeatEntry) -> tuple[SeatEntry, ...]:
    return (*data.seats[:seat], entry, *data.seats[seat + 1 :])


def _without(of: dict[int, int], seat: int) -> dict[int, int]:
    return {other: value for other, value in of.items() if other != seat} if seat in of else of


def _agreeing(asks: dict[str, tuple[int, ...]], seat: int, entry: SeatEntry) -> dict[str, tuple[int, ...]]:
    """Who asks for something and then does not play any more does not ask for it any more."""
    if entry.active or not any(seat in seats for seats in asks.values()):
        return asks
    left = {what: tuple(other for other in seats if other != seat) for what, seats in asks.items()}
    return {what: seats for what, seats in left.items() if seats}


def _later(data: TableData, by: int) -> dict[str, Any]:
    return {
        "turn": {seat: until + by for seat, until in data.turn.items()},
        "timers": {name: until + by for name, until in data.timers.items()},
        "leaving": {seat: until + by for seat, until in data.leaving.items()},
    }


def _told(data: TableData, events: Iterable[Event], changes: dict[str, Any]) -> tuple[Step, ...]:
    steps = _play(data.game, data.state, events) if events else ()
    if steps:
        changes |= {"state": steps[-1].after, "events": data.events + len(steps)}
    return steps


def _begin(data: TableData, opening: Opening, events: Iterable[Event], changes: dict[str, Any]) -> tuple[Step, ...]:
    start = data.game.start(data.setup)
    steps = _play(data.game, start, events)
    changes |= {
        "phase": Phase.PLAYING,
        "ledger": opening.seal(),
        "deadline": None,
        "state": steps[-1].after if steps else start,
        "events": len(steps),
    }
    return steps


def _play(game: AnyGame, state: Any, events: Iterable[Event]) -> tuple[Step, ...]:
    steps = []
    for event in events:
        made_step = step(game, state, event)
        state = made_step.after
        steps.append(made_step)
    return tuple(steps)


def _opening(data: TableData) -> Opening:
    if data.opening is None:
        raise MalformedError("log_order", {"table": data.id, "version": data.version + 1})
    return data.opening
