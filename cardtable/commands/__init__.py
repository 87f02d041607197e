"""The command line's commands, a module for those that belong together.

All that they print goes through `say` or `emit`: what a file says, or a program, comes to no terminal as it is.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from cardtable.wording import in_words


class Complaint(Exception):
    """Bad input of any kind: one clear line for the one who typed it, or one for each thing that is wrong."""


def of_command(command: str, what: object) -> Complaint:
    """What is said of a command's arguments, in words or by an error; `command` is empty where none is named."""
    return Complaint(f"{' '.join(['cardtable', command]).strip()}: {in_words(what)}")


def of_file(path: Path, what: object, line: int = 0) -> Complaint:
    """What is said of a file, or of one of its lines, in words or by an error."""
    return Complaint(f"{shown(path)}:{f'{line}:' if line else ''} {in_words(what)}")


def of_lines(path: Path, faults: Iterable[tuple[int, object]]) -> Complaint:
    """What is said of several lines of a file, each with its number: 0 where something is about the whole."""
    return Complaint(*[str(of_file(path, what, line)) for line, what in faults])


def say(*lines: object, to: TextIO | None = None) -> None:
    """Prints texts for a person, each on a line of its own, whatever it is made of: see `shown`."""
    print("\n".join(map(shown, lines)), file=to or sys.stdout, flush=True)


def emit(text: str) -> None:
    """Prints JSON for programs. Signs that a terminal would obey stand there as JSON's escapes of them: a program reads
    the same."""
    print(_OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


_OBEYED = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What moves a terminal's cursor, ends its line or turns it round, and stands in JSON as it is."""
_OF_WINDOWS = {0x2068: None, 0x2069: None, 0x200F: None, 0x202F: " ", 0xA0: " "}
"""What our sentences hold for windows alone: marks of direction, and the spaces at which no line is broken."""
_LONGEST = 5000  # letters of a line: the longest file name there can be, and what is said of it


def shown(text: object) -> str:
    """A text fit for one line of a terminal: control characters and broken letters escaped, cut where it has no end."""
    plain = str(text)[: _LONGEST + 1].translate(_OF_WINDOWS)
    line = "".join([letter if letter.isprintable() else _escaped(letter) for letter in plain])
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
