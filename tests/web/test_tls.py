"""The same house over https: pages, cookies and WebSockets."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from svinarium.tables.messages import Frame, Hello, SendDigest
from svinarium.web.guests import COOKIE
from tests.live.evening import evening
from tests.live.guest import message
from tests.live.server import PATIENCE_S, Server
from tests.web.certificate import certificate


class Secure(Server):
    """A house that speaks https."""

    def health(self) -> int:
        """The status of ``/health``."""
        return httpx.get(f"https://{self.address}/health", verify=self.trust(), timeout=PATIENCE_S).status_code

    def trust(self) -> ssl.SSLContext:
        """What a client needs to believe it."""
        return ssl.create_default_context(cafile=self.settings["tls_cert"])


@pytest.fixture(scope="module", params=("picows", "asgi"))
def secure(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Secure]:
    folder = tmp_path_factory.mktemp("house")
    cert, key = certificate(folder)
    server = Secure(folder, sockets=request.param, tls_cert=str(cert), tls_key=str(key))
    server.start()
    with server:
        yield server


@evening
async def test_a_table_over_https(secure: Secure) -> None:
    trust = secure.trust()
    async with httpx.AsyncClient(base_url=f"https://{secure.address}", verify=trust, timeout=PATIENCE_S) as http:
        answer = await http.post("/api/tables", json={"game": "pig", "seats": [{"kind": "me"}]})
        opened = answer.json()
        assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["secure"] is True
    origin = f"https://{secure.address}"
    uri = f"wss://{secure.address}/ws"
    async with connect(uri, ssl=trust, additional_headers={"Origin": origin}, compression=None, proxy=None) as socket:
        await socket.send(_text(Hello(opened["table"], opened["token"])))
        game_id = ""
        while not game_id:
            told = _plain(await socket.recv())
            state = told.get("state") or told.get("table") or {}
            game_id = (state.get("ledger") or {}).get("game_id", "")
        await socket.send(_text(SendDigest("a", game_id, "00" * 32)))
        while True:
            heard = message(str(await socket.recv()).encode())
            if isinstance(heard, Frame) and heard.ack == "a":
                break


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _plain(raw: str | bytes) -> dict[str, Any]:
    value = msgspec.json.decode(raw)
    assert isinstance(value, dict)
    return value
