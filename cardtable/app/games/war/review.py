"""The review page of a game of Bidding War."""

from collections.abc import Sequence

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.war.position import PositionView
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.engine.war.rules import WarRules
from cardtable.table.review import Review
from cardtable.table.war.board import STAKE, WarBoard
from cardtable.table.war.rounds import round_of, rounds
from cardtable.table.war.words import Annotator, Teller


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    rules = review.rules
    assert isinstance(rules, WarRules)
    annotator = Annotator(review.seat, stakes(review, rules), outcomes(review, names))
    picture = PositionView(pixmaps, names, emblems, rules, review.events)
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    return ReviewPage(pixmaps, settings, review, annotator, picture, colour, judge)


def stakes(review: Review, rules: WarRules) -> list[list[str]]:
    """What was up at each decision, the carried cards first: the state holds no order."""
    board = WarBoard(review.seats, review.seat, rules.suit_size)
    found: list[list[str]] = []
    seen = 0
    for decision in review.decisions:
        for event in review.events[seen : decision.events_before]:
            board.apply(event)
        seen = decision.events_before
        found.append([piece.card for piece in board.cards(STAKE) if piece.card])
    return found


def outcomes(review: Review, names: Sequence[str]) -> list[str]:
    """How the round of each decision ended: everyone's bid, unless the picture shows it, and who got what was up."""
    teller = Teller(names, review.seat)
    played = rounds(review.events, review.seats)
    sentences = []
    for decision in review.decisions:
        found = round_of(played, decision)
        bids = teller.bids(found.bids) if found and not decision.sealed else ""
        sentences.append(f"{bids} {teller.tell(found.outcome)}".strip() if found else "")
    return sentences
