"""`beginner`: has favourite numbers, and habits that a newcomer can find and use.

- For a small pot they bet 3, now and then 1 or 2, and 7 where they are bold. Nothing they bet far too seldom: it feels
  like giving in.
- A large pot calls for a large bet, they think: about a third of it, one more or less.
- They never bet the same number twice running: that would be too easy. Who remembers their last bet has one number
  less to think of.
- They guess what the bettor bet last time, or else a favourite of their own; what somebody else has guessed already
  they do not say again.
- What they have left, and what others have, they do not heed.
"""

from typing import Final

from cardtable.bots.player import Advice, Player, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import BET, Mentalist

FAVOURITES: Final = ((3, 0.4), (1, 0.2), (2, 0.15), (0, 0.15), (7, 0.1))
"""What they bet for a small pot, and how often."""
LARGE: Final = 4
"""A pot of more chips than so many for each player is large."""
THIRDS: Final = ((0, 0.45), (1, 0.2), (-1, 0.2))
"""What they add to a third of a large one, and how often ..."""
NOTHING: Final = 0.15
"""... and how often they bet nothing."""
REMEMBERED: Final = 0.5
"""How often they guess what was bet last time."""


class Beginner(Player):
    """Bets favourite numbers, and guesses what was bet before."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """What their habits would do, and how often."""
        state = view.state
        assert isinstance(state, Mentalist)
        last = _last_bet(state)
        usual = _usual(state)
        if state.phase == BET:
            odds = [(number, often) for number, often in usual if number != last]
            return mixed(odds or usual)
        odds = [(number, (1 - REMEMBERED) * often) for number, often in usual]
        if last >= 0:
            odds.append((min(last, state.most), REMEMBERED))
        fresh = [(number, often) for number, often in odds if number not in state.guesses]
        return mixed(fresh or [(_unheard(state), 1.0)])


def _usual(state: Mentalist) -> list[tuple[int, float]]:
    """What they would bet, if it were for them to bet."""
    if state.pot <= LARGE * len(state.inside):
        return [(min(number, state.most), often) for number, often in FAVOURITES]
    third = state.pot // 3
    odds = [(min(third + more, state.most), often) for more, often in THIRDS]
    return [*odds, (0, NOTHING)]


def _last_bet(state: Mentalist) -> int:
    """What the bettor bet last time, or -1."""
    past = state.past
    while past is not None:
        if past.bettor == state.bettor:
            return past.chips
        past = past.before
    return -1


def _unheard(state: Mentalist) -> int:
    """The lowest number that nobody has guessed."""
    return min([number for number in range(state.most + 1) if number not in state.guesses], default=0)
