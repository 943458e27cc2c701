"""A wrapper that keeps secret bytes out of every print-out."""

from __future__ import annotations

from hmac import compare_digest
from typing import NoReturn


class Secret:
    """Secret bytes that only come out when asked: ``bytes(secret)`` or ``secret.hex()``.

    ``repr``, ``str`` and formatting show the length alone. It cannot be pickled, and msgspec and `json` refuse to
    encode it: a secret inside a larger value stops that value from leaving the house by mistake.

    >>> Secret(b"abc"), f"{Secret(b'abc')}"
    (Secret(3 bytes), 'Secret(3 bytes)')
    """

    __slots__ = ("__raw",)

    def __init__(self, raw: bytes) -> None:
        self.__raw = bytes(raw)

    def __bytes__(self) -> bytes:
        return self.__raw

    def __len__(self) -> int:
        return len(self.__raw)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and compare_digest(self.__raw, other.__raw)

    def __hash__(self) -> int:
        return hash(self.__raw)

    def __repr__(self) -> str:
        return f"Secret({len(self.__raw)} bytes)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Secret is not pickled")

    def __copy__(self) -> Secret:
        return self

    def __deepcopy__(self, memo: object) -> Secret:
        return self

    def hex(self) -> str:
        """The bytes in lower-case hex: how a secret is published at the end."""
        return self.__raw.hex()
