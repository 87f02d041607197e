"""`random` at Loser's Game: any suit, any card, and a bid that can be made now and then."""

from cardtable.bots.player import Advice, Choice, RandomPlayer
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, Losers


class Casual(RandomPlayer):
    """Any legal move, all alike, but that nobody bids more than a quarter of what can be taken."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Every move that may be made, equally often."""
        moves = _moves(view)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """One draw."""
        moves = _moves(view)
        return moves[rng.below(len(moves))]


def _moves(view: View) -> list[int]:
    state = view.state
    assert isinstance(state, Losers)
    if state.phase == BID:
        return list(range(state.most_points() // 4 + 1))
    return list(state.legal(view.seat))
