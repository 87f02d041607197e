"""The club player: thoughtful, but looks no further than the current turn.

- Never ends the game in another player's favour, and ends it at once if that wins.
- Goes for players without cards, and for the leader; once in the lead, for the poorest.
- Attacks with low cards as well as high ones, and more often with high ones if more is at stake, so that nobody can
  tell from the number of attacks what they hold.
- Answers an attack if more is at stake than the cards are worth that an answer costs, and rarely otherwise: a player
  who runs out of cards first pays for it on every turn. If the game is likely to end before cards run out, cards are
  worth less, and high ones attack more often. Believes what attackers say of their card as far as their words have
  proved true.
- Bids what the centre is worth, lets nobody have it for a penny, and leaves it to players who bid too much.
- Accepts offers from players who have kept their word and keeps it with them, but rarely with others.
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
"""Habits that did well against most other habits."""


class MiserClub(SeatedPlayer):
    """Player that judges by rules of thumb."""

    level: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return how often each move is made by the habits for this position."""
        state = view.state
        assert isinstance(state, Miser)
        return advised(state, view.seat, self.habits(HABITS, state, view.seat), rng)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return one draw by the habits for this position, which is faster than `advise`."""
        state = view.state
        assert isinstance(state, Miser)
        return drawn(state, view.seat, self.habits(HABITS, state, view.seat), rng)

    def knowing(self, reputations: Sequence[Reputation]) -> Player:
        """Return this player with reputations of the other players."""
        return MiserClub(self.character, reputations)

    def habits(self, usual: Habits, state: Miser, seat: int) -> Habits:
        """Return the character's habits, adapted to the position and to how the other players have played so far."""
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
            # Attackers who often use low cards are answered more often; those believed to have a high one, less.
            strength = conduct[state.player].strength()
            speech = reading.speech[state.player]
            if speech.total >= reading.worth.common:
                strength = speech.honesty(*self.reputation(state.player))
            habits.nerve *= 2 * (1 - strength)
        if phase in (UNANSWERED, ATTACKED):
            habits.thrift *= need_of_cards(state, seat)
        return habits

    def _mind_others(self, habits: Habits, conduct: list[Conduct], state: Miser, seat: int) -> None:
        """Adapt the habits to the other players, for this player's own turn.

        Contracts go to the most trusted partner; high cards attack if attacks get answered or cards can be spared; bids
        are fewer if others bid too much; and the player passes more if many go for the richest.
        """
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
    """Return how far a seat will need its cards before the game ends, from 0 to 1. It compares the number of cards with
    the rounds left until the poorest player is out, if they go on losing pennies at the same pace."""
    terms = state.terms
    cards = state.counts[seat]
    if terms.last_standing or not cards:
        return 1.0
    low = min([score for score in state.scores if score])
    lost = max(terms.starting_pennies - low, 0)
    usual = (terms.pass_cost + terms.wager_limit) / USUAL_ROUNDS
    rounds = max(state.turns / terms.seats, terms.hand_size - cards)  # both, because a game may begin in a position
    pace = (lost + USUALLY * usual) / (rounds + USUALLY)
    return min(1.0, AMPLE * low / (pace * cards))


USUAL_NERVE: Final = 0.3
"""Probability of answering an attack that players have before anything was seen of them (as `Conduct.nerve` gives)."""
USUAL_PRICE: Final = 0.42
"""Share of the centre that players bid before anything was seen of them (as `Conduct.eagerness` gives)."""
KEEPS_OFF: Final = 1.5
"""Share by which a seat bids less often for each full centre that others bid beyond USUAL_PRICE."""
SPARED: Final = 0.3
"""Added to the probability of attacking with a high card if no cards are needed."""
USUAL_ROUNDS: Final = 6.0
"""Rounds in which the poorest is expected, before anything was seen, to lose the cost of a pass plus a full wager."""
USUALLY: Final = 3.0
"""Weight of that expectation, in rounds that were seen."""
AMPLE: Final = 0.5
"""Cards that are needed for each round left; a seat with no more than these needs all its cards."""
MANY: Final = 0.4
"""Share of the other players who go for the richest above which it is better not to be rich, and to save cards."""
