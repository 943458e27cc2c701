"""The bytes that lines are made of: whole numbers, lengths, text; and a writer and a reader of one line's fields."""

from __future__ import annotations

import re
from collections.abc import Iterable

from svinarium.kernel.errors import MalformedError

MAX_U32 = 2**32 - 1
MAX_U64 = 2**64 - 1


def u32(number: int) -> bytes:
    """Four bytes, unsigned, big-endian."""
    return number.to_bytes(4, "big")


def blob(data: bytes) -> bytes:
    """The format's ``bytes(x)``: length as `u32`, then the bytes."""
    return u32(len(data)) + data


def text(value: str) -> bytes:
    """The format's ``text(s)``: `blob` of the UTF-8 form. `UnicodeEncodeError` for a lone surrogate."""
    return blob(value.encode())


def read_hex(value: str, size: int, field: str) -> bytes:
    """Exactly ``size`` bytes from lower-case hex; `MalformedError` ``ledger_hex`` (``field``, ``size``) otherwise.

    >>> read_hex("00ff", 2, "example")
    b'\\x00\\xff'
    """
    if not re.fullmatch(r"(?:[0-9a-f]{2})*", value) or len(value) != 2 * size:
        raise MalformedError("ledger_hex", {"field": field, "size": size})
    return bytes.fromhex(value)


class Writer:
    """Fields of one line, checked as they are written."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.fields = [text(f"svinarium/1/{line}")]

    def number(self, field: str, value: int, least: int, most: int, size: int = 4) -> None:
        """A whole number of ``size`` bytes, ``least`` … ``most``."""
        if not least <= value <= most:
            raise bad_line(self.line, field, "range")
        self.fields.append(value.to_bytes(size, "big"))

    def exact(self, field: str, data: bytes, size: int) -> None:
        """Bytes of exactly this size, with their length."""
        if len(data) != size:
            raise bad_line(self.line, field, "length")
        self.fields.append(blob(data))

    def text(self, field: str, value: str) -> None:
        """Text in UTF-8, with its length."""
        try:
            self.fields.append(text(value))
        except UnicodeEncodeError as error:
            raise bad_line(self.line, field, "text") from error

    def ascending(self, field: str, values: Iterable[int | str]) -> None:
        """Writes nothing: checks that values ascend, and none occurs twice."""
        listed = list(values)
        if listed != sorted(set(listed)):
            raise bad_line(self.line, field, "order")

    def bytes(self) -> bytes:
        """The line."""
        return b"".join(self.fields)


class Reader:
    """A place in the bytes of one line; every field that is not there as it should be raises `bad_line`."""

    def __init__(self, line: str, data: bytes) -> None:
        self.line, self.data, self.at = line, data, 0
        tag = text(f"svinarium/1/{line}")
        if not data.startswith(tag):
            raise bad_line(line, "tag", "tag")
        self.at = len(tag)

    def take(self, field: str, size: int) -> bytes:
        """The next ``size`` bytes."""
        found = self.data[self.at : self.at + size]
        if len(found) != size:
            raise bad_line(self.line, field, "short")
        self.at += size
        return found

    def number(self, field: str, size: int = 4) -> int:
        """A whole number of ``size`` bytes."""
        return int.from_bytes(self.take(field, size), "big")

    def blob(self, field: str) -> bytes:
        """Bytes with their length before them."""
        return self.take(field, self.number(field))

    def text(self, field: str) -> str:
        """Text in UTF-8 with its length before it."""
        try:
            return self.blob(field).decode()
        except UnicodeDecodeError as error:
            raise bad_line(self.line, field, "text") from error

    def end(self) -> None:
        """Nothing may follow."""
        if self.at != len(self.data):
            raise bad_line(self.line, "end", "trailing")


def bad_line(line: str, field: str, what: str) -> MalformedError:
    """The error of a line that is not exactly one of the format's; see the text of `transcript`."""
    return MalformedError("ledger_line", {"line": line, "field": field, "what": what})
