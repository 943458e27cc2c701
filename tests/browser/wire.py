"""The wire between browsers and a house, which can be cut: a phone that sleeps, a lift, a tunnel."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from typing import Any

from tests.live.server import Server, free_port


class Wire:
    """Passes connections on to a house, as long as it is whole.

    `cut`: all connections end, and new ones too. `freeze`: they stay, and nothing comes through any more, as when a
    phone was carried out of the network. `mend`: new connections come through.
    """

    def __init__(self, house: Server) -> None:
        self.house = house
        self.port = free_port()
        self._whole = True
        self._writers: set[asyncio.StreamWriter] = set()
        self._frozen: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        """Where browsers go."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End all connections."""
        self._do(self._cut())

    def freeze(self) -> None:
        """Let the present connections lead nowhere."""
        self._do(self._freeze())

    def mend(self) -> None:
        """Let new connections come through."""
        self._whole = True

    def __enter__(self) -> Wire:
        self._thread.start()
        self._do(self._open())
        return self

    def __exit__(self, *_error: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop).result()

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def _close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()
        await self._server.wait_closed()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        await asyncio.gather(*others)

    async def _cut(self) -> None:
        self._whole = False
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def _freeze(self) -> None:
        self._frozen |= self._writers

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        try:
            to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self.house.port)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, to_writer}
        await asyncio.gather(self._pump(reader, to_writer), self._pump(to_reader, writer))
        self._writers -= {writer, to_writer}
        self._frozen -= {writer, to_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if writer not in self._frozen:
                    writer.write(data)
                    await writer.drain()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
