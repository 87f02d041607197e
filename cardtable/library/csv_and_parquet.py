"""Tables of values as files: CSV for spreadsheets, and Parquet for data analysis.

Parquet needs pyarrow, which the program itself neither needs nor brings along.
"""

import csv
import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Any, Final

from cardtable.disk import naming, new_file
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
        with naming(self._to):
            self._writer.writerows([_cell(cell) for cell in row] for row in rows)

    def close(self) -> None:
        """Write what is left and close the file."""
        with naming(self._to):
            self._file.close()


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


_PYARROW: Final = "pyarrow"
_ROWS: Final = 10_000
"""Number of rows that are held in memory and then written together."""


def can_write_parquet() -> bool:
    """Return whether pyarrow is installed."""
    return find_spec(_PYARROW) is not None


class ParquetTable:
    """Parquet table in a new file, written row by row. Cells are texts, numbers, or None if empty.

    Raises OSError with the file's name if writing fails.
    """

    def __init__(self, to: Path, headings: Sequence[str], texts: Iterable[str], whole: Iterable[str]) -> None:
        """Create the file. `texts` and `whole` name the columns of texts and of whole numbers; others are doubles."""
        arrow = import_module(_PYARROW)
        texts, whole = {*texts}, {*whole}
        kinds = [
            arrow.string() if name in texts else arrow.int64() if name in whole else arrow.float64()
            for name in headings
        ]
        self._arrow = arrow
        self._schema = arrow.schema(list(zip(headings, kinds, strict=True)))
        self._rows: list[Sequence[object]] = []
        self._to = to
        # Pass an open file, so that errors come from the system and are worded by it.
        self._file = new_file(to)
        self._writer: Any = import_module(f"{_PYARROW}.parquet").ParquetWriter(self._file, self._schema)

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Write more rows, perhaps not at once."""
        self._rows += rows
        if len(self._rows) >= _ROWS:
            self._write()

    def close(self) -> None:
        """Write what is left and close the file."""
        with naming(self._to):
            if self._rows:
                self._write()
            self._writer.close()
            self._file.close()

    def _write(self) -> None:
        columns = [
            self._arrow.array([_parquet_cell(cell) for cell in column], kind)
            for column, kind in zip(zip(*self._rows, strict=True), self._schema.types, strict=True)
        ]
        self._rows = []
        with naming(self._to):
            self._writer.write_table(self._arrow.Table.from_arrays(columns, schema=self._schema))


def _parquet_cell(cell: object) -> object:
    """Return a cell with characters replaced that can't be encoded, as names of files may have."""
    return cell.encode("utf-8", "replace").decode() if isinstance(cell, str) else cell
