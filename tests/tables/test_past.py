"""What a table keeps in memory is little: long histories come in pieces, old answers from the log."""

from __future__ import annotations

from asyncio import run
from typing import Any

import msgspec
import pytest

from svinarium.tables.actor import PRESENCE_MS, RECENT
from svinarium.tables.frames import whole_state
from svinarium.tables.past import MAX_WAITING, SLOW_MS
from tests.tables.support import Client, Evening


async def long_game(house: Evening) -> tuple[str, list[Client]]:
    """A game of two with well over `RECENT` commands, not over yet."""
    table, clients = await house.playing("me", "open", options={"target": 1_000})
    for _ in range(3 * RECENT):
        one = next(client for client in clients if client.view["moves"])
        one.move("bank" if "bank" in one.view["moves"] and one.view["turn_total"] >= 6 else "roll")
        await house.clock.advance(0)
    assert clients[0].state["phase"] == "playing"
    return table, clients


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("version", [None, 1])
def test_who_comes_late_gets_a_whole_state_and_its_past_in_pieces(version: int | None) -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await long_game(house)
        late = Client(house.house, table, None, version)
        first = late.state["first"]
        assert first > 1
        assert len(late.state["events"]) == clients[0].table.data.events - first + 1
        assert late.of("past") == [], "the welcome does not wait for the past"
        await house.clock.advance(0)
        pieces = [event["v"] for message in late.of("past") for event in message["events"]]
        assert pieces == list(range(1, first))
        assert late.state == plain(whole_state(late.table.data, house.history(table), None, late.table.online))

    run(evening())


def test_the_game_goes_on_while_the_past_is_sent() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await long_game(house)
        late = Client(house.house, table, None)
        one = next(client for client in clients if client.view["moves"])
        one.move("roll")
        await house.clock.advance(0)
        kinds = [message["type"] for message in late.messages]
        assert {"frame", "past"} <= set(kinds)
        assert late.state == plain(whole_state(late.table.data, house.history(table), None, late.table.online))

    run(evening())


def test_a_slow_client_is_sent_no_piece_before_it_has_taken_what_waits() -> None:
    async def evening() -> None:
        house = Evening()
        table, _ = await long_game(house)
        late = Client(house.house, table, None)
        late.waiting = MAX_WAITING + 1
        await house.clock.advance(20 * SLOW_MS)
        assert late.of("past") == []
        late.waiting = 0
        await house.clock.advance(SLOW_MS)
        assert late.state["first"] == 1

    run(evening())


def test_who_leaves_is_sent_no_more_of_the_past() -> None:
    async def evening() -> None:
        house = Evening()
        table, _ = await long_game(house)
        late = Client(house.house, table, None)
        late.leave()
        await house.clock.advance(10 * SLOW_MS)
        assert late.of("past") == []
        assert not [timer for timer in house.clock.timers if timer.call.__qualname__.startswith("PastSender")]

    run(evening())


@pytest.mark.parametrize("restarts", [False, True])
def test_a_command_of_long_ago_gets_its_first_answer_again(restarts: bool) -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", options={"target": 1_000})
        opener = next(client for client in clients if client.view["moves"])
        at = opener.version
        opener.move("roll", move_id="the first")
        await house.clock.advance(0)
        for _ in range(2 * RECENT):
            one = next(client for client in clients if client.view["moves"])
            one.move("bank" if "bank" in one.view["moves"] else "roll")
            await house.clock.advance(0)
        again = opener
        if restarts:
            house = house.restarted()
            seat = opener.seat
            assert seat is not None
            again = Client(house.house, table, house.token(table, seat))
        written = len(house.log.written)
        again.move("roll", move_id="the first", version=at)
        await house.clock.advance(0)
        assert again.of("ack") == [{"type": "ack", "id": "the first", "version": at + 1}]
        assert len(house.log.written) == written, "nothing is done twice"

    run(evening())


def test_a_table_keeps_the_latest_commands_only() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await long_game(house)
        table = clients[0].table
        assert len(table._recent) == RECENT
        assert len(table._answers) <= RECENT

    run(evening())


def test_who_was_away_for_a_moment_gets_frames_and_no_state() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await long_game(house)
        newest = clients[0].version
        near, far = (
            Client(house.house, table, None, newest - RECENT),
            Client(house.house, table, None, newest - RECENT - 1),
        )
        assert near.messages[0]["state"] is None
        assert [message["version"] for message in near.of("frame")] == list(range(newest - RECENT + 1, newest + 1))
        assert far.messages[0]["state"] is not None
        assert far.of("frame") == []

    run(evening())


def test_presence_is_told_once_for_all_that_came_together() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", "open")
        watcher = Client(house.house, table, None)
        clients[1].leave()
        clients[2].leave()
        back = Client(house.house, table, house.token(table, 2))
        await house.clock.advance(PRESENCE_MS - 1)
        assert watcher.of("presence") == []
        await house.clock.advance(1)
        assert [message["online"] for message in watcher.of("presence")] == [[0, 2]]
        assert back.state["online"] == [0, 2]
        await house.clock.advance(10 * PRESENCE_MS)
        assert len(watcher.of("presence")) == 1

    run(evening())
