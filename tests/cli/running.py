"""Running the command: in this process, and as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from svinarium.cli.app import app

PLAIN = {"SVINARIUM_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}


def run(*args: object, typed: str = "", lang: str = "en") -> Result:
    """Run a command line in this process. Whatever else goes wrong than its exit code is raised."""
    runner = CliRunner(env={**PLAIN, "SVINARIUM_LANG": lang})
    result = runner.invoke(app, [str(arg) for arg in args], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def answer(*args: object, typed: str = "", code: int = 0) -> Any:
    """Run a command line with ``--json``; the one document on standard output."""
    result = run(*args, "--json", typed=typed)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def refused(*args: object, lang: str = "en") -> str:
    """Run a command line that is used wrongly: one sentence on standard error, nothing on standard output."""
    result = run(*args, lang=lang)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    said = result.stderr.strip()
    assert said
    assert "\n" not in said
    return said


def process(*args: object, folder: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command line as a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from svinarium.cli import main; main()", *map(str, args)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, **PLAIN, **environment},
        timeout=60,
        check=False,
    )
