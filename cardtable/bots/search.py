"""Trying moves in worlds: what a player of any game does who can't see everything and looks ahead all the same.

A *world* is one way in which things may stand and go on: hidden cards, what others have in mind, later deals. All moves
are tried in the same worlds and on the same luck, so that what they are worth can be compared after few of them. Moves
that do badly are soon tried no more (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in
Multi-Armed Bandits", 2013), but keep the value they had by then.

How long it takes is counted in *trials*: one move tried in one world (`player.steps` tells how many an effort is).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable.engine.keyed_random import KeyedRandom

FEWEST: Final = 4
"""Worlds in which every move is tried."""


class Scene:
    """A position of some game, as one seat sees it, ready for moves to be tried. Games make their own."""

    def draw(self, random: Random) -> None:
        """Draws the world in which moves are tried from now on, from all that the seat holds possible."""
        raise NotImplementedError

    def tried(self, move: int, random: Random) -> float:
        """The seat's chance to win if it makes this move in that world; `random` is the same for every move."""
        raise NotImplementedError


def weighed(scene: Scene, moves: list[int], trials: int, rng: KeyedRandom, kept: Sequence[int] = ()) -> list[float]:
    """The seat's chance to win by each of its moves, in so many trials altogether.

    Every move is tried in the first worlds; then, time and again, only the better half of those that were left is, and
    whatever of `kept` was left out: what is asked about is tried as often as what does best.
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
