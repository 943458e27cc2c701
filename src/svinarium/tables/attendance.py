"""Who is here and who is away, and what follows: countdown, autopilot, pauses, and what all have agreed on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import TypeAlias

from svinarium.tables import life
from svinarium.tables.actor import Decide, Table
from svinarium.tables.messages import Phase
from svinarium.tables.model import TableData
from svinarium.tables.ports import Clock, Timer

ABSENT_MS = 15_000
"""How long somebody may be without a connection before he is counted down, if another one is here."""

COUNTDOWN_MS = 45_000
"""How long he is then waited for before the autopilot plays on for him."""

ALONE_MS = 60_000
"""How long a table goes on by itself when nobody is here; then its clocks are stopped."""

Wanted: TypeAlias = Mapping[Hashable, tuple[int, Callable[[], None]]]
"""Alarms by key: when (ms since the epoch), and what is called then."""


class Alarms:
    """The alarms of tables. A key that is wanted again keeps its alarm, one that is not wanted any more loses it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: dict[str, dict[Hashable, Timer]] = {}

    def keep(self, table: str, wanted: Wanted) -> None:
        """Have exactly these alarms at a table."""
        if not wanted and table not in self._set:
            return
        running = self._set.pop(table, {})
        for key in [key for key in running if key not in wanted]:
            running.pop(key).cancel()
        now = self._clock.now()
        for key, (at, call) in wanted.items():
            if key not in running:
                running[key] = self._clock.call_later(at - now, partial(self._ring, table, key, call))
        if running:
            self._set[table] = running

    def _ring(self, table: str, key: Hashable, call: Callable[[], None]) -> None:
        running = self._set.get(table, {})
        running.pop(key, None)
        if not running:
            self._set.pop(table, None)
        call()

    def close(self) -> None:
        """Cancel them all."""
        for table in tuple(self._set):
            self.keep(table, {})


class Attendance:
    """Looks at a table whenever somebody came or went, and after every command but a move.

    ``submit`` hands in a command of the house's own; ``succeed`` opens the next table of the same people.
    """

    def __init__(self, clock: Clock, submit: Callable[[Table, Decide], None], succeed: Callable[[Table], None]) -> None:
        self._clock = clock
        self._submit = submit
        self._succeed = succeed
        self._alarms = Alarms(clock)

    def look(self, table: Table) -> None:
        """See who is here, and do what follows."""
        data = table.data
        self._alarms.keep(table.data.id, self._wanted(table, data) if data.phase is Phase.PLAYING else {})
        wish = life.agreed(data, table.online) if data.asks else None
        if wish == "pause":
            self._submit(table, partial(life.pause, by_house=False))
        elif wish == "abandon":
            self._submit(table, life.abandon)
        elif wish == "rematch" and not data.next:
            self._succeed(table)
        elif data.paused is not None and data.paused.by == "house" and any(s in table.online for s in data.people):
            self._submit(table, life.resume)
        elif data.phase is Phase.PLAYING:
            for seat in data.leaving:
                if seat in table.online:
                    self._submit(table, partial(life.count_down, seat=seat, until=None))

    def arrived(self, table: Table, seat: int) -> None:
        """A player's connection said hello: what played for him stops, unless he gave up."""
        entry = table.data.seats[seat]
        if entry.stand_in and not entry.resigned and not table.data.over:
            self._submit(table, partial(life.back, seat=seat))

    def dawdles(self, table: Table) -> None:
        """The autopilot plays on for whoever let his time run out too often."""
        for seat, times in table.data.late.items():
            if times >= life.LATE and table.data.seats[seat].active:
                self._submit(table, partial(life.stand_in, seat=seat, why="late"))

    def forget(self, table: Table) -> None:
        """Cancel what was planned for a table."""
        self._alarms.keep(table.data.id, {})

    def close(self) -> None:
        """Plan nothing more."""
        self._alarms.close()

    def _wanted(self, table: Table, data: TableData) -> Wanted:
        """What is to happen at this table if nobody comes or goes."""
        if data.paused is not None:
            return {}
        now = self._clock.now()
        if not any(data.seats[seat].kind == "person" for seat in table.online):
            return {"alone": (now + ALONE_MS, partial(self._alone, table))}
        wanted: dict[Hashable, tuple[int, Callable[[], None]]] = {}
        for seat in data.people:
            if seat in table.online:
                continue
            until = data.leaving.get(seat)
            if until is None:
                wanted["absent", seat] = now + ABSENT_MS, partial(self._absent, table, seat)
            else:
                wanted["leaving", seat, until] = until, partial(self._gone, table, seat)
        return wanted

    def _alone(self, table: Table) -> None:
        if goes_on(table.data):
            self._submit(table, partial(life.pause, by_house=True))

    def _absent(self, table: Table, seat: int) -> None:
        until = self._clock.now() + COUNTDOWN_MS
        self._submit(table, partial(life.count_down, seat=seat, until=until))

    def _gone(self, table: Table, seat: int) -> None:
        self._submit(table, partial(life.stand_in, seat=seat, why="away"))


def goes_on(data: TableData) -> bool:
    """Whether something happens at this table although nobody does anything: a clock runs, or a program has to move."""
    if data.phase is not Phase.PLAYING or data.paused is not None:
        return False
    if data.turn or data.timers or data.leaving:
        return True
    return any(data.seats[seat].program for seat in data.game.movers(data.state))
