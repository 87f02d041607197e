"""The command line's commands, a module for those that belong together."""

from pathlib import Path

from cardtable.wording import in_words


class Complaint(Exception):
    """Bad input of any kind: one clear line for the one who typed it, or one for each thing that is wrong."""


def of_command(command: str, what: object) -> Complaint:
    """What is said of a command's arguments, in words or by an error; `command` is empty where none is named."""
    return Complaint(f"{' '.join(['cardtable', command]).strip()}: {in_words(what)}")


def of_file(path: Path, what: object, line: int = 0) -> Complaint:
    """What is said of a file, or of one of its lines, in words or by an error."""
    return Complaint(f"{shown(path)}:{f'{line}:' if line else ''} {in_words(what)}")


_OF_WINDOWS = {0x2068: None, 0x2069: None, 0x200F: None, 0x202F: " "}
"""What our sentences hold for windows alone: marks of direction, and the narrow space before French colons."""
_LONGEST = 5000  # letters of a line: the longest file name there can be, and what is said of it


def shown(text: object) -> str:
    """A text fit for one line of a terminal: control characters and broken letters escaped, cut where it has no end."""
    plain = str(text)[: _LONGEST + 1].translate(_OF_WINDOWS)
    line = "".join([letter if letter.isprintable() else _escaped(letter) for letter in plain])
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
