"""CSV tables for spreadsheets."""

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO, TextIOWrapper
from pathlib import Path

from cardtable.disk import new_file
from cardtable.library.folders import on_one_line, replace_file

_FORMULA = ("=", "+", "-", "@", "\t", "＝", "＋", "－", "＠")
"""Beginnings of texts that a spreadsheet would evaluate as formulas; even a person's name may begin so."""
_BROKEN = "replace"
"""Error handler for text that isn't valid Unicode, as names of files may be."""
_NUMBERS = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?( -?\d+)*", re.ASCII)


class CsvTable:
    """CSV table in a new file, written row by row. Cells are numbers, texts, or None if empty.

    A text that would be a formula is written with an apostrophe in front, which spreadsheets take for the mark of a
    text, unless it is a number or several numbers separated by blanks. OSErrors name the file.
    """

    def __init__(self, to: Path, headings: Sequence[str]) -> None:
        self._file = TextIOWrapper(new_file(to), encoding="utf-8", errors=_BROKEN, newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._to = to
        self.add([headings])

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Write more rows."""
        try:
            self._writer.writerows([_cell(cell) for cell in row] for row in rows)
        except OSError as error:
            raise self._named(error) from None

    def close(self) -> None:
        """Write what is left and close the file."""
        try:
            self._file.close()
        except OSError as error:
            raise self._named(error) from None

    def _named(self, error: OSError) -> OSError:
        error.filename = str(self._to)
        return error


def write_csv(to: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a whole table in the format of CsvTable, replacing the file if it exists; OSError if that fails."""
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows([_cell(cell) for cell in row] for row in [headings, *rows])
    replace_file(to, text.getvalue().encode("utf-8", _BROKEN), private=False)


def _cell(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    text = on_one_line(cell)  # some readers end the row at any line break
    return f"'{text}" if text.startswith(_FORMULA) and not _NUMBERS.fullmatch(text) else text
