"""The kernel imports nothing of the house and knows no clock, socket, screen or random generator."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import svinarium.kernel

ROOM = Path(svinarium.kernel.__file__).parent
FILES = sorted(ROOM.rglob("*.py"))
PURE = {
    "__future__",
    "abc",
    "collections",
    "enum",
    "fractions",
    "itertools",
    "json",
    "math",
    "msgspec",
    "operator",
    "re",
    "typing",
}


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def test_there_are_files() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_only_pure_things_are_imported(path: Path) -> None:
    testing = path.is_relative_to(ROOM / "testing")
    for name in imports(path):
        if name.startswith("svinarium."):
            assert name == "svinarium.kernel" or name.startswith("svinarium.kernel."), name
            assert testing or not name.startswith("svinarium.kernel.testing"), name
        else:
            assert name.split(".")[0] in PURE | ({"random", "types"} if testing else set()), name
