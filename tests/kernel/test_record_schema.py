"""The published schema of a record: up to date, true of what is written, and as strict as the reader."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from scripts import schema
from svinarium import registry
from svinarium.bots import SeededChance, SeededLuck, make, play_out
from svinarium.kernel import (
    Correction,
    Event,
    Header,
    LedgerPart,
    Line,
    Note,
    Step,
    event_line,
    line_text,
    read_record,
    record_of,
    records,
    replay,
)
from tests.kernel.strategies import events, notes
from tests.kernel.test_records import BAD_LINES, HEADER, bad_text

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
ANY = Draft202012Validator(SCHEMA)
LINE = Draft202012Validator({"$ref": "#/$defs/Line", "$defs": SCHEMA["$defs"]})
HEAD = Draft202012Validator({"$ref": "#/$defs/Header", "$defs": SCHEMA["$defs"]})


def test_the_file_is_what_the_types_say() -> None:
    assert (DOCS / "record.schema.json").read_text(encoding="utf-8") == schema.text()


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == Draft202012Validator.META_SCHEMA["$id"]


@given(events, st.integers(0, 2**52), st.none() | st.just("seed"), st.lists(notes, max_size=2))
def test_every_line_of_an_event_fits(event: Event, t: int, by: str | None, told: list[Note]) -> None:
    line = event_line(event, v=1, t=t, by=by, source="d6", notes=tuple(told))
    LINE.validate(json.loads(line_text(line)))
    ANY.validate(json.loads(line_text(line)))


@pytest.mark.parametrize(
    "line",
    [
        Line(v=1, t=0, reveal="00"),
        Line(v=1, t=0, correct=Correction(reason="x", of=1, result=4)),
        Line(v=1, t=0, correct=Correction(reason="x", of=1, result=(4, 5))),
        Line(v=1, t=0, correct=Correction(reason="x", of=1, move="bank")),
        Line(v=1, t=0, correct=Correction(reason="x", back_to=0)),
    ],
)
def test_reveals_and_corrections_fit(line: Line) -> None:
    LINE.validate(json.loads(line_text(line)))


def test_headers_fit() -> None:
    part = LedgerPart(game_id="ab", number=7, attempt=1, participants=(0,), lines=("00", "ff"))
    for header in (HEADER, msgspec.structs.replace(HEADER, ledger=part)):
        HEAD.validate(json.loads(line_text(header)))
        assert not LINE.is_valid(json.loads(line_text(header)))


@pytest.mark.parametrize("name", ["pig", "two-dice-pig"])
def test_a_whole_game_fits(name: str) -> None:
    game = registry.game(name)
    setup, steps = game.setup(3), list[Step]()
    players = [make(game, setup, "random")] * 3
    play_out(game, setup, players, SeededLuck(1), SeededChance(2), on_step=steps.append)
    header = Header(game_id="0", game=name, rules=game.rules, options=setup.options, seats=3, names=("", "", ""))
    first, *rest = record_of(header, game, [(step.event, 0, "seed") for step in steps]).text().splitlines()
    HEAD.validate(json.loads(first))
    assert len(rest) == len(steps)
    for line in rest:
        LINE.validate(json.loads(line))


@pytest.mark.parametrize("bad", BAD_LINES, ids=str)
def test_what_the_reader_refuses_does_not_fit(bad: dict[str, Any] | list[Any]) -> None:
    assert not LINE.is_valid(json.loads(bad_text(bad)))


@pytest.mark.parametrize(
    "changes",
    [{"svinarium": 2}, {"svinarium": None}, {"seats": "2"}, {"options": {"goal": 1.5}}, {"more": 1}, {"ledger": "00"}],
)
def test_bad_headers_do_not_fit(changes: dict[str, Any]) -> None:
    assert not HEAD.is_valid(msgspec.to_builtins(HEADER) | changes)


@pytest.mark.parametrize("name", ["svinarium", "game_id", "game", "rules", "options", "seats", "names"])
def test_a_header_has_all_its_fields(name: str) -> None:
    header = msgspec.to_builtins(HEADER)
    del header[name]
    assert not HEAD.is_valid(header)


def test_the_example_of_the_documentation_is_a_record() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8").split("```\n")[1]
    record = read_record(text)
    assert record.text() == text
    HEAD.validate(json.loads(text.splitlines()[0]))
    for line in text.splitlines()[1:]:
        LINE.validate(json.loads(line))
    assert registry.game("pig").view(replay(record, registry.game("pig")).state, None).scores == (3, 0)


def test_the_documentation_names_every_code_of_records() -> None:
    source = (Path(records.__file__)).read_text(encoding="utf-8")
    codes = set(re.findall(r'"(record_[a-z]+)"', source))
    assert len(codes) > 5
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    assert {code for code in codes if f"| `{code}` |" not in text} == set()
