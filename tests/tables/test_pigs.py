"""Pass the Pigs and Pig Party at a live table: the call window and its clock, a hidden deck, whole games."""

from __future__ import annotations

import asyncio
import json

from tests.tables.support import Client, Evening

HOG_CALL: dict[str, int | str] = {"hog_call": "on", "hog_call_needs": "turn_total", "first": "seat_0", "target": 400}

GAMES: tuple[tuple[str, tuple[str, str], dict[str, int | str]], ...] = (
    ("pass-the-pigs", ("caller", "pace"), {"hog_call": "on", "target": 60}),
    ("pig-party", ("natural", "natural"), {"target": 60}),
)


def acting(clients: list[Client]) -> Client:
    """Somebody who has a move."""
    return next(client for client in clients if client.view["moves"])


async def to_a_window(house: Evening, clients: list[Client]) -> None:
    """Whoever is on turn throws until the others may call."""
    for _ in range(500):
        await house.clock.advance(0)
        if clients[0].view["phase"] == "call":
            return
        acting(clients).move("roll")
    raise AssertionError("nobody ever gathers twenty")


def test_a_call_window_runs_out_after_four_seconds() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open", "open", game="pass-the-pigs", options=HOG_CALL)
        await to_a_window(house, clients)
        (timer,) = clients[0].view["timers"]
        before = clients[0].view["rolls"]
        thrower = next(client for client in clients if not client.view["moves"])
        thrower.move("bank")
        await house.clock.advance(3_999)
        assert [refused["code"] for refused in thrower.of("refused")] == ["pigs_window_open"]
        assert clients[0].view["phase"] == "call"
        await house.clock.advance(1)
        assert timer in [event.get("clock") for event in clients[0].state["events"]]
        assert clients[0].view["phase"] != "call"
        assert clients[0].view["rolls"] in (0, before + 1)

    asyncio.run(evening())


def test_the_first_call_that_arrives_counts() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open", "open", game="pass-the-pigs", options=HOG_CALL)
        await to_a_window(house, clients)
        one, other = (client for client in clients if client.view["moves"])
        one.move("call 5")
        other.move("call 10")
        await house.clock.advance(0)
        assert (len(one.of("refused")), len(other.of("refused"))) == (0, 1)
        calls = [event["move"] for event in one.state["events"] if str(event.get("move")).startswith("call")]
        assert calls == ["call 5"]

    asyncio.run(evening())


def test_programs_end_games_of_both() -> None:
    async def evening() -> None:
        house = Evening()
        for game, programs, options in GAMES:
            _, clients = await house.playing("me", *programs, game=game, options=options)
            (me,) = clients
            for _ in range(3000):
                await house.clock.advance(0)
                if me.state["phase"] == "finished":
                    break
                moves = me.view["moves"]
                if moves:
                    good = [move for move in moves if move in ("bank", "pass")]
                    me.move(good[0] if good else moves[0])
            assert me.state["phase"] == "finished"
            assert me.of("refused") == []

    asyncio.run(evening())


def test_the_order_of_the_deck_is_never_sent() -> None:
    async def evening() -> None:
        house = Evening()
        _, clients = await house.playing("me", "open", game="pig-party")
        deck = clients[0].table.data.state.deck
        assert len(deck) == 19
        order = json.dumps(deck, separators=(",", ":")).strip("[]")
        for client in clients:
            assert all(order.encode() not in frame for frame in client.raw)
            shuffled = next(event for event in client.state["events"] if event.get("draw") == "deck")
            assert "result" not in shuffled

    asyncio.run(evening())
