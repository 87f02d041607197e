"""Players of Mentalist Poker by level: beginner and club. The stronger ones are in `expert` and `perfect`."""

from math import log
from typing import Final

from cardtable.bots.player import Advice, Player, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.mentalist.play import BET, NO_BET, Mentalist, PastBet

FAVOURITES: Final = ((3, 0.4), (1, 0.2), (2, 0.15), (0, 0.15), (7, 0.1))
"""Bets for a small pot, with their probabilities."""
LARGE: Final = 4
"""Chips for each player above which a pot counts as large."""
THIRDS: Final = ((0, 0.45), (1, 0.2), (-1, 0.2))
"""Numbers added to a third of a large pot, with their probabilities ..."""
NOTHING: Final = 0.15
"""... and the probability of betting nothing."""
LAST_BET: Final = 0.5
"""Probability of guessing the bettor's last bet."""


class MentalistBeginner(Player):
    """Player that bets favourite numbers, with habits that a newcomer can discover and exploit.

    - For a small pot they bet 3, sometimes 1 or 2, and 7 when they feel bold. They bet nothing far too rarely: it feels
      like giving in.
    - They think that a large pot calls for a large bet: about a third of it, give or take one.
    - They never bet the same number twice in a row, which would seem too easy. An opponent who remembers their last bet
      can rule that number out.
    - They guess what the bettor bet last time, or else a favourite of their own; they don't repeat another's guess.
    - They ignore how many chips they and the others have left.
    """

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        state = view.state
        assert isinstance(state, Mentalist)
        last = _last_bet(state)
        usual = _usual(state)
        if state.phase == BET:
            odds = [(number, often) for number, often in usual if number != last]
            return mixed(odds or usual)
        odds = [(number, (1 - LAST_BET) * often) for number, often in usual]
        if last != NO_BET:
            odds.append((min(last, state.most), LAST_BET))
        fresh = [(number, often) for number, often in odds if number not in state.guesses]
        return mixed(fresh or [(unheard(state)[0], 1.0)])


def _usual(state: Mentalist) -> list[tuple[int, float]]:
    """Return the mix of bets that they would make in this position."""
    if state.pot <= LARGE * len(state.inside):
        return [(min(number, state.most), often) for number, often in FAVOURITES]
    third = state.pot // 3
    odds = [(min(third + more, state.most), often) for more, often in THIRDS]
    return [*odds, (0, NOTHING)]


def _last_bet(state: Mentalist) -> int:
    """Return the bettor's last bet; NO_BET if there is none."""
    past = state.past
    while past is not None:
        if past.bettor == state.bettor:
            return past.chips
        past = past.before
    return NO_BET


def unheard(state: Mentalist) -> list[int]:
    """Return the numbers that nobody has guessed, lowest first; only 0 if all have been guessed."""
    return [number for number in range(state.most + 1) if number not in state.guesses] or [0]


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

    In the formulas the chance to win is taken to be proportional to chips: as long as the last player left wins, one
    who plays as well as the others wins in proportion to their share of all chips. So values are in chips, as the
    expected change from now.

    - Classic: when a bet is missed, its bettor guesses next, and again after everyone else. If each of n players hits
      with chance h, the first to guess takes the pot with chance h / (1 - (1 - h)**n). The bet is gone either way,
      unless the bettor guesses right in the end. A player who has bet all their chips guesses once more, and loses the
      pot if they miss.
    - Advanced: a bettor missed by all takes the bet back, and may also get a part of what stays in the pot.

    From these values follows how often each number should be guessed and bet: the closed form explained in `solving`,
    with as many guesses as are made. In the advanced game there may be enough guesses for every bet worth making: then
    the bettor mostly gives the pot up, and bets nothing.
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
    """Player that plays sensible mixes one pot ahead, and reads what each opponent has done so far.

    - On their own they bet and guess by simple formulas for the value of a bet (`BetProspect`).
    - They remember what each player has bet for which pot and stack, and what others guessed at those bets. The more
      they have seen of a player, the more often they guess what that player would bet again, and bet what would not be
      guessed. They do so less than half of the time, and never with a single number, so that they can't be misled far.
    """

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
    return [(number, 1.0) for number in unheard(state)]


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
