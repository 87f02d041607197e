"""Tables for spreadsheets, as CSV."""

import csv
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Self

from cardtable.library.folders import on_one_line

_FORMULA = ("=", "+", "-", "@", "\t", "＝", "＋", "－", "＠")
"""How a text begins that a spreadsheet would work out, and so whatever somebody calls themselves."""
_NUMBERS = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?( -?\d+)*", re.ASCII)


class CsvTable:
    """A table that is written row by row: numbers, texts, and None for an empty cell. A text that would be a formula
    begins with an apostrophe, which spreadsheets take for the sign of a text; one that is a number, or several with
    blanks between, stays as it is. OSError, which names the file, where it can't be written."""

    def __init__(self, to: Path, headings: Sequence[str]) -> None:
        self._file = to.open("w", encoding="utf-8", errors="replace", newline="")  # names of files may be broken text
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._to = to
        self.add([headings])

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Writes some rows more."""
        try:
            self._writer.writerows([_cell(cell) for cell in row] for row in rows)
        except OSError as error:
            raise self._named(error) from None

    def close(self) -> None:
        """Writes what is left, and closes the file."""
        try:
            self._file.close()
        except OSError as error:
            raise self._named(error) from None

    def _named(self, error: OSError) -> OSError:
        error.filename = str(self._to)
        return error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def write_csv(to: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Writes a whole table: see CsvTable."""
    with CsvTable(to, headings) as table:
        table.add(rows)


def _cell(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    text = on_one_line(cell)  # a break would end the row for some readers
    return f"'{text}" if text.startswith(_FORMULA) and not _NUMBERS.fullmatch(text) else text
