"""Playouts for one decision: cards are dealt as they may lie, and other players go on as they seem to play."""

from math import sqrt
from random import Random
from typing import Final

from cardtable.bots.search import SearchProblem
from cardtable.games.miser.play import ATTACK, COMMIT_CARDS, KIND, PROPOSE, VICTIM, Miser
from cardtable.games.miser.players.cards import Worth
from cardtable.games.miser.players.guesses import Guesses
from cardtable.games.miser.players.habits import FOE, Habits
from cardtable.games.miser.players.reading import HabitReading
from cardtable.games.miser.players.speech import Belief
from cardtable.games.miser.players.styles import move_of, play_on

TABLES: Final = 12
"""Number of ways in which the other players may play that are drawn at effort 1, and used in turn. More effort draws
more: otherwise all its trials would depend on the same few, and the result would be off by more than its error says."""
_SEAT: Final = 7


class Rollouts(SearchProblem):
    """Scene of one decision of one seat."""

    def __init__(
        self,
        state: Miser,
        seat: int,
        reading: HabitReading,
        own: Habits,
        belief: list[Belief],
        random: Random,
        tables: int = TABLES,
    ) -> None:
        """`belief` is, by seat, how far to believe what it says; `tables` is the number of ways others may play."""
        self.seat: int = seat
        self.worth: Worth = reading.worth
        self.leans: dict[int, float] = {}
        """Bonus of each move beyond what it wins, as a chance to win."""
        self._wins: dict[int, float] = {}
        self._tries: dict[int, int] = {}
        self._belief: list[Belief] = belief
        claims = [each.claims for each in belief]
        self._guesses: Guesses = Guesses(state, reading.worth, reading.speech, claims)
        self._tables: list[list[Habits]] = []
        for _ in range(tables):
            table = []
            for other in range(state.terms.seats):
                habits = own
                if other != seat:
                    habits = reading.conduct[other].habits(random.random)
                    self._as_said(habits, state, reading, other, random.random())
                table.append(habits)
            self._tables.append(table)
        self._warned: list[str] = [""] * state.terms.seats
        """Provocation by this seat that each seat has threatened to pay back; empty if there is none."""
        for other, speech in enumerate(reading.speech):
            if speech.warned == seat:
                self._warned[other] = speech.warned_of
        self._number: int = 0
        self._habits: list[Habits] = self._tables[0]
        self._world: Miser = state

    def _as_said(self, habits: Habits, state: Miser, reading: HabitReading, seat: int, draw: float) -> None:
        """Fit a seat's habits to its truces and promises, as far as they are believed. `draw` is in [0, 1)."""
        speech = reading.speech[seat]
        belief = self._belief[seat]
        if draw < belief.claims:
            habits.spares = speech.spares(state.turns)
        if state.phase == COMMIT_CARDS and speech.promise == state.value:
            habits.keeps = max(habits.keeps, belief.promises)

    def draw(self, random: Random) -> None:
        """Draw how the cards lie and how the other players play."""
        self._habits = self._tables[self._number % len(self._tables)]
        self._number += 1
        self._world = self._guesses.drawn(self._habits, random)

    def tried(self, move: int, random: Random) -> float:
        """Return the share of the win after a move, plus its bonus and a small term for the margin: the margin tells
        more about a few playouts than the winner does."""
        world = self._world.clone()
        habits = self._habits
        chance = random.random
        if world.phase == COMMIT_CARDS and world.turn != self.seat:
            # The proposer chooses a card at the same time, and neither partner knows the other's.
            world.apply(move_of(world, habits[world.turn], self.worth, chance))
        kind = move & KIND
        if kind in (ATTACK, PROPOSE):
            victim = move >> VICTIM & _SEAT
            warned = self._warned[victim]
            if warned == ("attack" if kind == ATTACK else "contract") and chance() < self._belief[victim].threats:
                angry = habits[victim].copy()
                angry.aim = FOE
                angry.foe = self.seat
                habits = habits.copy()
                habits[victim] = angry
        world.apply(move)
        play_on(world, habits, self.worth, chance)
        won = share(world, self.seat)
        self._wins[move] = self._wins.get(move, 0.0) + won
        self._tries[move] = self._tries.get(move, 0) + 1
        return won + NEAR_MISS * ahead(world, self.seat) + self.leans.get(move, 0.0)

    def value(self, move: int) -> float:
        """Return the chance to win by a move, from its trials so far."""
        return self._wins[move] / self._tries[move]

    def tries(self, move: int) -> int:
        """Return the number of trials of a move."""
        return self._tries[move]

    def error(self, move: int) -> float:
        """Return the standard deviation of `value`, as if each trial were won or lost, with one more win and one more
        loss (Laplace's rule), so that it is never 0."""
        tries = self._tries[move] + 2
        share = (self._wins[move] + 1.0) / tries
        return sqrt(share * (1.0 - share) / tries)


def share(world: Miser, seat: int) -> float:
    """Return a seat's share of the win in a finished game: 1, a fraction if several tie, or 0."""
    scores = world.scores
    mine = scores[seat]
    equals = 0
    for score in scores:
        if score > mine:
            return 0.0
        if score == mine:
            equals += 1
    return 1.0 / equals


NEAR_MISS: Final = 0.1
"""Bonus, as a chance to win, of ending with all pennies of the game and the others with none."""


def ahead(world: Miser, seat: int) -> float:
    """Return a seat's lead over the best other seat, possibly negative, as a share of all pennies."""
    scores = world.scores
    rival = 0
    for other, score in enumerate(scores):
        if other != seat and score > rival:
            rival = score
    return (scores[seat] - rival) / (world.terms.starting_pennies * world.terms.seats)
