"""A house that is killed twenty times in the middle of its games: nothing acknowledged is lost, no draw changes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from svinarium import registry
from svinarium.kernel import Drawn, Move, read_record, replay
from svinarium.ledger import OpenLine, check_chain
from svinarium.ledger.standalone import verify_bytes
from svinarium.tables.entries import DigestTaken, EntropyTaken, Moved, Started, decode_entry
from svinarium.tables.messages import Command, HouseCounts, SendDigest, SendEntropy, SendMove
from svinarium.tables.ports import Row
from tests.crash.evening import Evening, Player
from tests.live.client import Client
from tests.live.guest import Guest, exactly
from tests.live.server import Server

DEATHS = 20


class Aftermath:
    """What is left of an evening: what the clients saw, and what is on disk."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.fresh: dict[Player, dict[str, Any]] = {}
        self.records: dict[str, bytes] = {}
        self.counts: HouseCounts | None = None
        self.rows: dict[str, list[Row]] = defaultdict(list)
        self.ledgers: list[tuple[int, bytes, bytes | None]] = []

    async def look_around(self, guest: Guest) -> None:
        """Ask the living house."""
        for player in self.evening.players:
            async with Client(self.evening.server, player.table, player.token) as again:
                self.fresh[player] = again.state
            if player.table not in self.records:
                self.records[player.table] = await guest.record(player.table)
        self.counts = exactly((await guest.ask("GET", "/api/house")).content, HouseCounts)

    def open_the_books(self, path: Path) -> None:
        """Read the database of the house that has gone."""
        with closing(sqlite3.connect(path)) as database:
            columns = "table_id, version, seat, move_id, epoch, at, body"
            named = "log JOIN tables ON number = table_no"
            for row in database.execute(f"SELECT {columns} FROM {named} ORDER BY table_id, version"):
                self.rows[row[0]].append(Row(*row))
            query = "SELECT number, open_line, secret FROM ledgers ORDER BY number"
            self.ledgers = list(database.execute(query))


@pytest.fixture(scope="module")
def aftermath(tmp_path_factory: pytest.TempPathFactory) -> Aftermath:
    """One evening with all its deaths; the tests look at what is left."""
    server = Server(tmp_path_factory.mktemp("house"), ceremony=3_600_000)
    left = Aftermath(Evening(server, seed=20))
    try:
        asyncio.run(_evening(left))
    finally:
        if server.pid is not None:
            server.kill()
    left.open_the_books(server.data / "svinarium.db")
    return left


async def _evening(left: Aftermath) -> None:
    evening = left.evening
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(evening.server)) for _ in range(8)]
        corners = [
            (guests[0:2], ("me", "open", "hold:8"), False),
            (guests[2:4], ("me", "open"), False),
            (guests[4:6], ("open", "me", "random"), False),
            (guests[6:8], ("me", "open"), True),
        ]
        stack.callback(evening.server.end)
        async with asyncio.timeout(300), asyncio.TaskGroup() as together:
            together.create_task(evening.die(DEATHS))
            await evening.risen(0)
            for people, seats, patient in corners:
                together.create_task(evening.corner(people, seats, patient=patient))
        await left.look_around(guests[0])
        await asyncio.to_thread(evening.server.stop)


def test_the_evening_was_one(aftermath: Aftermath) -> None:
    evening = aftermath.evening
    assert evening.life == DEATHS + 1
    phases = [phase for phases in evening.open_at_deaths for phase in phases]
    assert {"committing", "revealing", "playing"} <= set(phases)
    assert any(evening.unanswered_at_deaths)
    assert sum(player.repeated for player in evening.players) > 0
    assert len(aftermath.records) > 4


def test_every_acknowledged_command_is_in_the_log(aftermath: Aftermath) -> None:
    checked = 0
    for player in aftermath.evening.players:
        rows = {row.version: row for row in aftermath.rows[player.table]}
        for command_id, version in player.acks.items():
            row = rows[version]
            assert (row.seat, row.move_id) == (player.seat, command_id)
            assert_holds(row, player.said[command_id])
            checked += 1
    assert checked > 100


def assert_holds(row: Row, command: Command) -> None:
    entry = decode_entry(row.body)
    match command:
        case SendMove(_, version, text):
            assert isinstance(entry, Moved)
            assert entry.events[0] == Move(row.seat or 0, text)
            assert row.version == version + 1
        case SendDigest(_, _, digest):
            assert isinstance(entry, DigestTaken)
            assert entry.digest == digest
        case SendEntropy(_, _, entropy):
            assert isinstance(entry, EntropyTaken)
            assert entry.entropy == entropy


def test_a_command_whose_answer_died_is_answered_in_the_next_life(aftermath: Aftermath) -> None:
    late = 0
    for player in aftermath.evening.players:
        epochs = {row.version: row.epoch for row in aftermath.rows[player.table]}
        late += sum(epochs[version] < player.answered_in[command_id] for command_id, version in player.acks.items())
    assert late >= DEATHS // 3, "each death after a commit leaves somebody without his answer"


def test_nobody_was_refused_anything(aftermath: Aftermath) -> None:
    for player in aftermath.evening.players:
        assert player.refused == []
        assert player.unanswered == {}


def test_no_draw_that_anybody_saw_has_changed(aftermath: Aftermath) -> None:
    seen = 0
    for player in aftermath.evening.players:
        kept: dict[str, Any] = {}
        for row in aftermath.rows[player.table]:
            entry = decode_entry(row.body)
            events = entry.events if isinstance(entry, Moved | Started | EntropyTaken) else ()
            kept |= {event.position: event.result for event in events if isinstance(event, Drawn)}
        game_id = player.state["ledger"]["game_id"]
        assert {(game_id, position): result for position, result in kept.items()} == player.draws
        seen += len(player.draws)
    assert seen > 300


def test_what_clients_folded_is_what_the_house_says(aftermath: Aftermath) -> None:
    for player, fresh in aftermath.fresh.items():
        assert player.state | {"online": None} == fresh | {"online": None}


def test_versions_have_no_gaps_and_epochs_never_fall(aftermath: Aftermath) -> None:
    epochs = set()
    for rows in aftermath.rows.values():
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert [row.epoch for row in rows] == sorted(row.epoch for row in rows)
        epochs |= {row.epoch for row in rows}
    assert len(epochs) > DEATHS // 2
    assert max(epochs) == DEATHS + 1


def test_every_finished_game_can_be_verified_and_replayed(aftermath: Aftermath) -> None:
    for player, fresh in aftermath.fresh.items():
        raw = aftermath.records[player.table]
        report = verify_bytes(raw)
        assert report.ok, report.text()
        assert report.draws == len(player.draws)
        record = read_record(raw)
        game = registry.game(record.header.game)
        view = game.view(replay(record, game).state, player.seat)
        assert list(view.scores) == fresh["view"]["scores"]
        assert view.result is not None
        assert list(view.result.standings) == fresh["view"]["result"]["standings"]


def test_the_houses_chain_is_unbroken(aftermath: Aftermath) -> None:
    secrets = {number: secret for number, _, secret in aftermath.ledgers if secret is not None}
    chain = check_chain((line for _, line, _ in aftermath.ledgers), secrets)
    counts = aftermath.counts
    assert counts is not None
    assert (chain.opened, chain.open, chain.head) == (counts.opened, counts.open, counts.head)
    assert (counts.open, counts.cancelled, counts.repeated_starts) == (0, 0, 0)
    numbers = {OpenLine.parse(line).game_id.hex(): number for number, line, _ in aftermath.ledgers}
    for player in aftermath.evening.players:
        assert numbers[player.state["ledger"]["game_id"]] == player.state["ledger"]["number"]
