"""Player `expert`: searches for the best mixed strategy, and solves the rest of the game where it can."""

from cardtable.bots.player import Advice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.war.play import SEALED, War
from cardtable.games.war.players.field import field_advice


class WarExpert(Player):
    """Player who maximises their chance to win and mixes so as not to be predictable."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mixed strategy found; more effort looks further ahead."""
        state = view.state
        assert isinstance(state, War)
        if state.phase == SEALED and state.terms.seats == 2 and not state.terms.own_cards and state.is_even():
            keep_to_one_core()
            from cardtable.games.war.players.duel import duel_advice

            return duel_advice(state, view.seat, effort)
        return field_advice(view, rng, effort)
