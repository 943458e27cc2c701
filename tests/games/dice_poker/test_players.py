"""The one-turn player: `lookahead`, which is autopilot, too."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from svinarium.bots.match import play_out
from svinarium.games.dice_poker import DICE_POKER, LookAhead, Scoring, score
from svinarium.games.dice_poker.cells import CHANCE, FIGURES, SCHOOL
from svinarium.games.dice_poker.outlook import KEEPS, PARTS, WHOLE, Choice, choose, expected, pars, points
from svinarium.kernel import Draw, MalformedError, Outcome, make_player
from svinarium.kernel.draws import pick
from tests.games.dice_poker.support import Play, sheet_of

PLAIN = Scoring()


class Dice:
    """Chance and luck from a seed."""

    def __init__(self, seed: int) -> None:
        self.below = Random(seed).randrange

    def luck(self, draw: Draw) -> Outcome:
        return pick(draw.source, self.below)


def test_throws_and_keeps_are_all_there() -> None:
    assert len(WHOLE) == len(set(WHOLE)) == 252
    assert len(PARTS) == len(set(PARTS)) == 210
    assert len(KEEPS[1, 2, 3, 4, 5]) == 31
    assert len(KEEPS[2, 2, 2, 2, 2]) == 5


def test_expectations_are_those_of_counting() -> None:
    """Of each keep's 6ⁿ throws; for the sum of the dice, of those kept plus 3½ a die."""
    values = expected({dice: float(sum(dice)) for dice in WHOLE})
    for part, value in values.items():
        assert value == pytest.approx(sum(part) + 3.5 * (5 - len(part)), abs=1e-12)
    fours = expected({dice: float(dice.count(4)) for dice in WHOLE})
    kept = (4, 4, 1)
    counted = [(*kept, *rest).count(4) for rest in product(range(1, 7), repeat=2)]
    assert fours[tuple(sorted(kept))] == pytest.approx(sum(counted) / len(counted), abs=1e-12)


def test_pars_are_those_of_a_turn_for_one_cell() -> None:
    """School: each die has three chances for its face; chance: the best of three throws; doubles raise the rest."""
    par = pars(PLAIN)
    hit = 1 - Fraction(5, 6) ** 3
    for cell in range(len(SCHOOL)):
        assert par[cell] == pytest.approx(float((5 * hit - 3) * (cell + 1)), abs=1e-9)
    assert par[CHANCE] == pytest.approx(float(5 * Fraction(14, 3)), abs=1e-9)
    plain = pars(Scoring(first_throw_double=False))
    assert all(with_double > without for with_double, without in zip(par[6:CHANCE], plain[6:CHANCE], strict=True))
    assert par[:6] == plain[:6]


def test_points_are_the_rules_own() -> None:
    for first in (False, True):
        table = points(PLAIN, first)
        assert all(table[dice][cell] == (score(cell, dice, first, PLAIN) or 0) for dice in WHOLE for cell in range(15))


@pytest.mark.parametrize(
    ("dice", "throws", "free", "move"),
    [
        ((6, 6, 6, 6, 6), 1, {}, "write P"),
        ((1, 2, 3, 4, 5), 1, {}, "write LS"),
        ((2, 3, 4, 5, 6), 1, {}, "write BS"),
        ((6, 6, 6, 5, 5), 1, {}, "write F"),
        ((4, 4, 4, 4, 1), 2, {"pair": 8, "three": 12, "two_pairs": 16}, "keep 4 4 4 4"),
        ((6, 6, 5, 5, 1), 3, {}, "write 2п"),
        ((1, 2, 2, 3, 4), 3, {"pair": 8, "two_pairs": 0, "three": 3, "chance": 20, "small_straight": 0}, "write P"),
        ((1, 2, 3, 4, 6), 2, {figure: 1 for figure in FIGURES if figure != "chance"}, "keep 4 6"),
        ((1, 1, 2, 2, 3), 2, {figure: 1 for figure in FIGURES if figure != "chance"}, "roll"),
    ],
)
def test_what_it_does(dice: tuple[int, ...], throws: int, free: dict[str, int], move: str) -> None:
    play = Play(1)
    play.at(sheet_of(**free))
    for throw in range(1, throws + 1):
        play.roll(*(dice if throw == throws else (1, 1, 2, 2, 3)))
    assert make_player(DICE_POKER.players, play.setup, "lookahead").choose(play.view(0), Dice(0)) == move
    assert DICE_POKER.autopilot(play.view(0)) == move


def test_it_strikes_what_costs_least() -> None:
    play = Play(1, strike="recorded")
    free = {figure: 0 for figure in FIGURES if figure not in ("pair", "poker", "chance")}
    play.at(sheet_of(**free, pair=2, chance=22))
    play.roll(1, 1, 1, 2, 3)
    play.roll(2, 3, move="keep 1 1 1")
    play.roll(2, 4, move="keep 1 1 1")
    assert DICE_POKER.autopilot(play.view(0)) == "strike 1п"
    assert choose(PLAIN, (13,), ((6, 2), (14, 22)), (1, 1, 1, 2, 4), 3) == Choice(-2.0, cell=6, strike=True)


def test_it_plays_well() -> None:
    """Alone, 60 games from a fixed seed: the best possible mean is 165, what is expected of this one is 159 ± 6."""
    setup = DICE_POKER.setup(1)
    dice = Dice(3)
    totals = []
    for _ in range(60):
        result = play_out(DICE_POKER, setup, [LookAhead()], dice.luck, dice).result
        assert result is not None
        totals.append(int(result.scores[0]))
    assert sum(totals) / len(totals) > 140


@pytest.mark.parametrize(("player", "code"), [("lookahead:2", "player_argument"), ("hold:20", "player_unknown")])
def test_players_that_there_are_none_such(player: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        make_player(DICE_POKER.players, DICE_POKER.setup(2), player)
    assert refused.value.code == code
