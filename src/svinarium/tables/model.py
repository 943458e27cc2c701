"""A table as a value: the fold of its entries. Nothing here knows a clock, a socket or a disk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from svinarium.kernel import AnyGame, Event, MalformedError, Setup, Step, step
from svinarium.ledger import Ledger, Opening, Secret
from svinarium.tables.entries import (
    DigestTaken,
    EntropyTaken,
    Entry,
    GameOpened,
    Moved,
    SeatEntry,
    SeatTaken,
    Started,
    TableMade,
)
from svinarium.tables.messages import Phase


class TableData(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One version of a table. ``state`` is the game's state, ``events`` how many events it has had."""

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

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "person")


class Folded(msgspec.Struct, frozen=True, gc=False):
    """A table after an entry, and the game's steps that the entry made."""

    data: TableData
    steps: tuple[Step, ...] = ()


def made(table: str, at: int, entry: TableMade, game: AnyGame) -> TableData:
    """The table that its first entry makes."""
    setup = Setup(len(entry.seats), entry.options)
    return TableData(id=table, created=at, game=game, setup=setup, host=entry.host, seats=entry.seats)


def fold_entry(data: TableData, entry: Entry, secret: Secret | None = None) -> Folded:
    """The table after one more entry. ``secret`` is needed for `GameOpened` alone: the opened box of its game.

    Entries come from the house's own log, or are about to go there; what the rules refuse raises their error.
    """
    changes: dict[str, Any] = {"version": data.version + 1}
    steps: tuple[Step, ...] = ()
    match entry:
        case Moved(_, events, revealed):
            steps = _play(data.game, data.state, events)
            changes |= {"state": steps[-1].after, "events": data.events + len(steps)}
            if revealed is not None:
                changes |= {"phase": Phase.FINISHED, "secret": revealed}
        case SeatTaken(seat, guest, name):
            taken = SeatEntry("person", name=name, guest=guest)
            changes["seats"] = (*data.seats[:seat], taken, *data.seats[seat + 1 :])
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
    return Folded(msgspec.structs.replace(data, **changes), steps)


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
