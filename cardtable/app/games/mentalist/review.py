"""The review page of a game of Mentalist Poker."""

from PySide6.QtCore import Qt, Signal
from typing_extensions import override

from cardtable.app.after.review_page import DecisionPicture, ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.mentalist.position import PositionView
from cardtable.app.games.mentalist.solved_page import SolvedPage, of_state
from cardtable.app.parts.forms import make_button, make_column
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.bots.mentalist.solvable import is_solvable
from cardtable.engine.mentalist.play import Mentalist
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.table.mentalist.settled import outcomes
from cardtable.table.mentalist.words import Annotator, Teller
from cardtable.table.review import Decision, Judged, Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    rules = review.rules
    assert isinstance(rules, MentalistRules)
    teller = Teller(names, review.seat, rules.variant == "advanced")
    annotator = Annotator(names, outcomes(review.decisions, review.events, teller))
    picture = SolvedPicture(PositionView(pixmaps, names, emblems))
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    page = ReviewPage(pixmaps, settings, review, annotator, picture, colour, judge)
    picture.wanted.connect(lambda state: page.laid_over.emit(SolvedPage(pixmaps, settings, *of_state(state))))
    return page


class SolvedPicture(DecisionPicture):
    """The picture of a decision, and a way to its place among all that are solved."""

    wanted = Signal(object)
    """The state at the decision."""

    def __init__(self, picture: PositionView) -> None:
        super().__init__()
        self._picture = picture
        self._state: Mentalist | None = None
        tip = self.tr("This position among all others of the game between two")
        text = self.tr("See it in perfect play")
        self.button = make_button(text, lambda: self.wanted.emit(self._state), 14, tip)
        column = make_column(self.button, (picture, 1), rim=(0, 0, 0, 0))
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeading)
        self.setLayout(column)

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        state = decision.state
        assert isinstance(state, Mentalist)
        self._state = state
        self.button.setVisible(is_solvable(state))
        self._picture.show_decision(decision, judged)
