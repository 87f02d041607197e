"""Many hands of Loser's Game played out at once, in numpy's arrays: what a search lives on.

A *lane* is one world with one way of going on. All lanes stand at the same card of the same hand, and differ in who
holds what and in what has been played since. Everybody plays by the same simple habits, from her own cards and what
lies open alone; nobody in a lane makes use of what only the lane knows. The rules are those of `engine.losers.play`,
tested against it card by card.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.engine.losers.play import PACK, SUIT, Terms

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

BOLD: Final = 0.25
"""How often somebody with others to come after her plays high although it may be beaten."""
LOOSE: Final = 4.0
"""By how many ranks cards are chosen at random rather than by their rank when one is led low or thrown away."""
NOTHING: Final = 99.0

BIT: Final = np.array([1 << card for card in range(52)], dtype=np.int64)
"""By card, its mask."""
_SUIT_OF: Final = np.array([card // 13 for card in range(52)], dtype=np.int64)
_HIGHEST: Final = np.array([mask.bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
_LOWEST: Final = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
"""By a mask of ranks, the highest and the lowest in it; -1 where there is none."""


class Lanes:
    """A batch of playouts under one trump suit."""

    def __init__(
        self,
        terms: Terms,
        trump: int,
        hands: Ints,
        piles: Ints,
        gone: int,
        turn: int,
        trick: list[int],
        random: np.random.Generator,
    ) -> None:
        """Hands and piles are masks by seat and lane; `gone` is what lies aside or in piles, `trick` what lies on the
        table. Nothing that is given is changed."""
        self._terms = terms
        self._seats: int = terms.seats
        self._trump = trump
        self._random = random
        self._count: int = hands.shape[1]
        self._lane = np.arange(self._count)
        self._hands: Ints = hands.flatten()
        self._piles: Ints = piles.flatten()
        self._gone: Ints = np.full(self._count, gone, dtype=np.int64)
        self.turn: Ints = np.full(self._count, (turn - len(trick)) % self._seats)
        """By lane, the seat that plays next."""
        self._laid = 0
        self._trick: Ints = np.zeros(self._count, dtype=np.int64)
        self._led: Ints = self._trick  # the suit
        self._best: Ints = self._trick  # the card that takes the trick so far, and whose it is
        self._taker: Ints = self._trick
        for card in trick:
            self._lay(np.full(self._count, card))

    def play(self, cards: Ints) -> None:
        """The seat on turn plays a card of its hand; by lane."""
        self._hands[self._at(self.turn)] ^= BIT[cards]
        self._lay(cards)

    def finish(self, cards: int) -> None:
        """So many cards more, by habit."""
        for _ in range(cards):
            self.play(self.habit())

    def habit(self) -> Ints:
        """By lane, the card that the seat on turn plays by habit."""
        hand = self._hands[self._at(self.turn)]
        return self._follow(hand) if self._laid else self._lead(hand)

    def piles(self) -> Ints:
        """What was taken, as masks by seat and lane."""
        return self._piles.reshape(self._seats, self._count)

    def points(self) -> Ints:
        """What the piles are worth, by seat and lane."""
        terms = self._terms
        piles = self.piles()
        clubs, diamonds, hearts, spades = piles & SUIT, piles >> 13 & SUIT, piles >> 26 & SUIT, piles >> 39
        fours = clubs & diamonds & hearts & spades
        threes = (clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)) & ~fours
        points: Ints = np.bitwise_count(piles >> 13 * self._trump & SUIT) * np.int64(terms.trump_points)
        points += np.bitwise_count(threes) * np.int64(terms.three_points)
        points += np.bitwise_count(fours) * np.int64(terms.four_points)
        return points

    def _at(self, seats: Ints) -> Ints:
        """Where seats' hands and piles stand, by lane."""
        return seats * self._count + self._lane

    def _lay(self, cards: Ints) -> None:
        """A card to the trick, which goes to its taker once it is whole."""
        if not self._laid:
            self._trick = BIT[cards]
            self._led = _SUIT_OF[cards]
            self._best = cards
            self._taker = self.turn
        else:
            self._trick = self._trick | BIT[cards]
            suits = _SUIT_OF[cards]
            beats = np.where(suits == _SUIT_OF[self._best], cards > self._best, suits == self._trump)
            self._best = np.where(beats, cards, self._best)
            self._taker = np.where(beats, self.turn, self._taker)
        self._laid += 1
        if self._laid < self._seats:
            turn = self.turn + 1
            turn[turn == self._seats] = 0
            self.turn = turn
            return
        self._piles[self._at(self._taker)] |= self._trick
        self._gone |= self._trick
        self._laid = 0
        self.turn = self._taker

    # --- habits --------------------------------------------------------------------------------------------------

    def _lead(self, hand: Ints) -> Ints:
        """The highest of a suit whose higher cards are all gone, trumps before others while somebody may hold some;
        else a low card, a trump last of all."""
        others = PACK & ~(self._gone | hand)
        luck = self._random.random((4, self._count))
        card = np.full(self._count, -1, dtype=np.int64)
        worth = np.zeros(self._count)
        low = np.full(self._count, -1, dtype=np.int64)
        lowness = np.full(self._count, NOTHING)
        for suit in range(4):
            mine = hand >> 13 * suit & SUIT
            theirs = others >> 13 * suit & SUIT
            top = _HIGHEST[mine]
            master = top > _HIGHEST[theirs]
            if suit == self._trump:
                good = np.where(theirs != 0, 2.0, 0.2)
            else:
                good = 1.0 + 0.1 * luck[suit] + 0.05 * np.bitwise_count(theirs)
            better = master & (good > worth)
            worth = np.where(better, good, worth)
            card = np.where(better, top + 13 * suit, card)
            lowest = _LOWEST[mine]
            rank = np.where(mine != 0, lowest + LOOSE * luck[suit] + (6.0 if suit == self._trump else 0.0), NOTHING)
            lower = rank < lowness
            lowness = np.where(lower, rank, lowness)
            low = np.where(lower, lowest + 13 * suit, low)
        return np.where(worth > 0, card, low)

    def _follow(self, hand: Ints) -> Ints:
        """Who plays last takes the trick as cheaply as she can, who can't be beaten takes it, others try now and then;
        else the lowest card, if possible none that makes a set for whoever takes the trick so far."""
        shift = 13 * self._led
        mine = hand >> shift & SUIT
        best_suit = _SUIT_OF[self._best]
        higher = ~((2 << self._best - 13 * best_suit) - 1)
        over = np.where(best_suit == self._led, mine & higher, 0)
        hot = self._hot()
        cool = mine & ~hot
        rank = np.where(cool != 0, _LOWEST[cool], _LOWEST[mine])
        if self._laid == self._seats - 1:
            rank = np.where(over != 0, _LOWEST[over], rank)
        else:
            theirs = (PACK & ~(self._gone | hand | self._trick)) >> shift & SUIT
            top = _HIGHEST[mine]
            tries = (top > _HIGHEST[theirs]) | (self._random.random(self._count) < BOLD)
            rank = np.where((over != 0) & tries, top, rank)
        card: Ints = rank + shift
        follows = mine != 0
        if follows.all():
            return card
        trumps = hand >> 13 * self._trump & SUIT
        ruffs = np.where(best_suit == self._trump, trumps & higher, trumps)
        free = np.where(ruffs != 0, _LOWEST[ruffs] + 13 * self._trump, self._thrown(hand, hot))
        return np.where(follows, card, free)

    def _thrown(self, hand: Ints, hot: Ints) -> Ints:
        """A card that can't take the trick: a low one, no trump and no hot rank if she can help it."""
        luck = self._random.random((4, self._count))
        thrown = np.full(self._count, -1, dtype=np.int64)
        lowness = np.full(self._count, NOTHING)
        for suit in range(4):
            held = hand >> 13 * suit & SUIT
            cool = held & ~hot
            lowest = np.where(cool != 0, _LOWEST[cool], _LOWEST[held])
            rank = lowest + LOOSE * luck[suit] + 20.0 * (cool == 0) + (40.0 if suit == self._trump else 0.0)
            rank = np.where(held != 0, rank, NOTHING)
            lower = rank < lowness
            lowness = np.where(lower, rank, lowness)
            thrown = np.where(lower, lowest + 13 * suit, thrown)
        return thrown

    def _hot(self) -> Ints:
        """The ranks of which whoever takes the trick so far has two or more, the trick's own cards counted."""
        pile = self._piles[self._at(self._taker)] | self._trick
        clubs, diamonds, hearts, spades = pile & SUIT, pile >> 13 & SUIT, pile >> 26 & SUIT, pile >> 39
        hot: Ints = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        return hot
