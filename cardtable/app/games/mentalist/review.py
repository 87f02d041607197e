"""The review page of a game of Mentalist Poker."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout
from typing_extensions import override

from cardtable.app.after.review_page import DecisionPicture, ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.mentalist.position import PositionView
from cardtable.app.games.mentalist.solved_page import SolvedPage, of_state
from cardtable.app.routes import LaidOver
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.bots.mentalist.solvable import is_solvable
from cardtable.engine.mentalist.play import Mentalist
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.table.mentalist.settled import outcomes
from cardtable.table.mentalist.words import Critic, Teller
from cardtable.table.review import Decision, Judged, Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    rules = review.rules
    assert isinstance(rules, MentalistRules)
    teller = Teller(names, review.seat, rules.variant == "advanced")
    critic = Critic(names, outcomes(review.decisions, review.events, teller))
    picture = SolvedPicture(PositionView(pixmaps, names, emblems))
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    page = ReviewPage(pixmaps, settings, review, critic, picture, colour, judge)
    picture.wanted.connect(lambda state: page.wants.emit(LaidOver(SolvedPage(pixmaps, settings, *of_state(state)))))
    return page


class SolvedPicture(DecisionPicture):
    """The picture of a decision, and a way to its place among all that are solved."""

    wanted = Signal(object)
    """The state at the decision."""

    def __init__(self, picture: PositionView) -> None:
        super().__init__()
        self._picture = picture
        self._state: Mentalist | None = None
        self.button = QPushButton(self.tr("See it in perfect play"))
        self.button.setToolTip(self.tr("This position among all others of the game between two"))
        self.button.setAccessibleDescription(self.button.toolTip())
        self.button.setFont(sans(14))
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: self.wanted.emit(self._state))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(picture, 1)

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        state = decision.state
        assert isinstance(state, Mentalist)
        self._state = state
        self.button.setVisible(is_solvable(state))
        self._picture.show_decision(decision, judged)
