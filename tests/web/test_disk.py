"""A disk that refuses: nothing changes, everybody is told, health turns red; and all is well when it is well again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from svinarium.tables.messages import Ack, Health, Refused
from tests.live.evening import evening, playing
from tests.live.guest import Guest, RefusedError, exactly
from tests.live.server import Server


class Disk:
    """The house's disk: it refuses everything while there is this file."""

    def __init__(self, flag: Path) -> None:
        self.flag = flag

    def fill(self) -> None:
        """From now on it is full."""
        self.flag.touch()

    def clear(self) -> None:
        """From now on there is room."""
        self.flag.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    """A disk with room."""
    return Disk(tmp_path / "full")


@pytest.fixture
def narrow(disk: Disk, tmp_path: Path) -> Iterator[Server]:
    """A house on a disk that is full at times."""
    server = Server(tmp_path)
    server.start({"refuse": str(disk.flag)})
    with server:
        yield server


@evening
async def test_a_full_disk(narrow: Server, disk: Disk) -> None:
    async with playing(narrow, "me", "open", target=15) as table, Guest(narrow) as guest:
        lobby = await guest.make_table("me", "open")
        mover = await table.mover()
        version, state = mover.version, msgspec.json.encode(mover.state)
        disk.fill()
        for _ in range(3):
            answer = await mover.move("roll", move_id="r")
            assert answer == Refused("r", "unsaved", "disk_full", {}, version or 0)
        assert (mover.version, msgspec.json.encode(mover.state)) == (version, state)
        health = await guest.http.get("/health")
        assert health.status_code == 503
        assert exactly(health.content, Health).status == "unsaved"
        for call in (guest.make_table("me", "open"), table.guests[0].sit(lobby.table, lobby.codes[0].code)):
            with pytest.raises(RefusedError) as refused:
                await call
            assert (refused.value.status, refused.value.body.kind) == (503, "unsaved")
            assert refused.value.body.code == "disk_full"
        assert (await guest.ask("GET", "/api/games")).status_code == 200, "what needs no disk goes on"
        disk.clear()
        assert await mover.move("roll", move_id="r") == Ack("r", (version or 0) + 1)
        assert await asyncio.to_thread(narrow.health) == 200
        assert (await table.guests[0].sit(lobby.table, lobby.codes[0].code)).seat == 1
        await table.play()


@evening
async def test_what_was_refused_is_not_there_after_a_restart(narrow: Server, disk: Disk) -> None:
    async with playing(narrow, "me", "open") as table:
        mover = await table.mover()
        await mover.move("roll")
        version = mover.version
        disk.fill()
        assert isinstance(await mover.move("bank"), Refused)
        disk.clear()
        state = mover.state
        await asyncio.to_thread(narrow.kill)
        await asyncio.to_thread(narrow.start)
        mover.state, mover.version = {}, None
        await mover.connect()
        assert mover.version == version
        assert mover.state | {"online": None} == state | {"online": None}


@evening
async def test_a_program_and_the_house_itself_try_again(narrow: Server, disk: Disk) -> None:
    async with playing(narrow, "me", "hold:20", target=30) as table:
        one = table.people[0]
        while not one.view["moves"]:
            await one.until(lambda: bool(one.view["moves"]))
        while one.view["moves"]:
            await one.move("bank" if "bank" in one.view["moves"] else "roll")
            if "bank" in one.view["moves"]:
                disk.fill()
                assert isinstance(await one.move("bank"), Refused)
                disk.clear()
        await table.play()
