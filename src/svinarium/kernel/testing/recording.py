"""Records: what was played is written, read and replayed to the same states."""

from __future__ import annotations

from svinarium.kernel.errors import MalformedError
from svinarium.kernel.events import Drawn
from svinarium.kernel.records import Header, Record, read_record, record_of, replay
from svinarium.kernel.testing.bench import Bench, Trail, encoded


def records(bench: Bench) -> None:
    """A record writes, reads and replays to the equal state, and so does each of its beginnings."""
    for trail in bench.sample(bench.trails, 8):
        record = record_of(_header(bench), bench.game, [(event, 0, _by(event)) for event in trail.events])
        text = record.text()
        read = read_record(text)
        bench.expect(encoded(read) == encoded(record), "it reads as another record")
        bench.expect(read.text() == text, "read and written again, it has another text")
        cut = read_record(text[:-2])
        bench.expect(cut.lines == read.lines[:-1], "a broken last line is not left out")
        _replayed(bench, read, trail)
    _of_other_rules(bench)


def _by(event: object) -> str:
    return "seed" if isinstance(event, Drawn) else "person"


def _header(bench: Bench, rules: int | None = None) -> Header:
    game, setup = bench.game, bench.setup
    return Header(
        game_id="0" * 32,
        game=game.name,
        rules=game.rules if rules is None else rules,
        options=setup.options,
        seats=setup.seats,
        names=tuple(f"P{seat}" for seat in bench.seats),
    )


def _replayed(bench: Bench, record: Record, trail: Trail) -> None:
    whole = replay(record, bench.game)
    bench.expect(whole.state == trail.states[-1], f"replay ends in {whole.state!r}", state=trail.states[-1])
    bench.expect(list(whole.events) == trail.events, "replay tells of other events")
    every = range(len(trail.events) + 1)
    for at in bench.sample(every, 60 if len(trail.events) <= 60 else 8):
        found = replay(record, bench.game, at).state
        bench.expect(found == trail.states[at], f"replay at {at} gives {found!r}", state=trail.states[at])


def _of_other_rules(bench: Bench) -> None:
    for rules in (bench.game.rules + 1, 0):
        try:
            replay(Record(_header(bench, rules)), bench.game)
        except MalformedError:
            continue
        bench.fail(f"a record of rules {rules} is replayed by rules {bench.game.rules}")
