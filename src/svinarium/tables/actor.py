"""One live table: commands in, one at a time; what is committed goes out.

Command → verify → draws → tentative next version → append → **commit → frames**. The table's pointer
moves only after the commit; if the disk refuses, it stays where it was. The next command waits for the commit of the
last one. The actor has no task of its own: it runs in the callbacks of sockets, log, clock and thinker, all on one
thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from svinarium.kernel import MalformedError, Move, SvinariumError
from svinarium.tables.decisions import Decision
from svinarium.tables.entries import Moved, encode_entry
from svinarium.tables.frames import Committed, FrameMaker, Watcher, encode, frame, table_info, view_of, whole_state
from svinarium.tables.loading import Replay
from svinarium.tables.messages import MAX_COMMAND_ID, Ack, Presence, Refused, Welcome
from svinarium.tables.model import TableData
from svinarium.tables.past import PastSender
from svinarium.tables.ports import Clock, Log, Outlet, Row, Write

Answer: TypeAlias = Ack | Refused
Decide: TypeAlias = Callable[[TableData, int], Decision]

RECENT = 32
"""How many of the latest commands a table keeps in memory: for who was away for a moment, and for crossing moves."""

PRESENCE_MS = 50
"""How long changes of presence are gathered before they are told."""


class Job(msgspec.Struct, frozen=True, gc=False):
    """A command on its way: what it would do, whose it is, its id, and who hears what became of it.

    ``decide`` is given the table and the time, in ms since the epoch. A person's command has a ``sender``: the frame
    that he is sent holds the acknowledgement. Commands of the house's own have no ``move_id``, but may have ``heard``.
    """

    decide: Decide
    seat: int | None = None
    move_id: str | None = None
    sender: Outlet | None = None
    heard: Callable[[Answer], None] | None = None


class Table:
    """The actor of one table.

    ``on_change`` is called after every commit, with whether it was a move: the house arms clocks and programs there.
    ``on_presence`` is called when a seat's first connection comes or its last one goes. ``lingers_until``: how long it
    stays loaded although nobody has come yet, in ms since the epoch.
    """

    def __init__(
        self,
        data: TableData,
        recent: Iterable[Committed],
        *,
        clock: Clock,
        store: Log,
        replay: Callable[[], Replay],
        on_change: Callable[[Table, bool], None],
        on_presence: Callable[[Table], None],
    ) -> None:
        self.data = data
        self.watchers: list[Watcher] = []
        self.online: tuple[int, ...] = ()
        self.lingers_until = 0
        self._recent: deque[Committed] = deque()
        self._answers: dict[tuple[int, str], int] = {}
        self._clock = clock
        self._store = store
        self._replay = replay
        self._on_change = on_change
        self._on_presence = on_presence
        self._queue: deque[Job] = deque()
        self._busy = False
        self._presence_due = False
        self._frames = FrameMaker()
        for done in recent:
            self._remember(done)

    # --- commands ----------------------------------------------------------------------------------------------------

    def submit(self, job: Job) -> None:
        """Take a command; its answer comes when it is on disk, or refused."""
        self._queue.append(job)
        if not self._busy:
            self._next()

    async def ask(self, decide: Decide, seat: int | None = None) -> Answer:
        """Submit a command of the house's own and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.submit(Job(decide, seat, heard=future.set_result))
        return await future

    def undisturbed(self, seat: int, version: int) -> bool:
        """Whether what a seat decided on an older version still means the same.

        So it does if the seat has not moved since and may do just the same: others moved at the same moment.
        """
        if not 1 < version < self.data.version:
            return False
        since = self._since(version)
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
        seat, move_id = job.seat, job.move_id
        if seat is not None and move_id is not None:
            if not 0 < len(move_id) <= MAX_COMMAND_ID:
                self._answer(job, self.refused(None, MalformedError("id_length", {"maximum": MAX_COMMAND_ID})))
                return
            known = self._answers.get((seat, move_id))
            if known is not None:
                self._answer(job, Ack(move_id, known))
                return
        at = self._clock.now()
        try:
            decision = job.decide(self.data, at)
        except SvinariumError as error:
            self._answer(job, self._old_answer(job) or self.refused(move_id, error))
            return
        self._commit(job, decision, at)

    def _commit(self, job: Job, decision: Decision, at: int) -> None:
        before, after = self.data, decision.folded.data
        entry = decision.entry
        row = Row(before.id, after.version, job.seat, job.move_id, self._store.epoch, at, encode_entry(entry))
        phase = after.phase.value if after.phase is not before.phase else None
        self._busy = True
        by = entry.by if isinstance(entry, Moved) else None
        done = Committed(at, before, after, decision.folded.steps, by, job.seat, job.move_id)
        self._store.append(
            Write(row, decision.opens, decision.reveals, phase), lambda error: self._committed(job, done, error)
        )

    def _committed(self, job: Job, done: Committed, error: SvinariumError | None) -> None:
        self._busy = False
        if error is not None:
            self._answer(job, self._old_answer(job) or self.refused(job.move_id, error))
        else:
            self.data = done.after
            self._remember(done)
            if job.heard is not None:
                job.heard(Ack(job.move_id or "", done.after.version))
            self._frames.send(done, tuple(self.watchers), job.sender)
            if done.before.seats is not done.after.seats:
                self._unseat(done)
            self._on_change(self, done.by is not None)
        if self._queue:
            self._next()

    def _answer(self, job: Job, answer: Answer) -> None:
        if job.heard is not None:
            job.heard(answer)
        if job.sender is not None:
            job.sender.send(encode(answer))

    def _remember(self, done: Committed) -> None:
        recent, answers = self._recent, self._answers
        recent.append(done)
        if done.seat is not None and done.move_id is not None:
            answers[done.seat, done.move_id] = done.after.version
        if len(recent) > RECENT:
            old = recent.popleft()
            if old.seat is not None and old.move_id is not None:
                answers.pop((old.seat, old.move_id), None)

    def _since(self, version: int) -> list[Committed]:
        """The commands after a version; empty if they are not all remembered."""
        missed = self.data.version - version
        return list(self._recent)[-missed:] if 0 < missed <= len(self._recent) else []

    def _old_answer(self, job: Job) -> Ack | None:
        """The answer to a command that was accepted long ago, and has come again."""
        if job.seat is None or job.move_id is None or self.data.version - 1 <= len(self._recent):
            return None
        version = self._store.answer(self.data.id, job.seat, job.move_id)
        return Ack(job.move_id, version) if version is not None else None

    def refused(self, move_id: str | None, error: SvinariumError) -> Refused:
        """An error as the answer to a command."""
        return Refused(move_id, error.kind, error.code, error.facts, self.data.version)

    # --- who watches -------------------------------------------------------------------------------------------------

    def join(self, outlet: Outlet, seat: int | None, version: int | None) -> Watcher:
        """A connection that said hello: it is sent a welcome, then the frames that it missed or a whole state.

        With a whole state come the latest events; older ones follow in pieces, while the game goes on.
        """
        watcher = Watcher(outlet, seat)
        self.watchers.append(watcher)
        self.lingers_until = 0
        came_online = self._count_online()
        data = self.data
        missed = self._since(version) if version is not None and version >= 1 else []
        known = bool(missed) or version == data.version
        self._welcome(watcher, with_state=not known)
        for done in missed:
            outlet.send(encode(frame(done, seat, view_of(done.before, seat), view_of(done.after, seat))))
        if known:
            outlet.send(encode(Presence(self.online)))
        if came_online:
            self._presence()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in self.watchers:
            watcher.gone = True
            self.watchers.remove(watcher)
            if self._count_online():
                self._presence()

    def _welcome(self, watcher: Watcher, *, with_state: bool) -> None:
        data, seat = self.data, watcher.seat
        state = whole_state(data, self._recent, seat, self.online) if with_state else None
        watcher.outlet.send(encode(Welcome(table_info(data), seat, data.version, state, now=self._clock.now())))
        if state is not None and state.first > 1:
            PastSender(watcher, state.first, self._replay, self._clock)

    def _unseat(self, done: Committed) -> None:
        """Connections of seats that were taken from their player go on as spectators."""
        taken = {
            seat
            for seat, (was, now) in enumerate(zip(done.before.seats, done.after.seats, strict=True))
            if was.generation != now.generation
        }
        moved = [watcher for watcher in self.watchers if watcher.seat in taken]
        for watcher in moved:
            watcher.seat = None
            watcher.welcomes += 1
            self._welcome(watcher, with_state=True)
        if moved and self._count_online():
            self._presence()

    def _count_online(self) -> bool:
        """Find out which seats have a connection; whether that has changed."""
        before, self.online = self.online, tuple(sorted({w.seat for w in self.watchers if w.seat is not None}))
        return before != self.online

    def _presence(self) -> None:
        """Tell everybody who is there, once for all that changes within `PRESENCE_MS`."""
        if not self._presence_due:
            self._presence_due = True
            self._clock.call_later(PRESENCE_MS, self._tell_presence)
        self._on_presence(self)

    def _tell_presence(self) -> None:
        self._presence_due = False
        message = encode(Presence(self.online))
        for watcher in tuple(self.watchers):
            watcher.outlet.send(message)
