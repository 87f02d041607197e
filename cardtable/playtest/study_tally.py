"""Tallies of a study: sums over its blocks, whose size does not depend on the number of games."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Annotated, Any, NamedTuple, Protocol

from msgspec import Meta, Struct

from cardtable.engine.lines import tags
from cardtable.playtest.block import Block, BlockGame, Options, Pair
from cardtable.playtest.deal_luck import BlockLuck, LuckSums, WrittenLuck
from cardtable.playtest.estimates import LARGEST, Count, Score, Sums, WrittenSums
from cardtable.playtest.histogram import Example, Histogram, OddGames, StudyExtent, WrittenHistogram, WrittenOddGames
from cardtable.playtest.measures import MEASURES, MeasureKind, game_measures
from cardtable.playtest.study import Study
from cardtable.playtest.suspense import COURSE_NUMBERS
from cardtable.playtest.trials import TOGETHER, WEAK_HAND, alike_players, probes, trials

MOST_CASES = 40
"""Number of games kept as cases."""


class Case(NamedTuple):
    """A game that went differently under the base and another rule set."""

    swing: Count
    """Largest change, over all seats, in the lead over the best other seat (see `leads`)."""
    block: Count
    rotation: Count
    base: Sequence[Score]
    """Final scores by seat under the base."""
    other: Sequence[Score]
    """Final scores by seat under the other rule set."""


def swing(base: Sequence[int], other: Sequence[int]) -> int:
    """Return the `Case.swing` of two final scores of the same game."""
    return max(abs(one - two) for one, two in zip(leads(base), leads(other), strict=True))


def leads(scores: Sequence[int]) -> list[int]:
    """Return by seat the lead over the best other seat; negative if behind."""
    return [score - max([*scores[:seat], *scores[seat + 1 :]]) for seat, score in enumerate(scores)]


class OfKind(Protocol):
    """The kind of a measure, which is all that counting needs to know of it."""

    @property
    def kind(self) -> MeasureKind:
        """Kind of number that it is."""


Measured = Mapping[str, OfKind]
"""Measures of a finished game by name, in the order of the game's values."""


class _Kind(NamedTuple):
    """Kind of a measure, without its functions, which can't be pickled when a tally goes to another process."""

    kind: MeasureKind


class RuleSetTally:
    """Tally of the games under one rule set."""

    def __init__(self, measures: Measured = MEASURES) -> None:
        self.games = 0
        self.finished = 0
        self.failed = 0
        self.seconds = 0.0
        """Seconds spent on the games."""
        self.measures = {name: Sums() for name in measures}
        self.histograms = {name: Histogram(measure.kind) for name, measure in measures.items()}
        """Distribution of each measure."""
        self.odd = OddGames()
        self.trials: dict[str, Sums] = {}
        """By name of the trial: the tested player's share of the win."""
        self.luck = LuckSums()
        self.unlike: dict[str, Sums] = {}
        """Shares of the win of players who are not all alike, by the names of `unlike_shares`."""
        self.course: dict[str, Sums] = {}
        """Measures of how games ran, for the games that were analysed: see `suspense`."""
        self.options = Options()

    @property
    def unfinished(self) -> int:
        """Number of games that reached the limit of moves."""
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
        """Count the games of one block."""
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
        """Count a game that no program has spoilt."""
        self.odd.add(game, example)
        for histogram, value in zip(self.histograms.values(), game.values or (), strict=False):
            histogram.add(value, example)

    def join(self, other: "RuleSetTally") -> None:
        """Add the tally of another shard."""
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
        """Return the tally as a part of a study holds it."""
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
    def read(cls, held: "WrittenRuleSet", study: Study, blocks: int, played: StudyExtent) -> "RuleSetTally":
        """Read what `written` returned, of a rule set of the study.

        ValueError if no games of at most `blocks` blocks, out of those `played`, can add up to it.
        """
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
    """Comparison of the games under a rule set with the base's, paired by block and rotation."""

    def __init__(self, measures: Iterable[str] = MEASURES) -> None:
        """`measures` are the names of the values that each finished game has."""
        self.pairs = 0
        self.differ = 0
        self.winners_differ = 0
        self.cases: list[Case] = []
        """The MOST_CASES games that went differently with the largest swing, the largest first."""
        self.looked = 0
        """Number of differing pairs whose first difference was examined."""
        self.chosen = 0
        """Number of examined pairs whose first difference was a player's choice, not an effect of the rules."""
        self.measures = {name: Sums() for name in measures}
        """Increase of each measure from the base to this rule set."""
        self.more = {name: Sums() for name in self.measures}
        """Increase of each measure, counting a decrease as 0."""
        self.less = {name: Sums() for name in self.measures}
        """Decrease of each measure, counting an increase as 0."""

    def add(
        self, base: Sequence[BlockGame], games: Sequence[BlockGame], pairs: Sequence[Pair | None], block: int
    ) -> None:
        """Count the pairs of one block."""
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
        """Add the tally of another shard."""
        for key in _COUNTS:
            setattr(self, key, getattr(self, key) + getattr(other, key))
        self._keep(other.cases)
        for key in _PARTS:
            _join(getattr(self, key), getattr(other, key))

    def _keep(self, cases: Sequence[Case]) -> None:
        """Add cases, and keep the MOST_CASES with the largest swing."""
        if cases:
            found = sorted([*self.cases, *cases], key=lambda case: (-case.swing, case.block, case.rotation))
            self.cases = found[:MOST_CASES]

    def written(self) -> dict[str, Any]:
        """Return the tally as a part of a study holds it."""
        held: dict[str, Any] = {key: getattr(self, key) for key in _COUNTS}
        for key in _PARTS:
            held[key] = _written(getattr(self, key))
        held["cases"] = [[*case[:3], list(case.base), list(case.other)] for case in self.cases]
        return held

    @classmethod
    def read(cls, held: "WrittenDifference", study: Study, games: int, played: StudyExtent) -> "DifferenceTally":
        """Read what `written` returned, of a rule set of the study other than the base.

        ValueError if `games` finished games can't add up to it.
        """
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
    """Tally of all games that a study has played so far."""

    def __init__(self, rule_sets: int, measures: Measured = MEASURES, pairing: bool = False) -> None:
        """With `pairing`, counts rule sets that catch up with a base whose games and blocks are counted already."""
        self._pairing = pairing
        self._measures: Measured = {name: _Kind(measure.kind) for name, measure in measures.items()}
        self.blocks = 0
        self.faults: list[tuple[int, str]] = []
        """Programs' faults, one for each spoilt game, with the number of the block."""
        self.rule_sets = [RuleSetTally(measures) for _ in range(rule_sets)]
        self.differences = [DifferenceTally(measures) for _ in range(rule_sets - 1)]
        """By rule set after the base."""

    @property
    def games(self) -> int:
        """Number of games under all rule sets."""
        return sum([each.games for each in self.rule_sets])

    @property
    def seconds(self) -> float:
        """Seconds spent on all games, without trials, added up over all processes."""
        return sum([each.seconds for each in self.rule_sets])

    @property
    def cases(self) -> list[list[Case]]:
        """Games that went differently, by rule set after the base."""
        return [list(each.cases) for each in self.differences]

    @property
    def problems(self) -> list[str]:
        """Descriptions of the programs' faults, in the order of the blocks."""
        return [what for _, what in self.faults]

    @property
    def failed(self) -> int:
        """Number of games that a program spoilt."""
        return sum([each.failed for each in self.rule_sets])

    @property
    def level(self) -> bool:
        """True if all rule sets have played the same blocks."""
        return len({each.games for each in self.rule_sets}) < 2

    def add(self, block: Block) -> None:
        """Count one block."""
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
        """Record the fault for which the remaining blocks are not played: a program fails all of them."""
        self.faults.append((self.blocks, why))

    def join(self, other: "StudyTally") -> None:
        """Add the tally of another shard."""
        self.blocks += other.blocks
        self.faults = sorted(self.faults + other.faults, key=lambda fault: fault[0])
        for mine, theirs in zip(self.rule_sets, other.rule_sets, strict=True):
            mine.join(theirs)
        for ours, others in zip(self.differences, other.differences, strict=True):
            ours.join(others)

    def merged(self, other: "StudyTally") -> "StudyTally":
        """Return a new tally of this one's and another's games."""
        both = StudyTally(len(self.rule_sets), self._measures)
        both.join(self)
        both.join(other)
        return both

    def only(self, rule_sets: Sequence[int | None]) -> "StudyTally":
        """Return a tally of some rule sets, given by number with the base first, as if no others had been played.

        That is possible since no game depends on other rule sets. None stands for a rule set with no games. Programs'
        faults are those of the whole study.
        """
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
        """Return the tally as a part of a study holds it."""
        return {
            "blocks": self.blocks,
            "faults": self.faults,
            "rule_sets": [each.written() for each in self.rule_sets],
            "differences": [each.written() for each in self.differences],
        }

    @classmethod
    def read(cls, held: "WrittenTally", study: Study, blocks: int) -> "StudyTally":
        """Read what `written` returned; ValueError if a study of `blocks` blocks can't add up to it."""
        tally = cls(len(study.rule_sets), game_measures(study.game))
        tally.blocks, tally.faults = held.blocks, held.faults
        played = StudyExtent(blocks, len(study.players))
        _must(held.blocks <= blocks)
        _must((len(held.rule_sets), len(held.differences)) == (len(tally.rule_sets), len(tally.differences)))
        tally.rule_sets = [RuleSetTally.read(each, study, held.blocks, played) for each in held.rule_sets]
        _must(tally.rule_sets[0].games == held.blocks * played.seats)  # the base never drops out
        tally.differences = [
            DifferenceTally.read(each, study, counted.finished, played)
            for each, counted in zip(held.differences, tally.rule_sets[1:], strict=True)
        ]
        return tally


class PlayedAgain(NamedTuple):
    """Games that a rule set of a study played again, with other deals than those by which it was chosen.

    Only these games give an unbiased result for the best of many rule sets, since luck had a part in the choice.
    """

    number: int
    """Number of the rule set in the study."""
    tally: StudyTally
    """Tally of this rule set alone."""

    def written(self) -> dict[str, Any]:
        """Return the games as a part of a study holds them."""
        return {"rule_set": self.number, "tally": self.tally.written()}

    @classmethod
    def read(cls, held: "WrittenAgain", study: Study, blocks: int) -> "PlayedAgain":
        """Read what `written` returned; ValueError if a study of `blocks` blocks can't add up to it."""
        _must(held.rule_set < len(study.rule_sets))
        alone = study._replace(rule_sets=(study.rule_sets[held.rule_set],))
        return cls(held.rule_set, StudyTally.read(held.tally, alone, blocks))


# --- the written forms ----------------------------------------------------------------------------------------------


class WrittenRuleSet(Struct):
    """Written form of a `RuleSetTally`."""

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
    """Written form of a `DifferenceTally`."""

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
    """Written form of a `StudyTally`."""

    blocks: Count
    faults: list[tuple[Count, str]]
    rule_sets: list[WrittenRuleSet]
    differences: list[WrittenDifference]


class WrittenAgain(Struct):
    """Written form of an `PlayedAgain`."""

    rule_set: Count
    tally: WrittenTally


def _must(possible: bool) -> None:
    if not possible:
        raise ValueError("not a tally")


def _read_measures(
    held: Mapping[str, WrittenSums], measures: Measured, games: int, negative: bool = True
) -> dict[str, Sums]:
    """Read the sums of all measures, each of exactly `games` games. Rates must lie within 1 of 0."""
    _must(held.keys() == measures.keys())
    found = {}
    for name, measure in measures.items():
        most = LARGEST if measure.kind is MeasureKind.AMOUNT else 1
        found[name] = Sums.read(held[name], -most if negative else 0, most)
        _must(found[name].games == games)
    return found


def _read_some(held: Mapping[str, WrittenSums], names: Set[str], games: int) -> dict[str, Sums]:
    """Read sums of values from 0 to 1, each of at most `games` games and with one of these names."""
    found = {name: Sums.read(each, 0, 1) for name, each in held.items()}
    _must(found.keys() <= names and all(each.games <= games for each in found.values()))
    return found


def _join(mine: Mapping[str, Sums], theirs: Mapping[str, Sums]) -> None:
    for name, sums in mine.items():
        sums.join(theirs[name])


def _written(sums: Mapping[str, Sums]) -> dict[str, list[int]]:
    return {name: one.written() for name, one in sums.items()}
