"""Each seat's chance to win along a record: from each moment of it, many games are played to the end by quick players.

See `positions` for the definition of such a chance. It is exact once the game is over, and otherwise an estimate that
improves with the number of games. Games with the same number use the same luck at all moments, so that the curve from
one moment to the next is smoother than the number of games would suggest.
"""

import json
from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from math import sqrt
from typing import NamedTuple

from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.record import Record
from cardtable.match import moments
from cardtable.playtest.positions import Continuation, PositionPlan, PositionTally


class WinChance(NamedTuple):
    """Chances of all seats at a moment."""

    shares: tuple[float, ...]
    """Share of the win by seat, 0 to 1; the shares add up to 1."""
    games: int
    """Number of finished games behind the shares."""
    exact: bool
    """True if the game is over at this moment."""

    def error(self, seat: int) -> float:
        """Return the standard error of a seat's share; an upper bound if wins are shared."""
        share = self.shares[seat]
        return 0.0 if self.exact else sqrt(share * (1 - share) / self.games)


class WinCurve:
    """The moments of a record: moment n comes after its first n lines."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @cached_property
    def told_by(self) -> list[int]:
        """By moment, the moment from which games are played to find its chances.

        Talk does not change the chances, and neither does the only legal move of a seat.
        """
        lines = self.record.lines
        found = [0]
        for moment, line in enumerate(lines, 1):
            found.append(found[-1] if isinstance(line, SayLine) else moment)
        states = (match.state for match in moments(self.record.header, lines))
        forced = [state.turn >= 0 and len(state.legal(state.turn)) == 1 for state in states]
        forced[0] = False
        for moment in range(len(found) - 2, -1, -1):
            if forced[moment]:
                found[moment] = found[moment + 1]
        return found

    def plan(
        self, players: Sequence[str], seed: int, games: int, landmarks: Sequence[int] = (), jobs: int = 1
    ) -> PositionPlan:
        """Return a plan that finds the chances. `players` are by seat.

        It plays games from the start, the end and the `landmarks` first, then from moments in between, halving the
        gaps. It repeats all of them `games` times.
        """
        ways = tuple([Continuation(moment) for moment in self._order(landmarks)])
        return PositionPlan(self.record, ways, tuple(players), seed, games, jobs=jobs, paired=False)

    def _order(self, landmarks: Sequence[int]) -> list[int]:
        last = len(self.record.lines)
        order = [0, last, *landmarks]
        step = 1 << last.bit_length()
        while step:
            order += range(0, last, step)
            step //= 2
        return list(dict.fromkeys([self.told_by[moment] for moment in order]))

    def chances(self, plan: PositionPlan, tally: PositionTally) -> list[WinChance | None]:
        """Return the chances known so far by moment; None for a moment without finished games."""
        known: dict[int, WinChance] = {}
        for way, counted in zip(plan.ways, tally.ways, strict=True):
            if counted.finished:
                shares = tuple([counted.wins(seat) / counted.finished for seat in range(counted.players)])
                known[way.at] = WinChance(shares, counted.finished, counted.moves == 0)
        return [known.get(moment) for moment in self.told_by]

    def keys(self, plan: PositionPlan) -> list[str]:
        """Return keys under which to store the games of each way of the plan.

        The keys are equal for the same past under the same rules, continued by the same players with the same luck. A
        branch therefore finds what was computed for its parent.
        """
        header = self.record.header
        asked = [header.game.key, header.rules.changed(), header.own, plan.players, plan.seed, plan.effort]
        digest = blake2b(json.dumps([*asked, plan.max_moves], sort_keys=True).encode(), digest_size=16)
        found = [digest.hexdigest()]
        for line in self.record.lines:
            digest.update(json.dumps(line_object(line), sort_keys=True).encode() + b"\n")
            found.append(digest.hexdigest())
        return [found[way.at] for way in plan.ways]
