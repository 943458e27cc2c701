"""One connection's conversation: hello first, then commands. Knows the protocol, not the transport."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from svinarium.kernel import IllegalError, MalformedError, Refusal, SvinariumError
from svinarium.tables import House, Table, Watcher
from svinarium.tables.frames import encode
from svinarium.tables.messages import MAX_FRAME, Hello, Incoming, Ping, Pong, Refused
from svinarium.web.allowance import Allowances, Bucket
from svinarium.web.socket_port import INVALID_TEXT, NORMAL, POLICY, TOO_BIG, Socket


class _Named(msgspec.Struct):
    id: str | None = None


_decode = msgspec.json.Decoder(Incoming).decode
_decode_id = msgspec.json.Decoder(_Named).decode

MAX_UNREADABLE = 8
"""Unreadable frames after which a connection is closed."""

MAX_TOO_FAST = 200
"""Frames beyond the allowance after which a connection is closed; one a second is forgiven."""


class Reception:
    """The `Door` to a house: makes connections, and says from which pages they may come."""

    def __init__(self, house: House, public_url: str = "", rate: int = 0) -> None:
        self._house = house
        self._allowances = Allowances(rate)
        self._public_host = urlsplit(public_url).netloc.lower()
        self.connections: set[Connection] = set()

    def open(self, socket: Socket) -> Connection:
        """A connection was made."""
        connection = Connection(self._house, socket, self._allowances.open(socket.address), self._gone)
        self.connections.add(connection)
        return connection

    def _gone(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._allowances.close(connection.socket.address)

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Pages of this house may connect, and programs, which send no origin; pages of others may not."""
        if origin is None:
            return True
        try:
            netloc = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(netloc) and netloc in ((host or "").lower(), self._public_host)

    def close_all(self, code: int) -> None:
        """Close every connection."""
        for connection in tuple(self.connections):
            connection.socket.close(code)


class Connection:
    """One client. What cannot be read or comes too fast is refused; too much of it closes this connection alone.

    ``buckets`` is its allowance: a frame takes one of each.
    """

    def __init__(
        self, house: House, socket: Socket, buckets: tuple[Bucket, ...], gone: Callable[[Connection], None]
    ) -> None:
        self.socket = socket
        self._buckets = buckets
        self._patience = Bucket(1, MAX_TOO_FAST)
        self._house = house
        self._gone = gone
        self._table: Table | None = None
        self._watcher: Watcher | None = None
        self._unreadable = 0

    def text(self, frame: bytes) -> None:
        """A text frame came."""
        if len(frame) > MAX_FRAME:
            self.socket.close(TOO_BIG)
            return
        if not _is_text(frame):
            self.socket.close(INVALID_TEXT)
            return
        for bucket in self._buckets:
            if not bucket.take():
                self._hurries(frame)
                return
        try:
            message = _decode(frame)
        except msgspec.ValidationError as error:
            self._cannot_read("message", str(error))
            return
        except (msgspec.DecodeError, RecursionError) as error:
            self._cannot_read("json", str(error))
            return
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Ping):
            self.socket.send(encode(Pong(message.n)))
        elif self._table is None or self._watcher is None:
            self._refuse(message.id, IllegalError(Refusal("hello_first")))
        else:
            self._house.command(self._table, self._watcher, message)

    def closed(self) -> None:
        """The connection is gone."""
        self._leave()
        self._gone(self)

    def _hello(self, hello: Hello) -> None:
        """The new place is taken before the old one is left: nobody is offline because he said hello again."""
        try:
            place = self._house.watch(self.socket, hello)
        except SvinariumError as error:
            self._refuse(None, error)
            self.socket.close(NORMAL)
            return
        self._leave()
        self._table, self._watcher = place

    def _leave(self) -> None:
        if self._table is not None and self._watcher is not None:
            self._house.left(self._table, self._watcher)
        self._table = self._watcher = None

    def _hurries(self, frame: bytes) -> None:
        """A frame beyond the allowance: it is answered, so that a client does not wait for it, and nothing is done."""
        if not self._patience.take():
            self.socket.close(POLICY)
            return
        try:
            named = _decode_id(frame).id
        except (msgspec.DecodeError, RecursionError):
            named = None
        self._refuse(named, IllegalError(Refusal("too_fast")))

    def _cannot_read(self, code: str, what: str) -> None:
        self._refuse(None, MalformedError(code, {"what": what[:200]}))
        self._unreadable += 1
        if self._unreadable >= MAX_UNREADABLE:
            self.socket.close(INVALID_TEXT)

    def _refuse(self, command_id: str | None, error: SvinariumError) -> None:
        version = self._table.data.version if self._table is not None else 0
        self.socket.send(encode(Refused(command_id, error.kind, error.code, error.facts, version)))


def _is_text(frame: bytes) -> bool:
    """Whether a frame is UTF-8; the decoder does not look at what it skips."""
    if frame.isascii():
        return True
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True
