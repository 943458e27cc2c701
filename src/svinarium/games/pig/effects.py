"""What one throw can do to the player on turn: the five effects of a throw table, and their text."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

import msgspec

from svinarium.kernel import MalformedError

EffectKind: TypeAlias = Literal["gain", "bust", "void", "wipe", "out"]
"""``gain`` adds points to the turn total; ``bust`` loses the turn total and the turn; ``void`` counts nothing and the
player chooses again; ``wipe`` sets score and turn total to 0 and ends the turn; ``out``: the player leaves the game."""

MAX_GAIN = 10_000
"""Most points that one throw may be worth by an effect's own number."""

EXPECTED = "gain N | gain sum | gain sum*N | bust | void | wipe | out"


class Effect(msgspec.Struct, frozen=True):
    """The effect of a throw.

    ``points`` are gained by a ``gain``. In a table of dice a gain may instead be ``sums`` times the sum of the dice;
    `at` says how much that is for a sum, and only then it is an effect that can happen.

    >>> Effect("gain", 5).text, Effect("gain", sums=2).text, Effect("bust").text
    ('gain 5', 'gain sum*2', 'bust')
    """

    kind: EffectKind
    points: int = 0
    sums: int = 0

    @property
    def text(self) -> str:
        """The text form, read back by `read_effect`."""
        if self.kind != "gain":
            return self.kind
        if self.sums:
            return "gain sum" if self.sums == 1 else f"gain sum*{self.sums}"
        return f"gain {self.points}"

    @property
    def ends_turn(self) -> bool:
        """Whether it ends the turn without points."""
        return self.kind in ("bust", "wipe", "out")

    def at(self, total: int) -> Effect:
        """The effect of dice that show ``total`` together.

        >>> Effect("gain", sums=2).at(7)
        Effect(kind='gain', points=14, sums=0)
        """
        return Effect("gain", self.sums * total) if self.sums else self


_GAIN = re.compile(r"gain ([1-9]\d{0,4})", re.ASCII)
_SUM = re.compile(r"gain sum(?: ?\* ?([1-9]))?", re.ASCII)
_PLAIN: dict[str, EffectKind] = {"bust": "bust", "void": "void", "wipe": "wipe", "out": "out"}


def read_effect(text: str, *, dice: bool = True) -> Effect:
    """Read an effect; `MalformedError` ``pig_effect`` if there is none such. ``gain sum`` needs ``dice``.

    >>> read_effect("gain 5")
    Effect(kind='gain', points=5, sums=0)
    """
    words = " ".join(text.split())
    if words in _PLAIN:
        return Effect(_PLAIN[words])
    if (found := _GAIN.fullmatch(words)) and int(found[1]) <= MAX_GAIN:
        return Effect("gain", int(found[1]))
    if dice and (found := _SUM.fullmatch(words)):
        return Effect("gain", sums=int(found[1] or 1))
    expected = EXPECTED if dice else "gain N | bust | void | wipe | out"
    raise MalformedError("pig_effect", {"effect": text[:40], "expected": expected.replace("N", f"1…{MAX_GAIN}", 1)})
