"""Find Chromium for the browser tests and print its path: ``python -m scripts.chromium``.

On Debian and Ubuntu, as root, a missing one is installed; elsewhere one sentence says what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.steps import StepError, explain, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
CACHES = (Path(".cache/ms-playwright"), Path("Library/Caches/ms-playwright"))
MISSING = (
    "No Chromium for the browser tests: install it (Debian: sudo apt install chromium), "
    "or run .venv/bin/python -m playwright install chromium, or set SVINARIUM_CHROMIUM to its path."
)


def candidates() -> Iterator[Path]:
    """Where a Chromium may be, the wanted one first."""
    if named := os.environ.get("SVINARIUM_CHROMIUM"):
        yield Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)
    for application in APPLICATIONS:
        yield Path("/Applications") / application
    for cache in CACHES:
        for pattern in ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"):
            yield from sorted((Path.home() / cache).glob(pattern), reverse=True)


def runs(path: Path) -> bool:
    """Whether it is a browser that starts (and not a hint to install one)."""
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and ("Chrom" in answer.stdout)


def find() -> Path | None:
    """The first Chromium that starts."""
    return next((path for path in candidates() if runs(path)), None)


def install() -> None:
    """Install Debian's Chromium."""
    say("• Chromium for the browser tests: apt-get install chromium")
    run(["apt-get", "update"], MISSING)
    command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    run(command, MISSING, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def main() -> int:
    """Print the path; returns the exit code."""
    try:
        found = find()
        if found is None and shutil.which("apt-get") and os.geteuid() == 0:
            install()
            found = find()
        if found is None:
            raise StepError(MISSING)
    except StepError as error:
        return explain(error)
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
