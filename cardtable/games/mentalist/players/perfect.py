"""`perfect`: the exact equilibrium of the whole match when two players are left in the classic game; else the expert.

Nobody wins more against this player on average than the position is worth, even knowing how they play. They don't try
to exploit mistakes, but some mistakes lose something against them all the same.
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
        from cardtable.games.mentalist.players.solved import perfect_advice

        return perfect_advice(state)
