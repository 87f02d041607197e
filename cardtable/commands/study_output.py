"""Output of studies for the terminal, as JSON and as tables (`--csv`, `--parquet`), and the forecast during play.

Tables of games are written as the games are counted.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from cardtable.commands import about
from cardtable.commands.common import Progress, aligned, fresh_folder, told_problems
from cardtable.disk import remove_file
from cardtable.language import as_number, filled, in_sequence, listed, translate
from cardtable.library.csv_and_parquet import CsvTable, ParquetTable
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.claims import ClaimAnswer
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import Findings, RuleSetFindings, forecast, growth
from cardtable.playtest.findings_text import (
    answer_sentences,
    choice_sentences,
    differences_told,
    fit_words,
    forecast_words,
    headline,
    intervals_sentence,
    not_offered,
    pairs_sentence,
    shown_cells,
    verdict_words,
)
from cardtable.playtest.ranking import Ranked, aims
from cardtable.playtest.rule_effects import one_at_a_time
from cardtable.playtest.study import RuleSet, Study
from cardtable.playtest.study_part import Part
from cardtable.playtest.study_rows import (
    BARS,
    DECISIONS,
    FINDINGS,
    SEATS,
    TEXTS,
    TRIALS,
    WHOLE,
    bar_rows,
    decision_rows,
    finding_rows,
    game_columns,
    game_rows,
    seat_rows,
    trial_rows,
)
from cardtable.playtest.study_tally import RuleSetTally, StudyTally
from cardtable.playtest.sweep_text import SweepWords
from cardtable.wording import in_words, worded

_FORESEEN = 2.0  # seconds of play before a forecast is made
_BLOCKS = 4  # minimum number of blocks for a forecast: much of the first one is loading time


class Outlook:
    """Prints a forecast once in a comparison with a time limit."""

    def __init__(self, plan: StudyPlan, progress: Progress) -> None:
        self._plan = plan
        self._progress = progress
        self._due = len(plan.study.rule_sets) > 1 and plan.seconds is not None

    def tell(self, tally: StudyTally, seconds: float) -> None:
        """Print the forecast if it is due; to be called now and then."""
        if not self._due or seconds < _FORESEEN or tally.blocks < _BLOCKS:
            return
        plan, found = self._plan, tally.differences[0]
        whole = plan.seconds or seconds
        grows = growth(tally.blocks, seconds, whole, tally.seconds, plan.jobs, len(plan.players))
        grows = min(grows, plan.pieces / tally.blocks)
        ahead = forecast(tally.blocks, found.pairs, found.winners_differ, grows)
        if ahead:
            self._due = False
            self._progress.say(forecast_words(ahead))


_GAMES: Final = "games"
_SEATS: Final = "seats"
_DECISIONS: Final = "decisions"
_FINDINGS: Final = "measures"
_TRIALS: Final = "trials"
_BARS: Final = "distributions"
_ALL: Final = (_GAMES, _SEATS, _DECISIONS, _FINDINGS, _TRIALS, _BARS)


class TableWriter(Protocol):
    """Table that is written row by row. OSError, with the name of the file, if it can't be written."""

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Add rows."""

    def close(self) -> None:
        """Write the remaining rows and close the file."""


class Sort(NamedTuple):
    """Format of table files."""

    suffix: str
    begin: Callable[[Path, Sequence[str]], TableWriter]
    """Creates a table in a file, with these headings."""

    def file(self, folder: Path, name: str) -> Path:
        """Return the file for a table of this name."""
        return folder / f"{name}{self.suffix}"


CSV: Final = Sort(".csv", CsvTable)
PARQUET: Final = Sort(".parquet", lambda to, headings: ParquetTable(to, headings, TEXTS, WHOLE))


def tables_folder(sort: Sort, path: Path) -> Path:
    """Return a folder for tables, created if necessary.

    BadInput if it can't be written to or contains such tables.
    """
    return fresh_folder(path, {sort.file(path, name).name for name in _ALL}.__contains__, "tables")


def write_findings(sort: Sort, folder: Path, study: Study, found: Findings) -> None:
    """Write the tables of measures, of trials and of distributions.

    BadInput if one can't be written, in which case nothing is left of it.
    """
    for name, columns, rows in (
        (_FINDINGS, FINDINGS, finding_rows(study, found)),
        (_TRIALS, TRIALS, trial_rows(study, found)),
        (_BARS, BARS, bar_rows(study, found)),
    ):
        path = sort.file(folder, name)
        with about(path):
            table = sort.begin(path, columns)
            try:
                table.add(rows)
                table.close()
            except OSError:
                remove_file(path)
                raise


class GameTables:
    """Tables of games, seats and decisions, written block by block; must be closed.

    OSError, with the name of the file, if they can't be written, in which case nothing is left of them.
    """

    def __init__(self, sort: Sort, folder: Path, plan: StudyPlan) -> None:
        self._plan = plan
        columns = {_GAMES: game_columns(plan.study.game), _SEATS: SEATS, _DECISIONS: DECISIONS}
        self._tables: dict[Path, TableWriter] = {}
        for name, headings in columns.items():
            path = sort.file(folder, name)
            try:
                self._tables[path] = sort.begin(path, headings)
            except OSError:
                self.drop()
                raise

    def add(self, block: Block) -> None:
        """Add the rows of a block."""
        told = [rows(self._plan, block) for rows in (game_rows, seat_rows, decision_rows)]
        try:
            for table, rows in zip(self._tables.values(), told, strict=True):
                table.add(rows)
        except OSError:
            self.drop()
            raise

    def close(self) -> None:
        """Write the remaining rows and close the files."""
        try:
            for table in self._tables.values():
                table.close()
        except OSError:
            self.drop()
            raise

    def drop(self) -> None:
        """Delete the tables."""
        for path, table in self._tables.items():
            with suppress(OSError):
                table.close()
            remove_file(path)


def study_summary(part: Part, found: Findings) -> dict[str, Any]:
    """Return the findings of a study for JSON."""
    asked, tally = part.study, part.tally
    return {
        "game": asked.game,
        "seats": list(asked.players),
        "seed": asked.seed,
        "command": part.command,
        "blocks": tally.blocks,
        "rule_sets": [
            _rule_set_summary(*each) for each in zip(asked.rule_sets, tally.rule_sets, found.rule_sets, strict=True)
        ],
        "differences": [
            {
                "from": asked.rule_sets[0].name,
                "to": each.name,
                "pairs": one.pairs,
                "differ": one.differ,
                "winners_differ": one.winners_differ,
                "measures": {
                    name: {"mean": measured.mean, **_ends(measured)} for name, measured in one.measures.items()
                },
            }
            for each, one in zip(asked.rule_sets[1:], found.differences, strict=True)
        ],
        "bots": [
            {"rule_set": each.name, "fit": one.fitness.fit, "why": one.fitness.why}
            for each, one in zip(asked.rule_sets, found.rule_sets, strict=True)
        ],
        "claim": _claimed(found.answer) if found.answer else None,
        "problems": told_problems(tally.problems),
    }


def _rule_set_summary(asked: RuleSet, counted: RuleSetTally, known: RuleSetFindings) -> dict[str, Any]:
    return {
        "name": asked.name,
        "rules": asked.rules.changed(),
        "games": counted.games,
        "unfinished": counted.unfinished,
        "failed": counted.failed,
        "seconds": round(counted.seconds, 3),
        "measures": {name: {**_numbers(one), "certain": one.certain} for name, one in known.measures.items()},
        "distributions": {
            name: [{"from": bar.low, "to": bar.high, "games": bar.games} for bar in bars]
            for name, bars in known.bars.items()
        },
        "odd": {
            "unfinished": known.odd.unfinished,
            "all_share": known.odd.all_share,
            "most_moves": known.odd.moves,
        },
        "options": [one._asdict() for one in known.options],
        "trials": {name: _numbers(one) for name, one in known.trials.items()},
        "mix": known.mix,
        "goals": [{"measure": one.goal.measure, "verdict": one.verdict, "why": one.why} for one in known.verdicts],
    }


def _claimed(answer: ClaimAnswer) -> dict[str, Any]:
    """Return a claim with its verdict for JSON, without open ends of ranges."""
    return {
        "says": answer.claim.says,
        "verdict": answer.verdict,
        "shown_by": [
            {key: value for key, value in one.evidence._asdict().items() if value not in ("", inf, -inf)}
            | {"mean": one.found.mean, **_ends(one.found), "verdict": one.verdict}
            for one in answer.shown_by
        ],
    }


_TOLD: Final = 6
"""Number of rule sets up to which a sweep prints all findings; beyond, it prints only the ranking."""


def study_lines(part: Part, found: Findings, sweep: SweepWords | None) -> list[str]:
    """Return the findings of a study as lines for a terminal."""
    asked, tally = part.study, part.tally
    all_told = len(asked.rule_sets) <= _TOLD or not sweep
    base = tally.rule_sets[0]
    text = translate("terminal", "{game} for {players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}")
    if any(each.games < base.games for each in tally.rule_sets):
        text = translate(
            "terminal", "{game} for {players}. Games per rule set: up to {games}. Blocks: {blocks}. Seed: {seed}"
        )
    first = filled(
        text,
        game=asked.of.title,
        players=listed(asked.players),
        games=as_number(base.games),
        blocks=as_number(tally.blocks),
        seed=asked.seed,
    )
    lines = [first]
    if found.answer:
        lines += ["", *answer_sentences(asked, found.answer)]
    if sweep:
        lines += sweep_lines(sweep, asked, tally, found)
    for number in range(len(found.rule_sets) if all_told else 0):
        lines += _rule_set_lines(asked, found, number)
    if not all_told:
        text = translate("terminal", "To see all measures of these {count} rule sets, use --report, --csv or --json.")
        lines += ["", filled(text, count=len(asked.rule_sets))]
    counts = [(each.unfinished, each.failed) for each in tally.rule_sets]
    if not all_told:
        counts = [(sum(unfinished for unfinished, _ in counts), sum(failed for _, failed in counts))]
    text = translate("terminal", "{unfinished} unfinished, {failed} failed")
    counted = [
        filled(text, unfinished=as_number(unfinished), failed=as_number(failed)) for unfinished, failed in counts
    ]
    lines += ["", f"{'; '.join(counted)}"]
    if part.offered:
        return [*lines, f"{intervals_sentence()} {translate('terminal', 'Run again with:')}", f"  {part.offered}"]
    return [*lines, in_sequence([intervals_sentence(), not_offered()])]


def _rule_set_lines(asked: Study, found: Findings, number: int) -> list[str]:
    one = found.rule_sets[number]
    lines = ["", headline(asked, number)]
    if number:
        differences = found.differences[number - 1]
        lines += [f"  {sentence}" for sentence in differences_told(asked.game, differences)]
        lines.append(f"  {pairs_sentence(differences)}")
    fit = translate("terminal", "Players: {fit}. {why}")
    lines.append(f"  {filled(fit, fit=fit_words(one.fitness.fit), why=one.fitness.why)}")
    goal = translate("terminal", "Goal {measure}: {verdict}. {why}")
    lines += [
        f"  {filled(goal, measure=each.goal.measure, verdict=verdict_words(each.verdict), why=each.why)}"
        for each in one.verdicts
    ]
    lines += [f"  {sentence}" for sentence in choice_sentences(one)]
    return [*lines, "", *_table(found, number)]


def _table(found: Findings, number: int) -> list[str]:
    bounds = translate("terminal", "95%")
    heads = (translate("terminal", "measure"), translate("terminal", "mean"), bounds)
    rows = [(*heads, translate("terminal", "difference"), bounds) if number else heads]
    for name, one in found.rule_sets[number].measures.items():
        row = (name, *shown_cells(name, one, False))
        if number:
            rows.append((*row, *shown_cells(name, found.differences[number - 1].measures[name], True)))
        else:
            rows.append(row)
    return [f"  {line}" for line in aligned(rows)]


_RANKED: Final = 10
"""Maximum number of ranks printed; JSON has all of them."""
_AIMS: Final = 2
"""Maximum number of measures in the table of single rules."""


def sweep_summary(sweep: SweepWords, study: Study) -> dict[str, Any]:
    """Return a sweep for JSON."""
    names = [each.name for each in study.rule_sets]
    held: dict[str, Any] = {
        "ranking": [
            {
                "rule_set": names[place.number],
                "goals_met": place.proven,
                "distance": place.distance if isfinite(place.distance) else None,
                "rules_changed": place.changed,
                "dropped_after": place.dropped,
            }
            for place in sweep.places
        ]
    }
    if sweep.confirmed:
        measures = sweep.confirmed.found.measures
        held["confirmed"] = {
            "rule_set": names[sweep.confirmed.number],
            "games": sweep.confirmed.games,
            "measures": {name: _numbers(one) for name, one in measures.items()},
            "goals": [{"measure": one.goal.measure, "verdict": one.verdict} for one in sweep.confirmed.found.verdicts],
        }
    return held


def sweep_lines(sweep: SweepWords, study: Study, tally: StudyTally, found: Findings) -> list[str]:
    """Return a sweep as lines for a terminal; none if it has too few rule sets or no finished games."""
    told = sweep.told(study, found)
    if told is None:
        return []
    lines = ["", *told.all, "", *_ranking(sweep.places, study, tally)]
    alone = _alone(study, found, aims(study)[:_AIMS])
    if alone:
        lines += [
            "",
            translate("terminal", "One rule at a time, and how many of 100 paired games it changed:"),
            *alone,
        ]
    for blocks in sorted({place.dropped for place in sweep.places if place.dropped is not None}):
        names = [study.rule_sets[place.number].name for place in sweep.places if place.dropped == blocks]
        text = translate("terminal", "Eliminated after {games} games: {names}")
        lines += ["", filled(text, games=as_number(blocks * len(study.players)), names="; ".join(names))]
    return lines


def _ranking(places: Sequence[Ranked], study: Study, tally: StudyTally) -> list[str]:
    rows = [
        (
            translate("terminal", "rank"),
            translate("terminal", "rule set"),
            translate("terminal", "goals met"),
            translate("terminal", "distance"),
            translate("terminal", "rules changed"),
            translate("terminal", "games"),
        )
    ]
    of_goals = translate("terminal", "{count} of {goals}")
    rows += [
        (
            str(rank),
            study.rule_sets[place.number].name,
            filled(of_goals, count=place.proven, goals=len(study.goals)),
            as_number(place.distance, 2) if isfinite(place.distance) else "-",
            str(place.changed),
            as_number(tally.rule_sets[place.number].games),
        )
        for rank, place in enumerate(places[:_RANKED], 1)
    ]
    lines = aligned(rows, left=2)
    if len(places) > _RANKED:
        lines.append(f"  {in_words(worded('and %n more rule set(s)', n=len(places) - _RANKED))}")
    return lines


def _alone(study: Study, found: Findings, measures: Sequence[str]) -> list[str]:
    heads = [head for name in measures for head in (name, translate("terminal", "95%"))]
    rows: list[tuple[str, ...]] = [
        (translate("terminal", "rule"), translate("terminal", "games changed, in 100"), *heads)
    ]
    rows.append((study.rule_sets[0].name, "", *_cells(found, 0, measures)))
    for rule in one_at_a_time(study, found):
        for tried in rule.tried:
            share = "-" if tried.otherwise is None else f"{100 * tried.otherwise:.0f}"
            rows.append((study.rule_sets[tried.number].name, share, *_cells(found, tried.number, measures)))
    return aligned(rows) if len(rows) > 2 else []


def _cells(found: Findings, number: int, measures: Sequence[str]) -> list[str]:
    known = found.rule_sets[number].measures
    return [cell for name in measures for cell in shown_cells(name, known.get(name, NOTHING_KNOWN))]


def _numbers(found: Finding) -> dict[str, float | int | None]:
    return {"n": found.games, "mean": found.mean, **_ends(found)}


def _ends(found: Finding) -> dict[str, float | None]:
    low, high = found.bounds or (None, None)
    return {"low": low, "high": high}
