"""Finds games by entry point, ours and strangers', and the words that they bring."""

from svinarium.registry.finding import GROUP, Broken, broken, game, games, refresh
from svinarium.registry.resources import LANGUAGES, languages, messages, resource

__all__ = ["GROUP", "LANGUAGES", "Broken", "broken", "game", "games", "languages", "messages", "refresh", "resource"]
