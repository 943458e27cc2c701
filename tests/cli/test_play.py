"""``svinarium play`` with programs only: the answer, the record, seeds, many games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from svinarium.kernel import read_record, replay
from svinarium.registry import game
from tests.cli.running import answer, refused, run


def test_the_answer_for_a_program() -> None:
    played = answer("play", "pig", "--seats", "hold:20,pace", "--seed", 7)
    assert set(played) == {"game", "over", "scores", "winners", "events", "record", "reason"}
    assert played["game"] == "pig"
    assert played["over"] is True
    assert played["reason"] == "target"
    assert len(played["scores"]) == 2
    assert max(played["scores"]) >= 100
    assert played["winners"] == [played["scores"].index(max(played["scores"]))]
    assert played["record"] is None


def test_one_seat_counts_turns() -> None:
    played = answer("play", "pig", "--seats", "hold:20", "--seed", 7, "-o", "target=50")
    assert played["winners"] == [0]
    assert played["turns"] >= 3
    assert played["reason"] == "practice"


def test_a_seed_is_the_same_game_and_another_seed_is_another() -> None:
    games = [answer("play", "pig", "--seats", "hold:20,random", "--seed", seed) for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_options_presets_and_two_dice() -> None:
    short = answer("play", "two-dice-pig", "--seats", "hold:30,hold:15", "-o", "target=50", "--seed", 1)
    assert max(short["scores"]) >= 50
    equal = answer("play", "pig", "--seats", "hold:20,hold:25,hold:15", "-o", "ending=equal_turns", "--seed", 1)
    assert equal["reason"] in ("highest", "play_off")
    piglet = answer("play", "pig", "--preset", "piglet", "--seats", "hold:3,hold:4", "--seed", 1)
    assert max(piglet["scores"]) >= 10
    hog = answer("play", "pig", "--preset", "hog", "-o", "target=20", "--seats", "hold:4,random", "--seed", 1)
    assert max(hog["scores"]) >= 20


def test_the_record_of_a_game_with_a_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = answer("play", "pig", "--seats", "hold:20,pace", "--seed", 7, "--record", path)
    assert played["record"] == str(path)
    record = read_record(path.read_bytes())
    assert record.header.ledger is None
    assert record.header.names == ("hold:20", "pace")
    assert record.header.options["void_on"] == "none"
    assert len(record.lines) == played["events"]
    assert {line.by for line in record.lines} == {"seed", "bot:hold:20", "bot:pace"}
    pig = game("pig")
    result = pig.result(replay(record, pig).state)
    assert result is not None
    assert list(result.scores) == played["scores"]


def test_the_record_of_a_game_with_a_ledger_ends_with_the_reveal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = answer("play", "pig", "--seats", "hold:20,pace", "--record", path, "--names", "Ann, Bob")
    record = read_record(path.read_bytes())
    assert record.header.ledger is not None
    assert record.header.ledger.participants == ()
    assert record.header.names == ("Ann", "Bob")
    assert record.secret is not None
    assert len(record.lines) == played["events"] + 1
    assert {line.by for line in record.lines if line.draw} == {"ledger"}


def test_two_games_with_a_ledger_differ() -> None:
    games = [answer("play", "pig", "--seats", "hold:20,hold:20") for _ in range(5)]
    assert len({json.dumps(played) for played in games}) > 1


def test_a_file_is_only_replaced_if_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    assert "was not touched" in refused("play", "pig", "--seats", "hold:20", "--record", path)
    assert path.read_text() == "mine"
    answer("play", "pig", "--seats", "hold:20", "--record", path, "--force")
    assert read_record(path.read_bytes()).header.game == "pig"


def test_a_variant_from_a_file(tmp_path: Path) -> None:
    variant = tmp_path / "fives.toml"
    variant.write_text('name = "fives"\n[options]\ntarget = 25\n[throw]\ndice = "d6"\ncases = [\n')
    assert "line" in refused("play", variant, "--seats", "hold:10")
    variant.write_text(
        'name = "fives"\n[options]\ntarget = 25\n[throw]\ndice = "d6"\n'
        'cases = [{when = "any 1", effect = "bust"}, {when = "else", effect = "gain 5"}]\n'
    )
    played = answer("play", variant, "--seats", "hold:10", "--seed", 1)
    assert played["game"] == "pig"
    assert played["scores"][0] % 5 == 0
    assert answer("play", variant, "-o", "target=5", "--seats", "hold:5", "--seed", 1)["scores"] == [5]


def test_many_games_add_up() -> None:
    totals = answer("play", "pig", "--seats", "hold:20,random", "--games", 60, "--seed", 5)
    assert totals["games"] == 60
    assert sum(totals["wins"]) == pytest.approx(60)
    assert sum(totals["shares"]) == pytest.approx(1)
    assert totals["wins"][0] > totals["wins"][1]
    assert totals["mean_scores"][0] > totals["mean_scores"][1]
    assert totals == answer("play", "pig", "--seats", "hold:20,random", "--games", 60, "--seed", 5)
    other = answer("play", "pig", "--seats", "hold:20,random", "--games", 3)
    assert isinstance(other["seed"], int)


def test_a_shared_win_is_divided() -> None:
    options = ("-o", "ending=equal_turns", "-o", "tie=shared", "-o", "target=1", "--seats", "hold:1,hold:1")
    totals = answer("play", "pig", *options, "--games", 200, "--seed", 5)
    assert sum(totals["wins"]) == pytest.approx(200)
    assert any(wins % 1 for wins in totals["wins"])


def test_practice_games_have_a_mean_of_turns() -> None:
    totals = answer("play", "pig", "--seats", "hold:20", "--games", 30, "--seed", 5)
    assert 8 < totals["mean_turns"] < 20
    assert "mean turns" in run("play", "pig", "--seats", "hold:20", "--games", 3, "--seed", 5).stdout


def test_the_log_for_people() -> None:
    shown = run("play", "pig", "--seats", "hold:20,pace", "--seed", 7, lang="ru").stdout
    assert "Свинья: Копит до 20, Держит темп" in shown
    assert "Броски по числу 7" in shown
    assert "Первый ход: " in shown
    assert "записано" in shown
    assert "Победа: " in shown
    assert any(face in shown for face in "⚁⚂⚃⚄⚅")


def test_equal_names_are_told_apart() -> None:
    shown = run("play", "pig", "--seats", "hold:20,hold:20", "--seed", 7).stdout
    assert "Gathers 20 (1)" in shown
    assert "Gathers 20 (2)" in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["pig"], "--seats SEATS is missing"),
        ([], "GAME is missing"),
        (["pig", "--seats", "hold:20,nobody"], "no player “nobody”"),
        (["pig", "--seats", "hold:x"], "It takes: 1…10000"),
        (["pig", "--seats", "hold:20", "-o", "target"], "-o name=value"),
        (["pig", "--seats", "hold:20", "-o", "=1"], "-o name=value"),
        (["pig", "--seats", "hold:20", "-o", "target=1", "-o", "target=2"], "given twice"),
        (["pig", "--seats", "hold:20", "-o", "aim=5"], "no option “aim”"),
        (["pig", "--seats", "hold:20", "-o", "target=0"], "1…10000"),
        (["pig", "--seats", "hold:20", "--preset", "x"], "no preset “x”"),
        (["pig", "--seats", "hold:20", "--seed", "-1"], "--seed is a number"),
        (["pig", "--seats", "hold:20", "--seed", "٣"], "--seed is a number"),
        (["pig", "--seats", "hold:20", "--games", "0"], "--games is a number"),
        (["pig", "--seats", "me,hold:20", "--games", "2"], "Only programs"),
        (["pig", "--seats", "hold:20", "--games", "2", "--record", "x"], "A record is one game"),
        (["pig", "--seats", "hold:20", "--names", "A,B"], "2 names for 1 seats"),
        (["pig", "--seats", "hold:20", "--record", "/no/such/folder/x"], "no such file or folder"),
        (["pig", "--seats", ",".join(["random"] * 101)], "1 to 100 seats"),
        (["no.toml", "--seats", "random"], "no such file or folder"),
        (["pig", "--seats", "pace", "-o", "target=50"], "only play to 100"),
        (["pig", "--seats", "random", "-o", "bust_on=double"], "number of dice (1)"),
        (["two-dice-pig", "--seats", "random", "-o", "void_on=double"], "nothing ever busts"),
    ],
)
def test_wrong_use_is_one_clear_sentence(args: list[str], said: str) -> None:
    assert said in refused("play", *args)


def test_a_variant_that_is_no_text(tmp_path: Path) -> None:
    variant = tmp_path / "bad.toml"
    variant.write_bytes(b"\xff\xfe")
    assert "that did not work (UTF-8)" in refused("play", variant, "--seats", "random")


def test_a_file_that_is_far_too_large_is_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("svinarium.cli.files.MAX_BYTES", 2**20)
    path = tmp_path / "film.mkv"
    path.write_bytes(bytes(2**20 + 1))
    assert "larger than 1 MB" in refused("replay", path)


def test_a_coin_falls_in_the_language_that_is_spoken() -> None:
    line = ("play", "pig", "--preset", "piglet", "--seats", "hold:3", "--seed", 1)
    assert "tails" in run(*line).stdout
    assert "решка" in run(*line, lang="ru").stdout
    assert "tails" not in run(*line, lang="ru").stdout
