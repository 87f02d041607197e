"""Commands of the command line, in modules by topic.

They print everything with `say` or `emit`, so that text from files and programs can't send control characters to a
terminal.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from cardtable.wording import in_words


class Complaint(Exception):
    """Raised for bad input of any kind, with one line for the person who typed it, or one for each fault."""


def of_command(command: str, what: object) -> Complaint:
    """Return a complaint about a command's arguments, given in words or as an error.

    `command` is empty if no command was named.
    """
    return Complaint(f"{' '.join(['cardtable', command]).strip()}: {in_words(what)}")


def of_file(path: Path, what: object, line: int = 0) -> Complaint:
    """Return a complaint about a file or one of its lines, given in words or as an error. Lines count from 1."""
    return Complaint(f"{shown(path)}:{f'{line}:' if line else ''} {in_words(what)}")


def of_lines(path: Path, faults: Iterable[tuple[int, object]]) -> Complaint:
    """Return a complaint about several lines of a file, given with their numbers; 0 stands for the whole file."""
    return Complaint(*[str(of_file(path, what, line)) for line, what in faults])


def say(*lines: object, to: TextIO | None = None) -> None:
    """Print texts for a person, each on a line of its own, made harmless by `shown`."""
    print("\n".join(map(shown, lines)), file=to or sys.stdout, flush=True)


def emit(text: str) -> None:
    """Print JSON for programs.

    Characters that a terminal would act on are escaped, which does not change the data.
    """
    print(_OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


_OBEYED = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Characters that JSON does not escape, but that move a terminal's cursor, break its line or change its direction."""
_OF_WINDOWS = {0x2068: None, 0x2069: None, 0x200F: None, 0x202F: " ", 0xA0: " "}
"""Replacements for characters that sentences hold only for windows: direction marks and no-break spaces."""
_LONGEST = 5000  # characters in a line: enough for the longest file name and a message about it


def shown(text: object) -> str:
    """Return a text as one line for a terminal: non-printable characters escaped, cut if it is too long."""
    plain = str(text)[: _LONGEST + 1].translate(_OF_WINDOWS)
    line = "".join([letter if letter.isprintable() else _escaped(letter) for letter in plain])
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
