"""`--csv` and `--parquet`: a study as tables in a folder, written as its games are counted."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from cardtable.commands.files import fresh_folder
from cardtable.commands.playing import Progress
from cardtable.library.csv_table import CsvTable
from cardtable.library.parquet_table import ParquetTable
from cardtable.playtest.block import Block
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import Findings
from cardtable.playtest.forecast import forecast, forecast_words, growth
from cardtable.playtest.rows import (
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
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally

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
