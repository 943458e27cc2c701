"""What a log row says: one entry a committed command.

The fold of a table's entries is the table (`svinarium.tables.model`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from svinarium.kernel import Event, Value


class SeatEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat when the table was opened."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    guest: str = ""


class TableMade(msgspec.Struct, frozen=True, tag_field="k", tag="made"):
    """The first row: the game, its options and the seats. ``host`` is the seat of who made the table."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: tuple[SeatEntry, ...]
    host: int


class SeatTaken(msgspec.Struct, frozen=True, tag_field="k", tag="sat"):
    """A guest sat down; the seat's code is spent."""

    seat: int
    guest: str
    name: str


class GameOpened(msgspec.Struct, frozen=True, tag_field="k", tag="opened"):
    """The house committed itself: the open line in hex. ``revealed``: the secret of the start that this one repeats."""

    attempt: int
    open_line: str
    deadline: int | None
    revealed: str | None = None


class DigestTaken(msgspec.Struct, frozen=True, tag_field="k", tag="digest"):
    """A participant's digest in hex; with the last one the deadline for the entropy."""

    seat: int
    digest: str
    deadline: int | None


class EntropyTaken(msgspec.Struct, frozen=True, tag_field="k", tag="entropy"):
    """A participant's entropy in hex; with the last one the game starts, and its first draws stand here."""

    seat: int
    entropy: str
    events: tuple[Event, ...] = ()


class Started(msgspec.Struct, frozen=True, tag_field="k", tag="started"):
    """A game without participants starts at once: its first draws."""

    events: tuple[Event, ...] = ()


class Moved(msgspec.Struct, frozen=True, tag_field="k", tag="moved", gc=False):
    """A move with all the draws that followed; the secret, if the game is over by it."""

    by: str
    events: tuple[Event, ...]
    secret: str | None = None


Entry: TypeAlias = TableMade | SeatTaken | GameOpened | DigestTaken | EntropyTaken | Started | Moved

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
