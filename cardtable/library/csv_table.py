"""Tables for spreadsheets, as CSV."""

import csv
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from cardtable.library.folders import on_one_line

_FORMULA = ("=", "+", "-", "@", "\t", "＝", "＋", "－", "＠")
"""How a text begins that a spreadsheet would work out, and so whatever somebody calls themselves."""
_NUMBER = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?", re.ASCII)


def write_csv(to: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Writes a table: numbers, texts, and None for an empty cell. A text that would be a formula begins with an
    apostrophe, which spreadsheets take for the sign of a text; one that is a number stays one. OSError where it can't
    be written."""
    with to.open("w", encoding="utf-8", errors="replace", newline="") as file:  # names of files may be broken text
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(headings)
        writer.writerows([_cell(cell) for cell in row] for row in rows)


def _cell(cell: object) -> object:
    if not isinstance(cell, str):
        return cell
    text = on_one_line(cell)  # a break would end the row for some readers
    return f"'{text}" if text.startswith(_FORMULA) and not _NUMBER.fullmatch(text) else text
