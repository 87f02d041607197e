"""`--csv`: a study as tables in a folder, written as its games are counted."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable.commands.files import fresh_folder
from cardtable.library.csv_table import CsvTable, write_csv
from cardtable.playtest.blocks import Block, StudyPlan
from cardtable.playtest.findings import Findings
from cardtable.playtest.rows import BARS, FINDINGS, SEATS, bar_rows, finding_rows, game_columns, game_rows, seat_rows
from cardtable.playtest.study import Study

_GAMES: Final = "games.csv"
_SEATS: Final = "seats.csv"
_FINDINGS: Final = "measures.csv"
_BARS: Final = "distributions.csv"


def tables_folder(path: Path) -> Path:
    """The folder, made if need be; Complaint where it can't be written to, or holds such tables already."""
    return fresh_folder(path, {_GAMES, _SEATS, _FINDINGS, _BARS}.__contains__, "tables")


def write_findings(folder: Path, study: Study, found: Findings) -> None:
    """The tables of measures, and of how they are spread. OSError where one can't be written: nothing is left of it
    then."""
    for name, columns, rows in (
        (_FINDINGS, FINDINGS, finding_rows(study, found)),
        (_BARS, BARS, bar_rows(study, found)),
    ):
        try:
            write_csv(folder / name, columns, rows)
        except OSError:
            _remove(folder / name)
            raise


class GameTables:
    """The tables of games and of their seats, which take block after block; to be closed. OSError, which names the
    file, where they can't be written: nothing is left of them then."""

    def __init__(self, folder: Path, plan: StudyPlan) -> None:
        self._plan = plan
        self._paths = [folder / _GAMES, folder / _SEATS]
        columns = (game_columns(plan.study.game), SEATS)
        self._games, self._seats = (
            CsvTable(path, headings) for path, headings in zip(self._paths, columns, strict=True)
        )

    def add(self, block: Block) -> None:
        """Takes a block."""
        try:
            self._games.add(game_rows(self._plan, block))
            self._seats.add(seat_rows(self._plan, block))
        except OSError:
            self.drop()
            raise

    def close(self) -> None:
        """Writes what is left."""
        try:
            self._games.close()
            self._seats.close()
        except OSError:
            self.drop()
            raise

    def drop(self) -> None:
        """Leaves nothing of them."""
        for table in (self._games, self._seats):
            with suppress(OSError):
                table.close()
        for path in self._paths:
            _remove(path)


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
