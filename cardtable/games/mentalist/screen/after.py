"""Ending and review of a game of Mentalist Poker."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.after.decision_picture import DecisionPicture, Picture
from cardtable.app.after.ending import ending_of
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.after.seat_results import coin_result, seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_button, make_column
from cardtable.app.routes import LaidOver
from cardtable.app.settings import Settings
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.review import options, outcomes
from cardtable.games.mentalist.screen.solved_page import SolvedPage, of_state
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import MentalistAnnotator, chips_words
from cardtable.language import filled, translate
from cardtable.table.history import reviewed
from cardtable.table.review import Decision, Judged, Review


def standings(pixmaps: Pixmaps, settings: Settings, model: MentalistModel, emblems: Sequence[int]) -> QWidget:
    """Return the widget with each seat's chips, and the number of pots it won."""
    ended = model.course.ended
    assert ended
    seats = []
    for seat, (name, chips) in enumerate(zip(model.seen.names, ended.scores, strict=True)):
        made, count = model.course.pots_won(seat)
        words = filled(translate("mentalist", "{made} of {count} pots"), made=made, count=count)
        seats.append(coin_result(name, emblems[seat], chips, chips_words(chips), words, seat in ended.winners))
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, MentalistModel, standings)


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """Return the review page for this game."""
    history = reviewed(review, names, MentalistModel)
    model = history.at(0)
    assert isinstance(model, MentalistModel)
    annotator = MentalistAnnotator(names, outcomes(review, model.teller))
    picture = SolvedPicture(DecisionPicture(pixmaps, emblems, history, options))
    page = ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
    picture.wanted.connect(lambda state: page.wants.emit(LaidOver(SolvedPage(pixmaps, settings, *of_state(state)))))
    return page


class SolvedPicture(Picture):
    """Picture of a decision, with a button that shows its position on the page of perfect play."""

    wanted = Signal(object)
    """Signal with the state at the decision."""

    def __init__(self, picture: DecisionPicture) -> None:
        super().__init__()
        self._picture = picture
        self._state: Mentalist | None = None
        tip = self.tr("This position on the map of the two-player game")
        text = self.tr("Show in perfect play")
        self.button = make_button(text, lambda: self.wanted.emit(self._state), 14, tip)
        column = make_column(self.button, (picture, 1), rim=(0, 0, 0, 0))
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeading)
        self.setLayout(column)

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        self._state = decision.known(Mentalist)
        self.button.setVisible(is_solvable(self._state))
        self._picture.show_decision(decision, judged)
