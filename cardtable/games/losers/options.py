"""The moves that were open at a decision of Loser's Game."""

from cardtable.engine.cards import SUITS
from cardtable.games.losers.play import BID, CALL, CARDS, Losers
from cardtable.games.losers.words import bid_words, suit_words
from cardtable.games.losers.zones import hand
from cardtable.table.model import TableModel
from cardtable.table.options import Option, values_of
from cardtable.table.review import Decision, Judged
from cardtable.table.words import card_words

_BIDS = 11
"""So many bids are shown: those that win most often, and the one that was made."""


def options(model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """The suits, bids or cards."""
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
