"""Who will have the most chips where a game is stopped early: after so many bets, or when the first of several is out.

Where nothing stops it the last one left wins, and chances go by chips. Where it is over at once who has the most
wins. In between the chances go by a power of the chips that everybody can expect: one if the end is far, and the
greater the less can still change. `SPREAD` and `REACH` say how much that is, at most: by the bets that are left, and by
how soon somebody may be out.
"""

from math import sqrt
from typing import Final

from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.ahead import LEFT, hit_chance

SPREAD: Final = 1.73
"""Chips that one bet can change, by the pot (its geometric mean with the antes of all) ..."""
LASTING: Final = 0.7
"""... and the power of the bets left by which that grows."""
REACH: Final = 7.0
"""Chips that can change before somebody is out, by the fewest that anybody has ..."""
JOLT: Final = 2.8
"""... and by the pot.

All four are fitted to 10,500 matches of experts, half of them with club players among them, of both variants, with 5 to
60 chips each: 2 to 6 at the table and 3 to 120 bets; or 3 to 5 until the first was out."""


def is_cut_short(state: Mentalist) -> bool:
    """Whether the game may end with several left who still have chips."""
    return state.terms.turn_limit > 0 or (state.terms.first_bust and len(state.inside) > 2)


class Lead:
    """Everybody's chances to have the most in the end, ties shared, once the bet that is due or in the air is settled.

    They are exact where that ends the game. By seat, they add up to 1.
    """

    def __init__(self, state: Mentalist) -> None:
        self._state = state
        self._bets: int = state.terms.turn_limit - state.bets - 1  # left then; negative: no limit
        self._pace: float = SPREAD * float(max(self._bets, 0) ** LASTING)
        self._next: int = state.bettor if state.terms.advanced else state.button  # guesses first after the antes

    def guessed(self, bet: int, by: int) -> list[float]:
        """If a seat guesses the bet."""
        state = self._state
        chips = state.scores.copy()
        chips[state.bettor] -= bet
        chips[by] += state.pot + bet
        return self._anted(chips, 0, state.inside)

    def missed(self, bet: int) -> list[float]:
        """If nobody does."""
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
        """Those who can pay an ante are in; that may be the end."""
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
        """The one on the left of `guesser` is to bet: without chips, in the classic game, they lose the pot to the
        guesser, and are out."""
        place = len([seat for seat in inside if seat <= guesser]) - 1  # of the guesser, or the next in on the right
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
        """Bets follow; who has this place among those who are in is the next to guess."""
        terms = self._state.terms
        count = len(inside)
        antes = terms.ante * count
        stake = max(pot, antes)  # a game may start without any
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
        """What each can expect of the pot, in the order in which they guess."""
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
    """By seat, what is won where the game is over: those with the most win it, in equal parts."""
    highest = max(chips)
    part = 1 / chips.count(highest)
    return [part if own == highest else 0.0 for own in chips]
