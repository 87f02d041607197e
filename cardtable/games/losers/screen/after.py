"""Ending and review of a match of Loser's Game."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.ending import ending_of
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.losers.review import options, outcomes
from cardtable.games.losers.screen.score import ScoreView, sheet_of
from cardtable.games.losers.table import LosersModel
from cardtable.games.losers.words import LosersAnnotator
from cardtable.table.history import reviewed
from cardtable.table.review import Review


def standings(pixmaps: Pixmaps, settings: Settings, model: LosersModel, emblems: Sequence[int]) -> QWidget:
    """Return the final score sheet, hand by hand."""
    sheet = ScoreView(pixmaps, foot=False)
    sheet.show_sheet(sheet_of(model.seen.names, emblems, model.course, settings.two_colour))
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(sheet, 1000)  # as high as its rows
    column.addStretch(1)
    return whole


ending = partial(ending_of, LosersModel, standings)


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """Return the review page of a match."""
    picture = DecisionPicture(pixmaps, emblems, reviewed(review, names, LosersModel), options)
    return ReviewPage(pixmaps, settings, review, LosersAnnotator(outcomes(review, names)), picture, emblems, judge)
