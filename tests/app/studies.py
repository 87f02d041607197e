"""Short studies for the window's tests, played in this process."""

from collections.abc import Callable

from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.positions import PositionPlan, PositionStanding
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.successive_halving import Halving, SweepPlan, SweepStanding

BLOCKS = 6
FIRST = 2
"""Blocks after which the first rule sets of a sweep drop out."""
GAMES = 4
"""Games that are played from a position for each way to go on."""


def quick_player(game: str) -> str:
    """Return a player that takes no time to think and whose games end: random players of Loser's Game never finish."""
    return "beginner" if game == "losers" else "random"


class AtOnce:
    """Process that plays a few blocks as soon as it is asked, and reports them at once."""

    def play(
        self,
        plan: StudyPlan | SweepPlan | PositionPlan,
        tell: Callable[[StudySnapshot | SweepStanding | PositionStanding | str], None],
        known: StudyTally | Halving | None = None,
    ) -> None:
        """Play as long as no test can tell."""
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
        """Do nothing: all games have been played."""

    def more(self) -> None:
        """Do nothing: no more games are played."""

    def end(self) -> None:
        """Do nothing: there is no process to end."""


def _few(plan: StudyPlan) -> StudyPlan:
    return plan._replace(blocks=BLOCKS, seconds=None, jobs=1, effort=0.01)
