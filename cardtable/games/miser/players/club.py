"""`club`: a thoughtful player who looks no further than this turn.

- Never ends the game for another, and ends it at once where that wins.
- Goes for those without cards, and for the leader; once in the lead, for the poorest.
- Attacks with low cards as well as high ones, more often high where more is at stake: so nobody can tell from how often
  they attack what they hold.
- Answers an attack where more is at stake than the cards are worth that an answer takes, seldom else: who runs out of
  cards first pays for it on every turn. Where the game is likely to end before cards run out they are worth less, and
  high ones attack more often. Heeds what attackers say of their card, as far as their word was good.
- Pays for the centre what it is worth, lets nobody have it for a penny, and leaves it to those who pay too much.
- Takes offers from those who kept their word, keeps it with them, and seldom with others.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.player import Advice, Player
from cardtable.bots.reputation import Reputation
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.miser.play import ANSWER, ATTACKED, COMMIT_CARDS, TURN, UNANSWERED, Miser
from cardtable.games.miser.players.drawing import advised, drawn
from cardtable.games.miser.players.habits import RICHEST, SENSIBLE, Habits
from cardtable.games.miser.players.reading import Conduct, reading_of
from cardtable.games.miser.players.saying import peace_of
from cardtable.games.miser.players.seated import SeatedPlayer

HABITS: Final = Habits(
    aim=SENSIBLE,
    attacks=1.0,
    contracts=0.7,
    passes=0.02,
    bids=0.1,
    accepts=0.5,
    keeps=0.4,
    nerve=1.0,
    thrift=2.0,
    strong=0.05,
    bold=0.03,
    greed=0.8,
)
"""What was found to be good against most."""


class Club(SeatedPlayer):
    """Judges by rule."""

    level: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """What the rules say, and how often."""
        state = view.state
        assert isinstance(state, Miser)
        return advised(state, view.seat, self.habits(HABITS, state, view.seat), rng)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """One draw."""
        state = view.state
        assert isinstance(state, Miser)
        return drawn(state, view.seat, self.habits(HABITS, state, view.seat), rng)

    def knowing(self, reputations: Sequence[Reputation]) -> Player:
        """The same, with what is known of the others from other games."""
        return Club(self.character, reputations)

    def habits(self, usual: Habits, state: Miser, seat: int) -> Habits:
        """Their ways where things stand so, given how the others have played so far."""
        reading = reading_of(state)
        conduct = reading.conduct
        habits = self.character.habits(usual, conduct[seat].hurt_by, state.terms.starting_pennies)
        phase = state.phase
        habits.spares = peace_of(state, seat)
        if phase == TURN:
            self._mind_others(habits, conduct, state, seat)
        elif phase in (ANSWER, COMMIT_CARDS):
            other = state.partner if seat == state.player else state.player
            faith = conduct[other].faith(*self.reputation(other))
            habits.accepts = min(1.0, habits.accepts * 2 * faith * faith)
            if habits.keeps < 1:
                habits.keeps = min(1.0, habits.keeps * 1.6 * faith)
        elif phase == UNANSWERED:
            # Who attacks with low cards is answered more often; less often who says the card is high, and is believed.
            strength = conduct[state.player].strength()
            speech = reading.speech[state.player]
            if speech.total >= reading.worth.common:
                strength = speech.honesty(*self.reputation(state.player))
            habits.nerve *= 2 * (1 - strength)
        if phase in (UNANSWERED, ATTACKED):
            habits.thrift *= need_of_cards(state, seat)
        return habits

    def _mind_others(self, habits: Habits, conduct: list[Conduct], state: Miser, seat: int) -> None:
        """On their turn: contracts with who can be trusted, high cards where attacks are
        answered or cards are not needed, no bids where others pay too much, patience where all go for the richest."""
        others = state.others(seat)
        best = 0.0
        answered = at_richest = paid = 0.0
        for other in others:
            faith = conduct[other].faith(*self.reputation(other))
            if faith > best:
                best = faith
                habits.mate = other
            answered += conduct[other].nerve() / len(others)
            at_richest += conduct[other].likely(RICHEST) / len(others)
            paid += conduct[other].eagerness() / len(others)
        habits.contracts *= min(1.5, 2.5 * best * best)
        habits.bold *= answered / USUAL_NERVE
        habits.strong += SPARED * (1 - need_of_cards(state, seat))
        habits.bids *= max(0.0, 1 - KEEPS_OFF * max(0.0, paid - USUAL_PRICE))
        if at_richest > MANY:
            habits.passes += at_richest


def need_of_cards(state: Miser, seat: int) -> float:
    """How far a seat will need its cards before the game ends, from 0 to 1: by how many it has for each round that is
    left, if the poorest goes on to lose pennies as fast as so far."""
    terms = state.terms
    cards = state.counts[seat]
    if terms.last_standing or not cards:
        return 1.0
    low = min([score for score in state.scores if score])
    lost = max(terms.starting_pennies - low, 0)
    usual = (terms.pass_cost + terms.wager_limit) / USUAL_ROUNDS
    rounds = max(state.turns / terms.seats, terms.hand_size - cards)  # a game may begin in a position
    pace = (lost + USUALLY * usual) / (rounds + USUALLY)
    return min(1.0, AMPLE * low / (pace * cards))


USUAL_NERVE: Final = 0.3
"""What is expected of others before anything was seen."""
USUAL_PRICE: Final = 0.42
"""What others are expected to pay for the centre, as a part of it, before anything was seen ..."""
KEEPS_OFF: Final = 1.5
"""... and how much less a seat bids where they pay more than that."""
SPARED: Final = 0.3
"""How much more often cards that are not needed attack high."""
USUAL_ROUNDS: Final = 6.0
"""In how many rounds the poorest loses what it costs to pass and what an attack takes, before anything was seen ..."""
USUALLY: Final = 3.0
"""... which counts for so many rounds that were."""
AMPLE: Final = 0.5
"""All cards are needed where there are no more of them than this part of the rounds that are left."""
MANY: Final = 0.4
"""Where so many of the others go for the richest, it is better to be none of the rich, and keep cards for later."""
