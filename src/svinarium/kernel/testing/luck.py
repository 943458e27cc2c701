"""Luck: sources, exact probabilities, and what is said to answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from svinarium.kernel.draws import MAX_TOTAL, Die, Draw, Outcome, Shuffle, Source, Weighted, parse_source
from svinarium.kernel.errors import MalformedError
from svinarium.kernel.events import Drawn
from svinarium.kernel.testing.bench import Bench

_POSITION = re.compile(r"[a-z0-9_.-]+(/[a-z0-9_.-]+)*")

FEW = 50
"""So many outcomes of one draw are all tried; of more, so many random ones."""

_ENUMERABLE = 5000
_MAX_SIDES = 2**53 - 1


def draws_of(bench: Bench, most: int) -> Iterator[tuple[Any, Draw]]:
    """States that want a draw, and the draw."""
    wanting = [state for trail in bench.trails for state in trail.states if bench.game.wanted(state) is not None]
    for state in bench.sample(wanting, most):
        if (wanted := bench.game.wanted(state)) is not None:
            yield state, wanted


def some_outcomes(bench: Bench, draw: Draw) -> list[Outcome]:
    """All outcomes if they are few, else random ones."""
    if draw.source.size() <= FEW:
        return [outcome for outcome, _ in draw.source.outcomes()]
    return [bench.outcome(draw) for _ in range(FEW)]


def probabilities(bench: Bench) -> None:
    """The outcomes of every source are different, as many as it says, and their probabilities sum to exactly 1."""
    seen: set[str] = set()
    for state, draw in draws_of(bench, 2000):
        source = draw.source
        if source.text in seen or source.size() > _ENUMERABLE:
            continue
        seen.add(source.text)
        outcomes = list(islice(source.outcomes(), _ENUMERABLE + 1))
        total = sum(p for _, p in outcomes)
        bench.expect(total == 1, f"{source.text}: probabilities sum to {total}", state=state)
        bench.expect(all(p > 0 for _, p in outcomes), f"{source.text}: an outcome of probability 0", state=state)
        different = len({outcome for outcome, _ in outcomes})
        right = different == len(outcomes) == source.size()
        bench.expect(right, f"{source.text}: {different} outcomes, its size is {source.size()}", state=state)


def sources(bench: Bench) -> None:
    """Every draw is of the kernel's own sources, within their limits; its text reads back; its audience are seats."""
    for state, draw in draws_of(bench, 500):
        source = draw.source
        bench.expect(type(source) in (Die, Weighted, Shuffle), f"{source!r} is no source of the kernel", state=state)
        bench.expect(_within(source), f"{source!r} is out of limits", state=state)
        bench.expect(parse_source(source.text) == source, f"{source.text!r} does not read back", state=state)
        place = _POSITION.fullmatch(draw.position)
        bench.expect(place is not None, f"position {draw.position!r}: words joined by slashes", state=state)
        seen = bench.seats if draw.audience == "all" else draw.audience
        bench.expect(set(seen) <= set(bench.seats), f"audience {draw.audience!r} is not of the seats", state=state)


def _within(source: Source) -> bool:
    match source:
        case Die(sides, count):
            return 1 <= sides <= _MAX_SIDES and count >= 1
        case Weighted():
            return source.total <= MAX_TOTAL
        case Shuffle(n):
            return n >= 1


def outcomes(bench: Bench) -> None:
    """Every outcome of a wanted draw is accepted, once; other results and other positions are refused."""
    for state, draw in draws_of(bench, 60):
        for outcome in some_outcomes(bench, draw):
            event = Drawn(draw.position, outcome)
            answer = bench.answer(state, event)
            bench.expect(answer is None, f"an outcome of {draw.source.text} is refused: {answer!r}", state=state)
        event = Drawn(draw.position, bench.outcome(draw))
        again = bench.answer(bench.game.apply(state, event), event)
        bench.expect(again is not None, "the same draw is answered twice", state=state, event=event)
        for bad in _BAD:
            if not _is_outcome(draw.source, bad):
                event = Drawn(draw.position, bad)
                answer = bench.answer(state, event)
                bench.expect(answer is not None, f"no outcome of {draw.source.text}", state=state, event=event)
        for position in (draw.position + "/x", "", draw.position.upper() + "X"):
            event = Drawn(position, bench.outcome(draw))
            answer = bench.answer(state, event)
            bench.expect(answer is not None, f"{draw.position} is wanted", state=state, event=event)


_BAD: tuple[Any, ...] = (
    0,
    -1,
    7,
    10**30,
    "",
    "no such outcome",
    (),
    (0,),
    (1, 1),
    (1, 99),
    (6, 6, 6, 6, 6),
    True,
    1.0,
    None,
)


def _is_outcome(source: Source, result: Any) -> bool:
    try:
        source.check(result)
    except MalformedError:
        return False
    return True
