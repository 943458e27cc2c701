"""The table on a terminal: scores with their way to the target, what is at stake, and what just happened."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from svinarium.cli.dice import MAX_LARGE, large, small, thrown
from svinarium.cli.words import Words, printable
from svinarium.kernel import AnyGame, DieShown, Result, Setup, Step, View

_BAR = 24
_CARD = re.compile(r"([a-z][a-z_-]*?)-?(\d{1,9})", re.ASCII | re.IGNORECASE)
_STYLES = {"bust": "red", "wipe": "bold red", "out": "red", "bank": "green", "gain": "", "void": "dim"}


def scoreboard(words: Words, setup: Setup, names: Sequence[str], view: View) -> Table:
    """One line a seat: who is on turn, the score, and how far it is to the target if the game has one."""
    target = setup.options.get("target")
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, (name, score) in enumerate(zip(names, view.scores, strict=False)):
        won = view.result is not None and seat in view.result.winners
        style = "bold green" if won else "bold" if seat in view.to_act else ""
        mark = "★" if won else "▸" if seat in view.to_act else " "
        row = [Text(f"{mark} {name}", style), Text(str(score), style, justify="right")]
        if isinstance(target, int) and isinstance(score, int):
            left = words("play-target", left=target - score) if score < target else ""
            row += [_bar(score, target), Text(left, style="dim")]
        table.add_row(*row)
    return table


def _bar(score: int, target: int) -> Text:
    full = min(_BAR, max(0, round(_BAR * score / target)))
    return Text.assemble(("━" * full, "magenta"), ("─" * (_BAR - full), "bright_black"))


def cards(words: Words, game: AnyGame, names: Sequence[str], view: View) -> list[Text]:
    """The cards that the viewer sees, a line a place; of others only how many there are."""
    lines = []
    for place in view.cards:
        owner = f" ({names[place.seat]})" if place.seat is not None else ""
        zone = words.first(f"zone-{game.name}-{place.zone}", f"zone-{place.zone}", default=place.zone)
        seen = [card_text(words, card) for card in place.cards]
        hidden = place.count - len(seen)
        shown = (" · " if any(" " in card for card in seen) else " ").join(seen)
        lines.append(Text(f"{zone}{owner}: {f'{shown} + {hidden}' if shown and hidden else shown or place.count}"))
    return lines


def card_text(words: Words, card: str) -> str:
    """What a card is called; one with a number, ``r7``, also by the letters before it and the number as ``$rank``."""
    found = _CARD.fullmatch(card)
    letters, rank = (found[1], found[2]) if found else ("", "0")
    for message in (f"card-{card}", f"outcome-{card}", f"card-{letters}"):
        if message in words:
            return words(message, rank=int(rank))
    return printable(card)


def happened(
    words: Words,
    game: AnyGame,
    names: Sequence[str],
    steps: Iterable[Step],
    *,
    big: bool = False,
    viewer: int | None = None,
) -> list[Padding]:
    """What some steps did, in words, as far as the viewer may know it; throws with their dice, large or in the line."""
    shown = []
    for made in steps:
        seen = game.view_event(made.before, made.event, made.after, viewer)
        lines = [Text(words.note(note, names), _STYLES.get(note.code, "")) for note in seen.notes]
        dice = [_named(words, die) for die in thrown(seen, game.view(made.after, viewer).dice)]
        if dice and big and len(dice) <= MAX_LARGE:
            shown.append(_beside(large(dice), lines))
            continue
        if dice:
            throw = Text(small(dice))
            lines = [Text.assemble(throw, "  ", line) if at == 0 else line for at, line in enumerate(lines)] or [throw]
        shown += [Padding(line, (0, 0, 0, 2)) for line in lines]
    return shown


def _named(words: Words, die: DieShown) -> DieShown:
    """A die whose outcome is a word, with that word in the language that is spoken."""
    if isinstance(die.value, int):
        return die
    return msgspec.structs.replace(die, value=printable(words.first(f"outcome-{die.value}", default=die.value)))


def _beside(dice: Table, lines: Sequence[Text]) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(vertical="middle")
    table.add_row(dice, Text("\n").join(lines))
    return Padding(table, (0, 0, 0, 2))


def ending(words: Words, names: Sequence[str], result: Result) -> Text:
    """Who won, and why the game is over."""
    winners = [names[seat] for seat in result.winners]
    if not winners:
        won = words("play-nobody")
    elif len(names) == 1:
        won = ""
    else:
        won = words("play-won" if len(winners) == 1 else "play-shared", names=", ".join(winners))
    reason = words(f"reason-{result.reason}", dict(result.facts))
    return Text.assemble((won, "bold"), " " if won else "", reason)
