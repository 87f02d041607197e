"""Standing of a study at one moment, as it travels to a screen."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.playtest.findings import Findings
from cardtable.playtest.study_tally import Case, PlayedAgain, StudyTally


class StudySnapshot(NamedTuple):
    """Standing of a study that is being played."""

    blocks: int
    games: int
    """Number of games under all rule sets."""
    seconds: float
    """Seconds since the study began."""
    findings: Findings
    cases: Sequence[Sequence[Case]]
    """Games that went differently, by rule set after the base, those with the largest swing first."""
    tally: StudyTally
    """Tally of all games, from which the study can be continued."""
    problems: Sequence[str]
    """Descriptions of the programs' faults."""
    over: bool = False
    """True if no more games are played, unless more are asked for."""
    again: PlayedAgain | None = None
    """In a sweep, the games that the best rule set played again with new deals; None if it has played none."""
