"""The `Socket` port: what a connection needs of a WebSocket, whatever library speaks it."""

from __future__ import annotations

from typing import Protocol

MAX_BACKLOG = 1 << 20
"""Bytes that may wait for a slow reader before he is closed, alone."""

NORMAL = 1000
GOING_AWAY = 1001
PROTOCOL_ERROR = 1002
UNSUPPORTED = 1003
INVALID_TEXT = 1007
POLICY = 1008
TOO_BIG = 1009
TRY_LATER = 1013


class Socket(Protocol):
    """One client's WebSocket. Nothing here blocks or raises. ``address`` is the network address of the other end."""

    address: str

    def send(self, frame: bytes) -> None:
        """Send a text frame; a reader who is too slow is closed with `TRY_LATER`."""
        ...

    def backlog(self) -> int:
        """Bytes that wait for the reader."""
        ...

    def close(self, code: int) -> None:
        """Close with a WebSocket close code."""
        ...


class Door(Protocol):
    """What sits behind the sockets: it makes a `Peer` for each new connection."""

    def open(self, socket: Socket) -> Peer:
        """A connection was made."""
        ...

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may connect."""
        ...


class Peer(Protocol):
    """The house's end of one connection."""

    def text(self, frame: bytes) -> None:
        """A whole text frame came."""
        ...

    def closed(self) -> None:
        """The connection is gone."""
        ...
