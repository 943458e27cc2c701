"""The house as an ASGI application: built when the event loop runs, drained when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from litestar import Litestar, asgi
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from svinarium import __version__, bots, registry
from svinarium.kernel import SvinariumError
from svinarium.ledger import SecretBox, load_key
from svinarium.tables import (
    Database,
    House,
    LoopClock,
    Manners,
    Seating,
    SqliteLog,
    SystemLuck,
    ThreadThinker,
)
from svinarium.web.api import Api, health, on_bad_request, on_http_error, on_refusal
from svinarium.web.asgi_socket import serve_socket
from svinarium.web.connection import Reception
from svinarium.web.guests import Guests
from svinarium.web.pages import assets, page, root_file
from svinarium.web.settings import Settings
from svinarium.web.socket_port import GOING_AWAY, Peer, Socket


class FrontDoor:
    """A `Door` that can be given to the socket library before the house behind it is open."""

    def __init__(self) -> None:
        self.reception: Reception | None = None

    def open(self, socket: Socket) -> Peer:
        """A connection was made; before the house is open it is closed again."""
        if self.reception is None:
            socket.close(GOING_AWAY)
            return _Nobody()
        return self.reception.open(socket)

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may connect."""
        return self.reception is not None and self.reception.allows(origin, host)


class _Nobody:
    def text(self, frame: bytes) -> None:
        """Nobody hears it."""

    def closed(self) -> None:
        """Nobody minds."""


class Keys(msgspec.Struct, frozen=True):
    """The house's keys, each in a file of its own with mode 0600 in the data folder."""

    cookies: bytes
    box: SecretBox


def load_keys(settings: Settings) -> Keys:
    """Read the keys, made once if they are not there; `MalformedError` if a file is not to be trusted."""
    cookies = bytes(load_key(settings.data / "cookie.key"))
    return Keys(cookies, SecretBox.from_file(settings.data / "secrets.key"))


def build_app(settings: Settings, database: Database, keys: Keys, door: FrontDoor) -> Litestar:
    """The application of an opened database. ``door`` is where WebSockets come in."""

    @asgi("/ws", is_mount=False, copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(door, scope, receive, send)

    return Litestar(
        route_handlers=[Api, health, page, root_file, socket, *assets()],
        lifespan=[_lifespan(settings, database, keys, door)],
        exception_handlers={
            SvinariumError: on_refusal,
            ValidationException: on_bad_request,
            HTTPException: on_http_error,
        },
        openapi_config=OpenAPIConfig(
            title="Svinarium",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        request_max_body_size=64 * 1024,
        debug=False,
    )


def _lifespan(
    settings: Settings, database: Database, keys: Keys, door: FrontDoor
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        log = SqliteLog(database)
        thinker = ThreadThinker()
        house = House(
            log=log,
            clock=LoopClock(),
            luck=SystemLuck(),
            thinker=thinker,
            box=keys.box,
            seating=Seating(keys.cookies),
            game_of=registry.game,
            player_of=bots.make,
            manners=Manners(settings.bot_pace, settings.ceremony),
        )
        app.state.house, app.state.guests = house, Guests(keys.cookies)
        door.reception = Reception(house, settings.public_url)
        try:
            yield
        finally:
            await _drain(door.reception, house, log, thinker, database)
            door.reception = None

    return lifespan


async def _drain(
    reception: Reception, house: House, log: SqliteLog, thinker: ThreadThinker, database: Database
) -> None:
    """Nothing new comes in; what was taken is committed and answered; then the sockets are told to come back later."""
    await house.close()
    await asyncio.to_thread(thinker.close)
    await asyncio.to_thread(log.close)
    await asyncio.sleep(0)
    reception.close_all(GOING_AWAY)
    database.close()
