"""What people have said of the games that they played by some rules, beside what players of ours make of them."""

from collections.abc import Generator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cardtable.app.art.fonts import sans
from cardtable.app.long_work import LatestWork
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled
from cardtable.library.game_index import checking, written_rules
from cardtable.library.impressions import HIGHEST, Impressions, impressions

_WORDS = 5
"""So many of the remarks are told."""


class PeopleLine(QLabel):
    """One line; hidden where nobody has said anything. It looks through the kept games in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(13))
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._looking = LatestWork(self)
        self.hide()

    def show_rules(self, game: str, rules: HouseRules | None) -> None:
        """What was said of games by exactly these rules; of nothing where there are none."""
        self.hide()
        self._looking.cancel()
        if rules is not None:
            work = self._looking.begin(_found(game, written_rules(rules)))
            work.leave_with_parent()
            work.done.connect(self._show)
            work.start_aside()

    def _show(self, said: Impressions) -> None:
        names = {"fun": self.tr("fun"), "clear": self.tr("clear"), "fair": self.tr("fair")}
        means = " · ".join([f"{names[key]} {mean:.1f}" for key, mean in said.means.items()])
        of = filled(self.tr("of {most}"), most=HIGHEST)
        text = self.tr("People who played %n games by these rules say:", "", said.games)
        if means:
            text += f" {means} ({of})"
        for words in said.words[:_WORDS]:
            text += f" “{words}”"
        self.setText(text)
        self.setVisible(said.games > 0)


def _found(game: str, rules: str) -> Generator[float, None, Impressions]:
    games = yield from checking()
    return (yield from impressions(games, game, rules))
