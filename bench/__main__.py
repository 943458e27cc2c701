"""``make bench``: measure everything, or what is named (``python -m bench kernel live``), and print one table."""

from __future__ import annotations

import platform
import sys

from bench import games, kernel, live, svintus
from bench.report import table

PARTS = {"kernel": kernel.run, "games": games.run, "svintus": svintus.run, "live": live.run}


def main() -> None:
    """Run the named parts, all if none is named."""
    names = sys.argv[1:] or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"bench: there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    figures = [figure for name in names for figure in PARTS[name]()]
    print(f"Python {platform.python_version()}, medians; more is better for /s, less for ms\n")
    print(table(figures))


if __name__ == "__main__":
    main()
