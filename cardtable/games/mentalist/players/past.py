"""What somebody has bet so far, and what has been guessed at it, as a forecast of the next time.

Nobody's mind is read here: a number comes again as such, as the same part of the pot, or as the same part of what could
be bet. Bets for pots like this one count for more.
"""

from typing import Final

from cardtable.games.mentalist.play import Mentalist, PastBet

BELIEF: Final = 5.0
"""So many bets weigh as much as the belief that somebody plays by the formulas."""


REMEMBERED: Final = 40
"""So many of a player's last bets are kept in mind."""


class Forecast:
    """Of one bettor's bet, and of the guesses at it: by number, how often each has come, counted by likeness."""

    def __init__(self, state: Mentalist) -> None:
        self.bets: dict[int, float] = {}
        self.guesses: dict[int, float] = {}
        self.seen: float = 0.0
        """How many of their bets were seen; those for other pots count in part."""
        past = state.past
        count = 0
        while past is not None and count < REMEMBERED:
            if past.bettor == state.bettor:
                self._count(state, past)
                count += 1
            past = past.before

    def _count(self, state: Mentalist, past: PastBet) -> None:
        pot, then = state.pot + 1, past.pot + 1
        like = min(pot, then) / max(pot, then)
        chips = past.scores[past.bettor]
        most = min(chips, past.pot) if state.terms.capped else chips
        self.seen += like
        for number in _again(past.chips, pot / then, state.most / max(most, 1), state.most):
            self.bets[number] = self.bets.get(number, 0.0) + like / 3
        for guess in past.guesses:
            for number in _again(guess, pot / then, state.most / max(most, 1), state.most):
                self.guesses[number] = self.guesses.get(number, 0.0) + like / 3

    def bet(self, number: int, usual: float) -> float:
        """How likely the number is bet, where the formulas say `usual`."""
        return (self.bets.get(number, 0.0) + BELIEF * usual) / (self.seen + BELIEF)

    def guess(self, number: int, usual: float) -> float:
        """How likely it is guessed."""
        return min(1.0, (self.guesses.get(number, 0.0) + BELIEF * usual) / (self.seen + BELIEF))


def _again(number: int, pots: float, stacks: float, most: int) -> tuple[int, int, int]:
    """The number now: as such, by the pot, by what can be bet."""
    return min(number, most), min(int(number * pots + 0.5), most), min(int(number * stacks + 0.5), most)
