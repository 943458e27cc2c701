"""Two programs that share no code agree on every game, and no change to a record goes unseen."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from svinarium.kernel.draws import Die, Draw, Shuffle, Weighted
from svinarium.ledger import Opening, standalone
from svinarium.ledger.standalone import Report, main, verify_bytes, verify_lines
from tests.ledger.build import draw_lists, filled, new_opening, openings, record_of

OPTIONS = {"target": 100, "ending": "sudden"}
DRAWS = [
    *(Draw(f"turn/1/roll/{n}", Die(6)) for n in range(1, 4)),
    Draw("dice", Die(20, 4)),
    Draw("coin", Weighted((("heads", 1), ("tails", 1)))),
    Draw("deck", Shuffle(6)),
]
GOOD = record_of(filled(new_opening()).seal(), OPTIONS, DRAWS)
PARTS = [json.loads(line) for line in GOOD]


def dumped(lines: list[Any]) -> list[str]:
    return [json.dumps(line) for line in lines]


def said(report: Report) -> None:
    """The report can be shown, in every form."""
    for lang in ("ru", "en"):
        assert report.text(lang).isprintable()
        assert json.loads(json.dumps(report.as_json(lang)))["code"] == report.code


# --- two programs -----------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=150)
@given(openings(), draw_lists)
def test_both_agree_on_every_game(opened: tuple[Opening, dict[str, Any]], draws: list[Draw]) -> None:
    opening, options = opened
    ledger = filled(opening).seal()
    report = verify_lines(record_of(ledger, options, draws))
    assert report == Report("ok", {}, len(draws), len(draws), 0, ledger.game_id.hex(), ledger.transcript_hash.hex())


@settings(deadline=None, max_examples=100)
@given(openings())
def test_both_read_the_same_lines(opened: tuple[Opening, Any]) -> None:
    opening, _ = opened
    read = standalone.read_open(opening.open_line.hex())
    assert {**read, "options": tuple(read["options"].items()), "participants": tuple(read["participants"])} == {
        name: getattr(opening.line, name) for name in opening.line.__struct_fields__
    }


# --- every byte is bound ----------------------------------------------------------------------------------------------


def bytes_of(hex_text: str, at: int, mask: int) -> str:
    """Hex with one byte changed."""
    raw = bytearray.fromhex(hex_text)
    raw[at % len(raw)] ^= mask
    return raw.hex()


def test_every_byte_of_every_line_is_bound() -> None:
    """One bit of each byte of each transcript line, one after the other."""
    for index, line in enumerate(PARTS[0]["ledger"]["lines"]):
        for at in range(len(line) // 2):
            header = json.loads(GOOD[0])
            header["ledger"]["lines"][index] = bytes_of(line, at, 1 << at % 8)
            report = verify_lines([json.dumps(header), *GOOD[1:]])
            assert not report.ok, (index, at)
            assert report.code in ("transcript", "header", "commitment", "mismatch")


def test_every_bit_of_the_secret_is_bound() -> None:
    for bit in range(256):
        reveal = PARTS[-1] | {"reveal": bytes_of(PARTS[-1]["reveal"], bit // 8, 1 << bit % 8)}
        assert verify_lines([*GOOD[:-1], json.dumps(reveal)]).code == "commitment"


def test_what_the_form_of_a_line_does_not_hold_changes_every_draw() -> None:
    """An open line whose ``previous`` or ``number`` is another one is a line, too: then its draws are others."""
    reports = []
    for number in range(2, 42):
        header = json.loads(GOOD[0])
        opened = new_opening(number=number, previous=bytes([number]) * 32).open_line.hex()
        header["ledger"] |= {"number": number, "lines": [opened, *header["ledger"]["lines"][1:]]}
        reports.append(verify_lines([json.dumps(header), *GOOD[1:]]))
    assert {report.code for report in reports} == {"mismatch"}
    assert len({report.transcript_hash for report in reports}) == 40
    assert sum(report.checked == 0 for report in reports) > 20, "the first die differs five times in six"


@settings(deadline=None, max_examples=300)
@given(st.integers(1, len(DRAWS)), st.data())
def test_every_changed_result_is_found(v: int, data: st.DataObject) -> None:
    """Any other result of the same source."""
    draw, event = DRAWS[v - 1], json.loads(GOOD[v])
    other = data.draw(
        st.sampled_from(["heads", "tails"])
        if isinstance(draw.source, Weighted)
        else st.permutations(range(6))
        if isinstance(draw.source, Shuffle)
        else st.integers(1, draw.source.sides)
        if draw.source.count == 1
        else st.lists(st.integers(1, draw.source.sides), min_size=draw.source.count, max_size=draw.source.count)
    )
    report = verify_lines([*GOOD[:v], json.dumps(event | {"result": other}), *GOOD[v + 1 :]])
    assert report.ok == (other == event["result"])
    if not report.ok:
        assert (report.code, report.facts["v"], report.facts["expected"]) == ("mismatch", v, event["result"])
        assert (report.facts["found"], report.checked) == (other, v - 1)


@settings(deadline=None, max_examples=300)
@given(st.integers(0, sum(map(len, GOOD)) - 1), st.integers(0, 127))
def test_no_changed_character_of_what_is_bound_goes_unseen(at: int, character: int) -> None:
    """A character of the file is changed: the answer is no, unless what was changed is outside every hash."""
    data = bytearray("".join(f"{line}\n" for line in GOOD).encode())
    data[at] = character
    report = verify_bytes(bytes(data))
    if report.ok:
        lines = [line for line in bytes(data).split(b"\n") if line]
        assert [bound(json.loads(line)) for line in lines] == [bound(part) for part in PARTS]


def bound(line: dict[str, Any]) -> Any:
    """What of a record's line the check binds.

    Not names, times, the number of the attempt, unknown fields. Position and source are bound by the rules: another one
    may have the same result by chance.
    """
    if "ledger" in line:
        kept = {name: line[name] for name in ("svinarium", "game_id", "game", "rules", "options", "seats")}
        return kept | {name: line["ledger"][name] for name in ("game_id", "number", "participants", "lines")}
    return {name: line.get(name) for name in ("v", "result", "by", "reveal")}


# --- never a traceback ------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(GOOD[0].split('"')),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)

FIELDS = [
    *([0, name] for name in PARTS[0]),
    *([0, "ledger", name] for name in PARTS[0]["ledger"]),
    *([0, "options", name] for name in OPTIONS),
    *([0, "ledger", "lines", at] for at in range(5)),
    *([at, name] for at in range(1, len(PARTS)) for name in PARTS[at]),
    *([at, name] for at in range(1, len(PARTS)) for name in (*standalone.KINDS, "seat")),
]


@settings(deadline=None, max_examples=400)
@given(st.lists(st.tuples(st.sampled_from(FIELDS), JSON), min_size=1, max_size=3))
def test_any_value_in_any_field(changes: list[tuple[list[Any], Any]]) -> None:
    parts = json.loads(json.dumps(PARTS))
    for (*way, last), value in changes:
        at = parts
        with contextlib.suppress(TypeError, LookupError):  # an earlier change may have put something else on the way
            for name in way:
                at = at[name]
            at[last] = value
    said(verify_lines(dumped(parts)))


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    report = verify_bytes(data)
    assert not report.ok
    said(report)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_any_damage_to_a_file(data: st.DataObject) -> None:
    raw = "".join(f"{line}\n" for line in GOOD).encode()
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.integers(start, min(len(raw), start + 400)))
    said(verify_bytes(raw[:start] + data.draw(st.binary(max_size=40)) + raw[end:]))


@settings(deadline=None, max_examples=200)
@given(st.lists(JSON, max_size=4), st.lists(st.sampled_from(GOOD), max_size=4))
def test_any_lines(values: list[Any], good: list[str]) -> None:
    said(verify_lines(dumped(values) + good))


@settings(deadline=None, max_examples=200)
@given(st.text(max_size=30) | st.from_regex(r"weighted( [0-9]{1,3}:[a-z\s:]{1,3}){0,3}|[0-9]{0,6}d[0-9]{0,20}"))
def test_any_source(source: str) -> None:
    event = PARTS[1] | {"source": source}
    report = verify_lines([GOOD[0], json.dumps(event), *GOOD[2:]])
    assert report.code in ("ok", "source", "mismatch")
    said(report)


@settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200), st.sampled_from(["ru", "en"]), st.booleans())
def test_any_bytes_on_the_command_line(tmp_path: Path, data: bytes, lang: str, as_json: bool) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(data)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main([str(path), "--lang", lang, *(["--json"] if as_json else [])]) == 1
    assert out.getvalue().count("\n") == 1


@pytest.mark.parametrize("depth", [100, 900, 990, 1000, 5000, 100_000])
def test_any_depth(depth: int) -> None:
    for opened, closed in (("[", "]"), ('{"a":', "}")):
        nested = opened * depth + "1" + closed * depth
        event = f'{{"v": 1, "t": 0, "draw": "turn/1/roll/1", "source": "d6", "result": {nested}, "by": "ledger"}}'
        report = verify_lines([GOOD[0], event, *GOOD[2:]])
        assert report.code in ("mismatch", "damaged")
        said(report)
