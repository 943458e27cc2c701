"""The ports as the living house has them: the machine's clock, its randomness, and a thread where programs think."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import structlog

from svinarium.bots import SeededChance
from svinarium.kernel import Player, View
from svinarium.tables.ports import Timer

_log = structlog.get_logger("svinarium.tables")


class LoopClock:
    """The `Clock` port on the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> int:
        """Milliseconds since the Unix epoch."""
        return time.time_ns() // 1_000_000

    def call_later(self, delay_ms: int, call: Callable[[], None]) -> Timer:
        """Call on the event loop after a delay."""
        return self._loop.call_later(max(delay_ms, 0) / 1000, call)


class SystemLuck:
    """The `Luck` port: the operating system's randomness."""

    def token(self, n: int) -> bytes:
        """n unforeseeable bytes."""
        return secrets.token_bytes(n)

    def seed(self) -> int:
        """64 random bits."""
        return secrets.randbits(64)


class ThreadThinker:
    """The `Thinker` port: programs think on threads of their own, so that no table waits for them."""

    def __init__(self, threads: int = 1) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="svinarium-bot")

    def think(self, player: Player, view: View, seed: int, done: Callable[[str | None], None]) -> None:
        """Ask the player; a player that fails is reported in the log and answers nothing."""
        future = self._pool.submit(player.choose, view, SeededChance(seed))
        future.add_done_callback(lambda f: self._hand_over(f, done))

    def _hand_over(self, future: Future[str], done: Callable[[str | None], None]) -> None:
        if future.cancelled() or self._loop.is_closed():
            return
        failure = future.exception()
        if failure is not None:
            _log.warning("player_failed", error=repr(failure))
        self._loop.call_soon_threadsafe(done, None if failure is not None else future.result())

    def close(self) -> None:
        """Wait for the thoughts under way, start no more."""
        self._pool.shutdown(cancel_futures=True)
