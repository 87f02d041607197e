"""Variants of built-in players as programs, to measure what talk is worth.

    simulate miser --seat expert --seat "exec:python -m tools.games.miser.variants deaf" ...

- `deaf` is the expert who takes no notice of talk.
- `frank` is the club player who tells everybody, at each of their turns, every card they hold, and in an attack the
  cards they have laid.
"""

import sys
from collections.abc import Sequence

from cardtable.engine.cards import bits
from cardtable.engine.lines import SayLine
from cardtable.engine.state import HIDDEN
from cardtable.engine.views import View
from cardtable.games.miser.codes import ATTACKED, TURN, UNANSWERED
from cardtable.games.miser.moves import Holds, Laid
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import worth_of
from cardtable.games.miser.players.levels import MiserClub, MiserExpert
from tools.player_program import play


def whole_truth(view: View) -> Sequence[SayLine]:
    """Return the lines of a player who keeps nothing secret."""
    state, seat = view.state, view.seat
    assert isinstance(state, Miser)
    of = worth_of(state.terms).of
    if state.phase == TURN and state.turn == seat and state.counts[seat] and not state.proposals:
        return [Holds(seat=seat, values=sorted([of[card] for card in bits(state.hands[seat])]))]
    if state.phase in (UNANSWERED, ATTACKED) and seat in (state.player, state.victim):
        laid = state.laid[state.side(seat)]
        if laid and HIDDEN not in laid:
            return [Laid(seat=seat, total=sum([of[card] for card in laid]))]
    return []


if __name__ == "__main__":
    if sys.argv[1] == "deaf":
        play(lambda game: MiserExpert(listens=False), 1.0)
    else:
        play(lambda game: MiserClub(), 1.0, whole_truth)
