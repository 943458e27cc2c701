"""Sysna: everybody plays every throw of the leader. The rules are numbered SYS-1 … SYS-13."""

from svinarium.games.sysna.game import SYSNA, Sysna
from svinarium.games.sysna.odds import Odds, odds
from svinarium.games.sysna.options import rules_of
from svinarium.games.sysna.players import Pace, Taker
from svinarium.games.sysna.rules import Rules
from svinarium.games.sysna.state import SysnaState
from svinarium.games.sysna.views import SysnaView

__all__ = ["SYSNA", "Odds", "Pace", "Rules", "Sysna", "SysnaState", "SysnaView", "Taker", "odds", "rules_of"]
