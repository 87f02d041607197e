"""What came of the decisions of a match of Loser's Game."""

from collections.abc import Sequence

from cardtable.games.losers.moves import BidMade, HandScored, TrickTaken
from cardtable.games.losers.play import PLAY, Losers
from cardtable.games.losers.words import Teller
from cardtable.table.review import Review


def outcomes(review: Review, names: Sequence[str]) -> list[str]:
    """What came of each decision: all bids of the hand and what the seat's own came to, or who took the trick."""
    teller = Teller(names, review.seat)
    seen = list(enumerate(review.events))
    bids = [(number, event) for number, event in seen if isinstance(event, BidMade)]
    scored = [(number, event) for number, event in seen if isinstance(event, HandScored)]
    taken = [(number, event) for number, event in seen if isinstance(event, TrickTaken)]
    sentences = []
    for decision in review.decisions:
        if decision.known(Losers).phase == PLAY:
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
