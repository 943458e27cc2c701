"""The command ``svinarium``: play, look up, verify, and open the house, from a terminal. See ``docs/cli.md``."""

from __future__ import annotations


def main() -> None:
    """Run the command line of this process, and leave with its exit code."""
    from svinarium.cli.app import app

    app()
