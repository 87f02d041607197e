"""The beginner: plays as people do in their first games, with habits that can be found out and exploited.

- Attacks anybody, mostly with a high card and the highest wager, even if that ends the game in another player's favour.
- Answers attacks with the highest card, whether the stake is worth it or not.
- Offers a contract now and then, accepts every second one, and keeps to what was agreed, so can be betrayed.
- Passes at times for no reason, and rarely bids for the centre.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.player import Advice, Player, RandomPlayer, mixed
from cardtable.bots.reputation import Reputation
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.characters import ALWAYS
from cardtable.games.miser.players.drawing import advised, drawn
from cardtable.games.miser.players.habits import ANYBODY, Habits
from cardtable.games.miser.players.reading import reading_of
from cardtable.games.miser.players.saying import peace_of
from cardtable.games.miser.players.seated import SeatedPlayer

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


HABITS: Final = Habits(
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
    """Player that goes by fixed habits."""

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
        habits = self.character.habits(HABITS, foe, state.terms.starting_pennies)
        if self.character.word == ALWAYS:
            habits.spares = peace_of(state, seat)
        return habits
