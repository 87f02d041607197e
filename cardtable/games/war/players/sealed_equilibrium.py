"""Sealed bids for an expert: mixed strategies that are hard to foresee, and that foresee others who are not.

Everybody who bids is taken to be an expert in part, and in part a club player, somebody with people's habits, or
somebody who lays any card. What the experts among them do is settled by regret matching+ of all at once (Tammelin,
"Solving Large Imperfect Information Games Using CFR+", 2014), later steps counting for more. So it is the *restricted
Nash response* (Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007) of each of them to the
rest: who simply answers a club player in the best way bids the same card as every other who does.
"""

from operator import mul
from typing import Final

from cardtable.bots.player import steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import War
from cardtable.games.war.players.evaluation_weights import measure
from cardtable.games.war.players.last_two_prizes import LastTwoPrizes, is_finale
from cardtable.games.war.players.reading import Reading
from cardtable.games.war.players.sealed import ANSWERS, BidMix, Round, matched

CLUB: Final = 0.5
"""How often others are taken for club players."""
HABIT: Final = 0.1
"""How often for people who bid out of habit."""
ANY: Final = 0.1
"""How often for people who lay any card."""
STEPS: Final = 30
"""Steps of regret matching."""


class SealedEquilibrium:
    """One sealed bidding, settled."""

    def __init__(self, state: War, effort: float) -> None:
        clubs = Round(state, Reading(state))
        clubs.settle(max(steps(ANSWERS, min(effort, 1.0)) // state.terms.seats, 1))
        reading = Reading(state, measure(state))
        self.bidding: Round = LastTwoPrizes(state, reading) if is_finale(state) else Round(state, reading)
        self.state: War = state
        self.mixes: list[list[float]] = [[0.0] * reading.size for _ in reading.hands]
        """By seat and place: how often an expert bids it."""
        self._fixed: list[list[float]] = []  # the others' part of it
        for hand, habit, club in zip(reading.hands, clubs.habits, clubs.answers, strict=True):
            fixed = [HABIT * one + CLUB * other for one, other in zip(habit, club, strict=True)]
            for place in hand:
                fixed[place] += ANY / len(hand)
            self._fixed.append(fixed)
        self._settle(clubs.answers, steps(STEPS, effort, 2))

    def _settle(self, first: list[list[float]], steps: int) -> None:
        """Regret matching+ of all who bid, who begin as club players."""
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
        """What everybody is taken to bid, where the experts among them bid so."""
        part = 1 - CLUB - HABIT - ANY
        return [
            [fixed + part * expert for fixed, expert in zip(one, other, strict=True)]
            for one, other in zip(self._fixed, experts, strict=True)
        ]

    def plan(self, seat: int) -> tuple[BidMix, list[float]]:
        """How a seat that bids should bid, by its legal moves, and what each of them is worth."""
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
        """A seat's chance to win, whether it bids or not."""
        if seat not in self.bidding.reading.bidders:
            return self.bidding.observer(seat, self._taken(self.mixes))
        return self.plan(seat)[0].value
