"""Blocks: one seed, played once in every rotation of the seats under every rule set, on common luck.

All that is said of a study rests on blocks, since only blocks are independent of each other. The deals are those of the
block in all its games. The dice of a player's own, by which they mix their moves, are common to all rule sets, and new
in each rotation: the same again would play the same game at other seats, where seats matter little, and tell nothing
new of it.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from cardtable.bots.program import TIME_LIMIT
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record, SeatName, new_header, with_seed
from cardtable.match import LineKeeper, Match
from cardtable.playtest.block import Block, BlockGame, Pair
from cardtable.playtest.findings import findings, means_alone
from cardtable.playtest.lineup import Failed, Lineup
from cardtable.playtest.luck import BlockLuck, block_luck
from cardtable.playtest.match_runner import MAX_MOVES, record_text, save
from cardtable.playtest.measures import MEASURES, Finished
from cardtable.playtest.options import Deciding, Decisions, Options
from cardtable.playtest.quarters import COURSE, GameCourse, is_looked_at
from cardtable.playtest.rounds import Rounds, game_measures
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import Again, StudyTally
from cardtable.playtest.tally import Fault
from cardtable.playtest.trials import LEVEL, TOGETHER, Trial, probes, trials
from cardtable.playtest.unlike import unlike_shares

LOOKED_INTO = 200
"""In so many blocks it is looked up where games begin to differ and which kinds of move are chosen, and the players are
put to a trial: it would cost as much in all of them, and tell no more."""
_PROBLEMS = 10  # told at most


class StudyPlan(NamedTuple):
    """How a study is carried out. It travels to worker processes."""

    study: Study
    blocks: int
    """How many at most, over all shards."""
    seconds: float | None = None
    """When no more blocks are begun; None where all are to be played."""
    effort: float = 1.0
    max_moves: int = MAX_MOVES
    """A game with more moves is abandoned."""
    jobs: int = 1
    time_limit: float = TIME_LIMIT
    """Seconds that a program has for an answer."""
    records: Path | None = None
    """The folder for the games' records."""
    decisions: bool = False
    """Whether each decision is told."""
    shard: int = 1
    """Of so many `shards`: of each so many blocks it plays the one in this place, from 1."""
    shards: int = 1
    played: int = 0
    """Blocks that were played before: it goes on behind them."""
    playing: tuple[int, ...] | None = None
    """The rule sets that are played, by number, where others have dropped out; the base is always among them."""

    pairing: bool = False
    """Whether the base's games are known already, and are played for those of the others alone."""

    @property
    def players(self) -> tuple[str, ...]:
        """By name."""
        return self.study.players

    @property
    def pieces(self) -> int:
        """How many blocks this shard plays, at most."""
        return len(range(self.played + self.shard, self.blocks + 1, self.shards))

    @property
    def gapless(self) -> bool:
        """So many blocks are always the same ones: a command, or who goes on, knows no more than how many."""
        return True

    def block(self, piece: int) -> int:
        """Which block a piece of this shard's work is; both count from 1."""
        return self.played + self.shard + (piece - 1) * self.shards

    def seed_of(self, block: int) -> int:
        """What all games of a block are dealt by: 53 bits, which every reader of JSON takes."""
        return KeyedRandom(self.study.seed, "block", block).number("seed") >> 11

    def runner(self) -> "BlockRunner":
        """Who plays them in one process."""
        return BlockRunner(self)

    def tally(self) -> StudyTally:
        """What counts them."""
        return StudyTally(len(self.study.rule_sets), game_measures(self.study.game), self.pairing)

    def behind(self, tally: StudyTally) -> "StudyPlan":
        """The same, going on behind the blocks that are counted there."""
        return self._replace(played=tally.blocks)

    def knowing(self, tally: StudyTally, again: Again | None = None) -> StudyTally:
        """What is gone on with, where so much is known; only a sweep plays `again`."""
        return tally

    def carry_on(self, known: StudyTally, play: Callable[["StudyPlan"], StudyTally]) -> None:
        """Plays on behind the blocks that are known; rule sets that have played fewer of them catch up before."""
        ends = None if self.seconds is None else monotonic() + self.seconds
        for stretch in self._arrears(known):
            late = [number for number in stretch.playing or () if number]
            known.join(play(stretch.until(ends)))
            if any(self._played_by(known, number) < stretch.blocks for number in late):
                return  # the time is up, or somebody ended it
        known.join(play(self.behind(known).until(ends)))

    def _played_by(self, known: StudyTally, rule_set: int) -> int:
        """How many blocks it has played."""
        return known.rule_sets[rule_set].games // len(self.players)

    def _arrears(self, known: StudyTally) -> "list[StudyPlan]":
        """The blocks that some rule sets have still to play, each for those that have not: the base plays them again,
        beside which alone a game says what it differs in."""
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
        """The same, with as many seconds as are left until then, by the system's monotonic clock; None is never."""
        return self if ends is None else self._replace(seconds=max(ends - monotonic(), 0.0))

    def standing(self, tally: StudyTally, seconds: float, over: bool = False) -> Standing:
        """What so many games have shown."""
        found = findings(self.study, tally)
        return Standing(tally.blocks, tally.games, seconds, found, tally.cases, tally, tally.problems[:_PROBLEMS], over)

    def glimpse(self, begun: Block, seconds: float) -> Standing:
        """What the first games of a first block have shown. Nothing can be gone on with behind it."""
        tally = self.tally()
        tally.add(begun)
        found = means_alone(self.study, tally)
        return Standing(0, tally.games, seconds, found, tally.cases, self.tally(), tally.problems[:_PROBLEMS])

    def plays(self, rule_set: int) -> bool:
        """Whether a rule set has not dropped out."""
        return self.playing is None or rule_set in self.playing

    def file(self, rule_set: int, block: int, rotation: int) -> Path | None:
        """Where a game's record is kept, if records are."""
        folder = self.records / self.study.letter(rule_set) if self.records else None
        return folder / f"{block}-{rotation}.cardtable" if folder else None

    def files(self, piece: int) -> list[Path]:
        """What is kept of a block."""
        rotations, sets = range(len(self.players)), range(len(self.study.rule_sets))
        block = self.block(piece)
        return [path for each in sets for rotation in rotations if (path := self.file(each, block, rotation))]


class _Played(NamedTuple):
    """A game with its lines, until the block is done."""

    game: BlockGame
    header: Header
    lines: Sequence[Line]
    options: Mapping[str, tuple[int, int]]


class Went(NamedTuple):
    """How a game went. It travels between processes."""

    record: Record
    scores: Sequence[tuple[int, ...]]
    """By seat, after each of its rounds:"""
    ends: Sequence[int]
    """after so many lines each."""


class _Trying(NamedTuple):
    """A trial with its players."""

    name: str
    lineup: Lineup
    always: bool


class BlockRunner:
    """The players of a study, ready to play any of its blocks; to be closed."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan = plan
        self.begun: Callable[[Block], None] | None = None
        """Given the first rotation of the block that is played next, as soon as there is another to come, and then no
        more: who waits for numbers need not wait for all of a block."""
        study = plan.study
        self._lineup = Lineup(study.of, study.players, plan.effort, plan.time_limit)
        self._course = GameCourse(self._lineup, plan.max_moves) if COURSE in study.also else None
        self._trials = [self._trial(trial) for trial in trials(study)]
        self._probes = [self._trial(trial) for trial in probes(study)]
        seats = len(study.players)
        # Player i sits at seat (i + rotation) mod seats. What a header says by seat, as ages are, stays with the seat.
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
        """Plays one block; Cancelled where it was broken off, OSError where a record can't be written."""
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
        """What there is of a block before all of it is played: its games, and nothing that takes all of them."""
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
        """A game's record, as a file has it."""
        played = self._game(rule_set, block, rotation, self.plan.seed_of(block))
        return record_text(with_seed(played.header, self.plan.seed_of(block)), played.lines)

    def course(self, rule_set: int, block: int, rotation: int) -> "Went":
        """How a game went."""
        seed = self.plan.seed_of(block)
        played = self._game(rule_set, block, rotation, seed)
        match = Match(with_seed(played.header, seed))
        rounds = Rounds(match)
        match.observers.append(rounds)
        ends: list[int] = []
        for number, line in enumerate(played.lines, 1):
            match.take(line)
            ends += [number] * (len(rounds.scores) - len(ends))
        return Went(Record(match.header, tuple(played.lines)), rounds.scores, ends)

    def _luck(self, games: Sequence[BlockGame]) -> BlockLuck | None:
        """What the deal has done, in the rotations of one rule set."""
        players = self.plan.players
        if not all(game.winners for game in games):
            return None
        return block_luck([game.shares(len(players)) for game in games], players)

    def _unlike(self, games: Sequence[BlockGame]) -> dict[str, list[float]]:
        """How unlike players do, in the rotations of one rule set."""
        players = self.plan.players
        if len(set(players)) == 1 or not all(game.winners for game in games):
            return {}
        return unlike_shares(players, [game.shares(len(players)) for game in games], [game.hands for game in games])

    def _ran(self, block: int, played: _Played) -> dict[str, float]:
        """How the first game of a block ran, where it is looked at: on the same luck under all rule sets."""
        if self._course is None or not is_looked_at(block) or played.game.values is None:
            return {}
        luck = KeyedRandom(self.plan.study.seed, "course", block)
        return self._course.measured(played.header, played.lines, self._orders[0], luck)

    def _tried(self, rule_set: int, block: int, seed: int) -> list[tuple[str, float]]:
        """What players do against others than their own kind; who is tried sits elsewhere in each block. Of the probes
        one is tried in each block."""
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
        decisions = Decisions(match)
        if plan.decisions:
            match.observers.append(decisions)
        if block <= LOOKED_INTO:
            match.observers.append(deciding)
        fault = None
        try:
            self._lineup.play(match, order, lines)
        except Failed as failed:
            culprit = order[failed.seat]
            name = plan.study.rule_sets[rule_set].name
            where = f"{name}, block {block}, rotation {rotation}, line {failed.line}"
            fault = Fault(culprit, f"{where}: seat {failed.seat} ({plan.players[culprit]}): {failed}")
        path = plan.file(rule_set, block, rotation)
        if path:
            path.parent.mkdir(exist_ok=True)
            save(path, with_seed(header, seed), lines.lines)
        if match.result is None:
            game = BlockGame(match.moves, None, fault, decisions=decisions.made)
            return _Played(game, header, lines.lines, deciding.counts)
        result = match.result
        finished = Finished(
            len(order), match.moves, rounds.first, rounds.scores, rounds.out, result.winners, result.scores
        )
        values = [measure.of(finished) for measure in MEASURES.values()] + [*map(float, rounds.counts.values())]
        game = BlockGame(
            match.moves, values, None, result.scores, result.winners, rounds.first, rounds.hands, decisions.made
        )
        return _Played(game, header, lines.lines, deciding.counts)

    def _match(self, header: Header, seed: int, order: Sequence[int]) -> Match:
        """A game of a block: the deal is the same in each rotation, but players who are alike must not only change
        places, or all rotations would be one game."""
        match = Match(header, KeyedRandom(seed))
        match.luck_of = [f"{order[0]}.{player}" for player in order]
        match.move_limit = self.plan.max_moves
        return match

    def cancel(self) -> None:
        """Breaks off the block under way, and any later one; from any thread, or from a signal's handler."""
        for lineup in self._lineups:
            lineup.cancel()

    def close(self) -> None:
        """Ends the programs among the players."""
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
    """Whether the first line that differs is a player's, who chose otherwise before the rules had done anything to the
    scores: because of the rules, then, and not because of what had come of them. None where other cards were dealt from
    the beginning, which tells nothing of players."""
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
    """The scores when the first move was due, and after so many lines."""
    match = Match(played.header)
    start: list[int] | None = None
    for line in played.lines[:lines]:
        if start is None and isinstance(line, MoveLine):
            start = list(match.state.scores)
        match.take(line)
    now = list(match.state.scores)
    return start or now, now
