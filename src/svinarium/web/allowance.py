"""Token buckets: how much of something may be done in a time, and how much at once."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], float]


class Bucket:
    """``rate`` a second, and up to ``burst`` at once. ``now`` gives seconds of a clock that never goes back."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_then", "users")

    def __init__(self, rate: float, burst: float, now: Now = time.monotonic) -> None:
        self._rate, self._burst, self._left, self._now, self._then = rate, burst, burst, now, now()
        self.users = 0

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """A bucket for each connection, and one that all connections of an address share, which holds 20 times as much."""

    SHARED = 20
    BURST = 2

    def __init__(self, rate: float, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._shared: dict[str, Bucket] = {}

    def open(self, address: str) -> tuple[Bucket, ...]:
        """The buckets of a new connection from this address; none if there is no limit."""
        if not self._rate:
            return ()
        shared = self._shared.get(address)
        if shared is None:
            rate = self._rate * self.SHARED
            shared = self._shared[address] = Bucket(rate, rate * self.BURST, self._now)
        shared.users += 1
        return Bucket(self._rate, self._rate * self.BURST, self._now), shared

    def close(self, address: str) -> None:
        """A connection from this address is gone. The last one takes the shared bucket with it."""
        shared = self._shared.get(address)
        if shared is not None:
            shared.users -= 1
            if not shared.users:
                del self._shared[address]
