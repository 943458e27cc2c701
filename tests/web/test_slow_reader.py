"""A client that never reads: it is closed alone, what waits for it is bounded, and nobody else waits."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from svinarium.tables.messages import Hello
from tests.live.evening import evening, playing
from tests.live.raw import Raw, frame, handshake
from tests.live.server import PATIENCE_S, Server

BACKLOG = 64 * 1024


@pytest.fixture(scope="module", params=("picows", "asgi"))
def impatient(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where little may wait for a slow reader."""
    constants = {f"svinarium.web.{name}_socket:MAX_BACKLOG": BACKLOG for name in ("picows", "asgi")}
    with Server(tmp_path_factory.mktemp("house"), sockets=request.param, constants=constants) as house:
        yield house


async def slow_reader(server: Server) -> Raw:
    """A connection whose reader has gone to sleep after the handshake, with little room of its own."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
    raw = Raw(*await asyncio.open_connection(sock=plain, limit=1024))
    status, _ = await raw.ask(handshake(server))
    assert status == 101
    return raw


def memory(server: Server) -> int:
    """The memory of the house's process, in bytes; 0 on a system that does not say."""
    path = Path(f"/proc/{server.pid}/status")
    if not path.exists():
        return 0
    status = path.read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


@evening
async def test_a_slow_reader_is_closed_alone(impatient: Server) -> None:
    async with playing(impatient, "me", "open", target=1000) as table:
        one, two = table.people
        for _ in range(150):
            mover = await table.mover()
            await mover.move("bank" if mover.view["turn_total"] >= 20 else "roll")
        await table.together()
        await two.disconnect()
        await one.until(lambda: one.state["online"] == [0])
        before = memory(impatient)
        async with await slow_reader(impatient) as raw:
            hello = frame(msgspec.json.encode(Hello(table.name, two.token)))
            await raw.send(hello)
            await one.until(lambda: one.state["online"] == [0, 1])
            nobody = asyncio.create_task(one.until(lambda: one.state["online"] == [0]))
            shouting = asyncio.create_task(shout(raw, hello))
            async with asyncio.timeout(PATIENCE_S):
                await nobody
            shouting.cancel()
            await asyncio.gather(shouting, return_exceptions=True)
            raw.writer.transport.abort()
        assert memory(impatient) - before < 64 << 20
        await two.connect()
        assert two.view["scores"] == one.view["scores"]
        mover = await table.mover()
        await mover.move("roll")
        await table.together()


async def shout(raw: Raw, hello: bytes) -> None:
    """Ask for the whole state again and again, and read none of it."""
    while True:
        await raw.send(hello)


@evening
async def test_frames_that_nobody_reads_are_not_kept_for_ever(impatient: Server) -> None:
    async with playing(impatient, "me", "open", target=1000) as table, await slow_reader(impatient) as raw:
        await raw.send(frame(msgspec.json.encode(Hello(table.name, None))))
        for _ in range(100):
            mover = await table.mover()
            await mover.move("bank" if mover.view["turn_total"] >= 20 else "roll")
        await table.together()
        raw.writer.transport.abort()
    assert await asyncio.to_thread(impatient.health) == 200
