"""What a bet promises, one pot ahead, by formulas; and how to bet and guess where no more is known than that.

Chances to win go by chips: who plays as well as the others wins as often as their part of all chips says, as long as
the last one left wins. So what counts here is chips, those that they can expect to have more than now.

- Classic: when a bet is missed its bettor guesses next, and again after everybody else. If each of n players hits with
  chance h, the first to guess takes the pot with chance h / (1 - (1 - h)**n). Their bet is gone either way, unless they
  guess right in the end. A player who has bet all guesses once more, and loses the pot by a miss.
- Advanced: a bettor who is missed by all takes the bet back, and a part of what stays in the pot may be theirs too.

From this follows how often each number should be guessed, and bet: the closed form that `pots` tells of, with as many
guesses as are made. In the advanced game those who guess may have enough of them for everything that is worth a bet:
then a bettor mostly gives the pot up, and bets nothing.
"""

from math import log
from typing import Final

from cardtable.games.mentalist.play import Mentalist

HIT: Final = 0.4
"""How often a guess is right where a pot holds a chip for each player ..."""
FADING: Final = 0.4
"""... and the power of its chips a head by which that falls: greater pots allow more bets (fitted to solved matches
between two)."""
LEFT: Final = 1.3
"""Advanced: what a chip that stays in the pot is worth to the bettor, in equal parts: they will be the first to
guess."""
GIVEN_UP: Final = 0.4
"""Advanced: how often nothing is bet where all other bets are as good as guessed."""
BEYOND: Final = 2
"""Advanced without a cap: so many times the pot is the highest bet worth a thought. More brings no more than the
pot."""
SURE: Final = 0.999
"""What is guessed at least so often counts as guessed."""
_HALVINGS: Final = 30
_STEPS: Final = 50
LEAST: Final = 1e-9


class Prospect:
    """The bet that is due, or in the air: by number, from 0 to the highest that is worth a thought."""

    def __init__(self, state: Mentalist) -> None:
        self.pot: int = state.pot
        self.guessers: int = len(state.inside) - 1 if state.terms.advanced else 1
        self.missed: list[float] = []
        """What the bettor has more in the end if nobody guesses it."""
        self.guessed: list[float] = []
        """And if somebody does."""
        if state.terms.advanced:
            self._claim(state)
        else:
            self._contest(state)
        self.worth: float = self._worth()
        """What betting is worth to them if all play by these formulas."""
        self.guesses: list[float] = [
            self._guessed(missed, guessed, self.worth)
            for missed, guessed in zip(self.missed, self.guessed, strict=True)
        ]
        """How often each number should be among the guesses."""
        self.bets: list[float] = self._bets()
        """How often each should be bet."""

    def pulls(self) -> list[float]:
        """By number: who guess in proportion to these, one after another and nothing twice, guess each number
        about as often as they should. (As if each came up by a clock of its own, all of them running equally long.)"""
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
            if not others_next:  # who is next has nothing to bet, and loses the pot to the bettor
                part = 1.0
            elif bet == chips:
                part = hit_chance(pot, players)
            else:
                part = first_part(pot, players)
            worth = part * pot - bet
            if bet and worth < 0:
                break  # and more is worse
            self.missed.append(worth)
            self.guessed.append(-float(bet))

    def _guessed(self, missed: float, guessed: float, worth: float) -> float:
        """How often a number has to be guessed for it to bring no more than this."""
        if missed <= worth:
            return 0.0
        return min(1.0, (missed - worth) / max(missed - guessed, LEAST))

    def _needed(self, worth: float) -> float:
        """How many guesses it takes to keep every bet from bringing more."""
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
        """The same where one guesses, by Newton's method: each step only drops bets."""
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
        """In proportion to one by what guessing it brings, so that every guess is as good as any other."""
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
    """How often a guess at a bet for such a pot is right."""
    return float(HIT * max(pot / players, 1.0) ** -FADING)


def first_part(pot: int, players: int) -> float:
    """The chance that the pot goes to the player who guesses next."""
    hit = hit_chance(pot, players)
    return hit / (1 - (1 - hit) ** players)
