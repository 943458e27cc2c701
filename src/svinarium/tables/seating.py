"""Codes that take a free seat, and tokens that act for a taken one.

Both are derived with HMAC-SHA256 from the house's key, so that nothing secret stands in the log, and a code shown to
the host stays the same. A token is bound to the guest who sits there. Both are bound to the seat's generation: when a
seat is taken from somebody, the old ones are worth nothing. A new key revokes them all.
"""

from __future__ import annotations

import hmac
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Sequence

from svinarium.tables.entries import SeatEntry

CODE_LENGTH = 10
"""Characters of a seat code: 50 bits."""


class Seating:
    """Makes and checks codes and tokens with one 32-byte key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def code(self, table: str, seat: int, generation: int) -> str:
        """The code that takes this seat while it is free."""
        return b32encode(self._mac("code", table, seat, "", generation))[:CODE_LENGTH].decode().lower()

    def seat_of_code(self, table: str, seats: Sequence[SeatEntry], code: str) -> int | None:
        """The seat that a code is for, or nothing."""
        given = code.strip().lower().encode()
        for seat, entry in enumerate(seats):
            if hmac.compare_digest(self.code(table, seat, entry.generation).encode(), given):
                return seat
        return None

    def token(self, table: str, seat: int, entry: SeatEntry) -> str:
        """The token that acts for this seat while this guest sits there: ``seat.secret``."""
        mac = self._mac("token", table, seat, entry.guest, entry.generation)
        return f"{seat}.{urlsafe_b64encode(mac[:24]).decode()}"

    def seat_of_token(self, table: str, seats: Sequence[SeatEntry], token: str) -> int | None:
        """The seat that a token acts for, or nothing."""
        number, _, _ = token.partition(".")
        if not (number.isascii() and number.isdigit() and len(number) <= 4) or int(number) >= len(seats):
            return None
        seat = int(number)
        if seats[seat].kind != "person":
            return None
        expected = self.token(table, seat, seats[seat])
        return seat if hmac.compare_digest(expected.encode(), token.encode()) else None

    def address(self, address: str) -> str:
        """What stands in the log for a network address: the same for the same one, and no way back."""
        return self._mac("address", address, 0, "", 0)[:12].hex()

    def next_table(self, table: str) -> bytes:
        """80 bits that name the table where the people of this one play on: always the same ones."""
        return self._mac("next", table, 0, "", 0)[:10]

    def _mac(self, kind: str, table: str, seat: int, guest: str, generation: int) -> bytes:
        parts = ["svinarium/1/seat", kind, table, str(seat), guest]
        if generation:
            parts.append(str(generation))
        return hmac.digest(self._key, "\0".join(parts).encode(), "sha256")
