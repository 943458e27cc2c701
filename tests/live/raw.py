"""WebSocket and HTTP byte by byte, for clients that do not keep to the rules."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from types import TracebackType
from typing import Protocol

from tests.live.server import PATIENCE_S

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    mask: bool = True,
    reserved: int = 0,
    size: int | None = None,
) -> bytes:
    """A frame as a client sends it; ``size``: the length that it claims."""
    claimed = len(payload) if size is None else size
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    bit = 0x80 if mask else 0
    if claimed < 126:
        head = struct.pack("!BB", first, bit | claimed)
    elif claimed < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, claimed)
    else:
        head = struct.pack("!BBQ", first, bit | 127, claimed)
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


class Place(Protocol):
    """Where to connect: a house, or what stands before it."""

    @property
    def address(self) -> str:
        """Host and port."""
        ...


def handshake(server: Place, path: str = "/ws", **headers: str) -> bytes:
    """The request that asks for a WebSocket; headers by name, with ``_`` for ``-``."""
    sent = {
        "Host": server.address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items() if value)]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class Raw:
    """A TCP connection to the house."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, server: Place) -> Raw:
        """Connect, and say nothing."""
        host, _, port = server.address.partition(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    @classmethod
    async def socket(cls, server: Place, **headers: str) -> Raw:
        """Connect, and ask for a WebSocket, which must be granted."""
        raw = await cls.open(server)
        try:
            status, head = await raw.ask(handshake(server, **headers))
            assert status == 101, head
        except BaseException:
            await raw.__aexit__(None, None, None)
            raise
        return raw

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Send a request; status and head of the answer."""
        self.writer.write(request)
        await self.writer.drain()
        async with asyncio.timeout(PATIENCE_S):
            head = await self.reader.readuntil(b"\r\n\r\n")
        return int(head.split(b" ", 2)[1]), head

    async def send(self, *parts: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(b"".join(parts))
        await self.writer.drain()

    async def next(self) -> tuple[int, bytes] | None:
        """The next frame, as opcode and payload; nothing if the house has hung up."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                first, second = await self.reader.readexactly(2)
                size = second & 0x7F
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                assert not second & 0x80, "a house never masks"
                return first & 0xF, await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionResetError):
                return None

    async def closed(self) -> int | None:
        """Read on until the house closes: its close code, or nothing if it hung up without one."""
        code = None
        while (got := await self.next()) is not None:
            opcode, payload = got
            if opcode == CLOSE and code is None:
                (code,) = struct.unpack("!H", payload[:2])
                self.writer.write(frame(payload[:2], CLOSE))
        return code

    async def __aenter__(self) -> Raw:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.transport.abort()
        try:
            await self.writer.wait_closed()
        except ConnectionError:
            return
