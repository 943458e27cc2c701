"""What tests of table life share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec

from svinarium.kernel import AnyGame
from svinarium.tables.messages import Arrange
from svinarium.tables.model import TableData
from tests.tables.support import Client, Evening, settle_tasks

FIRST: dict[str, int | str] = {"first": "seat_0"}
"""Options with which seat 0 begins."""

SHORT: dict[str, int | str] = {"first": "seat_0", "target": 10}


def evening(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def act(client: Client, act: Any, **given: Any) -> None:
    """Say something about the table, and wait for what becomes of it."""
    client.house.command(client.table, client.watcher, Arrange(client.new_id(), act, **given))
    await settle_tasks()


def refusals(client: Client) -> list[str]:
    return [message["code"] for message in client.of("refused")]


def seat(client: Client, number: int) -> dict[str, Any]:
    return dict(client.state["seats"][number])


def same_after_restart(house: Evening, table: str) -> None:
    """The fold of the log is the table, clocks and all."""
    folded, live = house.history(table)[-1].after, house.house.table(table).data
    assert folded.opening is not None
    assert live.opening is not None
    assert folded.opening.line == live.opening.line
    assert apart(folded, live.game) == apart(live, live.game)


def apart(data: TableData, game: AnyGame) -> TableData:
    """A table without what is compared by identity."""
    return msgspec.structs.replace(data, game=game, opening=None, ledger=None)
