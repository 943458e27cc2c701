"""The house as an ASGI application: built when the event loop runs, drained when it stops."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, asgi
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_426_UPGRADE_REQUIRED
from litestar.types import Receive, Scope, Send

from svinarium import __version__
from svinarium.kernel import SvinariumError
from svinarium.tables import Database, Keys, open_house
from svinarium.web.address import invitation_base
from svinarium.web.api import Api, health, on_bad_request, on_failure, on_http_error, on_refusal
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


def build_app(settings: Settings, database: Database, keys: Keys, door: FrontDoor) -> Litestar:
    """The application of an opened database. ``door`` is where WebSockets come in."""

    @asgi("/ws", is_mount=False, copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise HTTPException(status_code=HTTP_426_UPGRADE_REQUIRED, headers={"upgrade": "websocket"})
        await serve_socket(door, scope, receive, send)

    return Litestar(
        route_handlers=[Api, health, page, root_file, socket, *assets()],
        lifespan=[_lifespan(settings, database, keys, door)],
        exception_handlers={
            SvinariumError: on_refusal,
            ValidationException: on_bad_request,
            HTTPException: on_http_error,
            RecursionError: on_bad_request,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Svinarium",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        request_max_body_size=64 * 1024,
        logging_config=None,
        debug=False,
    )


def _lifespan(
    settings: Settings, database: Database, keys: Keys, door: FrontDoor
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(database, keys, settings.manners) as house:
            app.state.house, app.state.guests = house, Guests(keys.cookies)
            app.state.address = invitation_base(settings)
            door.reception = reception = Reception(house, settings.public_url, settings.rate)
            yield
            door.reception = None
        reception.close_all(GOING_AWAY)
        database.close()

    return lifespan
