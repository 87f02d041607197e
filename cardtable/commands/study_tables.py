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

_FORESEEN = 2.0  # seconds of play from which it can be said what the end will bring
_BLOCKS = 4  # in the very first block much is only being loaded


class Outlook:
    """Of one comparison that goes by the clock."""

    def __init__(self, plan: StudyPlan, progress: Progress) -> None:
        self._plan = plan
        self._progress = progress
        self._due = len(plan.study.rule_sets) > 1 and plan.seconds is not None

    def tell(self, tally: StudyTally, seconds: float) -> None:
        """To be called now and then."""
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


class Table(Protocol):
    """A table that is written row by row. OSError, which names the file, where it can't be written."""

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Some rows more."""

    def close(self) -> None:
        """What is left is written."""


class Sort(NamedTuple):
    """How tables are written."""

    suffix: str
    begin: Callable[[Path, Sequence[str]], Table]
    """Begins one in a file, with these headings."""

    def file(self, folder: Path, name: str) -> Path:
        """Where a table of this name lies."""
        return folder / f"{name}{self.suffix}"


CSV: Final = Sort(".csv", CsvTable)
PARQUET: Final = Sort(".parquet", lambda to, headings: ParquetTable(to, headings, TEXTS, WHOLE))


def tables_folder(sort: Sort, path: Path) -> Path:
    """The folder, made if need be; Complaint where it can't be written to, or holds such tables already."""
    return fresh_folder(path, {sort.file(path, name).name for name in _ALL}.__contains__, "tables")


def write_findings(sort: Sort, folder: Path, study: Study, found: Findings) -> None:
    """The tables of measures, of trials, and of how measures are spread. OSError where one can't be written: nothing is
    left of it then."""
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
    """The tables of games, of their seats and of their decisions, which take block after block; to be closed. OSError,
    which names the file, where they can't be written: nothing is left of them then."""

    def __init__(self, sort: Sort, folder: Path, plan: StudyPlan) -> None:
        self._plan = plan
        columns = {_GAMES: game_columns(plan.study.game), _SEATS: SEATS, _DECISIONS: DECISIONS}
        self._tables: dict[Path, Table] = {}
        for name, headings in columns.items():
            path = sort.file(folder, name)
            try:
                self._tables[path] = sort.begin(path, headings)
            except OSError:
                self.drop()
                raise

    def add(self, block: Block) -> None:
        """Takes a block."""
        told = [rows(self._plan, block) for rows in (game_rows, seat_rows, decision_rows)]
        try:
            for table, rows in zip(self._tables.values(), told, strict=True):
                table.add(rows)
        except OSError:
            self.drop()
            raise

    def close(self) -> None:
        """Writes what is left."""
        try:
            for table in self._tables.values():
                table.close()
        except OSError:
            self.drop()
            raise

    def drop(self) -> None:
        """Leaves nothing of them."""
        for path, table in self._tables.items():
            with suppress(OSError):
                table.close()
            _remove(path)


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
