"""Sealed bids for a spare suit when everyone has two cards left, so that bids can be valued exactly.

The card not bid now is bid for the last prize, which everyone knows.
"""

from itertools import product

from cardtable.engine.cards import RANKS_IN, bits
from cardtable.engine.state import NOBODY, OVER
from cardtable.games.war.play import NO_BID, SEALED, War
from cardtable.games.war.players.reading import HandReading
from cardtable.games.war.players.sealed import SealedRound


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
