"""The records of ``tests/vectors/ledger_tampered.json``: each wrong in one way, and the answer to give.

What only some languages can see is left out (a name twice in one JSON object, ``1.0`` in place of ``1``).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

Case: TypeAlias = Callable[..., None]
Lines: TypeAlias = list[dict[str, Any]]

DRAWN = (
    "start/1/seat/0",
    "start/1/seat/1",
    "start/1/seat/2",
    "turn/1/roll/1",
    "turn/1/roll/2",
    "dice/1",
    "dice/2",
    "dice/4",
    "coin",
    "pig/1",
    "deck/3",
)
"""The draws of the first game that its record holds."""


def record(game: dict[str, Any], names: list[str], draws: list[dict[str, Any]]) -> Lines:
    """A record of some of the game's draws, each after a move."""
    ledger = {field: game[field] for field in ("game_id", "number")} | {"attempt": 1}
    header = {"svinarium": 1, "game_id": game["game_id"]}
    header |= {field: game[field] for field in ("game", "rules", "options", "seats")}
    header |= {"names": names, "ledger": ledger | {field: game[field] for field in ("participants", "lines")}}
    events: list[dict[str, Any]] = []
    for wanted in draws:
        events.append({"seat": len(events) % game["seats"], "by": "person", "move": "roll"})
        drawn = {"draw": wanted["position"], "source": wanted["source"], "result": wanted["result"]}
        events.append(drawn | {"by": "ledger"})
    events.append({"reveal": game["secret"]})
    return [header, *({"v": v, "t": 1750000000000 + 900 * v} | event for v, event in enumerate(events, 1))]


def line_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def written(lines: Lines) -> list[str]:
    return [line_of(line) for line in lines]


def shown(game: dict[str, Any]) -> list[dict[str, Any]]:
    return [drawn for drawn in game["draws"] if drawn["position"] in DRAWN]


def changed(lines: Lines, path: str, value: object) -> list[str]:
    """The record's lines with one value put in place: ``path`` is line and names, ``0.ledger.lines.2``."""
    copied = json.loads(json.dumps(lines))
    *way, last = path.split(".")
    at = copied
    for name in way:
        at = at[int(name) if isinstance(at, list) else name]
    at[int(last) if isinstance(at, list) else last] = value
    return written(copied)


def flipped(published: str) -> str:
    """Hex whose last bit is the other one."""
    return published[:-1] + f"{int(published[-1], 16) ^ 1:x}"


def tampered(games: list[dict[str, Any]], substitute: dict[str, Any]) -> list[dict[str, Any]]:
    """Records that must fail, each with its reason, and some that must not."""
    game, names = games[0], ["Ani", "bot", "Ben"]
    good = record(game, names, shown(game))
    cases: list[dict[str, Any]] = []

    def case(name: str, lines: list[str], code: str, **facts: object) -> None:
        cases.append({"name": name, "code": code, "facts": facts, "lines": lines})

    case("untouched", written(good), "ok")
    for other in games[1:]:
        case(f"untouched: {other['name']}", written(record(other, [""] * other["seats"], other["draws"][:12])), "ok")
    case("names are outside every hash", changed(good, "0.names", ["x", "y", "z"]), "ok")
    case("no draw at all", written(record(game, names, [])), "ok")
    made_up = written(record(substitute, names, shown(substitute)))
    case("a whole record made up afterwards: only what was stored live finds it out", made_up, "ok")
    case("no ledger", changed(good, "0.ledger", None), "no_ledger")
    case("no reveal yet", written(good)[:-1], "no_reveal")
    damaged_records(case, good, written(good))
    header_records(case, good, game)
    transcript_records(case, good, game)
    case("another secret", changed(good, f"{len(good) - 1}.reveal", flipped(game["secret"])), "commitment")
    opened = game["lines"][0].replace(game["commitment"], flipped(game["commitment"]))
    case("another commitment", changed(good, "0.ledger.lines.0", opened), "commitment")
    draw_records(case, good)
    return cases


def draw_records(case: Case, good: Lines) -> None:
    """Draws that do not follow, are no draws, or are not the ledger's."""
    at = {line["draw"]: index for index, line in enumerate(good) if "draw" in line}
    result = {position: good[index]["result"] for position, index in at.items()}

    def wrong(name: str, drawn: str, field: str, value: object, code: str, **facts: object) -> None:
        where = {"v": at[drawn], "position": drawn}
        case(name, changed(good, f"{at[drawn]}.{field}", value), code, **(where | facts))

    def mismatch(name: str, position: str, value: object) -> None:
        facts = {"source": good[at[position]]["source"], "expected": result[position], "found": value}
        wrong(name, position, "result", value, "mismatch", **facts)

    first, dice, deck = result["turn/1/roll/1"], result["dice/2"], result["deck/3"]
    mismatch("a die shows another number", "turn/1/roll/1", first % 6 + 1)
    mismatch("a number as text", "turn/1/roll/1", str(first))
    mismatch("a truth value for 1", "dice/4", True)
    mismatch("a list for one die", "turn/1/roll/1", [first])
    mismatch("a number for two dice", "dice/1", sum(result["dice/1"]))
    mismatch("dice in another order", "dice/2", dice[::-1])
    mismatch("a die left out", "dice/2", dice[:-1])
    mismatch("the other side of the coin", "coin", "tails" if result["coin"] == "heads" else "heads")
    mismatch("two cards change places", "deck/3", [deck[1], deck[0], deck[2]])
    wrong("a repeated position", "turn/1/roll/2", "draw", "turn/1/roll/1", "repeated", position="turn/1/roll/1")
    for source in ("1d6", "d06", "shuffle 0", "weighted 1:a 1:a", "six"):
        wrong(f"no source: {source}", "turn/1/roll/2", "source", source, "source", source=source)
    wrong("a draw by hand", "turn/1/roll/2", "by", "hand", "foreign", by="hand")
    corrected = written(good)
    corrected[3] = line_of({"v": 3, "t": 0, "correct": {"reason": "", "of": 2, "result": 6}})
    case("a result corrected", corrected, "foreign", v=3, position="start/1/seat/0", by="correct")


def damaged_records(case: Case, good: Lines, good_lines: list[str]) -> None:
    """Files that are no records."""
    last = len(good) - 1
    case("no line", [], "damaged", line=1, what="empty")
    case(
        "half a line in the middle",
        [*good_lines[:4], good_lines[4][:20], *good_lines[5:]],
        "damaged",
        line=5,
        what="json",
    )
    case("half a line", [*good_lines[:4], good_lines[4][:20], *good_lines[5:]], "damaged", line=5, what="json")
    case("not an object", [*good_lines[:4], "[1,2]", *good_lines[5:]], "damaged", line=5, what="json")
    case(
        "no JSON number",
        [*good_lines[:4], '{"v":4,"t":NaN,"clock":"turn"}', *good_lines[5:]],
        "damaged",
        line=5,
        what="json",
    )
    case("an empty line", [*good_lines[:4], "", *good_lines[4:]], "damaged", line=5, what="json")
    case("the header is missing", good_lines[1:], "damaged", line=1, what="header")
    for field in ("svinarium", "game_id", "game", "rules", "options", "seats"):
        case(f"a header without {field}", changed(good, f"0.{field}", None), "damaged", line=1, what="header")
    case("a header of another kind", changed(good, "0.svinarium", 2), "damaged", line=1, what="header")
    case("an option that is a list", changed(good, "0.options.target", [100]), "damaged", line=1, what="header")
    for field in ("game_id", "number", "attempt", "participants", "lines"):
        case(f"a ledger without {field}", changed(good, f"0.ledger.{field}", None), "damaged", line=1, what="header")
    case("an event cut out", [*good_lines[:4], *good_lines[5:]], "damaged", line=5, what="v")
    case("an event twice", [*good_lines[:5], *good_lines[4:]], "damaged", line=6, what="v")
    case("two events in one", changed(good, "4.move", "roll"), "damaged", line=5, what="kind")
    case("no event", changed(good, "3.move", None), "damaged", line=4, what="kind")
    case("a draw without a source", changed(good, "4.source", None), "damaged", line=5, what="field")
    case("a draw without a result", changed(good, "4.result", None), "damaged", line=5, what="field")
    case("a draw by nobody", changed(good, "4.by", None), "damaged", line=5, what="field")
    secret = good[-1]["reveal"]
    case("a secret too short", changed(good, f"{last}.reveal", secret[:-2]), "damaged", line=last + 1, what="reveal")
    case(
        "a secret in capitals", changed(good, f"{last}.reveal", secret.upper()), "damaged", line=last + 1, what="reveal"
    )
    more = [*good_lines, line_of({"v": last + 1, "t": 0, "clock": "turn"})]
    case("an event after the reveal", more, "damaged", line=last + 2, what="after")


def header_records(case: Case, good: Lines, game: dict[str, Any]) -> None:
    """Headers that do not say what the open line says."""
    case("another game id", changed(good, "0.game_id", flipped(game["game_id"])), "header", field="game_id")
    case("another ledger's id", changed(good, "0.ledger.game_id", flipped(game["game_id"])), "header", field="game_id")
    case("another number", changed(good, "0.ledger.number", 2), "header", field="number")
    case("another game", changed(good, "0.game", "sysna"), "header", field="game")
    case("other rules", changed(good, "0.rules", 2), "header", field="rules")
    case("another target", changed(good, "0.options.target", 50), "header", field="options")
    case("an option more", changed(good, "0.options.extra", "yes"), "header", field="options")
    fewer = {name: value for name, value in game["options"].items() if name != "target"}
    case("an option less", changed(good, "0.options", fewer), "header", field="options")
    case("another seat", changed(good, "0.seats", 4), "header", field="seats")
    case("another participant", changed(good, "0.ledger.participants", [0, 1]), "header", field="participants")
    case(
        "participants in another order", changed(good, "0.ledger.participants", [2, 0]), "header", field="participants"
    )


def transcript_records(case: Case, good: Lines, game: dict[str, Any]) -> None:
    """Transcripts with a line that is wrong, missing, or in another place."""
    lines: list[str] = game["lines"]

    def wrong(name: str, published: list[str], index: int, what: str) -> None:
        case(name, changed(good, "0.ledger.lines", published), "transcript", index=index, what=what)

    wrong("no transcript", [], 0, "missing")
    wrong("the open line ends early", [lines[0][:-2], *lines[1:]], 0, "form")
    wrong("the open line in capitals", [lines[0].upper(), *lines[1:]], 0, "form")
    wrong("half a byte", [lines[0], lines[1] + "0", *lines[2:]], 1, "form")
    wrong("entropy before the hashes", [lines[0], *lines[3:], *lines[1:3]], 1, "form")
    wrong("hash lines in another order", [lines[0], lines[2], lines[1], *lines[3:]], 1, "order")
    other = lines[2].replace(game["game_id"], flipped(game["game_id"]))
    wrong("a hash line of another game", [*lines[:2], other, *lines[3:]], 2, "order")
    wrong("another digest", [lines[0], flipped(lines[1]), *lines[2:]], 3, "digest")
    wrong("other entropy", [*lines[:4], flipped(lines[4])], 4, "digest")
    wrong("the last line is missing", lines[:-1], 4, "missing")
    wrong("only the open line", lines[:1], 1, "missing")
    wrong("a line too many", [*lines, lines[-1]], 5, "extra")


TAMPERED_ABOUT = {
    "what": "Records and what a verifier must answer. Codes and facts: docs/ledger.md, 'Checking a record'.",
    "records[].lines": "The record's lines, without line feeds.",
    "records[].code, facts": "The answer; `expected` is the result that follows, `found` the one in the record.",
}
