"""The ceremony that opens a game, as an immutable value: no clock, no network, no random generator.

``Opening.new`` (the house's line) → ``with_digest`` for every participant → ``with_entropy`` for every participant →
``seal()``, which gives the `Ledger` that answers draws. Without participants it can be sealed at once.

Refusals (`IllegalError`): ``ledger_not_participant`` (``seat``), ``ledger_digest_changed`` (``seat``),
``ledger_entropy_early`` (``seat``, ``missing``: digests still missing), ``ledger_entropy_mismatch`` (``seat``),
``ledger_entropy_changed`` (``seat``), ``ledger_not_complete`` (``missing``: digests and entropies still missing).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from svinarium.kernel.errors import Fact, IllegalError, MalformedError, Refusal
from svinarium.ledger.encoding import read_hex
from svinarium.ledger.hidden import Secret
from svinarium.ledger.ledger import Ledger, public_part
from svinarium.ledger.transcript import (
    EntropyLine,
    HashLine,
    OpenLine,
    OptionValue,
    SecretLine,
    line_hash,
    options_text,
)

T = TypeVar("T")


class Opening(msgspec.Struct, frozen=True):
    """A game that is being opened.

    ``digests`` and ``entropies`` stand in order of ``line.participants``; ``None``: not there yet.
    """

    line: OpenLine
    secret: Secret
    digests: tuple[bytes | None, ...]
    entropies: tuple[Secret | None, ...]

    @classmethod
    def new(
        cls,
        *,
        number: int,
        previous: bytes,
        game: str,
        rules: int,
        options: Mapping[str, OptionValue],
        seats: int,
        participants: Iterable[int],
        game_id: bytes,
        secret: bytes,
    ) -> Opening:
        """A fresh opening. ``game_id`` (16) and ``secret`` (32) are random bytes, and used for this game alone.

        `MalformedError` ``ledger_line`` for what no line can hold.
        """
        hidden = Secret(secret)
        line = OpenLine(
            number=number,
            previous=previous,
            game_id=game_id,
            commitment=SecretLine(game_id, hidden).commitment(),
            game=game,
            rules=rules,
            options=options_text(options),
            seats=seats,
            participants=tuple(sorted(participants)),
        )
        return cls._fresh(line, hidden)

    @classmethod
    def from_log(cls, lines: Sequence[str], secret: Secret) -> Opening:
        """An opening as far as it was published: ``lines`` of `to_log`, and the secret from its box.

        `MalformedError` ``ledger_line`` or ``ledger_hex`` for what is no line; ``ledger_transcript`` for lines that are
        not the beginning of a transcript, or that this secret did not open.
        """
        raw = [_unhex(line) for line in lines]
        if not raw:
            raise MalformedError("ledger_transcript")
        line = OpenLine.parse(raw[0])
        if SecretLine(line.game_id, secret).commitment() != line.commitment:
            raise MalformedError("ledger_transcript")
        opening = cls._fresh(line, secret)
        count = len(line.participants)
        try:
            for hashed in map(HashLine.parse, raw[1 : 1 + count]):
                opening = opening.with_digest(hashed.seat, hashed.digest)
            for shown in map(EntropyLine.parse, raw[1 + count :]):
                opening = opening.with_entropy(shown.seat, bytes(shown.entropy))
        except IllegalError as error:
            raise MalformedError("ledger_transcript") from error
        if list(opening.lines) != raw:
            raise MalformedError("ledger_transcript")
        return opening

    @classmethod
    def _fresh(cls, line: OpenLine, secret: Secret) -> Opening:
        nothing = (None,) * len(line.participants)
        return cls(line, secret, nothing, nothing)

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def game_id(self) -> bytes:
        """The 16 bytes that name this game."""
        return self.line.game_id

    @property
    def open_line(self) -> bytes:
        """The house's line, published when the game opens."""
        return self.line.encode()

    @property
    def open_hash(self) -> bytes:
        """What the house's next open line names as ``previous``."""
        return line_hash(self.open_line)

    @property
    def digests_complete(self) -> bool:
        """Whether every participant has sent a digest: the hash lines may be published."""
        return None not in self.digests

    @property
    def complete(self) -> bool:
        """Whether every participant has sent digest and entropy: the game can be sealed."""
        return self.digests_complete and None not in self.entropies

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats whose digest, or once all digests are there whose entropy, is still missing."""
        given = self.entropies if self.digests_complete else self.digests
        return tuple(seat for seat, value in zip(self.line.participants, given, strict=True) if value is None)

    @property
    def hash_lines(self) -> tuple[bytes, ...]:
        """All hash lines in order of seats; empty until the last digest is in."""
        if not self.digests_complete:
            return ()
        given = zip(self.line.participants, self.digests, strict=True)
        return tuple(HashLine(self.game_id, seat, value).encode() for seat, value in given if value is not None)

    @property
    def entropy_lines(self) -> tuple[bytes, ...]:
        """All entropy lines in order of seats; empty until the last entropy is in."""
        if not self.complete:
            return ()
        given = zip(self.line.participants, self.entropies, strict=True)
        return tuple(EntropyLine(self.game_id, seat, value).encode() for seat, value in given if value is not None)

    @property
    def lines(self) -> tuple[bytes, ...]:
        """What is published so far: the open line, the hash lines, the entropy lines."""
        return (self.open_line, *self.hash_lines, *self.entropy_lines)

    def to_log(self) -> dict[str, Any]:
        """The public part as plain data, as a record's header and a table's state hold it (they add ``attempt``)."""
        return public_part(self.line, self.lines)

    # --- what participants send ---------------------------------------------------------------------------------------

    def with_digest(self, seat: int, digest: bytes) -> Opening:
        """The opening with a participant's digest (32 bytes). The same again changes nothing, another is refused."""
        at = self._index(seat)
        HashLine(self.game_id, seat, digest)
        if self.digests[at] is not None and self.digests[at] != digest:
            raise _refused("ledger_digest_changed", seat=seat)
        return msgspec.structs.replace(self, digests=_put(self.digests, at, digest))

    def with_entropy(self, seat: int, entropy: bytes) -> Opening:
        """The opening with a participant's 16 bytes, which must match his digest. The same again changes nothing."""
        at = self._index(seat)
        line = EntropyLine(self.game_id, seat, Secret(entropy))
        if not self.digests_complete:
            raise _refused("ledger_entropy_early", seat=seat, missing=len(self.waiting))
        if self.entropies[at] is not None and self.entropies[at] != line.entropy:
            raise _refused("ledger_entropy_changed", seat=seat)
        if line.digest() != self.digests[at]:
            raise _refused("ledger_entropy_mismatch", seat=seat)
        return msgspec.structs.replace(self, entropies=_put(self.entropies, at, line.entropy))

    def seal(self) -> Ledger:
        """The ledger that answers the game's draws; refused before it is `complete`."""
        if not self.complete:
            raise _refused("ledger_not_complete", missing=self.digests.count(None) + self.entropies.count(None))
        return Ledger(self.line, self.lines, self.secret)

    def _index(self, seat: int) -> int:
        if seat not in self.line.participants:
            raise _refused("ledger_not_participant", seat=seat)
        return self.line.participants.index(seat)


def _put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _unhex(line: str) -> bytes:
    return read_hex(line, len(line) // 2, "lines")


def _refused(code: str, **facts: Fact) -> IllegalError:
    return IllegalError(Refusal(code, facts))
