"""The log on SQLite: group commit, order, and every way in which a disk can refuse."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import wraps
from pathlib import Path

import pytest

from svinarium.kernel import UnsavedError
from svinarium.tables.ports import Maker, Row, Write
from tests.store.support import Log, ask, commitment, opened, reveal, row

NAMED = "FROM log JOIN tables ON number = table_no"


def evening(test: Callable[[Path], Awaitable[None]]) -> Callable[[Path], None]:
    @wraps(test)
    def run(tmp_path: Path) -> None:
        async def within() -> None:
            async with asyncio.timeout(120):
                await test(tmp_path)

        asyncio.run(within())

    return run


class Gate:
    """Holds the writer thread before a commit until it is opened."""

    def __init__(self) -> None:
        self.batches: list[list[Write]] = []
        self.waiting = threading.Event()
        self.open = threading.Event()

    def __call__(self, writes: list[Write]) -> None:
        self.batches.append(writes)
        self.waiting.set()
        assert self.open.wait(60)


@evening
async def test_what_comes_during_a_commit_is_the_next_batch(tmp_path: Path) -> None:
    gate = Gate()
    async with opened(tmp_path, gate) as log:
        log.append(row("a", 1))
        await asyncio.to_thread(gate.waiting.wait, 60)
        log.append(*(row(f"t{n}", 1) for n in range(500)))
        assert log.answers == []
        gate.open.set()
        assert await log.settled() == [None] * 501
        assert [len(batch) for batch in gate.batches] == [1, 500]
        assert (log.log.commits, log.log.written) == (2, 501)
        assert log.log.healthy()


@evening
async def test_answers_come_in_the_order_of_the_writes(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        writes = [row(f"t{n % 7}", n // 7 + 1, f"m{n}") for n in range(700)]
        for write in writes:
            log.append(write)
            if write.row.version % 10 == 0:
                await asyncio.sleep(0)
        await asyncio.gather(*log._futures)
        assert [write for write, _ in log.answers] == writes
        assert all(error is None for _, error in log.answers)
        assert log.log.written == 700
        assert log.log.commits < 350
        found = ask(tmp_path, f"SELECT table_id, version, move_id {NAMED}")
        assert sorted(found) == sorted((w.row.table, w.row.version, w.row.move_id) for w in writes)
        assert [r.version for r in log.log.rows("t3")] == list(range(1, 101))


@evening
async def test_an_answer_means_that_others_can_read_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        for version in range(1, 6):
            log.append(row("a", version))
            assert await log.settled() == [None]
            assert ask(tmp_path, "SELECT max(version) FROM log") == [(version,)]


@evening
async def test_one_guilty_write_is_refused_alone(tmp_path: Path) -> None:
    gate = Gate()
    async with opened(tmp_path, gate) as log:
        log.append(row("a", 1, "m"))
        await asyncio.to_thread(gate.waiting.wait, 60)
        log.append(row("b", 1), row("a", 1), row("c", 1), row("a", 2, "m"), row("a", 3), row("a", 2, "m", seat=1))
        gate.open.set()
        codes = await log.settled()
        assert codes == [None, None, "log_conflict", None, "log_conflict", None, None]
        assert log.log.healthy(), "the disk is well"
        assert ask(tmp_path, f"SELECT table_id, version {NAMED} ORDER BY 1, 2") == [
            ("a", 1),
            ("a", 2),
            ("a", 3),
            ("b", 1),
            ("c", 1),
        ]


@evening
async def test_a_refused_write_leaves_nothing_of_itself(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(commitment(1, "a", 1))
        assert await log.settled() == [None]
        log.append(commitment(1, "b", 1))
        assert await log.settled() == ["log_conflict"]
        assert log.log.rows("b") == []
        assert ask(tmp_path, "SELECT table_id FROM tables") == [("a",)]
        assert log.log.chain_head() == (1, b"line-1")


@evening
async def test_a_full_disk(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(row("a", 1))
        assert await log.settled() == [None]
        (pages,) = log.log._writer.execute("PRAGMA page_count").fetchone()
        log.log._writer.execute(f"PRAGMA max_page_count = {pages}")
        log.append(row("a", 2, body=b"x" * 100_000), row("b", 1, body=b"x" * 100_000))
        assert await log.settled() == ["disk_full", "disk_full"]
        assert not log.log.healthy()
        assert [r.version for r in log.log.rows("a")] == [1]
        log.log._writer.execute("PRAGMA max_page_count = 100000")
        log.append(row("a", 2, body=b"x" * 100_000))
        assert await log.settled() == [None]
        assert log.log.healthy()
        assert [r.version for r in log.log.rows("a")] == [1, 2]


@evening
async def test_a_disk_that_has_recovered_is_known_by_a_probe(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        monkeypatch = pytest.MonkeyPatch()
        loop, tried, probe = asyncio.get_running_loop(), asyncio.Event(), log.log._try_probe

        def tell() -> None:
            probe()
            loop.call_soon_threadsafe(tried.set)

        monkeypatch.setattr(log.log, "_try_probe", tell)
        log.log._writer.execute("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(tmp_path / "svinarium.db", isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            log.append(row("a", 1))
            assert await log.settled() == ["log_locked"]
            log.log.probe()
            await tried.wait()
            assert not log.log.healthy()
            stranger.execute("ROLLBACK")
        tried.clear()
        log.log.probe()
        await tried.wait()
        assert log.log.healthy()
        assert log.log.rows("a") == []


@evening
async def test_a_stranger_who_holds_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.log._writer.execute("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(tmp_path / "svinarium.db", isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            log.append(row("a", 1))
            assert await log.settled() == ["log_locked"]
            assert not log.log.healthy()
            stranger.execute("ROLLBACK")
        log.append(row("a", 1))
        assert await log.settled() == [None]
        assert log.log.healthy()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (sqlite3.OperationalError("disk I/O error"), "log_failed"),
        (sqlite3.OperationalError("database or disk is full"), "disk_full"),
        (OSError(28, "No space left on device"), "disk_full"),
        (sqlite3.DatabaseError("database disk image is malformed"), "log_failed"),
    ],
)
def test_whatever_else_a_disk_may_say(tmp_path: Path, error: Exception, code: str) -> None:
    broken = [error]

    def before(_writes: list[Write]) -> None:
        if broken:
            raise broken.pop()

    async def within() -> None:
        async with opened(tmp_path, before) as log:
            log.append(row("a", 1))
            assert await log.settled() == [code]
            assert not log.log.healthy()
            log.append(row("a", 1))
            assert await log.settled() == [None]
            assert log.log.healthy()

    asyncio.run(within())
    assert isinstance(UnsavedError(code), UnsavedError)


@evening
async def test_closing_commits_what_is_waiting(tmp_path: Path) -> None:
    gate = Gate()
    async with opened(tmp_path, gate) as log:
        log.append(row("a", 1))
        await asyncio.to_thread(gate.waiting.wait, 60)
        log.append(*(row("b", n) for n in range(1, 101)))
        gate.open.set()
    assert ask(tmp_path, f"SELECT table_id, count(*) {NAMED} GROUP BY 1") == [("a", 1), ("b", 100)]
    assert await log.settled() == [None] * 101, "and everybody is told"


@evening
async def test_rows_read_back_as_they_were_written(tmp_path: Path) -> None:
    rows = [
        Row("t", 1, 0, None, 1, 2**53, b""),
        Row("t", 2, None, None, 1, 0, bytes(range(256))),
        Row("t", 3, 99, "é\0🐷" * 10, 1, 5, b"{}"),
        Row("é\0", 1, None, None, 1, 5, b"{}"),
    ]
    async with opened(tmp_path) as log:
        log.append(*map(Write, rows))
        assert await log.settled() == [None] * 4
        assert log.log.rows("t") == rows[:3]
        assert log.log.rows("é\0") == rows[3:]
        assert log.log.rows("é") == []
    async with opened(tmp_path) as log:
        assert log.log.rows("t") == rows[:3]


@evening
async def test_commitments_boxes_and_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        counts = {"opened": 0, "open": 0, "revealed": 0, "cancelled": 0, "repeated_starts": 0}
        assert log.log.counts() == counts
        assert log.log.chain_head() == (0, b"")
        with pytest.raises(KeyError):
            log.log.box(b"game-1")
        log.append(commitment(1, "a", 1), commitment(2, "b", 1), commitment(3, "c", 1))
        log.append(reveal(1, "a", 2), reveal(2, "b", 2, cancelled=True))
        assert await log.settled() == [None] * 5
        assert log.log.chain_head() == (3, b"line-3")
        assert log.log.box(b"game-2") == b"box-2"
        assert log.log.counts() == counts | {"opened": 3, "open": 1, "revealed": 1, "cancelled": 1}


def test_what_nobody_foresaw_refuses_the_batch_and_not_the_next(tmp_path: Path) -> None:
    broken: list[Exception] = [RuntimeError("nobody foresaw this")]

    def before(_writes: list[Write]) -> None:
        if broken:
            raise broken.pop()

    async def within() -> None:
        async with opened(tmp_path, before) as log:
            log.append(row("a", 1), row("b", 1))
            assert set(await log.settled()) == {"log_failed"}
            assert not log.log.healthy()
            log.append(row("a", 1), row("b", 1))
            assert await log.settled() == [None, None]
            assert log.log.healthy()

    asyncio.run(within())


@evening
async def test_a_writer_that_has_ended_is_no_good_health(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        assert log.log.healthy()
        await asyncio.to_thread(log.log.close)
        assert not log.log.healthy()


@evening
async def test_rows_from_a_version_on_and_at_most_so_many(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(*(row("t", n) for n in range(1, 11)), row("u", 1))
        await log.settled()
        assert [r.version for r in log.log.rows("t", 7)] == [8, 9, 10]
        assert [r.version for r in log.log.rows("t", 2, 3)] == [3, 4, 5]
        assert log.log.rows("t", 10) == []


@evening
async def test_the_answer_to_an_accepted_command_is_found(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(row("t", 1), row("t", 2, "m", 1), row("u", 1, "n", 0))
        await log.settled()
        assert log.log.answer("t", 1, "m") == 2
        assert log.log.answer("t", 0, "m") is None, "another seat's id"
        assert log.log.answer("u", 1, "m") is None, "another table's id"
        assert log.log.answer("nobody", 0, "m") is None


@evening
async def test_a_table_refused_with_its_batch_gets_a_number_of_its_own_later(tmp_path: Path) -> None:
    gate = Gate()
    async with opened(tmp_path, gate) as log:
        log.append(row("a", 1))
        await asyncio.to_thread(gate.waiting.wait, 60)
        log.append(row("guilty", 1), row("guilty", 1), row("b", 1))
        gate.open.set()
        assert await log.settled() == [None, None, "log_conflict", None]
        log.append(row("b", 2), row("c", 1))
        assert await log.settled() == [None, None]
        assert ask(tmp_path, f"SELECT table_id, count(*) {NAMED} GROUP BY 1") == [
            ("a", 1),
            ("b", 2),
            ("c", 1),
            ("guilty", 1),
        ]


NOBODY = Maker()


async def chores_done(log: Log) -> None:
    """Wait until the writer has done what it was given on the side."""
    done, loop = asyncio.Event(), asyncio.get_running_loop()
    log.log._chore(lambda: loop.call_soon_threadsafe(done.set))
    await done.wait()


def phased(table: str, version: int, phase: str, at: int, maker: Maker = NOBODY) -> Write:
    return Write(Row(table, version, 0, None, 1, at, b"{}"), phase=phase, maker=maker)


@evening
async def test_open_tables_are_counted_by_their_maker(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(phased("a", 1, "lobby", 1, Maker("ann", "x")), phased("b", 1, "lobby", 1, Maker("ann", "y")))
        log.append(phased("c", 1, "lobby", 1, Maker("bob", "x")), phased("d", 1, "lobby", 1))
        assert await log.settled() == [None] * 4
        assert log.log.open_tables_of(Maker("ann", "x")) == (2, 2)
        log.append(phased("a", 2, "finished", 2), phased("b", 2, "cancelled", 2))
        assert await log.settled() == [None] * 2
        assert log.log.open_tables_of(Maker("ann", "x")) == (0, 1)
        assert log.log.open_tables_of(Maker()) == (0, 0), "nobody is nobody's limit"


@evening
async def test_tables_at_which_nothing_happens_are_found_by_their_last_row(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(phased("lobby", 1, "lobby", 100), phased("game", 1, "playing", 10), phased("done", 1, "finished", 1))
        log.append(phased("old", 1, "playing", 5), Write(Row("game", 2, 0, None, 1, 90, b"{}")))
        assert await log.settled() == [None] * 5
        assert log.log.idle(101, 50, 10) == ["lobby", "old"]
        assert log.log.idle(101, 50, 1) == ["lobby"]
        assert log.log.idle(100, 91, 10) == ["game", "old"]
        assert log.log.idle(0, 0, 10) == []


@evening
async def test_finished_tables_are_forgotten_and_commitments_are_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        log.append(phased("old", 1, "lobby", 1), commitment(1, "old", 2), reveal(1, "old", 3))
        log.append(phased("old", 4, "finished", 10), phased("new", 1, "finished", 99), phased("on", 1, "playing", 1))
        assert await log.settled() == [None] * 6
        before = log.log.counts()
        log.log.forget(50, 10)
        log.append(phased("on", 2, "playing", 100))
        assert await log.settled() == [None]
        await chores_done(log)
        assert [len(log.log.rows(name)) for name in ("old", "new", "on")] == [0, 1, 2]
        assert log.log.counts() == before
        log.append(phased("old", 1, "lobby", 200))
        assert await log.settled() == [None], "the writer does not remember the number of a table that is gone"
        assert len(log.log.rows("old")) == 1


@evening
async def test_a_sign_of_life_is_kept_for_each_life(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        epoch = log.log.epoch
        assert log.log.alive(epoch) == 0
        log.log.beat(1_000)
        log.log.beat(2_000)
        await chores_done(log)
        assert log.log.alive(epoch) == 2_000
        assert log.log.alive(epoch + 1) == 0
