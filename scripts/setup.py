"""`make setup`: virtual environment, Python packages from the lock, the front end, and the command `svinarium`.

``python -m scripts.setup [--dev]``. Safe to repeat: each part is done only if what it is made of has changed, by
content. Nothing is started. Python's standard library only.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from scripts import frontend
from scripts.steps import ROOT, StepError, digest, explain, pip, pip_lock, run, say, stamped, write_stamp

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
COMMAND = VENV / "bin" / "svinarium"
STAMPS = VENV / "stamps"
LOCKS = ROOT / "requirements"
NO_NETWORK = "is the network there? (What pip said stands above.)"


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock on the folder, so that two `make` at once do not disturb each other."""
    handle = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def works() -> bool:
    """Whether the virtual environment is there, was made in this place, and its Python still runs."""
    if stamped(STAMPS / "place") != digest([], str(VENV)):
        return False
    try:
        return subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0
    except OSError:
        return False


def environment() -> None:
    """Make the virtual environment, if there is none that works here (after a move of the folder, or of Python)."""
    if works():
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise StepError("This Python cannot make a virtual environment; on Debian or Ubuntu: apt install python3-venv")
    say(f"• virtual environment: .venv (Python {platform.python_version()})")
    run([sys.executable, "-m", "venv", "--clear", VENV], "The virtual environment could not be made; see above.")
    write_stamp(STAMPS / "place", digest([], str(VENV)))


def packages(*, dev: bool) -> None:
    """Install the packages of the lock. What the checks need contains what the program needs, in the same versions."""
    run_lock, dev_lock = LOCKS / "run.lock", LOCKS / "dev.lock"
    wanted = {"run": digest([run_lock])}
    if dev:
        wanted["dev"] = digest([run_lock, dev_lock])
    if all(stamped(STAMPS / name) == value for name, value in wanted.items()):
        return
    say("• Python packages" + (", with those for the checks" if dev else ""))
    lock = dev_lock if dev else run_lock
    pip_lock(PYTHON, lock, sentence=f"The Python packages could not be installed; {NO_NETWORK}")
    for name, value in wanted.items():
        write_stamp(STAMPS / name, value)


def project() -> None:
    """Put the command `svinarium` into the environment; it runs from the sources as they are."""
    wanted = digest([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if COMMAND.exists() and stamped(STAMPS / "project") == wanted:
        return
    say("• the command svinarium")
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    pip(PYTHON, *offline, "--editable", ROOT, sentence="The command svinarium could not be installed; see above.")
    write_stamp(STAMPS / "project", wanted)


def page() -> int:
    """Build the front end with the environment's own Python, which may hold Node; returns the exit code."""
    if frontend.built():
        return 0
    return subprocess.run([PYTHON, "-m", "scripts.frontend", "build"], cwd=ROOT).returncode


def main(arguments: list[str]) -> int:
    """Set everything up; returns the exit code."""
    try:
        if arguments not in ([], ["--dev"]):
            raise StepError("Say `python -m scripts.setup` or `python -m scripts.setup --dev`.")
        with alone():
            environment()
            packages(dev="--dev" in arguments)
            project()
            return page()
    except StepError as error:
        return explain(error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
