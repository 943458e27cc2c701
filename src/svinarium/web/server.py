"""Running a house: everything that can go wrong is found out before the first request is taken."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack

import structlog
import uvicorn
from litestar import Litestar

from svinarium.tables import load_keys, open_database
from svinarium.tables.messages import MAX_FRAME
from svinarium.web.app import FrontDoor, build_app
from svinarium.web.picows_socket import picows_protocol
from svinarium.web.settings import Settings


class _Server(uvicorn.Server):
    """uvicorn, but for a word when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_the_collector()
            self._ready()


def run(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until the process is told to stop; ``ready`` is called when the house takes requests.

    `MalformedError` says what of the settings cannot work (``port_in_use``, ``folder_unwritable``, ``database_newer``,
    ``database_locked``, ``database_unreadable``, ``tls_files``, ``secret_key_mode`` …), before anything has started.
    """
    settings.check()
    with ExitStack() as stack:
        listener = stack.enter_context(settings.bind())
        keys = load_keys(settings.data)
        database = open_database(settings.database_url, settings.data)
        stack.callback(database.close)
        _set_up_logging()
        door = FrontDoor()
        config = _config(settings, build_app(settings, database, keys, door), door)
        _Server(config, ready).run(sockets=[listener])


def _config(settings: Settings, app: Litestar, door: FrontDoor) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws=picows_protocol(door) if settings.sockets == "picows" else "websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        loop="auto",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        timeout_graceful_shutdown=5,
    )


def _spare_the_collector() -> None:
    """Look for garbage in cycles seldom: tables are made of immutable values, which have none.

    With the interpreter's own thresholds a busy house spends a fifth of its time looking through them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _set_up_logging() -> None:
    """Events as lines on standard error; nothing secret is ever handed to a logger."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
