"""`beginner`: looks at nothing but their own cards, and has habits that a newcomer can find and use.

- They call their longest suit, however low its cards; of two as long the one with the higher cards.
- They bid what they can point at: a point for every second trump, and one more each for the ace and the king of
  trumps, now and then one less, seldom one more. What sets are worth does not come into it: with a strong hand they
  bid far too little, and take many points for nothing. What others bid, and what the scores are, they do not heed.
- They play high: their highest card that takes the trick as it lies, no matter who is still to play and what lies
  there. So their aces and kings are gone early, and a card of three points' worth of a set goes unnoticed.
- They ruff whenever they can, with the lowest trump that takes the trick.
- What can't take the trick is their lowest card, never a trump while they have another.
- To a new trick they lead the highest card that is no trump, and trumps only when nothing else is left.
- Now and then (one trick in five) they want to see what happens, and play low where they might have taken.
- They play on alike whether their bid is made, lost, or still open.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player, RandomPlayer, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, SUIT, Losers

WOBBLE: Final = ((0, 0.7), (-1, 0.2), (1, 0.1))
"""What they add to the bid they counted, and how often."""
HIGH: Final = 0b1100000000000
"""An ace and a king, as a mask of ranks."""
PLAIN: Final = 0.8
"""How often they do what they always do."""


class Beginner(Player):
    """Counts trumps, and plays high."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """What their habits would do, and how often."""
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
    """The suit of which a hand holds most cards, and among such the one with the highest."""
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
    """What a trump is worth (a point, if nothing), for every second one, and for the ace and the king of them."""
    trumps = hand >> 13 * state.trump & SUIT
    return (trumps.bit_count() // 2 + (trumps & HIGH).bit_count()) * max(state.terms.trump_points, 1)


def _lead(state: Losers, cards: list[int]) -> int:
    """Their highest card that is no trump, if they have one."""
    return max(_plain(state, cards), key=_rank)


def _lowest(state: Losers, cards: list[int]) -> int:
    """Their lowest card, a trump only if need be."""
    return min(_plain(state, cards), key=_rank)


def _plain(state: Losers, cards: list[int]) -> list[int]:
    """Those that are no trumps; all, where there are none but trumps."""
    return [card for card in cards if card // 13 != state.trump] or cards


def _highest(state: Losers, cards: list[int]) -> int:
    """Their highest card that takes the trick as it lies, but the lowest trump where another suit was led; else their
    lowest card."""
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
    """Any legal move, all alike, but that nobody bids more than a quarter of what can be taken."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Every move that may be made, equally often."""
        moves = _moves(view)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """One draw."""
        moves = _moves(view)
        return moves[rng.below(len(moves))]


def _moves(view: View) -> list[int]:
    state = view.state
    assert isinstance(state, Losers)
    if state.phase == BID:
        return list(range(state.most_points() // 4 + 1))
    return list(state.legal(view.seat))
