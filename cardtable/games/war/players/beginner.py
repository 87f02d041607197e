"""Player `beginner`: bids by the face value of the prize, with habits that a newcomer can find and exploit.

- They pay what is printed on the prize: their lowest card that is worth as much, give or take one place.
- They save their best card: while a better prize is still to come, or others may offer one, they keep it until they
  have few cards left. So an opponent's best cards, bid on second-best prizes, meet no better than their second-best.
- They hate to trail: if another player leads them by at least the points at stake, they bid two places higher than
  otherwise. Let them fall behind on cheap prizes, and they overpay for the next.
- In auctions they raise by their lowest sufficient card, and once they have bid they go two places beyond their limit
  rather than lose the prize: they are easily talked up.
- Of their own cards they offer one from the middle, and a low one while they lead.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.cards import RANKS_IN
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, OFFER, PASS, War

WOBBLE: Final = ((0, 0.5), (1, 0.25), (-1, 0.25))
"""Places above the prize's own at which they bid, each with its probability."""
SPITE: Final = 2
"""Number of places by which they bid higher when they trail."""
STUBBORN: Final = 2
"""Number of places beyond their limit that they go in an auction once they have bid."""
FEW: Final = 3
"""Largest hand from which they no longer save their best card."""


class WarBeginner(Player):
    """Player who bids by the face value of the prize."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the moves that their habits suggest, with the probabilities of WOBBLE."""
        state = view.state
        assert isinstance(state, War)
        seat = view.seat
        values = state.terms.values
        hand = [(values[rank], rank) for rank in RANKS_IN[state.hands[seat] | state.laid[seat]]]
        hand.sort()
        wanted = _middle(state, seat, len(hand)) if state.phase == OFFER else _price(state, seat, hand)
        highest = len(hand) - (2 if _saves_best(state, hand) else 1)
        moves: list[int] = []
        often: list[float] = []
        for wobble, chance in WOBBLE:
            place = max(0, min(wanted + wobble, highest))
            move = _call(state, seat, hand, place) if state.phase == AUCTION else hand[place][1]
            if move in moves:
                often[moves.index(move)] += chance
            else:
                moves.append(move)
                often.append(chance)
        choices = [Choice(move, chance, None) for move, chance in zip(moves, often, strict=True)]
        choices.sort(key=lambda choice: -choice.probability)
        return Advice(choices, None, False)


def _price(state: War, seat: int, hand: list[tuple[int, int]]) -> int:
    """Return the place in the hand, from 0, of the card that they would pay for the prize."""
    place = len([1 for value, _ in hand if value < state.worth])
    ahead = max([score for other, score in enumerate(state.scores) if other != seat])
    if ahead > state.scores[seat] and ahead - state.scores[seat] >= state.worth:
        place += SPITE
    if state.laid[seat]:
        place += STUBBORN
    return place


def _middle(state: War, seat: int, cards: int) -> int:
    """Return the place in the hand, from 0, of the card that they would offer."""
    leads = state.scores[seat] > max([score for other, score in enumerate(state.scores) if other != seat])
    return 1 if leads else cards // 2


def _saves_best(state: War, hand: list[tuple[int, int]]) -> bool:
    """Return whether they keep their best card for later."""
    if len(hand) <= FEW:
        return False
    if state.terms.own_cards:
        return state.phase == OFFER or state.worth < hand[-1][0]
    values = state.terms.values
    seen = state.prizes[: state.number + 1]
    return any(values[rank] > state.worth for rank in range(state.terms.suit_size) if rank not in seen)


def _call(state: War, seat: int, hand: list[tuple[int, int]], limit: int) -> int:
    """Return the lowest card that beats the standing bid, or PASS if it lies beyond place `limit` of the hand."""
    legal = state.legal(seat)
    for place, (_, rank) in enumerate(hand):
        if rank in legal:
            return rank if place <= limit else PASS
    return PASS
