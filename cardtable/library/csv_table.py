"""Tables for spreadsheets, as CSV."""

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO, TextIOWrapper
from pathlib import Path

from cardtable.disk import new_file
from cardtable.library.folders import on_one_line, replace_file

_FORMULA = ("=", "+", "-", "@", "\t", "＝", "＋", "－", "＠")
"""How a text begins that a spreadsheet would work out, and so whatever somebody calls themselves."""
_BROKEN = "replace"
"""How broken text is written, as names of files may be."""
_NUMBERS = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?( -?\d+)*", re.ASCII)


class CsvTable:
    """A table in a new file that is written row by row: numbers, texts, and None for an empty cell. A text that would
    be a formula begins with an apostrophe, which spreadsheets take for the sign of a text; one that is a number, or
    several with blanks between, stays as it is. OSError, which names the file, where it can't be written."""

    def __init__(self, to: Path, headings: Sequence[str]) -> None:
        self._file = TextIOWrapper(new_file(to), encoding="utf-8", errors=_BROKEN, newline="")
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


def write_csv(to: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a whole table, as CsvTable writes it, in place of the file that is there; OSError where it can't be."""
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows([_cell(cell) for cell in row] for row in [headings, *rows])
    replace_file(to, text.getvalue().encode("utf-8", _BROKEN), private=False)


def _cell(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    text = on_one_line(cell)  # a break would end the row for some readers
    return f"'{text}" if text.startswith(_FORMULA) and not _NUMBERS.fullmatch(text) else text
