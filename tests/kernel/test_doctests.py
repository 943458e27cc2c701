"""The examples in the documentation of kernel, registry and bots do what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import svinarium.bots
import svinarium.kernel
import svinarium.registry

ROOMS = (svinarium.kernel, svinarium.registry, svinarium.bots)
MODULES = [found.name for room in ROOMS for found in pkgutil.walk_packages(room.__path__, room.__name__ + ".")]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    found = [test for name in MODULES for test in doctest.DocTestFinder().find(importlib.import_module(name))]
    assert sum(bool(test.examples) for test in found) >= 10
