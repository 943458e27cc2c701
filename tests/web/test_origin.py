"""From which pages a browser may connect: only from those of this house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.live.evening import evening
from tests.live.raw import Raw, handshake
from tests.live.server import Server

SETTINGS = {"public_url": "https://Pigs.example/"}


@evening
async def test_pages_of_this_house_may_connect(server: Server) -> None:
    for origin in (None, server.url, server.url.upper(), "https://pigs.example", "http://pigs.example"):
        async with await Raw.open(server) as raw:
            status, _ = await raw.ask(handshake(server, Origin=origin or ""))
            assert status == 101, origin


@evening
async def test_pages_of_others_may_not(server: Server) -> None:
    for origin in (
        "https://evil.example",
        "http://127.0.0.1",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://127.0.0.1.evil.example:{server.port}",
        f"http://localhost:{server.port}",
        "https://pigs.example.evil.example",
        "https://pigs.example:444",
        "https://evil.example/?https://pigs.example",
        f"http://{server.address}@evil.example",
        "null",
        "http://",
        "http://[",
        "pigs.example",
        "file://",
        "é",
    ):
        async with await Raw.open(server) as raw:
            sent = origin.encode().decode("latin-1")
            status, _ = await raw.ask(handshake(server, Origin=sent))
            assert status == 403, origin


@evening
async def test_a_house_behind_another_name(server: Server) -> None:
    async with await Raw.open(server) as raw:
        status, _ = await raw.ask(handshake(server, Host="lan.example", Origin="http://lan.example"))
        assert status == 101
    async with await Raw.open(server) as raw:
        status, _ = await raw.ask(handshake(server, Host="lan.example", Origin=server.url))
        assert status == 403


@pytest.fixture(scope="module", params=("picows", "asgi"))
def nameless(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house without a public address."""
    with Server(tmp_path_factory.mktemp("house"), sockets=request.param) as house:
        yield house


@evening
async def test_a_house_without_a_public_address(nameless: Server) -> None:
    for origin, expected in ((nameless.url, 101), ("https://pigs.example", 403), ("null", 403), ("http://", 403)):
        async with await Raw.open(nameless) as raw:
            status, _ = await raw.ask(handshake(nameless, Origin=origin))
            assert status == expected, origin
