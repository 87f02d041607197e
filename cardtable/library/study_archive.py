"""A study as one file, to be sent: a zip of its folder. What comes from elsewhere is taken whole or not at all."""

import os
import shutil
import zipfile
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from time import time
from typing import Final

from cardtable.engine.record import FILE_LIMIT, open_at_once
from cardtable.library.folders import SUFFIX, files_in, fits, move_unused, own_folder, replace_file, stem_of
from cardtable.library.studies import CHANCES, LARGEST, RESULTS, STUDY, read_file, studies_folder
from cardtable.playtest.study_file import StudyFaults, read_study
from cardtable.wording import Amount, reason, worded

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 1 << 27
"""Of all files together, unpacked."""
_PLAIN: Final = (STUDY, RESULTS, CHANCES)
_FRESH: Final = ".cardtable-"
_LEFT_OVER: Final = 86_400.0  # seconds
_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold: the same study makes the same bytes
_PIECE: Final = 1 << 16


class ArchiveError(ValueError):
    """A file that is no study of ours, or not a safe one. One clear sentence."""


def packed(folder: Path) -> bytes:
    """A study as a zip; OSError where it can't be read. Only what belongs to a study goes into it."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files_in(folder), key=lambda path: path.name):
            if _belongs(path.name) and path.is_file():
                archive.writestr(_entry(path.name), read_file(path))
    return data.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o600 << 16
    return entry


def unpack(path: Path) -> Path:
    """Takes a study from a zip among the user's own, with a number where there is one of that name; where it lies.
    ArchiveError where it holds anything but a study, OSError where it can't be read or written: nothing is left of it
    then."""
    with open_at_once(path) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ArchiveError(worded("the file is too large for a study"))
    files = _files(data)
    try:
        study = read_study(files[STUDY]).study
    except KeyError:
        raise ArchiveError(worded("it contains no {file}, so it is not a study", file=STUDY)) from None
    except StudyFaults as error:
        raise ArchiveError(worded("{file} in it is damaged: {why}", file=STUDY, why=reason(error))) from None
    home = studies_folder()
    _clean_up(home)
    fresh = own_folder(home / (_FRESH + os.urandom(8).hex()))
    try:
        for name, held in files.items():
            replace_file(fresh / name, held)
        return move_unused(fresh, home, stem_of(path.stem, study.game) or study.game, "")
    except OSError:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _files(data: bytes) -> dict[str, bytes]:
    """What a zip holds, by name; ArchiveError where that is anything else than the files of a study."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_FILES:
                raise ArchiveError(
                    worded(
                        "it contains {count} files; a study may have at most {most}",
                        count=Amount(len(entries)),
                        most=Amount(MOST_FILES),
                    )
                )
            files: dict[str, bytes] = {}
            left = MOST_BYTES
            for entry in entries:
                if not _belongs(entry.filename):
                    raise ArchiveError(
                        worded("it contains {file}, which does not belong to a study", file=_shown(entry.filename))
                    )
                if entry.filename.casefold() in {name.casefold() for name in files}:
                    raise ArchiveError(worded("it contains {file} twice", file=_shown(entry.filename)))
                files[entry.filename] = _unpacked(archive, entry, min(left, LARGEST, FILE_LIMIT))
                left -= len(files[entry.filename])
            return files
    except ArchiveError:
        raise
    except Exception as error:  # whatever a broken file brings about in zipfile, and in what unpacks for it
        raise ArchiveError(worded("it can't be unpacked: {why}", why=reason(error) or type(error).__name__)) from None


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int) -> bytes:
    """One file, whatever size the zip claims that it has."""
    data = bytearray()
    with archive.open(entry) as file:
        while piece := file.read(_PIECE):
            data += piece
            if len(data) > most:
                raise ArchiveError(worded("{file} in it is too large for a study", file=_shown(entry.filename)))
    return bytes(data)


def _belongs(name: str) -> bool:
    """Whether a study's folder may hold a file of this name."""
    return name in _PLAIN or (name.endswith(SUFFIX) and fits(name.removesuffix(SUFFIX)))


def _shown(name: str) -> str:
    """A name in an error text, on one line and not for ever."""
    text = ascii(name)
    return text if len(text) <= 60 else text[:57] + "..."


def _clean_up(home: Path) -> None:
    """Removes what a program left that was killed while it unpacked."""
    for path in files_in(home, prefix=_FRESH):
        with suppress(OSError):
            if path.is_dir() and time() - path.stat().st_mtime > _LEFT_OVER:
                shutil.rmtree(path)
