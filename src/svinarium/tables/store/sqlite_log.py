"""The log on SQLite: one writer thread on a raw connection, group commit without a timer.

What comes while a batch is being committed is the next batch. A batch is one transaction; if it fails for one write's
own sake (a constraint), its writes are tried one by one, so that only the guilty one is refused.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from typing import Any

import structlog

from svinarium.kernel import SvinariumError, UnsavedError
from svinarium.tables.ports import Done, Maker, Row, Write
from svinarium.tables.store.database import Database

_LOG = "INSERT OR ROLLBACK INTO log(table_no, version, seat, move_id, epoch, at, body) VALUES "
_ONE = "(?, ?, ?, ?, ?, ?, ?)"
_SIZES = (256, 128, 64, 32, 16, 8, 4, 2, 1)
_STATEMENTS = {size: _LOG + ", ".join([_ONE] * size) for size in _SIZES}
"""Rows of a batch go in by few statements: the writer gives the interpreter away once a statement, not once a row."""

_LEDGER = "INSERT INTO ledgers(number, game_id, table_id, attempt, open_line, box) VALUES (?, ?, ?, ?, ?, ?)"
_REVEAL = "UPDATE ledgers SET secret = ?, cancelled = ? WHERE game_id = ?"
_KNOWN = (
    "INSERT INTO tables(table_id, phase, created, changed, guest, address) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
_NUMBER = "SELECT number FROM tables WHERE table_id = ?"
_OF_TABLE = "FROM log WHERE table_no = (SELECT number FROM tables WHERE table_id = ?)"
_PHASE = "UPDATE tables SET phase = ?, changed = ? WHERE table_id = ?"
_PROBE = "INSERT INTO meta(name, value) VALUES ('probe', 1) ON CONFLICT(name) DO UPDATE SET value = value + 1"
_COUNTS = (
    "SELECT count(*), sum(secret IS NULL), sum(secret IS NOT NULL AND NOT cancelled), "
    "sum(cancelled), sum(attempt > 1) FROM ledgers"
)

_OPEN = "phase NOT IN ('finished', 'cancelled')"
_OPEN_OF = f"SELECT count(*) FROM tables WHERE {{0}} = ? AND {{0}} != '' AND {_OPEN}"
_IDLE = (
    f"SELECT table_id FROM tables WHERE {_OPEN} AND changed < ?1 AND "
    "(SELECT at FROM log WHERE table_no = number ORDER BY version DESC LIMIT 1) "
    "< CASE phase WHEN 'lobby' THEN ?1 ELSE ?2 END ORDER BY number LIMIT ?3"
)
_OLD = f"SELECT number FROM tables WHERE NOT ({_OPEN}) AND changed < ? ORDER BY changed LIMIT ?"
_BEAT = "INSERT INTO meta(name, value) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value"

MAX_NUMBERS = 100_000
"""How many tables' numbers the writer remembers before it forgets them all."""

_log = structlog.get_logger("svinarium.tables")


class SqliteLog:
    """The `Log` port on a `Database`. ``commits`` and ``written`` count transactions and rows, for tests and benches.

    ``before_commit`` is called on the writer thread with each batch before it is committed (tests mark points there).
    """

    def __init__(self, database: Database, before_commit: Callable[[list[Write]], None] | None = None) -> None:
        self.epoch = database.epoch
        self.commits = 0
        self.written = 0
        self._loop = asyncio.get_running_loop()
        self._before_commit = before_commit
        self._reader = database.connect()
        self._writer = database.connect()
        self._collected: list[tuple[Write, Done]] = []
        self._pending: list[tuple[Write, Done]] = []
        self._numbers: dict[str, int] = {}
        self._wake = threading.Event()
        self._closing = False
        self._chores: list[Callable[[], object]] = []
        self._healthy = True
        self._thread = threading.Thread(target=self._run, name="svinarium-log", daemon=True)
        self._thread.start()

    # --- the tables' side --------------------------------------------------------------------------------------------

    def append(self, write: Write, done: Done) -> None:
        """Queue a write; ``done`` is called on the event loop when it is on disk or was refused."""
        if not self._collected:
            self._loop.call_soon(self._hand_over)
        self._collected.append((write, done))

    def _hand_over(self) -> None:
        """Give the writer what this turn of the event loop has brought: all that was ready is one batch."""
        collected, self._collected = self._collected, []
        self._pending += collected
        self._wake.set()

    def rows(self, table: str, after: int = 0, most: int = -1) -> list[Row]:
        """A table's rows in order of versions: those after a version, at most so many (negative: all)."""
        query = f"SELECT version, seat, move_id, epoch, at, body {_OF_TABLE} AND version > ? ORDER BY version LIMIT ?"
        return [Row(table, *row) for row in self._reader.execute(query, (table, after, most))]

    def answer(self, table: str, seat: int, move_id: str) -> int | None:
        """The version that an accepted command of a seat made, or nothing if there is no such command."""
        query = f"SELECT version {_OF_TABLE} AND seat = ? AND move_id = ?"
        found = self._reader.execute(query, (table, seat, move_id)).fetchone()
        return int(found[0]) if found is not None else None

    def box(self, game_id: bytes) -> bytes:
        """The sealed secret of a game; `KeyError` if the house never opened it."""
        found = self._reader.execute("SELECT box FROM ledgers WHERE game_id = ?", (game_id,)).fetchone()
        if found is None:
            raise KeyError(game_id.hex())
        return bytes(found[0])

    def chain_head(self) -> tuple[int, bytes]:
        """Number and open line of the last commitment."""
        found = self._reader.execute("SELECT number, open_line FROM ledgers ORDER BY number DESC LIMIT 1").fetchone()
        return (int(found[0]), bytes(found[1])) if found else (0, b"")

    def counts(self) -> dict[str, Any]:
        """Public counts of commitments."""
        names = ("opened", "open", "revealed", "cancelled", "repeated_starts")
        found = self._reader.execute(_COUNTS).fetchone()
        return {name: int(value or 0) for name, value in zip(names, found, strict=True)}

    def open_tables(self) -> int:
        """How many tables are neither finished nor cancelled."""
        query = "SELECT count(*) FROM tables WHERE phase NOT IN ('finished', 'cancelled')"
        return int(self._reader.execute(query).fetchone()[0])

    def healthy(self) -> bool:
        """Whether the last batch was committed, and there is somebody to commit the next one."""
        return self._healthy and self._thread.is_alive()

    def probe(self) -> None:
        """Have a small write tried, so that a disk that has recovered is known before somebody moves."""
        self._chore(self._try_probe)

    def open_tables_of(self, maker: Maker) -> tuple[int, int]:
        """How many tables are open of a guest, and of an address."""
        ask = self._reader.execute
        guest = ask(_OPEN_OF.format("guest"), (maker.guest,)).fetchone()[0]
        address = ask(_OPEN_OF.format("address"), (maker.address,)).fetchone()[0]
        return int(guest), int(address)

    def idle(self, lobbies_before: int, games_before: int, most: int) -> list[str]:
        """Open tables at which nothing has happened since then."""
        return [table for (table,) in self._reader.execute(_IDLE, (lobbies_before, games_before, most))]

    def forget(self, before: int, most: int) -> None:
        """Delete the logs of tables that were over before then."""
        self._chore(partial(self._forget, before, most))

    def beat(self, at: int) -> None:
        """Write down that the house is alive at this time."""
        self._chore(partial(self._writer.execute, _BEAT, (f"alive:{self.epoch}", at)))

    def alive(self, epoch: int) -> int:
        """When the house last wrote down, in this epoch, that it was alive; 0 if it never did."""
        found = self._reader.execute("SELECT value FROM meta WHERE name = ?", (f"alive:{epoch}",)).fetchone()
        return int(found[0]) if found is not None else 0

    def _chore(self, chore: Callable[[], object]) -> None:
        """Have the writer do something on the side; nobody waits for it."""
        self._chores.append(chore)
        self._wake.set()

    def close(self) -> None:
        """Commit what is waiting, then stop. Blocks until the writer thread has ended."""
        self._closing = True
        self._hand_over()
        self._thread.join()
        self._reader.close()
        self._writer.close()

    # --- the writer thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch = self._pending[:]
                del self._pending[: len(batch)]
                answers = self._commit_all(batch)
                self._call_back(answers)
            while self._chores:
                self._do(self._chores.pop(0))
            if self._closing:
                return

    def _do(self, chore: Callable[[], object]) -> None:
        try:
            chore()
        except sqlite3.Error as error:
            _log.warning("log_chore_failed", error=str(error))
            if self._writer.in_transaction:
                self._roll_back()

    def _try_probe(self) -> None:
        try:
            self._writer.execute(_PROBE)
        except sqlite3.Error:
            return
        self._healthy = True

    def _forget(self, before: int, most: int) -> None:
        execute = self._writer.execute
        old = execute(_OLD, (before, most)).fetchall()
        if not old:
            return
        execute("BEGIN IMMEDIATE")
        self._writer.executemany("DELETE FROM log WHERE table_no = ?", old)
        self._writer.executemany("DELETE FROM tables WHERE number = ?", old)
        execute("COMMIT")
        self._numbers.clear()

    def _commit_all(self, batch: list[tuple[Write, Done]]) -> list[tuple[Done, SvinariumError | None]]:
        error = self._try([write for write, _ in batch])
        if isinstance(error, sqlite3.IntegrityError) and len(batch) > 1:
            return [answer for one in batch for answer in self._commit_all([one])]
        self._healthy = error is None or isinstance(error, sqlite3.IntegrityError)
        refusal = UnsavedError(_code_of(error)) if error is not None else None
        return [(done, refusal) for _, done in batch]

    def _try(self, writes: list[Write]) -> Exception | None:
        execute = self._writer.execute
        try:
            if self._before_commit is not None:
                self._before_commit(writes)
            execute("BEGIN IMMEDIATE")
            numbers = self._numbers_for(writes)
            for statement, values in chain(_rows(writes, numbers), _rare(writes)):
                execute(statement, values)
            execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it was: these writes are refused, the thread lives on
            if not isinstance(error, sqlite3.Error | OSError):
                _log.exception("log_writer_failed")
            if self._writer.in_transaction:
                self._roll_back()
            return error
        if len(self._numbers) > MAX_NUMBERS:
            self._numbers.clear()
        self._numbers.update(numbers)
        self.commits += 1
        self.written += len(writes)
        return None

    def _numbers_for(self, writes: list[Write]) -> dict[str, int]:
        """The numbers of these writes' tables in the database; a table that it does not know yet gets one."""
        numbers: dict[str, int] = {}
        for write in writes:
            table = write.row.table
            if table not in numbers:
                numbers[table] = self._numbers.get(table) or self._number(write)
        return numbers

    def _number(self, write: Write) -> int:
        table, at, maker = write.row.table, write.row.at, write.maker
        self._writer.execute(_KNOWN, (table, write.phase or "", at, at, maker.guest, maker.address))
        return int(self._writer.execute(_NUMBER, (table,)).fetchone()[0])

    def _roll_back(self) -> None:
        try:
            self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            self._healthy = False

    def _call_back(self, answers: list[tuple[Done, SvinariumError | None]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_tell, answers)
        except RuntimeError:
            if not self._closing:
                raise


def _tell(answers: Iterable[tuple[Done, SvinariumError | None]]) -> None:
    for done, error in answers:
        done(error)


def _rows(writes: list[Write], numbers: dict[str, int]) -> Iterable[tuple[str, Sequence[Any]]]:
    """Insert statements for the rows of a batch, the largest first."""
    start = 0
    for size in _SIZES:
        while len(writes) - start >= size:
            values: list[Any] = []
            for write in writes[start : start + size]:
                row = write.row
                values += (numbers[row.table], row.version, row.seat, row.move_id, row.epoch, row.at, row.body)
            yield _STATEMENTS[size], values
            start += size


def _rare(writes: list[Write]) -> Iterable[tuple[str, Sequence[Any]]]:
    for write in writes:
        if write.opens is not None:
            opens = write.opens
            yield _LEDGER, (opens.number, opens.game_id, opens.table, opens.attempt, opens.open_line, opens.box)
        if write.reveals is not None:
            reveals = write.reveals
            yield _REVEAL, (reveals.secret, int(reveals.cancelled), reveals.game_id)
        if write.phase is not None:
            yield _PHASE, (write.phase, write.row.at, write.row.table)


def _code_of(error: Exception) -> str:
    text = str(error)
    if isinstance(error, sqlite3.IntegrityError):
        return "log_conflict"
    if "full" in text or "No space" in text:
        return "disk_full"
    return "log_locked" if "locked" in text else "log_failed"
