"""The next game of the same people, limits, and what the house tidies up."""

from __future__ import annotations

import pytest

from svinarium import registry
from svinarium.kernel import IllegalError, Value
from svinarium.tables import life
from svinarium.tables.actor import Job
from svinarium.tables.entries import AUTOPILOT, Series
from svinarium.tables.messages import NewTable, SeatWish
from svinarium.tables.upkeep import ABANDONED_MS, FIRST_MS, HOUR_MS, LOBBY_MS
from tests.tables.living import SHORT, act, evening, refusals, same_after_restart, seat
from tests.tables.support import Client, Evening, play_to_end, settle_tasks

# --- the next game ---------------------------------------------------------------------------------------------------


@evening
async def test_a_rematch_is_a_new_table_with_its_own_ledger_and_seats_moved_on_by_one() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open", options=SHORT)
    await act(one, "rematch")
    assert refusals(one) == ["wrong_phase"]
    await play_to_end(house, (one, two))
    await act(one, "rematch")
    assert one.state["next"] == ""
    assert one.state["asks"] == {"rematch": [0]}
    await act(two, "rematch")
    await settle_tasks()
    following = one.state["next"]
    assert following
    assert following == two.state["next"]
    assert [s["name"] for s in seats_of(house, following)] == ["P1", "Host"]
    three = Client(house.house, following, own_token(house, following, "guest-1"))
    four = Client(house.house, following, own_token(house, following, "guest-0"))
    assert (three.seat, four.seat) == (0, 1)
    assert three.state["ledger"]["game_id"] != one.state["ledger"]["game_id"]
    assert house.log.ledgers[2].table == following
    series = house.house.table(following).data.series
    assert series is not None
    assert (series.number, sorted(series.wins)) == (2, [0, 1])
    same_after_restart(house, table)
    same_after_restart(house, following)


def own_token(house: Evening, table: str, guest: str) -> str:
    seated = house.house.summary(table, guest).you
    assert seated is not None
    return seated.token


def seats_of(house: Evening, table: str) -> list[dict[str, str]]:
    return [{"name": entry.name} for entry in house.house.table(table).data.seats]


@evening
async def test_a_crash_between_the_two_writes_of_a_rematch_leaves_one_next_table() -> None:
    house = Evening()
    table, clients = await house.playing("me", "open", options=SHORT)
    await play_to_end(house, clients)
    await act(clients[0], "rematch")
    await act(clients[1], "rematch")
    following = clients[0].state["next"]
    house.log.written = [w for w in house.log.written if '"followed"' not in w.row.body.decode()]
    again = house.restarted()
    pair = [Client(again.house, table, again.token(table, number)) for number in (0, 1)]
    await settle_tasks()
    assert pair[0].state["next"] == following
    assert len({w.row.table for w in again.log.written}) == 2


@evening
async def test_a_rematch_that_the_disk_refuses_comes_when_it_takes_it() -> None:
    house = Evening()
    table, clients = await house.playing("me", "open", options=SHORT)
    await play_to_end(house, clients)
    await act(clients[0], "rematch")
    house.log.hold = True
    await act(clients[1], "rematch")
    house.log.commit()
    house.log.broken = True
    await settle_tasks()
    Client(house.house, table, None)
    await settle_tasks()
    assert len(house.log.waiting) == 1, "the next table is opened once"
    house.log.hold = False
    house.log.commit()
    await house.clock.advance(0)
    assert clients[0].state["next"] == ""
    house.log.broken = False
    await house.clock.advance(1_000)
    assert clients[0].state["next"]
    assert len({w.row.table for w in house.log.written}) == 2


@evening
async def test_a_match_of_three_games_counts_wins_by_person() -> None:
    house = Evening()
    table, clients = await house.playing("me", "open", options=SHORT, games=3)
    won: dict[str, int] = {"Host": 0, "P1": 0}
    for number in (1, 2, 3):
        names = [s["name"] for s in seats_of(house, table)]
        series = house.house.table(table).data.series
        assert series is not None
        assert (series.number, series.of) == (number, 3)
        assert series.wins == tuple(won[name] for name in names)
        await play_to_end(house, clients)
        state = clients[0].table.data
        result = state.game.result(state.state)
        assert result is not None
        won[names[result.standings.index(1)]] += 1
        for client in clients:
            await act(client, "rematch")
        await settle_tasks()
        table = clients[0].state["next"]
        clients = [Client(house.house, table, house.token(table, number)) for number in (0, 1)]
        for client in clients:
            client.digest()
        await settle_tasks()
        for client in clients:
            client.reveal()
        await house.clock.advance(0)
    series = house.house.table(table).data.series
    assert series == Series(1, 3, (0, 0)), "a new match"


@evening
async def test_who_is_not_there_for_the_rematch_has_a_seat_all_the_same() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open", options=SHORT)
    await play_to_end(house, (one, two))
    two.leave()
    await act(one, "rematch")
    await settle_tasks()
    following = one.state["next"]
    assert [(s.name, s.stand_in) for s in house.house.table(following).data.seats] == [("P1", AUTOPILOT), ("Host", "")]
    client = Client(house.house, following, house.token(following, 0))
    await settle_tasks()
    assert seat(client, 0)["stand_in"] == ""


def test_the_youngest_of_svintus_is_the_same_person_in_the_next_game() -> None:
    game = registry.game("svintus")
    given: dict[str, Value] = {"first_player": "youngest", "youngest": 0}
    setup = game.setup(3, given)
    assert game.rotated(setup)["youngest"] == 2
    assert game.rotated(game.setup(3, {}))["youngest"] == game.setup(3, {}).options["youngest"]


# --- limits and upkeep -----------------------------------------------------------------------------------------------


@evening
async def test_a_guest_and_an_address_have_only_so_many_open_tables() -> None:
    house = Evening()
    wish = NewTable("pig", (SeatWish("me"), SeatWish("open")), "A")
    opened = [await house.house.make_table("one", wish, "10.0.0.1") for _ in range(20)]
    with pytest.raises(IllegalError, match="tables_many") as caught:
        await house.house.make_table("one", wish, "10.0.0.1")
    assert caught.value.facts == {"whose": "guest", "maximum": 20}
    await act(Client(house.house, opened[0].table, opened[0].token), "leave")
    await house.house.make_table("one", wish, "10.0.0.1")
    for number in range(80):
        await house.house.make_table(f"guest {number}", wish, "10.0.0.1")
    with pytest.raises(IllegalError, match="tables_many") as caught:
        await house.house.make_table("another", wish, "10.0.0.1")
    assert caught.value.facts == {"whose": "address", "maximum": 100}
    await house.house.make_table("another", wish, "10.0.0.2")
    assert not any("10.0.0" in write.maker.address for write in house.log.written), "no address is kept"


@evening
async def test_lobbies_expire_after_a_day_and_games_after_thirty() -> None:
    house = Evening()
    game, clients = await house.playing("me", "open")
    wish = NewTable("pig", (SeatWish("me"), SeatWish("open")), "A")
    lobby = (await house.house.make_table("h", wish)).table
    watched = await house.house.make_table("h", wish)
    watcher = Client(house.house, watched.table, watched.token)
    for client in clients:
        client.leave()
    await house.clock.advance(LOBBY_MS - HOUR_MS)
    assert house.house.table(lobby).data.ended is None
    await house.clock.advance(2 * HOUR_MS + FIRST_MS)
    assert house.house.table(lobby).data.ended is not None
    assert watcher.state["phase"] == "lobby", "somebody is there"
    assert house.house.table(game).data.phase.value == "playing"
    await house.clock.advance(ABANDONED_MS)
    ended = house.house.table(game).data.ended
    assert ended is not None
    assert ended.reason == "expired"
    assert ended.secret
    assert [reveal.cancelled for reveal in house.log.reveals] == [True]
    same_after_restart(house, game)


@evening
async def test_nothing_can_be_done_at_a_table_that_is_over() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(two, "resign")
    for what in ("leave", "back", "pause", "abandon", "resume", "resign"):
        await act(one, what)
    await act(one, "bot", seat=1, bot="hold:20")
    await act(one, "open", seat=1)
    assert len(refusals(one)) == 8
    one.table.submit(Job(life.expire))
    await settle_tasks()
    assert one.state["ended"]["reason"] == "resigned"
