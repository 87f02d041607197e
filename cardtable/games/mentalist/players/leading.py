"""Chances to have the most chips in a game that is cut short: after a number of bets, or when the first player is out.

If nothing cuts it short, the last player left wins, and chances are proportional to chips. If the game ends now, the
one with the most chips wins. In between, chances are proportional to a power of each player's expected chips: one if
the end is far off, and greater the less can still change. `SPREAD` and `REACH` say how much can change, in terms of the
bets left, and of how soon a player may be out.
"""

from math import sqrt
from typing import Final

from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.ahead import LEFT, hit_chance

SPREAD: Final = 1.73
"""Chips that one bet can change, relative to the geometric mean of the pot and all antes ..."""
LASTING: Final = 0.7
"""... and the power of the number of bets left by which that grows."""
REACH: Final = 7.0
"""Chips that can change before a player is out, relative to the fewest chips of any player ..."""
JOLT: Final = 2.8
"""... and relative to the pot.

All four are fitted to 10,500 matches of experts, half of them with club players, in both variants, with 5 to 60 chips
each: 2 to 6 players and 3 to 120 bets, or 3 to 5 players until the first was out.
"""


def is_cut_short(state: Mentalist) -> bool:
    """Return whether the game may end while several players still have chips."""
    return state.terms.turn_limit > 0 or (state.terms.first_bust and len(state.inside) > 2)


class Lead:
    """Chances to have the most chips in the end, ties shared, once the bet that is due or stands is settled.

    They are by seat, add up to 1, and are exact if settling the bet ends the game.
    """

    def __init__(self, state: Mentalist) -> None:
        self._state = state
        self._bets: int = state.terms.turn_limit - state.bets - 1  # bets left afterwards; negative: no limit
        self._pace: float = SPREAD * float(max(self._bets, 0) ** LASTING)
        self._next: int = state.bettor if state.terms.advanced else state.button  # first to guess after the antes

    def guessed(self, bet: int, by: int) -> list[float]:
        """Return the chances by seat if seat `by` guesses the bet."""
        state = self._state
        chips = state.scores.copy()
        chips[state.bettor] -= bet
        chips[by] += state.pot + bet
        return self._anted(chips, 0, state.inside)

    def missed(self, bet: int) -> list[float]:
        """Return the chances by seat if nobody guesses the bet."""
        state = self._state
        bettor = state.bettor
        chips = state.scores.copy()
        if state.terms.advanced:
            claim = min(bet, state.pot)
            chips[bettor] += claim
            return self._anted(chips, state.pot - claim, state.inside)
        chips[bettor] -= bet
        if self._bets == 0:
            return most(chips)
        return self._asked(chips, state.pot + bet, bettor, state.inside)

    def _anted(self, chips: list[int], pot: int, inside: tuple[int, ...]) -> list[float]:
        """Return the chances after antes are due: seats that can't pay are out, which may end the game."""
        if self._bets == 0:
            return most(chips)
        terms = self._state.terms
        ante = terms.ante
        if min(chips) < ante:
            able = tuple([seat for seat in inside if chips[seat] >= ante])
            if len(able) < 2 or (terms.first_bust and len(able) < len(inside)):
                return most(chips)
            inside = able
        for seat in inside:
            chips[seat] -= ante
        return self._asked(chips, pot + ante * len(inside), self._next, inside)

    def _asked(self, chips: list[int], pot: int, guesser: int, inside: tuple[int, ...]) -> list[float]:
        """Return the chances when the seat to the left of `guesser` is to bet.

        In the classic game, a bettor without chips loses the pot to the guesser, and is out.
        """
        # Index of the guesser; if they are out, of the next seat to their right that is in.
        place = len([seat for seat in inside if seat <= guesser]) - 1
        bettor = inside[(place + 1) % len(inside)]
        terms = self._state.terms
        if chips[bettor] or terms.advanced:
            return self._later(chips, pot, place, inside)
        chips[inside[place]] += pot
        inside = tuple([seat for seat in inside if seat != bettor])
        if terms.first_bust or len(inside) < 2:
            return most(chips)
        return self._anted(chips, 0, inside)

    def _later(self, chips: list[int], pot: int, place: int, inside: tuple[int, ...]) -> list[float]:
        """Return the chances when bets follow; `place` is the index in `inside` of the next seat to guess."""
        terms = self._state.terms
        count = len(inside)
        antes = terms.ante * count
        stake = max(pot, antes)  # a starting position may have less in its pot
        whole = float(sum(chips) + pot)
        sharpness = 0.0
        if self._bets > 0:
            sharpness = whole / (self._pace * sqrt(stake * antes))
        if terms.first_bust and count > 2:
            fewest = min([chips[seat] for seat in inside])
            sharpness = max(sharpness, whole / (REACH * fewest + JOLT * stake))
        expected = [float(own) for own in chips]
        for part in self._parts(pot, count):
            expected[inside[place % count]] += part * pot
            place += 1
        highest = max(expected)
        powers = [float((own / highest) ** (1 + sharpness)) for own in expected]
        total = sum(powers, 0.0)
        return [power / total for power in powers]

    def _parts(self, pot: int, count: int) -> list[float]:
        """Return the expected shares of the pot in the order in which the seats guess."""
        if self._state.terms.advanced:
            part = LEFT / count
            return [part] + [(1 - part) / (count - 1)] * (count - 1)
        hit = hit_chance(pot, count)
        miss = 1 - hit
        parts: list[float] = []
        for place in range(count):
            part = hit / (1 - miss**count)
            if self._bets > 0:
                part *= 1 - float(miss ** ((self._bets - place + count - 1) // count * count))
            parts.append(part)
            hit *= miss
        return parts


def most(chips: list[int]) -> list[float]:
    """Return the shares of the win by seat when the game is over: all seats with the most chips share it."""
    highest = max(chips)
    part = 1 / chips.count(highest)
    return [part if own == highest else 0.0 for own in chips]
