"""The doors to the house: HTTP and WebSocket on one port, and the built front end."""

from svinarium.web.server import run
from svinarium.web.settings import Settings, default_data

__all__ = ["Settings", "default_data", "run"]
