"""Moves as text: what the rules understand, and what people may type for it in Russian and English.

==================================  =====================================================================
``card r7``, ``wild blue``          lay a card; with a colour where its player names one; out of turn: intercept
``card r7 svintus``                 lay it and call «Свинтус!» with it (SV-20)
``lay r7``                          lay it, and more of its rank will follow (SV-7)
``draw``, ``take``, ``skip``        draw one; take the cards of a grab; miss the turn by a snore
``done``                            no further card this turn
``watch``                           let an interception or a punishment go, out of turn
``svintus``, ``catch 2``, ``slap``  call; catch seat 2 that has not called; slap the deck
``choose 2``                        the seat that an own card hits
``punish 2 snake1``, ``add r7``     give seat 2 a snake for its offence; a card that goes with it (SV-24)
``shoot``                           stop the aiming bar (SV-25)
==================================  =====================================================================

Seats are counted from 0, as everywhere in records.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from svinarium.games.svintus.cards import COLOURS, SPECIALS
from svinarium.kernel import MalformedError

PLAIN = ("draw", "take", "skip", "done", "watch", "svintus", "slap", "shoot")
EXPECTED = "card r7 | wild blue | draw | take | skip | done | watch | svintus | catch 2 | slap | …"


class Parsed(msgspec.Struct, frozen=True):
    """A move that was read. ``verb`` is its first word, ``play`` for each that lays a card and is done with it."""

    verb: str
    card: str = ""
    colour: int = -1
    called: bool = False
    seat: int = -1


_NUMBER = rf"[rgbo](?:[0-7]|-(?:{'|'.join(SPECIALS)}))"
_CARD = rf"(?:{_NUMBER}|wild|snake[134567]|own[1-4])"
_PLAY = re.compile(
    rf"(?:card (?P<card>{_NUMBER}|own[1-4])|(?P<asking>wild|snake[134567]|own[1-4]) (?P<colour>{'|'.join(COLOURS)}))"
    r"(?P<called> svintus)?"
)
_WITH_CARD = re.compile(rf"(?P<verb>lay|add) (?P<card>{_CARD})")
_WITH_SEAT = re.compile(r"(?P<verb>catch|choose) (?P<seat>[0-9])")
_PUNISH = re.compile(r"punish (?P<seat>[0-9]) (?P<card>snake[134567])")


@lru_cache(maxsize=4096)
def parse(move: str) -> Parsed:
    """A move's canonical text, taken apart; `MalformedError` ``move`` if it is none.

    >>> parse("wild blue svintus")
    Parsed(verb='play', card='wild', colour=2, called=True, seat=-1)
    """
    if move in PLAIN:
        return Parsed(move)
    if found := _PLAY.fullmatch(move):
        if found["card"]:
            return Parsed("play", found["card"], called=bool(found["called"]))
        return Parsed("play", found["asking"], COLOURS.index(found["colour"]), bool(found["called"]))
    if found := _WITH_CARD.fullmatch(move):
        return Parsed(found["verb"], found["card"])
    if found := _WITH_SEAT.fullmatch(move):
        return Parsed(found["verb"], seat=int(found["seat"]))
    if found := _PUNISH.fullmatch(move):
        return Parsed("punish", found["card"], seat=int(found["seat"]))
    raise MalformedError("move", {"move": move[:40], "expected": EXPECTED})


# --- as people type it --------------------------------------------------------------------------------------------

_WORDS = {
    "draw": "взять возьми беру тяну б d",
    "take": "забрать забираю хапаю t",
    "skip": "пропуск сплю храплю",
    "done": "пас дальше всё п pass p",
    "watch": "смотреть смотрю жду w",
    "svintus": "свинтус свинтус! svintus!",
    "slap": "хлоп хлопнуть шлёп",
    "shoot": "стреляю огонь",
    "card": "карта кладу к",
    "lay": "ещё еще вместе",
    "catch": "поймать поймал ловлю",
    "choose": "выбрать выбираю",
    "punish": "наказать наказываю",
    "add": "отдать отдаю даю give",
    "wild": "полисвин",
    "red": "красный красная красное",
    "green": "зелёный зеленый зелёная зеленая",
    "blue": "синий синяя",
    "orange": "оранжевый оранжевая рыжий рыжая",
    "grab": "хапёж хапеж",
    "snore": "захрапин",
    "reverse": "перехрюк",
    "hush": "тихохрюн",
}
_MEANT = {typed: word for word, aliases in _WORDS.items() for typed in (word, *aliases.split())} | {
    "хлопкопыт": "slap",
    "шшалун": "snake1",
    "шштоль": "snake3",
    "шинкогнито": "snake4",
    "шмотрун": "snake5",
    "шшурикен": "snake6",
    "шшто": "snake7",
}
_LETTERS = str.maketrans({"к": "r", "з": "g", "с": "b", "о": "o"})
_SHORT = re.compile(r"(?P<letter>[кзсо])(?P<rank>[0-7])")


def read_svintus_move(text: str) -> str:
    """The canonical move that somebody meant; `MalformedError` ``move`` if there is none such.

    >>> read_svintus_move(" Красная 7 "), read_svintus_move("з7"), read_svintus_move("Полисвин синий")
    ('card r7', 'card g7', 'wild blue')
    """
    if len(text) > 80:
        raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED})
    words = [_word(word) for word in text.lower().split()]
    meant = " ".join(_joined(words))
    if re.fullmatch(rf"(?:{_NUMBER}|own[1-4])(?: svintus)?", meant):
        meant = f"card {meant}"
    try:
        parse(meant)
    except MalformedError:
        raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED}) from None
    return meant


def _word(word: str) -> str:
    if found := _SHORT.fullmatch(word):
        return found["letter"].translate(_LETTERS) + found["rank"]
    return _MEANT.get(word, word)


def _joined(words: list[str]) -> list[str]:
    """Colour and number or name, said as two words, are one card: ``red 7``, ``red grab``."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in COLOURS and (re.fullmatch("[0-7]", word) or word in SPECIALS):
            colour = joined.pop()[0]
            joined.append(f"{colour}{word}" if word.isdigit() else f"{colour}-{word}")
        else:
            joined.append(word)
    return joined
