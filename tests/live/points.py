"""Points in the life of a batch of the log where a test wants a house to die, or its disk to refuse."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypedDict
from unittest.mock import patch

from svinarium.kernel import SvinariumError
from svinarium.tables import Database, SqliteLog, living
from svinarium.tables.ports import Done, Write


class Points(TypedDict, total=False):
    """``die``: before the commit of the n-th batch; or after it, when the first person is to hear of a command of his
    that is on disk now. ``refuse``: while there is a file of this name, every batch is refused, as by a full disk.
    """

    die: tuple[str, int]
    refuse: str


def die() -> NoReturn:
    """End this process as ``kill -9`` does."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody survives it")


class MarkedLog(SqliteLog):
    """The house's log, with points."""

    points: Points = {}

    def __init__(self, database: Database) -> None:
        self.batches = 0
        super().__init__(database, self._before)

    def append(self, write: Write, done: Done) -> None:
        """Queue a write; the house may not live to hear that it was committed."""
        super().append(write, done if write.row.move_id is None else self._after(done))

    def _before(self, writes: list[Write]) -> None:
        self.batches += 1
        point, batch = self.points.get("die", ("", 0))
        if point == "before_commit" and batch == self.batches:
            die()
        refuse = self.points.get("refuse")
        if refuse is not None and Path(refuse).exists():
            raise sqlite3.OperationalError("database or disk is full")

    def _after(self, done: Done) -> Callable[[SvinariumError | None], None]:
        def hear(error: SvinariumError | None) -> None:
            point, batch = self.points.get("die", ("", 0))
            if point == "after_commit" and self.commits >= batch:
                die()
            done(error)

        return hear


def set_points(points: Points) -> None:
    """Let the house of this process have such a log."""
    MarkedLog.points = points
    patch.object(living, "SqliteLog", MarkedLog).start()
