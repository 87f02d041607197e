"""`--parquet`: the tables of `--csv` in typed columns, if pyarrow is installed."""

from __future__ import annotations

import csv
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from cardtable.cli import main
from cardtable.library import csv_and_parquet

COMPARED = ("compare", "war", "--seats", "random,beginner", "--set", "suit_size=3", "--seed", "7", "--jobs", "1")
TABLES = ("games", "seats", "decisions", "measures", "trials", "distributions")
KINDS = {"string": str, "int64": int, "float64": float}


class Schema(NamedTuple):
    names: list[str]
    types: list[str]


class Column(NamedTuple):
    cells: list[Any]
    kind: str


class Writer:
    """Stands in for pyarrow's ParquetWriter, and collects what is written by the file's name."""

    written: dict[str, list[list[Any]]]
    schemas: dict[str, Schema]
    chunks: dict[str, int]

    def __init__(self, file: Any, schema: Schema) -> None:
        self._file, self._name = file, Path(file.name).name
        Writer.written[self._name], Writer.schemas[self._name], Writer.chunks[self._name] = [], schema, 0

    def write_table(self, columns: list[Column]) -> None:
        for column in columns:
            assert all(cell is None or isinstance(cell, KINDS[column.kind]) for cell in column.cells)
        Writer.written[self._name] += [list(row) for row in zip(*[one.cells for one in columns], strict=True)]
        Writer.chunks[self._name] += 1
        self._file.write(b"rows")

    def close(self) -> None:
        self._file.write(b"end")


class Tables:
    @staticmethod
    def from_arrays(columns: list[Column], schema: Schema) -> list[Column]:
        assert [one.kind for one in columns] == schema.types
        return columns


@pytest.fixture
def arrow(monkeypatch: pytest.MonkeyPatch) -> type[Writer]:
    """Install a stand-in for pyarrow that is as strict about types."""
    Writer.written, Writer.schemas, Writer.chunks = {}, {}, {}
    module: Any = ModuleType("pyarrow")
    for kind in KINDS:
        setattr(module, kind, lambda kind=kind: kind)
    module.schema = lambda fields: Schema([name for name, _ in fields], [kind for _, kind in fields])
    module.array = Column
    module.Table = Tables
    parquet: Any = ModuleType("pyarrow.parquet")
    parquet.ParquetWriter = Writer
    monkeypatch.setitem(sys.modules, "pyarrow", module)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    monkeypatch.setattr("cardtable.commands.studies.can_write_parquet", lambda: True)
    return Writer


def cells(folder: Path, name: str) -> list[list[str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def as_text(cell: Any) -> str:
    return "" if cell is None else str(cell)


def compared(folder: Path, *arguments: str) -> int:
    return main([*COMPARED, "--games", "24", "--csv", str(folder), "--parquet", str(folder), *arguments])


def test_tables_are_those_of_csv_in_columns_of_their_kind(arrow: type[Writer], tmp_path: Path) -> None:
    assert compared(tmp_path) == 0
    for name in TABLES:
        headings, *rows = cells(tmp_path, name)
        assert arrow.schemas[f"{name}.parquet"].names == headings
        written = arrow.written[f"{name}.parquet"]
        assert len(written) == len(rows) > 0
        for row, texts in zip(written, rows, strict=True):
            assert [as_text(cell) for cell in row] == texts
    kinds = dict(zip(*arrow.schemas["games.parquet"], strict=True))
    assert (kinds["rule_set"], kinds["seed"], kinds["margin"]) == ("string", "int64", "float64")


def test_rows_are_written_in_pieces(arrow: type[Writer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csv_and_parquet, "_ROWS", 8)
    assert compared(tmp_path) == 0
    assert arrow.chunks["games.parquet"] == 6  # 48 games, four a block


def test_where_it_is_not_there_it_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.commands.studies.can_write_parquet", lambda: False)
    folders = ("--parquet", str(tmp_path / "new"), "--records", str(tmp_path / "records"))
    assert main([*COMPARED, "--games", "24", *folders]) == 2
    assert capsys.readouterr().err == (
        "cardtable compare: --parquet needs pyarrow, which is not installed: pip install pyarrow\n"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not here")
def test_pyarrow_itself_reads_them(tmp_path: Path) -> None:
    from importlib import import_module

    assert compared(tmp_path) == 0
    read = import_module("pyarrow.parquet").read_table
    for name in TABLES:
        table = read(tmp_path / f"{name}.parquet")
        headings, *rows = cells(tmp_path, name)
        assert table.column_names == headings
        assert [[as_text(row[heading]) for heading in headings] for row in table.to_pylist()] == rows
