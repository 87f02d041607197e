"""What people have said of the games that they played by some rules, and how long those took, beside what players of
ours make of them."""

from cardtable.app.art.fonts import sans
from cardtable.app.long_work import LatestWork
from cardtable.app.parts.widgets import PlainLabel
from cardtable.engine.houserules import HouseRules
from cardtable.library.impressions import Impressions, impressions_by, impressions_words


class PeopleLine(PlainLabel):
    """One line; hidden where nobody has said anything. It looks through the kept games in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(13))
        self.setWordWrap(True)
        self._looking = LatestWork(self)
        self.hide()

    def show_rules(self, game: str, rules: HouseRules | None) -> None:
        """What was said of games by exactly these rules; of nothing where there are none."""
        self.hide()
        self._looking.cancel()
        if rules is not None:
            work = self._looking.begin(impressions_by(game, [rules]))
            work.leave_with_parent()
            work.done.connect(self._show)
            work.start_aside()

    def _show(self, found: list[Impressions]) -> None:
        (said,) = found
        self.setText(impressions_words(said))
        self.setVisible(bool(self.text()))
