"""Guests: a random id in a signed cookie. No account, no password; the name belongs to the seat."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "svinarium_guest"
MAX_AGE = 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds."""


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="svinarium/1/guest", digest_method=hashlib.sha256)

    def new(self) -> str:
        """A new guest's id."""
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        """The value of the guest's cookie."""
        return self._signer.sign(guest).decode()

    def known(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or nothing if we did not sign it."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
