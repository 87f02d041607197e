"""`reader`: starts from perfect play, and exploits what this opponent has shown in this match.

However clever a trap they fall into, it costs them no more than two games in a hundred (see `reader`). They read only
in the classic game between two; elsewhere they play like the expert.
"""

from cardtable.bots.player import Advice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.perfect import Perfect
from cardtable.games.mentalist.players.solvable import is_solvable, remark_on
from cardtable.language import translate


class Leaner(Player):
    """Player that reads its opponent at a bounded risk."""

    name: str = "reader"
    searches: bool = True

    def title(self) -> str:
        return translate("SeatRow", "mind-reader: reads you")

    def remark(self) -> str:
        return remark_on(self.title())

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mix, which depends on the match so far; its values are against the predicted opponent."""
        state = view.state
        assert isinstance(state, Mentalist)
        # In a match that began with more players, the two who are left have hardly met.
        if state.terms.seats > 2 or not is_solvable(state):
            return Perfect().advise(view, rng, effort)
        keep_to_one_core()
        from cardtable.games.mentalist.players.solved import reader_advice

        return reader_advice(state, view.seat)
