"""WebSockets by plain ASGI: the fallback where picows is not to be had. Same port, same door, slower."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.types import Receive, Scope, Send

from svinarium.web.socket_port import MAX_BACKLOG, NORMAL, UNSUPPORTED, Door


class AsgiSocket:
    """The `Socket` port on an ASGI connection: frames wait in a queue that one task empties."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._waiting = 0
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    def start(self, send: Send) -> asyncio.Task[None]:
        """Start sending what is queued."""
        self._writer = asyncio.create_task(self._run(send))
        return self._writer

    def send(self, frame: bytes) -> None:
        """Queue a text frame, unless this reader is hopelessly behind: he would not read a close code either."""
        if self._closing:
            return
        if self._waiting > MAX_BACKLOG and self._writer is not None:
            self._closing = True
            self._writer.cancel()
            return
        self._waiting += len(frame)
        self._queue.put_nowait(frame)

    def backlog(self) -> int:
        """Bytes that wait for the reader."""
        return self._waiting

    def close(self, code: int) -> None:
        """Close with a code after what is queued."""
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(code)

    async def _run(self, send: Send) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await send({"type": "websocket.close", "code": item, "reason": ""})
                return
            self._waiting -= len(item)
            await send({"type": "websocket.send", "text": item.decode(), "bytes": None})


async def serve_socket(door: Door, scope: Scope, receive: Receive, send: Send) -> None:
    """One WebSocket connection from handshake to end."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()
    if not door.allows(headers.get(b"origin"), headers.get(b"host")):
        await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    client = scope["client"]
    socket = AsgiSocket(client[0] if client else "")
    peer = door.open(socket)
    writer = socket.start(send)
    try:
        await _listen(socket, peer.text, receive, writer)
    finally:
        peer.closed()
        socket.close(NORMAL)
        await asyncio.gather(writer, return_exceptions=True)


async def _listen(socket: AsgiSocket, hear: Any, receive: Receive, writer: asyncio.Task[None]) -> None:
    while not writer.done():
        incoming = asyncio.ensure_future(receive())
        await asyncio.wait({incoming, writer}, return_when=asyncio.FIRST_COMPLETED)
        if not incoming.done():
            incoming.cancel()
            return
        message = incoming.result()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if text is None:
            socket.close(UNSUPPORTED)
        else:
            hear(text.encode())
