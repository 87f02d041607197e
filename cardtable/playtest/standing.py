"""What a study has found at some moment, as it travels to a screen."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.playtest.findings import Findings
from cardtable.playtest.study_tally import Again, Case, StudyTally


class Standing(NamedTuple):
    """What a study has found so far."""

    blocks: int
    games: int
    """Over all rule sets."""
    seconds: float
    """Since it began."""
    findings: Findings
    cases: Sequence[Sequence[Case]]
    """By rule set after the base: the games that went otherwise, those first in which it mattered most."""
    tally: StudyTally
    """All of it, to be kept and gone on with."""
    problems: Sequence[str]
    """What programs did wrong."""
    over: bool = False
    """Whether no more are played, unless somebody wants more."""
    again: Again | None = None
    """Of a sweep, what the best has played again with new deals."""
