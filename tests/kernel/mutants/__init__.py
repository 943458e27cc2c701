"""Races that are broken, each in one way, to prove that each check can fail."""

from tests.kernel.mutants import before, luck, moves, seen, states
from tests.kernel.mutants.base import Broken

__all__ = ["MUTANTS", "ROOMS", "Broken"]

ROOMS = (before, luck, moves, seen, states)
"""The rooms that they live in: importing them makes them known."""

MUTANTS: list[type[Broken]] = sorted(Broken.__subclasses__(), key=lambda mutant: (mutant.caught_by, mutant.__name__))
