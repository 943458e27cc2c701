"""Draws from a key: streams named by position, and uniform numbers by rejection.

A stream is an iterator of 32-bit words (0 … 2^32 - 1), so that tests can put words of their own in its place. The
format is in ``docs/ledger.md``; streams of different positions are independent: a missing draw shifts no other.
"""

from __future__ import annotations

from collections.abc import Iterator
from hmac import HMAC
from itertools import count
from struct import Struct

from svinarium.kernel.draws import MAX_TOTAL, Die, Outcome, Shuffle, Source, pick
from svinarium.kernel.errors import MalformedError
from svinarium.ledger.encoding import text, u32

MAX_SIDES = 2**53 - 1
"""Most sides of a die: its result is a JSON number, and browsers read no larger one exactly."""

MAX_COUNT = 9_999
"""Most dice in one draw."""

MAX_PLACES = 999_999
"""Most things in one shuffle."""

_TAG = text("svinarium/1/draw")
_block = Struct(">8I")


def keyed(key: bytes) -> HMAC:
    """HMAC-SHA256 with this key, ready for messages: what of it depends on the key alone is done once a game.

    (The one-shot ``hmac.digest`` also gives the interpreter away to the writer thread at each draw.)
    """
    return HMAC(key, digestmod="sha256")


def words(mac: HMAC, position: str) -> Iterator[int]:
    """The endless stream of 32-bit words of one position, eight from each HMAC block.

    `MalformedError` ``ledger_position`` for a text that has no UTF-8 form (a lone surrogate).
    """
    try:
        head = _TAG + text(position)
    except UnicodeEncodeError as error:
        raise MalformedError("ledger_position", {"position": ascii(position)}) from error
    return _words(mac, head)


def _words(mac: HMAC, head: bytes) -> Iterator[int]:
    for block in count():
        hashed = mac.copy()
        hashed.update(head + u32(block))
        yield from _block.unpack(hashed.digest())


def reduced(x: int, n: int, span: int) -> int:
    """``x`` (uniform on 0 … span-1) made uniform on 0 … n-1, or -1: it is in the uneven tail, take another.

    >>> [reduced(x, 6, 16) for x in range(16)]
    [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1]
    """
    return x % n if x < span - span % n else -1


def below(n: int, stream: Iterator[int]) -> int:
    """A uniform whole number 0 … n-1, by rejection; ``n`` = 1 takes no word.

    Takes as many words at a time as the range needs: one up to 2^32, two up to 2^64, eight up to 2^256.
    Beyond that, and below 1: `MalformedError` ``ledger_range`` (``field``, ``found``).
    """
    if not 1 < n <= MAX_TOTAL:
        if n == 1:
            return 0
        raise _out_of_range("total", n)
    size = ((n - 1).bit_length() + 31) // 32
    span = 1 << 32 * size
    while True:
        x = next(stream)
        for _ in range(size - 1):
            x = x << 32 | next(stream)
        found = reduced(x, n, span)
        if found >= 0:
            return found


def drawn(source: Source, stream: Iterator[int]) -> Outcome:
    """The source's result from a stream of words.

    `MalformedError` ``ledger_range`` (``field``, ``found``) for a source that the format does not hold, so that every
    draw that is answered can be checked: see `MAX_SIDES`, `MAX_COUNT`, `MAX_PLACES`; weights sum to at most 2^256.
    """
    if isinstance(source, Die):
        if not 1 <= source.sides <= MAX_SIDES:
            raise _out_of_range("sides", source.sides)
        if source.count == 1:
            return 1 + below(source.sides, stream)
        if not 1 < source.count <= MAX_COUNT:
            raise _out_of_range("count", source.count)
    elif isinstance(source, Shuffle) and not 1 <= source.n <= MAX_PLACES:
        raise _out_of_range("n", source.n)
    return pick(source, lambda n: below(n, stream))


def _out_of_range(field: str, found: int) -> MalformedError:
    return MalformedError("ledger_range", {"field": field, "found": str(found)})
