"""Players that are programs: the general ones, a game's own by their names, and games played among them."""

from svinarium.bots.general import GENERAL, RandomPlayer, make, player_names, players
from svinarium.bots.match import play_out
from svinarium.bots.seeded import SeededChance, SeededLuck

__all__ = ["GENERAL", "RandomPlayer", "SeededChance", "SeededLuck", "make", "play_out", "player_names", "players"]
