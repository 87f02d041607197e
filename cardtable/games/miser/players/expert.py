"""The expert: tries moves in playouts against the others as they have played so far, and makes the move that wins most.

It believes what others say as far as their words have proved true so far. It has no rules for when to end the game,
whom to let win or when to break its word: all that is in the chance to win.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from cardtable.bots.player import Advice, Choice, Player, steps
from cardtable.bots.reputation import Reputation
from cardtable.bots.search import weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.miser.play import ACCEPT, ATTACK, CARD, COMMIT, COUNTER, KIND, LAY, PROPOSE, VICTIM, Miser
from cardtable.games.miser.players.candidates import candidates, stands_against, sure_things
from cardtable.games.miser.players.characters import ALWAYS, PLAIN, UNTHINKABLE, Character
from cardtable.games.miser.players.habits import Habits
from cardtable.games.miser.players.reading import HabitReading, reading_of
from cardtable.games.miser.players.rollouts import TABLES, Rollouts
from cardtable.games.miser.players.seated import SeatedPlayer
from cardtable.games.miser.players.speech import NOTHING_SAID, Belief

TRIALS: Final = 110
"""Playouts for a decision at effort 1. Tables of more than USUAL_SEATS get more, in proportion to the seats."""
USUAL_SEATS: Final = 4
FEWEST: Final = 24
CLOSE: Final = 0.02
"""Gain in the chance to win for which a card is laid face down e times as often as another."""
OWN: Final = Habits(attacks=1.0, contracts=0.6, passes=0.1, bids=0.2, accepts=0.3, keeps=0.4, strong=0.2, greed=0.7)
"""Habits with which the expert's own seat goes on in a playout."""
FOUND_OUT: Final = 0.03
"""Cost of a broken promise in later turns, as a chance to win."""
AGAINST_A_PACT: Final = 0.3
"""Bonus, as a chance to win, of a contract between two players outside a pact against one who is in it. Playouts miss
that the other outsiders will do the same on their turns: in them, each player goes on as before."""
DELAY: Final = 0.02
"""Cost of an offer, as a chance to win, for ties with other moves: an offer decides nothing yet."""
_SEAT: Final = 7
_SIX_BITS: Final = 63


class MiserExpert(SeatedPlayer):
    """Player that searches: it tries moves in playouts."""

    level: str = "expert"
    searches: bool = True
    judging: float = 32.0

    def __init__(
        self, character: Character = PLAIN, reputations: Sequence[Reputation] = (), listens: bool = True
    ) -> None:
        super().__init__(character, reputations)
        self.listens: bool = listens
        """True if this expert takes account of what others say."""

    def knowing(self, reputations: Sequence[Reputation]) -> Player:
        """Return this expert with reputations of the other players."""
        return MiserExpert(self.character, reputations, self.listens)

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the chance to win of every candidate, and the best move; cards laid face down are mixed."""
        state = view.state
        assert isinstance(state, Miser)
        seat = view.seat
        reading = reading_of(state)
        seats = range(state.terms.seats)
        trust = [reading.conduct[other].faith(*self.reputation(other)) for other in seats]
        pact = reading.pact_against(seat)
        moves = candidates(state, seat, reading.worth, trust, pact)
        moves += [move for move in view.asked_about if move not in moves]
        if len(moves) == 1:
            return Advice([Choice(moves[0], 1.0, None)], None, False)
        belief = [self._belief(reading, other) for other in seats]
        tables = steps(TABLES, effort, TABLES)
        scene = Rollouts(state, seat, reading, OWN, belief, rng.child("habits").generator(), tables)
        foe = reading.conduct[seat].hurt_by
        leans = [self._lean(state, seat, move, foe, reading, pact) for move in moves]
        scene.leans = dict(zip(moves, leans, strict=True))
        # At a large table there are so many moves that a sure one might be dropped after a few unlucky trials.
        kept = [*view.asked_about, *sure_things(state, moves)]
        trials = steps(TRIALS * max(state.terms.seats, USUAL_SEATS) // USUAL_SEATS, effort, FEWEST)
        levels = weighed(scene, moves, trials, rng, kept)
        odds = _odds(moves, levels, [scene.tries(move) for move in moves])
        values = [scene.value(move) for move in moves]
        choices = [
            Choice(move, odd, value, scene.error(move)) for move, odd, value in zip(moves, odds, values, strict=True)
        ]
        choices.sort(key=lambda choice: (-choice.probability, -(choice.value or 0.0)))
        worth = sum([choice.probability * (choice.value or 0.0) for choice in choices], 0.0)
        return Advice(choices, worth, False)

    def _belief(self, reading: HabitReading, seat: int) -> Belief:
        """Return how far to believe what a seat says, not at all if this expert doesn't listen."""
        return reading.speech[seat].belief(*self.reputation(seat)) if self.listens else Belief()

    def _lean(self, state: Miser, seat: int, move: int, foe: int, reading: HabitReading, pact: int) -> float:
        """Return the bonus of a move: for the character, for opposing a pact, less for words that it would break."""
        lean = self.character.lean(state, seat, move, foe, reading.worth)
        if stands_against(state, seat, move, pact):
            lean += AGAINST_A_PACT
        speech = reading.speech[seat]
        kind = move & KIND
        broken = False
        if kind in (PROPOSE, COUNTER):
            lean -= DELAY
        if kind in (ATTACK, PROPOSE):
            broken = speech.spares(state.turns) >> (move >> VICTIM & _SEAT) & 1 == 1
        elif kind in (ACCEPT, COUNTER):
            broken = speech.spares(state.turns) >> state.victim & 1 == 1
        elif kind == COMMIT and speech.promise != NOTHING_SAID:
            broken = reading.worth.of[move >> CARD & _SIX_BITS] != speech.promise
        if broken:
            lean -= UNTHINKABLE if self.character.word == ALWAYS else FOUND_OUT
        return lean


def _odds(moves: list[int], levels: list[float], tries: list[int]) -> list[float]:
    """Return how often to make each move. The best move is chosen from those tried most often, because a high level
    after a few trials may be luck. If it lays a card face down, moves that differ only in the card and are nearly as
    good are mixed in."""
    most = max(tries)
    first = max([place for place, count in enumerate(tries) if count == most], key=lambda place: levels[place])
    best = levels[first]
    odds = [0.0] * len(moves)
    odds[first] = 1.0
    if moves[first] & KIND in (ATTACK, COMMIT, LAY):
        for place, level in enumerate(levels):
            if moves[place] & ~_CARD_BITS == moves[first] & ~_CARD_BITS:
                odds[place] = exp(min(level - best, 0.0) / CLOSE)
    total = sum(odds, 0.0)
    return [odd / total for odd in odds]


_CARD_BITS: Final = _SIX_BITS << CARD
