"""`make test-long`: run the slow proofs and write what they said to tests/long-results.txt, which is committed."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime

import pytest

from scripts.steps import ROOT

RESULTS = ROOT / "tests" / "long-results.txt"


class Notebook:
    """A pytest plugin that writes down what each proof said: outcome, seconds, and the properties that it recorded."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One line a proof; a failure before or after it counts as one."""
        if report.when == "call" or report.failed:
            facts = "".join(f"  {name}={value}" for name, value in report.user_properties)
            self.lines.append(f"{report.outcome}  {report.nodeid}  {report.duration:.1f} s{facts}")

    def text(self) -> str:
        """The result file."""
        when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
        machine = (
            f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
        )
        return "\n".join([f"make test-long, {when}, {machine}", "", *self.lines, ""])


def main() -> int:
    """Run every test marked ``long``; returns pytest's exit code."""
    notebook = Notebook()
    code = pytest.main(["-q", "-m", "long"], plugins=[notebook])
    if notebook.lines:
        RESULTS.write_text(notebook.text(), encoding="utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
