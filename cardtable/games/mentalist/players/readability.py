"""How readable somebody was at classic Mentalist Poker between two: what a reader of their moves would have won.

At each of their bets the reader expects what they will bet from those before it (`expecting`), and leans from perfect
guesses to what is best against that, the more the more it promises; at each of their guesses the reader's bets do so.
What the reader would have gained is exact: the player's chance to win by perfect play before it, less the chance after
it. It has two parts.

- The price is what the bet, or guess, costs against perfect play, which looks at nobody. Sound ones cost nothing.
- What is read is what the reader gains beyond that. From who mixes as perfect play does nothing is gained on average,
  whatever is expected: what is taken for habits then is luck, which goes both ways.

Gains of turns add up to what the reader would have won of a match that had gone as the reader guesses and bets. It went
otherwise, and may have been short or long. So the sum is not told as a result. A mind reader, who knows each bet and
guess beforehand, has gains too. The reader's share of these, with bets and with guesses, is carried through the match
by `carrying`: so often would somebody have won who foresees that share of the bets and guesses everywhere.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator, Iterable
from typing import Final, NamedTuple

import numpy as np

from cardtable.games.mentalist.play import PastBet
from cardtable.games.mentalist.players.carrying import Carried
from cardtable.games.mentalist.players.expecting import HABITS, ONE_BY_ONE, Expectation
from cardtable.games.mentalist.players.pots import LEAST
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import Position, Table

CLEAR: Final = 20.0
"""Who mixes perfectly has less than one chance in so many to look, ever in a match, so much more as if they had a habit
(Ville's inequality). With all habits looked for at once it takes so many times as much to name one."""
_AHEAD: Final = 3.0
"""So many times as likely as by any other habit, that it is this one."""
_DOUBT: Final = 0.03
"""How likely any reader is thought to be mistaken: then any number may be chosen."""
_NOTHING: Final = 1e-9
"""Rounding: who expects no more than this plays as if they expected nothing."""
_CAUTION: Final = 0.25
"""The reader leans on what is expected wholly where it promises this part of what a mind reader gains, and less in
proportion where it promises less: so noise that is taken for habits moves the reader little."""
_NINE_OF_TEN: Final = 1.645
"""Standard deviations to either side, of the normal distribution."""


class Settled(NamedTuple):
    """A bet between two that was settled, and the guess at it."""

    number: int
    """Among all bets that were settled in the match, from 0."""
    position: Position
    bettor: int
    """The bettor's seat."""
    bet: int
    guess: int


class Cost(NamedTuple):
    """What one bet, or one guess, gave the reader: in parts of a match, below 0 where the reader was wrong."""

    turn: Settled
    guessing: bool
    """It was a guess; else a bet."""
    foreseen: int
    """The number that the reader thought likeliest."""
    likely: float
    """How likely the reader thought it, 0 to 1."""
    price: float
    """What it costs against perfect play; never below 0 but by rounding."""
    read: float
    """What the reader gained beyond that."""
    variance: float
    """Of `read`, for one who mixes as perfect play does."""
    most: float
    """What a mind reader gains here on average from one who mixes so."""

    @property
    def cost(self) -> float:
        """All that it gave the reader."""
        return self.price + self.read


class Habit(NamedTuple):
    """One habit, as a reader finds it who looks for nothing else."""

    name: str
    """One of HABITS."""
    guessing: bool
    """Of guesses; else of bets."""
    gain: float
    """The sum of what was read, in parts of a match: not a result, to be compared."""
    evidence: float
    """So many times as likely is what was done for one with the habit as for one without."""


class Won(NamedTuple):
    """Of matches from where this one began, the part that is won against the player, 0 to 1."""

    fair: float
    """By perfect play."""
    reader: float
    """By who foresees the bets and guesses as the reader did in this match."""
    least: float
    """What `reader` would be at one who can't be read: nine times of ten it lies from here ..."""
    most: float
    """... to here."""
    was_read: bool
    """Whether more was read, prices left out, than luck explains."""

    @property
    def luck(self) -> bool:
        """Whether the player may well be unreadable."""
        return self.reader <= self.most


class Mirror:
    """A seat's readability as a match goes on. Turns are shown to it in the order in which they were settled."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.costs: list[Cost] = []
        """In order of the match: one for each turn, a bet or a guess."""
        self._expectations = (Expectation(ONE_BY_ONE), Expectation(ONE_BY_ONE))
        """Of the seat's bets, of its guesses; by reader."""
        self._gains = np.zeros((2, len(ONE_BY_ONE)))
        self._evidence = np.zeros((2, len(ONE_BY_ONE)))
        """Its logarithm."""

    def see(self, turn: Settled) -> None:
        """Judges a turn, and learns from it. ValueError for a position that is not in the table."""
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
        """All habits of the bets and of the guesses, the clearest first."""
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
        """The habit that explains most, where one is clear: it can't well be luck, and none explains nearly as much."""
        first, second = self.habits()[:2]
        sure = first.evidence >= CLEAR * 2 * len(HABITS) and first.evidence >= _AHEAD * second.evidence
        return first if sure and first.gain > 0 else None

    def costly(self) -> list[Cost]:
        """The turns that gave something away, those that gave most first."""
        return sorted((one for one in self.costs if one.cost > _NOTHING), key=lambda one: -one.cost)

    def won(self, *, bets: bool = True, guesses: bool = True) -> Generator[float, None, Won | None]:
        """What the reader would have won by what is foreseen of the bets, of the guesses or of both; None where
        nothing was judged. With 20 chips each it takes a second, with 100 each a minute: yields the share that is
        done."""
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
        """Of what a mind reader gains with guesses, or bets, what the reader gained; below 0 if that was a loss."""
        return self._share_of(sum(one.cost for one in self.costs if one.guessing is guessing), guessing)

    def _share_of(self, gain: float, guessing: bool) -> float:
        most = sum(one.most for one in self.costs if one.guessing is guessing)
        return gain / most if most > _NOTHING else 0.0

    def _variance(self, guessing: bool) -> float:
        return sum(one.variance for one in self.costs if one.guessing is guessing)

    def _fair(self) -> float:
        """The other's chance from where the match began, both playing perfectly."""
        first = self.costs[0]
        chance = self._table.chance(first.turn.position)
        return chance if first.guessing else 1 - chance

    def _carried(self, shares: dict[bool, float], done: float) -> Generator[float, None, float]:
        """The reader's chance from where the match began, by the shares that are foreseen of bets and guesses. Those
        below 0 take from it what they would add. It is half of the work, of which so much is done."""
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


def settled(past: Iterable[PastBet]) -> list[Settled]:
    """The turns of a classic match between two, from what everybody remembers of it (`Mentalist.remembered`)."""
    return [
        Settled(
            number, Position(one.scores[one.bettor], one.pot, one.bettor == one.button), one.bettor, one.chips,
            one.guesses[-1],
        )
        for number, one in enumerate(reversed(list(past)))
    ]  # fmt: skip


def _leaning(worth: Floats, perfect: Floats, most: float) -> Floats:
    """[reader, number]: what each chooses, by what each number brings as they expect it, and perfect play."""
    best = np.eye(len(perfect))[worth.argmax(axis=1)]
    promised = np.maximum(worth.max(axis=1) - worth @ perfect, 0)
    share = np.minimum(promised / max(_CAUTION * most, _NOTHING), 1)[:, None]
    leaning: Floats = perfect + share * (best - perfect)
    return leaning


def _foreseeing_guesses(missed: Floats, guessed: Floats) -> Floats:
    """By the guess, what the best bet against it brings."""
    table = np.broadcast_to(missed, (len(missed), len(missed))).copy()
    np.fill_diagonal(table, guessed)
    found: Floats = table.max(axis=1)
    return found


def _doubted(mix: Floats) -> Floats:
    """A mix in which every number has some part."""
    size = mix.shape[-1]
    doubted: Floats = (1 - _DOUBT) * mix + _DOUBT / size
    return doubted
