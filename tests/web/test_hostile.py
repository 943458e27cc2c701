"""Clients that do not keep to the rules: each loses its own connection, and nobody else notices anything."""

from __future__ import annotations

import asyncio
import socket
import struct

import msgspec
import pytest

from svinarium.tables.messages import MAX_FRAME, Ack, Hello, Ping, Pong, Refused
from svinarium.web.connection import MAX_UNREADABLE
from tests.live.evening import Table, evening, playing
from tests.live.guest import message
from tests.live.raw import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Raw, frame, handshake
from tests.live.server import Server

PING_7 = msgspec.json.encode(Ping(7))
BIG = b'{"type":"ping","n":1,"x":"' + b"x" * (MAX_FRAME - 28) + b'"}'

HOSTILE = {
    "one byte too many": (1009, [frame(BIG + b" ")]),
    "too long in all": (1009, [frame(b"[" * 5000, fin=False), frame(b"[" * 5000, CONTINUATION)]),
    "endless pieces": (1009, [frame(b"[" * 100, fin=False), *[frame(b"[" * 100, CONTINUATION, fin=False)] * 100]),
    "a terabyte": (1009, [frame(b"x", size=1 << 40)]),
    "binary": (1003, [frame(b"\x00\x01", BINARY)]),
    "not UTF-8": (1007, [frame(b'{"type":"ping","n":7,"x":"\xff"}')]),
    "not UTF-8 in pieces": (
        1007,
        [frame(b'{"type":"ping","n":7,"x":"\xf0\x9f', fin=False), frame(b'"}', CONTINUATION)],
    ),
    "half a surrogate": (1007, [frame(b'{"type":"ping","n":7,"x":"\xed\xa0\x80"}')]),
    "not masked": (1002, [frame(PING_7, mask=False)]),
    "a reserved bit": (1002, [frame(PING_7, reserved=4)]),
    "a reserved opcode": (1002, [frame(PING_7, 3)]),
    "a long ping": (1002, [frame(b"x" * 126, PING)]),
    "a ping in pieces": (1002, [frame(b"x", PING, fin=False)]),
    "a continuation of nothing": (1002, [frame(PING_7, CONTINUATION)]),
    "a text within a text": (1002, [frame(PING_7[:5], fin=False), frame(PING_7)]),
    "a close code of nobody": (1002, [frame((1005).to_bytes(2, "big"), CLOSE)]),
    "half a close code": (1002, [frame(b"\x03", CLOSE)]),
    "never readable": (1007, [frame(b"?")] * MAX_UNREADABLE),
    "never a message": (1007, [frame(b'{"type":"secret"}')] * MAX_UNREADABLE),
}


async def nobody_noticed(table: Table, before: int) -> None:
    """The table stands where it stood, everybody is there, and the game goes on."""
    mover = await table.mover()
    answer = await mover.move("roll")
    assert answer == Ack(answer.id or "", before + 1)
    await table.together()
    for client in table.clients:
        assert (client.version, client.state["online"]) == (before + 1, [0, 1])


@pytest.mark.parametrize("what", HOSTILE)
@evening
async def test_a_hostile_frame_closes_its_own_socket_only(server: Server, what: str) -> None:
    code, frames = HOSTILE[what]
    async with playing(server, "me", "open") as table, await Raw.socket(server) as raw:
        before = table.people[0].version or 0
        await raw.send(frame(msgspec.json.encode(Hello(table.name, table.people[0].token))))
        await raw.next()
        await raw.send(*frames)
        assert await raw.closed() == code
        await nobody_noticed(table, before)
    assert await asyncio.to_thread(server.health) == 200


@evening
async def test_the_longest_frame_is_read(server: Server) -> None:
    async with await Raw.socket(server) as raw:
        assert len(BIG) == MAX_FRAME
        await raw.send(frame(BIG))
        assert await raw.next() == (TEXT, msgspec.json.encode(Pong(1)))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"?",
        b"null",
        b"[]",
        b"{}",
        b'{"type":"hello"}',
        b'{"type":"hello","table":5}',
        b'{"type":"ping","n":1.5}',
        b'{"type":"ping","n":' + b"9" * 5000 + b"}",
        b'{"type":"welcome"}',
        b'{"type":"move","id":1,"version":1,"move":"roll"}',
        b'{"type":"move","id":"a","version":"1","move":"roll"}',
        b'{"type":"hello","table":"\\ud800"}',
        b'{"type":"ping","n":7}x',
        b'\xef\xbb\xbf{"type":"ping","n":7}',
        b'{"type":"ping","x":' + b"[" * 8000,
        b'{"a":' * 1500,
    ],
)
@evening
async def test_a_frame_that_cannot_be_read_is_refused_and_the_next_one_heard(server: Server, text: bytes) -> None:
    async with await Raw.socket(server) as raw:
        await raw.send(frame(text), frame(PING_7))
        got = await raw.next()
        assert got is not None
        refused = message(got[1])
        assert isinstance(refused, Refused)
        assert (refused.id, refused.kind, refused.version) == (None, "malformed", 0)
        assert refused.code in ("json", "message")
        assert await raw.next() == (TEXT, msgspec.json.encode(Pong(7)))


@pytest.mark.parametrize(
    "frames",
    [
        [frame(PING_7[:9], fin=False), frame(PING_7[9:], CONTINUATION)],
        [frame(PING_7[:9], fin=False), frame(b"", CONTINUATION, fin=False), frame(PING_7[9:], CONTINUATION)],
        [frame(b"", fin=False), frame(PING_7, CONTINUATION)],
        [frame(PING_7, fin=False), frame(b"", CONTINUATION)],
        [frame(PING_7[:9], fin=False), frame(b"", PONG), frame(PING_7[9:], CONTINUATION)],
    ],
)
@evening
async def test_a_message_in_pieces_is_one_message(server: Server, frames: list[bytes]) -> None:
    async with await Raw.socket(server) as raw:
        await raw.send(*frames, frame(PING_7))
        assert [await raw.next(), await raw.next()] == [(TEXT, msgspec.json.encode(Pong(7)))] * 2


@evening
async def test_a_ping_of_the_protocol_is_answered_also_within_a_message(server: Server) -> None:
    async with await Raw.socket(server) as raw:
        await raw.send(frame(PING_7[:9], fin=False), frame(b"hear me", PING), frame(PING_7[9:], CONTINUATION))
        assert await raw.next() == (PONG, b"hear me")
        assert await raw.next() == (TEXT, msgspec.json.encode(Pong(7)))


@evening
async def test_bytes_that_come_one_by_one(server: Server) -> None:
    async with await Raw.socket(server) as raw:
        for byte in frame(PING_7):
            await raw.send(bytes([byte]))
        assert await raw.next() == (TEXT, msgspec.json.encode(Pong(7)))


@evening
async def test_many_frames_in_one_go(server: Server) -> None:
    async with await Raw.socket(server) as raw:
        await raw.send(*(frame(msgspec.json.encode(Ping(n))) for n in range(500)))
        for n in range(500):
            assert await raw.next() == (TEXT, msgspec.json.encode(Pong(n)))


@evening
async def test_who_hangs_up_in_the_middle_of_a_frame(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        before = table.people[0].version or 0
        async with await Raw.socket(server) as raw:
            await raw.send(frame(msgspec.json.encode(Hello(table.name, None))), frame(PING_7)[:5])
            await raw.next()
            raw.writer.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
            raw.writer.transport.abort()
        await nobody_noticed(table, before)


@evening
async def test_handshakes_of_browsers(server: Server) -> None:
    for headers in (
        {"Connection": "keep-alive, Upgrade"},
        {"Connection": "upgrade", "Upgrade": "WebSocket"},
        {"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits"},
        {"Cookie": "other=" + "x" * 6_000},
        {"Accept_Language": "ru,en;q=0.8", "User_Agent": "Mozilla/5.0 (X11; Свинка)".encode().decode("latin-1")},
    ):
        async with await Raw.socket(server, **headers) as raw:
            await raw.send(frame(PING_7))
            assert await raw.next() == (TEXT, msgspec.json.encode(Pong(7)))


@pytest.mark.parametrize(
    ("path", "headers", "statuses"),
    [
        ("/ws", {"Sec-WebSocket-Key": ""}, {400}),
        ("/ws", {"Sec-WebSocket-Key": "pig"}, {400}),
        ("/ws", {"Sec-WebSocket-Version": "12"}, {400, 426}),
        ("/ws", {"Sec-WebSocket-Version": ""}, {400, 426}),
        ("/wss", {}, {403, 404}),
        ("/api/games", {}, {403, 404}),
        ("/ws/", {}, {101, 403, 404}),
        ("/ws", {"Upgrade": "pig"}, {400, 426}),
    ],
)
@evening
async def test_handshakes_of_nobody(server: Server, path: str, headers: dict[str, str], statuses: set[int]) -> None:
    async with await Raw.open(server) as raw:
        named = {name.replace("-", "_"): value for name, value in headers.items()}
        status, _ = await raw.ask(handshake(server, path, **named))
        assert status in statuses
    assert await asyncio.to_thread(server.health) == 200
