"""`beginner`: bets favourite numbers, with habits that a newcomer can discover and exploit.

- For a small pot they bet 3, sometimes 1 or 2, and 7 when they feel bold. They bet nothing far too rarely: it feels
  like giving in.
- They think that a large pot calls for a large bet: about a third of it, give or take one.
- They never bet the same number twice in a row, which would seem too easy. An opponent who remembers their last bet can
  rule that number out.
- They guess what the bettor bet last time, or else a favourite of their own; they don't repeat another's guess.
- They ignore how many chips they and the others have left.
"""

from typing import Final

from cardtable.bots.player import Advice, Player, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import BET, Mentalist

FAVOURITES: Final = ((3, 0.4), (1, 0.2), (2, 0.15), (0, 0.15), (7, 0.1))
"""Bets for a small pot, with their probabilities."""
LARGE: Final = 4
"""Chips for each player above which a pot counts as large."""
THIRDS: Final = ((0, 0.45), (1, 0.2), (-1, 0.2))
"""Numbers added to a third of a large pot, with their probabilities ..."""
NOTHING: Final = 0.15
"""... and the probability of betting nothing."""
REMEMBERED: Final = 0.5
"""Probability of guessing the bettor's last bet."""


class MentalistBeginner(Player):
    """Player that bets favourite numbers, and guesses the bettor's last bet."""

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
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
    """Return the mix of bets that they would make in this position."""
    if state.pot <= LARGE * len(state.inside):
        return [(min(number, state.most), often) for number, often in FAVOURITES]
    third = state.pot // 3
    odds = [(min(third + more, state.most), often) for more, often in THIRDS]
    return [*odds, (0, NOTHING)]


def _last_bet(state: Mentalist) -> int:
    """Return the bettor's last bet; -1 if there is none."""
    past = state.past
    while past is not None:
        if past.bettor == state.bettor:
            return past.chips
        past = past.before
    return -1


def _unheard(state: Mentalist) -> int:
    """Return the lowest number that nobody has guessed."""
    return min([number for number in range(state.most + 1) if number not in state.guesses], default=0)
