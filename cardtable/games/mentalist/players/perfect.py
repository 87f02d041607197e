"""Players who know perfect play where two are left in the classic game, and else play like the expert.

- `perfect` plays the exact equilibrium of the whole match. Nobody wins more against this player on average than the
  position is worth, even knowing how they play. They don't try to exploit mistakes, but some mistakes lose something
  against them all the same.
- `reader` starts from perfect play, and exploits what this opponent has shown in this match. However clever a trap they
  fall into, it costs them no more than two games in a hundred. They read only in matches that began with two players.

All that needs numpy is in `perfect_advice`, which is imported at the first such decision.
"""

from cardtable.bots.player import Advice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import State
from cardtable.engine.views import View
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.expert import MentalistExpert
from cardtable.games.mentalist.players.solvable import is_solvable, remark_on
from cardtable.language import translate


class Perfect(Player):
    """Player that can't be beaten on average when two are left in the classic game."""

    name: str = "perfect"
    searches: bool = True
    solves: bool = True

    def title(self) -> str:
        return translate("SeatRow", "perfect: unreadable")

    def remark(self) -> str:
        return remark_on(self.title())

    def knows_best(self, state: State) -> bool:
        return isinstance(state, Mentalist) and is_solvable(state)

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the exact mix if the position is solved, else the expert's.

        The solution for a number of chips is computed when first needed, which takes about ten seconds for 100 each,
        unless the folder named by `cardtable.bots.SOLVED` holds it.
        """
        state = view.state
        assert isinstance(state, Mentalist)
        if not is_solvable(state):
            return MentalistExpert().advise(view, rng, effort)
        keep_to_one_core()
        from cardtable.games.mentalist.players.perfect_advice import perfect_advice

        return perfect_advice(state)


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
        from cardtable.games.mentalist.players.perfect_advice import reader_advice

        return reader_advice(state, view.seat)
