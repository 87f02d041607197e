"""Studies for the window's tests: short, and played in this very process."""

from collections.abc import Callable

from cardtable.playtest.batch import Batch
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.standing import Standing

BLOCKS = 6


class AtOnce:
    """Plays a few blocks when it is made, and tells of them when somebody listens."""

    def __init__(self, plan: StudyPlan, tell: Callable[[Standing | str], None]) -> None:
        few = plan._replace(blocks=BLOCKS, seconds=None, jobs=1, effort=0.01)
        tell(few.standing(Batch(few).run(), 1.0, over=True))

    def stop(self) -> None:
        """All is over."""

    def more(self) -> None:
        """Nothing more is played."""

    def end(self) -> None:
        """The same."""
