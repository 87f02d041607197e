"""Parquet tables for data analysis. They need pyarrow, which the program itself neither needs nor brings along."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from cardtable.disk import new_file

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
        try:
            if self._rows:
                self._write()
            self._writer.close()
            self._file.close()
        except OSError as error:
            raise self._named(error) from None

    def _write(self) -> None:
        columns = [
            self._arrow.array([_cell(cell) for cell in column], kind)
            for column, kind in zip(zip(*self._rows, strict=True), self._schema.types, strict=True)
        ]
        self._rows = []
        try:
            self._writer.write_table(self._arrow.Table.from_arrays(columns, schema=self._schema))
        except OSError as error:
            raise self._named(error) from None

    def _named(self, error: OSError) -> OSError:
        error.filename = str(self._to)
        return error


def _cell(cell: object) -> object:
    """Return a cell with characters replaced that can't be encoded, as names of files may have."""
    return cell.encode("utf-8", "replace").decode() if isinstance(cell, str) else cell
