"""Base class of the games' states: small mutable objects that know whose turn it is, and the legal moves.

Moves are small integers, whose meaning each game defines. Events are built only if the caller asks for them.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.inheritable import mypyc_attr

# Each has a value of its own, so that none is ever taken for another.
OVER: Final = -1
"""Value of ``turn`` when the game has ended."""
CHANCE: Final = -2
"""Value of ``turn`` when cards are to be dealt or lots drawn."""
AWAITING_REVEAL: Final = -3
"""Value of ``turn`` in a seat's view that can't go on until it is told a secret that all players learn now."""
NOBODY: Final = -4
"""No seat."""
SPECTATOR: Final = -5
"""Viewer without a seat: they are told only what all players are told."""
EVERYTHING: Final = -6
"""Viewer to whom all cards lie open. No state has this observer, and players see what it sees in practice only."""
HIDDEN: Final = -7
"""Move or card that this state's observer may not know."""

Viewer = int
"""Seat of the person or player who looks at a game, SPECTATOR or EVERYTHING."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """State of a game; with unknown values hidden it is an *information state*, what one seat may know."""

    turn: int
    """Seat to move, the first of those that owe a decision; or OVER, CHANCE or AWAITING_REVEAL."""
    scores: list[int]
    """Pennies, chips or points by seat."""
    floor: int = NOBODY
    """Seat of the last move if players may talk about it before the game goes on; NOBODY otherwise."""

    def __init__(self) -> None:
        self.turn = CHANCE
        self.scores = []

    def clone(self) -> "State":
        """Return a copy that shares nothing mutable with this state."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision now, in the order in which they must submit it.

        After the first, seats that everyone knows to have only one move are left out.
        """
        raise NotImplementedError

    def legal(self, seat: int) -> Sequence[int]:
        """Return the moves open to a seat that owes a decision, in a fixed order; never empty.

        If they can run to thousands (bids in pennies, offers made of four numbers), the sequence makes each move only
        when it is asked for. Callers that want just one use `any_move`.
        """
        raise NotImplementedError

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        """Return a random move of a seat that owes a decision; `random` returns numbers in [0, 1).

        Each move is equally likely, unless one kind of move would swamp the others: then the kind is drawn first.
        """
        moves = self.legal(seat)
        return moves[int(random() * len(moves))]

    def forced(self) -> int:
        """Return the only move that everyone knows the seat to move can make; -1 if it has a choice.

        Everyone may know that there is only one move without knowing which, as with the last card of a hidden hand. An
        information state then returns HIDDEN.
        """
        raise NotImplementedError

    def is_reply(self) -> bool:
        """Return whether the decision due is a quick answer to another move, not worth a long thought."""
        return False

    def rests(self) -> bool:
        """Return whether nothing is under way: before the first move, or between two prizes, hands, pots or turns."""
        raise NotImplementedError

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Make a legal move of the seat to move, and append the events that follow to `events`."""
        raise NotImplementedError

    def playout(self, random: Callable[[], float]) -> None:
        """Play on with random moves, each drawn as by `any_move`, until the game ends or cards must be dealt."""
        raise NotImplementedError

    def information_state(self, seat: int) -> "State":
        """Return the information state of a seat, or of SPECTATOR."""
        raise NotImplementedError

    def determinization(self, random: Random) -> "State":
        """Return a full state drawn from all those that fit this information state."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Return everything that changes in play, as a value: two states are equal if their facts are."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats with the highest score."""
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]
