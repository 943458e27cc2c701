"""What a table and its clients say to each other; ``docs/protocol.md`` is the text to these types.

The front end's TypeScript types are generated from here (``make types``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, TypeAlias

import msgspec

from svinarium.kernel.errors import (
    Fact,
    IllegalError,
    MalformedError,
    Refusal,
    StaleError,
    SvinariumError,
    UnsavedError,
)
from svinarium.kernel.options import Value
from svinarium.kernel.views import Seen

PROTOCOL = 1
"""Version of the protocol, said in every welcome."""

MAX_FRAME = 8192
"""Largest frame that a client may send, in bytes."""

MAX_COMMAND_ID = 64
"""Longest ``id`` of a command, in characters."""

MAX_NAME = 40
"""Longest name of a person at a seat, in characters."""


ErrorKind: TypeAlias = Literal["error", "malformed", "illegal", "stale", "unsaved"]
"""Why: it cannot be read, the rules refuse it, it was meant for an older version, the disk refused."""


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    """Seats are still free."""

    COMMITTING = "committing"
    """The house has committed itself to its secret; the participants' digests are awaited."""

    REVEALING = "revealing"
    """All digests are published; the participants' entropy is awaited."""

    PLAYING = "playing"
    """The transcript is sealed, the game is on."""

    FINISHED = "finished"
    """The game is over and its secret revealed."""

    CANCELLED = "cancelled"
    """The table was closed before the game's end; its secret, if it had one, is revealed."""


# --- client → house --------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """First frame of a connection: which table, as whom, and the last version that the client has."""

    table: str
    token: str | None = None
    version: int | None = None


class SendDigest(msgspec.Struct, frozen=True, tag_field="type", tag="digest"):
    """SHA-256 (hex) of one's entropy line."""

    id: str
    game_id: str
    digest: str


class SendEntropy(msgspec.Struct, frozen=True, tag_field="type", tag="entropy"):
    """One's 16 bytes (hex)."""

    id: str
    game_id: str
    entropy: str


class SendMove(msgspec.Struct, frozen=True, tag_field="type", tag="move", gc=False):
    """A move, and the version of the table that the player saw."""

    id: str
    version: int
    move: str


Act: TypeAlias = Literal[
    "resign", "leave", "back", "pause", "resume", "abandon", "rematch", "refuse", "bot", "open", "host"
]
"""What a player can do at a table besides playing; the last three are the host's."""


class Arrange(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table itself.

    ``seat`` and ``bot`` say whom the host's act is about, ``what`` which wish is refused.
    """

    id: str
    act: Act
    seat: int | None = None
    bot: str = ""
    what: Literal["", "pause", "abandon", "rematch"] = ""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Answered by `Pong` with the same number."""

    n: int = 0


Command: TypeAlias = SendDigest | SendEntropy | SendMove | Arrange
"""What changes a table."""

Incoming: TypeAlias = Hello | SendDigest | SendEntropy | SendMove | Arrange | Ping


# --- house → client --------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. ``bot`` is the program's text (``hold:20``) at a bot's seat.

    ``stand_in`` is what plays for a person who is away or gave up: ``autopilot`` or a program's text.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    host: bool = False
    stand_in: str = ""
    resigned: bool = False


class Paused(msgspec.Struct, frozen=True):
    """Since when (ms since the epoch) the clocks stand still: ``players`` agreed on it, or the ``house`` saw nobody."""

    since: int
    by: Literal["players", "house"]


class ClockInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table's clocks, in ms since the epoch: who has to move until when, who is away and waited for until when.

    ``timers`` says when each running timer of the game rings.
    """

    turn: dict[int, int] = {}
    leaving: dict[int, int] = {}
    timers: dict[str, int] = {}
    paused: Paused | None = None


class EndInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table ended otherwise than by its game; ``standings`` (rank a seat) where players gave up."""

    reason: Literal["resigned", "abandoned", "expired", "left"]
    seat: int | None = None
    standings: tuple[int, ...] = ()


class SeriesInfo(msgspec.Struct, frozen=True):
    """Several games as one match: this is game ``number`` of ``of``; ``wins`` of each seat in the games before."""

    number: int
    of: int
    wins: tuple[int, ...]


class LedgerInfo(msgspec.Struct, frozen=True):
    """What is public of the game's ledger; lines and secret in hex, see ``docs/ledger.md``."""

    game_id: str
    number: int
    attempt: int
    participants: tuple[int, ...]
    lines: tuple[str, ...]
    secret: str | None = None
    waiting: tuple[int, ...] = ()
    deadline: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """What never changes about a table. ``created`` is in ms since the epoch, ``facts`` are the game's odds.

    ``pace`` is how long a person has for a move, in ms; 0: as long as he likes.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    created: int
    facts: dict[str, Fact]
    pace: int = 0
    series: SeriesInfo | None = None


class TableState(msgspec.Struct, frozen=True):
    """A whole table as one seat sees it. ``events`` begin with number ``first``; those before it follow in `Past`.

    ``asks``: who agrees to a ``pause``, to ``abandon`` the table, to a ``rematch``; ``next``: the table where the same
    people play on.
    """

    phase: Phase
    seats: tuple[SeatInfo, ...]
    ledger: LedgerInfo | None = None
    view: dict[str, Any] | None = None
    first: int = 1
    events: tuple[Seen, ...] = ()
    online: tuple[int, ...] = ()
    clock: ClockInfo = msgspec.field(default_factory=ClockInfo)
    asks: dict[str, tuple[int, ...]] = {}
    ended: EndInfo | None = None
    next: str = ""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `Hello`. Without a ``state``, frames from the client's version on follow.

    ``now`` is the house's time, in ms since the epoch. A connection whose seat was taken away is welcomed once more,
    as a spectator.
    """

    info: TableInfo
    you: int | None
    version: int
    state: TableState | None = None
    protocol: int = PROTOCOL
    now: int = 0


class TableChanges(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of `TableState` that a command changed."""

    phase: Phase | None = None
    seats: tuple[SeatInfo, ...] | None = None
    ledger: LedgerInfo | None = None
    clock: ClockInfo | None = None
    asks: dict[str, tuple[int, ...]] | None = None
    ended: EndInfo | None = None
    next: str | None = None


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="frame", gc=False):
    """What one committed command changed, as one seat sees it; ``view`` holds the changed fields of the view.

    ``ack`` is the command's id, for the connection that it came from: it is on disk.
    """

    version: int
    at: int
    table: TableChanges = TableChanges()
    events: tuple[Seen, ...] = ()
    view: dict[str, Any] = {}
    ack: str | msgspec.UnsetType = msgspec.UNSET


class Past(msgspec.Struct, frozen=True, tag_field="type", tag="past"):
    """Events from before the welcome's state, in order: each message goes on where the last one ended."""

    events: tuple[Seen, ...]


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack", gc=False):
    """The command with this ``id`` is on disk, and was already; its effects are in the frame with this version."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed, and why."""

    id: str | None
    kind: ErrorKind
    code: str
    facts: dict[str, Fact] = {}
    version: int = 0

    def error(self) -> SvinariumError:
        """The same as an error to raise."""
        if self.kind == "malformed":
            return MalformedError(self.code, self.facts)
        if self.kind == "stale":
            return StaleError(self.code, self.facts)
        if self.kind == "unsaved":
            return UnsavedError(self.code, self.facts)
        return IllegalError(Refusal(self.code, self.facts))


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Seats that have a connection now."""

    online: tuple[int, ...]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    n: int


Outgoing: TypeAlias = Welcome | Frame | Past | Ack | Refused | Presence | Pong


# --- HTTP ------------------------------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True):
    """A seat of a new table: the maker's own, free for somebody with the link, or a program's."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened; exactly one seat is ``me``.

    ``pace``: ms that a person has for a move, 0 for as long as he likes; ``games``: how many games make the match.
    """

    game: str
    seats: tuple[SeatWish, ...]
    name: str = ""
    options: dict[str, Value] = {}
    preset: str = ""
    pace: int = 0
    games: int = 1


class SeatCode(msgspec.Struct, frozen=True):
    """The code that takes a free seat, once."""

    seat: int
    code: str


class Seated(msgspec.Struct, frozen=True):
    """A seat that was taken, and the secret token that acts for it."""

    seat: int
    token: str


class TableOpened(msgspec.Struct, frozen=True):
    """The answer to a new table."""

    table: str
    seat: int
    token: str
    codes: tuple[SeatCode, ...]


class SitDown(msgspec.Struct, frozen=True):
    """Codes from the invitation link, tried in order, and the name of who sits down."""

    codes: tuple[str, ...]
    name: str = ""


class TableSummary(msgspec.Struct, frozen=True):
    """A table as its page first meets it; ``you`` and ``codes`` only for who may have them.

    ``address`` is what invitation links begin with (``http://192.168.1.5:8377``); empty if only this machine comes in.
    """

    info: TableInfo
    state: TableState
    you: Seated | None = None
    codes: tuple[SeatCode, ...] = ()
    address: str = ""


class ErrorBody(msgspec.Struct, frozen=True):
    """An error over HTTP."""

    kind: ErrorKind
    code: str
    facts: dict[str, Fact] = {}


class HouseCounts(msgspec.Struct, frozen=True):
    """The public counts of the house's commitments; ``head`` is the hash of the last open line (hex)."""

    opened: int
    open: int
    revealed: int
    cancelled: int
    repeated_starts: int
    head: str


class RangeInfo(msgspec.Struct, frozen=True):
    """A closed range."""

    min: int
    max: int


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for forms; ``group`` is the heading that it stands under, empty if there is none."""

    name: str
    kind: Literal["int", "choice", "text"]
    default: Value
    choices: tuple[str, ...]
    min: int | None
    max: int | None
    group: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    name: str
    rules: int
    seats: RangeInfo
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, Value]]
    players: tuple[str, ...]
    languages: tuple[str, ...]


class GameSetup(msgspec.Struct, frozen=True):
    """A game with its options resolved, and the odds that follow from them."""

    name: str
    options: dict[str, Value]
    facts: dict[str, Fact]


class Health(msgspec.Struct, frozen=True):
    """Whether the house can take a move."""

    status: Literal["ok", "unsaved"]
    version: str
    tables: int
