"""A guest over HTTP: cookie, tables, seats. Whatever the house answers must be of the type that it promises."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
import msgspec

from svinarium.tables.messages import (
    ErrorBody,
    NewTable,
    Outgoing,
    Seated,
    SeatWish,
    SitDown,
    TableOpened,
    TableSummary,
)
from tests.live.server import PATIENCE_S, Server

T = TypeVar("T")


class RefusedError(Exception):
    """The house said no."""

    def __init__(self, status: int, body: ErrorBody) -> None:
        super().__init__(f"{status} {body.kind} {body.code} {body.facts}")
        self.status, self.body = status, body


def wishes(*seats: str) -> tuple[SeatWish, ...]:
    """Seats as texts: ``me``, ``open``, else a program."""
    kinds = {"me": SeatWish("me"), "open": SeatWish("open")}
    return tuple(kinds.get(seat) or SeatWish("bot", seat) for seat in seats)


class Guest:
    """One browser, as far as HTTP goes."""

    def __init__(self, server: Server, url: str | None = None) -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=url or server.url,
            timeout=PATIENCE_S,
            trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Any request; `RefusedError` for an answer of 400 or more, whose body must be an `ErrorBody`."""
        answer = await self.http.request(method, path, **more)
        if answer.status_code < 400:
            return answer
        assert answer.headers["content-type"] == "application/json"
        body = exactly(answer.content, ErrorBody)
        assert answer.status_code != 500, body
        raise RefusedError(answer.status_code, body)

    async def make_table(self, *seats: str, game: str = "pig", name: str = "", **options: int | str) -> TableOpened:
        """Open a table with these seats."""
        wish = NewTable(game, wishes(*seats), name, dict(options))
        answer = await self.ask("POST", "/api/tables", content=msgspec.json.encode(wish))
        assert answer.status_code == 201
        return exactly(answer.content, TableOpened)

    async def sit(self, table: str, *codes: str, name: str = "") -> Seated:
        """Sit down with codes."""
        content = msgspec.json.encode(SitDown(codes, name))
        return exactly((await self.ask("POST", f"/api/tables/{table}/sit", content=content)).content, Seated)

    async def summary(self, table: str) -> TableSummary:
        """What the table's page first asks for."""
        return exactly((await self.ask("GET", f"/api/tables/{table}")).content, TableSummary)

    async def record(self, table: str) -> bytes:
        """The record of a finished game."""
        return (await self.ask("GET", f"/api/tables/{table}/record")).content


def exactly(raw: bytes, kind: type[T]) -> T:
    """What these bytes say, which must be this type and nothing besides: it has the same form again."""
    value = msgspec.json.decode(raw, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(value)) == msgspec.json.decode(raw)
    return value


def message(raw: bytes) -> Outgoing:
    """What a frame of the house says, which must be one of its messages and nothing besides."""
    kind: Any = Outgoing
    value: Outgoing = exactly(raw, kind)
    return value
