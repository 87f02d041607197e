"""Games that go on from a position: many from the same moment of a record, on each of several ways on.

All hands lie open here. What the record's past has drawn and dealt stays as it was; what comes after is drawn anew, by
the number of the game, and the players decide by what they may know, each with luck of their own. So a mean is a seat's
chance from the position as it truly stands, and not from all that its player holds possible.

Games of one number have their luck in common on all ways: what differs is what the ways made of it.
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
from cardtable.playtest.position_tally import Played, PositionStanding, PositionTally
from cardtable.playtest.tally import Fault, Outcome


class Way(NamedTuple):
    """A way on from a record."""

    at: int
    """After so many of its lines."""
    lines: tuple[Line, ...] = ()
    """What follows there before the players take over: a move that is tried, a change of rules."""


def way_on(record: Record, at: int, objects: Sequence[Mapping[str, Any]] = ()) -> Way:
    """A way on after so many of a record's lines, with these lines behind them, as a record holds them; Refused where
    one of them is not legal there. Whatever chance owes before them is drawn anew in each game, so that they can't
    stand behind it."""
    header = record.header
    lines = [parse_line(dict(held), header.game, len(header.seats)) for held in objects]
    way = Way(at, tuple([line for line in lines if line is not None]))
    match = match_at(record, at)
    for line in way.lines:
        match.take(line)
    return way


def way_by_rules(record: Record, at: int, changes: Mapping[str, Any]) -> Way:
    """A way on by other house rules, as a record's `rules` line names them. Where they can't change after so many lines
    it begins at the last moment before at which they can; the same moment by the rules as they are is `Way(way.at)`.
    Refused where there is none, with the reason that is given for the latest."""
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
    return Way(found, (line,))


class PositionPlan(NamedTuple):
    """Which games are played on. It travels to worker processes, and to a process of its own (see `Plan`)."""

    record: Record
    ways: tuple[Way, ...]
    """At least one. The next game is always one of those on which the fewest were played, the first of them in this
    order."""
    players: tuple[str, ...]
    """By seat, by name: built-in players, or ``exec:COMMAND``."""
    seed: int
    games: int
    """How many on each way, at most."""
    seconds: float | None = None
    """When no more are begun; None where all are to be played."""
    effort: float = 1.0
    max_moves: int = MAX_MOVES
    """A game that takes more moves from here is abandoned."""
    jobs: int = 1
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for an answer."""
    paired: bool = True
    """Whether ways are compared, game by game."""
    played: tuple[int, ...] = ()
    """By way, the games that were played before: it goes on behind them. Empty where there were none."""

    @property
    def gapless(self) -> bool:
        """A game that was played counts, whatever was broken off."""
        return False

    @property
    def pieces(self) -> int:
        """How many games there are to play."""
        return sum([max(0, self.games - played) for played in self._played])

    def place(self, piece: int) -> tuple[int, int]:
        """The way that a game takes, from 0, and its number there, from 1."""
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
        """What all games of a number are drawn by."""
        return KeyedRandom(self.seed, "game", game)

    def runner(self) -> "PositionRunner":
        """Who plays them in one process."""
        return PositionRunner(self)

    def tally(self) -> PositionTally:
        """What counts them."""
        return PositionTally(len(self.ways), len(self.players), self.paired)

    def files(self, number: int) -> list[Path]:
        """Nothing is kept of a game."""
        return []

    def behind(self, tally: PositionTally) -> "PositionPlan":
        """The same, going on behind the games that are counted there."""
        return self._replace(played=tuple([each.matches for each in tally.ways]))

    def carry_on(self, known: PositionTally, play: Callable[["PositionPlan"], PositionTally]) -> None:
        """Plays on behind the games that are known."""
        known.join(play(self.behind(known)))

    def standing(self, tally: PositionTally, seconds: float, over: bool = False) -> PositionStanding:
        """What so many games have shown."""
        return PositionStanding(tally, seconds, over)


class PositionRunner:
    """The players of a plan, ready to play any of its games; to be closed."""

    def __init__(self, plan: PositionPlan) -> None:
        self.plan = plan
        self._lineup = Lineup(plan.record.header.game, plan.players, plan.effort, plan.time_limit)
        self._order = range(len(plan.players))

    @cached_property
    def positions(self) -> list[Match]:
        """By way, the match where its games begin."""
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

    def play(self, number: int) -> Played:
        """Plays one game; Cancelled where it was broken off."""
        plan = self.plan
        way, game = plan.place(number)
        position = self.positions[way]
        match, lines = position.twin(), LineKeeper()
        before: Sequence[Line] = ()
        if self._lineup.has_programs:  # they are told all that has happened, from the beginning
            match = Match(plan.record.header, observers=[lines])
            before = (*plan.record.lines[: plan.ways[way].at], *plan.ways[way].lines)
        match.give_rng(plan.luck(game))
        match.move_limit = position.moves + plan.max_moves
        fault = None
        try:
            self._lineup.play(match, self._order, lines, before)
        except Failed as failed:
            where = f"game {game}, line {failed.line}"
            fault = Fault(failed.seat, f"{where}: seat {failed.seat} ({plan.players[failed.seat]}): {failed}")
        moves = match.moves - position.moves
        if match.result is None:
            return Played(number, way, game, Outcome(game, moves, fault=fault))
        return Played(number, way, game, Outcome(game, moves, match.result.winners, match.result.scores))

    def cancel(self) -> None:
        """Breaks off the game under way, and any later one; from any thread, or from a signal's handler."""
        self._lineup.cancel()

    def close(self) -> None:
        """Ends the programs among the players."""
        self._lineup.close()
