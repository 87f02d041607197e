"""`club`: a thoughtful player who counts the cards, and weighs every trick by what it is worth to whom.

- They call the suit that promises most, and bid what raises their chance to win the match most, given how far they may
  be out (`counting`, `race`): early on about half of what they expect, near the end what they need, and more than is
  wise when somebody else is about to win.
- They remember all cards, and who did not follow what. In play (`weighing`) they take what they need, sets in progress
  first; draw trumps when they are long in them; stop when their bid is made, and then keep points from those who still
  need some, above all from anyone who would win the match by them.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, NO_BID, Losers
from cardtable.games.losers.players.counting import Prospect, Reading, fair_points, promise
from cardtable.games.losers.players.race import Race
from cardtable.games.losers.players.weighing import Weighing

TYPICAL: Final = 0.5
"""What others may be expected to bid, as a part of the points that fall to each."""
MADE: Final = 0.75
"""How often others make what they bid."""
BOLDEST: Final = 0.45
"""Bids less likely to be made than this are left."""


class Club(Player):
    """Counts, and takes what is worth taking."""

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Their move. They do not search, so `effort` is nothing to them."""
        return Advice([Choice(self.choose(view, rng, effort), 1.0, None)], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Their move."""
        state = view.state
        assert isinstance(state, Losers)
        if state.phase == CALL:
            return call(state, view.seat)
        return bid(state, view.seat) if state.phase == BID else play(state, view.seat)


def call(state: Losers, seat: int) -> int:
    """The trump suit that promises the seat most."""
    best = 0
    most = -1.0
    for suit in range(4):
        root = promise(Reading(state, seat, suit), True)
        if root > most:
            most = root
            best = suit
    return best


def bid(state: Losers, seat: int) -> int:
    """The bid that promises most."""
    terms = state.terms
    if terms.points_taken:  # then nothing can be won by bidding
        return 0
    prospect = Prospect(state, promise(Reading(state, seat, state.trump), seat == state.caller))
    fair = fair_points(state)
    race = Race(state, seat, fair)
    for other, score in enumerate(state.scores):
        stake = TYPICAL * fair if state.bids[other] == NO_BID else state.bids[other]
        race.high[other] = score + stake
        race.low[other] = score - stake if terms.fails_cost else score
        race.odds[other] = MADE
    mine = state.scores[seat]
    best = 0
    most = -1.0
    for points in range(state.most_points() + 1):
        made = prospect.made(points)
        if made < BOLDEST:
            break
        failed = mine - points if terms.fails_cost else mine
        worth = made * race.worth(mine + points) + (1 - made) * race.worth(failed)
        if worth > most + 1e-9:
            most = worth
            best = points
    return best


def play(state: Losers, seat: int) -> int:
    """The card that promises most; of equal ones the first."""
    cards = state.legal(seat)
    if len(cards) == 1:
        return cards[0]
    weighing = Weighing(state, seat)
    best = cards[0]
    most = -1e9
    for card in cards:
        worth = weighing.worth(card)
        if worth > most + 1e-12:
            most = worth
            best = card
    return best
