"""Estimates of a thoughtful player of Loser's Game, from their cards and from what lies open.

All are formulas of the position, without search. The chance that a card takes a trick depends on the cards still out
against it (`CountReading.takes`), a player's share of the cards to come on those chances, and points on that share: two
cards of a rank promise more than twice as much as one, so points grow faster than tricks.
"""

from math import erf, exp, log, log1p, pi, sqrt
from typing import Final

from cardtable.engine.cards import RANKS_IN
from cardtable.games.losers.play import PACK, SUIT, Losers, LosersTerms

FINE: Final = 64
"""Number of steps to which shares of what is to come are rounded."""


def _set_odds() -> tuple[list[list[float]], list[list[float]]]:
    """Return the chances of exactly three and of four of a rank, by share in steps and by 5 * taken + to come.

    `taken` and `to come` are the numbers of cards of the rank already taken and still to come.
    """
    threes: list[list[float]] = []
    fours: list[list[float]] = []
    for step in range(FINE + 1):
        part = step / FINE
        three = [0.0] * 25
        four = [0.0] * 25
        for mine in range(5):
            odds = [0.0, 0.0, 0.0, 0.0, 0.0]
            odds[mine] = 1.0
            for coming in range(5 - mine):
                three[5 * mine + coming] = odds[3]
                four[5 * mine + coming] = odds[4]
                for count in range(4, 0, -1):
                    odds[count] = odds[count] * (1 - part) + odds[count - 1] * part
                odds[0] *= 1 - part
        threes.append(three)
        fours.append(four)
    return threes, fours


_THREES, _FOURS = _set_odds()


def step_of(part: float) -> int:
    """Return a share rounded to steps, from 0 to FINE."""
    return max(0, min(FINE, int(part * FINE + 0.5)))


def set_worths(terms: LosersTerms, part: float) -> list[float]:
    """Return the worth of a rank to a player with this share of what is to come, by 5 * taken + to come."""
    step = step_of(part)
    three = terms.three_points
    four = terms.four_points
    return [three * low + four * high for low, high in zip(_THREES[step], _FOURS[step], strict=True)]


def logistic(weight: float) -> float:
    """Return the logistic function of a weight, between 0 and 1."""
    return 1 / (1 + exp(-weight)) if weight > -30 else 0.0


class CountReading:
    """One seat's cards under a trump suit, against the cards that are out."""

    def __init__(self, state: Losers, seat: int, trump: int) -> None:
        seen = state.gone() | state.hands[seat]
        for card in state.trick:
            seen |= 1 << card
        unseen = PACK & ~seen
        self.state = state
        self.seat = seat
        self.trump = trump
        self.hand: int = state.hands[seat]
        self.seats: int = state.terms.seats
        self.out: list[int] = [unseen & SUIT, unseen >> 13 & SUIT, unseen >> 26 & SUIT, unseen >> 39]
        """Masks of the ranks that other seats hold, by suit."""
        self.left: int = self.hand.bit_count()
        self.count: int = unseen.bit_count()
        self.trumps_out: int = self.out[trump].bit_count()
        self.own_trumps: int = (self.hand >> 13 * trump & SUIT).bit_count()

    def takes(self, card: int) -> float:
        """Estimate the chance that a card of the hand takes a trick, now or later."""
        suit = card // 13
        rank = card - 13 * suit
        out = self.out[suit]
        above = (out >> rank + 1).bit_count()
        others = out.bit_count()
        own = self.hand >> 13 * suit & SUIT
        length = own.bit_count()
        rivals = self.seats - 1
        lower = length - 1 - (own >> rank + 1).bit_count()
        left = self.left
        if suit == self.trump:
            if not above:
                return 1.0
            weight = 2.43 - 1.98 * log1p(above) + 0.15 * above - 0.11 * others / rivals
            return logistic(weight + 0.15 * length + (0.72 * length - 6.1) / left)
        weight = -0.8 - 0.97 * above + 0.4 * log1p(above) + 0.65 * others / rivals - 0.13 * rivals
        weight += (0.65 * self.own_trumps - 2.37 * (length - 1 - lower) - 1.95 * lower - 5.9) / left
        if not above:
            weight += 0.4 + 0.38 * others / rivals - 0.13 * self.trumps_out / rivals
        if not self.trumps_out:
            weight += 1.3 if above else 3.35
        return logistic(weight)

    def masters(self) -> int:
        """Return the number of cards of plain suits that no higher card of their suit can beat."""
        total = 0
        for suit in range(4):
            if suit != self.trump:
                total += (self.hand >> 13 * suit & SUIT & ~((1 << self.out[suit].bit_length()) - 1)).bit_count()
        return total

    def tricks(self) -> float:
        """Estimate the number of tricks that the hand takes."""
        total = 0.0
        for suit in range(4):
            shift = 13 * suit
            for rank in RANKS_IN[self.hand >> shift & SUIT]:
                total += self.takes(shift + rank)
        return total


# Coefficients of the root of a hand's points under the standard rules; fitted to what hands took.
NONE: Final = -0.36
TOP: Final = 0.85
"""Coefficient of the sum of tops, to which each trump adds 1 / (1 + number of higher trumps out)."""
TOPS: Final = -0.1
"""Coefficient of the square of that sum."""
THIN: Final = 1.15
"""Coefficient of that sum over the number of cards, times the logarithm of the number of rivals."""
MASTER: Final = 0.12
SECOND: Final = 0.08
"""Coefficients of the cards of plain suits that no card out beats, and of those that one card beats."""
LENGTH: Final = 0.12
MASTER_SHARED: Final = 0.05
VOID: Final = 0.17
LEAD: Final = -0.14
"""Coefficients that count for more the fewer seats there are.

They are for each trump, each master, each void with a trump to use it (three at most), and for having to lead.
"""


def promise(reading: CountReading, leads: bool) -> float:
    """Return the root of the points that an unplayed hand is expected to take under the standard rules.

    Most depends on how high the trumps are, judged by the number of cards out that beat each.
    """
    trump = reading.trump
    rivals = reading.seats - 1
    tops = 0.0
    masters = 0
    seconds = 0
    voids = 0
    for suit in range(4):
        held = RANKS_IN[reading.hand >> 13 * suit & SUIT]
        out = reading.out[suit]
        if suit == trump:
            for rank in held:
                tops += 1 / (1 + (out >> rank + 1).bit_count())
            continue
        if not held:
            voids += 1
        for rank in held:
            above = (out >> rank + 1).bit_count()
            if above == 0:
                masters += 1
            elif above == 1:
                seconds += 1
    root = NONE + sqrt(tops) + TOP * tops + TOPS * tops * tops + THIN * tops / reading.left * log(rivals)
    shared = LENGTH * reading.own_trumps + MASTER_SHARED * masters + VOID * voids * min(reading.own_trumps, 3)
    if leads:
        shared += LEAD
    return max(0.0, root + 4 / reading.seats * shared + MASTER * masters + SECOND * seconds)


def _roots() -> list[float]:
    """Return the root of the points that each share of the cards is worth under the standard rules, by steps."""
    roots: list[float] = []
    for step in range(FINE + 1):
        part = max(step / FINE - APART, 0.0)
        three = 4 * part**3 * (1 - part)
        roots.append(sqrt(13 * step / FINE + 13 * (3 * three + 9 * part**4)))
    return roots


APART: Final = 0.04
"""Reduction of a share for sets: cards of tricks make fewer sets than random ones, as a trick seldom holds a pair."""
_ROOTS: Final = _roots()
TRUMP_VARIANCE: Final = 1.3
"""Variance of the number of trumps taken."""
PART_SPREAD: Final = 0.07
"""Standard deviation of a hand's share of the cards."""
SPREAD: Final = 0.85
"""Standard deviation of the root of the points under the standard rules."""
RANK: Final = 0x8004002001
"""Mask of the four cards of the lowest rank."""


class BidProspect:
    """Distribution of the points that an unplayed hand takes under the house rules.

    The root of the points is taken to be normally distributed.
    """

    def __init__(self, state: Losers, root: float) -> None:
        """`root` is the root of the points expected under the standard values; those in force follow from it."""
        step = 0
        while step < FINE and _ROOTS[step] < root:
            step += 1
        part = step / FINE
        if step and _ROOTS[step] > root:
            part -= (_ROOTS[step] - root) / (_ROOTS[step] - _ROOTS[step - 1]) / FINE
        terms = state.terms
        trumps = (SUIT & ~(state.aside >> 13 * state.trump)).bit_count()
        in_play = PACK & ~state.aside
        whole = 0
        short = 0
        for rank in range(13):
            coming = (in_play >> rank & RANK).bit_count()
            whole += coming == 4
            short += coming == 3
        points, wide = _points(part, trumps, whole, short, terms.trump_points, terms.three_points, terms.four_points)
        _, usual = _points(part, 13, 13, 0, 1, 3, 9)
        self.root: float = sqrt(points)
        """Root of the median number of points."""
        self.spread: float = max(SPREAD * wide / usual * max(root, 0.7) / max(self.root, 0.7), 0.05)

    def made(self, bid: int) -> float:
        """Return the chance to take at least as many points as bid."""
        if bid <= 0:
            return 1.0
        return 1 - normal((sqrt(bid - 0.5) - self.root) / self.spread)


def fair_points(state: Losers) -> float:
    """Return each player's average points in a hand."""
    terms = state.terms
    return _fair(terms.seats, terms.trump_points, terms.three_points, terms.four_points)


def usual_points(seats: int) -> float:
    """Return each player's average points in a hand under the standard rules."""
    return _fair(seats, 1, 3, 9)


def _fair(seats: int, trump_points: int, three_points: int, four_points: int) -> float:
    """Return the points of an equal share of a whole pack."""
    points, _ = _worth(1 / seats + APART / 2, 13, 13, 0, trump_points, three_points, four_points)
    return points


def _points(
    part: float, trumps: int, whole: int, short: int, trump_points: int, three_points: int, four_points: int
) -> tuple[float, float]:
    """Return the points that a share of the cards is worth, and their standard deviation.

    `whole` ranks are in play with four cards, `short` ranks with three.
    """
    points, variance = _worth(part, trumps, whole, short, trump_points, three_points, four_points)
    more, _ = _worth(part + PART_SPREAD, trumps, whole, short, trump_points, three_points, four_points)
    return points, sqrt(variance + (more - points) ** 2)


def _worth(
    part: float, trumps: int, whole: int, short: int, trump_points: int, three_points: int, four_points: int
) -> tuple[float, float]:
    points = trumps * part * trump_points
    variance = TRUMP_VARIANCE * trump_points * trump_points
    drawn = min(max(part - APART, 0.0), 1.0)
    for ranks, three, four in (
        (whole, 4 * drawn**3 * (1 - drawn), drawn**4),
        (short, drawn**3, 0.0),
    ):
        mean = three_points * three + four_points * four
        points += ranks * mean
        variance += ranks * (three_points * three_points * three + four_points * four_points * four - mean * mean)
    return points, variance


def normal(deviation: float) -> float:
    """Return the chance that a standard normal draw is less than `deviation`."""
    return 0.5 + 0.5 * erf(deviation / 1.4142135623730951)


def density(deviation: float) -> float:
    """Return the density of the standard normal distribution at `deviation`."""
    return exp(-0.5 * deviation * deviation) / sqrt(2 * pi)
