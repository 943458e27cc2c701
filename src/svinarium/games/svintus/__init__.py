"""Svintus («Свинтус»): a shedding game with interception out of turn and reaction cards, in both editions."""

from svinarium.games.svintus.game import SVINTUS, Svintus
from svinarium.games.svintus.options import rules_of
from svinarium.games.svintus.own_cards import OwnCard, read_own_cards
from svinarium.games.svintus.state import SvintusState
from svinarium.games.svintus.views import SvintusView

__all__ = ["SVINTUS", "OwnCard", "Svintus", "SvintusState", "SvintusView", "read_own_cards", "rules_of"]
