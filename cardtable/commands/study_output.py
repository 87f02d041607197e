"""Output of studies: tables in a folder (`--csv` and `--parquet`), forecasts, and a sweep for the terminal and as JSON.

Tables of games are written as the games are counted.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from cardtable.commands.common import Progress, aligned, fresh_folder
from cardtable.language import as_number, filled, translate
from cardtable.library.table_files import CsvTable, ParquetTable
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import Findings
from cardtable.playtest.findings_text import shown_cells
from cardtable.playtest.forecast import forecast, forecast_words, growth
from cardtable.playtest.ranking import Ranked, aims
from cardtable.playtest.rule_effects import one_at_a_time
from cardtable.playtest.study import Study
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
from cardtable.playtest.study_tally import StudyTally
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

    Complaint if it can't be written to or contains such tables.
    """
    return fresh_folder(path, {sort.file(path, name).name for name in _ALL}.__contains__, "tables")


def write_findings(sort: Sort, folder: Path, study: Study, found: Findings) -> None:
    """Write the tables of measures, of trials and of distributions.

    OSError if one can't be written, in which case nothing is left of it.
    """
    for name, columns, rows in (
        (_FINDINGS, FINDINGS, finding_rows(study, found)),
        (_TRIALS, TRIALS, trial_rows(study, found)),
        (_BARS, BARS, bar_rows(study, found)),
    ):
        path = sort.file(folder, name)
        table = sort.begin(path, columns)
        try:
            table.add(rows)
            table.close()
        except OSError:
            _remove(path)
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
            _remove(path)


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


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
    low, high = found.bounds or (None, None)
    return {"n": found.games, "mean": found.mean, "low": low, "high": high}
