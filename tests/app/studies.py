"""Studies for the window's tests: short, and played in this very process."""

from collections.abc import Callable

from cardtable.playtest.batch import Batch
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.halving import Halving, SweepPlan, SweepStanding
from cardtable.playtest.position_tally import PositionStanding
from cardtable.playtest.positions import PositionPlan
from cardtable.playtest.standing import Standing
from cardtable.playtest.study_tally import StudyTally

BLOCKS = 6
FIRST = 2
"""After so many of them the first rule sets of a sweep drop out."""
GAMES = 4
"""From a position, on each way on."""


def quick_player(game: str) -> str:
    """Who takes no time to think, and whose games end: who plays Loser's Game at random never comes to its end."""
    return "beginner" if game == "losers" else "random"


class AtOnce:
    """Plays a few blocks when it is made, and tells of them when somebody listens."""

    def __init__(
        self,
        plan: StudyPlan | SweepPlan | PositionPlan,
        tell: Callable[[Standing | SweepStanding | PositionStanding | str], None],
        known: StudyTally | Halving | None = None,
        standby: object = None,
    ) -> None:
        if isinstance(plan, StudyPlan):
            tally = plan.tally()
            if isinstance(known, StudyTally):
                tally.join(known)
            few = _few(plan)._replace(blocks=tally.blocks + BLOCKS)
            few.carry_on(tally, lambda work: Batch(work).run())
            tell(few.standing(tally, 1.0, over=True))
        elif isinstance(plan, SweepPlan):
            before = known.tally if isinstance(known, Halving) else plan.plan.tally()
            few = _few(plan.plan)
            sweep = SweepPlan(few._replace(blocks=before.blocks + few.blocks), FIRST)
            found = Halving.behind(*sweep, before, known.again if isinstance(known, Halving) else None)
            sweep.carry_on(found, lambda work: Batch(work).run())
            tell(sweep.standing(found, 1.0, over=True))
        else:
            games = plan._replace(games=GAMES, jobs=1, effort=0.01)
            tell(games.standing(Batch(games).run(), 1.0, over=True))

    def stop(self) -> None:
        """All is over."""

    def more(self) -> None:
        """Nothing more is played."""

    def end(self) -> None:
        """The same."""


def _few(plan: StudyPlan) -> StudyPlan:
    return plan._replace(blocks=BLOCKS, seconds=None, jobs=1, effort=0.01)
