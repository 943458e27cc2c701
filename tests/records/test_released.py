"""Records of every version of the rules that was ever released replay to what they came to then.

The files are never changed and never made anew; a new version of the rules adds files, named after game and version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from svinarium import registry
from svinarium.kernel import read_record, replay

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.jsonl"))
EXPECTED: dict[str, dict[str, Any]] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
SCHEMA = json.loads((HERE.parents[1] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def test_each_record_has_its_end_written_down() -> None:
    assert [path.name for path in FILES] == sorted(EXPECTED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_what_it_came_to(path: Path) -> None:
    record = read_record(path.read_bytes())
    game = registry.game(record.header.game)
    found = replay(record, game)
    view = game.view(found.state, None)
    assert {
        "over": view.result is not None,
        "scores": list(view.scores),
        "winners": list(view.result.winners) if view.result else [],
        "version": found.version,
        "to_act": list(view.to_act),
    } == EXPECTED[path.name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_reads_and_writes_the_same_and_fits_the_schema(path: Path) -> None:
    raw = path.read_bytes()
    assert read_record(raw).text().encode() == raw
    validator = Draft202012Validator(SCHEMA)
    for line in raw.splitlines():
        validator.validate(json.loads(line))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_notes_are_those_of_the_rules(path: Path) -> None:
    """Without corrections, what the rules make of the events is what was written then."""
    record = read_record(path.read_bytes())
    game = registry.game(record.header.game)
    state = game.start(game.setup(record.header.seats, record.header.options))
    for line in record.lines:
        if (event := line.event()) is not None:
            after = game.apply(state, event)
            assert line.notes == game.notes(state, event, after, None)
            state = after


@pytest.mark.parametrize("name", sorted(game.name for game in registry.games().values()))
def test_every_game_and_version_has_a_record(name: str) -> None:
    game = registry.game(name)
    headers = [read_record(path.read_bytes()).header for path in FILES]
    assert {header.rules for header in headers if header.game == name} == set(range(1, game.rules + 1))
