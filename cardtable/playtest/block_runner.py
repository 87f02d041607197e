"""Blocks: one seed, played once in every rotation of the seats under every rule set, with common luck.

All results of a study rest on blocks, since only blocks are independent of each other. All games of a block have the
same deals. The random choices of players are the same under all rule sets, but new in each rotation: otherwise, where
seats matter little, a rotation would only repeat the same game at other seats.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from cardtable.bots.program import TIME_LIMIT, ProgramFault
from cardtable.disk import create_file
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record, SeatName, new_header, record_text, with_seed
from cardtable.match import LineKeeper, Match, moments
from cardtable.playtest.block import Block, BlockGame, Deciding, OptionCounter, Options, Pair
from cardtable.playtest.deal_luck import BlockLuck, block_luck
from cardtable.playtest.findings import StudySnapshot, findings, means_alone
from cardtable.playtest.match_runner import MAX_MOVES, Lineup, match_fault
from cardtable.playtest.measures import MEASURES, FinishedGame, Rounds, game_measures
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.suspense import COURSE, WinCourse, is_looked_at
from cardtable.playtest.trials import LEVEL, LOOKED_INTO, TOGETHER, Trial, probes, trials, unlike_shares

_PROBLEMS = 10  # maximum number shown


class StudyPlan(NamedTuple):
    """Plan of how a study is carried out. It must be picklable, since it goes to worker processes."""

    study: Study
    blocks: int
    """Maximum number of blocks over all shards."""
    seconds: float | None = None
    """Seconds after which no more blocks are begun; None to play all of them."""
    effort: float = 1.0
    max_moves: int = MAX_MOVES
    """Number of moves after which a game is abandoned."""
    jobs: int = 1
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for each answer."""
    records: Path | None = None
    """Folder for the games' records; None to keep none."""
    decisions: bool = False
    """True to report each decision."""
    shard: int = 1
    """Number of this shard, from 1: of every `shards` blocks it plays the one at this place."""
    shards: int = 1
    played: int = 0
    """Number of blocks played before, after which it continues."""
    playing: tuple[int, ...] | None = None
    """Numbers of the rule sets that play if others have dropped out; the base is always among them. None if all
    play."""

    pairing: bool = False
    """True if the base's games are counted already and are only played again to compare others with them."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players."""
        return self.study.players

    @property
    def pieces(self) -> int:
        """Maximum number of blocks that this shard plays."""
        return len(range(self.played + self.shard, self.blocks + 1, self.shards))

    @property
    def gapless(self) -> bool:
        """True: a study's blocks must be consecutive, since a command, or a study continued, only states their
        number."""
        return True

    def block(self, piece: int) -> int:
        """Return the number of the block for a piece of this shard's work; both count from 1."""
        return self.played + self.shard + (piece - 1) * self.shards

    def seed_of(self, block: int) -> int:
        """Return the seed of all deals in a block.

        It has 53 bits, which every JSON reader can represent.
        """
        return KeyedRandom(self.study.seed, "block", block).number("seed") >> 11

    def runner(self) -> "BlockRunner":
        """Return a runner that plays the blocks in one process."""
        return BlockRunner(self)

    def tally(self) -> StudyTally:
        """Return an empty tally for the blocks."""
        return StudyTally(len(self.study.rule_sets), game_measures(self.study.game), self.pairing)

    def behind(self, tally: StudyTally) -> "StudyPlan":
        """Return a plan that continues after the blocks in a tally."""
        return self._replace(played=tally.blocks)

    def knowing(self, standing: StudySnapshot) -> StudyTally:
        """Return the tally to continue from a standing."""
        return standing.tally

    def carry_on(self, known: StudyTally, play: Callable[["StudyPlan"], StudyTally]) -> None:
        """Play on after the known blocks. Rule sets that have played fewer blocks than the base catch up first."""
        ends = None if self.seconds is None else monotonic() + self.seconds
        for stretch in self._arrears(known):
            late = [number for number in stretch.playing or () if number]
            known.join(play(stretch.until(ends)))
            if any(self._played_by(known, number) < stretch.blocks for number in late):
                return  # the time is up or the plan was stopped
        known.join(play(self.behind(known).until(ends)))

    def _played_by(self, known: StudyTally, rule_set: int) -> int:
        """Return the number of blocks that a rule set has played."""
        return known.rule_sets[rule_set].games // len(self.players)

    def _arrears(self, known: StudyTally) -> "list[StudyPlan]":
        """Return plans for the blocks that some rule sets have yet to play.

        The base plays along, since differences are only found in games beside those of the base.
        """
        played = [self._played_by(known, number) for number in range(len(self.study.rule_sets))]
        marks = sorted({*played, known.blocks})
        return [
            self._replace(
                played=low,
                blocks=high,
                playing=(0, *[number for number, blocks in enumerate(played) if number and blocks <= low]),
                pairing=True,
            )
            for low, high in pairwise(marks)
        ]

    def until(self, ends: float | None) -> "StudyPlan":
        """Return a plan that ends at a time of the system's monotonic clock; None for no end."""
        return self if ends is None else self._replace(seconds=max(ends - monotonic(), 0.0))

    def standing(self, tally: StudyTally, seconds: float, over: bool = False) -> StudySnapshot:
        """Return the standing after the games in a tally."""
        found = findings(self.study, tally)
        return StudySnapshot(
            tally.blocks, tally.games, seconds, found, tally.cases, tally, tally.problems[:_PROBLEMS], over
        )

    def glimpse(self, begun: Block, seconds: float) -> StudySnapshot:
        """Return a preview of the standing from the first games of the first block. The study can't be continued from
        it."""
        tally = self.tally()
        tally.add(begun)
        found = means_alone(self.study, tally)
        return StudySnapshot(0, tally.games, seconds, found, tally.cases, self.tally(), tally.problems[:_PROBLEMS])

    def plays(self, rule_set: int) -> bool:
        """Return whether a rule set plays, that is, has not dropped out."""
        return self.playing is None or rule_set in self.playing

    def file(self, rule_set: int, block: int, rotation: int) -> Path | None:
        """Return the file for a game's record; None if no records are kept."""
        folder = self.records / self.study.letter(rule_set) if self.records else None
        return folder / f"{block}-{rotation}.cardtable" if folder else None

    def files(self, piece: int) -> list[Path]:
        """Return the files for the records of a block."""
        rotations, sets = range(len(self.players)), range(len(self.study.rule_sets))
        block = self.block(piece)
        return [path for each in sets for rotation in rotations if (path := self.file(each, block, rotation))]


class _Played(NamedTuple):
    """Game with its lines, kept until the block is complete."""

    game: BlockGame
    header: Header
    lines: Sequence[Line]
    options: Mapping[str, tuple[int, int]]


class GameTrace(NamedTuple):
    """Course of a game, as sent between processes."""

    record: Record
    scores: Sequence[tuple[int, ...]]
    """Scores by seat, after each of its rounds."""
    ends: Sequence[int]
    """Number of lines at the end of each round."""


class _Trying(NamedTuple):
    """Trial with its players."""

    name: str
    lineup: Lineup
    always: bool


class BlockRunner:
    """Players of a study, ready to play any of its blocks; must be closed."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan = plan
        self.begun: Callable[[Block], None] | None = None
        """Called once with the first rotation of the next block, as soon as another one follows.

        It provides a preview of the numbers before the whole block is played.
        """
        study = plan.study
        self._lineup = Lineup(study.of, study.players, plan.effort, plan.time_limit)
        self._course = WinCourse(self._lineup, plan.max_moves) if COURSE in study.also else None
        self._trials = [self._trial(trial) for trial in trials(study)]
        self._probes = [self._trial(trial) for trial in probes(study)]
        seats = len(study.players)
        # Player i sits at seat (i + rotation) mod seats. What a header says of seats, such as ages, stays with the
        # seat.
        self._orders = [[(seat - rotation) % seats for seat in range(seats)] for rotation in range(seats)]
        self._headers = [
            [
                new_header(
                    study.of, each.rules, tuple([SeatName(player=study.players[player]) for player in order]), None
                )
                for order in self._orders
            ]
            for each in study.rule_sets
        ]

    def play(self, piece: int) -> Block:
        """Play one block. Raises Cancelled if it was broken off, and OSError if a record can't be written."""
        block = self.plan.block(piece)
        seed = self.plan.seed_of(block)
        played: list[list[_Played]] = [[] for _ in self._headers]
        seconds = [0.0 for _ in played]
        for rotation in range(len(self._orders)):
            if rotation and self.begun is not None:
                begun, self.begun = self.begun, None
                begun(self._begun(piece, block, played, seconds))
            for number, row in enumerate(played):
                if self.plan.plays(number):
                    started = perf_counter()
                    row.append(self._game(number, block, rotation, seed))
                    seconds[number] += perf_counter() - started
        new = [bool(row) and not (self.plan.pairing and number == 0) for number, row in enumerate(played)]
        trials = [self._tried(number, block, seed) if new[number] else [] for number, _ in enumerate(played)]
        games, pairs = _games(played), _pairs(played, block)
        luck = [self._luck(row) if row else None for row in games]
        unlike = [self._unlike(row) if row else {} for row in games]
        options = [_options(row) for row in played]
        course = [self._ran(block, row[0]) if new[number] else {} for number, row in enumerate(played)]
        return Block(piece, block, games, pairs, seconds, trials, luck, unlike, options, course)

    def _begun(self, piece: int, block: int, played: Sequence[Sequence[_Played]], seconds: Sequence[float]) -> Block:
        """Return an incomplete block with its games so far, without the results that need all of them."""
        none: list[dict[str, Any]] = [{} for _ in played]
        pairs, options = _pairs(played, block), [_options(row) for row in played]
        return Block(
            piece,
            block,
            _games(played),
            pairs,
            seconds,
            [[] for _ in played],
            [None for _ in played],
            none,
            options,
            none,
        )

    def record(self, rule_set: int, block: int, rotation: int) -> bytes:
        """Play a game again and return the bytes of its record's file."""
        played = self._game(rule_set, block, rotation, self.plan.seed_of(block))
        return record_text(with_seed(played.header, self.plan.seed_of(block)), played.lines)

    def course(self, rule_set: int, block: int, rotation: int) -> "GameTrace":
        """Play a game again and return its course."""
        seed = self.plan.seed_of(block)
        played = self._game(rule_set, block, rotation, seed)
        match = Match(with_seed(played.header, seed))
        rounds = Rounds(match)
        match.observers.append(rounds)
        ends: list[int] = []
        for number, line in enumerate(played.lines, 1):
            match.take(line)
            ends += [number] * (len(rounds.scores) - len(ends))
        return GameTrace(Record(match.header, tuple(played.lines)), rounds.scores, ends)

    def _luck(self, games: Sequence[BlockGame]) -> BlockLuck | None:
        """Return the terms of luck from the rotations of one rule set; None if a game was not finished."""
        players = self.plan.players
        if not all(game.winners for game in games):
            return None
        return block_luck([game.shares(len(players)) for game in games], players)

    def _unlike(self, games: Sequence[BlockGame]) -> dict[str, list[float]]:
        """Return the shares of the win of players who are not all alike, from the rotations of one rule set."""
        players = self.plan.players
        if len(set(players)) == 1 or not all(game.winners for game in games):
            return {}
        return unlike_shares(players, [game.shares(len(players)) for game in games], [game.hands for game in games])

    def _ran(self, block: int, played: _Played) -> dict[str, float]:
        """Return measures of how the first game of a block ran, if the block is one to analyse.

        The games played on from it use the same luck under all rule sets.
        """
        if self._course is None or not is_looked_at(block) or played.game.values is None:
            return {}
        luck = KeyedRandom(self.plan.study.seed, "course", block)
        return self._course.measured(played.header, played.lines, self._orders[0], luck)

    def _tried(self, rule_set: int, block: int, seed: int) -> list[tuple[str, float]]:
        """Play the trials of a block, and return their names with the tested player's share of the win.

        The tested player sits at another seat from block to block. Of the probes, one is played in each block.
        """
        found: list[tuple[str, float]] = []
        seats = len(self.plan.players)
        due = [(trial, block) for trial in self._trials if trial.always or block <= LOOKED_INTO]
        if self._probes and block <= LOOKED_INTO:
            due.append((self._probes[block % len(self._probes)], block // len(self._probes)))
        for (trial, lineup, _), turn in due:
            order = self._orders[turn % seats]
            match = self._match(self._headers[rule_set][0], seed, order)
            lineup.play(match, order, LineKeeper())
            if match.result:
                winners = [order[seat] for seat in match.result.winners]
                found.append((trial, (0 in winners) / len(winners)))
                if trial == LEVEL:
                    found.append((TOGETHER, float(len(winners) > 1)))
        return found

    def _game(self, rule_set: int, block: int, rotation: int, seed: int) -> _Played:
        plan = self.plan
        order = self._orders[rotation]
        header = self._headers[rule_set][rotation]
        match = self._match(header, seed, order)
        lines, rounds = LineKeeper(), Rounds(match)
        deciding = Deciding(match)
        match.observers += [lines, rounds]
        decisions = OptionCounter(match)
        if plan.decisions:
            match.observers.append(decisions)
        if block <= LOOKED_INTO:
            match.observers.append(deciding)
        fault = None
        try:
            self._lineup.play(match, order, lines)
        except ProgramFault as failed:
            culprit = order[failed.seat]
            name = plan.study.rule_sets[rule_set].name
            fault = match_fault(failed, f"{name}, block {block}, rotation {rotation}", culprit, plan.players[culprit])
        path = plan.file(rule_set, block, rotation)
        if path:
            path.parent.mkdir(exist_ok=True)
            create_file(path, record_text(with_seed(header, seed), lines.lines))
        if match.result is None:
            game = BlockGame(match.moves, None, fault, decisions=decisions.made)
            return _Played(game, header, lines.lines, deciding.counts)
        result = match.result
        finished = FinishedGame(
            len(order), match.moves, rounds.first, rounds.scores, rounds.out, result.winners, result.scores
        )
        values = [measure.of(finished) for measure in MEASURES.values()] + [*map(float, rounds.counts.values())]
        game = BlockGame(
            match.moves, values, None, result.scores, result.winners, rounds.first, rounds.hands, decisions.made
        )
        return _Played(game, header, lines.lines, deciding.counts)

    def _match(self, header: Header, seed: int, order: Sequence[int]) -> Match:
        """Return a match of a block.

        The deal is the same in each rotation. The players' random choices are not: players who are alike would
        otherwise play the same game again, only with seats changed.
        """
        match = Match(header, KeyedRandom(seed))
        match.luck_of = [f"{order[0]}.{player}" for player in order]
        match.move_limit = self.plan.max_moves
        return match

    def cancel(self) -> None:
        """Break off the block in progress and any later one; can be called from any thread and from a signal
        handler."""
        for lineup in self._lineups:
            lineup.cancel()

    def close(self) -> None:
        """End the programs among the players."""
        for lineup in self._lineups:
            lineup.close()

    @property
    def _lineups(self) -> list[Lineup]:
        return [self._lineup, *[trial.lineup for trial in (*self._trials, *self._probes)]]

    def _trial(self, trial: Trial) -> "_Trying":
        plan = self.plan
        effort = plan.effort * trial.effort
        lineup = Lineup(plan.study.of, trial.players, effort, plan.time_limit, trial.idea)
        return _Trying(trial.name, lineup, trial.always)


def _options(played: Sequence[_Played]) -> dict[str, tuple[int, int]]:
    options = Options()
    for one in played:
        options.add(one.options)
    return options.counts


def _games(played: Sequence[Sequence[_Played]]) -> list[list[BlockGame]]:
    return [[one.game for one in row] for row in played]


def _pairs(played: Sequence[Sequence[_Played]], block: int) -> list[list[Pair | None]]:
    look = block <= LOOKED_INTO
    return [[_paired(mine, theirs, look) for mine, theirs in zip(played[0], row, strict=False)] for row in played[1:]]


def _paired(base: _Played, other: _Played, look: bool) -> Pair | None:
    if base.game.values is None or other.game.values is None:
        return None
    if base.lines == other.lines:
        return Pair(False, False, None)
    return Pair(True, set(base.game.winners) != set(other.game.winners), _chose(base, other) if look else None)


def _chose(base: _Played, other: _Played) -> bool | None:
    """Return whether the first line that differs is a different choice of a player, made before scores differed.

    If so, the choice was made because of the rules, not because of their effects. None if other cards were dealt at the
    beginning, which says nothing about players.
    """
    same = next(
        place for place, (mine, theirs) in enumerate(zip(base.lines, other.lines, strict=False)) if mine != theirs
    )
    if not any(isinstance(line, MoveLine) for line in base.lines[: same + 1]):
        return None
    if not isinstance(base.lines[same], MoveLine) or not isinstance(other.lines[same], MoveLine):
        return False
    gaps = [
        [theirs - mine for mine, theirs in zip(before, after, strict=True)]
        for before, after in zip(_scores(base, same), _scores(other, same), strict=True)
    ]
    return gaps[0] == gaps[1]


def _scores(played: _Played, lines: int) -> tuple[list[int], list[int]]:
    """Return the scores before the first move, and after the first `lines` lines."""
    first = next((place for place, line in enumerate(played.lines) if isinstance(line, MoveLine)), lines)
    scores = [list(match.state.scores) for match in moments(played.header, played.lines[:lines])]
    return scores[min(first, lines)], scores[-1]
