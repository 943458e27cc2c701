"""What the room says of itself: its examples run, its door is sorted, its imports are few."""

from __future__ import annotations

import ast
import doctest
import importlib
import sys
from pathlib import Path

import pytest

import svinarium.ledger

ROOM = Path(svinarium.ledger.__file__).parent
MODULES = sorted(path.stem for path in ROOM.glob("*.py"))


def imported(module: str) -> set[str]:
    """Names of the modules that a module of the room imports."""
    tree = ast.parse((ROOM / f"{module}.py").read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("module", MODULES)
def test_examples_run(module: str) -> None:
    name = "svinarium.ledger" if module == "__init__" else f"svinarium.ledger.{module}"
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(f"svinarium.ledger.{module}")).attempted for module in MODULES[1:]]
    assert sum(tried) >= 5


@pytest.mark.parametrize("module", MODULES)
def test_the_room_leans_on_draws_and_errors_alone(module: str) -> None:
    ours = {name for name in imported(module) if name.startswith("svinarium") and "svinarium.ledger" not in name}
    assert ours <= {"svinarium.kernel.draws", "svinarium.kernel.errors"}


def test_nothing_here_knows_a_clock_a_socket_or_the_network() -> None:
    known = {name.split(".")[0] for module in MODULES for name in imported(module)}
    assert known & {"time", "datetime", "asyncio", "socket", "random", "threading"} == set()
    takes_random_bytes = {module for module in MODULES if "secrets" in imported(module)}
    assert takes_random_bytes == {"secrets_box"}


def test_the_standalone_verifier_stands_alone() -> None:
    assert {name.split(".")[0] for name in imported("standalone")} <= sys.stdlib_module_names
    assert all("standalone" not in name for module in MODULES for name in imported(module))


def test_the_door_is_sorted() -> None:
    names = svinarium.ledger.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    assert all(hasattr(svinarium.ledger, name) for name in names)
