"""Players with one idea: as a player of ours, but for one thing that they always do, never do, or do harder.

They find out what a rule set rewards that ours don't see (`probe`), what a kind of move is good for (`Without`), and
what thinking longer is worth (`Harder`). They know no game: moves have an order and a kind, and can be played out.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.bots.player import Choice, Player
from cardtable.bots.search import Scene, weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.state import State
from cardtable.engine.views import View

Idea = Callable[[Player], Player]
"""Makes a player with an idea of one of ours."""
Sort = Callable[[View, int], bool]
"""Whether a move that the seat of a view may make is of some sort."""

_LISTED: Final = 500
"""Of more moves than that nobody looks for the next one in order."""
_TRIED: Final = 12
"""So many moves are played out at most."""
_PLAYOUTS: Final = 48
"""For one decision, over all of its moves."""
_DRAWS: Final = 64
"""So often a move of another sort is drawn before it is given up."""


def kind_of_move(view: View, move: int) -> str:
    """The kind of a move that the seat of a view may make."""
    return str(view.game.move_line(view.state, move).__struct_config__.tag)


def of_kind(kind: str) -> Sort:
    """Moves of one kind."""
    return lambda view, move: kind_of_move(view, move) == kind


class _Idea(Player):
    """Says what the one says whom it goes by."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = player.name

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """The same."""
        return self.player.talk(view, rng)


class Harder(_Idea):
    """Thinks so many times as hard."""

    def __init__(self, player: Player, times: float) -> None:
        super().__init__(player)
        self.times = times

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """As the player does who has more time."""
        return self.player.choose(view, rng, self.times * effort)


class Without(_Idea):
    """Never makes moves of one sort, unless there is no other."""

    def __init__(self, player: Player, sort: Sort) -> None:
        super().__init__(player)
        self.sort = sort

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """What the player likes best after that sort; any other move where it would make no other."""
        move = self.player.choose(view, rng, effort)
        if not self.sort(view, move):
            return move
        choices = self.player.advise(view, rng, effort).choices
        return _drawn(view, rng, choices, lambda view, other: not self.sort(view, other), move)


class Always(_Idea):
    """Makes one kind of move wherever it is open."""

    def __init__(self, player: Player, kind: str) -> None:
        super().__init__(player)
        self.kind = kind

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """What the player likes best of that kind; any move of it where it would make none."""
        move = self.player.choose(view, rng, effort)
        if self.kind not in view.game.kinds(view.state, view.seat) or kind_of_move(view, move) == self.kind:
            return move
        return _drawn(view, rng, self.player.advise(view, rng, effort).choices, of_kind(self.kind), move)


class Notch(_Idea):
    """Goes one further than the player would, in the order in which moves are listed: a card higher, a chip more."""

    def __init__(self, player: Player, by: int) -> None:
        super().__init__(player)
        self.by = by

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """The next move in order, if it is of the same kind."""
        move = self.player.choose(view, rng, effort)
        moves = view.state.legal(view.seat)
        if len(moves) > _LISTED:
            return move
        place = list(moves).index(move) + self.by
        if not 0 <= place < len(moves) or kind_of_move(view, moves[place]) != kind_of_move(view, move):
            return move
        return moves[place]


class Edge(_Idea):
    """Makes the first of all moves in order, or the last: the lowest card, all the chips."""

    def __init__(self, player: Player, place: int) -> None:
        super().__init__(player)
        self.place = place

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """0 or -1 in the list."""
        return view.state.legal(view.seat)[self.place]


class PlaysOut(_Idea):
    """Plays each move out a few times at random, and takes the one that wins most: no player at all, but one who reads
    every rule."""

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Of a dozen moves at most."""
        random = rng.generator()
        moves: Sequence[int] = view.state.legal(view.seat)
        if len(moves) > _TRIED:
            moves = list(dict.fromkeys([view.state.any_move(view.seat, random.random) for _ in range(_TRIED)]))
        worth = weighed(_Playouts(view), list(moves), _PLAYOUTS, rng)
        return moves[max(range(len(moves)), key=worth.__getitem__)]


class _Playouts(Scene):
    """Random play from a position; where it ends with a new deal, whoever leads then counts as its winner."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._world: State = view.state

    def draw(self, random: Random) -> None:
        """What may lie hidden, dealt anew."""
        self._world = self._view.state.determinization(random)

    def tried(self, move: int, random: Random) -> float:
        """The seat's part of the win."""
        state = self._world.clone()
        state.apply(move)
        state.playout(random.random)
        winners = state.winners()
        return (self._view.seat in winners) / len(winners)


def _drawn(view: View, rng: KeyedRandom, choices: Sequence[Choice], wanted: Sort, otherwise: int) -> int:
    """The likeliest move of a wanted sort, else one that is drawn, else `otherwise`."""
    for choice in choices:
        if wanted(view, choice.move):
            return choice.move
    random = rng.generator()
    for _ in range(_DRAWS):
        move = view.state.any_move(view.seat, random.random)
        if wanted(view, move):
            return move
    return otherwise
