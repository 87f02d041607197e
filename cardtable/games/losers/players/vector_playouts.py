"""Playouts of many hands of Loser's Game at once, in numpy's arrays, for the expert's search.

A *lane* is one world with one continuation. All lanes are at the same card of the same hand, and differ in the hands
and in what has been played since. All seats play by the same simple habits, from their own cards and what lies open;
none uses what only the lane knows. The rules are those of `games.losers.play`, tested against it card by card.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.losers.play import PACK, SUIT, LosersTerms

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

# Probabilities of habits that take tricks: while the player needs points for their bid, and once it is made. Fitted to
# hands of club players and experts (`tools/games/losers/fit_habits.py`).
LEADS_HIGH: Final = (0.5, 0.15)
"""Leading a card that only a trump can beat, or the highest trump."""
TAKES: Final = (0.95, 0.3)
"""Playing a card that can't be beaten in its suit, with other seats still to play."""
TRIES: Final = (0.3, 0.15)
"""Playing high although the card may be beaten, with other seats still to play."""
TAKES_LAST: Final = (0.8, 0.7)
"""Taking the trick as the last to play, as cheaply as possible."""
RUFFS: Final = (0.8, 0.45)
"""Ruffing a trick without a card of the suit led."""
LOOSE_LEAD: Final = 19.0
LOOSE_THROW: Final = 15.0
"""Range of the random number of ranks added to a card when one is led low, or thrown away."""
TRUMP_LEAD: Final = 2.0
"""Number of ranks added to a trump when a low card is led."""
NOTHING: Final = 99.0

BIT: Final = np.array([1 << card for card in range(52)], dtype=np.int64)
"""Mask of each card."""
_SUIT_OF: Final = np.array([card // 13 for card in range(52)], dtype=np.int64)
_HIGHEST: Final = np.array([mask.bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
_LOWEST: Final = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << 13)], dtype=np.int64)
"""Highest and lowest rank of each mask of ranks; -1 for the empty mask."""


class VectorPlayouts:
    """Batch of playouts under one trump suit."""

    def __init__(
        self,
        terms: LosersTerms,
        trump: int,
        hands: Ints,
        piles: Ints,
        bids: Ints,
        gone: int,
        turn: int,
        trick: list[int],
        random: np.random.Generator,
    ) -> None:
        """Start from hands and piles (masks) and bids, all by seat and lane; arguments are never modified.

        `gone` is a mask of the cards set aside or taken, `trick` holds the cards on the table.
        """
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
        self._wants = self._needs[: self._count]  # by lane, for the seat on turn
        self._gone: Ints = np.full(self._count, gone, dtype=np.int64)
        self.turn: Ints = np.full(self._count, (turn - len(trick)) % self._seats)
        """Seat that plays next, by lane."""
        self._laid = 0
        self._trick: Ints = np.zeros(self._count, dtype=np.int64)
        self._led: Ints = self._trick  # suit led
        self._best: Ints = self._trick  # card that takes the trick so far, and its seat
        self._taker: Ints = self._trick
        for card in trick:
            self._lay(np.full(self._count, card))

    def play(self, cards: Ints) -> None:
        """Play a card from the hand of the seat on turn, by lane."""
        self._hands[self._at(self.turn)] ^= BIT[cards]
        self._lay(cards)

    def finish(self, cards: int) -> None:
        """Play a number of cards by habit."""
        for _ in range(cards):
            self.play(self.habit())

    def habit(self) -> Ints:
        """Return the card that the seat on turn plays by habit, by lane."""
        at = self._at(self.turn)
        hand = self._hands[at]
        self._wants = self._needs[at]
        return self._follow(hand) if self._laid else self._lead(hand)

    def piles(self) -> Ints:
        """Return the cards taken, as masks by seat and lane."""
        return self._piles.reshape(self._seats, self._count)

    def points(self) -> Ints:
        """Return the points of the piles, by seat and lane."""
        return self._worth(self._piles).reshape(self._seats, self._count)

    def _lacks(self, piles: Ints, bids: Ints) -> Bools:
        """Return whether piles are too small for the bids; always true where all points taken score."""
        return (self._worth(piles) < bids) | self._terms.points_taken

    def _worth(self, piles: Ints) -> Ints:
        """Return the points of piles."""
        terms = self._terms
        clubs, diamonds, hearts, spades = piles & SUIT, piles >> 13 & SUIT, piles >> 26 & SUIT, piles >> 39
        fours = clubs & diamonds & hearts & spades
        threes = (clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)) & ~fours
        points: Ints = np.bitwise_count(piles >> 13 * self._trump & SUIT) * np.int64(terms.trump_points)
        points += np.bitwise_count(threes) * np.int64(terms.three_points)
        points += np.bitwise_count(fours) * np.int64(terms.four_points)
        return points

    def _at(self, seats: Ints) -> Ints:
        """Return the indices of seats' hands and piles in the flat arrays, by lane."""
        return seats * self._count + self._lane

    def _lay(self, cards: Ints) -> None:
        """Add a card to the trick, and give a full trick to its taker."""
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
        """Draw, by lane, whether the seat on turn follows a habit; `often` is with and without need of points."""
        return self._random.random(self._count) < np.where(self._wants, *often)

    def _lead(self, hand: Ints) -> Ints:
        """Lead the highest card of a suit whose higher cards are gone, or a low card.

        Trumps come first among such suits while other seats may hold some.
        """
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
        """Take the trick if possible and wanted; otherwise play the lowest card.

        A card that makes a set for the seat that takes the trick so far is avoided if possible.
        """
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
        """Choose a card without one of the suit led: a trump that takes the trick, or a card to throw away."""
        shift = 13 * self._trump
        trumps = hand >> shift & SUIT
        ruffs = np.where(best_suit == self._trump, trumps & higher, trumps)
        ruffing = (ruffs != 0) & (willing | (hand == trumps << shift))
        return np.where(ruffing, _LOWEST[ruffs] + shift, self._thrown(hand, hot))

    def _thrown(self, hand: Ints, hot: Ints) -> Ints:
        """Choose a card to throw away: a low one, if possible no trump and none of a hot rank."""
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
        """Return the ranks of which the seat taking the trick so far has two or more, counting the trick's cards."""
        pile = self._piles[self._at(self._taker)] | self._trick
        clubs, diamonds, hearts, spades = pile & SUIT, pile >> 13 & SUIT, pile >> 26 & SUIT, pile >> 39
        hot: Ints = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
        return hot
