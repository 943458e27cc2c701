"""`make lock`: remake the locks with the newest allowed versions, with hashes and without a download address.

``python -m scripts.locks``. Python's with uv, the front end's with npm.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts import frontend
from scripts.steps import ROOT, StepError, explain, run, say

LOCKS = ROOT / "requirements"
UV = Path(sys.executable).with_name("uv")
COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
FORM = ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header", "--upgrade"]
INPUTS = {
    "run": ["pyproject.toml", "requirements/run.in"],
    "dev": ["pyproject.toml", "requirements/dev.in"],
    "node": ["requirements/node.in"],
    "bench": ["requirements/bench.in"],
}


def strip(lock: dict[str, Any]) -> Iterator[str]:
    """Take every download address out of npm's lock; yields the packages that are left without a hash."""
    for name, entry in lock["packages"].items():
        entry.pop("resolved", None)
        if name and not entry.get("link") and "integrity" not in entry:
            yield name


def python_locks() -> None:
    """Remake requirements/*.lock from requirements/*.in and pyproject.toml."""
    for name, inputs in INPUTS.items():
        say(f"• requirements/{name}.lock")
        run(
            [UV, *COMPILE, *FORM, *inputs, "-o", f"requirements/{name}.lock"],
            f"uv could not make {name}.lock; see above.",
        )


def npm_lock() -> None:
    """Remake frontend/package-lock.json from frontend/package.json."""
    say("• frontend/package-lock.json")
    node = frontend.need_node()
    command = [*node.npm, "update", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]
    run(command, "npm could not make the lock; see above.", cwd=frontend.SOURCES, env=node.environment())
    path = frontend.SOURCES / "package-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    bare = list(strip(lock))
    if bare:
        raise StepError(f"npm's lock has no hash for {', '.join(bare)}.")
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    """Remake all locks; returns the exit code."""
    try:
        python_locks()
        npm_lock()
    except StepError as error:
        return explain(error)
    return 0


if __name__ == "__main__":
    sys.exit(main())
