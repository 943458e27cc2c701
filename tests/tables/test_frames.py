"""Frames that share what all see are the same as frames made for each seat alone."""

from __future__ import annotations

import asyncio

import msgspec

from svinarium.tables.frames import FrameMaker, Watcher, frame, view_of
from tests.tables.support import Client, Evening, play_to_end


class Heard:
    """An outlet that remembers what it was sent last."""

    last = b""

    def send(self, frame: bytes) -> None:
        self.last = frame

    def backlog(self) -> int:
        return 0

    def close(self, code: int) -> None:
        raise AssertionError(code)


def test_shared_frames_equal_those_made_for_each_seat() -> None:
    async def evening() -> None:
        house = Evening()
        table, clients = await house.playing("me", "open", "hold:20", options={"target": 40})
        await play_to_end(house, clients)
        history = house.history(table)
        maker = FrameMaker()
        assert len(history) > 20
        watchers = [Watcher(Heard(), seat) for seat in (None, 0, 1, 2, 1)]
        sender = watchers[4].outlet
        for done in history:
            maker.send(done, watchers, sender)
            for watcher in watchers:
                seat, outlet = watcher.seat, watcher.outlet
                assert isinstance(outlet, Heard)
                alone = frame(done, seat, view_of(done.before, seat), view_of(done.after, seat))
                if outlet is sender and done.move_id is not None:
                    alone = msgspec.structs.replace(alone, ack=done.move_id)
                assert msgspec.json.decode(outlet.last) == msgspec.json.decode(msgspec.json.encode(alone))
        assert any(done.move_id is not None for done in history)

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
