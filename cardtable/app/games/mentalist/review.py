"""The review page of a game of Mentalist Poker."""

from cardtable.app.after.review import Review
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.mentalist.position import PositionView
from cardtable.app.games.mentalist.settled import outcomes
from cardtable.app.games.mentalist.words import Critic, Teller
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.engine.mentalist.rules import MentalistRules


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    rules = review.rules
    assert isinstance(rules, MentalistRules)
    teller = Teller(names, review.seat, rules.variant == "advanced")
    critic = Critic(names, outcomes(review.decisions, review.events, teller))
    picture = PositionView(pixmaps, names, emblems)
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    return ReviewPage(pixmaps, settings, review, critic, picture, colour, judge)
