"""A listener between clients and house that keeps every byte that the house sends."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.live.server import Server, free_port


class Proxy:
    """Passes bytes on, both ways. ``streams``: what the house sent, one for each connection, in order of opening."""

    def __init__(self, server: Server) -> None:
        self.streams: list[bytearray] = []
        self.port = free_port()
        self._house = server.port
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Server | None = None

    @property
    def address(self) -> str:
        """Host and port, for clients."""
        return f"127.0.0.1:{self.port}"

    async def __aenter__(self) -> Proxy:
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_error: object) -> None:
        assert self._listener is not None
        self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._listener.wait_closed()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.create_task(self._connect(reader, writer)))

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        kept = bytearray()
        self.streams.append(kept)
        there, here = await asyncio.open_connection("127.0.0.1", self._house)
        try:
            await asyncio.gather(_pass(reader, here, None), _pass(there, writer, kept))
        finally:
            here.transport.abort()
            writer.transport.abort()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray | None) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            if kept is not None:
                kept += data
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.write_eof()
