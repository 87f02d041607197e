"""Studies that are kept: each is a folder, with what was asked, what was found, and the games that were looked at.

Games lie in it side by side, so that branches find what they come from (see `branches`); notes stand in the games (see
`notes`), and so does what people said of them (see `impressions`). Each file is replaced whole or not at all.
"""

from collections.abc import Generator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from cardtable import disk
from cardtable.library.branches import branches_in
from cardtable.library.folders import move_unused, new_folder, own_folder, replace_file, stem_of, studies_path
from cardtable.playtest.part import Part, PartError, counted_games, read_part, written_part
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import StudyFaults, read_study, written_study
from cardtable.wording import reason, worded

STUDY: Final = "study.toml"
"""What is asked, as `cardtable study` reads it."""
RESULTS: Final = "results.part"
"""What was found, as `cardtable merge` reads it."""
CHANCES: Final = "chances.json"
"""Chances to win that were played out: a cache."""
LARGEST: Final = 1 << 26
"""Bytes of a study's file."""


class KeptStudy(NamedTuple):
    """A study in its folder."""

    path: Path
    """The folder."""
    when: datetime
    """When something was found last, or asked."""
    study: Study | None
    """What is asked; None where its file is broken."""
    games: int = 0
    """How many were played for it, under all rule sets together."""
    problem: str = ""
    """What is wrong with its file."""
    records: Sequence[Path] = ()
    """Where nothing is asked: the games that lie there, those first that were branched from no other."""

    @property
    def name(self) -> str:
        """What the person calls it."""
        return self.path.name

    @property
    def key(self) -> str:
        """Which game it is about; empty where that is not known."""
        return self.study.game if self.study else ""


class OpenedStudy(NamedTuple):
    """A study with what is known of it."""

    study: Study
    part: Part | None
    """What was found, to be gone on with; None where nothing was, or nothing that still holds."""
    problem: str = ""
    """Why what was found does not hold any more, in a sentence; empty where it does, or where there is nothing."""


def begin_study(name: str, study: Study, part: Part | None = None) -> Path:
    """Makes a study's folder, with a number where there is one of that name; where it lies. OSError where it can't be
    made."""
    folder = new_folder(studies_folder(), stem_of(name, study.game) or study.game)
    keep_study(folder, study, part)
    return folder


def keep_study(folder: Path, study: Study, part: Part | None = None) -> None:
    """Writes what is asked, and what was found, in place of what was there. OSError where it can't be done: the old
    stays then."""
    replace_file(folder / STUDY, written_study(study).encode())
    if part is not None:
        replace_file(folder / RESULTS, written_part(part))


def kept_studies() -> Generator[float, None, list[KeptStudy]]:
    """All that are there, the latest first: work that yields after each. One whose file is broken is among them, and
    says so, and so are folders in which games lie for which nothing was asked; any other folder is passed over. OSError
    where the folder of them all is there, but can't be read."""
    found: list[KeptStudy] = []
    folders: list[Path] = []
    with suppress(FileNotFoundError):  # nothing has been kept yet
        folders = list(studies_path().iterdir())
    for folder in folders:
        with suppress(OSError, OverflowError):
            if (folder / STUDY).is_file():
                found.append(look_into(folder))
            elif folder.is_dir() and (records := [branch.path for branch in branches_in(folder)]):
                when = datetime.fromtimestamp(max([path.stat().st_mtime for path in records]))
                found.append(KeptStudy(folder, when, None, records=records))
        yield 0.0
    return sorted(found, key=lambda kept: (kept.when, kept.name), reverse=True)


def look_into(folder: Path) -> KeptStudy:
    """What a list tells of a study; OSError where it can't be read."""
    files = [folder / STUDY, folder / RESULTS]
    when = datetime.fromtimestamp(max(file.stat().st_mtime for file in files if file.exists()))
    try:
        study = read_study(read_file(folder / STUDY)).study
    except StudyFaults as error:
        return KeptStudy(folder, when, None, problem=reason(error))
    with suppress(OSError):
        return KeptStudy(folder, when, study, counted_games(read_file(folder / RESULTS)))
    return KeptStudy(folder, when, study)


def open_study(folder: Path) -> OpenedStudy:
    """Reads a study. StudyFaults where its file is broken, OSError where that can't be read. What was found by another
    version, or for another question, is left out, and the answer says so."""
    study = read_study(read_file(folder / STUDY)).study
    try:
        part = read_part(read_file(folder / RESULTS))
    except FileNotFoundError:
        return OpenedStudy(study, None)
    except (PartError, OSError) as error:
        return OpenedStudy(study, None, reason(error))
    if part.study != study:
        return OpenedStudy(study, None, worded("the results belong to another question"))
    return OpenedStudy(study, part)


def rename_study(folder: Path, name: str) -> Path:
    """Gives a study another name, with a number where there is one of that name; where it lies now. A name of which
    nothing can stand in a file's changes nothing. OSError where it can't be done."""
    stem = stem_of(name, folder.name)
    return folder if stem in ("", folder.name) else move_unused(folder, folder.parent, stem, "")


def read_file(path: Path) -> bytes:
    """Read a file of a study, unless it is too large to be one of ours; OSError where it can't be read."""
    return disk.read_file(path, LARGEST)


def studies_folder() -> Path:
    """Where this user's studies lie, made if need be; OSError where it can't be."""
    path = studies_path()
    own_folder(path.parent)
    return own_folder(path)
