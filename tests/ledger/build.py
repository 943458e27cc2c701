"""What the ledger's tests are built of: games, known answers, whole records."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from svinarium.kernel.draws import Die, Draw, Shuffle, Source, Weighted
from svinarium.kernel.errors import IllegalError, MalformedError
from svinarium.ledger import ZERO_HASH, EntropyLine, Ledger, Opening, Secret

VECTORS = Path(__file__).parents[1] / "vectors"


@cache
def known(name: str) -> dict[str, Any]:
    """A file of known answers."""
    read: dict[str, Any] = json.loads((VECTORS / name).read_text("utf-8"))
    return read


def made_up(name: str, size: int) -> bytes:
    """Bytes that stand for random ones."""
    return sha256(f"tests/{name}".encode()).digest()[:size]


def entropy_of(seat: int) -> bytes:
    return made_up(f"entropy {seat}", 16)


def digest_of(opening: Opening, seat: int) -> bytes:
    return EntropyLine(opening.game_id, seat, Secret(entropy_of(seat))).digest()


def new_opening(**changes: Any) -> Opening:
    """An opening of three seats with people in 0 and 2, or with other fields."""
    fields: dict[str, Any] = {
        "number": 1,
        "previous": ZERO_HASH,
        "game": "pig",
        "rules": 1,
        "options": {"target": 100, "ending": "sudden"},
        "seats": 3,
        "participants": (0, 2),
        "game_id": made_up("game", 16),
        "secret": made_up("secret", 32),
    }
    return Opening.new(**(fields | changes))


def filled(opening: Opening) -> Opening:
    """The opening after every participant has sent digest and entropy."""
    for seat in opening.line.participants:
        opening = opening.with_digest(seat, digest_of(opening, seat))
    for seat in opening.line.participants:
        opening = opening.with_entropy(seat, entropy_of(seat))
    return opening


def record_of(ledger: Ledger, options: dict[str, Any], draws: list[Draw]) -> list[str]:
    """A finished record of these draws, as its lines."""
    opened = ledger.open
    header = {
        "svinarium": 1,
        "game_id": ledger.game_id.hex(),
        "game": opened.game,
        "rules": opened.rules,
        "options": options,
        "seats": opened.seats,
        "names": ["somebody"] * opened.seats,
        "ledger": ledger.to_log() | {"attempt": 1},
    }
    lines: list[dict[str, Any]] = [
        {"draw": draw.position, "source": draw.source.text, "result": ledger.answer(draw), "by": "ledger"}
        for draw in draws
    ]
    lines.append({"reveal": ledger.secret.hex()})
    return [json.dumps(header), *(json.dumps({"v": v, "t": 0} | line) for v, line in enumerate(lines, 1))]


def refused(call: Callable[..., object], *arguments: object) -> tuple[str, dict[str, Any]]:
    """Code and facts of the refusal that the call meets."""
    with pytest.raises(IllegalError) as caught:
        call(*arguments)
    return caught.value.code, caught.value.facts


def malformed(call: Callable[..., object], *arguments: object) -> tuple[str, dict[str, Any]]:
    """Code and facts of the error that the call meets."""
    with pytest.raises(MalformedError) as caught:
        call(*arguments)
    return caught.value.code, caught.value.facts


# --- strategies -------------------------------------------------------------------------------------------------------

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"], exclude_characters=":"), min_size=1, max_size=6)
option_values = st.integers(-(10**6), 10**6) | st.booleans() | texts


def weights(most: int) -> st.SearchStrategy[Weighted]:
    entry = st.tuples(names, st.integers(1, most))
    return st.lists(entry, min_size=1, max_size=5, unique_by=lambda pair: pair[0]).map(lambda t: Weighted(tuple(t)))


sources: st.SearchStrategy[Source] = st.one_of(
    st.builds(Die, st.integers(1, 20), st.integers(1, 6)),
    st.builds(Die, st.integers(1, 2**53 - 1)),
    weights(10),
    weights(2**253),
    st.builds(Shuffle, st.integers(1, 40)),
)

draw_lists = st.lists(st.builds(Draw, texts, sources), max_size=8, unique_by=lambda draw: draw.position)


@st.composite
def openings(draw: st.DrawFn) -> tuple[Opening, dict[str, Any]]:
    """A fresh opening of any size, and its options."""
    seats = draw(st.integers(1, 6))
    number = draw(st.integers(1, 2**64 - 1))
    options = draw(st.dictionaries(texts, option_values, max_size=4))
    opening = Opening.new(
        number=number,
        previous=ZERO_HASH if number == 1 else b"\1" + draw(st.binary(min_size=31, max_size=31)),
        game=draw(texts),
        rules=draw(st.integers(0, 2**32 - 1)),
        options=options,
        seats=seats,
        participants=draw(st.sets(st.integers(0, seats - 1))),
        game_id=draw(st.binary(min_size=16, max_size=16)),
        secret=draw(st.binary(min_size=32, max_size=32)),
    )
    return opening, options
