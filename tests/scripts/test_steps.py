"""The set-up's steps: content decides what is up to date, and a failure ends in one sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from scripts import frontend, locks, steps


def tree(folder: Path, **files: str) -> list[Path]:
    """Files with these contents; ``__`` in a name stands for a dot."""
    made = []
    for name, content in files.items():
        path = folder / name.replace("__", ".")
        path.write_text(content, encoding="utf-8")
        made.append(path)
    return made


def test_a_digest_knows_content_and_names_and_not_times(tmp_path: Path) -> None:
    paths = tree(tmp_path, a__ts="one", b__ts="two")
    first = steps.digest(paths, base=tmp_path)
    os.utime(paths[0], (1, 1))
    assert steps.digest(reversed(paths), base=tmp_path) == first
    paths[0].write_text("One", encoding="utf-8")
    changed = steps.digest(paths, base=tmp_path)
    moved = paths[0].rename(tmp_path / "c.ts")
    assert len({first, changed, steps.digest([moved, paths[1]], base=tmp_path)}) == 3


def test_a_digest_does_not_confuse_where_one_file_ends(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "y").mkdir()
    one = tree(tmp_path / "x", a="bc", d="")
    other = tree(tmp_path / "y", a="b", d="c")
    assert steps.digest(one, base=tmp_path / "x") != steps.digest(other, base=tmp_path / "y")


def test_hidden_and_skipped_files_are_no_sources(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "src").mkdir()
    tree(tmp_path, index__html="", __npmrc="")
    tree(tmp_path / "node_modules", a__js="")
    tree(tmp_path / "src", main__ts="")
    seen = {path.relative_to(tmp_path).as_posix() for path in steps.files_under(tmp_path, frozenset({"node_modules"}))}
    assert seen == {"index.html", "src/main.ts"}


def test_a_stamp_is_empty_until_it_is_written(tmp_path: Path) -> None:
    stamp = tmp_path / "not" / "yet"
    assert steps.stamped(stamp) == ""
    steps.write_stamp(stamp, "abc")
    assert steps.stamped(stamp) == "abc"


def test_a_failed_command_keeps_what_it_said_and_ends_with_the_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(steps.StepError) as caught:
        steps.run([sys.executable, "-c", "print('the reason'); raise SystemExit(3)"], "It did not work.")
    assert steps.explain(caught.value) == 1
    assert capsys.readouterr().err == "the reason\n✗ It did not work.\n"


def test_a_missing_command_is_a_failed_step(tmp_path: Path) -> None:
    with pytest.raises(steps.StepError, match="There is none"):
        steps.run([tmp_path / "nothing"], "There is none.")


@pytest.mark.parametrize(
    ("version", "answer"),
    [
        ("v18.20.4", 0),
        ("v20.18.9", 0),
        ("v20.19.0\n", 1),
        ("v21.9.0", 0),
        ("v22.11.0", 0),
        ("v22.12.0", 1),
        ("v24.1.0", 1),
        ("?", 0),
    ],
)
def test_which_node_is_new_enough(version: str, answer: int) -> None:
    assert frontend.new_enough(version) is bool(answer)


def test_an_old_node_on_the_path_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.0.0\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert frontend.system_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.13.1\n", encoding="utf-8")
    found = frontend.system_node()
    assert found is not None
    assert found.npm == (str(tmp_path / "npm"),)
    assert found.environment()["PATH"].startswith(str(tmp_path))


def test_a_changed_source_makes_the_built_page_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, static, package = tmp_path / "frontend", tmp_path / "static", tmp_path / "package"
    for folder in (sources, static, package):
        folder.mkdir()
    source, words = tree(sources, main__ts="1") + tree(package, pig__ftl="a = b")
    for name, value in {
        "SOURCES": sources,
        "STATIC": static,
        "PACKAGE": package,
        "BUILT_FROM": static / "from",
    }.items():
        monkeypatch.setattr(frontend, name, value)
    monkeypatch.setattr(frontend, "digest", lambda paths: steps.digest(paths, base=tmp_path))

    def build() -> None:
        tree(static, index__html="<p>")
        steps.write_stamp(frontend.BUILT_FROM, steps.digest(frontend.sources(), base=tmp_path))

    assert not frontend.built()
    for changed in (source, words):
        build()
        assert frontend.built()
        changed.write_text("changed", encoding="utf-8")
        assert not frontend.built()
    build()
    (static / "index.html").unlink()
    assert not frontend.built()


def test_a_lock_of_npm_loses_its_addresses_and_tells_what_has_no_hash() -> None:
    entry = {"version": "1.0.0", "resolved": "somewhere", "integrity": "sha512-abc"}
    lock = {"packages": {"": {"name": "x"}, "node_modules/a": dict(entry), "node_modules/b": {"resolved": "elsewhere"}}}
    assert list(locks.strip(lock)) == ["node_modules/b"]
    assert "resolved" not in str(lock)
