"""The lines of a transcript: exact bytes out, and back in. The format is in ``docs/ledger.md``.

Every line is a frozen `msgspec.Struct` with ``encode()`` and a class method ``parse(data)``; ``parse`` accepts exactly
what ``encode`` makes. Whatever else comes in is a `MalformedError` ``ledger_line`` with the facts ``line`` (``open``,
``hash``, ``entropy``, ``secret``), ``field`` and ``what``:

===========  ==========================================================
``what``     meaning
===========  ==========================================================
``tag``      it does not begin with the tag of such a line
``short``    it ends before the field does
``length``   the field has another length than the format says
``text``     not UTF-8 (or, going out, text that has no UTF-8 form)
``order``    entries are not in ascending order, or one occurs twice
``range``    a number outside what the format allows
``trailing`` bytes after the last field
===========  ==========================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from hmac import digest as hmac_digest
from typing import TypeAlias

import msgspec

from svinarium.ledger.encoding import MAX_U32, MAX_U64, Reader, Writer, bad_line, blob
from svinarium.ledger.hidden import Secret

ID_SIZE = 16
"""Bytes of a game id, and of one participant's entropy."""

HASH_SIZE = 32
"""Bytes of SHA-256: commitments, digests, the chain; also of a game's secret."""

ZERO_HASH = bytes(HASH_SIZE)
"""What the first game of a house names as the hash of the one before."""

OptionValue: TypeAlias = int | bool | str
"""What an option of a game may be in a ledger; floats have no exact text form and are no option values."""


def option_text(value: OptionValue) -> str:
    """An option's value as text.

    >>> [option_text(value) for value in (100, -1, True, False, "sudden")]
    ['100', '-1', 'true', 'false', 'sudden']
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def options_text(options: Mapping[str, OptionValue]) -> tuple[tuple[str, str], ...]:
    """Options as an open line holds them: as text, ordered by name (by code point)."""
    return tuple(sorted((name, option_text(value)) for name, value in options.items()))


# --- lines ------------------------------------------------------------------------------------------------------------


class OpenLine(msgspec.Struct, frozen=True, kw_only=True):
    """The line that opens a game and binds the house to its secret.

    ``number`` counts the house's games from 1; ``previous`` is the SHA-256 of the open line before (`ZERO_HASH` for
    number 1, and only there); ``options`` are text, in ascending order of names; ``participants`` are the ascending
    seats of people. Making one that breaks this is a `MalformedError`, like reading one.
    """

    number: int
    previous: bytes
    game_id: bytes
    commitment: bytes
    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    seats: int
    participants: tuple[int, ...]

    def __post_init__(self) -> None:
        self.encode()

    def encode(self) -> bytes:
        """The exact bytes that are published and hashed."""
        line = Writer("open")
        line.number("number", self.number, 1, MAX_U64, size=8)
        line.exact("previous", self.previous, HASH_SIZE)
        if (self.previous == ZERO_HASH) != (self.number == 1):
            raise bad_line("open", "previous", "range")
        line.exact("game_id", self.game_id, ID_SIZE)
        line.exact("commitment", self.commitment, HASH_SIZE)
        line.text("game", self.game)
        line.number("rules", self.rules, 0, MAX_U32)
        line.number("options", len(self.options), 0, MAX_U32)
        line.ascending("options", (name for name, _ in self.options))
        for name, value in self.options:
            line.text("options", name)
            line.text("options", value)
        line.number("seats", self.seats, 1, MAX_U32)
        line.number("participants", len(self.participants), 0, self.seats)
        line.ascending("participants", self.participants)
        for seat in self.participants:
            line.number("participants", seat, 0, self.seats - 1)
        return line.bytes()

    @classmethod
    def parse(cls, data: bytes) -> OpenLine:
        """Read the bytes back; `MalformedError` ``ledger_line`` if they are not exactly such a line."""
        line = Reader("open", data)
        number, previous = line.number("number", 8), line.blob("previous")
        game_id, commitment = line.blob("game_id"), line.blob("commitment")
        game, rules = line.text("game"), line.number("rules")
        options = tuple((line.text("options"), line.text("options")) for _ in range(line.number("options")))
        seats = line.number("seats")
        participants = tuple(line.number("participants") for _ in range(line.number("participants")))
        line.end()
        return cls(
            number=number,
            previous=previous,
            game_id=game_id,
            commitment=commitment,
            game=game,
            rules=rules,
            options=options,
            seats=seats,
            participants=participants,
        )


class HashLine(msgspec.Struct, frozen=True):
    """The line that binds a participant to the entropy that he has drawn and not shown yet."""

    game_id: bytes
    seat: int
    digest: bytes

    def __post_init__(self) -> None:
        self.encode()

    def encode(self) -> bytes:
        """The exact bytes that are published and hashed."""
        line = Writer("hash")
        line.exact("game_id", self.game_id, ID_SIZE)
        line.number("seat", self.seat, 0, MAX_U32)
        line.exact("digest", self.digest, HASH_SIZE)
        return line.bytes()

    @classmethod
    def parse(cls, data: bytes) -> HashLine:
        """Read the bytes back; `MalformedError` ``ledger_line`` if they are not exactly such a line."""
        line = Reader("hash", data)
        read = line.blob("game_id"), line.number("seat"), line.blob("digest")
        line.end()
        return cls(*read)


class EntropyLine(msgspec.Struct, frozen=True):
    """The line with a participant's 16 bytes; its SHA-256 is the digest that his hash line holds."""

    game_id: bytes
    seat: int
    entropy: Secret

    def __post_init__(self) -> None:
        self.encode()

    def encode(self) -> bytes:
        """The exact bytes that are published and hashed."""
        line = Writer("entropy")
        line.exact("game_id", self.game_id, ID_SIZE)
        line.number("seat", self.seat, 0, MAX_U32)
        line.exact("entropy", bytes(self.entropy), ID_SIZE)
        return line.bytes()

    @classmethod
    def parse(cls, data: bytes) -> EntropyLine:
        """Read the bytes back; `MalformedError` ``ledger_line`` if they are not exactly such a line."""
        line = Reader("entropy", data)
        read = line.blob("game_id"), line.number("seat"), Secret(line.blob("entropy"))
        line.end()
        return cls(*read)

    def digest(self) -> bytes:
        """SHA-256 of the line: what the participant sends first."""
        return sha256(self.encode()).digest()


class SecretLine(msgspec.Struct, frozen=True):
    """The line that is never published as such; its SHA-256 is the commitment of the open line."""

    game_id: bytes
    secret: Secret

    def __post_init__(self) -> None:
        self.encode()

    def encode(self) -> bytes:
        """The exact bytes that are hashed."""
        line = Writer("secret")
        line.exact("game_id", self.game_id, ID_SIZE)
        line.exact("secret", bytes(self.secret), HASH_SIZE)
        return line.bytes()

    @classmethod
    def parse(cls, data: bytes) -> SecretLine:
        """Read the bytes back; `MalformedError` ``ledger_line`` if they are not exactly such a line."""
        line = Reader("secret", data)
        read = line.blob("game_id"), Secret(line.blob("secret"))
        line.end()
        return cls(*read)

    def commitment(self) -> bytes:
        """SHA-256 of the line: what the open line publishes."""
        return sha256(self.encode()).digest()


# --- the whole --------------------------------------------------------------------------------------------------------


def line_hash(line: bytes) -> bytes:
    """SHA-256 of a line as published; of an open line: what the house's next one names as ``previous``."""
    return sha256(line).digest()


def transcript_hash(lines: Iterable[bytes]) -> bytes:
    """SHA-256 over the published lines, each with its length before it."""
    return sha256(b"".join(map(blob, lines))).digest()


def ledger_key(secret: Secret, hashed: bytes) -> bytes:
    """The key of a game's draws from its secret and its transcript hash. As secret as the secret itself."""
    return hmac_digest(bytes(secret), hashed, "sha256")
