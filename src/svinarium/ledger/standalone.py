#!/usr/bin/env python3
"""Check the dice of a game's record: one file, Python's standard library only, nothing of the product imported.

    python standalone.py record.jsonl [--lang ru|en] [--json]

Written from ``docs/ledger.md`` anew; it shares no code with the ledger that made the draws. A program uses
`verify_lines` or `verify_bytes`, which answer with a `Report` and raise nothing, whatever the record holds.

Exit status: 0 every draw follows; 1 the answer is no (the first draw that does not follow, or the reason why nothing
can be checked); 2 used wrongly, or the file cannot be read.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Any, NoReturn

KINDS = ("move", "draw", "clock", "signal", "judged", "correct", "reveal")
"""What a line after the header holds exactly one of."""

MAX_SIDES = 2**53 - 1
MAX_TOTAL = 2**256


# --- the answer -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Report:
    """What the check found: a code of ``docs/ledger.md`` with its facts, and how many draws were looked at.

    ``checked`` draws followed before the answer was found, of ``draws`` of the ledger; ``foreign`` draws were not the
    ledger's. ``transcript_hash``: hex, empty if the transcript could not be read whole.
    """

    code: str
    facts: dict[str, Any] = field(default_factory=dict)
    checked: int = 0
    draws: int = 0
    foreign: int = 0
    game_id: str = ""
    transcript_hash: str = ""

    @property
    def ok(self) -> bool:
        """Whether every draw of the record is the ledger's and follows."""
        return self.code == "ok"

    def text(self, lang: str = "en") -> str:
        """The answer in words, in Russian (``ru``) or English (``en``): one sentence or two, safe for a terminal."""
        words = TEXTS[self.code][lang == "ru"]
        facts = {name: _shown(value) for name, value in self.facts.items()}
        if "what" in facts:
            facts["what"] = WHATS[self.code][self.facts["what"]][lang == "ru"]
        return words.format(checked=self.checked, draws=self.draws, foreign=self.foreign, **facts)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        """The answer as a JSON object: ``ok``, ``code``, ``facts``, the counts, and ``message`` in words."""
        return {
            "ok": self.ok,
            "code": self.code,
            "facts": self.facts,
            "checked": self.checked,
            "draws": self.draws,
            "foreign": self.foreign,
            "game_id": self.game_id,
            "transcript_hash": self.transcript_hash,
            "message": self.text(lang),
        }


class CheckError(Exception):
    """The check has its answer: ``code`` and ``facts``."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def _shown(value: object) -> str:
    """A value of the record for a terminal: on one line, not too long, no control characters."""
    text = value if isinstance(value, str) else json.dumps(value)
    text = text if len(text) <= 200 else text[:200] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


# --- the record -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Record:
    """A record's parts, with fields of the right kinds: its header, its lines after the header, its secret."""

    header: dict[str, Any]
    events: list[dict[str, Any]]
    secret: bytes | None


def read_record(lines: Sequence[str | bytes]) -> Record:
    """The parts of a record; `CheckError` ``damaged`` names the line and what is wrong."""
    if not lines:
        raise CheckError("damaged", line=1, what="empty")
    parsed = []
    for number, line in enumerate(lines, start=1):
        found = _json_object(line)
        if found is None:
            raise CheckError("damaged", line=number, what="json")
        parsed.append(found)
    header, events = parsed[0], parsed[1:]
    if not _is_header(header):
        raise CheckError("damaged", line=1, what="header")
    secret = None
    for v, event in enumerate(events, start=1):
        what = _fault(event, v) if secret is None else "after"
        if what:
            raise CheckError("damaged", line=v + 1, what=what)
        if event.get("reveal") is not None:
            secret = bytes.fromhex(event["reveal"])
    return Record(header, events, secret)


def _json_object(line: str | bytes) -> dict[str, Any] | None:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        found = json.loads(text, object_pairs_hook=_no_name_twice, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _no_name_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name occurs twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _is_header(header: dict[str, Any]) -> bool:
    options, ledger = header.get("options"), header.get("ledger")
    return (
        _whole(header.get("svinarium")) == 1
        and isinstance(header.get("game_id"), str)
        and isinstance(header.get("game"), str)
        and _whole(header.get("rules")) is not None
        and _whole(header.get("seats")) is not None
        and isinstance(options, dict)
        and all(isinstance(value, str | int) for value in options.values())
        and (ledger is None or (isinstance(ledger, dict) and _is_ledger(ledger)))
    )


def _is_ledger(ledger: dict[str, Any]) -> bool:
    seats, lines = ledger.get("participants"), ledger.get("lines")
    return (
        isinstance(ledger.get("game_id"), str)
        and _whole(ledger.get("number")) is not None
        and (_whole(ledger.get("attempt")) or 0) >= 1
        and isinstance(seats, list)
        and all(_whole(seat) is not None for seat in seats)
        and isinstance(lines, list)
        and all(isinstance(line, str) for line in lines)
    )


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _fault(event: dict[str, Any], v: int) -> str:
    """What is wrong with a line after the header; empty if nothing is."""
    if _whole(event.get("v")) != v:
        return "v"
    kinds = [kind for kind in KINDS if event.get(kind) is not None]
    if len(kinds) != 1:
        return "kind"
    if kinds == ["draw"]:
        by = event.get("by")
        texts = [event["draw"], by, event.get("source") if by == "ledger" else ""]
        return "" if all(isinstance(text, str) for text in texts) and event.get("result") is not None else "field"
    if kinds == ["correct"]:
        return "" if isinstance(event["correct"], dict) else "field"
    if kinds == ["reveal"]:
        return "" if isinstance(event["reveal"], str) and re.fullmatch("[0-9a-f]{64}", event["reveal"]) else "reveal"
    return ""


# --- the transcript ---------------------------------------------------------------------------------------------------


def u32(number: int) -> bytes:
    """Four bytes, big-endian."""
    return number.to_bytes(4, "big")


def sized(data: bytes) -> bytes:
    """``bytes(x)`` and, of UTF-8, ``text(s)``: length, then the bytes."""
    return u32(len(data)) + data


class Fields:
    """The fields of one line, read from left to right; `ValueError` for anything that is not exactly such a line."""

    def __init__(self, published: str, tag: str) -> None:
        if not re.fullmatch("(?:[0-9a-f][0-9a-f])*", published):
            raise ValueError("not lower-case hex")
        self.line, self.at = bytes.fromhex(published), 0
        if self.text() != tag:
            raise ValueError("another line")

    def number(self, size: int = 4) -> int:
        """A whole number."""
        return int.from_bytes(self._next(size), "big")

    def exactly(self, size: int) -> bytes:
        """Bytes whose stated length must be ``size``."""
        if self.number() != size:
            raise ValueError("another length")
        return self._next(size)

    def text(self) -> str:
        """Text in UTF-8 (whose decoding error is a `ValueError`)."""
        return self._next(self.number()).decode("utf-8")

    def end(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.line):
            raise ValueError("bytes after the last field")

    def _next(self, size: int) -> bytes:
        taken = self.line[self.at : self.at + size]
        self.at += size
        if len(taken) < size:
            raise ValueError("the line ends early")
        return taken


def read_open(published: str) -> dict[str, Any]:
    """The open line's fields by name; `ValueError` if it is none."""
    line = Fields(published, "svinarium/1/open")
    found: dict[str, Any] = {"number": line.number(8), "previous": line.exactly(32), "game_id": line.exactly(16)}
    found |= {"commitment": line.exactly(32), "game": line.text(), "rules": line.number()}
    options = [(line.text(), line.text()) for _ in range(line.number())]
    found |= {"options": dict(options), "seats": line.number()}
    seats = [line.number() for _ in range(line.number())]
    line.end()
    names = [name for name, _ in options]
    first, nothing_before = found["number"] == 1, found["previous"] == bytes(32)
    if found["number"] < 1 or first != nothing_before or found["seats"] < 1:
        raise ValueError("a number out of range")
    if any(a >= b for a, b in pairwise(names)) or any(a >= b for a, b in pairwise(seats)):
        raise ValueError("not ascending")
    if seats and seats[-1] >= found["seats"]:
        raise ValueError("a participant without a seat")
    return found | {"participants": seats}


def read_seat(published: str, tag: str) -> tuple[bytes, int, bytes]:
    """Game id, seat and value of a ``hash`` or ``entropy`` line; `ValueError` if it is none."""
    line = Fields(published, f"svinarium/1/{tag}")
    found = line.exactly(16), line.number(), line.exactly(32 if tag == "hash" else 16)
    line.end()
    return found


def check_header(header: dict[str, Any], opened: dict[str, Any]) -> None:
    """The header says what the open line says, or `CheckError` ``header`` names the field."""
    ledger = header["ledger"]
    options = {name: _option(value) for name, value in header["options"].items()}
    said = {
        "game_id": (header["game_id"], ledger["game_id"]),
        "number": ledger["number"],
        "game": header["game"],
        "rules": header["rules"],
        "options": options,
        "seats": header["seats"],
        "participants": ledger["participants"],
    }
    bound = opened | {"game_id": (opened["game_id"].hex(),) * 2}
    for name, value in said.items():
        if value != bound[name]:
            raise CheckError("header", field=name)


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def check_transcript(lines: list[str], opened: dict[str, Any]) -> bytes:
    """The transcript hash, when every hash and entropy line is there, in order and matching; else `CheckError`."""
    seats: list[int] = opened["participants"]
    promised: dict[int, bytes] = {}
    wanted = [("hash", seat) for seat in seats] + [("entropy", seat) for seat in seats]
    for index, (tag, seat) in enumerate(wanted, start=1):
        if index >= len(lines):
            raise CheckError("transcript", index=index, what="missing")
        try:
            game_id, at, value = read_seat(lines[index], tag)
        except ValueError:
            raise CheckError("transcript", index=index, what="form") from None
        if game_id != opened["game_id"] or at != seat:
            raise CheckError("transcript", index=index, what="order")
        if tag == "hash":
            promised[seat] = value
        elif hashlib.sha256(bytes.fromhex(lines[index])).digest() != promised[seat]:
            raise CheckError("transcript", index=index, what="digest")
    if len(lines) > 1 + len(wanted):
        raise CheckError("transcript", index=1 + len(wanted), what="extra")
    return hashlib.sha256(b"".join(sized(bytes.fromhex(line)) for line in lines)).digest()


def commitment(game_id: bytes, secret: bytes) -> bytes:
    """What the house publishes before the game to be bound to its secret."""
    return hashlib.sha256(sized(b"svinarium/1/secret") + sized(game_id) + sized(secret)).digest()


# --- draws ------------------------------------------------------------------------------------------------------------


class Luck:
    """The stream of one position: 32-bit words, and uniform whole numbers made of them."""

    def __init__(self, key: bytes, position: str) -> None:
        self.key = key
        self.prefix = sized(b"svinarium/1/draw") + sized(position.encode("utf-8"))
        self.block = 0
        self.unread = b""

    def word(self) -> int:
        """The next word."""
        if not self.unread:
            message = self.prefix + u32(self.block)
            self.unread = hmac.new(self.key, message, hashlib.sha256).digest()
            self.block += 1
        taken, self.unread = self.unread[:4], self.unread[4:]
        return int.from_bytes(taken, "big")

    def below(self, n: int) -> int:
        """Uniform on 0 … n-1."""
        if n == 1:
            return 0
        k = 1
        while 2 ** (32 * k) < n:
            k += 1
        end = 2 ** (32 * k)
        while True:
            x = 0
            for _ in range(k):
                x = x * 2**32 + self.word()
            if x < end - end % n:
                return x % n


def draw(key: bytes, position: str, source: str) -> int | str | list[int]:
    """What a draw gives; `ValueError` for a text that is not a source's, or a position that is no UTF-8 text."""
    luck = Luck(key, position)
    if found := re.fullmatch("([1-9][0-9]{0,3})?d([1-9][0-9]{0,15})", source):
        sides, count = int(found[2]), int(found[1] or 1)
        if sides > MAX_SIDES or found[1] == "1":
            raise ValueError("no such die")
        dice = [1 + luck.below(sides) for _ in range(count)]
        return dice if found[1] else dice[0]
    if found := re.fullmatch("shuffle ([1-9][0-9]{0,5})", source):
        places = list(range(int(found[1])))
        for i in reversed(range(1, len(places))):
            j = luck.below(i + 1)
            places[i], places[j] = places[j], places[i]
        return places
    if source.startswith("weighted "):
        return _weighted(luck, source.split(" ")[1:])
    raise ValueError("no such source")


def _weighted(luck: Luck, entries: list[str]) -> str:
    table: dict[str, int] = {}
    for entry in entries:
        found = re.fullmatch(r"([1-9][0-9]{0,77}):([^\s:]+)", entry)
        if not found or found[2] in table:
            raise ValueError("no such table")
        table[found[2]] = int(found[1])
    if sum(table.values()) > MAX_TOTAL:
        raise ValueError("weights too large")
    r = luck.below(sum(table.values()))
    return next(name for name, running in zip(table, accumulate(table.values()), strict=True) if running > r)


def _same(expected: int | str | list[int], found: object) -> bool:
    """Equal and of the same kind: in JSON, ``true`` and ``1.0`` are not ``1``."""
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(map(_same, expected, found))
    return type(found) is type(expected) and found == expected


def _plain(found: object) -> object:
    """A found result for the report: a list within a list is not shown."""
    if isinstance(found, dict) or (isinstance(found, list) and any(isinstance(part, list | dict) for part in found)):
        return "nested"
    return found


# --- the check --------------------------------------------------------------------------------------------------------


def verify_bytes(data: bytes) -> Report:
    """Check a record as it lies in a file. A last line that was still being written is left out."""
    lines = data.split(b"\n")
    last = lines.pop()
    if _json_object(last) is not None:
        lines.append(last)
    return verify_lines(lines)


def verify_lines(lines: Iterable[str | bytes]) -> Report:
    """Check a record given as its lines: header, events, reveal."""
    check = _Check()
    try:
        check.run(list(lines))
    except CheckError as failed:
        return check.report(failed.code, failed.facts)
    return check.report("ok", {})


class _Check:
    """One check under way: what was counted so far."""

    def __init__(self) -> None:
        self.checked = self.draws = self.foreign = 0
        self.game_id = self.transcript_hash = ""

    def report(self, code: str, facts: dict[str, Any]) -> Report:
        return Report(code, facts, self.checked, self.draws, self.foreign, self.game_id, self.transcript_hash)

    def run(self, lines: Sequence[str | bytes]) -> None:
        record = read_record(lines)
        draws = [event for event in record.events if event.get("draw") is not None]
        self.draws = sum(event["by"] == "ledger" for event in draws)
        self.foreign = len(draws) - self.draws
        ledger = record.header.get("ledger")
        if ledger is None:
            raise CheckError("no_ledger")
        published: list[str] = ledger["lines"]
        try:
            opened = read_open(published[0] if published else "")
        except ValueError:
            raise CheckError("transcript", index=0, what="form" if published else "missing") from None
        self.game_id = opened["game_id"].hex()
        check_header(record.header, opened)
        transcript_hash = check_transcript(published, opened)
        self.transcript_hash = transcript_hash.hex()
        if record.secret is None:
            raise CheckError("no_reveal")
        if commitment(opened["game_id"], record.secret) != opened["commitment"]:
            raise CheckError("commitment")
        self.check_draws(hmac.new(record.secret, transcript_hash, hashlib.sha256).digest(), draws)
        self.check_foreign(record.events)

    def check_draws(self, key: bytes, draws: list[dict[str, Any]]) -> None:
        seen: set[str] = set()
        for event in draws:
            where = {"v": event["v"], "position": event["draw"]}
            if event["draw"] in seen:
                raise CheckError("repeated", **where)
            seen.add(event["draw"])
            if event["by"] != "ledger":
                continue
            try:
                expected = draw(key, event["draw"], event["source"])
            except ValueError:
                raise CheckError("source", **where, source=event["source"]) from None
            if not _same(expected, event["result"]):
                found = _plain(event["result"])
                raise CheckError("mismatch", **where, source=event["source"], expected=expected, found=found)
            self.checked += 1

    def check_foreign(self, events: list[dict[str, Any]]) -> None:
        positions = {event["v"]: event["draw"] for event in events if event.get("draw") is not None}
        for event in events:
            if event.get("draw") is not None and event["by"] != "ledger":
                raise CheckError("foreign", v=event["v"], position=event["draw"], by=event["by"])
            change = event.get("correct")
            if change is not None and change.get("result") is not None:
                of = _whole(change.get("of"))
                raise CheckError("foreign", v=event["v"], position=positions.get(of or 0, ""), by="correct")


# --- words ------------------------------------------------------------------------------------------------------------

TEXTS = {
    "ok": ("{checked} of {draws} draws checked.", "Проверено: {checked} из {draws} — всё сходится."),
    "damaged": ("Line {line} of the record is damaged: {what}.", "Строка {line} записи повреждена: {what}."),
    "no_ledger": (
        "This record has no ledger: its draws cannot be checked.",
        "В этой записи нет журнала: проверить броски нельзя.",
    ),
    "header": (
        "The header does not say what the open line says: {field}.",
        "Заголовок расходится с открывающей строкой: {field}.",
    ),
    "transcript": ("Line {index} of the transcript (from 0): {what}.", "Строка {index} протокола (счёт с 0): {what}."),
    "no_reveal": (
        "The secret is not revealed yet: the draws can be checked when the game is over.",
        "Секрет ещё не раскрыт: броски можно проверить, когда игра закончится.",
    ),
    "commitment": (
        "The revealed secret is not the one that the house was bound to before the game.",
        "Раскрыт не тот секрет, которым дом связал себя до игры.",
    ),
    "repeated": ("Event {v}: position {position} was drawn before.", "Событие {v}: позиция {position} уже была."),
    "source": (
        "{checked} of {draws} draws checked. Event {v}, position {position}: {source} is not a source.",
        "Проверено: {checked} из {draws}. Событие {v}, позиция {position}: {source} — не источник бросков.",
    ),
    "mismatch": (
        "{checked} of {draws} draws checked. Event {v}, {position}, {source}: {expected} follows, not {found}.",
        "Проверено: {checked} из {draws}. Событие {v}, {position}, {source}: выходит {expected}, а не {found}.",
    ),
    "foreign": (
        "{checked} of {draws} draws checked, but event {v}, position {position}, is not the ledger's ({by}).",
        "Проверено: {checked} из {draws}, но событие {v}, позиция {position}, — не из журнала ({by}).",
    ),
}
"""The answers in English and Russian, by code."""

WHATS = {
    "damaged": {
        "empty": ("there is nothing", "здесь ничего нет"),
        "json": ("not a JSON object", "это не объект JSON"),
        "header": ("not the header of a record", "это не заголовок записи"),
        "v": ("its number v does not count up from 1", "номер v идёт не подряд от 1"),
        "kind": ("not exactly one event", "здесь должно быть ровно одно событие"),
        "field": ("a field is missing or of the wrong kind", "поля нет, или оно не того вида"),
        "reveal": ("the secret is not 32 bytes of lower-case hex", "секрет — не 32 байта строчными цифрами hex"),
        "after": ("it comes after the reveal", "она стоит после раскрытия секрета"),
    },
    "transcript": {
        "form": ("not exactly such a line", "строка не такого вида"),
        "order": ("it belongs to another seat or game", "она от другого места или другой игры"),
        "digest": ("the entropy is not the one that was promised", "энтропия не та, что была обещана"),
        "missing": ("it is missing", "её нет"),
        "extra": ("it is one too many", "она лишняя"),
    },
}
"""What is wrong, in English and Russian, by code and ``what``."""

UNREADABLE = ("{path} cannot be read: {reason}", "Файл {path} не читается: {reason}")


# --- the command ------------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; returns its exit status."""
    local = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    parser = argparse.ArgumentParser(description="Check the dice of a game's record against its ledger.")
    parser.add_argument("record", help="the record: JSON lines")
    parser.add_argument("--lang", choices=("ru", "en"), default="ru" if local.startswith("ru") else "en")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of words")
    chosen = parser.parse_args(arguments)
    try:
        with open(chosen.record, "rb") as file:
            data = file.read()
    except OSError as error:
        words = UNREADABLE[chosen.lang == "ru"]
        _say(sys.stderr, words.format(path=_shown(chosen.record), reason=error.strerror or type(error).__name__))
        return 2
    report = verify_bytes(data)
    _say(sys.stdout, json.dumps(report.as_json(chosen.lang)) if chosen.json else report.text(chosen.lang))
    return 0 if report.ok else 1


def _say(stream: Any, words: str) -> None:
    """One line, on whatever the terminal can show."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    stream.write(words.encode(encoding, "backslashreplace").decode(encoding) + "\n")


if __name__ == "__main__":
    sys.exit(main())
