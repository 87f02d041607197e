"""Players of Miser by level: random, beginner, club and expert, each but the first with a character or without.

Beginner and club player make the moves of some habits (`styles`), the expert searches (`search`).
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from cardtable.bots.player import UNKNOWN, Advice, Choice, Player, RandomPlayer, Reputation, mixed, steps
from cardtable.bots.search import weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.games.miser.codes import (
    ACCEPT,
    ANSWER,
    ATTACK,
    ATTACKED,
    CARD,
    COMMIT,
    COMMIT_CARDS,
    COUNTER,
    KIND,
    LAY,
    PROPOSE,
    SEAT,
    SIX_BITS,
    TURN,
    UNANSWERED,
    VICTIM,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.habits import (
    ALWAYS,
    ANYBODY,
    PLAIN,
    RICHEST,
    SENSIBLE,
    UNTHINKABLE,
    Character,
    Habits,
    title,
)
from cardtable.games.miser.players.reading import Conduct, HabitReading, reading_of
from cardtable.games.miser.players.saying import peace_of, spoken
from cardtable.games.miser.players.search import TABLES, Rollouts, candidates, stands_against, sure_things
from cardtable.games.miser.players.speech import NOTHING_SAID, Belief
from cardtable.games.miser.players.styles import advised, drawn
from cardtable.language import filled, translate


class SeatedPlayer(Player):
    """Base class of the players that have a level and may have a character."""

    level: str = ""

    def __init__(self, character: Character = PLAIN, reputations: Sequence[Reputation] = ()) -> None:
        self.character: Character = character
        self.reputations: Sequence[Reputation] = reputations
        """Reputations by seat; seats beyond the end are unknown."""
        self.name: str = f"{self.level}:{character.name}" if character.name else self.level

    def title(self) -> str:
        """Return the name for lists of players, such as "Club, honest: keeps their word", or just the level."""
        if not self.character.name:
            return self.level
        level = {
            "beginner": translate("SeatRow", "Beginner"),
            "club": translate("SeatRow", "Club"),
            "expert": translate("SeatRow", "Expert"),
        }[self.level]
        return filled(translate("SeatRow", "{level}, {character}"), level=level, character=title(self.character.name))

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """Return the line that the player says now, as a list that is empty if there is none."""
        state = view.state
        assert isinstance(state, Miser)
        return spoken(state, view.seat, self.character, rng)

    def reputation(self, seat: int) -> tuple[float, float]:
        """Return the promises that a seat kept and broke in other games, weighted as promises of this game."""
        return (self.reputations[seat] if seat < len(self.reputations) else UNKNOWN).weights()


_LISTED: Final = 500
"""Most moves of a kind that are listed in an advice; of a kind with more, as many are drawn."""


class AnyKind(RandomPlayer):
    """Random player that draws the kind of move first: among all legal moves, offers would drown the rest."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return an advice with every kind equally often; see _LISTED for kinds with many moves."""
        state = view.state
        assert isinstance(state, Miser)
        kinds = state.kinds(view.seat)
        odds: list[tuple[int, float]] = []
        for kind in kinds:
            products = state.products(view.seat, kind)
            count = sum([product.size() for product in products])
            places = list(range(count)) if count <= _LISTED else [rng.below(count) for _ in range(_LISTED)]
            for place in places:
                left = place
                for product in products:
                    if left < product.size():
                        odds.append((product.move(left), 1 / (len(kinds) * len(places))))
                        break
                    left -= product.size()
        return mixed(odds)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        random = rng.generator()
        return view.state.any_move(view.seat, random.random)


BEGINNER_HABITS: Final = Habits(
    aim=ANYBODY,
    attacks=1.0,
    contracts=0.2,
    passes=0.2,
    bids=0.1,
    heeds=False,
    accepts=0.5,
    keeps=1.0,
    nerve=0.6,
    strong=0.6,
    greed=0.3,
)


class MiserBeginner(SeatedPlayer):
    """Player that plays as people do in their first games, by habits that can be found out and exploited.

    - Attacks anybody, mostly with a high card and the highest wager, even if that ends the game in another player's
      favour.
    - Answers attacks with the highest card, whether the stake is worth it or not.
    - Offers a contract now and then, accepts every second one, and keeps to what was agreed, so can be betrayed.
    - Passes at times for no reason, and rarely bids for the centre.
    """

    level: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return how often each move is made by habit."""
        state = view.state
        assert isinstance(state, Miser)
        return advised(state, view.seat, self._habits(state, view.seat), rng)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return one draw by habit, which is faster than `advise`."""
        state = view.state
        assert isinstance(state, Miser)
        return drawn(state, view.seat, self._habits(state, view.seat), rng)

    def knowing(self, reputations: Sequence[Reputation]) -> Player:
        """Return this player itself: beginners take no notice of reputations."""
        return self

    def _habits(self, state: Miser, seat: int) -> Habits:
        foe = reading_of(state).conduct[seat].hurt_by if self.character.foe else NOBODY
        habits = self.character.habits(BEGINNER_HABITS, foe, state.terms.starting_pennies)
        if self.character.word == ALWAYS:
            habits.spares = peace_of(state, seat)
        return habits


CLUB_HABITS: Final = Habits(
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
    """Player that judges by rules of thumb: thoughtful, but looks no further than the current turn.

    - Never ends the game in another player's favour, and ends it at once if that wins.
    - Goes for players without cards, and for the leader; once in the lead, for the poorest.
    - Attacks with low cards as well as high ones, and more often with high ones if more is at stake, so that nobody can
      tell from the number of attacks what they hold.
    - Answers an attack if more is at stake than the cards are worth that an answer costs, and rarely otherwise: a
      player who runs out of cards first pays for it on every turn. If the game is likely to end before cards run out,
      cards are worth less, and high ones attack more often. Believes what attackers say of their card as far as their
      words have proved true.
    - Bids what the centre is worth, lets nobody have it for a penny, and leaves it to players who bid too much.
    - Accepts offers from players who have kept their word and keeps it with them, but rarely with others.
    """

    level: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return how often each move is made by the habits for this position."""
        state = view.state
        assert isinstance(state, Miser)
        return advised(state, view.seat, self.habits(CLUB_HABITS, state, view.seat), rng)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return one draw by the habits for this position, which is faster than `advise`."""
        state = view.state
        assert isinstance(state, Miser)
        return drawn(state, view.seat, self.habits(CLUB_HABITS, state, view.seat), rng)

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


class MiserExpert(SeatedPlayer):
    """Player that tries moves in playouts against the others as they have played so far, and makes the best.

    They believe what others say as far as their words have proved true so far. They have no rules for when to end the
    game, whom to let win or when to break their word: all that is in the chance to win.
    """

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
            broken = speech.spares(state.turns) >> (move >> VICTIM & SEAT) & 1 == 1
        elif kind in (ACCEPT, COUNTER):
            broken = speech.spares(state.turns) >> state.victim & 1 == 1
        elif kind == COMMIT and speech.promise != NOTHING_SAID:
            broken = reading.worth.of[move >> CARD & SIX_BITS] != speech.promise
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


_CARD_BITS: Final = SIX_BITS << CARD
