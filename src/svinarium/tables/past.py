"""The events that a table had before somebody came: sent in pieces, while the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from svinarium.kernel import Seen, SvinariumError
from svinarium.tables.frames import Watcher, encode, seen_of
from svinarium.tables.loading import Replay
from svinarium.tables.messages import Past
from svinarium.tables.ports import Clock

_log = structlog.get_logger("svinarium.tables")

MAX_WAITING = 64 * 1024
"""Bytes that may wait on their way to a client before the next piece is sent."""

SLOW_MS = 50
"""After how long it is looked again whether a slow client has taken what waits."""


class PastSender:
    """Sends a watcher the events 1 … ``first`` - 1, oldest first, one slice of the log at a time."""

    def __init__(self, watcher: Watcher, first: int, replay: Callable[[], Replay], clock: Clock) -> None:
        self._watcher = watcher
        self._welcome = watcher.welcomes
        self._first = first
        self._open = replay
        self._replay: Replay | None = None
        self._clock = clock
        clock.call_later(0, self._go)

    def _go(self) -> None:
        watcher = self._watcher
        if watcher.gone or watcher.welcomes != self._welcome:
            return
        if watcher.outlet.backlog() > MAX_WAITING:
            self._clock.call_later(SLOW_MS, self._go)
            return
        try:
            events = self._next()
        except SvinariumError as error:
            _log.error("log_unreadable", error=str(error))
            return
        if events:
            watcher.outlet.send(encode(Past(events)))
        if events is not None:
            self._clock.call_later(0, self._go)

    def _next(self) -> tuple[Seen, ...] | None:
        """Events of the next slice, possibly none; nothing if all are sent."""
        replay = self._replay = self._replay or self._open()
        if replay.data.events >= self._first - 1:
            return None
        events = [seen for done in replay.some() for seen in seen_of(done, self._watcher.seat)]
        return tuple(seen for seen in events if seen.v < self._first)
