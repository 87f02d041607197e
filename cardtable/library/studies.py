"""Kept studies: each is a folder with its question, its results and the games that were looked at.

The games lie in it side by side, so that branches find their parents (see `branches`). Notes and impressions stand in
the games (see `notes` and `impressions`). Each file is replaced whole or not at all. Chances to win are kept too, so
that no game is played out twice; if their file can't be read, or comes from another version, it is ignored and
replaced.
"""

import json
from collections.abc import Generator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from cardtable.disk import read_file
from cardtable.errors import BadInput
from cardtable.library.branches import branches_in
from cardtable.library.folders import move_unused, new_folder, own_folder, replace_file, stem_of, studies_path
from cardtable.playtest.chances import WinCurve
from cardtable.playtest.match_tally import Tally
from cardtable.playtest.positions import PositionPlan, PositionTally
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import read_study, written_study
from cardtable.playtest.study_part import Part, counted_games, engine, read_part, written_part
from cardtable.wording import reason, worded

STUDY: Final = "study.toml"
"""File of the question, as `cardtable study` reads it."""
RESULTS: Final = "results.part"
"""File of the results, as `cardtable merge` reads it."""
CHANCES: Final = "chances.json"
"""File of chances to win that were played out: a cache (see `known_chances`)."""
LARGEST: Final = 1 << 26
"""Maximum number of bytes of a study's file."""


class KeptStudy(NamedTuple):
    """Study in its folder, as lists show it."""

    path: Path
    """Folder of the study."""
    when: datetime
    """Time at which results, or else the question, were last written."""
    study: Study | None
    """Question of the study; None if its file is missing or malformed."""
    games: int = 0
    """Number of games played for it, under all rule sets together."""
    problem: str = ""
    """Fault in the file of its question; empty if there is none."""
    records: Sequence[Path] = ()
    """Games in a folder without a question, each before its branches; empty otherwise."""

    @property
    def name(self) -> str:
        """Name that the person gave the study."""
        return self.path.name

    @property
    def key(self) -> str:
        """Key of the kind of game that it is about; empty if unknown."""
        return self.study.game if self.study else ""


class OpenedStudy(NamedTuple):
    """Study with its results."""

    study: Study
    part: Part | None
    """Results, with which the study can go on; None if there are none, or if they no longer hold."""
    problem: str = ""
    """Reason why the results no longer hold, in a sentence; empty if they hold or there are none."""


def begin_study(name: str, study: Study, part: Part | None = None) -> Path:
    """Make a study's folder, with a number if the name is taken, and return it; OSError if it can't be made."""
    folder = new_folder(studies_folder(), stem_of(name, study.game) or study.game)
    keep_study(folder, study, part)
    return folder


def keep_study(folder: Path, study: Study, part: Part | None = None) -> None:
    """Write a study's question and, if given, its results; OSError if that fails, and the old file then stays."""
    replace_file(folder / STUDY, written_study(study).encode())
    if part is not None:
        replace_file(folder / RESULTS, written_part(part))


def kept_studies() -> Generator[float, None, list[KeptStudy]]:
    """Return all kept studies, latest first; yields after each folder.

    A study whose file is malformed is among them, with its problem, as is a folder with games but no question. Other
    folders are left out. Raises OSError if the folder of studies exists but can't be read.
    """
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
    """Return a study as lists show it; OSError if it can't be read."""
    files = [folder / STUDY, folder / RESULTS]
    when = datetime.fromtimestamp(max(file.stat().st_mtime for file in files if file.exists()))
    try:
        study = read_study(read_file(folder / STUDY, LARGEST)).study
    except BadInput as error:
        return KeptStudy(folder, when, None, problem=reason(error))
    with suppress(OSError):
        return KeptStudy(folder, when, study, counted_games(read_file(folder / RESULTS, LARGEST)))
    return KeptStudy(folder, when, study)


def open_study(folder: Path) -> OpenedStudy:
    """Read a study; BadInput if the file of its question is malformed, OSError if it can't be read.

    Results of another version, or for another question, are left out, and `problem` says why.
    """
    study = read_study(read_file(folder / STUDY, LARGEST)).study
    try:
        part = read_part(read_file(folder / RESULTS, LARGEST))
    except FileNotFoundError:
        return OpenedStudy(study, None)
    except (BadInput, OSError) as error:
        return OpenedStudy(study, None, reason(error))
    if part.study != study:
        return OpenedStudy(study, None, worded("the results belong to another question"))
    return OpenedStudy(study, part)


def rename_study(folder: Path, name: str) -> Path:
    """Rename a study, with a number if the name is taken, and return its folder; OSError if that fails.

    A name without any character that can stand in a file's changes nothing.
    """
    stem = stem_of(name, folder.name)
    return folder if stem in ("", folder.name) else move_unused(folder, folder.parent, stem, "")


def studies_folder() -> Path:
    """Return the folder of this user's studies, made if needed; OSError if it can't be made."""
    return own_folder(studies_path())


MOST_MOMENTS: Final = 20_000
"""Maximum number of moments in a file; those found last are kept."""
_CHANCES_FORMAT: Final = "cardtable-chances 1"


def known_chances(path: Path, course: WinCurve, plan: PositionPlan) -> PositionTally:
    """Return the games that a file holds for the moments of a plan; none if the file doesn't exist or isn't ours."""
    kept = _moments(path)
    tally = plan.tally()
    for way, key in enumerate(course.keys(plan)):
        with suppress(KeyError, TypeError, ValueError):
            known = Tally.read(kept[key])
            if known.players == len(plan.players):
                tally.ways[way] = known
    return tally


def keep_chances(path: Path, course: WinCurve, plan: PositionPlan, tally: PositionTally) -> None:
    """Write the games of a tally to a file, in place of those held for these moments; OSError if that fails."""
    fresh = {key: each.written() for key, each in zip(course.keys(plan), tally.ways, strict=True) if each.finished}
    kept = _moments(path)
    moments = {**fresh, **{key: held for key, held in kept.items() if key not in fresh}}
    held = {"format": _CHANCES_FORMAT, "engine": engine(), "moments": dict([*moments.items()][:MOST_MOMENTS])}
    replace_file(path, json.dumps(held).encode())


def _moments(path: Path) -> dict[str, list[int]]:
    with suppress(OSError, ValueError, RecursionError):
        held = json.loads(read_file(path, LARGEST))
        if isinstance(held, dict) and (held.get("format"), held.get("engine")) == (_CHANCES_FORMAT, engine()):
            moments = held.get("moments")
            return moments if isinstance(moments, dict) else {}
    return {}
