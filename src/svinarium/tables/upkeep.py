"""What the house tidies up by the clock: tables to which nobody came back, and logs of games that are long over."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

import structlog

from svinarium.kernel import SvinariumError
from svinarium.tables import life
from svinarium.tables.actor import Job, Table
from svinarium.tables.ports import Clock, Log, Timer

_log = structlog.get_logger("svinarium.tables")

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS

LOBBY_MS = DAY_MS
"""How long a table waits for its players before it is closed."""

ABANDONED_MS = 30 * DAY_MS
"""How long a game waits for somebody to go on with it before it is closed."""

FIRST_MS = 60_000
"""How long after its start a house tidies up for the first time; then it does so every hour."""

MOST = 500
"""How many tables are closed at one time, at most, and how many forgotten."""

STEP_MS, STEP = 100, 10
"""One table is closed in this time, and so many are forgotten: live tables are not to notice."""


class Upkeep:
    """Closes tables that were abandoned, and deletes the logs of finished ones after ``keep_days`` (0: never)."""

    def __init__(self, clock: Clock, log: Log, table: Callable[[str], Table], keep_days: int) -> None:
        self._clock = clock
        self._log = log
        self._table = table
        self._keep_ms = keep_days * DAY_MS
        self._timer: Timer | None = clock.call_later(FIRST_MS, self._turn)

    def close(self) -> None:
        """Tidy up no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn(self) -> None:
        now = self._clock.now()
        steps: deque[Callable[[], None]] = deque(
            partial(self._expire, table) for table in self._log.idle(now - LOBBY_MS, now - ABANDONED_MS, MOST)
        )
        if self._keep_ms:
            steps.extend([partial(self._log.forget, now - self._keep_ms, STEP)] * (MOST // STEP))
        self._step(steps)

    def _step(self, steps: deque[Callable[[], None]]) -> None:
        if steps:
            steps.popleft()()
            self._timer = self._clock.call_later(STEP_MS, partial(self._step, steps))
        else:
            self._timer = self._clock.call_later(HOUR_MS, self._turn)

    def _expire(self, table_id: str) -> None:
        """Close a table, unless somebody watches it."""
        try:
            table = self._table(table_id)
        except SvinariumError as error:
            _log.warning("table_unreadable", table=table_id, error=str(error))
            return
        if not table.watchers:
            table.submit(Job(life.expire))
