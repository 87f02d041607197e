"""Skill: how much playing better is worth under a rule set.

It is the part of the win that the strongest level at the table has, alone among players of the level below, less a fair
share (1 / seats): 0 where playing better gains nothing, 1 - 1 / seats where it wins every game, below 0 where it is no
better at all. Each of the first blocks has one such trial, on the block's luck and at another seat each time. So it is
measured on a ladder of ours, from one rung to the next, and compares rule sets, not games. Nothing is known of it where
nobody of ours sits at the table, or only the weakest, who move at random.
"""

from cardtable.playtest.confidence import ALPHA, rate_interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.sums import Sums
from cardtable.playtest.trials import LEVEL


def skill(trials: dict[str, Sums], seats: int, alpha: float = ALPHA) -> Finding:
    """What is known of it, by the trials of a rule set."""
    level = trials.get(LEVEL)
    if level is None or level.mean is None:
        return NOTHING_KNOWN
    fair = 1 / seats
    return Finding(level.mean - fair, rate_interval(level.blocks, level.block_total, alpha).moved(-fair), level.games)
