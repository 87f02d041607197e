"""Player `club`: counts the cards, and weighs for every trick what it is worth to each player.

- They call the suit that promises most points, and make the bid that is best for the match, given how uncertain the
  points are (`counting`, `race`): early on about half of what they expect, near the end what they need, and more than
  is prudent if another player is about to win.
- They remember all cards, and who did not follow which suit. In play (`weighing`) they take what they need, sets in
  progress first; draw trumps if they are long in them; stop when their bid is made, and then keep points from those
  who still need some, above all from anyone who would win the match with them.
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, NO_BID, Losers
from cardtable.games.losers.players.counting import BidProspect, CountReading, fair_points, promise
from cardtable.games.losers.players.race import Race
from cardtable.games.losers.players.weighing import Weighing

TYPICAL: Final = 0.5
"""Bid expected of other seats that have not bid, as a share of each player's average points in a hand."""
MADE: Final = 0.75
"""Probability that another seat makes its bid."""
BOLDEST: Final = 0.45
"""Least probability of being made for a bid to be considered."""


class LosersClub(Player):
    """Player who counts cards, and takes what is worth taking."""

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return their move; `effort` is ignored, since they do not search."""
        return Advice([Choice(self.choose(view, rng, effort), 1.0, None)], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        state = view.state
        assert isinstance(state, Losers)
        if state.phase == CALL:
            return call(state, view.seat)
        return bid(state, view.seat) if state.phase == BID else play(state, view.seat)


def call(state: Losers, seat: int) -> int:
    """Return the trump suit that promises the seat most points."""
    best = 0
    most = -1.0
    for suit in range(4):
        root = promise(CountReading(state, seat, suit), True)
        if root > most:
            most = root
            best = suit
    return best


def bid(state: Losers, seat: int) -> int:
    """Return the bid with the highest worth in the race for the match."""
    terms = state.terms
    if terms.points_taken:  # a bid gains nothing then, and can only fail
        return 0
    prospect = BidProspect(state, promise(CountReading(state, seat, state.trump), seat == state.caller))
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
    """Return the card of the highest worth, the first of equals."""
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
