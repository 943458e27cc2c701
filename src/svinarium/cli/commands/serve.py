"""``svinarium serve``: open the house, and say where it is."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import segno
import typer
from rich.text import Text

from svinarium.cli.session import DONE, Session
from svinarium.cli.shell import whole

MAX_PORT = 65_535
MAX_LIMIT = 1_000_000

Host = Annotated[str | None, typer.Option("--host", metavar="meta-address", help="serve-host")]
Port = Annotated[str | None, typer.Option("--port", metavar="meta-number", help="serve-port")]
Data = Annotated[str | None, typer.Option("--data", metavar="meta-folder", help="serve-data")]
DatabaseUrl = Annotated[str | None, typer.Option("--database-url", metavar="meta-address", help="serve-database-url")]
PublicUrl = Annotated[str | None, typer.Option("--public-url", metavar="meta-address", help="serve-public-url")]
TlsCert = Annotated[str | None, typer.Option("--tls-cert", metavar="meta-file", help="serve-tls-cert")]
TlsKey = Annotated[str | None, typer.Option("--tls-key", metavar="meta-file", help="serve-tls-key")]
Rate = Annotated[str | None, typer.Option("--rate", metavar="meta-number", help="serve-rate")]
PerGuest = Annotated[str | None, typer.Option("--tables-per-guest", metavar="meta-number", help="serve-per-guest")]
PerAddress = Annotated[str | None, typer.Option("--tables-per-address", metavar="meta-number", help="serve-per-net")]
KeepDays = Annotated[str | None, typer.Option("--keep-days", metavar="meta-number", help="serve-keep-days")]


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: PublicUrl = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    rate: Rate = None,
    tables_per_guest: PerGuest = None,
    tables_per_address: PerAddress = None,
    keep_days: KeepDays = None,
) -> int:
    """Run the house until it is told to stop."""
    from svinarium.web.server import run

    session: Session = context.obj
    settings = settings_of(
        host=host,
        port=whole(port, "--port", 1, MAX_PORT),
        data=Path(data).expanduser() if data else None,
        database_url=database_url,
        public_url=public_url,
        tls_cert=tls_cert,
        tls_key=tls_key,
        rate=whole(rate, "--rate", 0, MAX_LIMIT),
        tables_per_guest=whole(tables_per_guest, "--tables-per-guest", 0, MAX_LIMIT),
        tables_per_address=whole(tables_per_address, "--tables-per-address", 0, MAX_LIMIT),
        keep_days=whole(keep_days, "--keep-days", 0, MAX_LIMIT),
    )
    with suppress(KeyboardInterrupt):
        run(settings, lambda: announce(session, settings))
    session.say(session.words("serve-closed"))
    return DONE


def settings_of(**given: Any) -> Any:
    """The house's settings: what was given, and its own defaults for the rest."""
    from svinarium.web.settings import Settings

    return Settings(**{name: value for name, value in given.items() if value is not None})


def announce(session: Session, settings: Any) -> None:
    """Say where the house is, with a QR code for phones."""
    from svinarium.web.address import addresses

    here, there = addresses(settings)
    if session.json:
        session.emit({"url": here, "network_url": there, "public_url": settings.public_url or None})
        return
    words, out = session.words, session.out
    out.print(Text(words("serve-open"), style="bold green"))
    out.print(Text(words("serve-here", url=here)))
    shared = settings.public_url or there
    if settings.public_url:
        out.print(Text(words("serve-public", url=settings.public_url)))
    elif there:
        out.print(Text(words("serve-there", url=there)))
    else:
        out.print(Text(words("serve-only-here"), style="dim"))
    if shared:
        out.print(qr_text(shared), soft_wrap=True)
    out.print(Text(words("serve-data-at", path=str(settings.data)), style="dim"))
    out.print(Text(words("serve-stop"), style="dim"))
    out.file.flush()


def qr_text(url: str) -> str:
    """A QR code in block characters, two rows of squares in a line."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
