"""Frames that share what all see are the same as frames made for each seat alone."""

from __future__ import annotations

import asyncio

import msgspec

from svinarium.tables.frames import FrameMaker, frame, view_of
from tests.tables.support import Client, Evening, play_to_end


def test_shared_frames_equal_those_made_for_each_seat() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", "hold:20", options={"target": 40})
        await play_to_end(house, clients)
        history = Client(house.house, table, None).table.history
        maker = FrameMaker()
        assert len(history) > 20
        for done in history:
            shared = maker.make(done, (None, 0, 1, 2))
            for seat in (None, 0, 1, 2):
                alone = frame(done, seat, view_of(done.before, seat), view_of(done.after, seat))
                assert msgspec.json.decode(shared[seat]) == msgspec.json.decode(msgspec.json.encode(alone))

    asyncio.run(evening())


def test_who_comes_later_is_sent_frames_that_fit() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "hold:20", options={"target": 60, "first": "seat_0"})
        clients[0].move("roll")
        await house.clock.advance(0)
        late = Client(house.house, table, None)
        await play_to_end(house, clients)
        assert late.version == clients[0].version
        assert late.view == clients[0].view | {"seat": None}

    asyncio.run(evening())
