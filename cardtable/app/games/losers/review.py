"""The review page of a match of Loser's Game."""

from collections.abc import Sequence

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.position import PositionView
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.engine.losers.moves import BidMade, HandScored, TrickTaken
from cardtable.engine.losers.play import PLAY
from cardtable.table.losers.words import Annotator, Teller, losers
from cardtable.table.review import Review


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """The page, in the words and with the pictures of this game."""
    picture = PositionView(pixmaps, names, emblems, review.events)
    colour = seat_text(palette.SEATS[emblems[review.seat]], scheme(settings))
    annotator = Annotator(outcomes(review, names))
    return ReviewPage(pixmaps, settings, review, annotator, picture, colour, judge)


def outcomes(review: Review, names: Sequence[str]) -> list[str]:
    """What came of each decision: all bids of the hand and what hers came to, or who took the trick."""
    teller = Teller(names, review.seat)
    seen = list(enumerate(review.events))
    bids = [(number, event) for number, event in seen if isinstance(event, BidMade)]
    scored = [(number, event) for number, event in seen if isinstance(event, HandScored)]
    taken = [(number, event) for number, event in seen if isinstance(event, TrickTaken)]
    sentences = []
    for decision in review.decisions:
        if losers(decision).phase == PLAY:
            sentences.append(
                next((teller.tell(event) for number, event in taken if number >= decision.events_before), "")
            )
            continue
        begun = max((number for number, _ in scored if number < decision.events_before), default=-1)
        end, hand = next(
            ((number, event) for number, event in scored if number >= decision.events_before), (len(seen), None)
        )
        made = teller.bids([bid for number, bid in bids if begun < number < end])
        sentences.append(f"{made} {teller.scored(hand)[review.seat]}" if hand else made)
    return sentences
