"""Random deals of unseen cards to seats with known voids, all such deals being equally likely.

Seats that may hold any suit are easy: they get what the others leave, shuffled. Only the bound seats, which lack a suit
of which cards are unseen, need counting, one after another: each way for a seat to take cards of each suit has a number
of ways for later seats to take the rest. A seat's split over the suits is drawn by these numbers, then its cards.
"""

from math import comb
from random import Random

from cardtable.engine.cards import bits

Counts = tuple[int, int, int, int]
"""Number of cards of each suit."""


class Dealer:
    """Dealer of the same unseen cards, over and over."""

    def __init__(self, unseen: int, seats: list[tuple[int, int, int]]) -> None:
        """Prepare to deal the mask `unseen` to `seats`, given as seat, number of cards and mask of void suits."""
        cards = bits(unseen)
        self.suits: list[list[int]] = [[card for card in cards if card // 13 == suit] for suit in range(4)]
        """Cards to deal, by suit."""
        self.bound: list[tuple[int, int, int]] = []
        """Seats that lack a suit, as given, in the order of dealing."""
        self.free: list[tuple[int, int]] = []
        """Seats that can hold any card, with their numbers of cards; they get what the bound seats leave."""
        for seat, count, voids in seats:
            if any(voids >> suit & 1 and self.suits[suit] for suit in range(4)):
                self.bound.append((seat, count, voids))
            else:
                self.free.append((seat, count))
        self._splits: dict[tuple[int, Counts], tuple[list[Counts], list[int]]] = {}
        self._ways: dict[tuple[int, Counts], int] = {}

    def deal(self, random: Random) -> list[tuple[int, int]]:
        """Return the seats with their hands, as masks."""
        suits = [suit.copy() for suit in self.suits]
        for suit in suits:
            random.shuffle(suit)
        hands: list[tuple[int, int]] = []
        left: Counts = (len(suits[0]), len(suits[1]), len(suits[2]), len(suits[3]))
        for place, (seat, _, _) in enumerate(self.bound):
            splits, ways = self.splits(place, left)
            draw = int(random.random() * sum(ways))
            chosen = 0
            while draw >= ways[chosen]:
                draw -= ways[chosen]
                chosen += 1
            split = splits[chosen]
            hand = 0
            for suit, count in zip(suits, split, strict=True):
                for _ in range(count):
                    hand |= 1 << suit.pop()
            hands.append((seat, hand))
            left = (left[0] - split[0], left[1] - split[1], left[2] - split[2], left[3] - split[3])
        rest = [card for suit in suits for card in suit]
        random.shuffle(rest)
        for seat, count in self.free:
            hand = 0
            for _ in range(count):
                hand |= 1 << rest.pop()
            hands.append((seat, hand))
        return hands

    def splits(self, place: int, left: Counts) -> tuple[list[Counts], list[int]]:
        """Return the possible splits over suits of a bound seat's cards, with the number of deals that each allows.

        `place` is the seat's index in `bound`, `left` the number of cards left of each suit.
        """
        known = self._splits.get((place, left))
        if known is not None:
            return known
        _, count, voids = self.bound[place]
        most = [0 if voids >> suit & 1 else min(left[suit], count) for suit in range(4)]
        splits: list[Counts] = []
        ways: list[int] = []
        for clubs in range(most[0] + 1):
            for diamonds in range(min(most[1], count - clubs) + 1):
                for hearts in range(min(most[2], count - clubs - diamonds) + 1):
                    spades = count - clubs - diamonds - hearts
                    if spades > most[3]:
                        continue
                    rest = (left[0] - clubs, left[1] - diamonds, left[2] - hearts, left[3] - spades)
                    later = self._ways_on(place + 1, rest)
                    if later:
                        splits.append((clubs, diamonds, hearts, spades))
                        own = comb(left[0], clubs) * comb(left[1], diamonds)
                        ways.append(own * comb(left[2], hearts) * comb(left[3], spades) * later)
        self._splits[place, left] = (splits, ways)
        return splits, ways

    def _ways_on(self, place: int, left: Counts) -> int:
        """Return the number of ways to deal to the bound seats from `place` on.

        The free seats take the rest in the same number of ways whatever it is, so that they don't count.
        """
        if place == len(self.bound):
            return 1 if self.free or not sum(left) else 0
        known = self._ways.get((place, left))
        if known is None:
            known = self._ways[place, left] = sum(self.splits(place, left)[1])
        return known
