"""Events: one line of text and JSON for each, read back; any other text is malformed and nothing else."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from svinarium.kernel import Clock, Drawn, Event, Judged, MalformedError, Move, Outcome, Signal, event_text, parse_event
from svinarium.kernel.events import parse_result, result_text
from tests.kernel.strategies import events, results

TEXTS: list[tuple[Event, str]] = [
    (Move(1, "keep 3 3 3"), "seat 1: keep 3 3 3"),
    (Drawn("turn/7/roll/2", 4), "draw turn/7/roll/2 = 4"),
    (Drawn("turn/7/roll/2", (3, 5)), "draw turn/7/roll/2 = 3 5"),
    (Drawn("deck", (0,)), "draw deck = [0]"),
    (Drawn("deck", ()), "draw deck = []"),
    (Drawn("coin", "heads"), "draw coin = heads"),
    (Drawn("pose", "12"), 'draw pose = "12"'),
    (Drawn("pose", "[x]"), 'draw pose = "[x]"'),
    (Drawn("pose", '"'), 'draw pose = "\\""'),
    (Clock("turn"), "clock turn"),
    (Judged("w/1", (2, 0)), "judged w/1: 2 0"),
    (Judged("w/1", ()), "judged w/1:"),
    (Signal("oink", 3, {"loud": 1, "word": "хрю"}), 'signal 3 oink {"loud": 1, "word": "хрю"}'),
]


@pytest.mark.parametrize(("event", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_each_event_has_its_line(event: Event, text: str) -> None:
    assert event_text(event) == text
    assert parse_event(text) == event


@given(events)
def test_lines_read_back(event: Event) -> None:
    text = event_text(event)
    assert parse_event(text) == event
    assert event_text(parse_event(text)) == text


@given(events)
def test_json_reads_back(event: Event) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


@given(results)
def test_results_read_back(result: Outcome) -> None:
    assert parse_result(result_text(result)) == result


HEADS = ["seat 0: ", "seat ", "draw ", "draw p = ", "clock ", "judged w: ", "judged ", "signal 0 k ", "signal "]


@given(st.text() | st.builds(lambda head, tail: head + tail, st.sampled_from(HEADS), st.text()))
@example('draw p = "\\ud800"')
@example("draw p = " + "9" * 5000)
@example("seat " + "9" * 5000 + ": x")
@example('signal 0 k {"a": 1e400}')
@example("judged : ")
def test_any_text_is_an_event_or_malformed(text: str) -> None:
    try:
        event = parse_event(text)
    except MalformedError:
        return
    assert parse_event(event_text(event)) == event


@pytest.mark.parametrize(
    "text",
    [
        *["", "seat", "seat 1", "seat x: roll", "seat 1 roll", "Seat 1: roll", "move 1: roll"],
        *["draw", "draw p", "draw p 4", "draw p = [a]", 'draw p = "x'],
        *["clock", "clock ", "judged", "judged w 1", "judged w: x"],
        *["signal", "signal 0", "signal 0 k", "signal 0 k []", "signal x k {}"],
        *['signal 0 k {"a": [1]}', 'signal 0 k {"a": null}'],
    ],
)
def test_other_texts_are_malformed(text: str) -> None:
    with pytest.raises(MalformedError) as caught:
        parse_event(text)
    assert caught.value.code == "event"
    assert caught.value.facts == {"text": text}
