"""Tables for those who reckon with columns, as Parquet: where pyarrow is installed, which the program itself has no
need of and does not bring along."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from cardtable.disk import new_file

_PYARROW: Final = "pyarrow"
_ROWS: Final = 10_000
"""So many are written at once, and held until then."""


def can_write_parquet() -> bool:
    """Whether pyarrow is there."""
    return find_spec(_PYARROW) is not None


class ParquetTable:
    """A table in a new file that is written row by row: texts, numbers, and None for an empty cell. OSError, which
    names the file, where it can't be written."""

    def __init__(self, to: Path, headings: Sequence[str], texts: Iterable[str], whole: Iterable[str]) -> None:
        """By heading, `texts` are the columns of texts and `whole` those of whole numbers; all others are doubles."""
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
        # By a file that is open: its faults are the system's, in its words.
        self._file = new_file(to)
        self._writer: Any = import_module(f"{_PYARROW}.parquet").ParquetWriter(self._file, self._schema)

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Writes some rows more."""
        self._rows += rows
        if len(self._rows) >= _ROWS:
            self._write()

    def close(self) -> None:
        """Writes what is left, and closes the file."""
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
    """Broken text, as names of files may be, is made whole."""
    return cell.encode("utf-8", "replace").decode() if isinstance(cell, str) else cell
