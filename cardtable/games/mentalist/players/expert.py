"""`expert`: predicts club players and exploits them, as far as they stay unpredictable themselves.

With several players the game has no value that each could secure: what one gains another loses, and not always the one
who caused it. So the expert maximises the chips expected from this pot, against opponents of whom half play as club
players and half by formulas alone (`BetProspect`). As long as the last player left wins, a player's share of all chips
is about their chance to win, and is reported as such. If the first player out, or a number of bets, ends the game, the
expert still plays for chips, but reports the chances to have the most chips then (`Lead`).

All that a club player goes by is public, so their mix can be computed (a restricted Nash response: Johanson, Zinkevich
and Bowling, "Computing Robust Counter-Strategies", 2007). How the guesses of several players combine is simulated.

If nothing cuts the game short, the last player left wins, and chances are proportional to chips. If it ends now, the
one with the most chips wins. In between, chances are proportional to a power of each player's expected chips: one if
the end is far off, and greater the less can still change. `SPREAD` and `REACH` say how much can change, in terms of
the bets left, and of how soon a player may be out.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from cardtable.bots.player import Advice, Choice, Player, steps
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.players.levels import (
    LEFT,
    BetProspect,
    bet_odds,
    first_part,
    guess_odds,
    hit_chance,
    unheard,
    usual_guesses,
)

CLUB: Final = 0.5
"""Share of opponents taken for club players."""
KEEN: Final = 0.8
"""Probability of exploiting what is predicted; otherwise they play by the formulas, which give nothing away."""
HEAT: Final = 0.03
"""Temperature of the choice between numbers, as a share of the pot: higher values allow worse numbers more often."""
TRIALS: Final = 200
"""Simulated rounds of guesses ..."""
WORK: Final = 100_000
"""... and numbers considered in all of them, at most: with a high maximum bet, fewer rounds are simulated."""
FEWEST: Final = 8


class MentalistExpert(Player):
    """Player that exploits predictable opponents."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mix, with values; `effort` scales the number of simulated rounds of guesses."""
        state = view.state
        assert isinstance(state, Mentalist)
        prospect = BetProspect(state)
        if state.phase == BET:
            usual = dict(enumerate(prospect.bets))
            hits = _hits(state, prospect, rng.generator(), steps(TRIALS, effort))
            worths = _bets_worth(prospect, hits)
            chances = _bets_lead(state, hits) if is_cut_short(state) else _parts(state, worths)
        else:
            likely = _likely(state, prospect)
            worths = _guesses_worth(state, likely)
            chances = _guesses_lead(state, prospect, likely) if is_cut_short(state) else _parts(state, worths)
            usual = dict(enumerate(usual_guesses(state, prospect)))
        most = max(worths.values())
        heat = HEAT * max(state.pot, 1)
        keen = {number: exp((worth - most) / heat) for number, worth in worths.items()}
        warm = KEEN / sum(keen.values(), 0.0)
        plain = (1 - KEEN) / max(sum(usual.values(), 0.0), 1e-9)
        mix = {number: warm * keen[number] + plain * usual.get(number, 0.0) for number in worths}
        total = sum(mix.values(), 0.0)
        choices = [Choice(number, often / total, min(max(chances[number], 0.0), 1.0)) for number, often in mix.items()]
        choices.sort(key=lambda choice: -choice.probability)
        value = sum([choice.probability * (choice.value or 0.0) for choice in choices], 0.0)
        return Advice(choices, min(value, 1.0), False)  # rounding may exceed a certain win


def _hits(state: Mentalist, prospect: BetProspect, random: Random, trials: int) -> list[float]:
    """Return the chance that each bet is guessed."""
    heard = _tried(state, prospect, random, trials) if state.terms.advanced else _shares(guess_odds(state))
    return [CLUB * heard.get(number, 0.0) + (1 - CLUB) * often for number, often in enumerate(prospect.guesses)]


def _bets_worth(prospect: BetProspect, hits: list[float]) -> dict[int, float]:
    """Return the expected gain in chips of each bet."""
    outcomes = zip(prospect.missed, prospect.guessed, hits, strict=True)
    return {number: missed - hit * (missed - guessed) for number, (missed, guessed, hit) in enumerate(outcomes)}


def _parts(state: Mentalist, worths: dict[int, float]) -> dict[int, float]:
    """Return the player's expected share of all chips by number, their chance to win if the last player left wins."""
    chips = max(sum(state.scores) + state.pot, 1)
    mine = state.scores[state.turn]
    return {number: (mine + worth) / chips for number, worth in worths.items()}


def _bets_lead(state: Mentalist, hits: list[float]) -> dict[int, float]:
    """Return the player's chance to win a game that is cut short, by bet."""
    bettor = state.bettor
    lead = Lead(state)
    guessers = [seat for seat in state.inside if seat != bettor] if state.terms.advanced else [state.right[bettor]]
    chances: dict[int, float] = {}
    for number, hit in enumerate(hits):
        chance = lead.missed(number)[bettor]
        if hit > 0:
            caught = sum([lead.guessed(number, by)[bettor] for by in guessers], 0.0) / len(guessers)
            chance += hit * (caught - chance)
        chances[number] = chance
    return chances


def _tried(state: Mentalist, prospect: BetProspect, random: Random, trials: int) -> dict[int, float]:
    """Return how often each number is among the guesses of a table of club players, by simulation."""
    odds = _shares(guess_odds(state))
    numbers = list(odds)
    powers = list(odds.values())
    heard: dict[int, float] = {}
    trials = max(min(trials, WORK // (len(numbers) * prospect.guessers)), FEWEST)
    for _ in range(trials):
        left = powers.copy()
        whole = sum(left, 0.0)
        for _ in range(min(prospect.guessers, len(numbers))):
            draw = random.random() * whole
            place = -1
            for index, power in enumerate(left):
                if power > 0:
                    place = index
                    draw -= power
                    if draw < 0:
                        break
            if place < 0:
                break
            whole -= left[place]
            left[place] = 0.0
            heard[numbers[place]] = heard.get(numbers[place], 0.0) + 1 / trials
    return heard


def _likely(state: Mentalist, prospect: BetProspect) -> dict[int, float]:
    """Return the probability of each number for the standing bet; empty if none predicted is possible."""
    likely = {number: (1 - CLUB) * often for number, often in enumerate(prospect.bets)}
    for number, often in _shares(bet_odds(state)).items():
        likely[number] = likely.get(number, 0.0) + CLUB * often
    heard = state.guesses
    known = sum([often for number, often in likely.items() if number not in heard], 0.0)
    return {number: often / known for number, often in likely.items() if number not in heard} if known > 0 else {}


def _guesses_worth(state: Mentalist, likely: dict[int, float]) -> dict[int, float]:
    """Return the expected gain in chips of each guess that may be right."""
    if not likely:
        return dict.fromkeys(unheard(state), 0.0)
    missed = 0.0
    gains: dict[int, float] = {}
    for number, often in likely.items():
        pot = state.pot + number
        rest = 0.0
        if not state.terms.advanced:  # the bettor guesses next, and the others share what the bettor doesn't win
            players = len(state.inside)
            rest = (1 - first_part(pot, players)) * pot / (players - 1)
        missed += often * rest
        gains[number] = often * (pot - rest)
    return {number: missed + gain for number, gain in gains.items()}


def _guesses_lead(state: Mentalist, prospect: BetProspect, likely: dict[int, float]) -> dict[int, float]:
    """Return the player's chance to win a game that is cut short, by guess that may be right."""
    seat = state.turn
    lead = Lead(state)
    if not likely:
        open_numbers = unheard(state)
        likely = dict.fromkeys(open_numbers, 1 / len(open_numbers))
    later: list[int] = []  # seats that guess after this one
    other = state.right[seat]
    while state.terms.advanced and other != state.bettor:
        later.append(other)
        other = state.right[other]
    pulls = prospect.pulls() if later else []
    missed = 0.0
    gains: dict[int, float] = {}
    for number, often in likely.items():
        chance = lead.missed(number)[seat]
        if later and number < len(pulls):
            hit = 1 - exp(-pulls[number] * len(later) / prospect.guessers)
            caught = sum([lead.guessed(number, by)[seat] for by in later], 0.0) / len(later)
            chance += hit * (caught - chance)
        missed += often * chance
        gains[number] = often * (lead.guessed(number, seat)[seat] - chance)
    return {number: missed + gain for number, gain in gains.items()}


def _shares(odds: list[tuple[int, float]]) -> dict[int, float]:
    """Return odds normalised to a sum of 1, with the odds of repeated numbers added."""
    total = sum([often for _, often in odds], 0.0)
    found: dict[int, float] = {}
    for number, often in odds:
        found[number] = found.get(number, 0.0) + often / total
    return found


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
            return final_shares(chips)
        return self._asked(chips, state.pot + bet, bettor, state.inside)

    def _anted(self, chips: list[int], pot: int, inside: tuple[int, ...]) -> list[float]:
        """Return the chances after antes are due: seats that can't pay are out, which may end the game."""
        if self._bets == 0:
            return final_shares(chips)
        terms = self._state.terms
        ante = terms.ante
        if min(chips) < ante:
            able = tuple([seat for seat in inside if chips[seat] >= ante])
            if len(able) < 2 or (terms.first_bust and len(able) < len(inside)):
                return final_shares(chips)
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
            return final_shares(chips)
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


def final_shares(chips: list[int]) -> list[float]:
    """Return the shares of the win by seat when the game is over: all seats with the most chips share it."""
    highest = max(chips)
    part = 1 / chips.count(highest)
    return [part if own == highest else 0.0 for own in chips]
