"""What drives tables on by itself: the ceremony that opens a game, clocks and deadlines, programs at their seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from hashlib import sha256

import msgspec
import structlog

from svinarium.kernel import WAIT, AnyGame, Player, Setup, SvinariumError, UnsavedError
from svinarium.ledger import ZERO_HASH, Opening, SecretBox
from svinarium.tables import decisions, life
from svinarium.tables.actor import Answer, Decide, Job, Table
from svinarium.tables.attendance import Alarms, Attendance, goes_on
from svinarium.tables.entries import AUTOPILOT
from svinarium.tables.messages import Phase, Refused
from svinarium.tables.model import TableData
from svinarium.tables.ports import Clock, Log, Luck, Thinker, Timer

_log = structlog.get_logger("svinarium.tables")

GRACE_MS = 5_000
"""How long a participant has at least after a restart of the house."""

RETRY_MS = 1_000
"""After how long the house tries again what the disk refused."""

LINGER_MS = 60_000
"""How long a table that was loaded stays although nobody comes to watch it."""

BEAT_MS = 5_000
"""How often the house writes down that it is alive, while a deadline runs somewhere."""

_CEREMONY = (Phase.COMMITTING, Phase.REVEALING)


class Manners(msgspec.Struct, frozen=True):
    """How the house behaves. 0 means no limit, but for the first two, which are in ms.

    ``bot_pace`` is what a program waits before its move, ``ceremony`` how long each part of the ceremony is.
    ``keep_days``: after how many days the log of a table that is over is deleted.
    """

    bot_pace: int = 700
    ceremony: int = 10_000
    tables_per_guest: int = 20
    tables_per_address: int = 100
    keep_days: int = 0


def link(open_line: bytes) -> bytes:
    """What the next open line names as ``previous``; zeros before the first (``docs/ledger.md``)."""
    return sha256(open_line).digest() if open_line else ZERO_HASH


class Driver:
    """Drives the tables of ``tables``, after every commit and after loading.

    ``succeed`` opens the table where the people of a table play on, or raises what refuses it.
    """

    def __init__(
        self,
        tables: dict[str, Table],
        *,
        log: Log,
        clock: Clock,
        luck: Luck,
        thinker: Thinker,
        box: SecretBox,
        player_of: Callable[[AnyGame, Setup, str], Player],
        manners: Manners,
        succeed: Callable[[Table], Coroutine[None, None, None]],
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._luck = luck
        self._thinker = thinker
        self._box = box
        self._player_of = player_of
        self._manners = manners
        self._chain = asyncio.Lock()
        self._log = log
        self._timers: dict[str, Timer] = {}
        self._alarms = Alarms(clock)
        self._beat: Timer | None = None
        self._succeed = succeed
        self._succeeding: set[str] = set()
        self.attendance = Attendance(clock, self._submit, self._follow)
        self._grace: dict[str, int] = {}
        self._unshifted: dict[str, int] = {}
        self._thinking: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def drive(self, table: Table, *, moved: bool = False) -> None:
        """Whatever the house itself has to do next at this table; ``moved``: all that happened was a move."""
        data = table.data
        if data.id in self._unshifted:
            self._shift(table)
            return
        self._set_alarms(table)
        if data.phase is Phase.PLAYING:
            if data.paused is None:
                self._programs(table)
            if data.late:
                self.attendance.dawdles(table)
        elif data.phase is Phase.LOBBY and data.full:
            self._start(self._open(table, data.version, absent=()))
        elif data.phase in _CEREMONY:
            self._ceremony(table)
        if not moved or data.over:
            self.attendance.look(table)
        if data.phase in (Phase.PLAYING, Phase.FINISHED, Phase.CANCELLED):
            self.let_go(table)

    def loaded(self, table: Table, down_ms: int) -> None:
        """A table has been loaded from its log; the house did not run for the last ``down_ms`` of its time."""
        data = table.data
        if data.phase in _CEREMONY:
            self._grace[data.id] = self._clock.now() + GRACE_MS
        self._clock.call_later(LINGER_MS, lambda: self.let_go(table))
        table.lingers_until = self._clock.now() + LINGER_MS
        if down_ms > 0 and data.paused is None and (data.turn or data.timers or data.leaving):
            self._unshifted[data.id] = self._clock.now() - down_ms
        self.drive(table)

    def presence(self, table: Table) -> None:
        """Somebody came, or is gone."""
        if table.data.id not in self._unshifted:
            self.attendance.look(table)

    def _shift(self, table: Table) -> None:
        """Move the deadlines on by as long as the house was away: until that is on disk, nothing else is driven."""
        table_id = table.data.id

        def decide(data: TableData, at: int) -> decisions.Decision:
            return life.shift(data, at, at - self._unshifted.get(table_id, at))

        def hear(answer: Answer) -> None:
            if not isinstance(answer, Refused):
                self._unshifted.pop(table_id, None)  # the commit drives the table
            elif answer.kind == "unsaved":
                self._at(table_id, RETRY_MS, lambda: self.drive(table))
            elif self._unshifted.pop(table_id, None) is not None:
                self.drive(table)

        table.submit(Job(decide, heard=hear))

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody watches and nothing drives; its log keeps it."""
        data = table.data
        if table.watchers or table.busy or self._tables.get(data.id) is not table or self._has_to_act(data):
            return
        if self._clock.now() < table.lingers_until:
            return
        del self._tables[data.id]
        self._grace.pop(data.id, None)
        self._unshifted.pop(data.id, None)
        self._thinking.pop(data.id, None)
        self._alarms.keep(data.id, {})
        self.attendance.forget(table)
        timer = self._timers.pop(data.id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop driving: no timer fires any more, what is under way ends."""
        for timer in self._timers.values():
            timer.cancel()
        self._alarms.close()
        self.attendance.close()
        if self._beat is not None:
            self._beat.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- the ceremony ------------------------------------------------------------------------------------------------

    def _ceremony(self, table: Table) -> None:
        data = table.data
        if data.opening is not None and not data.opening.line.participants:
            table.submit(Job(decisions.begin, heard=self._again_if_unsaved(table)))
            return
        until = max(data.deadline or 0, self._grace.get(data.id, 0))
        self._at(data.id, until - self._clock.now(), lambda: self._overdue(table, data.version))

    def _overdue(self, table: Table, version: int) -> None:
        data = table.data
        if data.version == version and data.opening is not None:
            self._start(self._open(table, version, absent=data.opening.waiting))

    async def _open(self, table: Table, version: int, absent: tuple[int, ...]) -> None:
        """Commit the house to a new secret, unless the table is past the version that this was decided on.

        The chain's numbers and links are given out one after the other.
        """
        async with self._chain:
            data = table.data
            if data.version != version:
                return  # while this waited for its turn the table went on, and was driven on from there
            before = data.opening.line.participants if data.opening is not None else data.people
            number, line = self._log.chain_head()
            opening = Opening.new(
                number=number + 1,
                previous=link(line),
                game=data.game.name,
                rules=data.game.rules,
                options=data.setup.options,
                seats=data.setup.seats,
                participants=[seat for seat in before if seat not in absent],
                game_id=self._luck.token(16),
                secret=self._luck.token(32),
            )
            box = self._box.seal(opening.secret, opening.game_id)

            def decide(current: TableData, at: int) -> decisions.Decision:
                decisions.unchanged(current, data.version)
                old = current.opening.secret if current.opening is not None else None
                return decisions.open_game(
                    current, at, opening, box, current.attempt + 1, at + self._manners.ceremony, old
                )

            answer = await table.ask(decide)
        self._again_if_unsaved(table)(answer)

    # --- clocks ------------------------------------------------------------------------------------------------------

    def _set_alarms(self, table: Table) -> None:
        """An alarm for every timer of the game, and one for who has to move first."""
        data = table.data
        wanted: dict[Hashable, tuple[int, Callable[[], None]]] = {}
        if (data.turn or data.timers) and data.paused is None:
            for name, until in data.timers.items():
                wanted["timer", name, until] = until, partial(self._submit, table, partial(decisions.ring, timer=name))
            if data.turn:
                until = min(data.turn.values())
                wanted["turn", until] = until, partial(self._submit, table, life.overdue)
        self._alarms.keep(data.id, wanted)
        if (wanted or data.leaving) and self._beat is None:
            self._beat = self._clock.call_later(BEAT_MS, self._alive)

    def _alive(self) -> None:
        self._beat = None
        if any(t.data.turn or t.data.timers or t.data.leaving for t in self._tables.values()):
            self._log.beat(self._clock.now())
            self._beat = self._clock.call_later(BEAT_MS, self._alive)

    # --- the next table ----------------------------------------------------------------------------------------------

    def _follow(self, table: Table) -> None:
        """Open the next table, unless that is under way; if the disk refuses, try again."""
        if table.data.id not in self._succeeding:
            self._succeeding.add(table.data.id)
            self._start(self._open_next(table))

    async def _open_next(self, table: Table) -> None:
        try:
            await self._succeed(table)
        except UnsavedError:
            self._at(table.data.id, RETRY_MS, lambda: self.drive(table))
        except SvinariumError as error:
            _log.warning("no_next_table", table=table.data.id, error=str(error))
        finally:
            self._succeeding.discard(table.data.id)

    # --- programs ----------------------------------------------------------------------------------------------------

    def _programs(self, table: Table) -> None:
        data = table.data
        if self._thinking.get(data.id) == data.version:
            return
        for seat in data.game.movers(data.state):
            if data.seats[seat].program:
                self._thinking[data.id] = data.version
                self._clock.call_later(self._manners.bot_pace, partial(self._think, table, seat, data.version))

    def _think(self, table: Table, seat: int, version: int) -> None:
        data = table.data
        if data.version != version:
            return
        view, program = data.game.view(data.state, seat), data.seats[seat].program
        if program == AUTOPILOT:
            self._act(table, seat, version, data.game.autopilot(view), AUTOPILOT)
            return
        player = self._player_of(data.game, data.setup, program)
        act = partial(self._act, table, seat, version, by=f"bot:{program}")
        self._thinker.think(player, view, self._luck.seed(), act)

    def _act(self, table: Table, seat: int, version: int, text: str | None, by: str) -> None:
        data = table.data
        if data.version != version or (text == WAIT and (by == AUTOPILOT or data.game.timers(data.state))):
            return
        if text is None or text not in data.game.legal(data.state, seat):
            _log.warning("player_refused", table=data.id, seat=seat, move=text)
            if by != AUTOPILOT:
                self._act(table, seat, version, data.game.autopilot(data.game.view(data.state, seat)), AUTOPILOT)
            return
        self._submit(table, partial(decisions.move, seat=seat, text=text, version=version, by=by), seat)

    # --- helpers -----------------------------------------------------------------------------------------------------

    def _submit(self, table: Table, decide: Decide, seat: int | None = None) -> None:
        """Hand in a command of the house's own; what is refused meanwhile need not be done any more."""
        table.submit(Job(decide, seat, heard=self._again_if_unsaved(table)))

    def _again_if_unsaved(self, table: Table) -> Callable[[Answer], None]:
        """What the house does of itself is tried again if the disk refused it."""

        def hear(answer: Answer) -> None:
            if isinstance(answer, Refused) and answer.kind == "unsaved":
                self._thinking.pop(table.data.id, None)
                self._at(table.data.id, RETRY_MS, lambda: self.drive(table))

        return hear

    def _has_to_act(self, data: TableData) -> bool:
        if data.phase is Phase.PLAYING:
            return goes_on(data)
        return data.phase in _CEREMONY or (data.phase is Phase.LOBBY and data.full)

    def _at(self, table_id: str, delay: int, call: Callable[[], None]) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        self._timers[table_id] = self._clock.call_later(delay, call)

    def _start(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
