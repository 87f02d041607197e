"""The review page of a match of Loser's Game."""

from cardtable.app.after.review import Review
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.position import PositionView
from cardtable.app.games.losers.words import Critic
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    picture = PositionView(pixmaps, names, emblems, review.events)
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    return ReviewPage(pixmaps, settings, review, Critic(), picture, colour, judge)
