"""`--csv`: a study as tables in a folder, written as its games are counted."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable.commands.files import fresh_folder
from cardtable.library.csv_table import CsvTable, write_csv
from cardtable.playtest.block import Block
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import Findings
from cardtable.playtest.rows import (
    BARS,
    DECISIONS,
    FINDINGS,
    SEATS,
    TRIALS,
    bar_rows,
    decision_rows,
    finding_rows,
    game_columns,
    game_rows,
    seat_rows,
    trial_rows,
)
from cardtable.playtest.study import Study

_GAMES: Final = "games.csv"
_SEATS: Final = "seats.csv"
_DECISIONS: Final = "decisions.csv"
_FINDINGS: Final = "measures.csv"
_TRIALS: Final = "trials.csv"
_BARS: Final = "distributions.csv"


def tables_folder(path: Path) -> Path:
    """The folder, made if need be; Complaint where it can't be written to, or holds such tables already."""
    return fresh_folder(path, {_GAMES, _SEATS, _DECISIONS, _FINDINGS, _TRIALS, _BARS}.__contains__, "tables")


def write_findings(folder: Path, study: Study, found: Findings) -> None:
    """The tables of measures, of trials, and of how measures are spread. OSError where one can't be written: nothing is
    left of it then."""
    for name, columns, rows in (
        (_FINDINGS, FINDINGS, finding_rows(study, found)),
        (_TRIALS, TRIALS, trial_rows(study, found)),
        (_BARS, BARS, bar_rows(study, found)),
    ):
        try:
            write_csv(folder / name, columns, rows)
        except OSError:
            _remove(folder / name)
            raise


class GameTables:
    """The tables of games, of their seats and of their decisions, which take block after block; to be closed. OSError,
    which names the file, where they can't be written: nothing is left of them then."""

    def __init__(self, folder: Path, plan: StudyPlan) -> None:
        self._plan = plan
        columns = {_GAMES: game_columns(plan.study.game), _SEATS: SEATS, _DECISIONS: DECISIONS}
        self._tables = {folder / name: CsvTable(folder / name, headings) for name, headings in columns.items()}

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
