"""``svinarium pigs count``: one's own throws of pigs, and whether they differ from the model."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from svinarium import registry
from svinarium.cli.files import read_file
from svinarium.cli.finding import learn
from svinarium.cli.session import Session
from svinarium.cli.shell import needed
from svinarium.cli.words import Words
from svinarium.games.pass_the_pigs import Counts, kern_pairs, published, read_counts, read_lines, split_counts
from svinarium.games.pass_the_pigs.statistics import DIFFERS, Compared, Comparison, compare, describe
from svinarium.kernel import MalformedError

COUNT = "count"
GAME = "pass-the-pigs"

TINY = 0.0001
"""A p-value below this is not told to its last digit."""

What = Annotated[str | None, typer.Argument(metavar="meta-pigs-what", help="arg-pigs-what", show_default=False)]
Entries = Annotated[
    list[str] | None, typer.Argument(metavar="meta-pigs-counts", help="arg-pigs-counts", show_default=False)
]
File = Annotated[str | None, typer.Option("--file", metavar="meta-file", help="pigs-file")]


def pigs(context: typer.Context, what: What = None, counts: Entries = None, file: File = None) -> None:
    """Count pigs."""
    session: Session = context.obj
    words = session.words
    if needed(what, words("meta-pigs-what")) != COUNT:
        raise MalformedError("argument_value", {"value": str(what)[:40], "expected": COUNT})
    learn(words, registry.game(GAME))
    entries = [entry for text in counts or () for entry in split_counts(text)]
    if file is not None:
        entries += read_lines(read_file(file).decode("utf-8", "replace"))
    if not entries:
        raise MalformedError("argument_missing", {"argument": words("meta-pigs-counts")})
    counted = read_counts(entries)
    found = compare(counted, kern_pairs())
    session.answer(document(counted, found), shown(words, counted, found))
    if not session.json:
        session.tell(f'svinarium play {GAME} --seats me,hold:22 -o figures=custom -o counts="{counted.text}"', "green")


def document(counted: Counts, found: Comparison) -> dict[str, Any]:
    """The comparison for programs."""
    return {
        "model": "kern_pairs",
        "source": published().source,
        "pigs": counted.total,
        "counts": counted.text,
        "poses": [describe(line) for line in found.poses],
        "touching": None if found.touching is None else describe(found.touching),
        "chi_square": found.chi_square,
        "degrees": found.degrees,
        "p_value": found.p_value,
        "differs": found.differs,
    }


def shown(words: Words, counted: Counts, found: Comparison) -> RenderableType:
    """The comparison for people: a line a pose, and what it comes to."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("pose", "yours", "share", "model", "p"):
        table.add_column(words(f"pigs-{column}"), justify="left" if column == "pose" else "right")
    lines = (*found.poses, *(() if found.touching is None else (found.touching,)))
    for line in lines:
        table.add_row(*_row(words, line), style="bold" if _strange(line) else "")
    verdict = "pigs-differ" if found.differs else "pigs-alike"
    surprise = words("pigs-p-below") if found.p_value < TINY else words("pigs-p-is", p=found.p_value)
    parts: list[RenderableType] = [
        Text(words("pigs-heading", pigs=counted.total), style="bold magenta"),
        Text(),
        table,
        Text(),
        Text(words(verdict, p=surprise, chi=found.chi_square, degrees=found.degrees), style="bold"),
    ]
    if any(line.few for line in lines):
        parts.append(Text(words("pigs-few"), style="dim"))
    parts += [
        Text(words("pigs-source", source=published().source), style="dim"),
        Text(words("pigs-play"), style="dim"),
    ]
    return Group(*parts)


def _strange(line: Compared) -> bool:
    return line.p_value < DIFFERS


def _row(words: Words, line: Compared) -> list[str]:
    share = 100 * line.observed / line.total if line.total else 0.0
    expected = 100 * line.expected / line.total if line.total else 0.0
    name = words.first(f"outcome-{line.name}", f"pigs-{line.name}", default=line.name)
    return [
        f"{name} *" if line.few else name,
        str(line.observed),
        words("pigs-percent", value=share),
        words("pigs-percent", value=expected),
        _p_value(words, line.p_value),
    ]


def _p_value(words: Words, p: float) -> str:
    return words("pigs-p-tiny") if p < TINY else words("pigs-p-value", p=p)
