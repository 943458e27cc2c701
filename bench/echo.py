"""The peer of the live path: picows behind uvicorn sends every message back. ``python -m bench.echo PORT``."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from svinarium.web.picows_socket import picows_protocol
from svinarium.web.socket_port import Peer, Socket


class EchoPeer:
    """Sends back what comes."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    def text(self, frame: bytes) -> None:
        """A text frame came."""
        self._socket.send(frame)

    def closed(self) -> None:
        """Nothing is kept."""


class EchoDoor:
    """Lets everybody in."""

    def open(self, socket: Socket) -> Peer:
        """A connection was made."""
        return EchoPeer(socket)

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Everybody."""
        return True


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answers /health and nothing else."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})


if __name__ == "__main__":
    uvicorn.run(
        application, port=int(sys.argv[1]), http="httptools", ws=picows_protocol(EchoDoor()), log_level="warning"
    )
