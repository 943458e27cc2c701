"""What a log row says: one entry a committed command.

The fold of a table's entries is the table (`svinarium.tables.model`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from svinarium.kernel import Event, Value

AUTOPILOT = "autopilot"
"""The stand-in that plays the game's own careful default (`Game.autopilot`)."""


class SeatEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat. ``stand_in`` plays for it meanwhile: `AUTOPILOT` or a program's text.

    ``resigned`` is the version at which its player gave up, 0 if he has not. ``generation`` counts how often the seat
    was taken from somebody: tokens and codes of an older one are worth nothing.
    """

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    guest: str = ""
    stand_in: str = ""
    resigned: int = 0
    generation: int = 0

    @property
    def active(self) -> bool:
        """Whether a person plays here himself."""
        return self.kind == "person" and not self.stand_in

    @property
    def program(self) -> str:
        """What plays here instead of a person, or nothing."""
        return self.bot if self.kind == "bot" else self.stand_in


class Series(msgspec.Struct, frozen=True):
    """Several games as one match: game ``number`` of ``of``, and the games that each seat has won before this one."""

    number: int
    of: int
    wins: tuple[int, ...]


class TableMade(msgspec.Struct, frozen=True, tag_field="k", tag="made", omit_defaults=True):
    """The first row: the game, its options and the seats. ``host`` is the seat of who made the table.

    ``pace`` is how long a person has for a move, in ms, 0 for as long as he likes.
    """

    game: str
    rules: int
    options: dict[str, Value]
    seats: tuple[SeatEntry, ...]
    host: int
    pace: int = 0
    series: Series | None = None


class SeatTaken(msgspec.Struct, frozen=True, tag_field="k", tag="sat", omit_defaults=True):
    """A guest sat down; the seat's code is spent. ``events``: what the rules are told, if a game is on."""

    seat: int
    guest: str
    name: str
    events: tuple[Event, ...] = ()


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


Why: TypeAlias = Literal["away", "late", "left", "back", "resigned", "bot", "opened", "handed", "moved", "revoked"]
"""Why a seat changed: its player lost the connection, was late too often, left, came back or gave up; the host gave it
to a program, opened it, or handed his own duty on; the player moved to another device, or called his tokens back."""

Wish: TypeAlias = Literal["pause", "abandon", "rematch"]
"""What is done when all agree."""

EndReason: TypeAlias = Literal["resigned", "abandoned", "expired", "left"]
"""Why a table ended otherwise than by its game: players gave up, agreed to stop, nobody came, all left the lobby."""


class SeatSet(msgspec.Struct, frozen=True, tag_field="k", tag="seat", omit_defaults=True):
    """A seat has changed, and perhaps the host with it. ``events``: what the rules are told of it."""

    seat: int
    entry: SeatEntry
    why: Why
    host: int | None = None
    events: tuple[Event, ...] = ()


class Counted(msgspec.Struct, frozen=True, tag_field="k", tag="counted"):
    """The countdown of a player who is away: until when (ms), or nothing: he is here again."""

    seat: int
    until: int | None


class Asked(msgspec.Struct, frozen=True, tag_field="k", tag="asked"):
    """A player asks for something or agrees to it; ``agrees`` is false if he does not want it."""

    what: Wish
    seat: int
    agrees: bool


class Paused(msgspec.Struct, frozen=True, tag_field="k", tag="paused"):
    """Every clock of the table stands still: all agreed, or nobody is there (``by`` the house)."""

    by: Literal["players", "house"]


class Resumed(msgspec.Struct, frozen=True, tag_field="k", tag="resumed"):
    """The clocks run on, with all the time that they had."""


class Shifted(msgspec.Struct, frozen=True, tag_field="k", tag="shifted"):
    """The house was down: every deadline is later by so many ms."""

    by: int


class Ended(msgspec.Struct, frozen=True, tag_field="k", tag="ended", omit_defaults=True):
    """The table is over without a result of its game; standings where players gave up; the secret if there was one.

    ``seat`` is whose doing it was, if anybody's.
    """

    reason: EndReason
    seat: int | None = None
    standings: tuple[int, ...] = ()
    secret: str | None = None


class Followed(msgspec.Struct, frozen=True, tag_field="k", tag="followed"):
    """The same people play on at another table."""

    table: str


Entry: TypeAlias = (
    TableMade
    | SeatTaken
    | GameOpened
    | DigestTaken
    | EntropyTaken
    | Started
    | Moved
    | SeatSet
    | Counted
    | Asked
    | Paused
    | Resumed
    | Shifted
    | Ended
    | Followed
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
