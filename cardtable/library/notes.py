"""Notes: remarks of a person on moments of a game, kept in the game's record.

A moment is the position after a number of the game's lines, and has one note. This stands under the key `note` in the
line that led to the moment, or in the header for the first moment. No line is added or removed, so that line numbers,
such as those in `from` of a branch, stay right.

Other programs may write notes as lines of their own. These belong to the moment before them, and are read after its own
note. When one is deleted, a blank line is left for the same reason.
"""

from pathlib import Path
from typing import Final, NamedTuple

from cardtable.engine.record import LINE_LIMIT, physical_lines, read_header, read_line, read_object, record_fault
from cardtable.errors import BadInput
from cardtable.library.folders import replace_in_place
from cardtable.library.saved_games import expect_free, with_key
from cardtable.wording import Amount, worded

LONGEST: Final = 10_000
"""Maximum number of characters of a note."""
_KEY: Final = "note"


class _Noted(NamedTuple):
    """Line of a record's file, with its note."""

    moment: int
    """Number of lines of the game up to this one; a line that is only a note belongs to the moment before it."""
    text: bytes
    note: str
    alone: bool
    """True if the line holds nothing but a note, or is blank."""


def notes_in(path: Path) -> dict[int, str]:
    """Return the notes of a record by moment; BadInput if it is malformed, OSError if it can't be read."""
    found: dict[int, list[str]] = {}
    for line in _lines(path):
        if line.note:
            found.setdefault(line.moment, []).append(line.note)
    return {moment: "\n".join(notes) for moment, notes in found.items()}


def write_note(path: Path, moment: int, text: str) -> None:
    """Set the note of a moment, in place of any notes there; an empty text deletes them.

    Everything else stays as it is, byte for byte, the file's time too. The file is replaced in one step.

    Raises BadInput if the text is too long or the record malformed, IndexError if the game has no such moment, OSError
    if it can't be written, and InUse if another window has it open.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise BadInput(worded("a note may have at most {most} characters", most=Amount(LONGEST)))
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
                raise BadInput(worded("this note would make the line too long for a record"))
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
        raise record_fault(1, worded("a record must begin with a header"))
    return found
