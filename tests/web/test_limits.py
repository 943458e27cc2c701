"""How much one guest, one connection and one address may ask of a house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from svinarium.tables.messages import Ping, Pong, Refused
from svinarium.web.allowance import Allowances, Bucket
from svinarium.web.connection import MAX_TOO_FAST
from tests.live.client import Client
from tests.live.evening import evening
from tests.live.guest import Guest, RefusedError, message
from tests.live.raw import Raw, frame
from tests.live.server import Server

RATE = 5


@pytest.fixture(scope="module", params=("picows", "asgi"))
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with small limits."""
    folder: Path = tmp_path_factory.mktemp("house")
    with Server(folder, sockets=request.param, rate=RATE, tables_per_guest=2, tables_per_address=3) as house:
        yield house


class Hand:
    """A clock that is moved by hand, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def said(raw: Raw) -> object:
    """The next message of the house."""
    found = await raw.next()
    assert found is not None
    return message(found[1])


def taken(bucket: Bucket, times: int) -> int:
    return sum(bucket.take() for _ in range(times))


def test_a_bucket_holds_its_burst_and_fills_at_its_rate() -> None:
    hand = Hand()
    bucket = Bucket(5, 10, hand)
    assert taken(bucket, 50) == 10
    hand.now = 1.0
    assert taken(bucket, 50) == 5
    hand.now = 1_000.0
    assert taken(bucket, 50) == 10


def test_connections_of_an_address_share_a_bucket_as_long_as_there_is_one() -> None:
    hand = Hand()
    allowances = Allowances(1, hand)
    one, shared = allowances.open("a")
    other, again = allowances.open("a")
    assert shared is again
    assert one is not other
    assert taken(shared, 1000) == 40
    assert allowances.open("b")[1] is not shared
    allowances.close("a")
    assert allowances.open("a")[1] is shared
    allowances.close("a")
    allowances.close("a")
    assert allowances.open("a")[1] is not shared
    assert Allowances(0, hand).open("a") == ()


@evening
async def test_too_many_open_tables_are_refused_until_one_is_over(strict: Server) -> None:
    async with Guest(strict) as one, Guest(strict) as two:
        opened = [await one.make_table("me", "open") for _ in range(2)]
        with pytest.raises(RefusedError, match="tables_many") as caught:
            await one.make_table("me", "open")
        assert (caught.value.status, caught.value.body.facts) == (429, {"whose": "guest", "maximum": 2})
        last = await two.make_table("me", "open")
        with pytest.raises(RefusedError, match="tables_many") as caught:
            await two.make_table("me", "open")
        assert (caught.value.status, caught.value.body.facts) == (429, {"whose": "address", "maximum": 3})
        for table in (*opened, last):
            async with Client(strict, table.table, table.token) as client:
                await client.arrange("leave")
                assert client.state["phase"] == "cancelled"
        again = await one.make_table("me", "open")
        async with Client(strict, again.table, again.token) as client:
            await client.arrange("leave")


@evening
async def test_a_flood_is_answered_changes_nothing_and_ends_its_own_connection(strict: Server) -> None:
    async with Guest(strict) as guest, await Raw.socket(strict) as flood, await Raw.socket(strict) as calm:
        ping = frame(msgspec.json.encode(Ping(7)))
        named = frame(b'{"type":"move","id":"m","version":1,"move":"roll"}')
        await flood.send(ping * 10 + named * 5)
        answers = [await said(flood) for _ in range(15)]
        assert answers.count(Pong(7)) == 10
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert {(answer.code, answer.id) for answer in refused} <= {("too_fast", "m"), ("hello_first", "m")}
        assert sum(answer.code == "too_fast" for answer in refused) >= 4
        await flood.send(ping * (MAX_TOO_FAST + 50))
        assert await flood.closed() == 1008
        await calm.send(ping)
        assert await said(calm) == Pong(7)
        assert (await guest.ask("GET", "/health")).status_code == 200
