"""Dealing unseen cards to players of whom it is known which suits they have not: all such deals equally often.

Seats that may hold anything are easy: what the others leave is shuffled and dealt. So only the bound seats, who lack
a suit of which cards are unseen, are counted out, one after another: in how many ways can a seat take so many cards of
each suit, and those after it what is left? A seat's split over the suits is drawn by these numbers, then its cards.
"""

from math import comb
from random import Random

from cardtable.engine.cards import bits

Counts = tuple[int, int, int, int]
"""How many cards of each suit."""


class Dealer:
    """Deals the same unseen cards again and again."""

    def __init__(self, unseen: int, seats: list[tuple[int, int, int]]) -> None:
        """`seats` holds, for each seat that is dealt to, its number, how many cards it takes, and the suits that it
        does not have, as a mask."""
        cards = bits(unseen)
        self.suits: list[list[int]] = [[card for card in cards if card // 13 == suit] for suit in range(4)]
        """The cards to deal, by suit."""
        self.bound: list[tuple[int, int, int]] = []
        """Seats that can't take any card: as they were given, in the order in which they are dealt to."""
        self.free: list[tuple[int, int]] = []
        """Seats that can, and how many cards each takes of what the others leave."""
        for seat, count, voids in seats:
            if any(voids >> suit & 1 and self.suits[suit] for suit in range(4)):
                self.bound.append((seat, count, voids))
            else:
                self.free.append((seat, count))
        self._splits: dict[tuple[int, Counts], tuple[list[Counts], list[int]]] = {}
        self._ways: dict[tuple[int, Counts], int] = {}

    def deal(self, random: Random) -> list[tuple[int, int]]:
        """Seats and their hands, as masks."""
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
        """How the bound seat at a place may split over suits of which so many cards are left, and in how many ways the
        deal can go on with each."""
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
        """In how many ways the bound seats from a place on can be dealt to; the free ones take the rest in as many ways
        whatever it is."""
        if place == len(self.bound):
            return 1 if self.free or not sum(left) else 0
        known = self._ways.get((place, left))
        if known is None:
            known = self._ways[place, left] = sum(self.splits(place, left)[1])
        return known
