"""Commands of the command line, in modules by topic.

They print everything with `say` or `emit`, so that text from files and programs can't send control characters to a
terminal.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from cardtable.errors import BadInput, file_reason
from cardtable.wording import in_words, reason


@contextmanager
def about(where: Path | str = "") -> Iterator[None]:
    """Have errors in the block name the file that they are about; those of the system become BadInput.

    Without `where` they are about the command, and an error of the system names its own file.
    """
    try:
        yield
    except OSError as error:
        raise BadInput(reason(error) if where else file_reason(error), where=where) from None
    except BadInput as error:
        error.where = error.where or where
        raise


def told(where: Path | str, what: object, line: int = 0) -> str:
    """Return a sentence about a file, or one of its lines, or a command, given in words or as an error."""
    return f"{shown(where)}:{f'{line}:' if line else ''} {in_words(what)}"


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
