"""Every seat's chance to win along a record: from each moment of it many games are played on by quick players.

See `positions` for what such a chance is. It is exact where the game is over, and an estimate elsewhere, the better
the more games there are; all moments share their luck by the number of the game, so that the course from one to the
next is smoother than so few games would make it.
"""

import json
from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from math import sqrt
from typing import NamedTuple

from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.record import Record
from cardtable.match import Match
from cardtable.playtest.position_tally import PositionTally
from cardtable.playtest.positions import PositionPlan, Way


class Chance(NamedTuple):
    """What the seats could hope for at a moment."""

    shares: tuple[float, ...]
    """By seat its part of the win, 0 to 1; together they are 1."""
    games: int
    """Of so many games that were finished."""
    exact: bool
    """Whether the game is over there."""

    def error(self, seat: int) -> float:
        """By how much a seat's share is likely to be off: one standard deviation, from above where wins are shared."""
        share = self.shares[seat]
        return 0.0 if self.exact else sqrt(share * (1 - share) / self.games)


class Course:
    """The moments of a record: moment n comes after n of its lines."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @cached_property
    def told_by(self) -> list[int]:
        """By moment, the one from which games tell its chance: talk changes none, and with all hands open a seat that
        has but one move has as good as made it."""
        match = Match(self.record.header)
        found = [0]
        forced = [False]
        for moment, line in enumerate(self.record.lines, 1):
            match.take(line)
            found.append(found[-1] if isinstance(line, SayLine) else moment)
            turn = match.state.turn
            forced.append(turn >= 0 and len(match.state.legal(turn)) == 1)
        for moment in range(len(found) - 2, -1, -1):
            if forced[moment]:
                found[moment] = found[moment + 1]
        return found

    def plan(
        self, players: Sequence[str], seed: int, games: int, landmarks: Sequence[int] = (), jobs: int = 1
    ) -> PositionPlan:
        """How its chances are found: first from the start, the end and the `landmarks`, then from those in between,
        halving the gaps; then all of them again, `games` times. `players` are by seat."""
        ways = tuple([Way(moment) for moment in self._order(landmarks)])
        return PositionPlan(self.record, ways, tuple(players), seed, games, jobs=jobs, paired=False)

    def _order(self, landmarks: Sequence[int]) -> list[int]:
        last = len(self.record.lines)
        order = [0, last, *landmarks]
        step = 1 << last.bit_length()
        while step:
            order += range(0, last, step)
            step //= 2
        return list(dict.fromkeys([self.told_by[moment] for moment in order]))

    def chances(self, plan: PositionPlan, tally: PositionTally) -> list[Chance | None]:
        """By moment, what is known so far; None where nothing is yet."""
        known: dict[int, Chance] = {}
        for way, counted in zip(plan.ways, tally.ways, strict=True):
            if counted.finished:
                shares = tuple([counted.wins(seat) / counted.finished for seat in range(counted.players)])
                known[way.at] = Chance(shares, counted.finished, counted.moves == 0)
        return [known.get(moment) for moment in self.told_by]

    def keys(self, plan: PositionPlan) -> list[str]:
        """By way of the plan, what its games are known by wherever they are kept: the same for the same past under the
        same rules, played on by the same players on the same luck. So a branch knows what its parent does."""
        header = self.record.header
        asked = [header.game.key, header.rules.changed(), header.own, plan.players, plan.seed, plan.effort]
        digest = blake2b(json.dumps([*asked, plan.max_moves], sort_keys=True).encode(), digest_size=16)
        found = [digest.hexdigest()]
        for line in self.record.lines:
            digest.update(json.dumps(line_object(line), sort_keys=True).encode() + b"\n")
            found.append(digest.hexdigest())
        return [found[way.at] for way in plan.ways]
