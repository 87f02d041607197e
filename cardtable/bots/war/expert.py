"""`expert`: searches for the best mixed strategy, and solves what is left of the game where it can."""

from cardtable.bots.player import Advice, Player
from cardtable.bots.war.club import Club
from cardtable.engine.luck import Luck
from cardtable.engine.views import View
from cardtable.engine.war.play import SEALED, War


class Expert(Player):
    """Plays for the chance to win, and can't be foreseen."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, luck: Luck, effort: float) -> Advice:
        """The mixed strategy found; more effort looks further ahead."""
        state = view.state
        assert isinstance(state, War)
        if state.phase == SEALED and state.terms.seats == 2 and not state.terms.own_cards:
            from cardtable.bots.war.duel import duel_advice  # arrays are slow to import: not before they are needed

            return duel_advice(state, view.seat, effort)
        return Club().advise(view, luck, effort)
