"""Players `beginner`, who looks at nothing but their own cards, and `random`, who bids within reason.

The beginner's habits are there for a newcomer to find and exploit:

- They call their longest suit, however low its cards; of equally long suits the one with the higher cards.
- They bid what they can point at: a point for every second trump, and one more each for ace and king of trumps, now
  and then one less, seldom one more. Sets don't count: with a strong hand they bid far too little, and take many
  points for nothing. Other players' bids and the scores are ignored.
- They play high: their highest card that takes the trick so far, whoever is still to play and whatever lies there. So
  their aces and kings are gone early, and a card that matters for a set goes unnoticed.
- They ruff whenever they can, with the lowest trump that takes the trick.
- If they can't take the trick they play their lowest card, a trump only if they must.
- To a new trick they lead their highest card of a plain suit, and trumps only when nothing else is left.
- Now and then (one card in five) they experiment, and play low where they might have taken the trick.
- They play the same way whether their bid is made, lost or still open.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player, RandomPlayer, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, SUIT, Losers

WOBBLE: Final = ((0, 0.7), (-1, 0.2), (1, 0.1))
"""Points added to the bid counted, each with its probability."""
HIGH: Final = 0b1100000000000
"""Mask of ranks: ace and king."""
PLAIN: Final = 0.8
"""Probability of the usual card."""


class LosersBeginner(Player):
    """Player who counts trumps, and plays high."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the moves that their habits suggest, with probabilities."""
        state = view.state
        assert isinstance(state, Losers)
        hand = state.hands[view.seat]
        if state.phase == CALL:
            return mixed([(longest(hand), 1.0)])
        if state.phase == BID:
            count = _counted(state, hand)
            most = state.most_points()
            return mixed([(max(0, min(count + wobble, most)), chance) for wobble, chance in WOBBLE])
        cards = list(state.legal(view.seat))
        if not state.trick:
            return mixed([(_lead(state, cards), PLAIN), (_lowest(state, cards), 1 - PLAIN)])
        return mixed([(_highest(state, cards), PLAIN), (_lowest(state, cards), 1 - PLAIN)])


def longest(hand: int) -> int:
    """Return the suit of which a hand holds most cards, among equals the one with the higher cards."""
    best = 0
    most = (-1, -1)
    for suit in range(4):
        ranks = hand >> 13 * suit & SUIT
        held = (ranks.bit_count(), ranks)
        if held > most:
            most = held
            best = suit
    return best


def _counted(state: Losers, hand: int) -> int:
    """Return the bid they count: the value of a trump (at least 1) for every second trump, and for ace and king."""
    trumps = hand >> 13 * state.trump & SUIT
    return (trumps.bit_count() // 2 + (trumps & HIGH).bit_count()) * max(state.terms.trump_points, 1)


def _lead(state: Losers, cards: list[int]) -> int:
    """Return the highest card of a plain suit, or the highest trump if there is none."""
    return max(_plain(state, cards), key=_rank)


def _lowest(state: Losers, cards: list[int]) -> int:
    """Return the lowest card of a plain suit, or the lowest trump if there is none."""
    return min(_plain(state, cards), key=_rank)


def _plain(state: Losers, cards: list[int]) -> list[int]:
    """Return the cards that are not trumps, or all if there are only trumps."""
    return [card for card in cards if card // 13 != state.trump] or cards


def _highest(state: Losers, cards: list[int]) -> int:
    """Return the highest card that takes the trick so far, or the lowest card if none does.

    A trick with another suit led is ruffed with the lowest sufficient trump.
    """
    best = state.trick[0]
    for card in state.trick[1:]:
        if state.beats(card, best):
            best = card
    taking = [card for card in cards if state.beats(card, best)]
    if not taking:
        return _lowest(state, cards)
    ruffs = taking[0] // 13 != state.trick[0] // 13
    return min(taking) if ruffs else max(taking)


def _rank(card: int) -> int:
    return card % 13


class Casual(RandomPlayer):
    """Player of random moves who bids at most a quarter of the points that can be taken."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return all moves they consider, with equal probabilities."""
        moves = _moves(view)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return one of these moves at random."""
        moves = _moves(view)
        return moves[rng.below(len(moves))]


def _moves(view: View) -> list[int]:
    state = view.state
    assert isinstance(state, Losers)
    if state.phase == BID:
        return list(range(state.most_points() // 4 + 1))
    return list(state.legal(view.seat))
