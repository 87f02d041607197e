"""What a comparison will be able to see, said once, soon after its beginning."""

from cardtable.commands.playing import Progress
from cardtable.playtest.blocks import LOOKED_INTO, StudyPlan
from cardtable.playtest.forecast import forecast, forecast_words, growth
from cardtable.playtest.study_tally import StudyTally

_FORESEEN = 2.0  # seconds of play from which it can be said what the end will bring


class Outlook:
    """Of one comparison."""

    def __init__(self, plan: StudyPlan, progress: Progress) -> None:
        self._plan = plan
        self._progress = progress
        self._due = len(plan.study.rule_sets) > 1

    def tell(self, tally: StudyTally, seconds: float) -> None:
        """To be called now and then."""
        if not self._due or seconds < _FORESEEN or not tally.blocks:
            return
        plan, found = self._plan, tally.differences[0]
        grows = plan.pieces / tally.blocks
        if plan.seconds is not None:
            grows = min(grows, growth(tally.blocks, seconds, plan.seconds, tally.seconds, plan.jobs, LOOKED_INTO))
        ahead = forecast(tally.blocks, found.pairs, found.winners_differ, grows)
        if ahead:
            self._due = False
            self._progress.say(forecast_words(ahead))
