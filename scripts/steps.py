"""Steps of the set-up: run a command quietly, fail with one clear sentence, and know by content what is up to date.

Python's standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The repository."""


class StepError(Exception):
    """A step failed. The text is one sentence for the person at the terminal; ``output`` is what the tool said."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def say(text: str) -> None:
    """Tell what is going on, on standard error: standard output is for answers."""
    print(text, file=sys.stderr, flush=True)


def explain(error: StepError) -> int:
    """Print a failed step, what the tool said first and the sentence last; returns the exit code."""
    if error.output.strip():
        say(error.output.rstrip())
    say(f"✗ {error}")
    return 1


def run(command: Sequence[str | Path], sentence: str, *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command without a sound and return what it printed; `StepError` with the sentence if it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise StepError(sentence, str(error)) from error
    if done.returncode:
        raise StepError(sentence, done.stdout)
    return done.stdout


def pip(python: Path, *arguments: str | Path, sentence: str) -> None:
    """Install with the pip of an environment's Python; `StepError` with the sentence if that fails."""
    run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *arguments], sentence)


def pip_lock(python: Path, lock: Path, *, sentence: str) -> None:
    """Install exactly what a lock lists, each by its hash, and resolve nothing.

    A lock lists every package that is needed, so pip has nothing to look for; left to look, an older pip asks anew for
    whatever is required with an extra, finds a version that came out after the lock, and refuses it for want of a hash.
    """
    pip(python, "--require-hashes", "--no-deps", "-r", lock, sentence=sentence)


def digest(paths: Iterable[Path], *words: str, base: Path = ROOT) -> str:
    """SHA-256 over names and contents of files (and further words): what they are, not when they were written."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{len(word)}:{word}".encode())
    for path in sorted(paths):
        name, content = path.relative_to(base).as_posix(), path.read_bytes()
        total.update(f"{len(name)}:{name}{len(content)}:".encode())
        total.update(content)
    return total.hexdigest()


def files_under(folder: Path, skip: frozenset[str] = frozenset()) -> Iterator[Path]:
    """All files under a folder, in any order, without hidden ones and without the folders named in ``skip``."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if path.name in skip or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from files_under(path, skip)
        elif path.is_file():
            yield path


def stamped(stamp: Path) -> str:
    """What a stamp says was done last; empty if it was never done. A stamp lies inside the thing that it describes."""
    try:
        return stamp.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""


def write_stamp(stamp: Path, value: str) -> None:
    """Say what was done, after it was done."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value + "\n", encoding="ascii")
