"""Moves tried in playouts: the cards dealt out as they may lie, each other player going on as they seem to play."""

from math import sqrt
from random import Random
from typing import Final

from cardtable.bots.search import Scene
from cardtable.games.miser.play import ATTACK, COMMIT_CARDS, KIND, PROPOSE, VICTIM, Miser
from cardtable.games.miser.players.cards import Worth
from cardtable.games.miser.players.guesses import Guesses
from cardtable.games.miser.players.habits import FOE, Habits
from cardtable.games.miser.players.reading import Reading
from cardtable.games.miser.players.speech import Belief
from cardtable.games.miser.players.styles import move_of, play_on

TABLES: Final = 12
"""So many ways in which the others may play are drawn at effort 1, and used in turn. More effort takes more of them:
else all its trials would lean on the same few, and be off by more than they say."""
_SEAT: Final = 7


class Rollouts(Scene):
    """One decision of one seat."""

    def __init__(
        self,
        state: Miser,
        seat: int,
        reading: Reading,
        own: Habits,
        belief: list[Belief],
        random: Random,
        tables: int = TABLES,
    ) -> None:
        """`belief` is by seat what to believe of what they say; `tables` is in how many ways the others may play."""
        self.seat: int = seat
        self.worth: Worth = reading.worth
        self.leans: dict[int, float] = {}
        """What moves count for beyond what they win."""
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
        """By seat: what they threatened to pay this one back for."""
        for other, speech in enumerate(reading.speech):
            if speech.warned == seat:
                self._warned[other] = speech.warned_of
        self._number: int = 0
        self._habits: list[Habits] = self._tables[0]
        self._world: Miser = state

    def _as_said(self, habits: Habits, state: Miser, reading: Reading, seat: int, draw: float) -> None:
        """Changes a player's habits to fit what they have promised, as far as they are believed."""
        speech = reading.speech[seat]
        belief = self._belief[seat]
        if draw < belief.claims:
            habits.spares = speech.spares(state.turns)
        if state.phase == COMMIT_CARDS and speech.promise == state.value:
            habits.keeps = max(habits.keeps, belief.promises)

    def draw(self, random: Random) -> None:
        """Draws how the cards lie and how others play."""
        self._habits = self._tables[self._number % len(self._tables)]
        self._number += 1
        self._world = self._guesses.drawn(self._habits, random)

    def tried(self, move: int, random: Random) -> float:
        """The part in the win after a move, and what it counts for besides: by how much it was won or missed tells
        more of a few playouts than who won them."""
        world = self._world.clone()
        habits = self._habits
        chance = random.random
        if world.phase == COMMIT_CARDS and world.turn != self.seat:
            # The proposer chooses at the same time: each knows nothing of the other's card.
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
        """The chance to win by a move, as far as it was tried."""
        return self._wins[move] / self._tries[move]

    def tries(self, move: int) -> int:
        """How often a move was tried."""
        return self._tries[move]

    def error(self, move: int) -> float:
        """By how much that is likely to be off: one standard deviation, as if each trial were won or lost, and one more
        of each had been seen."""
        tries = self._tries[move] + 2
        share = (self._wins[move] + 1.0) / tries
        return sqrt(share * (1.0 - share) / tries)


def share(world: Miser, seat: int) -> float:
    """A seat's part in the win of a finished game."""
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
"""What it counts for to end with all pennies of the game more than the others, beside winning."""


def ahead(world: Miser, seat: int) -> float:
    """By how much a seat leads or is behind in a finished game, as a part of all pennies."""
    scores = world.scores
    rival = 0
    for other, score in enumerate(scores):
        if other != seat and score > rival:
            rival = score
    return (scores[seat] - rival) / (world.terms.starting_pennies * world.terms.seats)
