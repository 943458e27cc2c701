"""Houses for the tests of the doors: one a module and kind of socket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.live.server import Server

SOCKETS = ("picows", "asgi")


@pytest.fixture(scope="module", params=SOCKETS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that speaks WebSocket by each of the two libraries."""
    settings: dict[str, Any] = getattr(request.module, "SETTINGS", {})
    with Server(tmp_path_factory.mktemp("house"), sockets=request.param, **settings) as house:
        yield house
        house.check()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for what has nothing to do with sockets."""
    with Server(tmp_path_factory.mktemp("house")) as house:
        yield house
        house.check()
