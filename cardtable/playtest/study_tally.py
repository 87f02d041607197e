"""What many blocks come to: sums, and nothing that grows with the number of games."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Annotated, Any, NamedTuple, Protocol

from msgspec import Meta, Struct

from cardtable.engine.lines import tags
from cardtable.playtest.block import Block, BlockGame, Pair
from cardtable.playtest.histogram import Example, Histogram, Played, WrittenHistogram
from cardtable.playtest.luck import BlockLuck, LuckSums, WrittenLuck
from cardtable.playtest.measures import MEASURES, Kind
from cardtable.playtest.odd_games import OddGames, WrittenOddGames
from cardtable.playtest.options import Options
from cardtable.playtest.quarters import COURSE_NUMBERS
from cardtable.playtest.rounds import game_measures
from cardtable.playtest.study import Study
from cardtable.playtest.sums import LARGEST, Count, Score, Sums, WrittenSums
from cardtable.playtest.trials import TOGETHER, probes, trials
from cardtable.playtest.unlike import WEAK_HAND, alike_players

MOST_CASES = 40
"""So many of the games that went otherwise are kept in mind."""


class Case(NamedTuple):
    """A game that went otherwise under another rule set."""

    swing: Count
    """By how much the seat to which it mattered most ended further ahead of the best other, or further behind."""
    block: Count
    rotation: Count
    base: Sequence[Score]
    """The scores by seat under the base,"""
    other: Sequence[Score]
    """and under the other rule set."""


def swing(base: Sequence[int], other: Sequence[int]) -> int:
    """How much it mattered that a game went otherwise: see `Case`."""
    return max(abs(one - two) for one, two in zip(leads(base), leads(other), strict=True))


def leads(scores: Sequence[int]) -> list[int]:
    """By seat, how far it is ahead of the best other; less than nothing where it is behind."""
    return [score - max([*scores[:seat], *scores[seat + 1 :]]) for seat, score in enumerate(scores)]


class OfKind(Protocol):
    """A measure, as far as it matters to counting."""

    @property
    def kind(self) -> Kind:
        """What sort of number it is."""


Measured = Mapping[str, OfKind]
"""What each finished game has, by name and in the order of its values."""


class _Kind(NamedTuple):
    """All that is kept of a measure: a tally travels between processes, and what measures games does not."""

    kind: Kind


class RuleSetTally:
    """One rule set's games."""

    def __init__(self, measures: Measured = MEASURES) -> None:
        self.games = 0
        self.finished = 0
        self.failed = 0
        self.seconds = 0.0
        """What they took."""
        self.measures = {name: Sums() for name in measures}
        self.histograms = {name: Histogram(measure.kind) for name, measure in measures.items()}
        """How each measure is spread."""
        self.odd = OddGames()
        self.trials: dict[str, Sums] = {}
        """By trial of the players: the part of the win of the one who is tried."""
        self.luck = LuckSums()
        self.unlike: dict[str, Sums] = {}
        """Of players who are not all alike: see `unlike_shares`."""
        self.course: dict[str, Sums] = {}
        """How games ran, where some were looked at: see `quarters`."""
        self.options = Options()

    @property
    def unfinished(self) -> int:
        """Games longer than the limit."""
        return self.games - self.finished - self.failed

    def add(
        self,
        block: int,
        games: Sequence[BlockGame],
        seconds: float,
        trials: Iterable[tuple[str, float]],
        luck: BlockLuck | None,
        unlike: Mapping[str, Sequence[float]],
        course: Mapping[str, float],
        options: Mapping[str, tuple[int, int]],
    ) -> None:
        """One block's."""
        self.seconds += seconds
        self.games += len(games)
        self.failed += sum(game.fault is not None for game in games)
        finished = [game.values for game in games if game.values is not None]
        self.finished += len(finished)
        for sums, values in zip(self.measures.values(), zip(*finished, strict=True), strict=False):
            sums.add(values)
        for rotation, game in enumerate(games):
            if game.fault is None:
                self._look_at(game, Example(block, rotation, tuple(game.scores)))
        for name, share in trials:
            self.trials.setdefault(name, Sums()).add([share])
        if luck is not None:
            self.luck.add(luck)
        for name, shares in unlike.items():
            self.unlike.setdefault(name, Sums()).add(shares)
        for name, value in course.items():
            self.course.setdefault(name, Sums()).add([value])
        self.options.add(options)

    def _look_at(self, game: BlockGame, example: Example) -> None:
        """One game that no program has spoilt."""
        self.odd.add(game, example)
        for histogram, value in zip(self.histograms.values(), game.values or (), strict=False):
            histogram.add(value, example)

    def join(self, other: "RuleSetTally") -> None:
        """Another shard's."""
        self.games += other.games
        self.finished += other.finished
        self.failed += other.failed
        self.seconds += other.seconds
        _join(self.measures, other.measures)
        for name, histogram in self.histograms.items():
            histogram.join(other.histograms[name])
        self.odd.join(other.odd)
        for mine, theirs in (
            (self.trials, other.trials),
            (self.unlike, other.unlike),
            (self.course, other.course),
        ):
            for name, sums in theirs.items():
                mine.setdefault(name, Sums()).join(sums)
        self.luck.join(other.luck)
        self.options.add(other.options.counts)

    def written(self) -> dict[str, Any]:
        """As a part of a study holds it."""
        return {
            "games": self.games,
            "finished": self.finished,
            "failed": self.failed,
            "seconds": self.seconds,
            "measures": _written(self.measures),
            "histograms": {name: one.written() for name, one in self.histograms.items()},
            "odd": self.odd.written(),
            "trials": _written(self.trials),
            "luck": self.luck.written(),
            "unlike": _written(self.unlike),
            "course": _written(self.course),
            "options": self.options.counts,
        }

    @classmethod
    def read(cls, held: "WrittenRuleSet", study: Study, blocks: int, played: Played) -> "RuleSetTally":
        """From what `written` gave; ValueError where at most so many counted `blocks` of what was `played` can't have
        come to that, under a rule set of the study."""
        measures, seats = game_measures(study.game), len(study.players)
        tally = cls(measures)
        tally.games, tally.finished, tally.failed, tally.seconds = held.games, held.finished, held.failed, held.seconds
        _must(tally.games <= blocks * seats and tally.games % seats == 0 and tally.unfinished >= 0)
        tally.measures = _read_measures(held.measures, measures, tally.finished)
        _must(held.histograms.keys() == measures.keys())
        for name, one in measures.items():
            tally.histograms[name] = Histogram.read(held.histograms[name], one.kind, tally.finished, played)
        tally.odd = OddGames.read(held.odd, tally.unfinished, tally.finished, played)
        tried = {TOGETHER, *[trial.name for trial in (*trials(study), *probes(study))]}
        tally.trials = _read_some(held.trials, tried, blocks)
        tally.luck = LuckSums.read(held.luck, study.players)
        alike = {str(player) for player in alike_players(study.players)}
        tally.unlike = _read_some(held.unlike, {*alike, WEAK_HAND}, tally.games)
        tally.course = _read_some(held.course, set(COURSE_NUMBERS), blocks)
        _must(held.options.keys() <= set(tags(study.of.moves)))
        _must(all(chosen <= offered for offered, chosen in held.options.values()))
        tally.options.add(held.options)
        return tally


class DifferenceTally:
    """One rule set's games beside the base's: pairs of the same block and rotation."""

    def __init__(self, measures: Iterable[str] = MEASURES) -> None:
        """`measures` are the names of what each finished game has."""
        self.pairs = 0
        self.differ = 0
        self.winners_differ = 0
        self.cases: list[Case] = []
        """Games that went otherwise, those first in which it mattered most: MOST_CASES of them."""
        self.looked = 0
        """So many pairs that differ were looked into:"""
        self.chosen = 0
        """in so many a player chose otherwise, before the rules had done anything else."""
        self.measures = {name: Sums() for name in measures}
        """What each measure is more by, under this rule set."""
        self.more = {name: Sums() for name in self.measures}
        """The part of it that lies above zero,"""
        self.less = {name: Sums() for name in self.measures}
        """and the part below, turned round."""

    def add(
        self, base: Sequence[BlockGame], games: Sequence[BlockGame], pairs: Sequence[Pair | None], block: int
    ) -> None:
        """One block's."""
        differences: list[list[float]] = []
        cases: list[Case] = []
        for rotation, (mine, theirs, pair) in enumerate(zip(base, games, pairs, strict=True)):
            if pair is None or mine.values is None or theirs.values is None:
                continue
            self.pairs += 1
            self.differ += pair.differ
            self.winners_differ += pair.winners_differ
            if pair.chosen is not None:
                self.looked += 1
                self.chosen += pair.chosen
            if pair.differ:
                cases.append(Case(swing(mine.scores, theirs.scores), block, rotation, mine.scores, theirs.scores))
            differences.append([to - of for of, to in zip(mine.values, theirs.values, strict=True)])
        self._keep(cases)
        for name, values in zip(self.measures, zip(*differences, strict=True), strict=False):
            self.measures[name].add(values)
            self.more[name].add([max(value, 0.0) for value in values])
            self.less[name].add([max(-value, 0.0) for value in values])

    def join(self, other: "DifferenceTally") -> None:
        """Another shard's."""
        for key in _COUNTS:
            setattr(self, key, getattr(self, key) + getattr(other, key))
        self._keep(other.cases)
        for key in _PARTS:
            _join(getattr(self, key), getattr(other, key))

    def _keep(self, cases: Sequence[Case]) -> None:
        """More games that went otherwise."""
        if cases:
            found = sorted([*self.cases, *cases], key=lambda case: (-case.swing, case.block, case.rotation))
            self.cases = found[:MOST_CASES]

    def written(self) -> dict[str, Any]:
        """As a part of a study holds it."""
        held: dict[str, Any] = {key: getattr(self, key) for key in _COUNTS}
        for key in _PARTS:
            held[key] = _written(getattr(self, key))
        held["cases"] = [[*case[:3], list(case.base), list(case.other)] for case in self.cases]
        return held

    @classmethod
    def read(cls, held: "WrittenDifference", study: Study, games: int, played: Played) -> "DifferenceTally":
        """From what `written` gave; ValueError where so many `games` under another rule set of the study than the base
        can't have come to that."""
        measures = game_measures(study.game)
        tally = cls(measures)
        for key in _COUNTS:
            setattr(tally, key, getattr(held, key))
        _must(
            games >= tally.pairs >= tally.differ >= max(tally.winners_differ, tally.looked)
            and tally.looked >= tally.chosen
        )
        tally.measures = _read_measures(held.measures, measures, tally.pairs)
        tally.more = _read_measures(held.more, measures, tally.pairs, negative=False)
        tally.less = _read_measures(held.less, measures, tally.pairs, negative=False)
        tally.cases = held.cases
        _must(len(tally.cases) <= tally.differ)
        _must(all(played.has(one.block, one.rotation, one.base, one.other) for one in tally.cases))
        return tally


_COUNTS = ("pairs", "differ", "winners_differ", "looked", "chosen")
_PARTS = ("measures", "more", "less")


class StudyTally:
    """All of a study's games so far."""

    def __init__(self, rule_sets: int, measures: Measured = MEASURES, pairing: bool = False) -> None:
        """`pairing` counts rule sets that catch up: the base's games are counted already, and so are their blocks."""
        self._pairing = pairing
        self._measures: Measured = {name: _Kind(measure.kind) for name, measure in measures.items()}
        self.blocks = 0
        self.faults: list[tuple[int, str]] = []
        """What programs did wrong, game by game, each with its block."""
        self.rule_sets = [RuleSetTally(measures) for _ in range(rule_sets)]
        self.differences = [DifferenceTally(measures) for _ in range(rule_sets - 1)]
        """By rule set after the base."""

    @property
    def games(self) -> int:
        """How many games are counted, over all rule sets."""
        return sum([each.games for each in self.rule_sets])

    @property
    def seconds(self) -> float:
        """What all games took, trials aside, added up over all processes."""
        return sum([each.seconds for each in self.rule_sets])

    @property
    def cases(self) -> list[list[Case]]:
        """Games that went otherwise, by rule set after the base."""
        return [list(each.cases) for each in self.differences]

    @property
    def problems(self) -> list[str]:
        """What programs did wrong, in the order of the blocks."""
        return [what for _, what in self.faults]

    @property
    def failed(self) -> int:
        """How many of them a program spoilt."""
        return sum([each.failed for each in self.rule_sets])

    @property
    def level(self) -> bool:
        """Whether all rule sets have played the same blocks."""
        return len({each.games for each in self.rule_sets}) < 2

    def add(self, block: Block) -> None:
        """Counts one block."""
        first = int(self._pairing)
        self.blocks += 1 - first
        self.faults += [(block.block, game.fault.what) for row in block.games[first:] for game in row if game.fault]
        for number, each in enumerate(self.rule_sets[first:], first):
            each.add(
                block.block,
                block.games[number],
                block.seconds[number],
                block.trials[number],
                block.luck[number],
                block.unlike[number],
                block.course[number],
                block.options[number],
            )
        for difference, games, pairs in zip(self.differences, block.games[1:], block.pairs, strict=True):
            if games:
                difference.add(block.games[0], games, pairs, block.block)

    def give_up(self, left: int, why: str) -> None:
        """So many blocks are not played, because a program fails them all."""
        self.faults.append((self.blocks, why))

    def join(self, other: "StudyTally") -> None:
        """Another shard's."""
        self.blocks += other.blocks
        self.faults = sorted(self.faults + other.faults, key=lambda fault: fault[0])
        for mine, theirs in zip(self.rule_sets, other.rule_sets, strict=True):
            mine.join(theirs)
        for ours, others in zip(self.differences, other.differences, strict=True):
            ours.join(others)

    def and_(self, other: "StudyTally") -> "StudyTally":
        """This one with another's games, as a new one."""
        both = StudyTally(len(self.rule_sets), self._measures)
        both.join(self)
        both.join(other)
        return both

    def only(self, rule_sets: Sequence[int | None]) -> "StudyTally":
        """What was counted of some rule sets, by number, the base first: as if no others had been played, since no game
        depends on them. None stands for one of which nothing was. What programs did wrong stays as it is."""
        some = StudyTally(len(rule_sets), self._measures)
        some.blocks, some.faults = self.blocks, list(self.faults)
        for mine, number in zip(some.rule_sets, rule_sets, strict=True):
            if number is not None:
                mine.join(self.rule_sets[number])
        for ours, number in zip(some.differences, rule_sets[1:], strict=True):
            if number is not None:
                ours.join(self.differences[number - 1])
        return some

    def written(self) -> dict[str, Any]:
        """As a part of a study holds it."""
        return {
            "blocks": self.blocks,
            "faults": self.faults,
            "rule_sets": [each.written() for each in self.rule_sets],
            "differences": [each.written() for each in self.differences],
        }

    @classmethod
    def read(cls, held: "WrittenTally", study: Study, blocks: int) -> "StudyTally":
        """From what `written` gave; ValueError where a study of so many blocks can't have come to that."""
        tally = cls(len(study.rule_sets), game_measures(study.game))
        tally.blocks, tally.faults = held.blocks, held.faults
        played = Played(blocks, len(study.players))
        _must(held.blocks <= blocks)
        _must((len(held.rule_sets), len(held.differences)) == (len(tally.rule_sets), len(tally.differences)))
        tally.rule_sets = [RuleSetTally.read(each, study, held.blocks, played) for each in held.rule_sets]
        _must(tally.rule_sets[0].games == held.blocks * played.seats)  # the base never drops out
        tally.differences = [
            DifferenceTally.read(each, study, counted.finished, played)
            for each, counted in zip(held.differences, tally.rule_sets[1:], strict=True)
        ]
        return tally


class Again(NamedTuple):
    """One rule set of a study, played again with other deals than those by which it was chosen: these games alone tell
    how good the best of many is, since it was chosen in part for its luck."""

    number: int
    """Which rule set of the study."""
    tally: StudyTally
    """It counts that one alone."""

    def written(self) -> dict[str, Any]:
        """As a part of a study holds it."""
        return {"rule_set": self.number, "tally": self.tally.written()}

    @classmethod
    def read(cls, held: "WrittenAgain", study: Study, blocks: int) -> "Again":
        """From what `written` gave; ValueError where a study of so many blocks can't have come to that."""
        _must(held.rule_set < len(study.rule_sets))
        alone = study._replace(rule_sets=(study.rule_sets[held.rule_set],))
        return cls(held.rule_set, StudyTally.read(held.tally, alone, blocks))


# --- as a part of a study holds it -----------------------------------------------------------------------------------


class WrittenRuleSet(Struct):
    """A rule set's games, as `RuleSetTally` has them."""

    games: Count
    finished: Count
    failed: Count
    seconds: Annotated[float, Meta(ge=0.0, le=1e12)]
    measures: dict[str, WrittenSums]
    histograms: dict[str, WrittenHistogram]
    odd: WrittenOddGames
    trials: dict[str, WrittenSums]
    luck: WrittenLuck
    unlike: dict[str, WrittenSums]
    course: dict[str, WrittenSums]
    options: dict[str, tuple[Count, Count]]


class WrittenDifference(Struct):
    """Its pairs beside the base, as `DifferenceTally` has them."""

    pairs: Count
    differ: Count
    winners_differ: Count
    looked: Count
    chosen: Count
    measures: dict[str, WrittenSums]
    more: dict[str, WrittenSums]
    less: dict[str, WrittenSums]
    cases: Annotated[list[Case], Meta(max_length=MOST_CASES)]


class WrittenTally(Struct):
    """All of it, as `StudyTally` has it."""

    blocks: Count
    faults: list[tuple[Count, str]]
    rule_sets: list[WrittenRuleSet]
    differences: list[WrittenDifference]


class WrittenAgain(Struct):
    """What was played again, as `Again` has it."""

    rule_set: Count
    tally: WrittenTally


def _must(possible: bool) -> None:
    if not possible:
        raise ValueError("not a tally")


def _read_measures(
    held: Mapping[str, WrittenSums], measures: Measured, games: int, negative: bool = True
) -> dict[str, Sums]:
    """The sums of all measures, each of so many games. Rates are not farther than 1 from 0."""
    _must(held.keys() == measures.keys())
    found = {}
    for name, measure in measures.items():
        most = LARGEST if measure.kind is Kind.AMOUNT else 1
        found[name] = Sums.read(held[name], -most if negative else 0, most)
        _must(found[name].games == games)
    return found


def _read_some(held: Mapping[str, WrittenSums], names: Set[str], games: int) -> dict[str, Sums]:
    """The sums of parts from 0 to 1, each of at most so many games, by some of these names."""
    found = {name: Sums.read(each, 0, 1) for name, each in held.items()}
    _must(found.keys() <= names and all(each.games <= games for each in found.values()))
    return found


def _join(mine: Mapping[str, Sums], theirs: Mapping[str, Sums]) -> None:
    for name, sums in mine.items():
        sums.join(theirs[name])


def _written(sums: Mapping[str, Sums]) -> dict[str, list[int]]:
    return {name: one.written() for name, one in sums.items()}
