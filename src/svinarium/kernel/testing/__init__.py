"""Checks for any game: one line in a test, about thirty checks.

This is the one place of the kernel that makes random choices.
"""

from svinarium.kernel.testing.failure import CheckFailed
from svinarium.kernel.testing.run import CHECKS, Report, check_game

__all__ = ["CHECKS", "CheckFailed", "Report", "check_game"]
