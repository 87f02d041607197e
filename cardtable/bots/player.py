"""Base class of the built-in players: they value moves from what their seat may know, and choose one.

Some take others' reputation from earlier games into account.
"""

from collections.abc import Iterable, Sequence
from os import environ
from typing import Final, NamedTuple

from cardtable.engine.inheritable import mypyc_attr
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.state import State
from cardtable.engine.views import View

TALK_LIMIT: Final = 20
"""Lines of talk on one occasion, at most."""


def steps(usual: int, effort: float, fewest: int = 1) -> int:
    """Return how many steps (positions, trials, answers) a search takes for an effort; `usual` is the number for 1."""
    return max(int(usual * effort), fewest)


def keep_to_one_core() -> None:
    """Limit numpy to one thread; must be called before numpy is imported, which is slow and so is done late.

    Our arrays are small: more threads would only get in the way of players thinking on the other cores.
    """
    environ.setdefault("OPENBLAS_NUM_THREADS", "1")


class Choice(NamedTuple):
    """Move that a player considers."""

    move: int
    probability: float
    """Probability with which the player makes this move here."""
    value: float | None
    """The seat's chance to win after the move, counting a tie as a share of a win; None if not estimated."""
    error: float = 0.0
    """Standard deviation of `value` where it is the mean of trials; 0 otherwise."""


class Advice(NamedTuple):
    """A player's mixed strategy for one decision."""

    choices: list[Choice]
    """Moves, the likeliest first; their probabilities add up to 1."""
    value: float | None
    """The seat's chance to win, counting a tie as a share of a win; None if not estimated."""
    exact: bool
    """True if the position was solved, rather than searched or judged."""


def mixed(moves: Iterable[tuple[int, float]]) -> Advice:
    """Return advice without values from moves and their weights, in any unit.

    The weights of a move given twice are added.
    """
    odds: dict[int, float] = {}
    for move, often in moves:
        if often > 0:
            odds[move] = odds.get(move, 0.0) + often
    total = sum(odds.values(), 0.0)
    choices = [Choice(move, often / total, None) for move, often in odds.items()]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, None, False)


_HEAVIEST: Final = 4.0
"""Weight of all earlier games together, at most, in promises of this game."""
_FADED: Final = 0.5
"""Weight of a promise from an earlier game, in promises of this game."""


class Reputation(NamedTuple):
    """Counts of a player's agreements and promises that were kept and broken."""

    kept: int
    broken: int

    def weights(self) -> tuple[float, float]:
        """Return the counts as equivalent promises of this game, kept and broken."""
        total = self.kept + self.broken
        if not total:
            return 0.0, 0.0
        share = min(_FADED, _HEAVIEST / total)
        return share * self.kept, share * self.broken


UNKNOWN: Final = Reputation(0, 0)
"""Reputation of a player about whom nothing is known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Built-in player. It sees a view, never the game, reads no clock, and keeps no memory of its own."""

    name: str = ""
    searches: bool = False
    """True if it looks ahead: then effort makes it stronger, and it gives every move a value."""
    judging: float = 2.0
    """Effort with which it judges a decision of a finished game."""
    solves: bool = False
    """True if it plays perfectly wherever its game is solved: there its advice is a fact, not an opinion."""

    def title(self) -> str:
        """Return the translated name for lists of players, unless a name shared by all games is used instead."""
        return self.name

    def remark(self) -> str:
        """Return a translated remark that adds to the title; may be empty."""
        return ""

    def knows_best(self, state: State) -> bool:
        """Return whether it knows the solution of this position, and so can't be beaten on average."""
        return False

    def knowing(self, reputations: Sequence[Reputation]) -> "Player":
        """Return this player with knowledge of how well each seat has kept their word in other games.

        Players that make no use of it return themselves.
        """
        return self

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the mixed strategy for this position.

        `rng` is keyed to the decision, so that the same view and luck give the same advice. `effort` scales the work of
        a searching player, with 1 usual for its level; others ignore it.
        """
        raise NotImplementedError

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return a move drawn from the mixed strategy."""
        choices = self.advise(view, rng, effort).choices
        draw = rng.below(1 << 53) / (1 << 53)
        for choice in choices:
            draw -= choice.probability
            if draw < 0:
                return choice.move
        return choices[0].move

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """Return at most TALK_LIMIT lines to say now: before its own decision, or after a move that opens the floor.

        Empty unless the game has talk and the player has something to say. Players that never talk don't override this,
        and aren't asked (`has_words`). A seat that decides right after an open floor is asked on both occasions; the
        view then holds what was said in between. `rng` is keyed to the occasion.
        """
        return ()


def has_words(player: Player) -> bool:
    """Return whether a player may ever say something."""
    return type(player).talk is not Player.talk


def talk_lines(player: Player, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
    """Return a player's talk for an occasion; ValueError if there is too much of it, or it is said for another seat.

    The game checks whether the lines are well formed.
    """
    said = player.talk(view, rng)
    if len(said) > TALK_LIMIT:
        raise ValueError(f"{player.name} says more than {TALK_LIMIT} lines")
    if any(line.seat != view.seat for line in said):
        raise ValueError(f"{player.name} speaks for another seat than its own, {view.seat}")
    return said


class RandomPlayer(Player):
    """Player of any game that makes every legal move with the same probability."""

    name: str = "random"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return a random legal move without making advice, which batches of random games have no time for."""
        moves = view.state.legal(view.seat)
        return moves[rng.below(len(moves))]
