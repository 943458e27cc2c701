"""The ports of a table as tests have them: everything in memory, nothing by itself."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any, Self

import msgspec

from svinarium import bots, registry
from svinarium.bots import SeededChance
from svinarium.kernel import AnyGame, Player, SvinariumError, UnsavedError, View, fold
from svinarium.ledger import EntropyLine, Secret, SecretBox
from svinarium.tables import House, Manners, Seating
from svinarium.tables.actor import PRESENCE_MS
from svinarium.tables.frames import Committed
from svinarium.tables.loading import Replay
from svinarium.tables.messages import (
    Hello,
    NewTable,
    SeatWish,
    SendDigest,
    SendEntropy,
    SendMove,
    SitDown,
)
from svinarium.tables.ports import Done, LedgerRow, Maker, Reveal, Row, Timer, Write

KEY = bytes(range(32))
OVER = ("finished", "cancelled")

_ids = itertools.count()


class FakeTimer:
    def __init__(self, at: int, call: Callable[[], None]) -> None:
        self.at, self.call, self.cancelled = at, call, False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """Time stands still until `advance`."""

    def __init__(self, now: int = 1_000_000) -> None:
        self._now = now
        self.timers: list[FakeTimer] = []

    def now(self) -> int:
        return self._now

    def call_later(self, delay_ms: int, call: Callable[[], None]) -> Timer:
        timer = FakeTimer(self._now + max(0, delay_ms), call)
        self.timers.append(timer)
        return timer

    def stop(self, ms: int) -> None:
        """Time goes by, and nothing that was planned happens any more."""
        self.timers.clear()
        self._now += ms

    async def advance(self, ms: int) -> None:
        """Let timers fire in their order, and tasks run between them."""
        until = self._now + ms
        while True:
            await settle_tasks()
            due = sorted((t for t in self.timers if not t.cancelled and t.at <= until), key=lambda t: t.at)
            if not due:
                break
            self.timers.remove(due[0])
            self._now = max(self._now, due[0].at)
            due[0].call()
        self._now = until


class FakeLuck:
    """Reproducible secrets."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)

    def token(self, n: int) -> bytes:
        return self._random.randbytes(n)

    def seed(self) -> int:
        return self._random.getrandbits(64)


class DirectThinker:
    """Programs think at once."""

    def think(self, player: Player, view: View, seed: int, done: Callable[[str | None], None]) -> None:
        done(player.choose(view, SeededChance(seed)))


class MemoryLog:
    """The `Log` port in memory. ``hold``: writes wait for `commit`. ``broken``: the disk refuses everything."""

    def __init__(self) -> None:
        self.epoch = 1
        self.beats: dict[int, int] = {}
        self.written: list[Write] = []
        self.waiting: list[tuple[Write, Done]] = []
        self.hold = False
        self.broken = False
        self.ledgers: dict[int, LedgerRow] = {}
        self.reveals: list[Reveal] = []

    def append(self, write: Write, done: Done) -> None:
        self.waiting.append((write, done))
        if not self.hold:
            asyncio.get_running_loop().call_soon(self.commit)

    def commit(self) -> None:
        waiting, self.waiting = self.waiting, []
        for write, done in waiting:
            error: SvinariumError | None = UnsavedError("disk_full") if self.broken else None
            if error is None:
                self._keep(write)
            done(error)

    def _keep(self, write: Write) -> None:
        keys = {(w.row.table, w.row.version) for w in self.written}
        assert (write.row.table, write.row.version) not in keys
        self.written.append(write)
        if write.opens is not None:
            assert write.opens.number == len(self.ledgers) + 1
            self.ledgers[write.opens.number] = write.opens
        if write.reveals is not None:
            self.reveals.append(write.reveals)

    def rows(self, table: str, after: int = 0, most: int = -1) -> list[Row]:
        found = [w.row for w in self.written if w.row.table == table and w.row.version > after]
        return found if most < 0 else found[:most]

    def answer(self, table: str, seat: int, move_id: str) -> int | None:
        asked = (table, seat, move_id)
        return next((r.version for r in self.rows(table) if (r.table, r.seat, r.move_id) == asked), None)

    def box(self, game_id: bytes) -> bytes:
        return next(row.box for row in self.ledgers.values() if row.game_id == game_id)

    def chain_head(self) -> tuple[int, bytes]:
        number = len(self.ledgers)
        return (number, self.ledgers[number].open_line) if number else (0, b"")

    def counts(self) -> dict[str, Any]:
        cancelled = sum(r.cancelled for r in self.reveals)
        opened, revealed = len(self.ledgers), len(self.reveals)
        return {
            "opened": opened,
            "open": opened - revealed,
            "revealed": revealed,
            "cancelled": cancelled,
            "repeated_starts": sum(row.attempt > 1 for row in self.ledgers.values()),
        }

    def open_tables_of(self, maker: Maker) -> tuple[int, int]:
        makers = [w.maker for w in self.written if w.row.version == 1 and self._phase(w.row.table) not in OVER]
        return sum(m.guest == maker.guest for m in makers), sum(m.address == maker.address for m in makers)

    def idle(self, lobbies_before: int, games_before: int, most: int) -> list[str]:
        last = {w.row.table: w.row.at for w in self.written}
        limits = {table: lobbies_before if self._phase(table) == "lobby" else games_before for table in last}
        open_ones = [table for table in last if self._phase(table) not in OVER]
        return [table for table in open_ones if last[table] < limits[table]][:most]

    def forget(self, before: int, most: int) -> None:
        last = {w.row.table: w.row.at for w in self.written if w.phase in OVER}
        old = [table for table, at in last.items() if at < before][:most]
        self.written = [w for w in self.written if w.row.table not in old]

    def _phase(self, table: str) -> str | None:
        return [w.phase for w in self.written if w.row.table == table and w.phase][-1]

    def beat(self, at: int) -> None:
        self.beats[self.epoch] = at

    def alive(self, epoch: int) -> int:
        return self.beats.get(epoch, 0)

    def healthy(self) -> bool:
        return not self.broken

    def probe(self) -> None:
        """Nothing to try: ``broken`` says it."""


class Client:
    """A connection that folds what it is sent, as ``docs/protocol.md`` says a client does."""

    def __init__(self, house: House, table: str, token: str | None, version: int | None = None) -> None:
        self.raw: list[bytes] = []
        self.closed_with: int | None = None
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.version = version or 0
        self.entropy = b""
        self.waiting = 0
        self._earlier: list[dict[str, Any]] = []
        self.house = house
        self.table, self.watcher = house.watch(self, Hello(table, token, version))

    # the Outlet port

    def send(self, frame: bytes) -> None:
        self.raw.append(frame)
        message = msgspec.json.decode(frame)
        self.messages.append(message)
        if message["type"] == "welcome" and message["state"] is not None:
            self.state, self.version, self._earlier = message["state"], message["version"], []
        elif message["type"] == "frame":
            self._fold(message)
        elif message["type"] == "past":
            self._earlier += message["events"]
            if len(self._earlier) == self.state["first"] - 1:
                self.state |= {"events": [*self._earlier, *self.state["events"]], "first": 1}
        elif message["type"] == "presence":
            self.state["online"] = message["online"]

    def backlog(self) -> int:
        return self.waiting

    def close(self, code: int) -> None:
        self.closed_with = code

    def _fold(self, frame: dict[str, Any]) -> None:
        assert frame["version"] == self.version + 1, "a gap in the versions"
        self.version = frame["version"]
        self.state |= frame["table"]
        self.state["events"] = [*self.state.get("events", []), *frame["events"]]
        if frame["view"]:
            self.state["view"] = fold(self.state.get("view"), frame["view"])

    # what a client says

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [m for m in self.messages if m["type"] == kind]

    @property
    def seat(self) -> int | None:
        return self.watcher.seat

    @property
    def view(self) -> dict[str, Any]:
        view = self.state["view"]
        assert isinstance(view, dict)
        return view

    def new_id(self) -> str:
        return f"{self.seat}-{next(_ids)}"

    def move(self, text: str, *, move_id: str | None = None, version: int | None = None) -> None:
        given = self.version if version is None else version
        self.house.command(
            self.table, self.watcher, SendMove(self.new_id() if move_id is None else move_id, given, text)
        )

    def digest(self) -> None:
        ledger = self.state["ledger"]
        assert self.seat is not None
        self.entropy = bytes([self.seat + 1]) * 16
        line = EntropyLine(bytes.fromhex(ledger["game_id"]), self.seat, Secret(self.entropy))
        self.house.command(self.table, self.watcher, SendDigest(self.new_id(), ledger["game_id"], line.digest().hex()))

    def reveal(self) -> None:
        ledger = self.state["ledger"]
        self.house.command(self.table, self.watcher, SendEntropy(self.new_id(), ledger["game_id"], self.entropy.hex()))

    def leave(self) -> None:
        self.house.left(self.table, self.watcher)


async def settle_tasks() -> None:
    """Let everything that is ready run to its end."""
    for _ in range(40):
        await asyncio.sleep(0)


class Evening:
    """A house on fakes, and what tests do in it."""

    def __init__(self, log: MemoryLog | None = None, *, seed: int = 1, clock: FakeClock | None = None) -> None:
        self.log = log or MemoryLog()
        self.clock = clock or FakeClock()
        self.luck = FakeLuck(seed)
        self.box = SecretBox(Secret(KEY), self.luck.token)
        self.seating = Seating(KEY)
        self.house = House(
            log=self.log,
            clock=self.clock,
            luck=self.luck,
            thinker=DirectThinker(),
            box=self.box,
            seating=self.seating,
            game_of=self.game_of,
            player_of=bots.make,
            manners=Manners(bot_pace=0, ceremony=10_000),
        )

    def game_of(self, name: str) -> AnyGame:
        return registry.game(name)

    def restarted(self, down_ms: int = 0) -> Self:
        """A new house on the same log, as after ``kill -9``: nothing of the old one runs any more."""
        self.clock.stop(down_ms)
        self.log.epoch += 1
        return type(self)(self.log, seed=99, clock=self.clock)

    def token(self, table: str, seat: int) -> str:
        """The token of who has this seat."""
        return self.seating.token(table, seat, self.house.table(table).data.seats[seat])

    def history(self, table: str) -> list[Committed]:
        """Every command of a table, from its log."""
        box = self.house._secret
        return [done for some in Replay(table, self.log, self.game_of, box).slices() for done in some]

    async def seated(
        self,
        *seats: str,
        game: str = "pig",
        options: dict[str, int | str] | None = None,
        pace: int = 0,
        games: int = 1,
    ) -> tuple[str, list[Client]]:
        """A table with these seats (``me``, ``open``, or a program), everybody sat down and connected."""
        people = {"me": SeatWish("me"), "open": SeatWish("open")}
        wishes = tuple(people.get(seat) or SeatWish("bot", seat) for seat in seats)
        opened = await self.house.make_table(
            "guest-0", NewTable(game, wishes, "Host", options or {}, pace=pace, games=games)
        )
        clients = [Client(self.house, opened.table, opened.token)]
        for code in opened.codes:
            seated = await self.house.sit(f"guest-{code.seat}", opened.table, SitDown((code.code,), f"P{code.seat}"))
            clients.append(Client(self.house, opened.table, seated.token))
        await self.clock.advance(PRESENCE_MS)
        return opened.table, clients

    async def playing(
        self,
        *seats: str,
        game: str = "pig",
        options: dict[str, int | str] | None = None,
        pace: int = 0,
        games: int = 1,
    ) -> tuple[str, list[Client]]:
        """A table whose game has begun: the ceremony is over."""
        table, clients = await self.seated(*seats, game=game, options=options, pace=pace, games=games)
        for client in clients:
            client.digest()
        await settle_tasks()
        for client in clients:
            client.reveal()
        await self.clock.advance(0)
        return table, clients


async def play_to_end(evening: Evening, clients: Sequence[Client], limit: int = 5000) -> None:
    """People play hold at 12 until the game is over."""
    for _ in range(limit):
        await evening.clock.advance(0)
        if clients[0].state["phase"] == "finished":
            return
        for client in clients:
            if client.view["moves"]:
                bank = "bank" in client.view["moves"] and client.view["turn_total"] >= 12
                client.move("bank" if bank else "roll")
                break
    raise AssertionError("the game does not end")
