"""Pass the Pigs: Pig's machine with a throw table of two pigs, and Hog Call. The rules are numbered PTP-1 … PTP-9."""

from svinarium.games.pass_the_pigs.calls import Call, CallRules
from svinarium.games.pass_the_pigs.counts import Counts, read_counts, read_lines, split_counts
from svinarium.games.pass_the_pigs.figures import kern_pairs, kern_single, pigs_table, published
from svinarium.games.pass_the_pigs.game import PASS_THE_PIGS, PassThePigs
from svinarium.games.pass_the_pigs.players import Caller, Hold, Pace
from svinarium.games.pass_the_pigs.poses import POSES, pair_points, poses_of
from svinarium.games.pass_the_pigs.state import PigsState
from svinarium.games.pass_the_pigs.views import PigsView

__all__ = [
    "PASS_THE_PIGS",
    "POSES",
    "Call",
    "CallRules",
    "Caller",
    "Counts",
    "Hold",
    "Pace",
    "PassThePigs",
    "PigsState",
    "PigsView",
    "kern_pairs",
    "kern_single",
    "pair_points",
    "pigs_table",
    "poses_of",
    "published",
    "read_counts",
    "read_lines",
    "split_counts",
]
