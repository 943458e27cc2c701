"""A live table on fake ports: what it promises about order, disk, repeats and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from svinarium import registry
from svinarium.kernel import IllegalError, MalformedError, fold, patch, read_record, replay
from svinarium.tables.actor import PRESENCE_MS
from svinarium.tables.frames import view_of, whole_state
from svinarium.tables.messages import Hello, NewTable, SeatWish, SitDown
from tests.tables.support import Client, Evening, MemoryLog, play_to_end, settle_tasks


def run(evening: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(evening())


def answers(client: Client) -> list[dict[str, Any]]:
    """What the client was answered; an acknowledgement within a frame reads as one by itself."""
    found = []
    for message in client.messages:
        if message["type"] in ("ack", "refused"):
            found.append(message)
        elif "ack" in message:
            found.append({"type": "ack", "id": message["ack"], "version": message["version"]})
    return found


def mover(clients: list[Client]) -> Client:
    return next(client for client in clients if client.view["moves"])


def test_a_whole_game_of_two_people_and_a_bot() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", "hold:20", options={"target": 50})
        watcher = Client(house.house, table, None)
        await play_to_end(house, clients)
        for client in (*clients, watcher):
            data, history = client.table.data, house.history(table)
            fresh = whole_state(data, history, client.seat, client.table.online)
            assert msgspec.json.decode(msgspec.json.encode(fresh)) == client.state
        assert clients[0].view["result"]["reason"] == "target"
        assert len(house.log.reveals) == 1
        record = read_record((await house.house.record(table)).text())
        again = replay(record, registry.game("pig"))
        assert again.state == clients[0].table.data.state
        assert record.secret == house.log.reveals[0].secret.hex()

    run(evening)


def test_seats_codes_and_tokens() -> None:
    async def evening() -> None:
        house = Evening()
        wishes = (SeatWish("me"), SeatWish("open"), SeatWish("open"))
        opened = await house.house.make_table("host", NewTable("pig", wishes, "Аня"))
        first, second = opened.codes
        with pytest.raises(IllegalError, match="code_unknown"):
            await house.house.sit("stranger", opened.table, SitDown(("aaaaaaaaaa",)))
        one = await house.house.sit("guest-1", opened.table, SitDown((first.code, second.code), "Боря"))
        assert one.seat == 1
        again = await house.house.sit("guest-1", opened.table, SitDown((second.code,)))
        assert again == one, "a guest has one seat"
        with pytest.raises(IllegalError, match="code_spent"):
            await house.house.sit("guest-2", opened.table, SitDown((first.code,)))
        summary = house.house.summary(opened.table, "host")
        assert summary.codes == (second,), "the host sees the codes that are not spent"
        assert house.house.summary(opened.table, "guest-1").codes == ()
        assert house.house.summary(opened.table, None).you is None
        two = await house.house.sit("guest-2", opened.table, SitDown((first.code, second.code)))
        assert two.seat == 2
        with pytest.raises(IllegalError, match="token_unknown"):
            house.house.watch(NoOutlet(), Hello(opened.table, one.token + "x"))
        forged = f"0.{one.token.partition('.')[2]}"
        with pytest.raises(IllegalError, match="token_unknown"):
            house.house.watch(NoOutlet(), Hello(opened.table, forged))

    run(evening)


class NoOutlet:
    def send(self, frame: bytes) -> None:
        raise AssertionError("nothing is sent to who is not let in")

    def backlog(self) -> int:
        return 0

    def close(self, code: int) -> None:
        raise AssertionError("never connected")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (NewTable("bridge", (SeatWish("me"),)), "game_unknown"),
        (NewTable("pig", (SeatWish("open"),)), "seats_me"),
        (NewTable("pig", (SeatWish("me"), SeatWish("me"))), "seats_me"),
        (NewTable("pig", ()), "seats"),
        (NewTable("pig", (SeatWish("me"),), options={"target": 0}), "option_value"),
        (NewTable("pig", (SeatWish("me"),), options={"colour": "red"}), "option_unknown"),
        (NewTable("pig", (SeatWish("me"),), preset="nobody"), "preset_unknown"),
        (NewTable("pig", (SeatWish("me"), SeatWish("bot", "deep-blue"))), "player_unknown"),
        (NewTable("pig", (SeatWish("me"),), "x" * 41), "name_long"),
    ],
)
def test_a_table_that_cannot_be_had(wish: NewTable, code: str) -> None:
    async def evening() -> None:
        house = Evening()
        with pytest.raises(MalformedError, match=code):
            await house.house.make_table("host", wish)
        assert house.log.written == []

    run(evening)


def test_commit_then_frame_with_the_acknowledgement_for_who_moved() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open")
        one = mover(clients)
        other = next(c for c in clients if c is not one)
        before = len(one.messages), len(other.messages)
        house.log.hold = True
        one.move("roll", move_id="mine")
        await settle_tasks()
        assert (len(one.messages), len(other.messages)) == before, "nothing is said before it is on disk"
        house.log.commit()
        (mine,) = one.messages[before[0] :]
        (theirs,) = other.messages[before[1] :]
        assert (mine["type"], mine["ack"]) == ("frame", "mine")
        assert (theirs["type"], "ack" in theirs) == ("frame", False)
        assert mine["version"] == theirs["version"]

    run(evening)


def test_the_next_command_waits_for_the_commit_of_the_last() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open")
        one = mover(clients)
        house.log.hold = True
        version = one.version
        one.move("roll", version=version)
        one.move("roll", version=version)
        assert len(house.log.waiting) == 1
        house.log.commit()
        last = answers(one)[-1]
        assert (last["type"], last["kind"], last["code"]) == ("refused", "stale", "version")
        assert last["facts"] == {"yours": version, "current": version + 1}

    run(evening)


def test_a_repeated_id_of_an_accepted_command_gets_its_first_answer() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open")
        one = mover(clients)
        one.move("roll", move_id="same")
        await house.clock.advance(0)
        first = answers(one)[-1]
        rows = len(house.log.rows(table))
        one.move("roll", move_id="same")
        await house.clock.advance(0)
        assert answers(one)[-1] == first
        assert len(house.log.rows(table)) == rows
        again = house.restarted()
        client = Client(again.house, table, again.token(table, one.seat or 0))
        client.move("roll", move_id="same")
        await again.clock.advance(0)
        assert answers(client)[-1] == first, "also after a restart"

    run(evening)


def test_a_refused_command_is_judged_again() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open")
        one = mover(clients)
        one.move("bank", move_id="x")
        await house.clock.advance(0)
        refused = answers(one)[-1]
        assert (refused["kind"], refused["code"]) == ("illegal", "must_roll_first")
        one.move("roll", move_id="x")
        await house.clock.advance(0)
        assert answers(one)[-1]["type"] == "ack"

    run(evening)


def test_refusals_change_nothing() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open")
        one = mover(clients)
        other = next(c for c in clients if c is not one)
        spectator = Client(house.house, table, None)
        rows, data = len(house.log.rows(table)), one.table.data
        other.move("roll")
        one.move("dance")
        one.move("roll", version=1)
        one.move("roll", move_id="x" * 65)
        one.move("roll", move_id="")
        one.digest()
        spectator.move("roll")
        await house.clock.advance(0)
        assert [m["code"] for m in other.messages if m["type"] == "refused"] == ["not_your_turn"]
        codes = [(m["kind"], m["code"]) for m in one.messages if m["type"] == "refused"]
        assert codes == [
            ("malformed", "move"),
            ("stale", "version"),
            ("malformed", "id_length"),
            ("malformed", "id_length"),
            ("illegal", "wrong_phase"),
        ]
        assert [m["code"] for m in spectator.messages if m["type"] == "refused"] == ["spectator"]
        assert len(house.log.rows(table)) == rows
        assert one.table.data is data

    run(evening)


def test_a_disk_that_refuses_leaves_the_table_where_it_was() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open")
        one = mover(clients)
        data, state = one.table.data, dict(one.state)
        house.log.broken = True
        one.move("roll", move_id="r")
        await house.clock.advance(0)
        refused = answers(one)[-1]
        assert (refused["kind"], refused["code"], refused["version"]) == ("unsaved", "disk_full", data.version)
        assert one.table.data is data
        assert one.state == state
        house.log.broken = False
        one.move("roll", move_id="r")
        await house.clock.advance(0)
        assert answers(one)[-1] == {"type": "ack", "id": "r", "version": data.version + 1}

    run(evening)


def test_a_bot_tries_again_when_the_disk_had_refused_its_move() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "hold:20", options={"first": "seat_0"})
        one = clients[0]
        while one.view["on_turn"] == 0:
            one.move("bank" if "bank" in one.view["moves"] else "roll")
            await settle_tasks()
        house.log.broken = True
        version = one.version
        await house.clock.advance(500)
        assert one.version == version
        house.log.broken = False
        await house.clock.advance(2_000)
        assert one.version > version

    run(evening)


def test_a_restart_keeps_the_table_and_its_future_dice() -> None:
    async def evening() -> None:
        logs = []
        for restarts in (False, True):
            house = Evening()
            table, clients = await house.playing("me", "open", options={"target": 30})
            for turn in range(2000):
                if clients[0].state["phase"] == "finished":
                    break
                if restarts and turn % 3 == 0:
                    house = house.restarted()
                    clients = [Client(house.house, table, house.token(table, seat)) for seat in (0, 1)]
                one = mover(clients)
                one.move("bank" if "bank" in one.view["moves"] and one.view["turn_total"] >= 9 else "roll")
                await house.clock.advance(0)
            logs.append([(w.row.version, w.row.body) for w in house.log.written])
        assert logs[0] == logs[1], "the same moves give the same dice, restarts or not"

    run(evening)


def test_hello_with_a_version_brings_the_missed_frames_and_nothing_else() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", options={"target": 20})
        away = clients[1]
        token = house.token(table, 1)
        away.leave()
        await house.clock.advance(PRESENCE_MS)
        left_at, left_state = away.version, msgspec.json.decode(msgspec.json.encode(away.state))
        assert clients[0].state["online"] == [0]
        while mover_is(clients[0]):
            clients[0].move("bank" if "bank" in clients[0].view["moves"] else "roll")
            await house.clock.advance(0)
        back = Client.__new__(Client)
        back.__dict__ |= away.__dict__ | {"raw": [], "messages": [], "state": left_state, "version": left_at}
        back.table, back.watcher = house.house.watch(back, Hello(table, token, left_at))
        kinds = [m["type"] for m in back.messages]
        assert kinds[0] == "welcome"
        assert back.messages[0]["state"] is None
        assert kinds.count("frame") == back.table.data.version - left_at
        fresh = whole_state(back.table.data, house.history(table), 1, back.table.online)
        assert msgspec.json.decode(msgspec.json.encode(fresh)) == back.state

    run(evening)


def mover_is(client: Client) -> bool:
    return bool(client.view["moves"])


@pytest.mark.parametrize("version", [0, -1, 10_000])
def test_hello_with_an_impossible_version_brings_the_whole_state(version: int) -> None:
    async def evening() -> None:
        house = Evening()
        table, _ = await house.playing("me", "open")
        client = Client(house.house, table, None, version)
        assert client.messages[0]["state"] is not None

    run(evening)


def test_nothing_secret_leaves_the_house_before_the_end() -> None:
    """The canary: every byte that any client was sent, against secret, key and entropies in all their forms."""

    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", "hold:20", options={"target": 30})
        clients.append(Client(house.house, table, None))
        opening = clients[0].table.data.opening
        assert opening is not None
        secret = bytes(opening.secret)
        await play_to_end(house, clients)
        for client in clients:
            last = max(i for i, raw in enumerate(client.raw) if b'"finished"' in raw)
            said = b"".join(client.raw[:last])
            for form in forms(secret):
                assert form not in said
            assert secret.hex().encode() in client.raw[last], "and at the end it is said"
        for write in house.log.written:
            if write.reveals is None:
                assert not any(form in write.row.body for form in forms(secret))
        assert all(secret not in row.box for row in house.log.ledgers.values())

    run(evening)


def forms(secret: bytes) -> list[bytes]:
    from base64 import b64encode, urlsafe_b64encode

    return [secret, secret.hex().encode(), b64encode(secret)[:40], urlsafe_b64encode(secret)[:40]]


def test_frames_of_a_seat_are_the_fold_of_its_views() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", options={"target": 25})
        await play_to_end(house, clients)
        for client in clients:
            view: dict[str, Any] | None = None
            for done in house.history(table):
                shown = view_of(done.after, client.seat)
                if shown is not None:
                    view = fold(view, patch(view_of(done.before, client.seat), shown))
            assert msgspec.json.decode(msgspec.json.encode(view)) == client.view

    run(evening)


def test_a_table_that_nobody_watches_is_let_go_and_comes_back() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open")
        state = dict(clients[0].view)
        for client in clients:
            client.leave()
        assert house.house.tables == {}
        back = Client(house.house, table, house.token(table, 0))
        assert back.view["scores"] == state["scores"]
        with pytest.raises(MalformedError, match="table_unknown"):
            house.house.table("nowhere")

    run(evening)


def test_a_table_that_was_left_to_a_bot_is_let_go_when_the_bot_has_played() -> None:
    async def evening() -> None:
        house = Evening()
        table, (one,) = await house.playing("me", "hold:20", options={"first": "seat_0"})
        while one.view["on_turn"] == 0:
            one.move("bank" if "bank" in one.view["moves"] else "roll")
            await settle_tasks()
        one.leave()
        assert table in house.house.tables, "the bot has still to play"
        await house.clock.advance(1_000)
        assert house.house.tables == {}
        back = Client(house.house, table, house.token(table, 0))
        assert back.view["on_turn"] == 0 or back.state["phase"] == "finished"

    run(evening)


def test_the_record_is_kept_back_until_the_end() -> None:
    async def evening() -> None:
        house = Evening(MemoryLog())
        table, clients = await house.playing("me", "open", options={"target": 10})
        with pytest.raises(IllegalError, match="record_early"):
            await house.house.record(table)
        await play_to_end(house, clients)
        assert (await house.house.record(table)).secret is not None

    run(evening)
