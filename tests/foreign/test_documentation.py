"""docs/games.md shows the game that the tests install, and lists the checks that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from svinarium.kernel.testing import CHECKS
from tests.foreign.install import SITE, installed

PAGE = (Path(__file__).parents[2] / "docs" / "games.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("block", "path"), [(0, "acorns/__init__.py"), (1, "acorns/locales/en.ftl")])
def test_the_example_is_the_game_that_is_tested(block: int, path: str) -> None:
    assert BLOCKS[block][1] == (SITE / path).read_text(encoding="utf-8")


def test_the_test_of_the_page_runs() -> None:
    with installed(SITE):
        names: dict[str, object] = {}
        exec(BLOCKS[2][1], names)
        run = names["test_acorns"]
        assert callable(run)
        run()


def test_every_check_is_listed_with_what_it_holds() -> None:
    table = PAGE.split("| check | holds |\n|---|---|\n")[1].split("\n\n")[0]
    assert table.splitlines() == [f"| `{name}` | {holds.replace('``', '`')} |" for name, holds in CHECKS.items()]
