"""Known answers: what deals the dice and what checks them give the same bytes as ``tests/vectors/ledger*.json``."""

from __future__ import annotations

from typing import Any

import pytest

from svinarium.kernel.draws import MAX_TOTAL, Draw, Shuffle, Weighted, parse_source
from svinarium.kernel.errors import MalformedError
from svinarium.ledger import (
    EntropyLine,
    HashLine,
    HouseChain,
    Opening,
    OpenLine,
    Secret,
    SecretLine,
    check_chain,
    standalone,
)
from svinarium.ledger.draws import below, drawn, keyed, words
from svinarium.ledger.standalone import verify_lines
from svinarium.ledger.transcript import ledger_key
from tests.ledger.build import VECTORS, known, malformed
from tests.ledger.make_vectors import documents

LEDGER = known("ledger.json")
TAMPERED = known("ledger_tampered.json")

games = pytest.mark.parametrize("game", LEDGER["games"], ids=lambda game: game["name"])


def opened(game: dict[str, Any]) -> Opening:
    """The game's opening, from what was agreed and drawn."""
    return Opening.new(
        number=game["number"],
        previous=bytes.fromhex(game["previous"]),
        game=game["game"],
        rules=game["rules"],
        options=game["options"],
        seats=game["seats"],
        participants=game["participants"],
        game_id=bytes.fromhex(game["game_id"]),
        secret=bytes.fromhex(game["secret"]),
    )


def sealed(game: dict[str, Any]) -> Opening:
    opening = opened(game)
    for seat, digest in game["digests"].items():
        opening = opening.with_digest(int(seat), bytes.fromhex(digest))
    for seat, entropy in game["entropies"].items():
        opening = opening.with_entropy(int(seat), bytes.fromhex(entropy))
    return opening


def test_the_files_are_what_their_script_makes() -> None:
    for name, document in documents().items():
        assert (VECTORS / name).read_text("utf-8") == document, (
            f"make {name} again: python -m tests.ledger.make_vectors"
        )


@games
def test_transcript(game: dict[str, Any]) -> None:
    opening = sealed(game)
    ledger = opening.seal()
    secret_line = SecretLine(opening.game_id, opening.secret)
    assert secret_line.encode().hex() == game["secret_line"]
    assert secret_line.commitment().hex() == game["commitment"] == opening.line.commitment.hex()
    assert [list(pair) for pair in opening.line.options] == game["options_text"]
    assert [line.hex() for line in ledger.lines] == game["lines"]
    assert opening.open_hash.hex() == game["open_hash"]
    assert ledger.transcript_hash.hex() == game["transcript_hash"]
    assert ledger_key(ledger.secret, ledger.transcript_hash).hex() == game["key"]
    assert (list(ledger.words("ru")), list(ledger.words("en"))) == (game["words"]["ru"], game["words"]["en"])


@games
def test_draws(game: dict[str, Any]) -> None:
    ledger = sealed(game).seal()
    for known_draw in game["draws"]:
        source = parse_source(known_draw["source"])
        answer = ledger.answer(Draw(known_draw["position"], source))
        assert source.check(known_draw["result"]) == answer, known_draw["position"]


@games
def test_draws_by_the_standalone_verifier(game: dict[str, Any]) -> None:
    key = bytes.fromhex(game["key"])
    for known_draw in game["draws"]:
        assert standalone.draw(key, known_draw["position"], known_draw["source"]) == known_draw["result"]


@games
def test_words_taken(game: dict[str, Any]) -> None:
    for known_draw in game["draws"]:
        stream = words(keyed(bytes.fromhex(game["key"])), known_draw["position"])
        assert [next(stream) for _ in known_draw["words"]] == known_draw["words"]
        again = iter(known_draw["words"])
        drawn(parse_source(known_draw["source"]), again)
        assert list(again) == []


def test_every_kind_of_draw_is_known() -> None:
    """The file holds the cases that a wrong verifier would get wrong."""
    draws = [draw for game in LEDGER["games"] for draw in game["draws"]]
    rejected = {draw["source"].split(" ")[0] for draw in draws if draw.get("rejected")}
    assert rejected >= {"d6", "8d6", "d3221225472", "weighted"}
    tables = [source for draw in draws if isinstance(source := parse_source(draw["source"]), Weighted)]
    assert {(table.total - 1).bit_length() for table in tables} >= {1, 33, 65, 256}
    assert {draw["source"] for draw in draws} >= {"d6", "2d6", "5d6", "d20", "shuffle 2", "shuffle 52", "shuffle 112"}
    assert any(not draw["position"].isascii() for draw in draws)
    assert any(game["participants"] == [] for game in LEDGER["games"])


@pytest.mark.parametrize("case", LEDGER["below"], ids=lambda case: case["note"])
def test_below(case: dict[str, Any]) -> None:
    stream = iter(case["words"])
    assert below(int(case["n"]), stream) == int(case["result"])
    assert len(list(stream)) == len(case["words"]) - case["taken"]


@pytest.mark.parametrize("case", LEDGER["shuffles"], ids=lambda case: case["note"])
def test_direction_of_shuffles(case: dict[str, Any]) -> None:
    assert drawn(Shuffle(case["n"]), iter(case["words"])) == tuple(case["result"])


@pytest.mark.parametrize("case", LEDGER["lines_refused"], ids=lambda case: f"{case['line']}: {case['note']}")
def test_lines_refused(case: dict[str, str]) -> None:
    parse = {"open": OpenLine.parse, "hash": HashLine.parse, "entropy": EntropyLine.parse}[case["line"]]
    code, facts = malformed(lambda: parse(bytes.fromhex(case["hex"])))
    assert (code, facts["line"]) == ("ledger_line", case["line"])


@pytest.mark.parametrize("case", LEDGER["lines_refused"], ids=lambda case: f"{case['line']}: {case['note']}")
def test_lines_refused_by_the_standalone_verifier(case: dict[str, str]) -> None:
    published, line = case["hex"], case["line"]
    with pytest.raises(ValueError, match=r"line|number|ascending|length|last field|seat|utf-8"):
        standalone.read_open(published) if line == "open" else standalone.read_seat(published, line)


@pytest.mark.parametrize("source", LEDGER["sources_refused"])
def test_sources_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"no such|too large"):
        standalone.draw(bytes(32), "position", source)
    try:
        read = parse_source(source)
    except MalformedError:
        return
    if read.text == source:  # it has this text, so the ledger must not answer it
        assert malformed(lambda: drawn(read, iter([0] * 20_000)))[0] == "ledger_range"


def test_largest_sources_are_answered() -> None:
    total = f"weighted {MAX_TOTAL - 1}:a 1:b"
    for source in ("9999d6", "d9007199254740991", total):
        answer = drawn(parse_source(source), words(keyed(bytes(32)), "position"))
        assert parse_source(source).check(standalone.draw(bytes(32), "position", source)) == answer


@pytest.mark.parametrize("record", TAMPERED["records"], ids=lambda record: record["name"])
def test_records(record: dict[str, Any]) -> None:
    report = verify_lines(record["lines"])
    assert (report.code, report.facts) == (record["code"], record["facts"])
    assert report.ok == (record["code"] == "ok")
    for lang in ("ru", "en"):
        assert report.text(lang)


def test_every_answer_is_in_the_records() -> None:
    assert {record["code"] for record in TAMPERED["records"]} == set(standalone.TEXTS)
    for code, whats in standalone.WHATS.items():
        assert {record["facts"]["what"] for record in TAMPERED["records"] if record["code"] == code} == set(whats)


def test_the_games_are_a_chain() -> None:
    lines = [bytes.fromhex(game["lines"][0]) for game in LEDGER["games"]]
    secrets = {game["number"]: bytes.fromhex(game["secret"]) for game in LEDGER["games"]}
    head = LEDGER["games"][-1]["open_hash"]
    assert check_chain(lines, secrets) == HouseChain(opened=4, revealed=4, head=head)


def test_entropy_lines_hold_the_entropy() -> None:
    game = LEDGER["games"][0]
    parsed = EntropyLine.parse(bytes.fromhex(game["lines"][3]))
    assert parsed.entropy == Secret(bytes.fromhex(game["entropies"]["0"]))
