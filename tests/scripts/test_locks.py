"""The locks list all that is needed, so that an installation resolves nothing."""

from __future__ import annotations

import re
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import setup, steps

PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)", re.MULTILINE)


def pinned(lock: str) -> dict[str, str]:
    """The version of each package in a lock."""
    text = (setup.LOCKS / f"{lock}.lock").read_text(encoding="utf-8")
    return {canonicalize_name(found["name"]): found["version"] for found in PINNED.finditer(text)}


def needed(name: str, extras: frozenset[str]) -> list[Requirement]:
    """What an installed package needs on this machine with these extras."""
    found = [Requirement(text) for text in requires(name) or ()]
    return [one for one in found if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in extras | {""})]


@pytest.mark.parametrize("lock", ["run", "dev"])
def test_a_lock_lists_every_package_that_its_packages_need(lock: str) -> None:
    versions = pinned(lock)
    ahead = [(name, frozenset[str]()) for name in ("svinarium", *filter(installed, versions))]
    seen = set(ahead)
    while ahead:
        name, extras = ahead.pop()
        for one in needed(name, extras):
            key = canonicalize_name(one.name)
            assert key in versions, f"{lock}.lock: {name} needs {key}"
            assert one.specifier.contains(versions[key], prereleases=True), f"{lock}.lock: {name} needs {one}"
            further = (key, frozenset(one.extras))
            if further not in seen:
                seen.add(further)
                ahead.append(further)


def installed(name: str) -> bool:
    """Whether a package of a lock is meant for this machine and hence installed."""
    try:
        requires(name)
    except ModuleNotFoundError:
        return False
    return True


def test_what_the_checks_need_contains_what_the_program_needs_in_the_same_versions() -> None:
    assert pinned("run").items() <= pinned("dev").items()


def test_a_lock_is_installed_by_its_hashes_and_resolves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[list[str]] = []
    monkeypatch.setattr(steps, "run", lambda command, _: said.append([str(part) for part in command]))
    steps.pip_lock(Path("python"), Path("some.lock"), sentence="No.")
    assert said[0][-4:] == ["--require-hashes", "--no-deps", "-r", "some.lock"]
