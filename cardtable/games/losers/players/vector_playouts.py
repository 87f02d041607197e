"""Many hands of Loser's Game played out at once, in numpy's arrays: what a search lives on.

A *lane* is one world with one way of going on. All lanes stand at the same card of the same hand, and differ in who
holds what and in what has been played since. Everybody plays by the same simple habits, from their own cards and what
lies open alone; nobody in a lane makes use of what only the lane knows. The rules are those of `engine.losers.play`,
tested against it card by card.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.losers.play import PACK, SUIT, Terms

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

# How often somebody does what takes tricks: while they still need points for their bid, and once they have met it.
# Fitted to how hands of club players and experts came out (`tools/games/losers/fit_habits.py`).
LEADS_HIGH: Final = (0.5, 0.15)
"""Leads a card that only a trump can beat, or the highest trump."""
TAKES: Final = (0.95, 0.3)
"""With others to come after them, plays a card that can't be beaten in its suit."""
TRIES: Final = (0.3, 0.15)
"""With others to come after them, plays high although it may be beaten."""
TAKES_LAST: Final = (0.8, 0.7)
"""As the last to play, takes the trick, as cheaply as they can."""
RUFFS: Final = (0.8, 0.45)
"""Without a card of the suit led, takes the trick by a trump."""
LOOSE_LEAD: Final = 19.0
LOOSE_THROW: Final = 15.0
"""By how many ranks cards are led low, or thrown away, at random rather than by their rank."""
TRUMP_LEAD: Final = 2.0
"""By how many ranks they would rather lead another card than a low trump."""
NOTHING: Final = 99.0

BIT: Final = np.array([1 << card for card in range(52)], dtype=np.int64)
"""By card, its mask."""
_SUIT_OF: Final = np.array([card // 13 for card in range(52)], dtype=np.int64)
_HIGHEST: Final = np.array([mask.bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
_LOWEST: Final = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
"""By a mask of ranks, the highest and the lowest in it; -1 where there is none."""


class VectorPlayouts:
    """A batch of playouts under one trump suit."""

    def __init__(
        self,
        terms: Terms,
        trump: int,
        hands: Ints,
        piles: Ints,
        bids: Ints,
        gone: int,
        turn: int,
        trick: list[int],
        random: np.random.Generator,
    ) -> None:
        """Hands and piles are masks by seat and lane, and so are bids numbers; `gone` is what lies aside or in piles,
        `trick` what lies on the table. Nothing that is given is changed."""
        self._terms = terms
        self._seats: int = terms.seats
        self._trump = trump
        self._random = random
        self._count: int = hands.shape[1]
        self._lane = np.arange(self._count)
        self._hands: Ints = hands.flatten()
        self._piles: Ints = piles.flatten()
        self._bids: Ints = bids.flatten()
        self._needs = self._lacks(self._piles, self._bids)  # by seat and lane
        self._wants = self._needs[: self._count]  # by lane, of the seat on turn
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
        at = self._at(self.turn)
        hand = self._hands[at]
        self._wants = self._needs[at]
        return self._follow(hand) if self._laid else self._lead(hand)

    def piles(self) -> Ints:
        """What was taken, as masks by seat and lane."""
        return self._piles.reshape(self._seats, self._count)

    def points(self) -> Ints:
        """What the piles are worth, by seat and lane."""
        return self._worth(self._piles).reshape(self._seats, self._count)

    def _lacks(self, piles: Ints, bids: Ints) -> Bools:
        """Whether bids are not met by such piles; where all that is taken scores nobody has ever enough."""
        return (self._worth(piles) < bids) | self._terms.points_taken

    def _worth(self, piles: Ints) -> Ints:
        """What piles are worth in points."""
        terms = self._terms
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
        at = self._at(self._taker)
        pile = self._piles[at] | self._trick
        self._piles[at] = pile
        self._needs[at] = self._lacks(pile, self._bids[at])
        self._gone |= self._trick
        self._laid = 0
        self.turn = self._taker

    # --- habits --------------------------------------------------------------------------------------------------

    def _does(self, often: tuple[float, float]) -> Bools:
        """By lane, whether the seat on turn does what is done so often by those who need points, and by others."""
        return self._random.random(self._count) < np.where(self._wants, *often)

    def _lead(self, hand: Ints) -> Ints:
        """The highest of a suit whose higher cards are all gone, trumps before others while somebody may hold some;
        else a lower card."""
        others = PACK & ~(self._gone | hand)
        rng = self._random.random((4, self._count))
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
                good = 1.0 + 0.1 * rng[suit] + 0.05 * np.bitwise_count(theirs)
            better = master & (good > worth)
            worth = np.where(better, good, worth)
            card = np.where(better, top + 13 * suit, card)
            lowest = _LOWEST[mine]
            rank = lowest + LOOSE_LEAD * rng[suit] + (TRUMP_LEAD if suit == self._trump else 0.0)
            rank = np.where(mine != 0, rank, NOTHING)
            lower = rank < lowness
            lowness = np.where(lower, rank, lowness)
            low = np.where(lower, lowest + 13 * suit, low)
        return np.where((worth > 0) & self._does(LEADS_HIGH), card, low)

    def _follow(self, hand: Ints) -> Ints:
        """Takes the trick, if they can and want to; else the lowest card, if possible none that makes a set for the
        seat that takes the trick so far."""
        shift = 13 * self._led
        mine = hand >> shift & SUIT
        best_suit = _SUIT_OF[self._best]
        higher = ~((2 << self._best - 13 * best_suit) - 1)
        over = np.where(best_suit == self._led, mine & higher, 0)
        hot = self._hot()
        cool = mine & ~hot
        rank = np.where(cool != 0, _LOWEST[cool], _LOWEST[mine])
        if self._laid == self._seats - 1:
            rank = np.where((over != 0) & self._does(TAKES_LAST), _LOWEST[over], rank)
        else:
            theirs = (PACK & ~(self._gone | hand | self._trick)) >> shift & SUIT
            top = _HIGHEST[mine]
            tries = np.where(top > _HIGHEST[theirs], self._does(TAKES), False) | self._does(TRIES)
            rank = np.where((over != 0) & tries, top, rank)
        card: Ints = rank + shift
        follows = mine != 0
        if follows.all():
            return card
        void = np.nonzero(~follows)[0]
        card[void] = self._free(hand[void], hot[void], best_suit[void], higher[void], self._does(RUFFS)[void])
        return card

    def _free(self, hand: Ints, hot: Ints, best_suit: Ints, higher: Ints, willing: Bools) -> Ints:
        """Without a card of the suit led: a trump that takes the trick, or a card thrown away."""
        shift = 13 * self._trump
        trumps = hand >> shift & SUIT
        ruffs = np.where(best_suit == self._trump, trumps & higher, trumps)
        ruffing = (ruffs != 0) & (willing | (hand == trumps << shift))
        return np.where(ruffing, _LOWEST[ruffs] + shift, self._thrown(hand, hot))

    def _thrown(self, hand: Ints, hot: Ints) -> Ints:
        """A card that can't take the trick: a low one, no trump and no hot rank if they can help it."""
        rng = self._random.random((4, len(hand)))
        thrown = np.full(len(hand), -1, dtype=np.int64)
        lowness = np.full(len(hand), NOTHING)
        for suit in range(4):
            held = hand >> 13 * suit & SUIT
            cool = held & ~hot
            lowest = np.where(cool != 0, _LOWEST[cool], _LOWEST[held])
            rank = lowest + LOOSE_THROW * rng[suit] + 20.0 * (cool == 0) + (40.0 if suit == self._trump else 0.0)
            rank = np.where(held != 0, rank, NOTHING)
            lower = rank < lowness
            lowness = np.where(lower, rank, lowness)
            thrown = np.where(lower, lowest + 13 * suit, thrown)
        return thrown

    def _hot(self) -> Ints:
        """The ranks of which the seat that takes the trick so far has two or more, the trick's own cards counted."""
        pile = self._piles[self._at(self._taker)] | self._trick
        clubs, diamonds, hearts, spades = pile & SUIT, pile >> 13 & SUIT, pile >> 26 & SUIT, pile >> 39
        hot: Ints = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        return hot
