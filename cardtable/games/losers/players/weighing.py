"""Worth of cards and scores, as the club player sees them.

A point is worth to a player what it does for their bid: nothing once the bid is made or out of reach, most while it
depends on a single point. Another player's bid is worth to the seat what it would cost the seat to see it made. A card
brings the trick's contents to its likely taker, and costs what it might have done later (`Weighing`). A score is worth
roughly the chance that it wins the match, given how the other seats may fare in this hand (`Race`).
"""

from math import exp, sqrt
from typing import Final

from cardtable.engine.state import NOBODY
from cardtable.games.losers.play import PACK, SUIT, Losers
from cardtable.games.losers.players.counting import CountReading, density, fair_points, normal, set_worths

WILLING: Final = 0.9
"""Probability that other players beat a card when they can."""
DENIAL: Final = 1.5
"""Worth of keeping points from other players, relative to taking them."""
KEEP: Final = 0.6
"""Worth of a later trick, relative to one now, since it may never come."""
KEEP_CARD: Final = 0.8
"""Value of KEEP for the card that is to take the later trick."""
DRAW: Final = 0.05
"""Worth of leading a trump for each trump above the hand's fair share, in tricks."""
DRAW_MASTER: Final = 0.35
DRAW_MASTER_LONG: Final = 0.11
"""Further worth, in tricks, of leading an unbeatable trump: in itself, and for each trump above the fair share."""
DRAW_FOR: Final = 0.03
"""Further worth of leading a trump for each master of another suit in the hand, which drawn trumps can't take."""
EARLY: Final = 0.2
"""Discount in tricks on a trick at the start of the hand, when it is less clear than at the end what it completes."""
HIGH: Final = 0.1
"""Worth in tricks of discarding an ace of a plain suit rather than a two."""
SINGLE: Final = 0.2
"""Worth in tricks of emptying a plain suit while holding trumps."""
VARIANCE: Final = 3.0
"""Variance of the points to come, for each such point."""
LEAST_VARIANCE: Final = 0.3
LEAST_PART: Final = 0.03
"""Least share of what is to come that any seat is expected to take."""


class Weighing:
    """Seat on turn, with all values that the worth of its cards depends on."""

    def __init__(self, state: Losers, seat: int) -> None:
        terms = state.terms
        seats = terms.seats
        reading = CountReading(state, seat, state.trump)
        self.state = state
        self.seat = seat
        self.reading = reading
        self.parts: list[float] = _parts(state, reading)
        to_come = PACK & ~state.gone()
        self.coming: list[int] = _by_rank(to_come)
        """Number of cards of each rank that are not taken yet."""
        self.held: list[list[int]] = [_by_rank(pile) for pile in state.piles]
        self.worths: list[list[float]] = [set_worths(terms, part) for part in self.parts]
        trumps = (to_come >> 13 * state.trump & SUIT).bit_count()
        self.weights: list[float] = self._weigh(trumps)
        """Worth to this seat of a point more for each seat; for other seats, of a point kept from them."""
        self.average: list[float] = []
        """Average worth of a card to come, by seat, in points."""
        cards = sum(self.coming)
        for side in range(seats):
            total = float(trumps * terms.trump_points)
            for rank, coming in enumerate(self.coming):
                if coming:
                    total += coming * self._gain(side, rank, 1)
            self.average.append(total / cards)
        # The trick so far:
        self.lying: list[int] = [0] * 13
        self.lying_trumps = 0
        for card in state.trick:
            self.lying[card % 13] += 1
            self.lying_trumps += card // 13 == state.trump
        self.later: int = seats - 1 - len(state.trick)
        """Number of seats that play after this one."""
        self.base: list[float] = [self._lying_for(side) for side in range(seats)]
        self.best = -1
        self.holder = NOBODY
        if state.trick:
            self.holder = state.taker()
            self.best = state.trick[(self.holder - seat + len(state.trick)) % seats]
        self.others: float = max(1 - self.parts[seat], LEAST_PART)
        denied = 0.0
        for side in range(seats):
            if side != seat:
                denied += self.parts[side] / self.others * self.weights[side] * self.average[side]
        self.tempo: float = seats * (self.weights[seat] * self.average[seat] + denied)
        """Worth of taking a later trick."""
        self.early: float = EARLY * reading.left / terms.hand_size
        self.masters: int = reading.masters()
        self.longer: float = reading.own_trumps - reading.trumps_out / (seats - 1)

    def worth(self, card: int) -> float:
        """Return the worth of a legal card, relative to the others."""
        state = self.state
        reading = self.reading
        me = self.seat
        rank = card % 13
        suit = card // 13
        is_trump = suit == state.trump
        trump_points = state.terms.trump_points if is_trump else 0
        leads = self.best < 0
        takes = leads or state.beats(card, self.best)
        odds = self.takers(card if takes else self.best, me if takes else self.holder)
        lying = self.lying[rank]
        now = 0.0
        fate = 0.0
        for side, weight in enumerate(self.weights):
            if not weight:
                continue
            before = self._gain(side, rank, lying) if lying else 0.0
            points = self.base[side] - before + self._gain(side, rank, lying + 1) + trump_points
            points += self.later * self.average[side]
            if side == me:
                now += odds[side] * weight * points
            else:
                now -= DENIAL * odds[side] * weight * points
                fate += self.parts[side] / self.others * weight * (self._gain(side, rank, 1) + trump_points)
        chance = reading.takes(card)
        own = self.weights[me] * (self._gain(me, rank, 1) + trump_points)
        worth = now - chance * (KEEP * self.tempo + KEEP_CARD * own) + DENIAL * (1 - chance) * fate
        extra = -odds[me] * self.early
        if not is_trump:
            extra += HIGH * rank / 12
            if reading.own_trumps and (reading.hand >> 13 * suit & SUIT).bit_count() == 1:
                extra += SINGLE
        elif leads:
            extra += DRAW * self.longer + DRAW_FOR * self.masters
            if not reading.out[suit] >> rank + 1:
                extra += DRAW_MASTER + DRAW_MASTER_LONG * self.longer
        return worth + extra * self.tempo

    def takers(self, best: int, holder: int) -> list[float]:
        """Return the probability by seat of taking the trick, once this seat has played.

        `best` is then the highest card of the trick, played by seat `holder`.
        """
        state = self.state
        reading = self.reading
        seats = reading.seats
        odds = [0.0] * seats
        led = (state.trick[0] if state.trick else best) // 13
        suit = best // 13
        trump = state.trump
        above = (reading.out[suit] >> best % 13 + 1).bit_count()
        following = reading.out[led].bit_count()
        chance = 1.0
        seat = (reading.seat + 1) % seats
        left = reading.left  # seats that play later hold equally many
        miss = 1 - left / reading.count if reading.count > left else 0.0
        beaten = 1 - miss**above
        ruffed = 1 - miss**reading.trumps_out
        lacking = miss**following
        for _ in range(self.later):
            voids = state.voids[seat]
            void = bool(voids >> led & 1)
            trumpless = bool(voids >> trump & 1)
            lacks = 1.0 if void else lacking
            if suit == led:
                beats = 0.0 if void else beaten
                if led != trump and not trumpless:
                    beats += lacks * ruffed
            else:  # the trick has been ruffed
                beats = 0.0 if trumpless else lacks * beaten
            beats *= WILLING
            odds[seat] += chance * beats
            chance *= 1 - beats
            seat = (seat + 1) % seats
        odds[holder] += chance
        return odds

    def _gain(self, side: int, rank: int, cards: int) -> float:
        """Return the gain in the worth of a seat's sets if it takes these cards of a rank rather than losing them."""
        worth = self.worths[side]
        held = self.held[side][rank]
        later = self.coming[rank] - cards
        return worth[5 * (held + cards) + later] - worth[5 * held + later]

    def _lying_for(self, side: int) -> float:
        """Return the worth to a seat of the trick so far, in points."""
        total = float(self.lying_trumps * self.state.terms.trump_points)
        for rank, cards in enumerate(self.lying):
            if cards:
                total += self._gain(side, rank, cards)
        return total

    def _weigh(self, trumps: int) -> list[float]:
        state = self.state
        terms = state.terms
        me = self.seat
        race = Race(state, me, fair_points(state))
        weights: list[float] = []
        for seat, pile in enumerate(state.piles):
            expected = self.parts[seat] * trumps * terms.trump_points
            expected += (pile >> 13 * state.trump & SUIT).bit_count() * terms.trump_points
            worth = self.worths[seat]
            held = self.held[seat]
            for rank in range(13):
                expected += worth[5 * held[rank] + self.coming[rank]]
            taken = state.taken(seat)
            bid = state.bids[seat]
            if taken >= bid:
                weights.append(0.0)
                race.odds[seat] = 1.0
            else:
                spread = sqrt(LEAST_VARIANCE + VARIANCE * max(expected - taken, 0.0))
                over = (expected - bid + 0.5) / spread
                weights.append(density(over) / spread)
                race.odds[seat] = normal(over)
            race.high[seat] = state.scores[seat] + (max(bid, expected) if terms.points_taken else bid)
            race.low[seat] = state.scores[seat] - (bid if terms.fails_cost else 0)
        odds = race.odds[me]
        made = race.worth(race.high[me])
        failed = race.worth(race.low[me])
        usual = odds * made + (1 - odds) * failed
        for seat in range(terms.seats):
            if seat == me:
                weights[me] *= made - failed
                if terms.points_taken:
                    weights[me] += odds * (race.worth(race.high[me] + 1) - made)
                continue
            if weights[seat]:
                before = race.odds[seat]
                race.odds[seat] = 0.0
                without = odds * race.worth(race.high[me]) + (1 - odds) * race.worth(race.low[me])
                race.odds[seat] = 1.0
                having = odds * race.worth(race.high[me]) + (1 - odds) * race.worth(race.low[me])
                race.odds[seat] = before
                weights[seat] *= max(without - having, 0.0)
            if terms.points_taken:
                race.high[seat] += 1
                more = odds * race.worth(race.high[me]) + (1 - odds) * race.worth(race.low[me])
                race.high[seat] -= 1
                weights[seat] += max(usual - more, 0.0)
        return weights


def _parts(state: Losers, reading: CountReading) -> list[float]:
    """Return each seat's expected share of what is to come: its own by its cards, the others' by their bids."""
    me = reading.seat
    mine = max(LEAST_PART, min(1 - LEAST_PART, reading.tricks() / reading.left))
    even = sum(state.bids) / reading.seats + 1.0
    strengths = [0.5 + bid / even for bid in state.bids]
    others = sum(strengths) - strengths[me]
    parts = [(1 - mine) * strength / others for strength in strengths]
    parts[me] = mine
    return parts


def _by_rank(cards: int) -> list[int]:
    """Return the number of cards of each rank in a mask."""
    clubs = cards & SUIT
    diamonds = cards >> 13 & SUIT
    hearts = cards >> 26 & SUIT
    spades = cards >> 39
    return [
        (clubs >> rank & 1) + (diamonds >> rank & 1) + (hearts >> rank & 1) + (spades >> rank & 1) for rank in range(13)
    ]


RANGE: Final = 0.7
"""Lead that counts as large, as a share of the points that the leader still needs."""
NEAR: Final = 0.75
"""Least lead that counts as large, as a share of each player's average points in a hand."""
DELAY: Final = 0.05
"""Weight of the points that the seat still needs, so that no lead short of the target looks certain."""
TIED: Final = 0.4
"""Worth of a tie at the top, with which the match goes on."""


class Race:
    """Race for the match as one seat sees it, with the other seats' scores after this hand.

    Each other seat has a `low` score if its bid fails and a `high` one if it is made, which happens with probability
    `odds`.
    """

    def __init__(self, state: Losers, seat: int, fair: float) -> None:
        """Prepare the race for `seat`; `fair` is each player's average points in a hand."""
        terms = state.terms
        self.seat = seat
        self.target: int = terms.target
        self.last: bool = state.number + 1 == terms.round_limit
        best = max(state.scores)
        hands = terms.round_limit - state.number - 1
        self.goal: float = min(terms.target, best + fair * hands) if terms.round_limit else terms.target
        """Target or, with a hand limit, the score that the leader may reach by the last hand if that is lower."""
        self.scale: float = max(NEAR * fair, RANGE * (self.goal - best), 1.0)
        self.low: list[float] = [0.0] * terms.seats
        self.high: list[float] = [0.0] * terms.seats
        self.odds: list[float] = [0.0] * terms.seats

    def worth(self, score: float) -> float:
        """Return the worth of ending this hand with a score."""
        least = score - 0.5
        most = score + 0.5
        ended = self.last or score >= self.target
        ahead = 1.0
        level = 1.0
        going = 1.0
        weights = 1.0
        for other, odds in enumerate(self.odds):
            if other == self.seat:
                continue
            low = self.low[other]
            high = self.high[other]
            if ended:
                ahead *= (odds if high < least else 0.0) + (1 - odds if low < least else 0.0)
                level *= (odds if high < most else 0.0) + (1 - odds if low < most else 0.0)
            else:
                going *= 1 - (odds if high >= self.target else 0.0) - (1 - odds if low >= self.target else 0.0)
                weights += exp(min((low + odds * (min(high, self.target) - low) - score) / self.scale, 30.0))
        if ended:
            return ahead + TIED * (level - ahead)
        weights += DELAY * exp(min((self.goal - score) / self.scale, 30.0))
        return going / weights
