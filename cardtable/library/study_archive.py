"""Studies packed as one file for sending: a zip of the folder. Unpacking takes a whole zip or nothing of it."""

import os
import shutil
import struct
import zipfile
from collections.abc import Generator
from io import BytesIO
from pathlib import Path
from typing import Final
from unicodedata import normalize

from cardtable.disk import FRESH, read_file
from cardtable.engine.record import FILE_LIMIT
from cardtable.errors import BadInput
from cardtable.library.folders import SUFFIX, clean_up, files_in, fits, move_unused, replace_file, stem_of
from cardtable.library.studies import CHANCES, LARGEST, RESULTS, STUDY, studies_folder
from cardtable.playtest.study_file import StudyText, read_study, with_title
from cardtable.wording import Amount, reason, worded
from cardtable.work import worked_out

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 1 << 27
"""Maximum number of bytes of a zip, and of all files in it together when unpacked."""
_PLAIN: Final = (STUDY, RESULTS, CHANCES)
_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the earliest in a zip; always the same, so that equal studies make equal zips
_PIECE: Final = 1 << 16
_UNPACKED: Final = 0.5
"""Share of the work that is done when everything is unpacked and nothing written yet."""
_END: Final = struct.Struct("<4s4H2LH")
"""End record of a zip.

Its fields are the signature, two numbers of disks, the number of entries here and of all entries, the size of the
directory, its offset, and the length of a comment.
"""
_END_SIGN: Final = b"PK\x05\x06"
_LONGEST_COMMENT: Final = 0xFFFF
_LARGEST_DIRECTORY: Final = MOST_FILES << 10
_END64_SIGN: Final = b"PK\x06\x07"
"""Signature before the end record if some of its numbers are too large for it (zip64), as no study's are."""
_END64_SIZE: Final = 20
_ENCRYPTED: Final = 1 | 1 << 6 | 1 << 13
"""Bits of an entry's flags for encryption, for strong encryption, and for a masked header."""


def packed(folder: Path) -> bytes:
    """Return a study as a zip of the files that belong to it; OSError if it can't be read."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files_in(folder), key=lambda path: path.name):
            if _belongs(path.name) and path.is_file():
                held = read_file(path, LARGEST)
                archive.writestr(_entry(path.name), with_title(held, folder.name) if path.name == STUDY else held)
    return data.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o600 << 16
    return entry


def check_archive(path: Path) -> None:
    """Raise BadInput if a file is no study that could be unpacked, OSError if it can't be read."""
    worked_out(_reading(path))


def unpacking(path: Path) -> Generator[float, None, Path]:
    """Unpack a zip into a new folder of the user's studies and return it; yields the share done.

    The folder is called after the study's title, with a number if that is taken. Raises BadInput if the zip holds
    anything but a study, and OSError if it can't be read or written. Nothing of it is kept then, nor if the work is
    stopped.
    """
    yield 0.0
    files, asked = yield from _reading(path)
    home = studies_folder()
    clean_up(home)
    fresh = home / (FRESH + os.urandom(8).hex())
    fresh.mkdir(mode=0o700)
    try:
        for number, (name, held) in enumerate(files.items()):
            replace_file(fresh / name, held)
            yield _UNPACKED + (1 - _UNPACKED) * number / len(files)
        game = asked.study.game
        return move_unused(fresh, home, stem_of(asked.title, game) or stem_of(path.stem, game) or game, "")
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _reading(path: Path) -> Generator[float, None, tuple[dict[str, bytes], StudyText]]:
    """Return the files in a zip by name, and the study among them; BadInput if it holds anything else."""
    files = yield from _files(read_file(path, MOST_BYTES))
    try:
        return files, read_study(files[STUDY])
    except KeyError:
        raise BadInput(worded("it contains no {file}, so it is not a study", file=STUDY)) from None
    except BadInput as error:
        raise BadInput(worded("{file} in it is damaged: {why}", file=STUDY, why=reason(error))) from None


def _files(data: bytes) -> Generator[float, None, dict[str, bytes]]:
    """Return the files in a zip by name; BadInput if it holds anything but files of a study."""
    try:
        with zipfile.ZipFile(BytesIO(_with_plain_end(data))) as archive:
            entries = archive.infolist()
            _expect_few(len(entries))
            files: dict[str, bytes] = {}
            known: set[str] = set()
            left = MOST_BYTES
            for number, entry in enumerate(entries):
                yield _UNPACKED * number / len(entries)
                _check(entry, known)
                held = yield from _unpacked(archive, entry, min(left, LARGEST, FILE_LIMIT), number / len(entries))
                files[entry.filename] = held
                left -= len(held)
            return files
    except BadInput:
        raise
    except Exception:  # a damaged file may raise anything in zipfile and in zlib
        raise BadInput(worded("it is damaged, or not a zip file")) from None


def _with_plain_end(data: bytes) -> bytes:
    """Return a zip without the comment after its end record.

    zipfile then finds the end record that is checked here, before it reads the directory. Raises BadInput if the
    directory is larger than a study's.
    """
    last = len(data) - _END.size
    at = data.rfind(_END_SIGN, max(0, last - _LONGEST_COMMENT), max(0, last + len(_END_SIGN)))
    if at < 0:
        return data  # zipfile will reject it
    count, size = _END.unpack_from(data, at)[4:6]
    if size > _LARGEST_DIRECTORY or data.startswith(_END64_SIGN, max(0, at - _END64_SIZE)):
        raise BadInput(worded("the file is too large for a study"))
    _expect_few(count)
    end = at + _END.size - 2
    return data if data[end:] == b"\0\0" else data[:end] + b"\0\0"


def _expect_few(count: int) -> None:
    if count > MOST_FILES:
        raise BadInput(
            worded(
                "it contains {count} files; a study may have at most {most}",
                count=Amount(count),
                most=Amount(MOST_FILES),
            )
        )


def _check(entry: zipfile.ZipInfo, known: set[str]) -> None:
    """Raise BadInput if an entry isn't a file of a study as we write them, or its name isn't new.

    Names are compared as by file systems that ignore case. `known` has those of earlier entries; the new one is added.
    """
    shown = _shown(entry.filename)
    if not _belongs(entry.filename):
        raise BadInput(worded("it contains {file}, which does not belong to a study", file=shown))
    name = normalize("NFC", entry.filename).casefold()
    if name in known:
        raise BadInput(worded("it contains {file} twice", file=shown))
    known.add(name)
    # Other methods of compression unpack a whole piece at once, however large the result.
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) or entry.flag_bits & _ENCRYPTED:
        raise BadInput(worded("{file} in it is encrypted, or compressed in a way that isn't supported", file=shown))


def _unpacked(
    archive: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int, done: float
) -> Generator[float, None, bytes]:
    """Return one unpacked file; BadInput if it has more than `most` bytes, whatever size the zip claims."""
    data = bytearray()
    with archive.open(entry) as file:
        while piece := file.read(min(_PIECE, most + 1 - len(data))):
            data += piece
            if len(data) > most:
                raise BadInput(worded("{file} in it is too large for a study", file=_shown(entry.filename)))
            yield _UNPACKED * done
    return bytes(data)


def _belongs(name: str) -> bool:
    """Return whether a study's folder may hold a file of this name."""
    return name in _PLAIN or (name.endswith(SUFFIX) and fits(name.removesuffix(SUFFIX)))


def _shown(name: str) -> str:
    """Return a name for an error message: in ASCII, on one line, and with at most 60 characters."""
    text = ascii(name)
    return text if len(text) <= 60 else text[:57] + "..."
