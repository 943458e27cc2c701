"""Tests that are coroutines, and the tables that they sit at."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import ParamSpec

from tests.live.client import Client
from tests.live.guest import Guest
from tests.live.server import Server

P = ParamSpec("P")

LONGEST_S = 150


def evening(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that runs on an event loop of its own."""

    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        async def within() -> None:
            async with asyncio.timeout(LONGEST_S):
                await test(*given, **named)

        asyncio.run(within())

    return run


class Table:
    """A table with everybody connected: people in order of seats, and a spectator."""

    def __init__(self, name: str, guests: list[Guest], people: list[Client], spectator: Client) -> None:
        self.name, self.guests, self.people, self.spectator = name, guests, people, spectator

    @property
    def clients(self) -> list[Client]:
        """Everybody who is connected."""
        return [*self.people, self.spectator]

    async def begin(self) -> None:
        """The ceremony, until there is somebody to move."""
        await asyncio.gather(*(client.play(done=functools.partial(_is_playing, client)) for client in self.people))
        await asyncio.gather(*(client.until(functools.partial(_is_playing, client)) for client in self.clients))

    async def play(self) -> None:
        """The game to its end."""
        await asyncio.gather(*(client.play() for client in self.clients))

    async def together(self) -> None:
        """Wait until everybody has seen what any of them has seen."""
        newest = max(client.version or 0 for client in self.clients)
        for client in self.clients:
            await client.until(functools.partial(_has_seen, client, newest))

    async def everybody_there(self) -> None:
        """Wait until everybody has heard that every person is there."""
        seats = sorted(client.seat for client in self.people if client.seat is not None)
        await asyncio.gather(*(client.until(functools.partial(_sees, client, seats)) for client in self.clients))

    async def mover(self) -> Client:
        """Who is to move, once everybody knows it."""
        await self.together()
        return next(client for client in self.people if client.view["moves"])


def _has_seen(client: Client, version: int) -> bool:
    return (client.version or 0) >= version


def _sees(client: Client, seats: list[int]) -> bool:
    return bool(client.state["online"] == seats)


def _is_playing(client: Client) -> bool:
    return bool(client.state["phase"] == "playing")


@asynccontextmanager
async def seated(
    server: Server, *seats: str, address: str | None = None, game: str = "pig", **options: int | str
) -> AsyncIterator[Table]:
    """A table with these seats (``me``, ``open``, or a program), everybody sat down and connected."""
    async with AsyncExitStack() as stack:
        url = f"http://{address}" if address else None
        host = await stack.enter_async_context(Guest(server, url))
        opened = await host.make_table(*seats, game=game, name="P", **options)
        guests, tokens = [host], {opened.seat: opened.token}
        for code in opened.codes:
            guest = await stack.enter_async_context(Guest(server, url))
            guests.append(guest)
            tokens[code.seat] = (await guest.sit(opened.table, code.code, name=f"P{code.seat}")).token
        people = [Client(server, opened.table, tokens[seat], address) for seat in sorted(tokens)]
        spectator = Client(server, opened.table, None, address)
        for client in (*people, spectator):
            await stack.enter_async_context(client)
        table = Table(opened.table, guests, people, spectator)
        await table.everybody_there()
        yield table


@asynccontextmanager
async def playing(
    server: Server, *seats: str, address: str | None = None, game: str = "pig", **options: int | str
) -> AsyncIterator[Table]:
    """A table whose game has begun."""
    async with seated(server, *seats, address=address, game=game, **options) as table:
        await table.begin()
        yield table
