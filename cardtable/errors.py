"""Errors that people are told: bad input and refusals, each worded as one clause, and beside them the system's OSError.

They are `worded` where they are noticed, pass through all floors, and are shown in one place of the window and in one
of the terminal. There are no subclasses for where an error comes from: nobody who shows it needs to know.
"""

from collections.abc import Iterable
from functools import reduce
from pathlib import Path

from cardtable.wording import reason, worded


class BadInput(ValueError):
    """Input that can't be used: a file, a line or a key of it, or what was typed. The text is one clause."""

    def __init__(
        self, what: str, line: int = 0, key: str = "", where: Path | str = "", faults: Iterable["BadInput"] = ()
    ) -> None:
        super().__init__(what)
        self.what = what
        self.line = line
        """Line of the file, counted from 1; 0 if the whole file is at fault, or if there is no file."""
        self.key = key
        """Key at fault, such as the name of a house rule; empty if there is none."""
        self.where = where
        """File at fault, or words for another source; empty if unknown, as where a file's bytes are parsed."""
        self._faults = sorted(faults, key=lambda fault: fault.line)

    def __str__(self) -> str:
        return f"{self.line}: {self.what}" if self.line else self.what

    @property
    def faults(self) -> list["BadInput"]:
        """All faults of the input, by their lines: more than this one if its text lists several."""
        return self._faults or [self]

    @classmethod
    def of(cls, faults: Iterable["BadInput"]) -> "BadInput":
        """Return one error for all faults of a file, with their texts; if there is only one, return that."""
        faults = list(faults)
        if len(faults) == 1:
            return faults[0]
        whats = [fault.what for fault in faults]
        return cls(reduce(lambda what, other: worded("{what}; {other}", what=what, other=other), whats), faults=faults)


def file_reason(error: OSError) -> str:
    """Return why the system failed, with the name of the file if it is known."""
    why = reason(error)
    return worded("{file}: {why}", file=f"{error.filename}", why=why) if error.filename else why


class Refused(ValueError):
    """Something that isn't allowed, or isn't possible, here or now, such as an illegal move; the text is one clause."""
