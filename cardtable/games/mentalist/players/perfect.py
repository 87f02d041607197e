"""`perfect`: where two are left at the classic game, the exact equilibrium of the whole match; elsewhere the expert.

Nobody wins more of this player on average than the position is worth, whatever is known of how they play. They do not
try to gain by others' mistakes, but some of these cost something against them all the same.
"""

from cardtable.bots.player import Advice, Player, keep_to_one_core
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import State
from cardtable.engine.views import View
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.expert import Expert
from cardtable.games.mentalist.players.solvable import is_solvable, remark_on
from cardtable.language import translate


class Perfect(Player):
    """Can't be beaten between two, on average."""

    name: str = "perfect"
    searches: bool = True
    solves: bool = True

    def title(self) -> str:
        """Nobody can read them."""
        return translate("SeatRow", "perfect: unreadable")

    def remark(self) -> str:
        """Where they play like another."""
        return remark_on(self.title())

    def knows_best(self, state: State) -> bool:
        """As it says of itself."""
        return isinstance(state, Mentalist) and is_solvable(state)

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """The exact mix where there is one. The first time for so many chips it is worked out, up to some ten seconds
        for 100 each, unless the folder that `cardtable.bots.SOLVED` names holds it."""
        state = view.state
        assert isinstance(state, Mentalist)
        if not is_solvable(state):
            return Expert().advise(view, rng, effort)
        keep_to_one_core()
        from cardtable.games.mentalist.players.solved import perfect_advice

        return perfect_advice(state)
