"""The command line's commands, a module for those that belong together."""


class Complaint(Exception):
    """Bad input of any kind: one clear line for the one who typed it, or one for each thing that is wrong."""


_LONGEST = 5000  # letters of a line: the longest file name there can be, and what is said of it


def shown(text: object) -> str:
    """A text fit for one line of a terminal: control characters and broken letters escaped, cut where it has no end."""
    line = "".join([letter if letter.isprintable() else _escaped(letter) for letter in str(text)[: _LONGEST + 1]])
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
