"""The ports of a live table: clock, log, luck, outlet. With others in their places a whole evening can be simulated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from svinarium.kernel import Player, SvinariumError, View


class Timer(Protocol):
    """A call that is going to happen."""

    def cancel(self) -> None:
        """Forget it."""
        ...


class Clock(Protocol):
    """Time, as tables know it."""

    def now(self) -> int:
        """Milliseconds since the Unix epoch."""
        ...

    def call_later(self, delay_ms: int, call: Callable[[], None]) -> Timer:
        """Call on the tables' own thread after a delay."""
        ...


class Luck(Protocol):
    """Where secrets and names come from."""

    def token(self, n: int) -> bytes:
        """n unforeseeable bytes."""
        ...

    def seed(self) -> int:
        """A seed for a program's choices."""
        ...


class Outlet(Protocol):
    """One client's connection, as a table sees it."""

    def send(self, frame: bytes) -> None:
        """Send one text frame; never blocks, never raises."""
        ...

    def backlog(self) -> int:
        """Bytes that were sent and that the other side has not taken yet."""
        ...

    def close(self, code: int) -> None:
        """Close this connection alone, with a WebSocket close code."""
        ...


class Row(msgspec.Struct, frozen=True, gc=False):
    """One committed command of a table. ``body`` is the JSON of an entry (`svinarium.tables.entries`)."""

    table: str
    version: int
    seat: int | None
    move_id: str | None
    epoch: int
    at: int
    body: bytes


class LedgerRow(msgspec.Struct, frozen=True):
    """A commitment of the house: its public open line, and the sealed secret."""

    number: int
    game_id: bytes
    table: str
    attempt: int
    open_line: bytes
    box: bytes


class Reveal(msgspec.Struct, frozen=True):
    """The end of a commitment: the secret is public from now on."""

    game_id: bytes
    secret: bytes
    cancelled: bool


class Maker(msgspec.Struct, frozen=True):
    """Who opened a table, for limits: the guest, and a keyed hash of the address that he came from."""

    guest: str = ""
    address: str = ""


class Write(msgspec.Struct, frozen=True, gc=False):
    """What one command puts on disk, all or nothing. ``maker`` comes with a table's first row."""

    row: Row
    opens: LedgerRow | None = None
    reveals: Reveal | None = None
    phase: str | None = None
    maker: Maker = Maker()


Done = Callable[[SvinariumError | None], None]
"""Called on the tables' own thread when a write is on disk (``None``) or was refused."""


class Log(Protocol):
    """Where commands are kept. Writes are committed in the order in which they come."""

    epoch: int

    def append(self, write: Write, done: Done) -> None:
        """Commit a write and say so; the next batch collects while the last one commits."""
        ...

    def rows(self, table: str, after: int = 0, most: int = -1) -> list[Row]:
        """A table's rows after a version, in order of versions, at most so many (negative: all).

        Empty if there is no such table.
        """
        ...

    def answer(self, table: str, seat: int, move_id: str) -> int | None:
        """The version that an accepted command of this seat made; nothing if there is none with this id."""
        ...

    def box(self, game_id: bytes) -> bytes:
        """The sealed secret of a game."""
        ...

    def chain_head(self) -> tuple[int, bytes]:
        """Number and open line of the last commitment; ``(0, b"")`` before the first."""
        ...

    def counts(self) -> dict[str, Any]:
        """Public counts of commitments: opened, open, revealed, cancelled, repeated_starts."""
        ...

    def open_tables_of(self, maker: Maker) -> tuple[int, int]:
        """How many tables are open that this guest has made, and how many from this address."""
        ...

    def idle(self, lobbies_before: int, games_before: int, most: int) -> list[str]:
        """Open tables, at most so many, at which nothing has happened since then (ms since the epoch).

        The first time is for tables that wait for players, the other one for games.
        """
        ...

    def forget(self, before: int, most: int) -> None:
        """Delete the logs of tables that were over before then, at most so many; their commitments stay."""
        ...

    def beat(self, at: int) -> None:
        """Write down that the house is alive at this time."""
        ...

    def alive(self, epoch: int) -> int:
        """When the house last wrote down, in this epoch, that it was alive; 0 if it never did."""
        ...

    def healthy(self) -> bool:
        """Whether the last write succeeded."""
        ...

    def probe(self) -> None:
        """Have a small write tried; if it succeeds, the log is healthy again."""
        ...


class Thinker(Protocol):
    """Where programs think, off the tables' own thread."""

    def think(self, player: Player, view: View, seed: int, done: Callable[[str | None], None]) -> None:
        """Ask the player for a move; ``done`` is called on the tables' thread, with nothing if the player failed."""
        ...
