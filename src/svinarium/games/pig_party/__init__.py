"""Pig Party: eight pigs in four colours and a deck of roll cards. The rules are numbered PP-1 … PP-7."""

from svinarium.games.pig_party.cards import Card, Deck, bonus_points, card_points, deck
from svinarium.games.pig_party.game import PIG_PARTY, PigParty
from svinarium.games.pig_party.players import Natural, throw_value
from svinarium.games.pig_party.state import PartyState, Thrown
from svinarium.games.pig_party.views import CardFace, PartyView

__all__ = [
    "PIG_PARTY",
    "Card",
    "CardFace",
    "Deck",
    "Natural",
    "PartyState",
    "PartyView",
    "PigParty",
    "Thrown",
    "bonus_points",
    "card_points",
    "deck",
    "throw_value",
]
