"""The HTTP door: games, tables, seats, records, health. Bodies are the types of `svinarium.tables.messages`."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from svinarium import __version__
from svinarium.kernel import MalformedError, SvinariumError
from svinarium.tables import House
from svinarium.tables.messages import (
    ErrorBody,
    GameInfo,
    GameSetup,
    Health,
    HouseCounts,
    NewTable,
    Seated,
    SitDown,
    TableOpened,
    TableSummary,
)
from svinarium.web import catalogue
from svinarium.web.guests import COOKIE, MAX_AGE, Guests

_log = structlog.get_logger("svinarium.web")

_NOT_FOUND = frozenset({"table_unknown", "game_unknown", "language_unknown"})
_TOO_MANY = frozenset({"tables_many"})
_STATUS = {"malformed": 400, "illegal": 409, "stale": 409, "unsaved": 503}

_MEANING = {
    400: "It cannot be read, or cannot be had.",
    404: "There is no such thing.",
    409: "It is refused as things stand.",
    429: "That would be too many.",
    503: "The disk refuses it; nothing has changed.",
}


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of the interface: with which statuses an address answers an `ErrorBody`."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=_MEANING[status]) for status in statuses
    }


class Api(Controller):
    """Everything under ``/api``. Nothing of it is for caches: some answers hold codes and tokens."""

    path = "/api"
    cache_control = CacheControlHeader(no_store=True)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games of the house."""
        return catalogue.games()

    @get("/games/{game:str}", sync_to_thread=False, responses=_errors(400, 404))
    def game(self, game: FromPath[str], request: Request[Any, Any, State]) -> GameSetup:
        """A game with its options resolved; options, ``seats`` and ``preset`` come as query parameters."""
        return catalogue.setup(game, dict(request.query_params.items()))

    @get(
        "/games/{game:str}/messages/{lang:str}",
        media_type="text/plain",
        sync_to_thread=False,
        responses=_errors(400, 404),
    )
    def messages(self, game: FromPath[str], lang: FromPath[str]) -> str:
        """The game's Fluent catalogue."""
        return catalogue.messages(game, lang)

    @post("/tables", responses=_errors(400, 404, 429, 503))
    async def make_table(self, data: JSONBody[NewTable], request: Request[Any, Any, State]) -> Response[TableOpened]:
        """Open a table and sit down."""
        guests: Guests = request.app.state.guests
        guest = _guest(request) or guests.new()
        opened = await _house(request).make_table(guest, data, request.client.host if request.client else "")
        return Response(opened, status_code=201, cookies=[_cookie(request, guest)])

    @get("/tables/{table:str}", sync_to_thread=False, responses=_errors(400, 404))
    def table(self, table: FromPath[str], request: Request[Any, Any, State]) -> TableSummary:
        """A table, and one's own seat at it."""
        summary = _house(request).summary(table, _guest(request))
        return msgspec.structs.replace(summary, address=request.app.state.address)

    @post("/tables/{table:str}/sit", status_code=HTTP_200_OK, responses=_errors(400, 404, 409, 503))
    async def sit(
        self, table: FromPath[str], data: JSONBody[SitDown], request: Request[Any, Any, State]
    ) -> Response[Seated]:
        """Take a seat with a code from the link."""
        guests: Guests = request.app.state.guests
        guest = _guest(request) or guests.new()
        seated = await _house(request).sit(guest, table, data)
        return Response(seated, cookies=[_cookie(request, guest)])

    @get(
        "/tables/{table:str}/record",
        media_type="application/jsonl",
        responses=_errors(400, 404, 409),
    )
    async def record(self, table: FromPath[str], request: Request[Any, Any, State]) -> Response[str]:
        """The record of a finished game."""
        name = f"{table}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        record = await _house(request).record(table)
        return Response(record.text(), media_type="application/jsonl", headers=headers)

    @get("/house", sync_to_thread=False)
    def house(self, request: Request[Any, Any, State]) -> HouseCounts:
        """The public counts of the house's commitments."""
        return _house(request).counts()


@get("/health", sync_to_thread=False)
def health(request: Request[Any, Any, State]) -> Response[Health]:
    """200 when a move can be taken, 503 when the disk refused the last one."""
    house = _house(request)
    ok = house.log.healthy()
    if not ok:
        house.log.probe()
    body = Health("ok" if ok else "unsaved", __version__, len(house.tables))
    return Response(body, status_code=200 if ok else 503, headers={"cache-control": "no-store"})


def on_refusal(_request: Request[Any, Any, State], error: SvinariumError) -> Response[ErrorBody]:
    """One of the house's own errors, as codes and facts."""
    status = _STATUS.get(error.kind, 500)
    if error.code in _NOT_FOUND:
        status = 404
    elif error.code in _TOO_MANY:
        status = 429
    return Response(ErrorBody(error.kind, error.code, error.facts), status_code=status)


def on_bad_request(
    _request: Request[Any, Any, State], error: ValidationException | RecursionError
) -> Response[ErrorBody]:
    """A body or parameter that is not of its type, or nested too deep."""
    what = error.detail if isinstance(error, ValidationException) else str(error)
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        what = " ".join(str(extra[0].get(part, "")) for part in ("key", "message")).strip()
    return Response(ErrorBody("malformed", "body", {"what": what[:200]}), status_code=400)


def on_http_error(_request: Request[Any, Any, State], error: HTTPException) -> Response[ErrorBody]:
    """What the framework itself refuses: no such address, no such method."""
    body = ErrorBody("malformed", "http", {"status": error.status_code})
    return Response(body, status_code=error.status_code, headers=error.headers)


def on_failure(request: Request[Any, Any, State], error: Exception) -> Response[ErrorBody]:
    """What should not have happened: the house's log says what, the client only that."""
    _log.error("request_failed", method=request.method, path=request.scope["path"], exc_info=error)
    return Response(ErrorBody("error", "internal"), status_code=500)


def _house(request: Request[Any, Any, State]) -> House:
    house = request.app.state.house
    if not isinstance(house, House):
        raise MalformedError("house_closed")
    return house


def _guest(request: Request[Any, Any, State]) -> str | None:
    guests: Guests = request.app.state.guests
    return guests.known(request.cookies.get(COOKIE))


def _cookie(request: Request[Any, Any, State], guest: str) -> Cookie:
    guests: Guests = request.app.state.guests
    secure = request.url.scheme == "https"
    value = guests.cookie(guest)
    return Cookie(key=COOKIE, value=value, max_age=MAX_AGE, httponly=True, samesite="lax", secure=secure)
