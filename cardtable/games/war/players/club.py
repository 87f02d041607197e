"""Player `club`: thinks one prize ahead, about the chance to win rather than points, and mixes bids."""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, OFFER, War
from cardtable.games.war.players.auction import auction_plan
from cardtable.games.war.players.reading import softmax
from cardtable.games.war.players.sealed import BidMix, sealed_mix

OFFERS: Final = 5
"""Number of cards considered for an offer: the lowest, the highest, and some between."""
OFFER_HEAT: Final = 0.1
"""Temperature of the softmax over offers, as a share of the range of their values."""
GLANCE: Final = 0.25
"""Effort spent on the sealed bidding after each possible offer."""


class WarClub(Player):
    """Player who thinks one prize ahead, and mixes."""

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return their mixed strategy; `effort` is ignored, since they do not search."""
        state = view.state
        assert isinstance(state, War)
        moves = state.legal(view.seat)
        if state.phase == OFFER:
            mix = _offer(state, view.seat)
        elif state.phase == AUCTION:
            mix = auction_plan(state, view.seat).mix
        else:
            mix = sealed_mix(state, view.seat, 1.0).mix
        choices = [Choice(move, part, None) for move, part in zip(moves, mix, strict=True)]
        choices.sort(key=lambda choice: -choice.probability)
        return Advice(choices, None, False)


def _offer(state: War, seat: int) -> list[float]:
    """Return how often to offer each card of the hand, judged by the bidding that follows."""
    values = state.terms.values
    moves = list(state.legal(seat))
    by_value = sorted(moves, key=lambda rank: values[rank])
    count = min(OFFERS, len(moves))
    picked = [by_value[pick * (len(moves) - 1) // max(count - 1, 1)] for pick in range(count)]
    worths: list[float] = []
    for rank in picked:
        after = state.clone()
        after.apply(rank)
        worths.append(_prospect(after, seat))
    mix = [0.0] * len(moves)
    for rank, part in zip(picked, softmax(worths, OFFER_HEAT), strict=True):
        mix[moves.index(rank)] = part
    return mix


def _prospect(state: War, seat: int) -> float:
    """Return a seat's chance to win when the bidding for an offer begins."""
    plan: BidMix = auction_plan(state, seat) if state.phase == AUCTION else sealed_mix(state, seat, GLANCE)
    return plan.value
