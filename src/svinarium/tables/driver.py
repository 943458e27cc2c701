"""What drives tables on by itself: the ceremony that opens a game, its deadlines, and the programs at their seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256

import msgspec
import structlog

from svinarium.kernel import WAIT, AnyGame, Player, Setup
from svinarium.ledger import ZERO_HASH, Opening, SecretBox
from svinarium.tables import decisions
from svinarium.tables.actor import Answer, Job, Table
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

_CEREMONY = (Phase.COMMITTING, Phase.REVEALING)


class Manners(msgspec.Struct, frozen=True):
    """How the house behaves, in ms: what a program waits before its move, and how long each part of the ceremony is."""

    bot_pace: int = 700
    ceremony: int = 10_000


def link(open_line: bytes) -> bytes:
    """What the next open line names as ``previous``; zeros before the first (``docs/ledger.md``)."""
    return sha256(open_line).digest() if open_line else ZERO_HASH


class Driver:
    """Drives the tables of ``tables``, after every commit and after loading."""

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
        self._alarms: dict[str, dict[str, Timer]] = {}
        self._grace: dict[str, int] = {}
        self._thinking: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def drive(self, table: Table, after_restart: bool = False) -> None:
        """Whatever the house itself has to do next at this table."""
        data = table.data
        self._set_alarms(table)
        if data.phase is Phase.PLAYING:
            self._programs(table)
        elif data.phase is Phase.LOBBY and data.full:
            self._start(self._open(table, data.version, absent=()))
        elif data.phase in _CEREMONY:
            self._ceremony(table, after_restart)
        if data.phase in (Phase.PLAYING, Phase.FINISHED) and not after_restart:
            self.let_go(table)
        if after_restart:
            self._clock.call_later(LINGER_MS, lambda: self.let_go(table))

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody watches and nothing drives; its log keeps it."""
        known = self._tables.get(table.data.id) is table
        if not known or table.watchers or table.busy or self._has_to_act(table.data):
            return
        del self._tables[table.data.id]
        self._grace.pop(table.data.id, None)
        self._thinking.pop(table.data.id, None)
        timer = self._timers.pop(table.data.id, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Stop driving: no timer fires any more, what is under way ends."""
        alarms = (alarm for running in self._alarms.values() for alarm in running.values())
        for timer in (*self._timers.values(), *alarms):
            timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- the ceremony ------------------------------------------------------------------------------------------------

    def _ceremony(self, table: Table, after_restart: bool) -> None:
        data = table.data
        if data.opening is not None and not data.opening.line.participants:
            table.submit(Job(decisions.begin, heard=self._again_if_unsaved(table)))
            return
        if after_restart:
            self._grace[data.id] = self._clock.now() + GRACE_MS
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

            def decide(current: TableData) -> decisions.Decision:
                decisions.unchanged(current, data.version)
                old = current.opening.secret if current.opening is not None else None
                deadline = self._clock.now() + self._manners.ceremony
                return decisions.open_game(current, opening, box, current.attempt + 1, deadline, old)

            answer = await table.ask(decide)
        self._again_if_unsaved(table)(answer)

    # --- the game's own clocks ---------------------------------------------------------------------------------------

    def _set_alarms(self, table: Table) -> None:
        """An alarm for every timer that runs in the game's state, none for the others. A restart starts them anew."""
        data = table.data
        running = data.game.timers(data.state) if data.phase is Phase.PLAYING else ()
        alarms = self._alarms.setdefault(data.id, {}) if running else self._alarms.pop(data.id, {})
        for name in [name for name in alarms if name not in running]:
            alarms.pop(name).cancel()
        for name in running:
            if name not in alarms:
                alarms[name] = self._clock.call_later(data.game.duration(data.state, name), self._alarm(table, name))

    def _alarm(self, table: Table, name: str) -> Callable[[], None]:
        def ring() -> None:
            self._alarms.get(table.data.id, {}).pop(name, None)
            table.submit(Job(lambda data: decisions.ring(data, name), heard=self._again_if_unsaved(table)))

        return ring

    # --- programs ----------------------------------------------------------------------------------------------------

    def _programs(self, table: Table) -> None:
        data = table.data
        if self._thinking.get(data.id) == data.version:
            return
        for seat in data.game.movers(data.state):
            if data.seats[seat].kind == "bot":
                self._thinking[data.id] = data.version
                self._clock.call_later(self._manners.bot_pace, self._thought(table, seat, data.version))

    def _thought(self, table: Table, seat: int, version: int) -> Callable[[], None]:
        def think() -> None:
            data = table.data
            if data.version != version:
                return
            player = self._player_of(data.game, data.setup, data.seats[seat].bot)
            view = data.game.view(data.state, seat)
            self._thinker.think(player, view, self._luck.seed(), lambda text: self._act(table, seat, version, text))

        return think

    def _act(self, table: Table, seat: int, version: int, text: str | None) -> None:
        data = table.data
        if data.version != version:
            return
        if text == WAIT and data.game.timers(data.state):
            return
        if text is None or text not in data.game.legal(data.state, seat):
            _log.warning("player_refused", table=data.id, seat=seat, move=text)
            move, by = data.game.autopilot(data.game.view(data.state, seat)), "autopilot"
            if move == WAIT:
                return
        else:
            move, by = text, f"bot:{data.seats[seat].bot}"
        again = self._again_if_unsaved(table)
        table.submit(Job(lambda now: decisions.move(now, seat, move, version, by), seat, heard=again))

    # --- helpers -----------------------------------------------------------------------------------------------------

    def _again_if_unsaved(self, table: Table) -> Callable[[Answer], None]:
        """What the house does of itself is tried again if the disk refused it."""

        def hear(answer: Answer) -> None:
            if isinstance(answer, Refused) and answer.kind == "unsaved":
                self._thinking.pop(table.data.id, None)
                self._at(table.data.id, RETRY_MS, lambda: self.drive(table))

        return hear

    def _has_to_act(self, data: TableData) -> bool:
        if data.phase is Phase.PLAYING:
            programs = any(data.seats[seat].kind == "bot" for seat in data.game.movers(data.state))
            return programs or bool(data.game.timers(data.state))
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
