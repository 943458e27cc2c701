"""Writes for the log, and what became of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from svinarium.kernel import SvinariumError
from svinarium.tables import Database, SqliteLog, open_database
from svinarium.tables.ports import LedgerRow, Reveal, Row, Write

BEFORE = Callable[[list[Write]], None]


def row(table: str, version: int, move_id: str | None = None, seat: int | None = 0, body: bytes = b"{}") -> Write:
    """A write of one row."""
    return Write(Row(table, version, seat, move_id, 1, 1_000 + version, body))


def commitment(number: int, table: str, version: int) -> Write:
    """A write that opens a game of the house."""
    opens = LedgerRow(number, b"game-%d" % number, table, 1, b"line-%d" % number, b"box-%d" % number)
    return Write(Row(table, version, None, None, 1, 5, b"{}"), opens, None, "committing")


def reveal(number: int, table: str, version: int, *, cancelled: bool = False) -> Write:
    """A write that ends one."""
    return Write(Row(table, version, None, None, 1, 6, b"{}"), None, Reveal(b"game-%d" % number, b"s", cancelled), "x")


class Log:
    """A log of a database of its own; ``answers`` are what each write was answered, in the order of the answers."""

    def __init__(self, database: Database, before: BEFORE | None = None) -> None:
        self.database = database
        self.log = SqliteLog(database, before)
        self.answers: list[tuple[Write, SvinariumError | None]] = []
        self._futures: list[asyncio.Future[None]] = []

    def append(self, *writes: Write) -> None:
        """Queue writes."""
        for write in writes:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._futures.append(future)
            self.log.append(write, lambda error, write=write, future=future: self._hear(write, error, future))  # type: ignore[misc]  # mypy infers no type for a lambda with a default

    def _hear(self, write: Write, error: SvinariumError | None, future: asyncio.Future[None]) -> None:
        self.answers.append((write, error))
        future.set_result(None)

    async def settled(self) -> list[str | None]:
        """Wait for all answers: the codes of those queued since the last time, in their order; nothing if committed."""
        async with asyncio.timeout(60):
            await asyncio.gather(*self._futures)
        self._futures.clear()
        codes = [error.code if error is not None else None for _, error in self.answers]
        self.answers.clear()
        return codes


@asynccontextmanager
async def opened(folder: Path, before: BEFORE | None = None) -> AsyncIterator[Log]:
    """A log on the database of a folder."""
    database = open_database("", folder)
    log = Log(database, before)
    try:
        yield log
    finally:
        await asyncio.to_thread(log.log.close)
        database.close()


def ask(folder: Path, query: str) -> list[Any]:
    """What the database says to somebody else."""
    with closing(sqlite3.connect(folder / "svinarium.db")) as connection:
        return list(connection.execute(query))
