"""The house's chain of open lines: every game is numbered, names the one before, and ends in a reveal.

No game can be left out or slipped in later without breaking the chain; one whose secret was never revealed stays
visible as open. What does not fit is a `MalformedError` ``ledger_chain`` (``number`` of the first such game, ``what``):
``number`` (out of sequence), ``previous`` (names another line before it), ``game_id`` (used before), ``secret`` (does
not open the commitment), ``reveal`` (of a game that is not in the chain), ``counts`` (more reveals than games).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from svinarium.kernel.errors import MalformedError
from svinarium.ledger.hidden import Secret
from svinarium.ledger.transcript import HASH_SIZE, ZERO_HASH, OpenLine, SecretLine, line_hash


class HouseChain(msgspec.Struct, frozen=True, kw_only=True):
    """The public counts of a house's games, and where its chain ends. As JSON: the answer of ``GET /api/house``.

    ``opened`` games in all; ``open``: secret not revealed yet; ``revealed``: the others; ``cancelled``: how many of the
    revealed were called off; ``repeated_starts``: how many of the cancelled because a participant sent nothing in time,
    so that the start was repeated without him. ``head``: SHA-256 of the last open line in hex.
    """

    opened: int = 0
    open: int = 0
    revealed: int = 0
    cancelled: int = 0
    repeated_starts: int = 0
    head: str = ZERO_HASH.hex()

    def __post_init__(self) -> None:
        ordered = 0 <= self.repeated_starts <= self.cancelled <= self.revealed
        if not ordered or self.open < 0 or self.opened != self.open + self.revealed:
            raise MalformedError("ledger_chain", {"number": self.opened, "what": "counts"})

    @property
    def next_number(self) -> int:
        """The number of the house's next game."""
        return self.opened + 1

    @property
    def previous(self) -> bytes:
        """What the next open line names as ``previous``."""
        return bytes.fromhex(self.head)

    def with_opened(self, open_line: bytes) -> HouseChain:
        """The chain with one more game; `MalformedError` if the line is none or does not follow."""
        line = OpenLine.parse(open_line)
        if line.number != self.next_number:
            raise _broken(self.next_number, "number")
        if line.previous != self.previous:
            raise _broken(line.number, "previous")
        return msgspec.structs.replace(self, opened=line.number, open=self.open + 1, head=line_hash(open_line).hex())

    def with_revealed(self, *, cancelled: bool = False, repeated: bool = False) -> HouseChain:
        """The chain with one secret more revealed; ``repeated`` starts are cancelled games, too."""
        return msgspec.structs.replace(
            self,
            open=self.open - 1,
            revealed=self.revealed + 1,
            cancelled=self.cancelled + (cancelled or repeated),
            repeated_starts=self.repeated_starts + repeated,
        )


def check_chain(lines: Iterable[bytes], reveals: Mapping[int, bytes]) -> HouseChain:
    """Check a house's open lines from number 1 on, and its revealed secrets by number; the counts that they prove.

    Lines and secrets say nothing about why a game ended: ``cancelled`` and ``repeated_starts`` are 0 in the answer.
    """
    chain, ids = HouseChain(), set[bytes]()
    for open_line in lines:
        chain = chain.with_opened(open_line)
        line = OpenLine.parse(open_line)
        if line.game_id in ids:
            raise _broken(line.number, "game_id")
        ids.add(line.game_id)
        secret = reveals.get(line.number)
        if secret is not None:
            if len(secret) != HASH_SIZE or SecretLine(line.game_id, Secret(secret)).commitment() != line.commitment:
                raise _broken(line.number, "secret")
            chain = chain.with_revealed()
    stray = sorted(number for number in reveals if not 1 <= number <= chain.opened)
    if stray:
        raise _broken(stray[0], "reveal")
    return chain


def _broken(number: int, what: str) -> MalformedError:
    return MalformedError("ledger_chain", {"number": number, "what": what})
