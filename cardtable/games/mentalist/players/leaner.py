"""`reader`: starts from perfect play, and leans against what this opponent has shown in this match.

However clever a trap is set for them, it costs them no more than two games in a hundred (see `reader`). They read
between two at the classic game; elsewhere like the expert.
"""

from cardtable.bots.player import Advice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.perfect import Perfect
from cardtable.games.mentalist.players.solvable import is_solvable, remark_on
from cardtable.language import translate


class Leaner(Player):
    """Reads one opponent, safely."""

    name: str = "reader"
    searches: bool = True

    def title(self) -> str:
        """They read the one who plays against them."""
        return translate("SeatRow", "mind-reader: reads you")

    def remark(self) -> str:
        """Where they play like another."""
        return remark_on(self.title())

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Their mix, which follows from the match so far; with values against what they expect."""
        state = view.state
        assert isinstance(state, Mentalist)
        # Where others were in once, they too have bet and guessed: two of them are left, who have hardly met.
        if state.terms.seats > 2 or not is_solvable(state):
            return Perfect().advise(view, rng, effort)
        keep_to_one_core()
        from cardtable.games.mentalist.players.solved import reader_advice

        return reader_advice(state, view.seat)
