"""The review page of a game of Bidding War."""

from cardtable.app.after.decision_picture import DecisionPicture
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.war.review import options, outcomes, stakes
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import Annotator
from cardtable.table.history import reviewed
from cardtable.table.review import Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words of this game."""
    history = reviewed(review, names, WarModel)
    annotator = Annotator(review.seat, stakes(review, history), outcomes(review, history))
    picture = DecisionPicture(pixmaps, emblems, history, options)
    return ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
