"""`beginner`: bids by the face of the prize, and has habits that a newcomer can find and use.

- They pay what is printed on the prize: the lowest of their cards that is worth as much, one place more or less.
- They save their best card: while a better prize is still to come, or others may put one up, they do not part with it,
  until hardly any cards are left. Who bids their best on the second-best prizes meets no better than the second-best.
- They hate to trail: when another's pile is worth more than theirs by what is up or more, they bid two places higher
  than they would. Let them fall behind on cheap prizes, and they overpay for the next.
- In auctions they climb by the lowest card that will do, and once they have bid they go two places beyond their limit
  rather than see the prize go: they are easily talked up.
- Of their own cards they put up one from the middle, and low ones while they lead.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.cards import RANKS_IN
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.war.play import AUCTION, OFFER, PASS, War

WOBBLE: Final = ((0, 0.5), (1, 0.25), (-1, 0.25))
"""How many places beside the prize's they bid, and how often."""
SPITE: Final = 2
"""How many places higher they bid when they trail."""
STUBBORN: Final = 2
"""How many places beyond their limit they go in an auction once they have bid."""
FEW: Final = 3
"""With no more cards than this they save none."""


class Beginner(Player):
    """Bids by the face of the prize."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """What their habits would do, as often as their wobble has it."""
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
    """The place in the hand of the card that the prize is worth to them."""
    place = len([1 for value, _ in hand if value < state.worth])
    ahead = max([score for other, score in enumerate(state.scores) if other != seat])
    if ahead > state.scores[seat] and ahead - state.scores[seat] >= state.worth:
        place += SPITE
    if state.laid[seat]:
        place += STUBBORN
    return place


def _middle(state: War, seat: int, cards: int) -> int:
    """The place in the hand of the card they would put up."""
    leads = state.scores[seat] > max([score for other, score in enumerate(state.scores) if other != seat])
    return 1 if leads else cards // 2


def _saves_best(state: War, hand: list[tuple[int, int]]) -> bool:
    """Whether they keep their best card for later."""
    if len(hand) <= FEW:
        return False
    if state.terms.own_cards:
        return state.phase == OFFER or state.worth < hand[-1][0]
    values = state.terms.values
    seen = state.prizes[: state.number + 1]
    return any(values[rank] > state.worth for rank in range(state.terms.suit_size) if rank not in seen)


def _call(state: War, seat: int, hand: list[tuple[int, int]], limit: int) -> int:
    """The lowest card that beats the standing bid, or PASS where that lies beyond their limit's place."""
    legal = state.legal(seat)
    for place, (_, rank) in enumerate(hand):
        if rank in legal:
            return rank if place <= limit else PASS
    return PASS
