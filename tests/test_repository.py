"""What must never be in the repository, and what its locks must say. Patterns are put together, so as not to match."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {".py", ".ts", ".svelte", ".js", ".css", ".html"}
LOCKS = ("run", "dev", "node")


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git knows or would take in, as it is on the disk."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    return tuple(path for name in listing.split("\0") if name and (path := ROOT / name).is_file())


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every text, with the place where it stands."""
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def found(pattern: str) -> list[str]:
    """Places whose line matches."""
    regex = re.compile(pattern)
    return [f"{place}: {line.strip()[:160]}" for place, line in lines() if regex.search(line)]


def requirements(name: str) -> list[str]:
    """The entries of a lock, each with the lines that belong to it joined to one."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [entry for entry in code.replace("\\\n", " ").splitlines() if entry.strip()]


def test_the_files_are_seen() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in tracked()}
    assert {"pyproject.toml", "README.md", ".ci/run", "tests/test_repository.py"} <= names


def test_no_host_of_a_package_registry_is_named() -> None:
    hosts = [
        "py" + "pi.org",
        "python" + "hosted",
        "npm" + "js.",
        "deb." + "debian",
        "archive." + "ubuntu",
        "crates" + ".io",
    ]
    assert found("|".join(re.escape(host) for host in hosts)) == []


def test_no_path_of_one_machine() -> None:
    folders = "|".join(["wo" + "rk", "ro" + "ot", "fa" + "rm", "home/[a-z]+", "Users/[A-Za-z]+"])
    assert found(rf"(?<![\w.}}*])/({folders})/") == []


def test_no_secrets() -> None:
    names = re.compile(r"(\.(pem|key|p12|pfx|sqlite3?|db)|(^|/)(\.env(\..*)?|id_(rsa|ed25519)|\.netrc|\.pypirc))$")
    assert [str(path) for path in tracked() if names.search(path.relative_to(ROOT).as_posix())] == []
    assert found("PRIVATE" + " KEY-----|AKIA" + "[0-9A-Z]{16}|gh[pousr]_" + "[A-Za-z0-9]{36}") == []


def test_what_is_unfinished_has_a_number() -> None:
    assert found(rf"\b({'TO' + 'DO'}|{'FIX' + 'ME'}|{'XX' + 'X'})\b(?!.*#\d)") == []


def test_what_is_switched_off_has_a_reason() -> None:
    ignores = r"#\s*type:\s*" + r"ignore(?!\[[\w-]+(, ?[\w-]+)*\]\s+#\s*\w)"
    silenced = r"#\s*no" + r"qa(?!: [A-Z]+\d+(, [A-Z]+\d+)* (-|–|#) \w)"
    assert found(ignores) + found(silenced) == []


def test_no_file_has_grown_too_large() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in tracked() if path.suffix in SOURCES}
    assert {str(path.relative_to(ROOT)): size for path, size in sizes.items() if size > 600} == {}


@pytest.mark.parametrize("name", LOCKS)
def test_lock_has_a_hash_for_every_entry_and_no_address(name: str) -> None:
    entries = requirements(name)
    assert entries
    entry_form = re.compile(r"[a-z0-9._-]+==[^\s;@]+( ; [^@:/]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [entry for entry in entries if not entry_form.fullmatch(entry)] == []
    assert "://" not in (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def test_checks_run_on_the_versions_that_are_played() -> None:
    played, checked = (
        {entry.split(" --hash")[0].split(" ;")[0].strip() for entry in requirements(name)} for name in ("run", "dev")
    )
    assert played
    assert played <= checked


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[><=;\[ ]", text)[0].replace(".", "-").lower() for text in project["dependencies"]}
    assert wanted <= {entry.split("==")[0] for entry in requirements("run")}


def test_npm_lock_has_hashes_and_no_address() -> None:
    text = (ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8")
    lock = json.loads(text)
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 10
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")] == []
    assert ".tgz" not in text


def test_the_changelog_speaks_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"\n## {version}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["README.md", "README.en.md"])
def test_readme_leads_with_the_two_commands_and_its_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.index("make play") < text.index("make test") < text.index("\n## ")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_ci_calls_what_a_person_would() -> None:
    script = ROOT / ".ci" / "run"
    commands = [line for line in script.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert commands[-1] == "make test"
    assert script.stat().st_mode & 0o100
