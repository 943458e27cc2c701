"""A table from its log: the fold of its rows, read some at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from svinarium.kernel import AnyGame, Header, LedgerPart, Line, MalformedError, Record, record_of
from svinarium.ledger import OpenLine, Secret
from svinarium.tables.entries import GameOpened, Moved, TableMade, decode_entry
from svinarium.tables.frames import Committed
from svinarium.tables.model import TableData, fold_entry, made
from svinarium.tables.ports import Log, Row

SLICE = 50
"""How many commands are read and folded at a time, before other tables have their turn."""


class Replay:
    """A table's commands from the first one on, as its log has them. ``data`` is the table after what was read.

    ``epoch`` and ``at`` say which life of the house wrote the last row that was read, and when.

    `MalformedError` if there is no such table (``table_unknown``) or its rows are not in order (``log_order``).
    """

    def __init__(
        self, table: str, log: Log, game_of: Callable[[str], AnyGame], secret_of: Callable[[bytes], Secret]
    ) -> None:
        self._log = log
        self._secret_of = secret_of
        rows = log.rows(table, 0, 1)
        if not rows:
            raise MalformedError("table_unknown")
        first = decode_entry(rows[0].body)
        if not isinstance(first, TableMade):
            raise MalformedError("log_order", {"table": table, "version": rows[0].version})
        self.data = made(table, rows[0].at, first, game_of(first.game))
        self.epoch, self.at = rows[0].epoch, rows[0].at

    def some(self, most: int = SLICE) -> list[Committed]:
        """The next commands, at most so many; empty at the end of the log."""
        return [self._folded(row) for row in self._log.rows(self.data.id, self.data.version, most)]

    def slices(self) -> Iterator[list[Committed]]:
        """All that follow, `SLICE` at a time."""
        while done := self.some():
            yield done

    def _folded(self, row: Row) -> Committed:
        before = self.data
        if row.version != before.version + 1:
            raise MalformedError("log_order", {"table": row.table, "version": row.version})
        entry = decode_entry(row.body)
        secret = None
        if isinstance(entry, GameOpened):
            secret = self._secret_of(OpenLine.parse(bytes.fromhex(entry.open_line)).game_id)
        folded = fold_entry(before, entry, row.at, secret)
        self.data, self.epoch, self.at = folded.data, row.epoch, row.at
        by = entry.by if isinstance(entry, Moved) else None
        return Committed(row.at, before, folded.data, folded.steps, by, row.seat, row.move_id)


def record(data: TableData, history: Iterable[Committed]) -> Record:
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
    events = []
    last = 0
    for done in history:
        last = done.at
        events += [
            (step.event, done.at, "ledger" if step.source is not None else (done.by or "")) for step in done.steps
        ]
    whole = record_of(header, data.game, events)
    if data.secret is None:
        return whole
    reveal = Line(v=len(events) + 1, t=last, reveal=data.secret)
    return msgspec.structs.replace(whole, lines=(*whole.lines, reveal))
