"""Where a house can be reached: from this machine, and from the network that it is in."""

from __future__ import annotations

import socket

from svinarium.web.settings import Settings

EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that mean: on every network that this machine is in."""

_ONLY_HERE = ("127.0.0.1", "::1", "localhost")


def addresses(settings: Settings) -> tuple[str, str | None]:
    """The house's address on this machine, and for the network (nothing if it only listens to this machine)."""
    scheme = "https" if settings.tls_cert else "http"
    if settings.host not in EVERYWHERE:
        own = f"{scheme}://{_bracketed(settings.host)}:{settings.port}/"
        return own, None if settings.host in _ONLY_HERE else own
    here = f"{scheme}://127.0.0.1:{settings.port}/"
    outward = lan_address()
    return here, f"{scheme}://{outward}:{settings.port}/" if outward else None


def invitation_base(settings: Settings) -> str:
    """What invitation links begin with, without a slash at the end: the public address, else that in the network.

    Empty if only this machine can come in.
    """
    return (settings.public_url or addresses(settings)[1] or "").rstrip("/")


def lan_address() -> str | None:
    """The address by which this machine's network knows it. Nothing is sent: a socket is only pointed outward."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
