"""The review page of a match of Loser's Game."""

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.losers.review import options, outcomes
from cardtable.games.losers.table import LosersModel
from cardtable.games.losers.words import Annotator
from cardtable.table.history import reviewed
from cardtable.table.review import Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words of this game."""
    picture = DecisionPicture(pixmaps, emblems, reviewed(review, names, LosersModel), options)
    return ReviewPage(pixmaps, settings, review, Annotator(outcomes(review, names)), picture, emblems, judge)
