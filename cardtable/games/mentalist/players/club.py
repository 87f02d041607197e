"""`club`: plays sensible mixes one pot ahead, and reads what each opponent has done so far.

- On their own they bet and guess by the formulas of `ahead`.
- They remember what each player has bet for which pot and stack, and what others guessed at those bets (`past`). The
  more they have seen of a player, the more often they guess what that player would bet again, and bet what would not be
  guessed. They do so less than half of the time, and never with a single number, so that they can't be misled far.
"""

from typing import Final

from cardtable.bots.player import Advice, Player, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import BET, Mentalist, PastBet
from cardtable.games.mentalist.players.ahead import LEAST, BetProspect

BELIEF: Final = 5.0
"""Number of bets that weigh as much as the prior belief that a player plays by the formulas."""


REMEMBERED: Final = 40
"""Number of a player's latest bets that are remembered."""


class BetForecast:
    """Forecast of a bettor's bet and of the guesses at it: counts of earlier numbers, weighted by similarity."""

    def __init__(self, state: Mentalist) -> None:
        self.bets: dict[int, float] = {}
        self.guesses: dict[int, float] = {}
        self.seen: float = 0.0
        """Number of the bettor's bets seen; those for different pots count in part."""
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
        """Return the probability of a bet, where the formulas say `usual`."""
        return (self.bets.get(number, 0.0) + BELIEF * usual) / (self.seen + BELIEF)

    def guess(self, number: int, usual: float) -> float:
        """Return the probability of a guess, where the formulas say `usual`."""
        return min(1.0, (self.guesses.get(number, 0.0) + BELIEF * usual) / (self.seen + BELIEF))


def _again(number: int, pots: float, stacks: float, most: int) -> tuple[int, int, int]:
    """Return an earlier number as it is, scaled by the pot, and scaled by the highest bet; none above `most`."""
    return min(number, most), min(int(number * pots + 0.5), most), min(int(number * stacks + 0.5), most)


LEANING: Final = 0.4
"""Probability of going by what was read, at most."""
KEENNESS: Final = 3.0
"""Power of a guess's expected gain by which better guesses are preferred."""


class MentalistClub(Player):
    """Player that mixes by formulas, and adapts to what opponents have done."""

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mixed strategy; `effort` has no effect, since they don't search."""
        state = view.state
        assert isinstance(state, Mentalist)
        return mixed(bet_odds(state) if state.phase == BET else guess_odds(state))


def bet_odds(state: Mentalist) -> list[tuple[int, float]]:
    """Return a club player's mix of bets, which uses only public information."""
    prospect = BetProspect(state)
    forecast = BetForecast(state)
    gains: list[float] = []
    for number, (missed, guessed) in enumerate(zip(prospect.missed, prospect.guessed, strict=True)):
        worth = missed - forecast.guess(number, prospect.guesses[number]) * (missed - guessed)
        gains.append(max(0.0, worth - prospect.worth))
    return _leaned(prospect.bets, list(enumerate(gains)), forecast)


def guess_odds(state: Mentalist) -> list[tuple[int, float]]:
    """Return a club player's mix of guesses at the standing bet, which uses only public information."""
    prospect = BetProspect(state)
    forecast = BetForecast(state)
    hopes = hopes_of(state, prospect, forecast)
    usual = usual_guesses(state, prospect)
    return _leaned(usual, [(number, hope**KEENNESS) for number, hope in hopes], forecast)


def usual_guesses(state: Mentalist, prospect: BetProspect) -> list[float]:
    """Return how often each number is guessed by the formulas alone, in any unit; 0 for numbers already guessed."""
    if not state.terms.advanced:
        return prospect.guesses
    return [0.0 if number in state.guesses else pull for number, pull in enumerate(prospect.pulls())]


def hopes_of(state: Mentalist, prospect: BetProspect, forecast: BetForecast) -> list[tuple[int, float]]:
    """Return the possible numbers with what guessing each gains: its probability times the chips it wins."""
    usual = prospect.bets
    known = [*range(len(usual)), *[number for number in forecast.bets if number >= len(usual)]]
    heard = state.guesses
    hopes = [
        (number, forecast.bet(number, usual[number] if number < len(usual) else 0.0) * (state.pot + number))
        for number in known
        if number not in heard
    ]
    if any(hope > 0 for _, hope in hopes):
        return hopes
    unheard = [number for number in range(state.most + 1) if number not in heard]
    return [(number, 1.0) for number in unheard or [0]]


def _leaned(usual: list[float], read: list[tuple[int, float]], forecast: BetForecast) -> list[tuple[int, float]]:
    """Return a player's own mix blended with what was read, which counts the more the more has been seen."""
    wanted = sum([often for _, often in read], 0.0)
    given = sum(usual, 0.0)
    lean = LEANING * forecast.seen / (forecast.seen + BELIEF)
    if wanted <= 0:
        lean = 0.0
    elif given <= 0:
        lean = 1.0
    odds = [(number, (1 - lean) * part / max(given, LEAST)) for number, part in enumerate(usual)]
    return [*odds, *[(number, lean * often / max(wanted, LEAST)) for number, often in read]]
