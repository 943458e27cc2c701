"""One live table: commands in, one at a time; what is committed goes out.

Command → verify → draws → tentative next version → append → **commit → acknowledge → frames**. The table's pointer
moves only after the commit; if the disk refuses, it stays where it was. The next command waits for the commit of the
last one. The actor has no task of its own: it runs in the callbacks of sockets, log, clock and thinker, all on one
thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from svinarium.kernel import MalformedError, Move, SvinariumError
from svinarium.tables.decisions import Decision
from svinarium.tables.entries import Moved, encode_entry
from svinarium.tables.frames import Committed, FrameMaker, encode, frame, table_info, view_of, whole_state
from svinarium.tables.messages import (
    MAX_COMMAND_ID,
    Ack,
    Presence,
    Refused,
    Welcome,
)
from svinarium.tables.model import TableData
from svinarium.tables.ports import Clock, Log, Outlet, Row, Write

Answer: TypeAlias = Ack | Refused


class Job(msgspec.Struct, frozen=True):
    """A command on its way: who sent it, its id, what it would do, and who hears the answer.

    ``seat`` is nothing for the house's own commands; those have no ``move_id`` either.
    """

    decide: Callable[[TableData], Decision]
    answer: Callable[[Answer], None]
    seat: int | None = None
    move_id: str | None = None


class Watcher(msgspec.Struct, eq=False):
    """A connection to the table, for a seat or (``None``) as a spectator."""

    outlet: Outlet
    seat: int | None


class Table:
    """The actor of one table. ``on_change`` is called after every commit: the house arms clocks and programs there."""

    def __init__(
        self,
        data: TableData,
        history: list[Committed],
        answers: dict[tuple[int, str], int],
        *,
        clock: Clock,
        store: Log,
        on_change: Callable[[Table], None],
    ) -> None:
        self.data = data
        self.history = history
        self.watchers: list[Watcher] = []
        self._answers = answers
        self._clock = clock
        self._store = store
        self._on_change = on_change
        self._queue: deque[Job] = deque()
        self._busy = False
        self._frames = FrameMaker()

    # --- commands ----------------------------------------------------------------------------------------------------

    def submit(self, job: Job) -> None:
        """Take a command; its answer comes when it is on disk, or refused."""
        self._queue.append(job)
        if not self._busy:
            self._next()

    async def ask(self, decide: Callable[[TableData], Decision], seat: int | None = None) -> Answer:
        """Submit a command of the house's own and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.submit(Job(decide, future.set_result, seat))
        return await future

    def undisturbed(self, seat: int, version: int) -> bool:
        """Whether what a seat decided on an older version still means the same.

        So it does if the seat has not moved since and may do just the same: others moved at the same moment.
        """
        since = self.history[version - 1 :] if 1 < version < self.data.version else []
        if not since or since[0].before.phase is not self.data.phase or self.data.state is None:
            return False
        events = (step.event for done in since for step in done.steps)
        if any(isinstance(event, Move) and event.seat == seat for event in events):
            return False
        game = self.data.game
        return game.legal(since[0].before.state, seat) == game.legal(self.data.state, seat)

    @property
    def busy(self) -> bool:
        """Whether a command waits for its decision or its commit."""
        return self._busy or bool(self._queue)

    def _next(self) -> None:
        while self._queue and not self._busy:
            self._decide(self._queue.popleft())

    def _decide(self, job: Job) -> None:
        if job.move_id is not None and not 0 < len(job.move_id) <= MAX_COMMAND_ID:
            job.answer(self.refused(None, MalformedError("id_length", {"maximum": MAX_COMMAND_ID})))
            return
        if job.seat is not None and job.move_id is not None:
            known = self._answers.get((job.seat, job.move_id))
            if known is not None:
                job.answer(Ack(job.move_id, known))
                return
        try:
            decision = job.decide(self.data)
        except SvinariumError as error:
            job.answer(self.refused(job.move_id, error))
            return
        self._commit(job, decision)

    def _commit(self, job: Job, decision: Decision) -> None:
        before, after = self.data, decision.folded.data
        at = self._clock.now()
        row = Row(before.id, after.version, job.seat, job.move_id, self._store.epoch, at, encode_entry(decision.entry))
        phase = after.phase.value if after.phase is not before.phase else None
        self._busy = True
        entry = decision.entry
        by = entry.by if isinstance(entry, Moved) else None
        done = Committed(at, before, after, decision.folded.steps, by)
        self._store.append(
            Write(row, decision.opens, decision.reveals, phase), lambda error: self._committed(job, done, error)
        )

    def _committed(self, job: Job, done: Committed, error: SvinariumError | None) -> None:
        self._busy = False
        if error is not None:
            job.answer(self.refused(job.move_id, error))
        else:
            self.data = done.after
            self.history.append(done)
            if job.seat is not None and job.move_id is not None:
                self._answers[job.seat, job.move_id] = done.after.version
            job.answer(Ack(job.move_id or "", done.after.version))
            self._broadcast(done)
            self._on_change(self)
        self._next()

    def refused(self, move_id: str | None, error: SvinariumError) -> Refused:
        """An error as the answer to a command."""
        return Refused(move_id, error.kind, error.code, error.facts, self.data.version)

    # --- who watches -------------------------------------------------------------------------------------------------

    def join(self, outlet: Outlet, seat: int | None, version: int | None) -> Watcher:
        """A connection that said hello: it is sent a welcome, then the frames that it missed or a whole state."""
        watcher = Watcher(outlet, seat)
        came_online = seat is not None and seat not in self.online
        self.watchers.append(watcher)
        known = version is not None and 1 <= version <= self.data.version
        state = None if known else whole_state(self.data, self.history, seat, self.online)
        outlet.send(encode(Welcome(table_info(self.data), seat, self.data.version, state)))
        if known and version is not None:
            for done in self.history[version - 1 :]:
                outlet.send(encode(self._frame_again(done, seat)))
        if came_online:
            self._presence()
        elif known:
            outlet.send(encode(Presence(self.online)))
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if watcher.seat is not None and watcher.seat not in self.online:
                self._presence()

    @property
    def online(self) -> tuple[int, ...]:
        """Seats that have a connection."""
        return tuple(sorted({w.seat for w in self.watchers if w.seat is not None}))

    def _presence(self) -> None:
        self._send_all(encode(Presence(self.online)))

    def _send_all(self, message: bytes) -> None:
        for watcher in tuple(self.watchers):
            watcher.outlet.send(message)

    def _broadcast(self, done: Committed) -> None:
        watchers = tuple(self.watchers)
        frames = self._frames.make(done, {watcher.seat for watcher in watchers})
        for watcher in watchers:
            watcher.outlet.send(frames[watcher.seat])

    def _frame_again(self, done: Committed, seat: int | None) -> msgspec.Struct:
        return frame(done, seat, view_of(done.before, seat), view_of(done.after, seat))
