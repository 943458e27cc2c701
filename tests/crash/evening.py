"""An evening at a house that dies again and again: its tables go on, whatever happens to it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from svinarium.tables.messages import Ack, Frame, Outgoing, TableOpened
from tests.live.client import Client
from tests.live.guest import Guest
from tests.live.points import Points
from tests.live.server import PATIENCE_S, Server

T = TypeVar("T")

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""How a client notices that its house has died."""


class Player(Client):
    """A client that remembers in which life of the house it was answered; a patient one says one thing a life until
    its game has begun.
    """

    def __init__(self, evening: Evening, table: str, token: str | None, *, patient: bool) -> None:
        super().__init__(evening.server, table, token)
        self.evening, self.patient = evening, patient
        self.answered_in: dict[str, int] = {}
        self.hear = self._heard

    def _heard(self, message: Outgoing) -> None:
        answered = message.id if isinstance(message, Ack) else message.ack if isinstance(message, Frame) else None
        if isinstance(answered, str):
            self.answered_in.setdefault(answered, self.evening.life)
        self.evening.message_came()

    async def stay(self) -> None:
        """Play until the game is over, through every death of the house."""
        try:
            while not self.over:
                life = self.evening.life
                try:
                    await self.connect()
                    await self._play()
                except TimeoutError:
                    raise
                except LOST:
                    await self.evening.risen(life)
        finally:
            await self.disconnect()

    async def _play(self) -> None:
        if self.patient and not self.evening.last_life and self.state["phase"] in ("lobby", "committing", "revealing"):
            command = self.next_command()
            if command is not None:
                await self.say(command)
            await self.until(lambda: False)
        await self.play()


class Evening:
    """What happens in the house, life after life. ``seed`` decides when it dies, and of what."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.life = 0
        self.last_life = False
        self.players: list[Player] = []
        self.open_at_deaths: list[set[str]] = []
        self.unanswered_at_deaths: list[int] = []
        self._risen = asyncio.Event()
        self._messages_left: int | None = None

    # --- deaths ------------------------------------------------------------------------------------------------------

    async def die(self, times: int) -> None:
        """Let the house live and die so many times; it lives at the end."""
        for number in range(times):
            await self._live(("message", "before_commit", "after_commit")[number % 3])
            assert await asyncio.to_thread(self.server.wait) == -signal.SIGKILL
            self._messages_left = None
            playing = [player for player in self.players if not player.over]
            self.open_at_deaths.append({str(player.state.get("phase")) for player in playing})
            self.unanswered_at_deaths.append(sum(len(player.unanswered) for player in playing))
        self.last_life = True
        await self._live("")

    async def _live(self, end: str) -> None:
        points: Points = {}
        if end == "message":
            self._messages_left = self.random.randrange(20, 200)
        elif end:
            points = {"die": (end, self.random.randrange(1, 40))}
        await asyncio.to_thread(self.server.start, points)
        self.life += 1
        risen, self._risen = self._risen, asyncio.Event()
        risen.set()

    def message_came(self) -> None:
        """A client got a message; it may be the last one of this life."""
        if self._messages_left is not None:
            self._messages_left -= 1
            if self._messages_left == 0 and self.server.pid is not None:
                os.kill(self.server.pid, signal.SIGKILL)

    async def risen(self, life: int) -> None:
        """Wait until a later life than this one has begun."""
        async with asyncio.timeout(PATIENCE_S):
            while self.life <= life:
                await self._risen.wait()

    # --- tables ------------------------------------------------------------------------------------------------------

    async def through(self, call: Callable[[], Awaitable[T]]) -> T:
        """Ask over HTTP, and after a death of the house again."""
        while True:
            life = self.life
            try:
                return await call()
            except httpx.TransportError:
                await self.risen(life)

    async def corner(self, guests: Sequence[Guest], seats: Sequence[str], *, patient: bool = False) -> None:
        """One table after the other, as long as the house goes on dying: people, programs, and a spectator."""
        host, *others = guests
        for guest in guests:
            await self.through(lambda guest=guest: guest.make_table("me", "open"))  # type: ignore[misc]  # mypy infers no type for a lambda with a default
        while not self.last_life:
            opened = await self.through(lambda: host.make_table(*seats, target=15))
            tokens = [opened.token, *[await self._sit(guest, opened) for guest in others], None]
            players = [Player(self, opened.table, token, patient=patient) for token in tokens]
            self.players += players
            await asyncio.gather(*(player.stay() for player in players))

    async def _sit(self, guest: Guest, opened: TableOpened) -> str:
        codes = [code.code for code in opened.codes]
        return (await self.through(lambda: guest.sit(opened.table, *codes))).token
