"""How a house is to be run, checked before anything starts."""

from __future__ import annotations

import errno
import os
import socket
import ssl
from pathlib import Path
from typing import Literal

import msgspec

from svinarium.kernel import MalformedError
from svinarium.tables import Manners


def default_data() -> Path:
    """Where a house keeps its things if nobody says: ``SVINARIUM_DATA``, else the user's data folder."""
    told = os.environ.get("SVINARIUM_DATA")
    if told:
        return Path(told)
    base = os.environ.get("XDG_DATA_HOME") or (Path.home() / ".local" / "share")
    return Path(base) / "svinarium"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of `svinarium serve`. ``bot_pace`` and ``ceremony`` are in milliseconds.

    ``rate`` is how many frames a second one connection may send, and a twentieth of what all of one address may; like
    the limits of open tables and ``keep_days`` it is 0 where there is to be none.

    ``sockets``: ``picows`` speaks WebSocket beside uvicorn's HTTP on one port, ``asgi`` is the plain fallback.
    """

    host: str = "0.0.0.0"
    port: int = 8377
    data: Path = msgspec.field(default_factory=default_data)
    database_url: str = ""
    public_url: str = ""
    tls_cert: str = ""
    tls_key: str = ""
    sockets: Literal["picows", "asgi"] = "picows"
    bot_pace: int = 700
    ceremony: int = 10_000
    rate: int = 50
    tables_per_guest: int = 20
    tables_per_address: int = 100
    keep_days: int = 0

    @property
    def manners(self) -> Manners:
        """What of it the tables need."""
        return Manners(self.bot_pace, self.ceremony, self.tables_per_guest, self.tables_per_address, self.keep_days)

    def check(self) -> None:
        """Refuse what cannot work, with one `MalformedError`: a folder, TLS files, a port in use."""
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            probe = self.data / f".probe-{os.getpid()}"
            probe.touch()
            probe.unlink()
        except OSError as error:
            raise MalformedError("folder_unwritable", {"path": str(self.data)}) from error
        self._check_tls()

    def _check_tls(self) -> None:
        """Certificate and key are both there, can be read, and belong together."""
        if not self.tls_cert and not self.tls_key:
            return
        for path in (self.tls_cert, self.tls_key):
            if not path or not os.access(path, os.R_OK):
                raise MalformedError("tls_files", {"path": path or self.tls_cert or self.tls_key})
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.tls_cert, self.tls_key, password="")
        except OSError as error:
            raise MalformedError("tls_files", {"path": self.tls_cert}) from error

    def bind(self) -> socket.socket:
        """The listening socket, from now on nobody else's; `MalformedError` ``port_in_use`` or ``host_unknown``."""
        try:
            family, kind, proto, _, address = socket.getaddrinfo(
                self.host, self.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
        except (OSError, UnicodeError, OverflowError) as error:
            raise MalformedError("host_unknown", {"host": self.host}) from error
        listener = socket.socket(family, kind, proto)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen()
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise MalformedError("host_unknown", {"host": self.host}) from error
            raise MalformedError("port_in_use", {"host": self.host, "port": self.port}) from error
        return listener
