"""The house: its live tables, and the doors to them."""

from __future__ import annotations

import asyncio
from base64 import b32encode
from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import chain

from svinarium.kernel import AnyGame, IllegalError, MalformedError, Player, Record, Refusal, Setup, SvinariumError
from svinarium.ledger import Secret, SecretBox
from svinarium.tables import decisions
from svinarium.tables.actor import RECENT, Job, Table
from svinarium.tables.driver import Driver, Manners, link
from svinarium.tables.entries import SeatEntry, TableMade, encode_entry
from svinarium.tables.frames import Committed, Watcher, encode, seat_infos, table_info
from svinarium.tables.loading import Replay, record
from svinarium.tables.messages import (
    Command,
    Hello,
    HouseCounts,
    NewTable,
    Phase,
    Refused,
    SeatCode,
    Seated,
    SendDigest,
    SendEntropy,
    SendMove,
    SitDown,
    TableOpened,
    TableState,
    TableSummary,
)
from svinarium.tables.model import TableData
from svinarium.tables.ports import Clock, Log, Luck, Outlet, Row, Thinker, Write
from svinarium.tables.seating import Seating


class House:
    """All tables of one process. Everything here runs on one thread, the event loop's."""

    def __init__(
        self,
        *,
        log: Log,
        clock: Clock,
        luck: Luck,
        thinker: Thinker,
        box: SecretBox,
        seating: Seating,
        game_of: Callable[[str], AnyGame],
        player_of: Callable[[AnyGame, Setup, str], Player],
        manners: Manners | None = None,
    ) -> None:
        self.log = log
        self.tables: dict[str, Table] = {}
        self._seating = seating
        self._clock = clock
        self._luck = luck
        self._box = box
        self._game_of = game_of
        self._player_of = player_of
        self._manners = manners or Manners()
        self._driver = Driver(
            self.tables,
            log=log,
            clock=clock,
            luck=luck,
            thinker=thinker,
            box=box,
            player_of=player_of,
            manners=self._manners,
        )

    async def close(self) -> None:
        """Stop driving tables; the log closes by itself."""
        await self._driver.close()

    # --- coming in ---------------------------------------------------------------------------------------------------

    async def make_table(self, guest: str, wish: NewTable) -> TableOpened:
        """Open a table for a guest; `MalformedError` says what of the wish cannot be had."""
        game = self._game_of(wish.game)
        setup = game.setup(len(wish.seats), wish.options, wish.preset)
        mine = [i for i, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise MalformedError("seats_me", {"found": len(mine)})
        for seat in wish.seats:
            if seat.kind == "bot":
                self._player_of(game, setup, seat.bot)
        name = decisions.clean_name(wish.name)
        kinds = {"me": SeatEntry("person", name=name, guest=guest), "open": SeatEntry("open")}
        seats = tuple(kinds.get(seat.kind) or SeatEntry("bot", bot=seat.bot) for seat in wish.seats)
        entry = TableMade(game.name, game.rules, setup.options, seats, mine[0])
        table_id = b32encode(self._luck.token(10)).decode().lower()
        row = Row(table_id, 1, mine[0], None, self.log.epoch, self._clock.now(), encode_entry(entry))
        await self._saved(Write(row, phase=Phase.LOBBY.value))
        token = self._seating.token(table_id, mine[0], guest)
        return TableOpened(table_id, mine[0], token, self._free_codes(self.table(table_id).data))

    async def sit(self, guest: str, table_id: str, wish: SitDown) -> Seated:
        """Take the seat of the first code whose seat is free; the code is spent. A guest has one seat at a table."""
        table = self.table(table_id)
        own = self._seat_of(table.data, guest)
        if own is not None:
            return own
        codes = (self._seating.seat_of_code(table_id, len(table.data.seats), code) for code in wish.codes[:100])
        seats = [seat for seat in codes if seat is not None]
        if not seats:
            raise IllegalError(Refusal("code_unknown"))
        name = decisions.clean_name(wish.name)
        for seat in seats:
            answer = await self.table(table_id).ask(partial(decisions.sit, seat=seat, guest=guest, name=name), seat)
            if not isinstance(answer, Refused):
                return Seated(seat, self._seating.token(table_id, seat, guest))
            if answer.code != "code_spent":
                raise answer.error()
        raise IllegalError(Refusal("code_spent", {"seat": seats[-1]}))

    def watch(self, outlet: Outlet, hello: Hello) -> tuple[Table, Watcher]:
        """A connection says hello: as the seat of its token, or without one as a spectator."""
        table = self.table(hello.table)
        seat = None
        if hello.token is not None:
            guests = tuple(taken.guest for taken in table.data.seats)
            seat = self._seating.seat_of_token(hello.table, guests, hello.token)
            if seat is None:
                raise IllegalError(Refusal("token_unknown"))
        return table, table.join(outlet, seat, hello.version)

    def command(self, table: Table, watcher: Watcher, command: Command) -> None:
        """A command that came over a connection; the answer goes back there."""
        seat = watcher.seat
        if seat is None:
            watcher.outlet.send(encode(table.refused(command.id, IllegalError(Refusal("spectator")))))
            return
        decide: Callable[[TableData], decisions.Decision]
        match command:
            case SendMove(_, version, text):
                decide = partial(_move, table, seat, text, version)
            case SendDigest(_, game_id, digest):
                deadline = self._clock.now() + self._manners.ceremony
                decide = partial(decisions.take_digest, seat=seat, game_id=game_id, digest=digest, deadline=deadline)
            case SendEntropy(_, game_id, entropy):
                decide = partial(decisions.take_entropy, seat=seat, game_id=game_id, entropy=entropy)
        table.submit(Job(decide, seat, command.id, watcher.outlet))

    def left(self, table: Table, watcher: Watcher) -> None:
        """A connection is gone; a table that nobody watches and nothing drives is let go."""
        table.leave(watcher)
        self._driver.let_go(table)

    # --- looking -----------------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> Table:
        """The live table, loaded from its log if need be; `MalformedError` ``table_unknown``."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        replay = self._replay(table_id)
        recent = deque(chain.from_iterable(replay.slices()), RECENT)
        table = Table(
            replay.data,
            recent,
            clock=self._clock,
            store=self.log,
            replay=partial(self._replay, table_id),
            on_change=self._driver.drive,
        )
        self.tables[table_id] = table
        self._driver.drive(table, after_restart=True)
        return table

    def summary(self, table_id: str, guest: str | None) -> TableSummary:
        """A table as its page first meets it: the guest's own seat, and the free codes if he is the host."""
        table = self.table(table_id)
        data = table.data
        you = self._seat_of(data, guest) if guest is not None else None
        state = TableState(data.phase, seat_infos(data), online=table.online)
        codes = self._free_codes(data) if you is not None and you.seat == data.host else ()
        return TableSummary(table_info(data), state, you, codes)

    async def record(self, table_id: str) -> Record:
        """The record of a finished game; refused before its end, since it shows everything."""
        data = self.table(table_id).data
        if data.phase is not Phase.FINISHED:
            raise IllegalError(Refusal("record_early", {"phase": data.phase.value}))
        history: list[Committed] = []
        for some in self._replay(table_id).slices():
            history += some
            await asyncio.sleep(0)
        return await asyncio.to_thread(record, data, history)

    def counts(self) -> HouseCounts:
        """The public counts of the house's commitments."""
        _, line = self.log.chain_head()
        return HouseCounts(**self.log.counts(), head=link(line).hex())

    # --- helpers -----------------------------------------------------------------------------------------------------

    async def _saved(self, write: Write) -> None:
        future: asyncio.Future[SvinariumError | None] = asyncio.get_running_loop().create_future()
        self.log.append(write, future.set_result)
        error = await future
        if error is not None:
            raise error

    def _replay(self, table_id: str) -> Replay:
        return Replay(table_id, self.log, self._game_of, self._secret)

    def _secret(self, game_id: bytes) -> Secret:
        return self._box.open(self.log.box(game_id), game_id)

    def _seat_of(self, data: TableData, guest: str) -> Seated | None:
        for seat, taken in enumerate(data.seats):
            if taken.guest == guest:
                return Seated(seat, self._seating.token(data.id, seat, guest))
        return None

    def _free_codes(self, data: TableData) -> tuple[SeatCode, ...]:
        free = [i for i, seat in enumerate(data.seats) if seat.kind == "open"]
        return tuple(SeatCode(seat, self._seating.code(data.id, seat)) for seat in free)


def _move(table: Table, seat: int, text: str, version: int, data: TableData) -> decisions.Decision:
    """A person's move; one that others overtook, and that still means the same, counts as made now."""
    seen = data.version if table.undisturbed(seat, version) else version
    return decisions.move(data, seat, text, seen, "person")
