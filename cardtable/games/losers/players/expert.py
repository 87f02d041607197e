"""Player `expert`: plays hands out in worlds that fit what was seen, and picks the best move for the match."""

from cardtable.bots.player import Advice, Choice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import Losers


class LosersExpert(Player):
    """Player who searches for the best chance to win the match."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the best move found and the values of all others; more effort means more playouts."""
        state = view.state
        assert isinstance(state, Losers)
        keep_to_one_core()
        from cardtable.games.losers.players.thinking import Thought

        thought = Thought(state, view.seat, rng, effort)
        values = thought.values()
        moves = list(state.legal(view.seat))
        places = sorted(range(len(moves)), key=lambda place: (-values[place], place))
        choices = [Choice(moves[place], 0.0, thought.among_equals(values[place])) for place in places]
        choices[0] = choices[0]._replace(probability=1.0)
        return Advice(choices, choices[0].value, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return the best move found, without a search if there is a single legal card.

        Callers to whom thinking time must not give the hand away should ask for advice, which searches in any case.
        """
        legal = view.state.legal(view.seat)
        return legal[0] if len(legal) == 1 else super().choose(view, rng, effort)
