"""Simple formulas for the value of a bet, one pot ahead, and for how to bet and guess by them.

The chance to win is taken to be proportional to chips: as long as the last player left wins, one who plays as well as
the others wins in proportion to their share of all chips. So values here are in chips, as the expected change from now.

- Classic: when a bet is missed, its bettor guesses next, and again after everyone else. If each of n players hits with
  chance h, the first to guess takes the pot with chance h / (1 - (1 - h)**n). The bet is gone either way, unless the
  bettor guesses right in the end. A player who has bet all their chips guesses once more, and loses the pot if they
  miss.
- Advanced: a bettor missed by all takes the bet back, and may also get a part of what stays in the pot.

From these values follows how often each number should be guessed and bet: the closed form explained in `pots`, with as
many guesses as are made. In the advanced game there may be enough guesses for every bet worth making: then the bettor
mostly gives the pot up, and bets nothing.
"""

from math import log
from typing import Final

from cardtable.games.mentalist.play import Mentalist

HIT: Final = 0.4
"""Chance that a guess is right if the pot holds one chip for each player; see `hit_chance`."""
FADING: Final = 0.4
"""Power of the pot's chips per player by which that chance falls, since larger pots allow more bets.

Fitted to solved matches between two.
"""
LEFT: Final = 1.3
"""Value to the bettor of a chip left in the pot, as a multiple of an equal share; advanced game.

It is above 1 because the bettor will be the first to guess.
"""
GIVEN_UP: Final = 0.4
"""Probability of betting nothing if all other bets are as good as guessed; advanced game."""
BEYOND: Final = 2
"""Highest bet worth considering, in pots, in the advanced game without a cap: more brings no more than the pot."""
SURE: Final = 0.999
"""Probability from which a guess counts as certain."""
_HALVINGS: Final = 30
_STEPS: Final = 50
LEAST: Final = 1e-9


class BetProspect:
    """Values of the bet that is due or stands, and the mixes that follow from them.

    Lists are indexed by number, from 0 to the highest bet worth considering.
    """

    def __init__(self, state: Mentalist) -> None:
        self.pot: int = state.pot
        self.guessers: int = len(state.inside) - 1 if state.terms.advanced else 1
        self.missed: list[float] = []
        """Bettor's gain in chips if nobody guesses the bet."""
        self.guessed: list[float] = []
        """Bettor's gain in chips if a player guesses it."""
        if state.terms.advanced:
            self._claim(state)
        else:
            self._contest(state)
        self.worth: float = self._worth()
        """Bettor's expected gain in chips if all play by these formulas."""
        self.guesses: list[float] = [
            self._guessed(missed, guessed, self.worth)
            for missed, guessed in zip(self.missed, self.guessed, strict=True)
        ]
        """Probability with which each number should be among the guesses."""
        self.bets: list[float] = self._bets()
        """Probability with which each number should be bet."""

    def pulls(self) -> list[float]:
        """Return weights for the guesses of several players, who each draw a number not guessed before.

        With these each number is among the guesses about as often as it should be: it is as if each number came up
        after an exponential waiting time, and all that come up within the same time were guessed.
        """
        return [-log(1 - min(often, SURE)) for often in self.guesses]

    def _claim(self, state: Mentalist) -> None:
        pot = state.pot
        left = LEFT / len(state.inside)
        for bet in range(min(state.most, BEYOND * max(pot, 1)) + 1):
            claim = min(bet, pot)
            self.missed.append(claim + left * (pot - claim))
            self.guessed.append(-float(bet))

    def _contest(self, state: Mentalist) -> None:
        players = len(state.inside)
        chips = state.scores[state.bettor]
        others_next = state.scores[state.left[state.bettor]]
        for bet in range(state.most + 1):
            pot = state.pot + bet
            if not others_next:  # the next bettor has no chips, and loses the pot to this one
                part = 1.0
            elif bet == chips:
                part = hit_chance(pot, players)
            else:
                part = first_part(pot, players)
            worth = part * pot - bet
            if bet and worth < 0:
                break  # larger bets are worse still
            self.missed.append(worth)
            self.guessed.append(-float(bet))

    def _guessed(self, missed: float, guessed: float, worth: float) -> float:
        """Return how often a number must be guessed so that betting it gains no more than `worth`."""
        if missed <= worth:
            return 0.0
        return min(1.0, (missed - worth) / max(missed - guessed, LEAST))

    def _needed(self, worth: float) -> float:
        """Return the number of guesses needed so that no bet gains more than `worth`."""
        needed = 0.0
        for missed, guessed in zip(self.missed, self.guessed, strict=True):
            needed += self._guessed(missed, guessed, worth)
        return needed

    def _worth(self) -> float:
        low, high = max(self.guessed), max(self.missed)
        if self._needed(low) <= self.guessers:
            return low
        if self.guessers == 1:
            return self._single(low)
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            if self._needed(middle) > self.guessers:
                low = middle
            else:
                high = middle
        return high

    def _single(self, worth: float) -> float:
        """Return the bettor's expected gain against one guess, by Newton's method; each step only drops bets."""
        for _ in range(_STEPS):
            needed = slope = 0.0
            for missed, guessed in zip(self.missed, self.guessed, strict=True):
                if missed > worth:
                    rate = 1 / max(missed - guessed, LEAST)
                    needed += rate * (missed - worth)
                    slope += rate
            step = (needed - 1) / slope
            worth += step
            if step < LEAST:
                break
        return worth

    def _bets(self) -> list[float]:
        """Return the mix of bets: inverse to what guessing each gains, so that all guesses are equally good."""
        mix: list[float] = []
        for number, (missed, guessed) in enumerate(zip(self.missed, self.guessed, strict=True)):
            takes = float(self.pot + number) if self.guessers > 1 else missed - guessed
            mix.append(1 / max(takes, LEAST) if missed > self.worth else 0.0)
        if self.guessers > 1 and self.worth <= max(self.guessed):
            rest = sum(mix[1:], 0.0)
            if rest <= 0:
                return [1.0] + [0.0] * (len(mix) - 1)
            return [GIVEN_UP] + [(1 - GIVEN_UP) * part / rest for part in mix[1:]]
        total = sum(mix, 0.0)
        if total <= 0:
            return [1.0] + [0.0] * (len(mix) - 1)
        return [part / total for part in mix]


def hit_chance(pot: int, players: int) -> float:
    """Return the chance that a guess at a bet into this pot is right."""
    return float(HIT * max(pot / players, 1.0) ** -FADING)


def first_part(pot: int, players: int) -> float:
    """Return the chance that the next player to guess wins the pot."""
    hit = hit_chance(pot, players)
    return hit / (1 - (1 - hit) ** players)
