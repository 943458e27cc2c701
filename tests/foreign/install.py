"""Installing a package the way an installer does: a folder with it and its ``dist-info`` on Python's path."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from svinarium import registry

SITE = Path(__file__).parent / "site"
"""The folder in which the game Acorns is installed."""


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """While it lasts, what lies in ``site`` is installed, and the registry knows it."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        registry.refresh()
        try:
            yield
        finally:
            inside = [name for name in set(sys.modules) - before if _lies_in(name, site)]
            for name in inside:
                del sys.modules[name]
    registry.refresh()


def _lies_in(name: str, site: Path) -> bool:
    place = getattr(sys.modules[name], "__file__", None)
    return place is not None and Path(place).is_relative_to(site)


def package(site: Path, name: str, files: Mapping[str, str], entries: Mapping[str, str]) -> None:
    """Lay a package of these files into a folder, with entry points for games."""
    for path, text in files.items():
        place = site / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = "".join(f"{entry} = {value}\n" for entry, value in entries.items())
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{lines}", encoding="utf-8")
