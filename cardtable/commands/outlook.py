"""What a comparison will be able to see, said once, soon after its beginning."""

from cardtable.commands.playing import Progress
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.forecast import forecast, forecast_words, growth
from cardtable.playtest.study_tally import StudyTally

_FORESEEN = 2.0  # seconds of play from which it can be said what the end will bring
_BLOCKS = 4  # in the very first block much is only being loaded


class Outlook:
    """Of one comparison that goes by the clock."""

    def __init__(self, plan: StudyPlan, progress: Progress) -> None:
        self._plan = plan
        self._progress = progress
        self._due = len(plan.study.rule_sets) > 1 and plan.seconds is not None

    def tell(self, tally: StudyTally, seconds: float) -> None:
        """To be called now and then."""
        if not self._due or seconds < _FORESEEN or tally.blocks < _BLOCKS:
            return
        plan, found = self._plan, tally.differences[0]
        whole = plan.seconds or seconds
        grows = growth(tally.blocks, seconds, whole, tally.seconds, plan.jobs, len(plan.players))
        grows = min(grows, plan.pieces / tally.blocks)
        ahead = forecast(tally.blocks, found.pairs, found.winners_differ, grows)
        if ahead:
            self._due = False
            self._progress.say(forecast_words(ahead))
