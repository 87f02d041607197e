"""Games played on from a position: many games from a moment of a record, on each of several ways.

All hands are open here. Everything drawn and dealt in the record's past stays as it was. Later chances are drawn anew
by the number of the game. Players decide by what they may know, each with random choices of their own. A seat's mean
share of the win is therefore its chance in the position as it really is, not over all positions that its player
considers possible.

Games with the same number share their luck on all ways, so that they differ only by what the ways made of it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.bots.program import TIME_LIMIT
from cardtable.engine.game import Refused
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, RulesLine
from cardtable.engine.record import Record, parse_line
from cardtable.match import LineKeeper, Match, match_at
from cardtable.playtest.lineup import Failed, Lineup
from cardtable.playtest.match_runner import MAX_MOVES
from cardtable.playtest.position_tally import PlayedResult, PositionStanding, PositionTally
from cardtable.playtest.tally import MatchFault, MatchOutcome


class Continuation(NamedTuple):
    """Way to continue a record."""

    at: int
    """Number of the record's lines to play first."""
    lines: tuple[Line, ...] = ()
    """Lines to add before the players take over, such as a move to test or a change of rules."""


def way_on(record: Record, at: int, objects: Sequence[Mapping[str, Any]] = ()) -> Continuation:
    """Return a way that continues after `at` lines of a record with other lines, given as objects of a record.

    Refused if one of them is not legal there. Chance lines that are due before them are drawn anew in each game, and
    therefore can't come before a given line.
    """
    header = record.header
    lines = [parse_line(dict(held), header.game, len(header.seats)) for held in objects]
    way = Continuation(at, tuple([line for line in lines if line is not None]))
    match = match_at(record, at)
    for line in way.lines:
        match.take(line)
    return way


def way_by_rules(record: Record, at: int, changes: Mapping[str, Any]) -> Continuation:
    """Return a way with changed house rules, given as in a record's `rules` line.

    If they can't change after `at` lines, it begins at the last moment before at which they can; the same moment with
    unchanged rules is `Continuation(way.at)`. Refused if there is none, with the reason for the latest moment.
    """
    line = RulesLine(dict(changes))
    match = Match(record.header)
    found: int | None = None
    why = Refused("")
    for count in range(at + 1):
        if count:
            match.take(record.lines[count - 1])
        if match.state.rests() or count in (0, at):
            try:
                match.game.change_rules(match.state.clone(), match.rules, line)
                found = count
            except Refused as error:
                why = error
    if found is None:
        raise why
    return Continuation(found, (line,))


class PositionPlan(NamedTuple):
    """Plan of games played on from a position. It must be picklable, since it goes to other processes (see
    `running.Plan`)."""

    record: Record
    ways: tuple[Continuation, ...]
    """Ways, at least one. The next game is always on the first of the ways with the fewest games."""
    players: tuple[str, ...]
    """Names of built-in players or ``exec:COMMAND``, by seat."""
    seed: int
    games: int
    """Maximum number of games on each way."""
    seconds: float | None = None
    """Seconds after which no more games are begun; None to play all of them."""
    effort: float = 1.0
    max_moves: int = MAX_MOVES
    """Number of moves from the position after which a game is abandoned."""
    jobs: int = 1
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for each answer."""
    paired: bool = True
    """True to compare the ways game by game."""
    played: tuple[int, ...] = ()
    """Number of games played before on each way, after which it continues; empty for none."""

    @property
    def gapless(self) -> bool:
        """False: a game that was played counts even if an earlier one was broken off."""
        return False

    @property
    def pieces(self) -> int:
        """Number of games left to play."""
        return sum([max(0, self.games - played) for played in self._played])

    def place(self, piece: int) -> tuple[int, int]:
        """Return the number of the way for a piece, from 0, and the number of its game on the way, from 1."""
        left = piece - 1
        levels = sorted({*self._played})
        for level, above in pairwise([*levels, self.games]):
            ways = [way for way, played in enumerate(self._played) if played <= level]
            if left < (above - level) * len(ways):
                round_, place = divmod(left, len(ways))
                return ways[place], level + round_ + 1
            left -= (above - level) * len(ways)
        raise IndexError(f"there is no game {piece}")

    @property
    def _played(self) -> tuple[int, ...]:
        return self.played or (0,) * len(self.ways)

    def luck(self, game: int) -> KeyedRandom:
        """Return the source of luck of all games with this number."""
        return KeyedRandom(self.seed, "game", game)

    def runner(self) -> "PositionRunner":
        """Return a runner that plays the games in one process."""
        return PositionRunner(self)

    def tally(self) -> PositionTally:
        """Return an empty tally for the games."""
        return PositionTally(len(self.ways), len(self.players), self.paired)

    def files(self, number: int) -> list[Path]:
        """Return no files: nothing is kept of a game."""
        return []

    def behind(self, tally: PositionTally) -> "PositionPlan":
        """Return a plan that continues after the games in a tally."""
        return self._replace(played=tuple([each.matches for each in tally.ways]))

    def carry_on(self, known: PositionTally, play: Callable[["PositionPlan"], PositionTally]) -> None:
        """Play on after the known games, and add the results to `known`."""
        known.join(play(self.behind(known)))

    def standing(self, tally: PositionTally, seconds: float, over: bool = False) -> PositionStanding:
        """Return the standing after the games in a tally."""
        return PositionStanding(tally, seconds, over)


class PositionRunner:
    """Players of a plan, ready to play any of its games; must be closed."""

    def __init__(self, plan: PositionPlan) -> None:
        self.plan = plan
        self._lineup = Lineup(plan.record.header.game, plan.players, plan.effort, plan.time_limit)
        self._order = range(len(plan.players))

    @cached_property
    def positions(self) -> list[Match]:
        """By way, the match at the moment from which its games are played."""
        plan = self.plan
        match = Match(plan.record.header)
        found: dict[int, Match] = {}
        count = 0
        for at in sorted({way.at for way in plan.ways}):
            for line in plan.record.lines[count:at]:
                match.take(line)
            count = at
            found[at] = match.twin()
        positions = [found[way.at].twin() for way in plan.ways]
        for way, position in zip(plan.ways, positions, strict=True):
            for line in way.lines:
                position.take(line)
        return positions

    def play(self, number: int) -> PlayedResult:
        """Play one game. Raises Cancelled if it was broken off."""
        plan = self.plan
        way, game = plan.place(number)
        position = self.positions[way]
        match, lines = position.twin(), LineKeeper()
        before: Sequence[Line] = ()
        if self._lineup.has_programs:  # programs must be told all that has happened from the beginning
            match = Match(plan.record.header, observers=[lines])
            before = (*plan.record.lines[: plan.ways[way].at], *plan.ways[way].lines)
        match.give_rng(plan.luck(game))
        match.move_limit = position.moves + plan.max_moves
        fault = None
        try:
            self._lineup.play(match, self._order, lines, before)
        except Failed as failed:
            where = f"game {game}, line {failed.line}"
            fault = MatchFault(failed.seat, f"{where}: seat {failed.seat} ({plan.players[failed.seat]}): {failed}")
        moves = match.moves - position.moves
        if match.result is None:
            return PlayedResult(number, way, game, MatchOutcome(game, moves, fault=fault))
        return PlayedResult(number, way, game, MatchOutcome(game, moves, match.result.winners, match.result.scores))

    def cancel(self) -> None:
        """Break off the game in progress and any later one; can be called from any thread and from a signal handler."""
        self._lineup.cancel()

    def close(self) -> None:
        """End the programs among the players."""
        self._lineup.close()
