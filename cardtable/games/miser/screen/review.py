"""The review page of a game of Miser."""

from functools import partial

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.miser.review import options, outcomes
from cardtable.games.miser.table import MiserModel
from cardtable.games.miser.words import Annotator
from cardtable.table.history import reviewed
from cardtable.table.review import Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words of this game."""
    history = reviewed(review, names, MiserModel)
    annotator = Annotator(names, outcomes(review, history))
    picture = DecisionPicture(pixmaps, emblems, history, partial(options, names))
    return ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
