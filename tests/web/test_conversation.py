"""What clients and house say to each other over a real WebSocket, by both socket libraries."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed

from svinarium.tables.messages import Ack, Hello, Outgoing, Ping, Pong, Refused, SendMove
from tests.live.client import Client
from tests.live.evening import evening, playing, seated
from tests.live.guest import message
from tests.live.raw import CLOSE, TEXT, Raw, frame
from tests.live.server import Server


@evening
async def test_a_whole_game_and_every_frame_is_of_its_type(server: Server) -> None:
    async with seated(server, "me", "open", "hold:8", target=25) as table:
        one, two = table.people
        await one.send(Ping(7))
        early = await one.move("roll")
        assert isinstance(early, Refused)
        await table.play()
        validator = Draft202012Validator(msgspec.json.schema(Outgoing))
        kinds = set()
        for client in table.clients:
            for raw in client.raw:
                plain = msgspec.json.decode(raw)
                validator.validate(plain)
                kinds.add(plain["type"])
        assert kinds == {"welcome", "frame", "refused", "presence", "pong"}
        for client in table.clients:
            async with Client(server, table.name, client.token) as again:
                assert again.state | {"online": None} == client.state | {"online": None}
        assert one.draws == two.draws == table.spectator.draws
        assert table.spectator.view["result"] == one.view["result"]


def test_the_schema_of_messages_refuses_what_is_none() -> None:
    validator = Draft202012Validator(msgspec.json.schema(Outgoing))
    Draft202012Validator.check_schema(validator.schema)
    wrong: list[object] = [{"type": "ack", "id": "a"}, {"type": "pong", "n": "1"}, {"type": "secret"}, {"n": 1}, []]
    for value in wrong:
        assert not validator.is_valid(value)


@evening
async def test_who_comes_back_gets_what_he_missed_and_nothing_else(server: Server) -> None:
    async with playing(server, "me", "open", target=30) as table:
        away = table.people[1]
        version = away.version or 0
        await away.disconnect()
        host = table.people[0]
        await host.until(lambda: host.state["online"] == [0])
        while host.view["moves"]:
            await host.play(done=lambda: not host.view["moves"])
        frames = len(away.raw)
        await away.connect()
        kinds = [msgspec.json.decode(raw)["type"] for raw in away.raw[frames:]]
        assert kinds.count("frame") == (host.version or 0) - version
        welcome = msgspec.json.decode(away.raw[frames])
        assert (welcome["type"], welcome["state"], welcome["version"]) == ("welcome", None, host.version)
        await table.play()
        async with Client(server, table.name, away.token) as fresh:
            assert fresh.state | {"online": None} == away.state | {"online": None}


@evening
async def test_nobody_commands_before_he_has_said_hello(server: Server) -> None:
    async with seated(server, "me", "open") as table, await Raw.socket(server) as raw:
        await raw.send(frame(msgspec.json.encode(SendMove("a", 1, "roll"))), frame(msgspec.json.encode(Ping(5))))
        refused, pong = await raw.next(), await raw.next()
        assert refused is not None
        assert pong is not None
        assert message(refused[1]) == Refused("a", "illegal", "hello_first")
        assert message(pong[1]) == Pong(5)
        await raw.send(frame(msgspec.json.encode(Hello(table.name, table.people[0].token))))
        welcome = await raw.next()
        assert welcome is not None
        assert b'"welcome"' in welcome[1]


@evening
async def test_a_token_acts_for_its_own_seat_at_its_own_table(server: Server) -> None:
    async with seated(server, "me", "open") as here, seated(server, "me", "open") as there:
        for table, token in (
            (here.name, there.people[0].token),
            (here.name, "0."),
            (here.name, ""),
            (here.name, "é.ü"),
            (here.name, f"1.{str(here.people[0].token).partition('.')[2]}"),
            (here.name, "9999.x"),
        ):
            assert await refused_hello(server, table, token) == ("illegal", "token_unknown")
        assert await refused_hello(server, "nowhere", None) == ("malformed", "table_unknown")
        assert await refused_hello(server, "\0", None) == ("malformed", "table_unknown")


async def refused_hello(server: Server, table: str, token: str | None) -> tuple[str, str]:
    async with await Raw.socket(server) as raw:
        await raw.send(frame(msgspec.json.encode(Hello(table, token))))
        got = await raw.next()
        assert got is not None
        assert got[0] == TEXT
        answer = message(got[1])
        assert isinstance(answer, Refused)
        assert answer.id is None
        assert await raw.closed() == 1000
        return answer.kind, answer.code


@evening
async def test_spectators_look_on(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        version = table.spectator.version
        answer = await table.spectator.move("roll")
        assert isinstance(answer, Refused)
        assert (answer.kind, answer.code) == ("illegal", "spectator")
        assert table.spectator.view["moves"] == []
        assert table.spectator.seat is None
        assert table.people[0].version == version
        assert table.people[0].state["online"] == [0, 1]


@evening
async def test_a_second_hello_takes_the_place_of_the_first(server: Server) -> None:
    async with playing(server, "me", "open") as first, seated(server, "me", "open") as second:
        here, there = first.people[0], second.people[1]
        tokens = {first.name: first.people[1].token, second.name: second.people[0].token}
        await first.people[1].disconnect()
        await second.people[0].disconnect()
        async with await Raw.socket(server) as moving:
            for table, at_first, at_second in ((first, [0, 1], [1]), (second, [0], [0, 1]), (first, [0, 1], [1])):
                await moving.send(frame(msgspec.json.encode(Hello(table.name, tokens[table.name]))))
                await here.until(lambda at_first=at_first: here.state["online"] == at_first)  # type: ignore[misc]  # mypy infers no type for a lambda with a default
                await there.until(lambda at_second=at_second: there.state["online"] == at_second)  # type: ignore[misc]  # mypy infers no type for a lambda with a default
        await here.until(lambda: here.state["online"] == [0])


@evening
async def test_the_same_hello_again_and_again_counts_once(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        one, two = table.people
        for _ in range(20):
            await one.hello()
        await one.until(lambda: sum(b'"welcome"' in raw for raw in one.raw) == 21)
        mover = await table.mover()
        other = one if mover is two else two
        seen = len(other.raw)
        assert isinstance(await mover.move("roll"), Ack)
        await other.until(lambda: other.version == mover.version)
        frames = [msgspec.json.decode(raw) for raw in other.raw[seen:]]
        assert [f["version"] for f in frames if f["type"] == "frame"] == [mover.version]


@evening
async def test_a_repeated_command_has_one_effect_and_the_same_answer(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        mover = await table.mover()
        version = mover.version or 0
        first = await mover.move("roll", move_id="same", version=version)
        assert first == Ack("same", version + 1)
        assert await mover.move("roll", move_id="same", version=version) == first
        assert await mover.move("bank", move_id="same", version=7) == first
        await mover.disconnect()
        await mover.connect()
        assert await mover.move("roll", move_id="same", version=version) == first
        assert mover.version == version + 1


@evening
async def test_two_windows_of_one_seat(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        mover = await table.mover()
        async with Client(server, table.name, mover.token) as window:
            answer = await window.move("roll")
            assert isinstance(answer, Ack)
            await mover.until(lambda: mover.version == answer.version)
            assert answer.id not in mover.acks, "an answer goes to where the command came from"
            assert mover.view == window.view
        other = next(client for client in table.people if client is not mover)
        await other.send(Ping(1))
        await other.until(lambda: any(b'"pong"' in raw for raw in other.raw))
        assert other.state["online"] == [0, 1], "one window is still open"


@evening
async def test_a_version_that_the_player_did_not_see_is_stale(server: Server) -> None:
    async with playing(server, "me", "open") as table:
        mover = await table.mover()
        version = mover.version or 0
        for given in (version - 1, version + 1, 0, -1, 2**53, 10**30, -(10**30)):
            answer = await mover.move("roll", version=given)
            assert isinstance(answer, Refused)
            assert (answer.kind, answer.code, answer.version) == ("stale", "version", version)
            assert answer.facts == {"yours": given, "current": version}


@pytest.mark.parametrize("move", ["", "dance", "roll roll", "\0", "я" * 500, "bank"])
@evening
async def test_moves_that_are_none(server: Server, move: str) -> None:
    async with playing(server, "me", "open") as table:
        mover = await table.mover()
        answer = await mover.move(move)
        assert isinstance(answer, Refused)
        assert answer.kind == ("illegal" if move == "bank" else "malformed")
        assert isinstance(await mover.move("roll"), Ack)


@evening
async def test_a_house_that_is_told_to_stop_says_goodbye(
    tmp_path_factory: pytest.TempPathFactory, server: Server
) -> None:
    with Server(tmp_path_factory.mktemp("stopped"), sockets=server.settings["sockets"]) as house:
        async with playing(house, "me", "open", target=30) as table:
            mover = await table.mover()
            await mover.move("roll")
            moves = dict(mover.acks)
            await asyncio.to_thread(house.stop)
            for client in table.clients:
                with pytest.raises(ConnectionClosed) as closed:
                    await client.until(lambda: False)
                assert closed.value.rcvd is None or closed.value.rcvd.code in (1001, 1012)
            await asyncio.to_thread(house.start)
            await asyncio.gather(*(client.connect() for client in table.clients))
            assert mover.acks == moves
            await table.play()


@evening
async def test_a_client_that_says_goodbye_is_answered(server: Server) -> None:
    async with await Raw.socket(server) as raw:
        await raw.send(frame((1000).to_bytes(2, "big") + b"bye", CLOSE))
        got = await raw.next()
        assert got is not None
        assert got[0] == CLOSE
        assert got[1][:2] == (1000).to_bytes(2, "big")
        assert await raw.next() is None
