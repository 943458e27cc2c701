"""Counts of thrown pigs as people write them down: ``trotter=12``, ``trotter+razorback=3``, ``touching=2``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from svinarium.games.pass_the_pigs.poses import POSES, pair_name
from svinarium.kernel import MalformedError

TOUCHING = "touching"
"""A throw in which the pigs touch, however they lie."""

MOST_PIGS = 50_000
"""So many pigs at most, so that the weights that follow stay handy."""

ENTRY = "POSE=N | POSE+POSE=N | touching=N"
"""What an entry looks like."""

ALIASES: Mapping[str, tuple[str, ...]] = {
    "side_dot_up": ("up", "dot_up", "side_up", "бок_точкой_вверх", "точкой_вверх", "вверх"),
    "side_dot_down": ("down", "dot_down", "side_down", "no_dot", "бок_точкой_вниз", "точкой_вниз", "вниз"),
    "trotter": ("hoof", "hooves", "копытце", "копытца", "ножки"),
    "razorback": ("back", "спинка", "спина"),
    "snouter": ("snout", "пятачок", "пятак"),
    "leaning_jowler": ("jowler", "jowl", "щека", "щечка"),
    TOUCHING: ("oinker", "bacon", "piggyback", "касание", "касаются", "хрюк"),
}
"""Other words for poses and for pigs that touch, in both languages."""

NAMES: Mapping[str, str] = {alias: name for name, known in ALIASES.items() for alias in (name, *known)}
_ENTRY = re.compile(r"(?P<first>[^\W\d]+)(?:\+(?P<second>[^\W\d]+))?(?:[=:](?P<count>\d{1,9}))?")


class Counts(msgspec.Struct, frozen=True):
    """What was counted: ``single`` pigs by pose, or ``pairs`` by ``POSE+POSE``; and ``touching`` throws.

    One of the first two is empty.
    """

    single: dict[str, int]
    pairs: dict[str, int]
    touching: int = 0

    @property
    def pigs(self) -> dict[str, int]:
        """Single pigs by pose, those of the pairs among them; every pose is there."""
        found = Counter(dict.fromkeys(POSES, 0))
        found.update(self.single)
        for pair, count in self.pairs.items():
            for pose in pair.split("+"):
                found[pose] += count
        return dict(found)

    @property
    def total(self) -> int:
        """How many pigs lay clean."""
        return sum(self.pigs.values())

    @property
    def text(self) -> str:
        """The text form, read back by `read_counts`.

        >>> read_counts(["hoof=3", "hoof", "touching"]).text
        'trotter=4 touching=1'
        """
        counted = {**self.single, **self.pairs, **({TOUCHING: self.touching} if self.touching else {})}
        return " ".join(f"{name}={count}" for name, count in counted.items())


def split_counts(text: str) -> list[str]:
    """The entries of a line: they stand apart by blanks, commas or semicolons.

    >>> split_counts("trotter=3, back=4")
    ['trotter=3', 'back=4']
    """
    return [entry for entry in re.split(r"[\s,;]+", text) if entry]


def read_lines(text: str) -> list[str]:
    """The entries of a file: a throw a line, ``trotter razorback``, or an entry with its number, ``trotter = 12``.

    What stands after ``#`` is left out.

    >>> read_lines("trotter razorback  # the first throw\\ntouching\\nsnouter: 3\\nback=2, up=5")
    ['trotter+razorback', 'touching', 'snouter=3', 'back=2', 'up=5']
    """
    entries = []
    for line in text.splitlines():
        said = re.sub(r"\s*[=:]\s*", "=", line.partition("#")[0])
        words = split_counts(said)
        if len(words) == 2 and words[1].isascii() and words[1].isdigit():
            words = [f"{words[0]}={words[1]}"]
        elif len(words) == 2 and not any("=" in word or "+" in word for word in words):
            words = [pair_name(*words)]
        entries += words
    return entries


def read_counts(entries: Iterable[str]) -> Counts:
    """Add up entries; one without a number counts once.

    `MalformedError` ``pigs_entry`` for what is none, ``pigs_mixed`` for single pigs beside pairs, ``pigs_none`` if
    no pig was counted, ``pigs_many`` if there are more than `MOST_PIGS`.
    """
    single: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    touching = 0
    for entry in entries:
        first, second, count = _entry(entry)
        if first == TOUCHING:
            touching += count
        elif second:
            pairs[pair_name(first, second)] += count
        else:
            single[first] += count
    counts = Counts(_seen(single), _seen(pairs), touching)
    if counts.single and counts.pairs:
        raise MalformedError("pigs_mixed", {"single": next(iter(counts.single)), "pair": next(iter(counts.pairs))})
    if not counts.total:
        raise MalformedError("pigs_none", {"expected": ENTRY})
    if counts.total + 2 * touching > MOST_PIGS:
        raise MalformedError("pigs_many", {"pigs": counts.total + 2 * touching, "maximum": MOST_PIGS})
    return counts


def _entry(entry: str) -> tuple[str, str, int]:
    found = _ENTRY.fullmatch(entry.lower().replace("ё", "е"))
    if found:
        first, second = NAMES.get(found["first"]), NAMES.get(found["second"] or "")
        touching = TOUCHING in (first, second)
        if first and (second or not found["second"]) and not (touching and second):
            return first, second or "", int(found["count"] or 1)
    raise MalformedError("pigs_entry", {"entry": entry[:40], "expected": ENTRY})


def _seen(counted: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in counted.items() if count}
