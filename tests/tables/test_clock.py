"""The game's own timers at a live table, and moves that cross."""

from __future__ import annotations

import asyncio

from svinarium import registry
from svinarium.kernel import AnyGame
from tests.kernel.race import Race, RaceState
from tests.kernel.sealed import Sealed
from tests.tables.support import Client, Evening


class Hasty(Race):
    """The race, in which whoever is on turn has ten seconds."""

    name = "hasty"

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return (f"turn/{state.throws}",) if self.movers(state) and not state.window else ()

    def duration(self, state: RaceState, timer: str) -> int:
        return 10_000


class Among(Evening):
    """A house that knows two more games."""

    def game_of(self, name: str) -> AnyGame:
        more: dict[str, AnyGame] = {"hasty": Hasty(), "sealed": Sealed()}
        return more.get(name) or registry.game(name)


def clocks(client: Client) -> list[str]:
    return [event["clock"] for event in client.state["events"] if "clock" in event]


def test_a_timer_runs_out_at_its_time_and_not_before() -> None:
    async def evening() -> None:
        house = Among()
        _, (one, _) = await house.playing("me", "open", game="hasty")
        timer = Hasty().timers(one.table.data.state)[0]
        assert one.view["timers"] == {timer: 10_000}
        await house.clock.advance(9_999)
        assert clocks(one) == []
        await house.clock.advance(1)
        assert clocks(one) == [timer]

    asyncio.run(evening())


def test_a_timer_that_was_stopped_does_not_ring() -> None:
    async def evening() -> None:
        house = Among()
        _, clients = await house.playing("me", "open", game="hasty")
        await house.clock.advance(6_000)
        mover = next(client for client in clients if client.view["moves"])
        mover.move(mover.view["moves"][0])
        await house.clock.advance(6_000)
        assert clocks(mover) == []
        assert mover.of("refused") == []

    asyncio.run(evening())


def test_a_restart_leaves_as_much_time_as_there_was() -> None:
    async def evening() -> None:
        house = Among()
        table, (one, _) = await house.playing("me", "open", game="hasty")
        await house.clock.advance(6_000)
        (due,), alive = one.table.data.timers.values(), house.log.alive(house.log.epoch)
        assert alive >= house.clock.now() - 5_000, "the house writes down that it lives"
        again = house.restarted(down_ms=3_600_000)
        client = Client(again.house, table, again.token(table, 0))
        await again.clock.advance(0)
        (until,) = client.table.data.timers.values()
        assert until - again.clock.now() == due - alive
        await again.clock.advance(until - again.clock.now() - 1)
        assert clocks(client) == []
        await again.clock.advance(1)
        assert clocks(client)

    asyncio.run(evening())


def test_moves_that_cross_both_count() -> None:
    async def evening() -> None:
        house = Among()
        _, clients = await house.playing("me", "open", "open", game="sealed")
        version = clients[0].version
        for client in clients:
            client.move(client.view["moves"][0], version=version)
        await house.clock.advance(0)
        assert [client.of("refused") for client in clients] == [[], [], []]
        assert clients[0].version == version + 3

    asyncio.run(evening())


def test_a_double_click_counts_once() -> None:
    async def evening() -> None:
        house = Among()
        _, clients = await house.playing("me", "open", "open", game="sealed")
        one, version = clients[0], clients[0].version
        clients[1].move(clients[1].view["moves"][0], version=version)
        one.move(one.view["moves"][0], version=version)
        one.move(one.view["moves"][0], version=version)
        await house.clock.advance(0)
        assert [message["code"] for message in one.of("refused")] == ["version"]

    asyncio.run(evening())
