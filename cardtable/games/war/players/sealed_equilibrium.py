"""Sealed bids for the expert: mixed strategies that are hard to predict, and exploit opponents who are predictable.

Each bidder is taken to be an expert with some probability, and otherwise a club player, a player with people's habits,
or one who bids any card. The experts' strategies are settled by regret matching+ of all bidders at once (Tammelin,
"Solving Large Imperfect Information Games Using CFR+", 2014), in which later steps weigh more. The result is each
seat's *restricted Nash response* (Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007) to the
others. A plain best response to a club player would bid the same card as every other seat that responds so.

When everyone has two cards left of a spare suit, bids are valued exactly (`LastTwoPrizes`): the card not bid now is
bid for the last prize, which everyone knows.
"""

from itertools import product
from operator import mul
from typing import Final

from cardtable.bots.player import steps
from cardtable.engine.cards import RANKS_IN, bits
from cardtable.engine.state import NOBODY, OVER
from cardtable.games.war.play import NO_BID, SEALED, War
from cardtable.games.war.players.reading import HandReading, expert_measure
from cardtable.games.war.players.sealed import ANSWERS, BidMix, SealedRound, matched

CLUB: Final = 0.5
"""Probability that an opponent is a club player."""
HABIT: Final = 0.1
"""Probability that an opponent bids out of habit."""
ANY: Final = 0.1
"""Probability that an opponent bids any card."""
STEPS: Final = 30
"""Number of steps of regret matching at effort 1."""


class SealedEquilibrium:
    """Settled strategies of one sealed round."""

    def __init__(self, state: War, effort: float) -> None:
        clubs = SealedRound(state, HandReading(state))
        clubs.settle(max(steps(ANSWERS, min(effort, 1.0)) // state.terms.seats, 1))
        reading = HandReading(state, expert_measure(state))
        self.bidding: SealedRound = LastTwoPrizes(state, reading) if is_finale(state) else SealedRound(state, reading)
        self.state: War = state
        self.mixes: list[list[float]] = [[0.0] * reading.size for _ in reading.hands]
        """Probability of each place in an expert's bids, by seat."""
        self._fixed: list[list[float]] = []  # part of each seat's mix that is not the expert's
        for hand, habit, club in zip(reading.hands, clubs.habits, clubs.answers, strict=True):
            fixed = [HABIT * one + CLUB * other for one, other in zip(habit, club, strict=True)]
            for place in hand:
                fixed[place] += ANY / len(hand)
            self._fixed.append(fixed)
        self._settle(clubs.answers, steps(STEPS, effort, 2))

    def _settle(self, first: list[list[float]], steps: int) -> None:
        """Run regret matching+ for all bidders, starting from the club players' answers."""
        bidding = self.bidding
        now = first
        regrets = [[0.0] * len(hand) for hand in bidding.hands]
        for step in range(1, steps + 1):
            pay = bidding.worths(self._taken(now))
            fresh = [[0.0] * bidding.reading.size for _ in now]
            for bidder in bidding.reading.bidders:
                hand = bidding.hands[bidder]
                worths = pay[bidder]
                mix = fresh[bidder]
                mean = sum(map(mul, worths, [now[bidder][place] for place in hand]))
                regret = [max(0.0, old + worth - mean) for old, worth in zip(regrets[bidder], worths, strict=True)]
                regrets[bidder] = regret
                summed = self.mixes[bidder]
                for place, part in zip(hand, matched(regret), strict=True):
                    mix[place] = part
                    summed[place] += step * part
            now = fresh
        for bidder in bidding.reading.bidders:
            total = sum(self.mixes[bidder])
            self.mixes[bidder] = [part / total for part in self.mixes[bidder]]

    def _taken(self, experts: list[list[float]]) -> list[list[float]]:
        """Return the overall mixes of all seats, given the experts' part."""
        part = 1 - CLUB - HABIT - ANY
        return [
            [fixed + part * expert for fixed, expert in zip(one, other, strict=True)]
            for one, other in zip(self._fixed, experts, strict=True)
        ]

    def plan(self, seat: int) -> tuple[BidMix, list[float]]:
        """Return a bidding seat's mix by legal move, and the chance to win with each."""
        bidding = self.bidding
        reading = bidding.reading
        held = reading.hands[seat]
        worths = bidding.worths(self._taken(self.mixes))[seat]
        mix: list[float] = []
        values: list[float] = []
        for rank in RANKS_IN[self.state.hands[seat]]:
            index = bidding.hands[seat].index(reading.place[rank])
            mix.append(self.mixes[seat][reading.place[rank]] / held.count(reading.place[rank]))
            values.append(worths[index])
        return BidMix(mix, sum(map(mul, mix, values))), values

    def prospect(self, seat: int) -> float:
        """Return a seat's chance to win, whether it bids or not."""
        if seat not in self.bidding.reading.bidders:
            return self.bidding.observer(seat, self._taken(self.mixes))
        return self.plan(seat)[0].value


def is_finale(state: War) -> bool:
    """Return whether two prizes, including the current one, and two cards a seat are left in a sealed round."""
    two = not state.terms.own_cards and state.number == len(state.prizes) - 2
    return two and state.phase == SEALED and state.is_even()


class LastTwoPrizes(SealedRound):
    """Bidding for the last prize but one, with the value of each bid counted out exactly."""

    def __init__(self, state: War, reading: HandReading) -> None:
        super().__init__(state, reading)
        self._cards: list[tuple[int, ...]] = [RANKS_IN[hand] for hand in state.hands]
        self._shares: list[list[float]] = [[] for _ in state.hands]  # by seat, then by combination of bids
        opened = state.clone()
        opened.observer = NOBODY
        opened.bids = [NO_BID] * state.terms.seats
        opened.left = state.terms.seats
        opened.turn = (state.first + state.number) % opened.left
        seen = opened.prizes[:-1]
        opened.prizes[-1] = bits(state.terms.suit_mask & ~sum([1 << rank for rank in seen]))[0]
        for bids in product(*self._cards):
            world = opened.clone()
            while world.turn != OVER:
                forced = world.forced()
                world.apply(bids[world.turn] if forced < 0 else forced)
            winners = world.winners()
            for seat, shares in enumerate(self._shares):
                shares.append(1 / len(winners) if seat in winners else 0.0)

    def worths(self, mixes: list[list[float]]) -> list[list[float]]:
        """Return the chance to win by seat and by place of its card, for these mixes of the other seats."""
        place = self.reading.place
        odds = [
            [mix[place[rank]] / (1 if place[cards[0]] != place[cards[1]] else 2) for rank in cards]
            for mix, cards in zip(mixes, self._cards, strict=True)
        ]
        pay: list[list[float]] = []
        for seat, cards in enumerate(self._cards):
            # The other seats' two cards are averaged out one seat at a time, last seats first, since their index varies
            # fastest.
            shares = self._shares[seat]
            for other in range(len(odds) - 1, seat, -1):
                first, second = odds[other]
                shares = [first * one + second * two for one, two in zip(shares[::2], shares[1::2], strict=True)]
            for other in range(seat):
                first, second = odds[other]
                half = len(shares) // 2
                shares = [first * one + second * two for one, two in zip(shares[:half], shares[half:], strict=True)]
            by_place = {place[rank]: worth for rank, worth in zip(cards, shares, strict=True)}
            pay.append([by_place[one] for one in self.hands[seat]])
        return pay
