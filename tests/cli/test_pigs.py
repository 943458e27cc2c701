"""``svinarium pigs count``: counts from the line and from a file, in both languages."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.cli.running import answer, refused, run

FAIR = ["up=604", "down=699", "razorback=447", "trotter=177", "snouter=61", "jowler=12"]


def test_fair_pigs_are_alike() -> None:
    found = answer("pigs", "count", *FAIR)
    assert found["pigs"] == 2000
    assert [line["name"] for line in found["poses"]][:3] == ["side_dot_up", "side_dot_down", "razorback"]
    assert sum(line["observed"] for line in found["poses"]) == 2000
    assert (found["differs"], found["degrees"], found["touching"]) == (False, 5, None)
    assert found["p_value"] > 0.9


def test_lucky_pigs_differ_and_it_is_said_in_both_languages() -> None:
    counts = ["trotter=50", "up=50"]
    assert answer("pigs", "count", *counts)["differs"]
    assert "fall differently" in run("pigs", "count", *counts).stdout
    shown = run("pigs", "count", *counts, lang="ru").stdout
    assert "падают не так" in shown
    assert "p < 0,0001" in shown
    assert "Сосчитано 100 свинок" in shown
    assert "No difference" in run("pigs", "count", *FAIR).stdout


def test_a_file_of_throws(tmp_path: Path) -> None:
    file = tmp_path / "throws.txt"
    file.write_text("trotter back  # the first\nup down\n\nкасание\nспинка+пятачок = 3\n", "utf-8")
    found = answer("pigs", "count", "up+up=2", "--file", file)
    assert found["counts"] == (
        "side_dot_up+side_dot_up=2 trotter+razorback=1 side_dot_up+side_dot_down=1 razorback+snouter=3 touching=1"
    )
    assert found["touching"]["observed"] == 1


def test_the_counts_can_be_played_with() -> None:
    """The line that is shown at the end is a command that works."""
    shown = run("pigs", "count", "up=30", "down=20", "back=10", "touching=1").stdout.splitlines()[-1]
    name, *args = shlex.split(shown)
    assert name == "svinarium"
    options = [arg for arg in args if arg.startswith(("figures", "counts"))]
    facts = answer("rules", "pass-the-pigs", "-o", options[0], "-o", options[1])["facts"]
    assert facts["pose_razorback"] == "1/6"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["count"], "COUNTS"),
        ([], "count"),
        (["throw", "up=3"], "throw"),
        (["count", "cow=3"], "cow=3"),
        (["count", "up=3", "up+down=1"], "Single pigs"),
        (["count", "touching=3"], "No pig"),
        (["count", "--file", "no such file"], "no such file"),
    ],
)
def test_used_wrongly(args: list[str], said: str) -> None:
    assert said in refused("pigs", *args)


def test_thrown_pigs_are_shown_in_the_language_that_is_spoken() -> None:
    line = ["play", "pass-the-pigs", "--seats", "hold:22,hold:22", "-o", "target=20", "--seed", "3"]
    for lang, side in (("ru", "бок↑"), ("en", "side↑")):
        shown = run(*line, lang=lang).stdout
        assert side in shown
        assert "side_dot" not in shown
