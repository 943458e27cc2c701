"""Records: written, read, corrected, cut off; every malformed kind names its line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from svinarium.kernel import (
    Clock,
    Correction,
    Drawn,
    Event,
    Header,
    Judged,
    LedgerPart,
    Line,
    MalformedError,
    Move,
    Note,
    Record,
    Signal,
    event_line,
    events_of,
    read_record,
)
from tests.kernel.strategies import events, notes

HEADER = Header(game_id="ab", game="race", rules=2, options={"goal": 10}, seats=2, names=("Ася", "Bob"))


def record(*lines: dict[str, Any], header: Header = HEADER) -> str:
    """A record's text of a header and lines, with ``v`` and ``t`` filled in."""
    numbered = [{"v": v, "t": 0, **line} for v, line in enumerate(lines, start=1)]
    return Record(header).text() + "".join(msgspec.json.encode(line).decode() + "\n" for line in numbered)


MOVE = {"seat": 0, "by": "person", "move": "roll"}
DRAW = {"draw": "die/1", "result": 4, "by": "hand"}


def refused(text: str | bytes) -> tuple[str, dict[str, Any]]:
    """The code and facts with which a record is refused."""
    with pytest.raises(MalformedError) as caught:
        events_of(read_record(text))
    return caught.value.code, caught.value.facts


# --- writing and reading ---------------------------------------------------------------------------------------------


def test_each_kind_of_line() -> None:
    note = Note("gain", {"seat": 0})
    lines = [
        event_line(Move(0, "roll"), v=1, t=5, by="person"),
        event_line(Drawn("die/1", (3, 4)), v=2, t=6, by="ledger", source="2d6", notes=(note,)),
        event_line(Clock("nap"), v=3, t=7, by=None),
        event_line(Signal("oink", 1, {"loud": 1}), v=4, t=8, by=None),
        event_line(Judged("snap", (1, 0)), v=5, t=9, by=None),
        Line(v=6, t=10, correct=Correction(reason="so", back_to=2)),
        Line(v=7, t=11, reveal="00ff"),
    ]
    assert Record(HEADER, tuple(lines)).text().splitlines() == [
        (
            '{"svinarium":1,"game_id":"ab","game":"race","rules":2,"options":{"goal":10},"seats":2,"names":["Ася","Bob"],'
            '"ledger":null}'
        ),
        '{"v":1,"t":5,"seat":0,"by":"person","move":"roll"}',
        (
            '{"v":2,"t":6,"by":"ledger","draw":"die/1","source":"2d6","result":[3,4],'
            '"notes":[{"code":"gain","facts":{"seat":0}}]}'
        ),
        '{"v":3,"t":7,"clock":"nap"}',
        '{"v":4,"t":8,"signal":{"kind":"oink","seat":1,"facts":{"loud":1}}}',
        '{"v":5,"t":9,"judged":{"window":"snap","order":[1,0]}}',
        '{"v":6,"t":10,"correct":{"reason":"so","back_to":2}}',
        '{"v":7,"t":11,"reveal":"00ff"}',
    ]
    read = read_record(Record(HEADER, tuple(lines)).text())
    assert read.header == HEADER
    assert read.header.setup.options == {"goal": 10}
    assert read.secret == "00ff"
    assert [line.event() for line in read.lines[:5]] == [
        Move(0, "roll"),
        Drawn("die/1", (3, 4)),
        Clock("nap"),
        Signal("oink", 1, {"loud": 1}),
        Judged("snap", (1, 0)),
    ]
    assert [line.event() for line in read.lines[5:]] == [None, None]


@given(st.lists(st.tuples(events, st.integers(0, 2**52), st.lists(notes, max_size=2)), max_size=8))
def test_records_read_back(written: list[tuple[Event, int, list[Note]]]) -> None:
    lines = [
        event_line(event, v=v, t=t, by="person", source="d6", notes=tuple(told))
        for v, (event, t, told) in enumerate(written, start=1)
    ]
    text = Record(HEADER, tuple(lines)).text()
    read = read_record(text)
    assert events_of(read) == [(v, event) for v, (event, _, _) in enumerate(written, start=1)]
    assert [line.notes for line in read.lines] == [tuple(told) for _, _, told in written]
    assert read.text() == text
    assert read_record(text.encode()) == read


def test_a_ledger_stands_in_the_header() -> None:
    part = LedgerPart(game_id="ab", number=7, attempt=1, participants=(0,), lines=("00", "ff"))
    header = msgspec.structs.replace(HEADER, ledger=part)
    assert read_record(record(header=header)).header.ledger == part
    assert read_record(record(MOVE)).secret is None


# --- cut off ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", range(1, 40))
def test_a_last_line_that_is_cut_off_is_left_out(cut: int) -> None:
    whole = record(MOVE, DRAW)
    assert read_record(whole[:-cut]) == read_record(record(MOVE))


def test_a_cut_within_a_letter_is_a_cut_too() -> None:
    whole = record(MOVE, {"signal": {"kind": "oink", "seat": 0, "facts": {"word": "хрю"}}}).encode()
    cut = whole[: whole.rindex("ю".encode()) + 1]
    assert read_record(cut) == read_record(record(MOVE))


@pytest.mark.parametrize("text", ["", '{"svinarium":1', "\x00"])
def test_a_record_without_a_whole_line_is_empty(text: str) -> None:
    assert refused(text) == ("record_empty", {})


# --- malformed -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    ["", "[]", "null", "{}", "x", '{"svinarium":"1"}', '{"svinarium":1}', '{"svinarium":1,"game":"race"}'],
)
def test_a_header_that_is_none(header: str) -> None:
    code, facts = refused(header + "\n")
    assert code == "record_line"
    assert facts["line"] == 1


def _changed(**changes: Any) -> str:
    header = msgspec.to_builtins(HEADER) | changes
    left = {name: value for name, value in header.items() if value is not ...}
    return msgspec.json.encode(left).decode() + "\n"


@pytest.mark.parametrize(
    "changes",
    [
        {"names": ["one"]},
        {"names": ["a", "b", "c"]},
        {"seats": "2"},
        {"options": {"goal": 1.5}},
        {"options": {"goal": True}},
        {"more": 1},
        {"game": ...},
        {"svinarium": ...},
        {"ledger": {}},
        {"ledger": "00"},
    ],
)
def test_a_header_with_something_wrong(changes: dict[str, Any]) -> None:
    code, facts = refused(_changed(**changes))
    assert (code, facts["line"]) == ("record_line", 1)


@pytest.mark.parametrize("version", [0, 2, 99])
def test_another_version_is_told_whatever_else_it_brings(version: int) -> None:
    assert refused(_changed(svinarium=version)) == ("record_version", {"found": version, "expected": 1})
    assert refused(_changed(svinarium=version, invented_later=[1])) == (
        "record_version",
        {"found": version, "expected": 1},
    )


BAD_LINES: list[dict[str, Any] | list[Any]] = [
    {},
    [],
    {"t": ...},
    {"t": 1.5},
    {"v": "2"},
    {"seat": 0},
    {"move": "roll"},
    {"move": None, "seat": 0},
    {"seat": "0", "move": "roll"},
    {"seat": 0, "move": 7},
    {"draw": "die/1"},
    {"result": 4},
    {"draw": "die/1", "result": None},
    {"draw": "die/1", "result": 1.5},
    {"draw": "die/1", "result": True},
    {"draw": "die/1", "result": [1, "2"]},
    {**MOVE, **DRAW},
    {**MOVE, "clock": "nap"},
    {**MOVE, "result": 4},
    {**MOVE, "source": "d6"},
    {**DRAW, "seat": 0},
    {**MOVE, "colour": "red"},
    {**MOVE, "notes": {"code": "x"}},
    {**MOVE, "notes": [{"facts": {}}]},
    {"clock": 5},
    {"clock": "nap", "by": "person"},
    {"signal": {"kind": "oink"}},
    {"signal": {"kind": "oink", "seat": 0, "facts": {"a": [1]}}},
    {"signal": {"kind": "oink", "seat": 0, "more": 1}},
    {"signal": "oink"},
    {"judged": {"window": "snap"}},
    {"judged": {"window": "snap", "order": [0, "x"]}},
    {"reveal": 7},
    {"reveal": "00", "notes": [{"code": "x", "facts": {}}]},
    {"correct": {"of": 1, "result": 2}},
    {"correct": {"reason": "x"}},
    {"correct": {"reason": "x", "of": 1}},
    {"correct": {"reason": "x", "result": 1}},
    {"correct": {"reason": "x", "of": 1, "result": 2, "move": "roll"}},
    {"correct": {"reason": "x", "of": 1, "result": 2, "back_to": 1}},
    {"correct": {"reason": "x", "back_to": 1, "result": 2}},
    {"correct": {"reason": "x", "back_to": 1, "more": 2}},
]


def bad_text(bad: dict[str, Any] | list[Any]) -> str:
    """A line, with ``v`` and ``t`` filled in unless it says something else of them."""
    if isinstance(bad, list):
        return msgspec.json.encode(bad).decode()
    filled = {"v": 2, "t": 0, **bad}
    return msgspec.json.encode({name: value for name, value in filled.items() if value is not ...}).decode()


@pytest.mark.parametrize("bad", BAD_LINES, ids=str)
def test_a_line_with_something_wrong_is_named(bad: dict[str, Any] | list[Any]) -> None:
    text = record(MOVE) + bad_text(bad) + "\n"
    code, facts = refused(text)
    assert (code, facts["line"]) == ("record_line", 3)
    assert facts["what"]


@pytest.mark.parametrize("junk", [b"", b"x", b"\xff\xfe", b'{"v":2', b"{}{}", b'\xef\xbb\xbf{"v":2}'])
def test_a_line_that_is_no_json_is_named(junk: bytes) -> None:
    code, facts = refused(record(MOVE).encode() + junk + b"\n" + record(DRAW).encode())
    assert (code, facts["line"]) == ("record_line", 3)


def test_lone_halves_of_letters_are_malformed_too() -> None:
    code, facts = refused(record(MOVE) + '{"v":2,"t":0,"clock":"\ud800"}\n')
    assert (code, facts["line"]) == ("record_line", 3)


@pytest.mark.parametrize(("v", "line"), [(1, 3), (3, 3), (0, 3), (-1, 3)])
def test_lines_are_counted_without_a_gap(v: int, line: int) -> None:
    assert refused(record(MOVE, {**DRAW, "v": v})) == ("record_order", {"line": line, "found": v, "expected": 2})


def test_nothing_follows_the_reveal() -> None:
    code, facts = refused(record(MOVE, {"reveal": "00"}, DRAW))
    assert (code, facts["line"]) == ("record_order", 4)


@given(st.binary() | st.text().map(lambda text: record(MOVE).encode() + text.encode("utf-8", "replace")))
def test_any_bytes_are_a_record_or_malformed(raw: bytes) -> None:
    try:
        read = read_record(raw)
    except MalformedError:
        return
    assert read_record(read.text()) == read


# --- corrections -----------------------------------------------------------------------------------------------------


def _correct(**what: Any) -> dict[str, Any]:
    return {"correct": {"reason": "mistyped", **what}}


def counted(*lines: dict[str, Any]) -> list[tuple[int, Event]]:
    return events_of(read_record(record(*lines)))


def test_a_mistyped_result_is_replaced_where_it_stood() -> None:
    assert counted(MOVE, DRAW, _correct(of=2, result=5), MOVE) == [
        (1, Move(0, "roll")),
        (2, Drawn("die/1", 5)),
        (4, Move(0, "roll")),
    ]


def test_a_mistyped_move_is_replaced_and_stays_of_its_seat() -> None:
    assert counted({**MOVE, "seat": 1}, _correct(of=1, move="rest")) == [(1, Move(1, "rest"))]


def test_an_entry_may_be_corrected_again() -> None:
    lines = (MOVE, DRAW, _correct(of=2, result=5), _correct(of=2, result=[1, 2]))
    assert counted(*lines) == [(1, Move(0, "roll")), (2, Drawn("die/1", (1, 2)))]


def test_all_after_an_entry_may_be_void() -> None:
    assert counted(MOVE, DRAW, MOVE, _correct(back_to=1), {**DRAW, "result": 6}) == [
        (1, Move(0, "roll")),
        (5, Drawn("die/1", 6)),
    ]
    assert counted(MOVE, DRAW, _correct(back_to=0), {"clock": "nap"}) == [(4, Clock("nap"))]
    assert counted(MOVE, DRAW, _correct(back_to=2)) == counted(MOVE, DRAW)


def test_going_back_twice() -> None:
    lines = (MOVE, DRAW, _correct(back_to=1), DRAW, MOVE, _correct(back_to=4))
    assert [v for v, _ in counted(*lines)] == [1, 4]


@pytest.mark.parametrize(
    "what",
    [
        {"of": 1, "result": 4},
        {"of": 2, "move": "roll"},
        {"of": 3, "move": "roll"},
        {"of": 4, "result": 4},
        {"of": 9, "result": 4},
        {"of": 0, "result": 4},
        {"back_to": 4},
        {"back_to": -1},
        {"back_to": 99},
    ],
)
def test_a_correction_of_what_is_not_there_is_named(what: dict[str, Any]) -> None:
    code, facts = refused(record(MOVE, DRAW, {"clock": "nap"}, _correct(**what)))
    assert code == "record_correction"
    assert facts == {"line": 5, "of": str(what.get("of", what.get("back_to")))}


def test_a_void_entry_is_not_corrected() -> None:
    code, facts = refused(record(MOVE, DRAW, _correct(back_to=1), _correct(of=2, result=3)))
    assert (code, facts) == ("record_correction", {"line": 5, "of": "2"})
