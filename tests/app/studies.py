"""Studies for the window's tests: short, and played in this very process."""

from collections.abc import Callable

from cardtable.playtest.batch import Batch
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.position_tally import PositionStanding
from cardtable.playtest.positions import PositionPlan
from cardtable.playtest.standing import Standing

BLOCKS = 6
GAMES = 3
"""From a position, on each way on."""


class AtOnce:
    """Plays a few blocks when it is made, and tells of them when somebody listens."""

    def __init__(
        self,
        plan: StudyPlan | PositionPlan,
        tell: Callable[[Standing | PositionStanding | str], None],
        known: object = None,
    ) -> None:
        if isinstance(plan, StudyPlan):
            few = plan._replace(blocks=BLOCKS, seconds=None, jobs=1, effort=0.01)
            tell(few.standing(Batch(few).run(), 1.0, over=True))
        else:
            games = plan._replace(games=GAMES, jobs=1, effort=0.01)
            tell(games.standing(Batch(games).run(), 1.0, over=True))

    def stop(self) -> None:
        """All is over."""

    def more(self) -> None:
        """Nothing more is played."""

    def end(self) -> None:
        """The same."""
