"""Notes in records: what a person remarks on a moment of a game, kept in the game's own file.

A moment is what stands after so many lines of the game, and has one note. It is written into the line that brought it
about, as its key `note` (for the moment before the first, into the header). So no line is added or goes, and whatever
counts the lines of the file, as `from` in a branch does, still means what it meant. Notes in lines of their own, which
others may have written, belong to the moment before them and are read below its own; where such a note is taken back
a blank line is left, for the same reason.
"""

from pathlib import Path
from typing import Final, NamedTuple

from cardtable.engine.record import LINE_LIMIT, Fault, physical_lines, read_header, read_line, read_object
from cardtable.library.folders import replace_in_place
from cardtable.library.line_keys import with_key
from cardtable.library.saved_games import expect_free
from cardtable.wording import Amount, worded

LONGEST: Final = 10_000
"""Characters of a note."""
_KEY: Final = "note"


class _Noted(NamedTuple):
    """A line of a record's file."""

    moment: int
    """After so many lines of the game, this one among them; a note alone belongs to the one before."""
    text: bytes
    note: str
    alone: bool
    """Whether there is nothing else in it."""


def notes_in(path: Path) -> dict[int, str]:
    """The notes of a record, by the number of the game's lines that come before them. Fault where it is broken, OSError
    where it can't be read."""
    found: dict[int, list[str]] = {}
    for line in _lines(path):
        if line.note:
            found.setdefault(line.moment, []).append(line.note)
    return {moment: "\n".join(notes) for moment, notes in found.items()}


def write_note(path: Path, moment: int, text: str) -> None:
    """Makes a text the note of a moment, after so many lines of the game, in place of what was noted there; an empty
    one takes it back. All else stays as it is, byte for byte, the file's time too; it is replaced at one blow.

    ValueError where the text is too long, IndexError where the game has no such moment, Fault where the record is
    broken; OSError where it can't be written, InUse where it is open in another window.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise ValueError(worded("a note may have at most {most} characters", most=Amount(LONGEST)))
    lines = list(_lines(path))
    if not any(line.moment == moment and not line.alone for line in lines):
        raise IndexError(f"the game has no {moment} lines")
    data = []
    for line in lines:
        if line.moment != moment or (line.alone and not line.note):
            data.append(line.text)
        elif line.alone:
            data.append(line.text[len(line.text.rstrip(b"\r\n")) :])
        else:
            data.append(with_key(line.text.decode(), _KEY, text).encode(errors="replace"))
            if len(data[-1]) > LINE_LIMIT:
                raise ValueError(worded("this note would make the line too long for a record"))
    expect_free(path)
    replace_in_place(path, b"".join(data))


def _lines(path: Path) -> list[_Noted]:
    found: list[_Noted] = []
    header = None
    moment = 0
    for number, text in physical_lines(path):
        held = read_object(number, text) if text.strip(b" \t\r\n") else {}
        note = held.get(_KEY)
        alone = not held
        if header is not None and held:
            alone = read_line(number, text, header) is None
            moment += not alone
        elif held:
            header = read_header(number, text)
        found.append(_Noted(moment, text, note if isinstance(note, str) else "", alone))
    if header is None:
        raise Fault(1, worded("a record must begin with a header"))
    return found
