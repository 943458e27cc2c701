"""What the odds are, from the facts of a game: exact fractions, and the numbers that a sentence about them needs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from svinarium.cli.words import Argument, Words, share
from svinarium.kernel import AnyGame, Fact, Setup, View

_LOSING = ("bust_chance", "wipe_chance", "out_chance")


def arguments(facts: Mapping[str, Fact]) -> dict[str, Argument]:
    """A game's facts for a message: each exact fraction also as ``NAME_number`` and in per cent as ``NAME_percent``.

    >>> arguments({"bust_chance": "1/8"})["bust_chance_percent"]
    12.5
    """
    given: dict[str, Argument] = dict(facts)
    for name, fact in facts.items():
        exact = exact_number(fact)
        if exact is not None:
            given[f"{name}_number"] = float(exact)
            given[f"{name}_percent"] = share(exact)
    if all(name in facts for name in _LOSING):
        lose = sum((exact_number(facts[name]) or Fraction(0) for name in _LOSING), Fraction(0))
        given |= {"lose_chance": str(lose), "lose_percent": share(lose)}
    return given


def exact_number(fact: Fact) -> Fraction | None:
    """The exact number that a fact holds, or nothing if it is a word."""
    try:
        return Fraction(fact)
    except (ValueError, ZeroDivisionError):
        return None


def odds_text(words: Words, game: AnyGame, setup: Setup, view: View) -> str:
    """What the odds are now, in words; the bare facts of a game whose catalogue does not word them."""
    facts = game.facts(setup)
    given = {**setup.options, **arguments(facts), **_one_more(facts, view.pot)}
    for family in families(game.name):
        if f"odds-{family}" in words:
            return words(f"odds-{family}", given)
    return "\n".join(f"{name}: {fact}" for name, fact in facts.items())


def _one_more(facts: Mapping[str, Fact], pot: int | None) -> dict[str, Argument]:
    """What one more throw changes on average: its mean, less the pot times the chance of losing it."""
    mean = exact_number(facts.get("mean_throw", ""))
    if mean is None or pot is None:
        return {}
    lose = sum((exact_number(facts.get(name, 0)) or Fraction(0) for name in _LOSING), Fraction(0))
    change = mean - pot * lose
    gains = "even" if change == 0 else "yes" if change > 0 else "no"
    return {"pot": pot, "change": float(abs(change)), "gains": gains}


def families(game: str) -> list[str]:
    """Names under which a game's words are looked for: its own, then what is left of it from the right.

    >>> families("two-dice-pig")
    ['two-dice-pig', 'dice-pig', 'pig']
    """
    parts = game.split("-")
    return ["-".join(parts[at:]) for at in range(len(parts))]
