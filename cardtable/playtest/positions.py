"""Games played on from a position: many games from a moment of a record, on each of several ways, and their tally.

All hands are open here. Everything drawn and dealt in the record's past stays as it was. Later chances are drawn anew
by the number of the game. Players decide by what they may know, each with random choices of their own. A seat's mean
share of the win is therefore its chance in the position as it really is, not over all positions that its player
considers possible.

Games with the same number share their luck on all ways, so that they differ only by what the ways made of it.
`candidate_moves` proposes the ways: moves worth testing at a decision of a record.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable.bots.players import player_named
from cardtable.bots.program import TIME_LIMIT, ProgramFault
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine, RulesLine
from cardtable.engine.record import Record
from cardtable.errors import Refused
from cardtable.match import LineKeeper, Match, match_at, moments
from cardtable.playtest.confidence import ALPHA, Interval, difference_interval, rate_interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.match_runner import MAX_MOVES, Lineup, match_fault
from cardtable.playtest.match_tally import SHARES, MatchFault, MatchOutcome, Tally
from cardtable.playtest.trials import levels


class PlayedResult(NamedTuple):
    """Result of one game."""

    number: int
    """Number among all games, from 1."""
    way: int
    """Number of the way it continued, from 0."""
    game: int
    """Number among the games that continued this way, from 1; games with the same number share their luck."""
    outcome: MatchOutcome

    @property
    def faults(self) -> Sequence[MatchFault | None]:
        """Fault that ended the game, or None, as a sequence of one."""
        return [self.outcome.fault]


class PositionTally:
    """Tally of all games so far, by way."""

    def __init__(self, ways: int, seats: int, paired: bool = True) -> None:
        """With `paired`, compare the ways game by game."""
        self.ways = [Tally(seats) for _ in range(ways)]
        self.paired = paired
        compared = range(ways if paired else 0)
        self.pairs = [[0 for _ in compared] for _ in compared]
        """By two ways: the number of pairs of games with the same number that were finished on both."""
        self.more = [[[0] * seats for _ in compared] for _ in compared]
        """By two ways and a seat: the seat's gain on the first over the second, over all pairs in which it gained.

        In units of 1 / SHARES of a win.
        """
        self._open: dict[int, list[MatchOutcome | None]] = {}  # by number of the game, until all ways have played it

    @property
    def games(self) -> int:
        """Number of games on all ways."""
        return sum([each.matches for each in self.ways])

    @property
    def problems(self) -> list[str]:
        """Descriptions of the programs' faults."""
        return [what for each in self.ways for what in each.problems]

    def add(self, played: PlayedResult) -> None:
        """Count one game."""
        self.ways[played.way].add(played.outcome)
        self._pair(played.game, played.way, played.outcome)

    def give_up(self, left: int, why: str) -> None:
        """Record that `left` games are not played since a program fails all of them.

        They are counted with the first way, whichever they would have taken.
        """
        self.ways[0].give_up(left, why)

    def join(self, other: "PositionTally") -> None:
        """Add a tally of games that were counted elsewhere."""
        for mine, theirs in zip(self.ways, other.ways, strict=True):
            mine.join(theirs)
        for way, row in enumerate(other.more):
            for beside, shares in enumerate(row):
                self.pairs[way][beside] += other.pairs[way][beside]
                for seat, more in enumerate(shares):
                    self.more[way][beside][seat] += more
        for game, outcomes in other._open.items():
            for way, outcome in enumerate(outcomes):
                if outcome is not None:
                    self._pair(game, way, outcome)

    def merged(self, other: "PositionTally") -> "PositionTally":
        """Return a new tally of this one's and another's games."""
        both = PositionTally(len(self.ways), self.ways[0].players, self.paired)
        both.join(self)
        both.join(other)
        return both

    def _pair(self, game: int, way: int, outcome: MatchOutcome) -> None:
        if not self.paired:
            return
        row = self._open.setdefault(game, [None] * len(self.ways))
        row[way] = outcome
        if None in row:
            return
        del self._open[game]
        finished = [(way, each.winners) for way, each in enumerate(row) if each is not None and each.winners]
        for (one, winners), (two, others) in combinations(finished, 2):
            self.pairs[one][two] += 1
            self.pairs[two][one] += 1
            for seat in {*winners, *others}:
                gap = _shares(winners, seat) - _shares(others, seat)
                if gap:
                    first, second = (one, two) if gap > 0 else (two, one)
                    self.more[first][second][seat] += abs(gap)


def _shares(winners: Sequence[int], seat: int) -> int:
    return SHARES // len(winners) if seat in winners else 0


class PositionStanding(NamedTuple):
    """Results of games from a position so far. Each number is computed when it is asked for."""

    tally: PositionTally
    seconds: float
    """Seconds since the first game began."""
    over: bool = False
    """True if no more games are played, unless more are asked for."""

    @property
    def games(self) -> int:
        """Number of games on all ways."""
        return self.tally.games

    def share(self, way: int, seat: int) -> Finding:
        """Return a seat's mean share of the win on a way, with bounds that hold however often you look.

        The mean is over finished games. It is certain if the game is over after the way's lines.
        """
        counted = self.tally.ways[way]
        if not counted.finished:
            return Finding(None, None)
        mean = counted.wins(seat) / counted.finished
        certain = counted.moves == 0
        bounds = Interval(mean, mean) if certain else rate_interval(counted.finished, counted.wins(seat))
        return Finding(mean, bounds, counted.finished, certain)

    def score(self, way: int, seat: int) -> float | None:
        """Return a seat's mean final score; None if no game was finished."""
        return self.tally.ways[way].mean_score(seat)

    def difference(self, way: int, beside: int, seat: int, alpha: float = ALPHA) -> Finding:
        """Return by how much a seat's share of the win on a way exceeds that on another.

        It is the mean over pairs of finished games with the same number. The bounds miss with a probability of at most
        `alpha`. Nothing is known if ways are not compared.
        """
        pairs = self.tally.pairs[way][beside] if self.tally.paired else 0
        if not pairs:
            return Finding(None, None)
        more, less = (self.tally.more[one][two][seat] / SHARES for one, two in ((way, beside), (beside, way)))
        mean = (more - less) / pairs
        if self.tally.ways[way].moves == 0 == self.tally.ways[beside].moves:
            return Finding(mean, Interval(mean, mean), pairs, certain=True)
        return Finding(mean, difference_interval(pairs, more, less, alpha), pairs)

    def best(self, seat: int) -> list[int]:
        """Return the way on which a seat has won most, then those that can't be told apart from it yet, in order of
        wins.

        The list is empty if no game was finished. The chance that the truly best way is ever left out is at most 5 %,
        however often you look: each of the other ways gets an equal part of ALPHA to be proven better by mistake.
        """
        known = [way for way, each in enumerate(self.tally.ways) if each.finished]
        known.sort(key=lambda way: (-self.tally.ways[way].wins(seat) / self.tally.ways[way].finished, way))
        if not known:
            return []
        alpha = ALPHA / max(1, len(self.tally.ways) - 1)
        top = known[0]
        return [top] + [way for way in known[1:] if not self._behind(way, top, seat, alpha)]

    def _behind(self, way: int, top: int, seat: int, alpha: float) -> bool:
        bounds = self.difference(top, way, seat, alpha).bounds
        return bounds is not None and bounds.low > 0


class Continuation(NamedTuple):
    """Way to continue a record."""

    at: int
    """Number of the record's lines to play first."""
    lines: tuple[Line, ...] = ()
    """Lines to add before the players take over, such as a move to test or a change of rules."""


def way_by_rules(record: Record, at: int, changes: Mapping[str, Any]) -> Continuation:
    """Return a way with changed house rules, given as in a record's `rules` line.

    If they can't change after `at` lines, it begins at the last moment before at which they can; the same moment with
    unchanged rules is `Continuation(way.at)`. Refused if there is none, with the reason for the latest moment.
    """
    line = RulesLine(dict(changes))
    found: int | None = None
    why = Refused("")
    for count, match in enumerate(moments(record.header, record.lines[:at])):
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
    `plan_process.RunPlan`)."""

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

    def knowing(self, standing: PositionStanding) -> PositionTally:
        """Return the tally to continue from a standing."""
        return standing.tally

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
        wanted = {way.at for way in plan.ways}
        going = enumerate(moments(plan.record.header, plan.record.lines[: max(wanted)]))
        found = {at: match.twin() for at, match in going if at in wanted}
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
        except ProgramFault as failed:
            fault = match_fault(failed, f"game {game}", failed.seat, plan.players[failed.seat])
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


MOST_CANDIDATES: Final = 16
"""Number of moves up to which all are tested. Of more moves, as many are chosen, and the one played is added."""
_EFFORT: Final = 0.1  # low, since it only proposes moves and need not find the best


def candidate_moves(record: Record, at: int, most: int = MOST_CANDIDATES) -> list[MoveLine]:
    """Return the moves to test after the first `at` lines of a record.

    They are sorted by the game's codes of moves; the list is empty if no seat is on turn. If there are more than
    `most`, they are those that the game's strongest player makes most often or values highest. The move that was played
    is always included.
    """
    match = match_at(record, at)
    state, seat = match.state, match.state.turn
    if seat < 0:
        return []
    moves = list(state.legal(seat)) if len(state.legal(seat)) <= most else _weighed(match, most)
    played = next((line for line in record.lines[at:] if isinstance(line, MoveLine)), None)
    if played is not None:
        with suppress(Refused):  # moves that changed rules no longer allow
            moves.append(match.game.move_code(state, played))
    return [match.game.move_line(state, move) for move in sorted({*moves})]


def _weighed(match: Match, most: int) -> list[int]:
    """Return the strongest player's moves: first the likeliest, then those never made with the highest value."""
    view = match.view(match.state.turn)
    player = player_named(match.game.key, levels(match.game.key)[-1])
    choices = player.advise(view, KeyedRandom("candidates", match.moves), _EFFORT).choices
    choices.sort(key=lambda choice: (-choice.probability, -(choice.value or 0.0)))
    return [choice.move for choice in choices[:most]]
