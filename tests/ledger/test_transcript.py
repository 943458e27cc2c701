"""Lines of the transcript: what is printed reads back, and nothing else is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.kernel.errors import MalformedError
from svinarium.ledger import ZERO_HASH, EntropyLine, HashLine, OpenLine, Secret, SecretLine, read_hex
from svinarium.ledger.transcript import OptionValue, option_text, options_text, transcript_hash
from tests.ledger.build import entropy_of, made_up, malformed, new_opening, openings

Line = OpenLine | HashLine | EntropyLine | SecretLine

OPEN = new_opening().line
HASH = HashLine(made_up("game", 16), 2, made_up("digest", 32))
ENTROPY = EntropyLine(made_up("game", 16), 2, Secret(entropy_of(2)))
SECRET = SecretLine(made_up("game", 16), Secret(made_up("secret", 32)))

PARSERS: dict[str, Callable[[bytes], Line]] = {
    "open": OpenLine.parse,
    "hash": HashLine.parse,
    "entropy": EntropyLine.parse,
    "secret": SecretLine.parse,
}

lines = pytest.mark.parametrize(
    ("kind", "line"), [("open", OPEN), ("hash", HASH), ("entropy", ENTROPY), ("secret", SECRET)]
)


@lines
def test_lines_read_back(kind: str, line: Line) -> None:
    assert PARSERS[kind](line.encode()) == line


@lines
def test_a_line_has_exactly_one_length(kind: str, line: Line) -> None:
    data = line.encode()
    for size in range(len(data)):
        code, facts = malformed(PARSERS[kind], data[:size])
        assert (code, facts["line"]) == ("ledger_line", kind)
    assert malformed(lambda: PARSERS[kind](data + b"\0")) == (
        "ledger_line",
        {"line": kind, "field": "end", "what": "trailing"},
    )


@lines
def test_a_line_is_of_one_kind(kind: str, line: Line) -> None:
    for other, parse in PARSERS.items():
        if other != kind:
            code, facts = malformed(parse, line.encode())
            assert (code, facts) == ("ledger_line", {"line": other, "field": "tag", "what": "tag"})


@lines
@settings(deadline=None, max_examples=300)
@given(data=st.data())
def test_a_changed_line_is_another_line_or_none(kind: str, line: Line, data: st.DataObject) -> None:
    raw = bytearray(line.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255))
    changed = bytes(raw)
    read = read_or_refused(kind, changed)
    assert (read == line) == (changed == line.encode())


def read_or_refused(kind: str, data: bytes) -> Line | None:
    """The line, if the bytes are exactly one (then they are what it encodes to), or nothing, if they are refused."""
    read, code = None, "ledger_line"
    try:
        read = PARSERS[kind](data)
    except MalformedError as error:
        code = error.code
    assert code == "ledger_line"
    assert read is None or read.encode() == data
    return read


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(sorted(PARSERS)), st.binary(max_size=200))
def test_any_bytes_after_a_tag(kind: str, rest: bytes) -> None:
    tag = f"svinarium/1/{kind}".encode()
    data = len(tag).to_bytes(4, "big") + tag + rest
    read_or_refused(kind, data)


@settings(deadline=None)
@given(openings())
def test_open_lines_read_back(opened: Any) -> None:
    opening, options = opened
    read = OpenLine.parse(opening.open_line)
    assert read == opening.line
    assert dict(read.options) == {name: option_text(value) for name, value in options.items()}
    assert [name.encode() for name, _ in read.options] == sorted(name.encode() for name in options)


@pytest.mark.parametrize(
    ("changes", "field", "what"),
    [
        ({"number": 0}, "number", "range"),
        ({"number": 2**64}, "number", "range"),
        ({"number": 2}, "previous", "range"),
        ({"previous": bytes(31) + b"\1"}, "previous", "range"),
        ({"previous": b""}, "previous", "length"),
        ({"game_id": bytes(15)}, "game_id", "length"),
        ({"commitment": bytes(33)}, "commitment", "length"),
        ({"game": "\ud800"}, "game", "text"),
        ({"rules": -1}, "rules", "range"),
        ({"rules": 2**32}, "rules", "range"),
        ({"options": (("b", "1"), ("a", "2"))}, "options", "order"),
        ({"options": (("a", "1"), ("a", "2"))}, "options", "order"),
        ({"options": (("a", "\udfff"),)}, "options", "text"),
        ({"seats": 0}, "seats", "range"),
        ({"participants": (2, 0)}, "participants", "order"),
        ({"participants": (0, 0)}, "participants", "order"),
        ({"participants": (0, 3)}, "participants", "range"),
        ({"participants": (-1,)}, "participants", "range"),
        ({"participants": (0, 1, 2, 3)}, "participants", "range"),
    ],
)
def test_no_line_is_made_of_what_it_cannot_hold(changes: dict[str, Any], field: str, what: str) -> None:
    code, facts = malformed(lambda: msgspec.structs.replace(OPEN, **changes))
    assert (code, facts) == ("ledger_line", {"line": "open", "field": field, "what": what})


def test_other_lines_hold_exact_sizes_only() -> None:
    game_id = made_up("game", 16)
    for call, line, field in (
        (lambda: HashLine(game_id, 0, bytes(31)), "hash", "digest"),
        (lambda: HashLine(b"", 0, bytes(32)), "hash", "game_id"),
        (lambda: EntropyLine(game_id, 0, Secret(bytes(17))), "entropy", "entropy"),
        (lambda: SecretLine(game_id, Secret(bytes(16))), "secret", "secret"),
    ):
        assert malformed(call) == ("ledger_line", {"line": line, "field": field, "what": "length"})
    assert malformed(lambda: HashLine(game_id, 2**32, bytes(32)))[1]["what"] == "range"


def test_options_stand_in_order_of_code_points() -> None:
    names = ["\U0001f437", "\uff21", "z", "a", "", "Z", "é"]
    values: dict[str, OptionValue] = dict.fromkeys(names, True)
    assert [name for name, _ in options_text(values)] == ["", "Z", "a", "z", "é", "\uff21", "\U0001f437"]
    assert options_text({"n": 7, "yes": True, "no": False, "word": "true"}) == (
        ("n", "7"),
        ("no", "false"),
        ("word", "true"),
        ("yes", "true"),
    )


def test_the_transcript_hash_knows_where_a_line_ends() -> None:
    hashes = {
        transcript_hash(lines) for lines in ([b"ab", b"c"], [b"a", b"bc"], [b"abc"], [b"abc", b""], [b"c", b"ab"])
    }
    assert len(hashes) == 5


def test_the_first_game_names_zeros_and_only_the_first() -> None:
    assert new_opening(number=1, previous=ZERO_HASH).line.previous == bytes(32)
    assert new_opening(number=2, previous=b"\1" * 32).line.previous == b"\1" * 32


@pytest.mark.parametrize("value", ["00f", "0", "00FF", "00 f", "0x00", "00\n", "zz00", "00" * 3, "", "٠٠٠٠"])
def test_hex_is_exact(value: str) -> None:
    assert malformed(lambda: read_hex(value, 2, "digest")) == ("ledger_hex", {"field": "digest", "size": 2})
    assert read_hex("00ff", 2, "digest") == b"\x00\xff"
