"""Search by trying moves in sampled worlds, for any game in which a player can't see everything.

A *world* is one way in which things may stand and go on: hidden cards, others' intentions, later deals. All moves are
tried in the same worlds with the same luck, so that few trials suffice to compare them. Moves that do badly are soon
dropped (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013), but
keep the value they had by then.

The work is counted in *trials*: one move tried in one world (`player.steps` converts an effort into trials).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable.engine.keyed_random import KeyedRandom

FEWEST: Final = 4
"""Worlds in which every move is tried, at least."""


class SearchProblem:
    """Position as one seat sees it, set up for moves to be tried in it; each game derives its own."""

    def draw(self, random: Random) -> None:
        """Draw the world in which moves are tried from now on, from all that the seat considers possible."""
        raise NotImplementedError

    def tried(self, move: int, random: Random) -> float:
        """Return the seat's chance to win if it makes this move in that world; `random` is the same for every move."""
        raise NotImplementedError


def weighed(
    scene: SearchProblem, moves: list[int], trials: int, rng: KeyedRandom, kept: Sequence[int] = ()
) -> list[float]:
    """Return the seat's chance to win for each of its moves, estimated in about `trials` trials altogether.

    Every move is tried in the first worlds; then, stage by stage, only the better half of the remaining ones, and any
    move in `kept`, which so is tried as often as the best.
    """
    count = len(moves)
    totals = [0.0] * count
    worlds = [0] * count
    left = list(range(count))
    stages = max((count - 1).bit_length(), 1)
    number = 0
    for stage in range(stages):
        goes = max(trials // (stages * len(left)), FEWEST if stage == 0 else 1)
        for _ in range(goes):
            random = rng.branch(f"world {number}").generator()
            number += 1
            scene.draw(random)
            going_on = random.getrandbits(64)
            for index in left:
                totals[index] += scene.tried(moves[index], Random(going_on))
                worlds[index] += 1
        if stage < stages - 1:
            left.sort(key=lambda index: (-totals[index] / worlds[index], index))
            half = (len(left) + 1) // 2
            left = left[:half] + [index for index in left[half:] if moves[index] in kept]
    return [total / tried for total, tried in zip(totals, worlds, strict=True)]
