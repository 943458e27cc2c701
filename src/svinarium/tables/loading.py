"""A table from its log: the fold of its rows, with what its actor remembers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from svinarium.kernel import AnyGame, Header, LedgerPart, Line, MalformedError, Record, record_of
from svinarium.ledger import OpenLine, Secret
from svinarium.tables.entries import GameOpened, Moved, TableMade, decode_entry
from svinarium.tables.frames import Committed
from svinarium.tables.messages import Phase
from svinarium.tables.model import TableData, fold_entry, made
from svinarium.tables.ports import Row


class Loaded(msgspec.Struct, frozen=True):
    """A table, its committed commands after the first row, and the answers to accepted ``(seat, id)``."""

    data: TableData
    history: list[Committed]
    answers: dict[tuple[int, str], int]


def load(rows: Sequence[Row], game_of: Callable[[str], AnyGame], secret_of: Callable[[bytes], Secret]) -> Loaded:
    """Fold a table's rows; `MalformedError` if they are none (``table_unknown``) or not in order (``log_order``)."""
    if not rows:
        raise MalformedError("table_unknown")
    first = decode_entry(rows[0].body)
    if not isinstance(first, TableMade):
        raise MalformedError("log_order", {"table": rows[0].table, "version": rows[0].version})
    data = made(rows[0].table, rows[0].at, first, game_of(first.game))
    history: list[Committed] = []
    answers: dict[tuple[int, str], int] = {}
    for row in rows[1:]:
        if row.version != data.version + 1:
            raise MalformedError("log_order", {"table": row.table, "version": row.version})
        entry = decode_entry(row.body)
        secret = None
        if isinstance(entry, GameOpened):
            secret = secret_of(OpenLine.parse(bytes.fromhex(entry.open_line)).game_id)
        folded = fold_entry(data, entry, secret)
        by = entry.by if isinstance(entry, Moved) else None
        history.append(Committed(row.at, data, folded.data, folded.steps, by))
        if row.seat is not None and row.move_id is not None:
            answers[row.seat, row.move_id] = row.version
        data = folded.data
    return Loaded(data, history, answers)


def record(data: TableData, history: Sequence[Committed]) -> Record:
    """The record of a table's game so far; with the reveal once it is over. `MalformedError` before it has started."""
    if data.ledger is None:
        raise MalformedError("record_not_started")
    published = data.ledger.to_log()
    header = Header(
        game_id=data.ledger.game_id.hex(),
        game=data.game.name,
        rules=data.game.rules,
        options=data.setup.options,
        seats=data.setup.seats,
        names=tuple(seat.name or seat.bot for seat in data.seats),
        ledger=msgspec.convert(published | {"attempt": data.attempt}, LedgerPart),
    )
    events = [
        (step.event, done.at, "ledger" if step.source is not None else (done.by or ""))
        for done in history
        for step in done.steps
    ]
    whole = record_of(header, data.game, events)
    if data.phase is not Phase.FINISHED or data.secret is None:
        return whole
    reveal = Line(v=len(events) + 1, t=history[-1].at, reveal=data.secret)
    return msgspec.structs.replace(whole, lines=(*whole.lines, reveal))
