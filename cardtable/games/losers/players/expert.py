"""`expert`: plays hands out in worlds that fit what was bid and played, and takes what wins the match most often."""

from cardtable.bots.player import Advice, Choice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import Losers


class Expert(Player):
    """Searches, for the match rather than the hand."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """The best move found, and what every other is worth; more effort plays out more."""
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
        """The best move found. An only card needs no search; where thinking takes time that others could see, advice is
        asked for, which takes as long for one card as for several."""
        legal = view.state.legal(view.seat)
        return legal[0] if len(legal) == 1 else super().choose(view, rng, effort)
