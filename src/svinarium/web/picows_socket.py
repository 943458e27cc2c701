"""WebSockets by picows on uvicorn's own port: uvicorn hands an upgrade to the protocol class that is made here.

picows parses frames in C, a few times faster than the pure ASGI path (``bench/README.md``).
"""

from __future__ import annotations

import logging
import re
from typing import Any

import picows
from picows import picows as _native

from svinarium.tables.messages import MAX_FRAME
from svinarium.web.socket_port import (
    MAX_BACKLOG,
    PROTOCOL_ERROR,
    TOO_BIG,
    TRY_LATER,
    UNSUPPORTED,
    Door,
    Peer,
)

PATH = "/ws"
PING_AFTER_S = 20.0
"""Idle seconds after which a client is asked whether it is still there, and then has as long again to answer."""

_CONNECTION = re.compile(rb"\r\nconnection:[^\r\n]*\r\n", re.IGNORECASE)
"""Firefox says ``keep-alive, Upgrade``; uvicorn has found the word among the others, picows wants to see it alone."""

_TEXT = picows.WSMsgType.TEXT
_BINARY = picows.WSMsgType.BINARY
_CLOSE = picows.WSMsgType.CLOSE
_CONTINUATION = picows.WSMsgType.CONTINUATION


class PicowsSocket:
    """The `Socket` port on a picows transport."""

    __slots__ = ("_transport", "address", "backlog")

    def __init__(self, transport: picows.WSTransport) -> None:
        self._transport = transport
        self.backlog = transport.underlying_transport.get_write_buffer_size
        peer = transport.underlying_transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) and peer else ""

    def send(self, frame: bytes) -> None:
        """Send a text frame, unless this reader is hopelessly behind."""
        if self._transport.is_disconnected:
            return
        if self.backlog() > MAX_BACKLOG:
            self.close(TRY_LATER)
            return
        self._transport.send(_TEXT, frame)

    def close(self, code: int) -> None:
        """Close with a code; a reader with a backlog is cut off at once."""
        if self._transport.is_disconnected:
            return
        self._transport.send_close(picows.WSCloseCode(code))
        self._transport.disconnect(graceful=self.backlog() <= MAX_BACKLOG)


class _Listener(picows.WSListener):
    def __init__(self, door: Door) -> None:
        super().__init__()
        self._door = door
        self._peer: Peer | None = None
        self._parts: bytearray | None = None

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self._socket = PicowsSocket(transport)
        self._peer = self._door.open(self._socket)

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        kind = frame.msg_type
        if self._peer is None:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._socket.close(PROTOCOL_ERROR)
        elif kind == _TEXT and frame.fin and self._parts is None:
            self._peer.text(frame.get_payload_as_bytes())
        elif kind == _CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif kind in (_TEXT, _CONTINUATION):
            self._part(frame)
        elif kind == _BINARY:
            self._socket.close(UNSUPPORTED)

    def _part(self, frame: picows.WSFrame) -> None:
        """A piece of a message that comes in several frames: text first, then continuations."""
        if (self._parts is None) != (frame.msg_type == _TEXT):
            self._socket.close(PROTOCOL_ERROR)
            return
        parts = self._parts = bytearray() if self._parts is None else self._parts
        parts += frame.get_payload_as_bytes()
        if len(parts) > MAX_FRAME:
            self._socket.close(TOO_BIG)
        elif frame.fin and self._peer is not None:
            self._parts = None
            self._peer.text(bytes(parts))

    def on_ws_disconnected(self, transport: picows.WSTransport) -> None:
        if self._peer is not None:
            self._peer.closed()
            self._peer = None


def picows_protocol(door: Door) -> type[Any]:
    """A protocol class for uvicorn's ``ws=`` whose connections come in by this door."""

    def accept(request: picows.WSUpgradeRequest) -> picows.WSListener | picows.WSUpgradeResponseWithListener | None:
        if request.path.partition(b"?")[0] != PATH.encode():
            return None
        if not door.allows(request.headers.get("origin"), request.headers.get("host")):
            refusal = picows.WSUpgradeResponse.create_error_response(403, b"origin")
            return picows.WSUpgradeResponseWithListener(refusal, None)
        return _Listener(door)

    logger = logging.getLogger("svinarium.picows")
    logger.setLevel(logging.ERROR)

    class Protocol(_native.WSProtocol):  # type: ignore[name-defined,misc]  # picows ships no types for it
        """picows behind uvicorn: made for each upgrade, then fed with the request that uvicorn has already read."""

        def __init__(self, config: object, server_state: object, app_state: object) -> None:
            super().__init__(
                None,  # host and path: a server has none
                None,
                False,  # not a client
                accept,
                logger,
                True,  # disconnect on an exception in a listener
                5.0,  # seconds for the handshake
                True,  # ask idle clients
                PING_AFTER_S,
                PING_AFTER_S,
                picows.WSAutoPingStrategy.PING_WHEN_IDLE,
                True,  # answer pings
                MAX_FRAME,
                None,  # no further headers
                4096,  # first size of the read buffer
            )

        def data_received(self, data: bytes) -> None:
            """Hand over the request that uvicorn has read; all that follows comes in by this protocol's own buffer."""
            data = _CONNECTION.sub(b"\r\nconnection: upgrade\r\n", data, count=1)
            while data:
                buffer = self.get_buffer(len(data))
                size = min(len(buffer), len(data))
                buffer[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]

    return Protocol
