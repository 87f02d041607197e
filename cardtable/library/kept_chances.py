"""Cache of chances to win, so that no game is played out twice.

A file that can't be read, or comes from another version, is ignored and replaced.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable.library.folders import replace_file
from cardtable.library.studies import read_file
from cardtable.playtest.chances import WinCurve
from cardtable.playtest.part import engine
from cardtable.playtest.position_tally import PositionTally
from cardtable.playtest.positions import PositionPlan
from cardtable.playtest.tally import Tally

MOST: Final = 20_000
"""Maximum number of moments in a file; those found last are kept."""
_FORMAT: Final = "cardtable-chances 1"


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
    held = {"format": _FORMAT, "engine": engine(), "moments": dict([*moments.items()][:MOST])}
    replace_file(path, json.dumps(held).encode())


def _moments(path: Path) -> dict[str, list[int]]:
    with suppress(OSError, ValueError, RecursionError):
        held = json.loads(read_file(path))
        if isinstance(held, dict) and (held.get("format"), held.get("engine")) == (_FORMAT, engine()):
            moments = held.get("moments")
            return moments if isinstance(moments, dict) else {}
    return {}
