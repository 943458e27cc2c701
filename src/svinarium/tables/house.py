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
from svinarium.tables import decisions, life
from svinarium.tables.actor import RECENT, Decide, Job, Table
from svinarium.tables.driver import Driver, Manners, link
from svinarium.tables.entries import SeatEntry, Series, TableMade, encode_entry
from svinarium.tables.frames import Committed, Watcher, encode, seat_infos, table_info
from svinarium.tables.loading import Replay, record
from svinarium.tables.messages import (
    Arrange,
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
from svinarium.tables.ports import Clock, Log, Luck, Maker, Outlet, Row, Thinker, Write
from svinarium.tables.seating import Seating
from svinarium.tables.series import follow_up
from svinarium.tables.upkeep import Upkeep

MIN_PACE_MS, MAX_PACE_MS = 5_000, 7 * 24 * 3_600_000
"""The shortest and the longest time for a move that a table may have."""

MAX_GAMES = 99
"""The most games that make a match."""

MAX_WATCHERS = 1_000
"""How many connections a table takes before it turns spectators away."""

_OWN: dict[str, Callable[..., decisions.Decision]] = {
    "resign": life.resign,
    "leave": life.leave,
    "back": life.back,
    "resume": life.resume,
}


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
            succeed=self._succeed,
        )
        self._upkeep = Upkeep(clock, log, self.table, self._manners.keep_days)

    async def close(self) -> None:
        """Stop driving tables; the log closes by itself."""
        self._upkeep.close()
        await self._driver.close()

    # --- coming in ---------------------------------------------------------------------------------------------------

    async def make_table(self, guest: str, wish: NewTable, address: str = "") -> TableOpened:
        """Open a table for a guest; `MalformedError` says what of the wish cannot be had.

        `IllegalError` ``tables_many`` if too many tables are open of this guest, or of the network address that he
        comes from.
        """
        game = self._game_of(wish.game)
        setup = game.setup(len(wish.seats), wish.options, wish.preset)
        mine = [i for i, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise MalformedError("seats_me", {"found": len(mine)})
        for seat in wish.seats:
            if seat.kind == "bot":
                self._player_of(game, setup, seat.bot)
        if wish.pace and not MIN_PACE_MS <= wish.pace <= MAX_PACE_MS:
            raise MalformedError("pace", {"pace": wish.pace, "minimum": MIN_PACE_MS, "maximum": MAX_PACE_MS})
        if not 1 <= wish.games <= MAX_GAMES:
            raise MalformedError("games", {"games": wish.games, "minimum": 1, "maximum": MAX_GAMES})
        name = decisions.clean_name(wish.name)
        kinds = {"me": SeatEntry("person", name=name, guest=guest), "open": SeatEntry("open")}
        seats = tuple(kinds.get(seat.kind) or SeatEntry("bot", bot=seat.bot) for seat in wish.seats)
        series = Series(1, wish.games, (0,) * len(seats)) if wish.games > 1 else None
        entry = TableMade(game.name, game.rules, setup.options, seats, mine[0], wish.pace, series)
        maker = Maker(guest, self._seating.address(address) if address else "")
        self._check_limits(maker)
        table_id = _table_id(self._luck.token(10))
        await self._open(table_id, mine[0], entry, maker)
        token = self._seating.token(table_id, mine[0], seats[mine[0]])
        return TableOpened(table_id, mine[0], token, self._free_codes(self.table(table_id).data))

    def _check_limits(self, maker: Maker) -> None:
        by_guest, by_address = self.log.open_tables_of(maker)
        manners = self._manners
        for whose, found, most in (
            ("guest", by_guest, manners.tables_per_guest),
            ("address", by_address, manners.tables_per_address),
        ):
            if most and found >= most:
                raise IllegalError(Refusal("tables_many", {"whose": whose, "maximum": most}))

    async def _open(self, table_id: str, seat: int, entry: TableMade, maker: Maker) -> None:
        row = Row(table_id, 1, seat, None, self.log.epoch, self._clock.now(), encode_entry(entry))
        await self._saved(Write(row, phase=Phase.LOBBY.value, maker=maker))

    async def sit(self, guest: str, table_id: str, wish: SitDown) -> Seated:
        """Take the seat of the first code whose seat is free; the code is spent. A guest has one seat at a table."""
        table = self.table(table_id)
        own = self._seat_of(table.data, guest)
        if own is not None:
            return own
        codes = (self._seating.seat_of_code(table_id, table.data.seats, code) for code in wish.codes[:100])
        seats = [seat for seat in codes if seat is not None]
        if not seats:
            raise IllegalError(Refusal("code_unknown"))
        name = decisions.clean_name(wish.name)
        for seat in seats:
            answer = await self.table(table_id).ask(partial(life.sit, seat=seat, guest=guest, name=name), seat)
            if not isinstance(answer, Refused):
                return Seated(seat, self._seating.token(table_id, seat, self.table(table_id).data.seats[seat]))
            if answer.code != "code_spent":
                raise answer.error()
        raise IllegalError(Refusal("code_spent", {"seat": seats[-1]}))

    def watch(self, outlet: Outlet, hello: Hello) -> tuple[Table, Watcher]:
        """A connection says hello: as the seat of its token, or without one as a spectator."""
        table = self.table(hello.table)
        seat = None
        if hello.token is not None:
            seat = self._seating.seat_of_token(hello.table, table.data.seats, hello.token)
            if seat is None:
                raise IllegalError(Refusal("token_unknown"))
        if seat is None and len(table.watchers) >= MAX_WATCHERS:
            raise IllegalError(Refusal("table_crowded", {"maximum": MAX_WATCHERS}))
        watcher = table.join(outlet, seat, hello.version)
        if seat is not None:
            self._driver.attendance.arrived(table, seat)
        return table, watcher

    def command(self, table: Table, watcher: Watcher, command: Command) -> None:
        """A command that came over a connection; the answer goes back there."""
        seat = watcher.seat
        if seat is None:
            watcher.outlet.send(encode(table.refused(command.id, IllegalError(Refusal("spectator")))))
            return
        try:
            decide = self._decision(table, seat, command)
        except SvinariumError as error:
            watcher.outlet.send(encode(table.refused(command.id, error)))
            return
        table.submit(Job(decide, seat, command.id, watcher.outlet))

    def _decision(self, table: Table, seat: int, command: Command) -> Decide:
        """What a player's command would do; `MalformedError` if it names what there is not."""
        match command:
            case SendMove(_, version, text):
                return partial(_move, table, seat, text, version)
            case SendDigest(_, game_id, digest):
                deadline = self._clock.now() + self._manners.ceremony
                return partial(decisions.take_digest, seat=seat, game_id=game_id, digest=digest, deadline=deadline)
            case SendEntropy(_, game_id, entropy):
                return partial(decisions.take_entropy, seat=seat, game_id=game_id, entropy=entropy)
            case Arrange():
                return self._arrangement(table, seat, command)

    def _arrangement(self, table: Table, seat: int, command: Arrange) -> Decide:
        target = -1 if command.seat is None else command.seat
        match command.act:
            case "pause" | "abandon" | "rematch":
                return partial(life.ask, seat=seat, what=command.act)
            case "refuse":
                if not command.what:
                    raise MalformedError("message", {"what": "`$.what` is needed: pause, abandon or rematch"})
                return partial(life.refuse, seat=seat, what=command.what)
            case "bot":
                self._player_of(table.data.game, table.data.setup, command.bot)
                return partial(life.give_to_bot, seat=seat, target=target, bot=command.bot)
            case "open":
                return partial(life.open_seat, seat=seat, target=target)
            case "host":
                return partial(life.give_host, seat=seat, target=target)
            case "resign" | "leave" | "back" | "resume":
                return partial(_OWN[command.act], seat=seat)

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
            on_change=lambda table, moved: self._driver.drive(table, moved=moved),
            on_presence=self._driver.presence,
        )
        self.tables[table_id] = table
        self._driver.loaded(table, self._down(replay))
        return table

    def _down(self, replay: Replay) -> int:
        """For how long of a table's time the house did not run, in ms: since it last wrote that it was alive."""
        if replay.epoch == self.log.epoch:
            return 0
        return self._clock.now() - max(replay.at, self.log.alive(replay.epoch))

    def summary(self, table_id: str, guest: str | None) -> TableSummary:
        """A table as its page first meets it: the guest's own seat, and the free codes if he is the host."""
        table = self.table(table_id)
        data = table.data
        you = self._seat_of(data, guest) if guest is not None else None
        state = TableState(data.phase, seat_infos(data), online=table.online)
        codes = self._free_codes(data) if you is not None and you.seat == data.host else ()
        return TableSummary(table_info(data), state, you, codes)

    async def record(self, table_id: str) -> Record:
        """The record of a game that is over; refused before its end, since it shows everything."""
        data = self.table(table_id).data
        if data.secret is None:
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

    async def _succeed(self, table: Table) -> None:
        """Open the table where the people of this one play on, with a ledger of its own and seats moved on by one.

        Its name follows from the old one's, so that a crash between the two writes does not leave two of them.
        """
        data = table.data
        table_id = _table_id(self._seating.next_table(data.id))
        if not self.log.rows(table_id, 0, 1):
            entry = follow_up(data, table.online)
            await self._open(table_id, entry.host, entry, Maker(entry.seats[entry.host].guest))
        answer = await table.ask(partial(life.follow, table=table_id))
        if isinstance(answer, Refused):
            raise answer.error()
        self.table(table_id)

    def _seat_of(self, data: TableData, guest: str) -> Seated | None:
        for seat, taken in enumerate(data.seats):
            if taken.kind == "person" and taken.guest == guest:
                return Seated(seat, self._seating.token(data.id, seat, taken))
        return None

    def _free_codes(self, data: TableData) -> tuple[SeatCode, ...]:
        if data.over:
            return ()
        free = [(i, entry.generation) for i, entry in enumerate(data.seats) if entry.kind == "open"]
        return tuple(SeatCode(seat, self._seating.code(data.id, seat, generation)) for seat, generation in free)


def _table_id(token: bytes) -> str:
    return b32encode(token).decode().lower()


def _move(table: Table, seat: int, text: str, version: int, data: TableData, at: int) -> decisions.Decision:
    """A person's move; one that others overtook, and that still means the same, counts as made now."""
    seen = data.version if table.undisturbed(seat, version) else version
    return decisions.move(data, at, seat, text, seen, decisions.PERSON)
