"""The expert who takes no notice of what is said, as a program: to measure what listening is worth.

simulate miser --seat expert --seat "exec:python -m tools.games.miser.deaf" ...
"""

from cardtable.bots.miser.expert import Expert
from tools.at_effort import play

if __name__ == "__main__":
    play(lambda game: Expert(listens=False), 1.0)
