"""Readability of a player at classic Mentalist Poker between two: what a reader of their moves would have won.

At each of the player's bets the reader predicts it from those before (`prediction`), and leans from perfect guesses
towards the best guess against the prediction, the more so the more it promises; likewise with bets at each of the
player's guesses. The reader's gain is exact: the player's chance to win under perfect play before the turn, less their
chance after it. It has two parts.

- The price is what the bet or guess costs against perfect play, which adapts to nobody. Sound ones cost nothing.
- The read part is what the reader gains beyond that. Against a player who mixes as perfect play does it is zero on
  average, whatever is predicted: apparent habits are then luck, which goes both ways.

The gains of all turns add up to what the reader would have won in a match that went as the reader guesses and bets.
This match went otherwise, and may have been short or long, so the sum isn't presented as a result. Instead it is
compared with the gains of a mind reader, who knows each bet and guess beforehand. The reader's share of those, for bets
and for guesses, is carried through a whole match: `Carried` gives the chance of an opponent who foresees that share of
bets and guesses everywhere.

There the player mixes as perfect play does. For a certain share of their bets, though, the reader knows the bet before
guessing, and for a certain share of their guesses knows the guess before betting; the reader exploits each as if
nothing were to be foreseen later. Otherwise both play perfectly. So each position has a chance that is linear in those
of the positions that may follow. Within a pot the chances are computed from the greatest pot down, as in `solving`,
and the chances between pots are iterated until they no longer change.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator, Iterable
from math import log
from typing import Final, NamedTuple

import numpy as np

from cardtable.games.mentalist.play import PastBet
from cardtable.games.mentalist.players.prediction import HABITS, ONE_BY_ONE, Expectation
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable
from cardtable.games.mentalist.players.solving import FIRST, LEAST, SECOND, Floats

CLEAR: Final = 20.0
"""Likelihood ratio from which a habit is clear.

A player who mixes perfectly has less than one chance in this many ever to reach it during a match (Ville's inequality).
Since all habits are looked for at once, the ratio needed to name one is multiplied by their number.
"""
_AHEAD: Final = 3.0
"""Factor by which a habit's likelihood must exceed that of any other to be named."""
_DOUBT: Final = 0.03
"""Probability that a reader is wrong, in which case any number is equally likely."""
_NOTHING: Final = 1e-9
"""Rounding error: expected gains below this count as none."""
_CAUTION: Final = 0.25
"""Expected gain, as a share of a mind reader's, from which the reader leans on a prediction entirely.

Below it the reader leans in proportion, so that noise taken for a habit moves them little.
"""
_NINE_OF_TEN: Final = 1.645
"""Standard deviations to either side that hold nine tenths of a normal distribution."""


class SettledTurn(NamedTuple):
    """Settled bet between two, with the guess at it."""

    number: int
    """Index among all settled bets of the match, from 0."""
    position: MatchPosition
    bettor: int
    """Seat of the bettor."""
    bet: int
    guess: int


class Cost(NamedTuple):
    """Gain of the reader from one bet or guess, in matches; negative if the reader was wrong."""

    turn: SettledTurn
    guessing: bool
    """True for a guess, False for a bet."""
    foreseen: int
    """Number that the reader thought likeliest."""
    likely: float
    """Probability that the reader gave it, 0 to 1."""
    price: float
    """Cost against perfect play; never below 0 except for rounding."""
    read: float
    """Reader's gain beyond the price."""
    variance: float
    """Variance of `read` for a player who mixes as perfect play does."""
    most: float
    """Average gain of a mind reader here against such a player."""

    @property
    def cost(self) -> float:
        """Whole gain of the reader."""
        return self.price + self.read


class Habit(NamedTuple):
    """Habit, as found by a reader who looks for no other."""

    name: str
    """One of HABITS."""
    guessing: bool
    """True for a habit of guesses, False for one of bets."""
    gain: float
    """Sum of what was read, in matches; only for comparison, not a result."""
    evidence: float
    """Likelihood ratio of what was done: with the habit over without it."""


class Won(NamedTuple):
    """Chances to win against the player from where the match began, 0 to 1."""

    fair: float
    """Chance by perfect play."""
    reader: float
    """Chance of an opponent who foresees bets and guesses as often as the reader did in this match."""
    least: float
    """Lower end of the range in which `reader` lies nine times in ten for an unreadable player ..."""
    most: float
    """... and its upper end."""
    was_read: bool
    """True if more was read, prices left out, than luck explains."""

    @property
    def luck(self) -> bool:
        """True if the player may well be unreadable."""
        return self.reader <= self.most


class Mirror:
    """Readability of a seat as a match goes on; turns must be shown to it in the order in which they were settled."""

    def __init__(self, table: SolvedTable, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.costs: list[Cost] = []
        """Cost of each turn of the seat, a bet or a guess, in the order of the match."""
        self._expectations = (Expectation(ONE_BY_ONE), Expectation(ONE_BY_ONE))
        """Predictions of the seat's bets, and of its guesses, for each reader."""
        self._gains = np.zeros((2, len(ONE_BY_ONE)))
        self._evidence = np.zeros((2, len(ONE_BY_ONE)))
        """Logarithm of the likelihood ratio of each habit."""

    def see(self, turn: SettledTurn) -> None:
        """Judge a turn and learn from it; ValueError for a position that isn't in the table."""
        position = turn.position
        guessing = turn.bettor != self.seat
        missed, guessed = self._table.outcomes(position)
        cost = np.maximum(missed - guessed, LEAST)
        chance = self._table.chance(position)
        bets, guesses = self._table.bet_mix(position), self._table.guess_mix(position)
        sound, number = (guesses, turn.guess) if guessing else (bets, turn.bet)
        expected = self._expectations[guessing].mix(position, sound)
        if guessing:
            most = float(guesses @ _foreseeing_guesses(missed, guessed)) - chance
            leaned = _leaning(missed - expected * cost, bets, most)
            base = bets @ missed - chance - bets * cost
            read = ((leaned - bets) @ missed)[:, None] - (leaned - bets) * cost
        else:
            most = chance - float(bets @ guessed)
            leaned = _leaning(expected * cost, guesses, most)
            base = chance - missed + guesses * cost
            read = (leaned - guesses) * cost
        variance = float(sound @ read[0] ** 2 - (sound @ read[0]) ** 2)
        foreseen = int(expected[0].argmax())
        self.costs.append(
            Cost(
                turn,
                guessing,
                foreseen,
                float(expected[0, foreseen]),
                float(base[number]),
                float(read[0, number]),
                max(variance, 0.0),
                max(most, 0.0),
            )
        )
        self._gains[int(guessing)] += read[:, number]
        self._evidence[int(guessing)] += np.log(_doubted(expected)[:, number] / _doubted(sound)[number])
        worked = (turn.bet == turn.guess) is guessing
        self._expectations[guessing].see(position, sound, number, worked)

    def habits(self) -> list[Habit]:
        """Return all habits of bets and of guesses, the one with the most evidence first."""
        found = [
            Habit(
                name,
                guessing,
                float(self._gains[int(guessing), row]),
                float(np.exp(self._evidence[int(guessing), row])),
            )
            for guessing in (False, True)
            for row, name in enumerate(HABITS, 1)
        ]
        return sorted(found, key=lambda habit: -habit.evidence)

    def worst_habit(self) -> Habit | None:
        """Return the habit with the most evidence; None if it may be luck, or another explains nearly as much."""
        first, second = self.habits()[:2]
        sure = first.evidence >= CLEAR * 2 * len(HABITS) and first.evidence >= _AHEAD * second.evidence
        return first if sure and first.gain > 0 else None

    def costly(self) -> list[Cost]:
        """Return the turns that gave something away, the largest cost first."""
        return sorted((one for one in self.costs if one.cost > _NOTHING), key=lambda one: -one.cost)

    def won(self, *, bets: bool = True, guesses: bool = True) -> Generator[float, None, Won | None]:
        """Return what a reader would have won by foreseeing the bets, the guesses or both; None if nothing was judged.

        Yields the share done; it takes a second with 20 chips each, and a minute with 100.
        """
        if not self.costs:
            return None
        asked = [kind for kind, wanted in ((False, bets), (True, guesses)) if wanted]
        spread = sum(one.variance for one in self.costs if one.guessing in asked) ** 0.5
        read = sum(one.read for one in self.costs if one.guessing in asked)
        edge = {kind: _NINE_OF_TEN * self._variance(kind) / spread if spread > 0 else 0.0 for kind in asked}
        fair = self._fair()
        reader = yield from self._carried({kind: self.share(kind) for kind in asked}, 0.0)
        most = yield from self._carried({kind: self._share_of(gain, kind) for kind, gain in edge.items()}, 0.5)
        return Won(fair, reader, max(2 * fair - most, 0.0), most, read > _NINE_OF_TEN * spread)

    def share(self, guessing: bool) -> float:
        """Return the reader's gain from bets or guesses as a share of a mind reader's; below 0 for a loss."""
        return self._share_of(sum(one.cost for one in self.costs if one.guessing is guessing), guessing)

    def _share_of(self, gain: float, guessing: bool) -> float:
        most = sum(one.most for one in self.costs if one.guessing is guessing)
        return gain / most if most > _NOTHING else 0.0

    def _variance(self, guessing: bool) -> float:
        return sum(one.variance for one in self.costs if one.guessing is guessing)

    def _fair(self) -> float:
        """Return the opponent's chance from where the match began, if both play perfectly."""
        first = self.costs[0]
        chance = self._table.chance(first.turn.position)
        return chance if first.guessing else 1 - chance

    def _carried(self, shares: dict[bool, float], done: float) -> Generator[float, None, float]:
        """Return the reader's chance from where the match began, if they foresee these shares of bets and guesses.

        Negative shares take off what the same positive ones would add. This is half of the work, and yields progress
        from `done` on.
        """
        first = self.costs[0]
        fair = found = self._fair()
        signs = [sign for sign in (1, -1) if any(sign * share > 0 for share in shares.values())]
        for number, sign in enumerate(signs):
            bets, guesses = (min(max(sign * shares.get(kind, 0.0), 0.0), 1.0) for kind in (False, True))
            carried = Carried(self._table, bets, guesses)
            for share in carried.settle():
                yield done + (number + share) / len(signs) / 2
            found += sign * (carried.chance(first.turn.position, first.guessing) - fair)
        return min(max(found, 0.0), 1.0)


def settled(past: Iterable[PastBet]) -> list[SettledTurn]:
    """Return the turns of a classic match between two, in order; `past` is `Mentalist.remembered`."""
    return [
        SettledTurn(
            number, MatchPosition(one.scores[one.bettor], one.pot, one.bettor == one.button), one.bettor, one.chips,
            one.guesses[-1],
        )
        for number, one in enumerate(reversed(list(past)))
    ]  # fmt: skip


def _leaning(worth: Floats, perfect: Floats, most: float) -> Floats:
    """Return each reader's mix, [reader, number], from the value of each number under their prediction."""
    best = np.eye(len(perfect))[worth.argmax(axis=1)]
    promised = np.maximum(worth.max(axis=1) - worth @ perfect, 0)
    share = np.minimum(promised / max(_CAUTION * most, _NOTHING), 1)[:, None]
    leaning: Floats = perfect + share * (best - perfect)
    return leaning


def _foreseeing_guesses(missed: Floats, guessed: Floats) -> Floats:
    """Return what the best bet against each guess gains."""
    table = np.broadcast_to(missed, (len(missed), len(missed))).copy()
    np.fill_diagonal(table, guessed)
    found: Floats = table.max(axis=1)
    return found


def _doubted(mix: Floats) -> Floats:
    """Return a mix blended with a uniform one, so that every number has some probability."""
    size = mix.shape[-1]
    doubted: Floats = (1 - _DOUBT) * mix + _DOUBT / size
    return doubted


_CLOSE: Final = 1e-5
"""Largest change of a chance between pots at which iteration stops; results are shown in hundredths."""
_ROUNDS: Final = 60
"""Iterations at most."""


class _Ways(NamedTuple):
    """Probabilities that a bet is made and missed, or made and guessed.

    Indexed [FIRST or SECOND, the other's chips, bet].
    """

    missed: Floats
    guessed: Floats


class Carried:
    """Reader's chance to win in every position, if they foresee shares of the other's bets and guesses.

    The shares are from 0 to 1. Call `settle` before asking for chances.
    """

    def __init__(self, table: SolvedTable, bets: float, guesses: float) -> None:
        self._stakes = table.stakes
        total = self._stakes.total
        self._ways = {
            pot: (_read_bets(table, pot, bets), _read_guesses(table, pot, guesses))
            for pot in range(total, self._stakes.ante - 1, -1)
        }
        # By bettor, first the one who is read, then the reader: [FIRST or SECOND, the bettor's chips, pot].
        self._chances = np.zeros((2, 2, total + 1, total + 1))
        self._start = table.between

    def settle(self) -> Generator[float, None, None]:
        """Compute the chances, yielding the share of the work done; ArithmeticError if they don't converge."""
        between = np.stack((1 - self._start, self._start))
        tried: list[Floats] = []
        moved: list[Floats] = []
        for _ in range(_ROUNDS):
            step = self._between(between) - between
            worst = float(np.abs(step).max())
            if worst < _CLOSE:
                return
            tried.append(between.ravel())
            moved.append(step.ravel())
            between = _onward(tried, moved).reshape(between.shape)
            first = float(np.abs(moved[0]).max())
            yield max(log(first / worst) / log(first / _CLOSE), 0.0)
        raise ArithmeticError("what foresight is worth is not found")

    def _between(self, between: Floats) -> Floats:
        """Return the chances between pots that follow from these."""
        self._within(between)
        total, ante = self._stakes.total, self._stakes.ante
        fresh = between.copy()
        fresh[:, ante + 1 : total - ante + 1] = self._chances[:, FIRST, 1 : total - 2 * ante + 1, 2 * ante]
        return fresh

    def chance(self, position: MatchPosition, reader_bets: bool) -> float:
        """Return the reader's chance to win from a position; `reader_bets` says who bets there."""
        chips, pot, first = position
        return float(self._chances[int(reader_bets), FIRST if first else SECOND, chips, pot])

    def _within(self, between: Floats) -> None:
        """Compute the chances in all pots from `between`: [who has the button, their chips], the reader second."""
        total = self._stakes.total
        for pot, ways in self._ways.items():
            others = np.arange(total - pot + 1)
            size = ways[0].missed.shape[2]
            after = np.minimum(others[:, None] + pot + np.arange(size), total)  # the guesser's chips after a hit
            sums = np.empty((2, 2, len(others)))
            for who in (0, 1):
                # The button goes to the player who didn't bet first in this pot.
                met = np.stack((between[1 - who][after], between[who][total - after]))
                onward = self._chances[1 - who, ::-1, : len(others), pot + 1 : pot + size]
                sums[who] = np.einsum("sob,sob->so", ways[who].guessed, met)
                sums[who] += np.einsum("sob,sob->so", ways[who].missed[:, :, 1:], onward)
            sums[0, :, -1] = 1  # a bettor without chips has lost
            zero = [ways[who].missed[:, :, 0] for who in (0, 1)]
            # A bet of zero leads to the same pot with the other to bet, whose zero leads back.
            back = [way[::-1, ::-1] for way in (zero[1], zero[0])]
            other = [part[::-1, ::-1] for part in (sums[1], sums[0])]
            for who in (0, 1):
                found = (sums[who] + zero[who] * other[who]) / (1 - zero[who] * back[who])
                self._chances[who, :, : len(others), pot] = found[:, ::-1]


def _onward(tried: list[Floats], moved: list[Floats]) -> Floats:
    """Return the next values to try, by Anderson's method, from those tried and how far each moved.

    It moves on from the combination of those tried that should move least ("Iterative Procedures for Nonlinear Integral
    Equations", 1965). A match of eighty chips takes a dozen iterations with it, and over a hundred without.
    """
    last, moves = tried[-1], moved[-1]
    if len(tried) == 1:
        return last + moves
    steps = np.diff(np.array(moved), axis=0).T
    ways = np.diff(np.array(tried), axis=0).T
    parts = np.linalg.lstsq(steps, moves, rcond=None)[0]
    onward: Floats = last + moves - (ways + steps) @ parts
    return onward


def _read_bets(table: SolvedTable, pot: int, share: float) -> _Ways:
    """Return the ways in which a bet of the player who is read goes, with a share of the bets foreseen."""
    of = table.pot(pot)
    hit = share + (1 - share) * of.guesses
    return _no_chips(_Ways(of.bets * (1 - hit), of.bets * hit))


def _read_guesses(table: SolvedTable, pot: int, share: float) -> _Ways:
    """Return the ways in which the reader's bet goes, made against the guess where that is foreseen."""
    of = table.pot(pot)
    missed = (1 - share) * of.bets * (1 - of.guesses)
    guessed = (1 - share) * of.bets * of.guesses
    top, other = _best_two(of.missed)
    alike = np.take_along_axis(of.guesses, top[..., None], 2)[..., 0]
    for bets, often in ((top, 1 - alike), (other, alike)):
        now = np.take_along_axis(missed, bets[..., None], 2)
        np.put_along_axis(missed, bets[..., None], now + share * often[..., None], 2)
    return _no_chips(_Ways(missed, guessed))


def _best_two(missed: Floats) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.intp]], ...]:
    """Return, for each stack and pot, the bet with the largest value in `missed` along axis 2, and the next best.

    `missed` holds the value of each bet if the guess misses it.
    """
    if missed.shape[2] < 2:
        return (np.zeros(missed.shape[:2], np.intp),) * 2
    order = np.argsort(-missed, axis=2)
    return order[:, :, 0], order[:, :, 1]


def _no_chips(ways: _Ways) -> _Ways:
    """Set the probabilities of bettors without chips to 0: they make no bet."""
    for way in ways:
        way[:, -1] = 0
    return ways
