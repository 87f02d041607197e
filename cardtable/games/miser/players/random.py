"""`random`: any kind of move, then any of that kind."""

from typing import Final

from cardtable.bots.player import Advice, RandomPlayer, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.miser.play import Miser

_LISTED: Final = 500
"""So many moves of a kind are told by name at most; of more some are drawn."""


class AnyKind(RandomPlayer):
    """All kinds of move alike, since of offers there are too many."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Every kind equally often; of a kind with too many moves to tell, some that were drawn."""
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
        """One draw."""
        random = rng.generator()
        return view.state.any_move(view.seat, random.random)
