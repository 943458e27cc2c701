"""The front end's files: one page for every address, its scripts and fonts under ``/assets``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_404_NOT_FOUND

from svinarium.tables.messages import ErrorBody

STATIC = Path(__file__).parent / "static"
"""Where the build puts the front end (``make setup``)."""

_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": _POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""No address, and so no invitation, reaches another site by a referrer."""


@get(
    ["/", "/t/{table:str}", "/verify", "/about"], media_type="text/html", sync_to_thread=False, include_in_schema=False
)
def page() -> Response[str]:
    """The page; what it shows is decided by its address, in the browser."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response("The front end is not built yet: run `make setup`.", status_code=503, media_type="text/plain")
    return Response(index.read_text(encoding="utf-8"), media_type="text/html", headers=HEADERS)


@get("/{name:str}", sync_to_thread=False, include_in_schema=False)
def root_file(name: FromPath[str]) -> File:
    """A file that lies beside the page, like its icon."""
    if "." not in name or name not in {path.name for path in STATIC.glob("[!.]*.*")}:
        raise NotFoundException
    return File(STATIC / name, filename=name, content_disposition_type="inline", headers={"cache-control": "no-cache"})


def assets() -> list[Router]:
    """Built scripts, styles and fonts; their names change with their content, so that browsers may keep them."""
    if not (STATIC / "assets").is_dir():
        return []
    caching = CacheControlHeader(max_age=31536000, public=True, immutable=True)
    return [
        create_static_files_router(
            path="/assets",
            directories=[STATIC / "assets"],
            cache_control=caching,
            exception_handlers={ValueError: _no_path},
        )
    ]


def _no_path(_request: Request[Any, Any, State], _error: ValueError) -> Response[ErrorBody]:
    """What cannot be the path of a file: it has a zero byte."""
    return Response(ErrorBody("malformed", "http", {"status": HTTP_404_NOT_FOUND}), status_code=HTTP_404_NOT_FOUND)
