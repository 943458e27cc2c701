"""What is built for others contains the page, the words and the data; an sdist needs no Node to be installed."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts import frontend
from scripts.steps import ROOT


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist, and a wheel that was built from it."""
    frontend.build()
    out = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, env={"PATH": str(out), "HOME": str(out)})
    assert done.returncode == 0, done.stdout + done.stderr
    return out


def data() -> set[str]:
    """Every file of the package that is no Python, as its path in the package."""
    source = ROOT / "src"
    return {
        path.relative_to(source).as_posix()
        for path in (source / "svinarium").rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and not path.name.startswith(".")
    }


def test_the_wheel_contains_the_page_and_all_data(packages: Path) -> None:
    with zipfile.ZipFile(next(packages.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert {"svinarium/web/static/index.html", "svinarium/locales/ru/house.ftl"} <= data() <= names
    assert [name for name in names if "node_modules" in name or name.startswith(("tests/", "scripts/"))] == []


def test_the_wheel_tells_its_games_and_its_command(packages: Path) -> None:
    with zipfile.ZipFile(next(packages.glob("*.whl"))) as wheel:
        entry_points = wheel.read(next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))).decode()
    games = entry_points.partition("[svinarium.games]\n")[2].splitlines()
    assert {"pig = svinarium.games.pig:PIG", "two-dice-pig = svinarium.games.pig:TWO_DICE_PIG"} <= set(games)
    assert "svinarium = svinarium.cli:main" in entry_points


def test_the_sdist_contains_the_sources_of_the_page_and_the_page(packages: Path) -> None:
    with tarfile.open(next(packages.glob("*.tar.gz"))) as sdist:
        names = {name.split("/", 1)[1] for name in sdist.getnames()}
    assert {"frontend/package-lock.json", "src/svinarium/web/static/index.html", "hatch_build.py"} <= names
    assert [name for name in names if "node_modules" in name] == []
