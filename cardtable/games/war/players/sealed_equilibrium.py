"""Sealed bids for the expert: mixed strategies that are hard to predict, and exploit opponents who are predictable.

Each bidder is taken to be an expert with some probability, and otherwise a club player, a player with people's habits,
or one who bids any card. The experts' strategies are settled by regret matching+ of all bidders at once (Tammelin,
"Solving Large Imperfect Information Games Using CFR+", 2014), in which later steps weigh more. The result is each
seat's *restricted Nash response* (Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007) to the
others. A plain best response to a club player would bid the same card as every other seat that responds so.
"""

from operator import mul
from typing import Final

from cardtable.bots.player import steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import War
from cardtable.games.war.players.evaluation_weights import measure
from cardtable.games.war.players.last_two_prizes import LastTwoPrizes, is_finale
from cardtable.games.war.players.reading import HandReading
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
        reading = HandReading(state, measure(state))
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
