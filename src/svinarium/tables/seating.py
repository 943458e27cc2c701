"""Codes that take a free seat, and tokens that act for a taken one.

Both are derived with HMAC-SHA256 from the house's key, so that nothing secret stands in the log, and a code shown to
the host stays the same. A token is bound to the guest who sits there; a new key revokes them all.
"""

from __future__ import annotations

import hmac
from base64 import b32encode, urlsafe_b64encode

CODE_LENGTH = 10
"""Characters of a seat code: 50 bits."""


class Seating:
    """Makes and checks codes and tokens with one 32-byte key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def code(self, table: str, seat: int) -> str:
        """The code that takes this seat while it is free."""
        return b32encode(self._mac("code", table, seat, ""))[:CODE_LENGTH].decode().lower()

    def seat_of_code(self, table: str, seats: int, code: str) -> int | None:
        """The seat that a code is for, or nothing."""
        given = code.strip().lower().encode()
        for seat in range(seats):
            if hmac.compare_digest(self.code(table, seat).encode(), given):
                return seat
        return None

    def token(self, table: str, seat: int, guest: str) -> str:
        """The token that acts for this seat while this guest sits there: ``seat.secret``."""
        return f"{seat}.{urlsafe_b64encode(self._mac('token', table, seat, guest)[:24]).decode()}"

    def seat_of_token(self, table: str, guests: tuple[str, ...], token: str) -> int | None:
        """The seat that a token acts for, or nothing; ``guests`` has the guest of each seat, empty if nobody."""
        number, _, _ = token.partition(".")
        if not (number.isascii() and number.isdigit() and len(number) <= 4) or int(number) >= len(guests):
            return None
        seat = int(number)
        if not guests[seat]:
            return None
        expected = self.token(table, seat, guests[seat])
        return seat if hmac.compare_digest(expected.encode(), token.encode()) else None

    def _mac(self, kind: str, table: str, seat: int, guest: str) -> bytes:
        message = "\0".join(("svinarium/1/seat", kind, table, str(seat), guest)).encode()
        return hmac.digest(self._key, message, "sha256")
