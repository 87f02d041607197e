"""Options and outcomes of the decisions in a review of Loser's Game."""

from collections.abc import Sequence

from cardtable.engine.cards import SUITS
from cardtable.games.losers.layout import hand
from cardtable.games.losers.moves import HandScored, PointsBidMade, TrickTaken
from cardtable.games.losers.play import BID, CALL, CARDS, PLAY, Losers
from cardtable.games.losers.words import LosersNarrator, bid_words, suit_words
from cardtable.table.model import TableModel
from cardtable.table.review import Decision, Judged, Option, Review, values_of
from cardtable.table.words import card_words

_BIDS = 11
"""Number of bids shown: those that win most often, besides the one that was made."""


def options(model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """Return the moves to show for a decision: all suits, the best bids, or the cards of the hand."""
    values, state, made = values_of(judged), decision.known(Losers), decision.move
    if state.phase == CALL:
        return [Option(move, values.get(move), suit_words(suit), suit=suit) for move, suit in enumerate(SUITS)]
    if state.phase == BID:
        valued = sorted(
            (bid for bid, value in values.items() if value is not None), key=lambda bid: -(values[bid] or 0.0)
        )
        near = range(max(0, made - _BIDS // 2), made + _BIDS // 2 + 1)
        shown = valued[:_BIDS] or [bid for bid in near if bid <= state.most_points()]
        return [Option(bid, values.get(bid), bid_words(bid), word=f"{bid}") for bid in sorted({*shown, made})]
    cards = model.known(hand(model.seen.side))
    return [Option(CARDS.index(card), values.get(CARDS.index(card)), card_words(card), card) for card in cards]


def outcomes(review: Review, names: Sequence[str]) -> list[str]:
    """Return a text on how each decision turned out: bids and result of the hand, or the taker of the trick."""
    teller = LosersNarrator(names, review.seat)
    seen = list(enumerate(review.events))
    bids = [(number, event) for number, event in seen if isinstance(event, PointsBidMade)]
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
