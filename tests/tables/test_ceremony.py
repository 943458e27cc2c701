"""The ceremony at a live table: nobody chooses last, nobody holds the table up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from svinarium.ledger import HashLine, OpenLine, check_chain
from svinarium.tables.messages import SendDigest, SendEntropy
from tests.tables.support import Client, Evening, settle_tasks


def run(evening: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(evening())


def test_hashes_are_published_all_at_once() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one, two) = await house.seated("me", "open")
        assert one.state["phase"] == "committing"
        assert len(one.state["ledger"]["lines"]) == 1
        assert one.state["ledger"]["waiting"] == [0, 1]
        one.digest()
        await settle_tasks()
        assert two.state["ledger"]["waiting"] == [1]
        assert len(two.state["ledger"]["lines"]) == 1, "nobody sees a hash before the last one is in"
        two.digest()
        await settle_tasks()
        assert one.state["phase"] == "revealing"
        lines = [bytes.fromhex(line) for line in one.state["ledger"]["lines"]]
        assert [HashLine.parse(line).seat for line in lines[1:]] == [0, 1]
        one.reveal()
        await settle_tasks()
        assert len(two.state["ledger"]["lines"]) == 3, "nor anybody's entropy"
        two.reveal()
        await settle_tasks()
        assert one.state["phase"] == "playing"
        assert len(one.state["ledger"]["lines"]) == 5
        assert one.state["ledger"]["secret"] is None
        assert one.view["starter"] in (0, 1)

    run(evening)


def test_programs_give_no_entropy() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one,) = await house.seated("me", "hold:20", "random")
        assert one.state["ledger"]["participants"] == [0]

    run(evening)


def test_who_sends_nothing_is_left_out_and_the_start_repeated() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one, two) = await house.seated("me", "open")
        first = one.state["ledger"]["game_id"]
        one.digest()
        await house.clock.advance(10_001)
        ledger = one.state["ledger"]
        assert ledger["game_id"] != first
        assert (ledger["attempt"], ledger["participants"], ledger["number"]) == (2, [0], 2)
        assert [reveal.cancelled for reveal in house.log.reveals] == [True]
        assert house.log.reveals[0].game_id.hex() == first
        one.digest()
        await settle_tasks()
        one.reveal()
        await settle_tasks()
        assert two.state["phase"] == "playing"
        counts = house.house.counts()
        assert (counts.opened, counts.cancelled, counts.repeated_starts, counts.open) == (2, 1, 1, 1)

    run(evening)


def test_who_keeps_his_entropy_back_is_left_out_too() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one, two) = await house.seated("me", "open")
        one.digest()
        two.digest()
        await settle_tasks()
        two.reveal()
        await house.clock.advance(10_001)
        assert two.state["ledger"]["participants"] == [1]
        await house.clock.advance(10_001)
        assert two.state["ledger"]["participants"] == []
        assert two.state["phase"] == "playing", "with nobody's entropy the game starts at once"
        assert two.state["ledger"]["attempt"] == 3

    run(evening)


def test_wrong_entropy_is_refused_and_a_stale_game_id_too() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one, two) = await house.seated("me", "open")
        one.digest()
        two.digest()
        await settle_tasks()
        game_id = one.state["ledger"]["game_id"]
        one.house.command(one.table, one.watcher, SendEntropy("a", game_id, "00" * 16))
        one.house.command(one.table, one.watcher, SendEntropy("b", "00" * 16, "00" * 16))
        one.house.command(one.table, one.watcher, SendEntropy("c", game_id, "zz"))
        one.house.command(one.table, one.watcher, SendDigest("d", game_id, "00" * 32))
        await settle_tasks()
        refused = [(m["id"], m["kind"], m["code"]) for m in one.of("refused")]
        assert refused == [
            ("a", "illegal", "ledger_entropy_mismatch"),
            ("b", "stale", "game_id"),
            ("c", "malformed", "hex"),
            ("d", "illegal", "wrong_phase"),
        ]

    run(evening)


def test_a_restart_in_the_ceremony_goes_on_with_the_same_commitment() -> None:
    async def evening() -> None:
        house = Evening()
        table, (one, _) = await house.seated("me", "open")
        one.digest()
        await settle_tasks()
        line = one.state["ledger"]["lines"][0]
        again = house.restarted()
        clients = [Client(again.house, table, again.token(table, s)) for s in (0, 1)]
        assert clients[0].state["ledger"]["lines"] == [line]
        assert clients[0].state["ledger"]["waiting"] == [1]
        clients[0].entropy = one.entropy
        clients[1].digest()
        await settle_tasks()
        for client in clients:
            client.reveal()
        await settle_tasks()
        assert clients[0].state["phase"] == "playing"

    run(evening)


def test_a_crash_between_the_last_seat_and_the_commitment_heals() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.seated("me", "open")
        house.log.written = [w for w in house.log.written if w.opens is None]
        house.log.ledgers.clear()
        again = house.restarted()
        client = Client(again.house, table, again.token(table, 0))
        await settle_tasks()
        assert client.state["phase"] == "committing"
        assert clients[0].state["phase"] == "committing"

    run(evening)


def test_many_tables_make_one_chain() -> None:
    async def evening() -> None:
        house = Evening()
        await asyncio.gather(*(house.seated("me", "hold:20") for _ in range(20)))
        await house.clock.advance(100)
        rows = [house.log.ledgers[number] for number in sorted(house.log.ledgers)]
        chain = check_chain([row.open_line for row in rows], {})
        assert chain.opened == 20
        assert chain.head == house.house.counts().head
        assert [OpenLine.parse(row.open_line).number for row in rows] == list(range(1, 21))

    run(evening)


def test_a_disk_that_refuses_the_commitment_is_asked_again() -> None:
    async def evening() -> None:
        house = Evening()
        _, (one,) = await house.seated("me")
        house.log.broken = True
        await house.clock.advance(10_001)
        assert one.state["ledger"]["attempt"] == 1
        house.log.broken = False
        await house.clock.advance(2_000)
        assert one.state["ledger"]["attempt"] == 2
        assert check_chain([row.open_line for row in house.log.ledgers.values()], {}).opened == 2

    run(evening)


def test_a_game_that_began_while_its_repeat_waited_goes_on() -> None:
    """The deadline passes, the repeat waits for its turn in the chain, and just then the last entropy comes."""

    async def evening() -> None:
        house = Evening()
        _, (one, two) = await house.seated("me", "open")
        one.digest()
        two.digest()
        await settle_tasks()
        one.reveal()
        await settle_tasks()
        async with house.house._driver._chain:
            await house.clock.advance(10_001)
            two.reveal()
            await settle_tasks()
            assert one.state["phase"] == "playing"
        await settle_tasks()
        assert one.state["phase"] == "playing"
        assert one.state["ledger"]["attempt"] == 1
        assert house.log.reveals == [], "the secret of a game that is on is nobody's"

    run(evening)


def test_after_a_restart_everybody_has_his_grace() -> None:
    async def evening() -> None:
        house = Evening()
        table, _ = await house.seated("me", "open")
        again = house.restarted()
        await again.clock.advance(20_000)
        clients = [Client(again.house, table, again.token(table, s)) for s in (0, 1)]
        clients[0].digest()
        await again.clock.advance(4_000)
        assert clients[0].state["ledger"]["attempt"] == 1, "one who is quick takes nothing from the others"
        clients[1].digest()
        await again.clock.advance(0)
        assert clients[0].state["phase"] == "revealing"

    run(evening)


def test_grace_after_a_restart_ends() -> None:
    async def evening() -> None:
        house = Evening()
        table, _ = await house.seated("me", "open")
        again = house.restarted()
        await again.clock.advance(20_000)
        client = Client(again.house, table, again.token(table, 0))
        client.digest()
        await again.clock.advance(5_001)
        assert client.state["ledger"]["participants"] == [0]

    run(evening)
