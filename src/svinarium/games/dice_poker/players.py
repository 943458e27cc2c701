"""Programs that play Dice Poker, and autopilot. Each sees its `PokerView` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from svinarium.games.dice_poker.cells import CELLS, FIGURES, SCHOOL, struck_cells
from svinarium.games.dice_poker.outlook import choose
from svinarium.games.dice_poker.rules import KEEP, ROLL, STRIKE, WRITE
from svinarium.games.dice_poker.views import PokerView, SheetShown
from svinarium.kernel import Chance, MalformedError, PlayerKind, Setup, View


class LookAhead(msgspec.Struct, frozen=True):
    """Plays each turn as if it were the last one, but for what a cell is worth later: see `outlook` (DP-12)."""

    def choose(self, view: View, chance: Chance) -> str:
        """Roll, keep, write or strike."""
        assert isinstance(view, PokerView)
        return turn_move(view)


def turn_move(view: PokerView) -> str:
    """What the one-turn player does: nothing of it is left to chance."""
    if len(view.moves) == 1:
        return view.moves[0]
    assert view.seat is not None
    sheet = _sheet(view.sheets[view.seat])
    free = all(points is not None for points in sheet[: len(SCHOOL)])
    cells = tuple(len(CELLS) - 1 - CELLS[::-1].index(name) if free else CELLS.index(name) for name in view.possible)
    strikes = tuple((cell, sheet[cell] or 0) for cell in struck_cells(sheet)) if view.strikeable else ()
    dice = tuple(sorted(int(die.value) for die in view.dice))
    best = choose(view.scoring, cells, strikes, dice, view.throws)
    if best.cell is not None:
        return f"{STRIKE if best.strike else WRITE} {CELLS[best.cell]}"
    return " ".join([KEEP, *map(str, best.keep)]) if best.keep else ROLL


def _sheet(shown: SheetShown) -> tuple[int | None, ...]:
    return (*(shown.school[cell] for cell in SCHOOL), *(shown.free[figure] for figure in FIGURES))


def _look_ahead(_: Setup, argument: str) -> LookAhead:
    if argument:
        raise MalformedError(
            "player_argument", {"player": "lookahead", "value": argument[:40], "expected": "lookahead"}
        )
    return LookAhead()


PLAYERS: Mapping[str, PlayerKind] = {"lookahead": PlayerKind("lookahead", _look_ahead)}
