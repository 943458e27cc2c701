"""The examples in the code's own documentation run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

from svinarium.games import dice_poker

MODULES = sorted(module.name for module in pkgutil.iter_modules(dice_poker.__path__))


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"{dice_poker.__name__}.{name}")).failed == 0


def test_there_are_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(f"{dice_poker.__name__}.{name}")).attempted for name in MODULES]
    assert sum(tried) >= 10
