"""Figures and the table that shows them."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A measured figure beside its peer's, both medians of the same run. ``unit`` says what more of it means."""

    name: str
    value: float
    unit: str
    peer: str
    peer_value: float
    note: str = ""

    @property
    def ratio(self) -> float:
        """The figure as a multiple of the peer's."""
        return self.value / self.peer_value if self.peer_value else float("nan")


def median(values: Sequence[float]) -> float:
    """The median of several runs."""
    return statistics.median(values)


def table(figures: Sequence[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = [
        "| what | figure | peer in the same run | its figure | ratio | note |",
        "|---|---:|---|---:|---:|---|",
    ]
    for f in figures:
        cells = (f.name, f"{_number(f.value)} {f.unit}", f.peer, f"{_number(f.peer_value)} {f.unit}", f"{f.ratio:.2f}")
        lines.append(f"| {' | '.join(cells)} | {f.note} |")
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
