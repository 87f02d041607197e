"""Players with one idea: they play like another player, but always or never do one thing, or think harder.

They show what a rule set rewards that our players don't see (`probe`), what a kind of move is good for (`Without`), and
what longer thought is worth (`Harder`). They know no game: they use only that moves have an order and a kind, and can
be played out.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.bots.player import Choice, Player
from cardtable.bots.search import SearchProblem, weighed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.state import State
from cardtable.engine.views import View

Idea = Callable[[Player], Player]
"""Function that makes a player with an idea out of one of our players."""
Sort = Callable[[View, int], bool]
"""Predicate on the moves open to the seat of a view."""

_LISTED: Final = 500
"""Number of legal moves above which `Notch` doesn't look for the next one."""
_TRIED: Final = 12
"""Number of moves that are played out, at most."""
_PLAYOUTS: Final = 48
"""Playouts for one decision, over all of its moves."""
_DRAWS: Final = 64
"""Random moves drawn in search of a wanted one before giving up."""


def kind_of_move(view: View, move: int) -> str:
    """Return the kind of a move that the seat of a view may make."""
    return str(view.game.move_line(view.state, move).__struct_config__.tag)


def of_kind(kind: str) -> Sort:
    """Return a predicate for moves of one kind."""
    return lambda view, move: kind_of_move(view, move) == kind


class _Idea(Player):
    """Base of players with an idea; talks like the player that it imitates."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = player.name

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        return self.player.talk(view, rng)


class Harder(_Idea):
    """Player that thinks `times` as hard."""

    def __init__(self, player: Player, times: float) -> None:
        super().__init__(player)
        self.times = times

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        return self.player.choose(view, rng, self.times * effort)


class Without(_Idea):
    """Player that never makes moves of one sort unless there is no other."""

    def __init__(self, player: Player, sort: Sort) -> None:
        super().__init__(player)
        self.sort = sort

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        move = self.player.choose(view, rng, effort)
        if not self.sort(view, move):
            return move
        choices = self.player.advise(view, rng, effort).choices
        return _drawn(view, rng, choices, lambda view, other: not self.sort(view, other), move)


class Always(_Idea):
    """Player that makes moves of one kind wherever it can."""

    def __init__(self, player: Player, kind: str) -> None:
        super().__init__(player)
        self.kind = kind

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        move = self.player.choose(view, rng, effort)
        if self.kind not in view.game.kinds(view.state, view.seat) or kind_of_move(view, move) == self.kind:
            return move
        return _drawn(view, rng, self.player.advise(view, rng, effort).choices, of_kind(self.kind), move)


class Notch(_Idea):
    """Player that goes a step further than the imitated one in the order of moves: a card higher, a chip more."""

    def __init__(self, player: Player, by: int) -> None:
        super().__init__(player)
        self.by = by

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return the move `by` places further if it is of the same kind; otherwise the player's own move."""
        move = self.player.choose(view, rng, effort)
        moves = view.state.legal(view.seat)
        if len(moves) > _LISTED:
            return move
        place = list(moves).index(move) + self.by
        if not 0 <= place < len(moves) or kind_of_move(view, moves[place]) != kind_of_move(view, move):
            return move
        return moves[place]


class Edge(_Idea):
    """Player that always makes the first or the last of its legal moves: the lowest card, all the chips."""

    def __init__(self, player: Player, place: int) -> None:
        super().__init__(player)
        self.place = place

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        return view.state.legal(view.seat)[self.place]


class PlaysOut(_Idea):
    """Player that plays each move out at random a few times and takes the one that wins most.

    It plays poorly, but obeys every rule of the game.
    """

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        random = rng.generator()
        moves: Sequence[int] = view.state.legal(view.seat)
        if len(moves) > _TRIED:
            moves = list(dict.fromkeys([view.state.any_move(view.seat, random.random) for _ in range(_TRIED)]))
        worth = weighed(_Playouts(view), list(moves), _PLAYOUTS, rng)
        return moves[max(range(len(moves)), key=worth.__getitem__)]


class _Playouts(SearchProblem):
    """Random play from a position; if it ends with a new deal, whoever leads at that point counts as the winner."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._world: State = view.state

    def draw(self, random: Random) -> None:
        self._world = self._view.state.determinization(random)

    def tried(self, move: int, random: Random) -> float:
        """Return the seat's share of the win: 1, or a part of it if several win."""
        state = self._world.clone()
        state.apply(move)
        state.playout(random.random)
        winners = state.winners()
        return (self._view.seat in winners) / len(winners)


def _drawn(view: View, rng: KeyedRandom, choices: Sequence[Choice], wanted: Sort, otherwise: int) -> int:
    """Return the likeliest move that is `wanted`, else a random one, else `otherwise`."""
    for choice in choices:
        if wanted(view, choice.move):
            return choice.move
    random = rng.generator()
    for _ in range(_DRAWS):
        move = view.state.any_move(view.seat, random.random)
        if wanted(view, move):
            return move
    return otherwise
