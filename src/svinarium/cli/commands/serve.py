"""``svinarium serve``: open the house, and say where it is."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import segno
import typer
from rich.text import Text

from svinarium.cli.session import DONE, Session
from svinarium.cli.shell import whole

EVERYWHERE = ("", "0.0.0.0", "::")
"""Addresses that mean: on every network that this machine is in."""

MAX_PORT = 65_535

Host = Annotated[str | None, typer.Option("--host", metavar="meta-address", help="serve-host")]
Port = Annotated[str | None, typer.Option("--port", metavar="meta-number", help="serve-port")]
Data = Annotated[str | None, typer.Option("--data", metavar="meta-folder", help="serve-data")]
DatabaseUrl = Annotated[str | None, typer.Option("--database-url", metavar="meta-address", help="serve-database-url")]
PublicUrl = Annotated[str | None, typer.Option("--public-url", metavar="meta-address", help="serve-public-url")]
TlsCert = Annotated[str | None, typer.Option("--tls-cert", metavar="meta-file", help="serve-tls-cert")]
TlsKey = Annotated[str | None, typer.Option("--tls-key", metavar="meta-file", help="serve-tls-key")]


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: PublicUrl = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
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


def addresses(settings: Any) -> tuple[str, str | None]:
    """The house's address on this machine, and for the network (nothing if it only listens to this machine)."""
    scheme = "https" if settings.tls_cert else "http"
    if settings.host not in EVERYWHERE:
        own = f"{scheme}://{_bracketed(settings.host)}:{settings.port}/"
        return own, None if settings.host in ("127.0.0.1", "::1", "localhost") else own
    here = f"{scheme}://127.0.0.1:{settings.port}/"
    outward = lan_address()
    return here, f"{scheme}://{outward}:{settings.port}/" if outward else None


def lan_address() -> str | None:
    """The address by which this machine's network knows it. Nothing is sent: a socket is only pointed outward."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def qr_text(url: str) -> str:
    """A QR code in block characters, two rows of squares in a line."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
