"""The life of a table: who has a seat and who is away, clocks, pauses, ends, and the next game of the same people."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from svinarium import registry
from svinarium.kernel import AnyGame, IllegalError, MalformedError, Signal
from svinarium.tables.attendance import ABSENT_MS, ALONE_MS, COUNTDOWN_MS
from svinarium.tables.entries import AUTOPILOT
from svinarium.tables.messages import NewTable, SeatWish, SitDown
from svinarium.tables.upkeep import DAY_MS, HOUR_MS
from tests.kernel.race import Race
from tests.tables.living import FIRST, act, evening, refusals, same_after_restart, seat
from tests.tables.support import Client, Evening, settle_tasks

# --- the turn clock --------------------------------------------------------------------------------------------------


@evening
async def test_the_autopilot_moves_for_who_lets_his_time_run_out() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open", options=FIRST, pace=10_000)
    due = one.table.data.turn[0]
    assert one.state["clock"]["turn"] == {"0": due} == two.state["clock"]["turn"]
    before = one.version
    await house.clock.advance(due - house.clock.now() - 1)
    assert one.version == before
    await house.clock.advance(1)
    assert one.version == before + 1
    assert one.table.data.late == {0: 1}
    assert house.history(table)[-1].by == AUTOPILOT
    same_after_restart(house, table)


@evening
async def test_a_move_in_time_gives_the_next_one_all_his_time() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open", options=FIRST, pace=10_000)
    await house.clock.advance(7_000)
    one.move("roll")
    await settle_tasks()
    if one.view["on_turn"] == 0:
        one.move("bank")
        await settle_tasks()
    assert one.table.data.turn == {1: house.clock.now() + 10_000}
    assert two.state["clock"]["turn"] == {"1": house.clock.now() + 10_000}


@evening
async def test_who_is_late_three_times_in_a_row_is_stood_in_for_and_comes_back_by_a_word() -> None:
    house = Evening()
    table, (one, _) = await house.playing("me", "hold:20", "open", options=FIRST, pace=10_000)
    for _ in range(12):
        if seat(one, 0)["stand_in"]:
            break
        await house.clock.advance(10_000)
    assert seat(one, 0)["stand_in"] == AUTOPILOT
    one.move("roll")
    await settle_tasks()
    assert refusals(one)[-1] == "stand_in"
    await act(one, "back")
    assert seat(one, 0)["stand_in"] == ""
    assert one.table.data.late.get(0) is None
    same_after_restart(house, table)


@evening
async def test_a_restart_leaves_as_much_time_for_a_move_as_there_was() -> None:
    house = Evening()
    table, (one, _) = await house.playing("me", "open", options=FIRST, pace=60_000)
    await house.clock.advance(20_000)
    (due,), alive = one.table.data.turn.values(), house.log.alive(1)
    assert house.clock.now() - alive <= 5_000
    again = house.restarted(down_ms=DAY_MS)
    back = Client(again.house, table, again.token(table, 0))
    await again.clock.advance(0)
    assert back.state["clock"]["turn"] == {"0": again.clock.now() + due - alive}
    same_after_restart(again, table)


@evening
async def test_a_disk_that_refuses_after_a_restart_costs_nobody_his_time() -> None:
    house = Evening()
    table, (one, _) = await house.playing("me", "open", options=FIRST, pace=60_000)
    await house.clock.advance(20_000)
    left = one.table.data.turn[0] - house.log.alive(1)
    again = house.restarted(down_ms=DAY_MS)
    again.log.broken = True
    back = Client(again.house, table, again.token(table, 0))
    await again.clock.advance(30_500)
    assert back.table.data.late == {}
    again.log.broken = False
    await again.clock.advance(500)
    assert back.state["clock"]["turn"] == {"0": again.clock.now() + left}
    same_after_restart(again, table)


@evening
async def test_without_a_pace_nobody_is_hurried() -> None:
    house = Evening()
    _, (one, _) = await house.playing("me", "open", options=FIRST)
    version = one.version
    await house.clock.advance(10 * DAY_MS)
    assert one.version == version


@pytest.mark.parametrize(
    ("wish", "code"),
    [({"pace": 4_999}, "pace"), ({"pace": -1}, "pace"), ({"games": 0}, "games"), ({"games": 100}, "games")],
)
def test_a_pace_and_a_match_have_bounds(wish: dict[str, int], code: str) -> None:
    @evening
    async def run() -> None:
        wished = NewTable("pig", (SeatWish("me"), SeatWish("open")), "A")
        with pytest.raises(MalformedError, match=code):
            await Evening().house.make_table("g", msgspec.structs.replace(wished, **wish))

    run()


# --- who goes --------------------------------------------------------------------------------------------------------


@evening
async def test_who_is_gone_is_counted_down_then_stood_in_for_and_has_his_seat_back_when_he_returns() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open", options=FIRST)
    one.move("roll")
    await settle_tasks()
    if one.view["on_turn"] == 0:
        one.move("bank")
    two.leave()
    await house.clock.advance(ABSENT_MS - 1)
    assert one.state["clock"].get("leaving", {}) == {}
    await house.clock.advance(1)
    assert one.state["clock"]["leaving"] == {"1": house.clock.now() + COUNTDOWN_MS}
    await house.clock.advance(COUNTDOWN_MS)
    assert seat(one, 1)["stand_in"] == AUTOPILOT
    assert one.view["on_turn"] == 0, "the table is not blocked"
    same_after_restart(house, table)
    back = Client(house.house, table, house.token(table, 1))
    await settle_tasks()
    assert seat(back, 1)["stand_in"] == "" == seat(one, 1)["stand_in"]


@evening
async def test_who_is_back_in_time_is_not_stood_in_for() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open")
    two.leave()
    await house.clock.advance(ABSENT_MS + COUNTDOWN_MS - 1)
    Client(house.house, table, house.token(table, 1))
    await settle_tasks()
    assert one.state["clock"].get("leaving", {}) == {}
    await house.clock.advance(COUNTDOWN_MS * 2)
    assert seat(one, 1)["stand_in"] == ""


@evening
async def test_a_countdown_outlasts_a_restart() -> None:
    house = Evening()
    table, (_, two) = await house.playing("me", "open")
    two.leave()
    await house.clock.advance(ABSENT_MS + 10_000)
    again = house.restarted(down_ms=HOUR_MS)
    back = Client(again.house, table, again.token(table, 0))
    await again.clock.advance(COUNTDOWN_MS - 15_000)
    assert seat(back, 1)["stand_in"] == ""
    await again.clock.advance(15_000)
    assert seat(back, 1)["stand_in"] == AUTOPILOT


@evening
async def test_a_table_where_nobody_is_stops_its_clocks_and_goes_on_with_the_first_who_comes() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open", options=FIRST, pace=DAY_MS)
    left = one.table.data.turn[0] - house.clock.now()
    one.leave()
    two.leave()
    await house.clock.advance(ALONE_MS)
    await house.clock.advance(3 * DAY_MS)
    assert table not in house.house.tables, "nothing keeps it"
    back = Client(house.house, table, house.token(table, 1))
    await settle_tasks()
    assert back.state["clock"]["turn"] == {"0": house.clock.now() + left - ALONE_MS}
    assert "paused" not in back.state["clock"]


@evening
async def test_leaving_a_lobby_frees_the_seat_with_a_new_code() -> None:
    house = Evening()
    wish = NewTable("pig", (SeatWish("me"), SeatWish("open"), SeatWish("open")), "A")
    opened = await house.house.make_table("h", wish)
    one = Client(house.house, opened.table, opened.token)
    seated = await house.house.sit("x", opened.table, SitDown((opened.codes[0].code,), "X"))
    two = Client(house.house, opened.table, seated.token)
    await act(two, "leave")
    assert seat(one, 1)["kind"] == "open"
    assert two.watcher.seat is None
    codes = house.house.summary(opened.table, "h").codes
    assert codes[0].seat == 1
    assert codes[0].code != opened.codes[0].code
    assert codes[1] == opened.codes[1]
    with pytest.raises(IllegalError, match="token_unknown"):
        Client(house.house, opened.table, seated.token)


@evening
async def test_who_leaves_a_game_is_stood_in_for_at_once() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(two, "leave")
    assert seat(one, 1) == seat(one, 1) | {"kind": "person", "stand_in": AUTOPILOT, "resigned": False}
    await act(two, "back")
    assert seat(one, 1)["stand_in"] == ""
    await act(two, "back")
    assert refusals(two) == ["not_away"]


class Told(Race):
    """The race, whose players may be away."""

    name = "told"

    def duration(self, state: Any, timer: str) -> int:
        return DAY_MS

    def verify(self, state: Any, event: Any) -> Any:
        if type(event) is Signal and event.kind in ("away", "back"):
            return None
        return super().verify(state, event)

    def apply(self, state: Any, event: Any) -> Any:
        if type(event) is Signal and event.kind in ("away", "back"):
            return super().apply(state, Signal("oink", event.seat))
        return super().apply(state, event)


class Telling(Evening):
    def game_of(self, name: str) -> AnyGame:
        return Told() if name == "told" else registry.game(name)


@evening
async def test_a_game_that_wants_to_know_is_told_who_goes_and_who_is_back() -> None:
    house = Telling()
    table, (one, two) = await house.playing("me", "open", game="told")
    await act(two, "leave")
    await act(two, "back")
    assert [event["signal"]["kind"] for event in one.state["events"] if "signal" in event] == ["away", "back"]
    same_after_restart(house, table)


# --- giving up -------------------------------------------------------------------------------------------------------


@evening
async def test_resigning_against_one_ends_the_game_with_the_secret_and_the_other_one_has_won() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open")
    await act(two, "resign")
    assert one.state["phase"] == "finished"
    assert one.state["ended"] == {"reason": "resigned", "seat": 1, "standings": [1, 2]}
    assert one.state["ledger"]["secret"] is not None
    (await house.house.record(table)).text()
    assert [reveal.cancelled for reveal in house.log.reveals] == [False]
    same_after_restart(house, table)


@evening
async def test_of_three_who_resigns_is_played_on_for_and_does_not_come_back() -> None:
    house = Evening()
    _, (one, two, three) = await house.playing("me", "open", "open")
    await act(one, "resign")
    assert one.state["phase"] == "playing"
    assert seat(one, 0)["resigned"]
    assert [s["host"] for s in two.state["seats"]] == [False, True, False], "the host is one who plays"
    await act(one, "back")
    await act(one, "resign")
    assert refusals(one) == ["resigned", "resigned"]
    await act(three, "resign")
    assert two.state["phase"] == "finished"
    assert two.state["ended"]["standings"] == [3, 1, 2]


@evening
async def test_resigning_against_bots_ends_the_game() -> None:
    house = Evening()
    _, (one,) = await house.playing("me", "hold:20", "hold:25")
    await act(one, "resign")
    assert one.state["phase"] == "finished"
    assert one.state["ended"]["standings"] == [3, 1, 1]


# --- the host --------------------------------------------------------------------------------------------------------


@evening
async def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back() -> None:
    house = Evening()
    opened = await house.house.make_table(
        "h", NewTable("pig", (SeatWish("me"), SeatWish("open"), SeatWish("open")), "A")
    )
    one = Client(house.house, opened.table, opened.token)
    await act(one, "bot", seat=1, bot="hold:20")
    assert seat(one, 1)["bot"] == "hold:20"
    await act(one, "open", seat=1)
    assert seat(one, 1)["kind"] == "open"
    old, new = opened.codes[0].code, house.house.summary(opened.table, "h").codes[0].code
    assert old != new
    with pytest.raises(IllegalError, match="code_unknown"):
        await house.house.sit("x", opened.table, SitDown((old,), "X"))
    assert (await house.house.sit("x", opened.table, SitDown((new,), "X"))).seat == 1
    await act(one, "bot", seat=2, bot="hold:20")
    assert one.state["phase"] == "committing", "the table is full"


@evening
async def test_what_only_the_host_may_do_others_may_not() -> None:
    house = Evening()
    _, (_, two) = await house.seated("me", "open")
    for what in ("bot", "open", "host"):
        await act(two, what, seat=0, bot="hold:20")
    assert refusals(two) == ["host_only"] * 3


@evening
async def test_a_bot_gives_its_seat_to_a_person_in_the_middle_of_a_game() -> None:
    house = Evening()
    table, (one,) = await house.playing("me", "hold:20", options=FIRST)
    await act(one, "open", seat=1)
    assert seat(one, 1)["kind"] == "open"
    assert seat(one, 1)["stand_in"] == "hold:20"
    for _ in range(2):
        while one.view["on_turn"] == 0 and one.view["moves"]:
            one.move("bank" if "bank" in one.view["moves"] else "roll")
            await settle_tasks()
        await house.clock.advance(0)
    assert one.view["on_turn"] == 0, "the bot plays until somebody sits down"
    (code,) = house.house.summary(table, "guest-0").codes
    seated = await house.house.sit("late", table, SitDown((code.code,), "Late"))
    two = Client(house.house, table, seated.token)
    await settle_tasks()
    assert seat(one, 1) == seat(one, 1) | {"kind": "person", "name": "Late", "stand_in": ""}
    assert two.view["seat"] == 1
    same_after_restart(house, table)


@evening
async def test_the_host_gives_the_seat_of_who_is_away_to_a_bot_or_to_somebody_else() -> None:
    house = Evening()
    table, (one, two, _) = await house.playing("me", "open", "open")
    await act(one, "bot", seat=1, bot="hold:20")
    await act(one, "open", seat=1)
    assert refusals(one) == ["seat_active", "seat_active"], "who plays keeps his seat"
    await act(two, "leave")
    await act(one, "bot", seat=1, bot="hold:20")
    assert seat(one, 1) == seat(one, 1) | {"kind": "person", "stand_in": "hold:20"}
    await act(two, "back")
    assert seat(one, 1)["stand_in"] == ""
    await act(two, "leave")
    token = house.token(table, 1)
    await act(one, "open", seat=1)
    assert two.watcher.seat is None, "a spectator now"
    assert two.of("welcome")[-1]["you"] is None
    with pytest.raises(IllegalError, match="token_unknown"):
        Client(house.house, table, token)
    assert two.view["moves"] == []
    assert two.view["seat"] is None
    await act(two, "back")
    assert refusals(two)[-1] == "spectator"


@evening
async def test_the_host_makes_somebody_else_the_host() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(one, "host", seat=1)
    assert [s["host"] for s in two.state["seats"]] == [False, True]
    await act(one, "host", seat=1)
    assert refusals(one) == ["host_only"]
    await act(two, "host", seat=7)
    await act(two, "bot", seat=0, bot="nonsense")
    await act(two, "refuse")
    assert refusals(two) == ["seat_unknown", "player_unknown", "message"]


@evening
async def test_a_host_who_leaves_hands_the_table_on() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(one, "leave")
    assert [s["host"] for s in two.state["seats"]] == [False, True]


@evening
async def test_the_last_person_who_leaves_a_lobby_closes_it() -> None:
    house = Evening()
    opened = await house.house.make_table("h", NewTable("pig", (SeatWish("me"), SeatWish("open")), "A"))
    one = Client(house.house, opened.table, opened.token)
    await act(one, "leave")
    assert one.state["phase"] == "cancelled"
    assert one.state["ended"]["reason"] == "left"
    with pytest.raises(IllegalError, match="code_spent"):
        await house.house.sit("x", opened.table, SitDown((opened.codes[0].code,), "X"))


# --- what all agree on -----------------------------------------------------------------------------------------------


@evening
async def test_a_pause_by_agreement_stops_every_clock() -> None:
    house = Evening()
    table, (one, two) = await house.playing("me", "open", options=FIRST, pace=10_000)
    await house.clock.advance(4_000)
    left = one.table.data.turn[0] - house.clock.now()
    await act(one, "pause")
    assert one.state["asks"] == {"pause": [0]}
    assert two.state["asks"] == {"pause": [0]}
    await act(two, "pause")
    assert two.state["clock"]["paused"] == {"since": house.clock.now(), "by": "players"}
    assert two.state["asks"] == {}
    one.move("roll")
    await settle_tasks()
    assert refusals(one) == ["paused"]
    await house.clock.advance(DAY_MS)
    assert one.table.data.paused is not None
    same_after_restart(house, table)
    await act(two, "resume")
    assert one.state["clock"]["turn"] == {"0": house.clock.now() + left}
    await act(two, "resume")
    assert refusals(two) == ["not_paused"]
    one.move("roll")
    await settle_tasks()
    assert refusals(one) == ["paused"]


@evening
async def test_a_wish_can_be_refused_and_taken_back() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(one, "abandon")
    await act(one, "abandon")
    assert refusals(one) == ["asked"]
    await act(two, "refuse", what="abandon")
    assert one.state["asks"] == {}
    await act(two, "refuse", what="abandon")
    assert refusals(two) == ["not_asked"]
    assert one.state["phase"] == "playing"


@evening
async def test_a_table_is_abandoned_by_agreement_of_those_who_play_themselves() -> None:
    house = Evening()
    table, (one, two, three) = await house.playing("me", "open", "open")
    await act(three, "leave")
    await act(one, "abandon")
    assert one.state["phase"] == "playing"
    await act(two, "abandon")
    assert one.state["phase"] == "cancelled"
    assert one.state["ended"] == {"reason": "abandoned"}
    assert [reveal.cancelled for reveal in house.log.reveals] == [True]
    same_after_restart(house, table)


@evening
async def test_who_alone_has_not_agreed_and_leaves_is_no_longer_waited_for() -> None:
    house = Evening()
    _, (one, two) = await house.playing("me", "open")
    await act(one, "abandon")
    await act(two, "leave")
    assert one.state["phase"] == "cancelled"
