"""Hypothesis strategies for the kernel's values."""

from __future__ import annotations

from hypothesis import strategies as st

from svinarium.kernel import (
    Clock,
    Die,
    Drawn,
    Event,
    Judged,
    Move,
    Note,
    Outcome,
    Shuffle,
    Signal,
    Source,
    Weighted,
)

words = st.text(st.characters(categories=["L", "N", "P", "S"], exclude_characters=":"), min_size=1, max_size=12)
"""Texts without blanks and colons: names of outcomes, positions, timers."""

lines = st.lists(words, min_size=1, max_size=4).map(" ".join)
"""A few words with single blanks: moves."""

facts = st.dictionaries(words, st.integers(-(2**53), 2**53) | st.text(max_size=20), max_size=4)

dice = st.builds(Die, st.integers(1, 2**53 - 1), st.integers(1, 9999))
weighted = st.lists(st.tuples(words, st.integers(1, 10**77)), min_size=1, max_size=6, unique_by=lambda e: e[0]).map(
    lambda table: Weighted(tuple(table))
)
shuffles = st.builds(Shuffle, st.integers(1, 999_999))
sources: st.SearchStrategy[Source] = dice | weighted | shuffles

small_sources: st.SearchStrategy[Source] = (
    st.builds(Die, st.integers(1, 7), st.integers(1, 3))
    | st.lists(st.tuples(words, st.integers(1, 9)), min_size=1, max_size=6, unique_by=lambda e: e[0]).map(
        lambda table: Weighted(tuple(table))
    )
    | st.builds(Shuffle, st.integers(1, 5))
)

results: st.SearchStrategy[Outcome] = (
    st.integers(0, 2**53) | words | st.lists(st.integers(0, 200), max_size=8).map(tuple)
)

events: st.SearchStrategy[Event] = (
    st.builds(Move, st.integers(0, 99), lines)
    | st.builds(Drawn, words, results)
    | st.builds(Clock, words)
    | st.builds(Judged, words, st.lists(st.integers(0, 99), max_size=5).map(tuple))
    | st.builds(Signal, words, st.integers(0, 99), facts)
)

notes = st.builds(Note, words, facts)
