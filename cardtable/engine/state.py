"""What every game's state is: one small mutable object that knows whose turn it is, what is legal, and what follows.

Moves are small integers here; each game says what they stand for. Events are built only for those who listen.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

OVER: Final = -1
"""``turn`` of a game that has ended."""
CHANCE: Final = -2
"""``turn`` while cards are to be dealt or lots drawn."""
AWAITING_REVEAL: Final = -3
"""``turn`` of a seat's view that can't go on before it is told a secret which everyone learns now."""
NOBODY: Final = -1
"""No seat."""
HIDDEN: Final = -2
"""A move or card that this state's observer may not know."""
SPECTATOR: Final = -2
"""The observer who sits at no seat: they are told what everybody is, and nothing else."""


class State:
    """A game at one moment; or, with unknowns struck out, what one seat may know of it (an *information state*)."""

    turn: int
    """The seat that decides now, the first of those who owe a decision; else OVER, CHANCE or AWAITING_REVEAL."""
    scores: list[int]
    """Pennies, chips or points by seat."""
    floor: int = NOBODY
    """The seat that made the last move, where that is one after which players may say something before the game goes
    on; else NOBODY."""

    def __init__(self) -> None:
        self.turn = CHANCE
        self.scores = []

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """The seats that owe a decision now, in the order in which they must submit it. Behind the first, none is among
        them of whom everyone knows that they will have but one move to make."""
        raise NotImplementedError

    def legal(self, seat: int) -> Sequence[int]:
        """The moves open to a seat that owes a decision, in a fixed order; never empty.

        Where they can run to thousands (bids in pennies, offers with four numbers in them) the sequence counts them
        and makes each when asked for it. Those who only want one take `any_move`.
        """
        raise NotImplementedError

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        """One of the moves open to a seat that owes a decision; `random` gives numbers in [0, 1).

        All alike, unless some kinds of move would drown the others: then the kind is drawn first.
        """
        moves = self.legal(seat)
        return moves[int(random() * len(moves))]

    def forced(self) -> int:
        """The only move that everyone knows the seat on turn can make, or -1 where it has a choice.

        Everyone may know that there is but one and not which: a last card in a hidden hand. An information state then
        says HIDDEN.
        """
        raise NotImplementedError

    def is_reply(self) -> bool:
        """Whether what is due answers another's move at once, amid something that all wait for: nobody thinks about it
        for long."""
        return False

    def rests(self) -> bool:
        """Whether nothing is under way: it is before the first move, or between two prizes, hands, pots or turns."""
        raise NotImplementedError

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Makes a legal move for the seat on turn; what follows from it is appended to `events`."""
        raise NotImplementedError

    def playout(self, random: Callable[[], float]) -> None:
        """Plays on with random moves, each as `any_move` would draw it, until the end or until cards are dealt anew."""
        raise NotImplementedError

    def information_state(self, seat: int) -> "State":
        """What a seat may know of this state, or SPECTATOR, as a state with the unknowns struck out."""
        raise NotImplementedError

    def determinization(self, random: Random) -> "State":
        """From an information state: a full one, drawn from all that fit it."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Everything that changes in play, as a value: two states are the same when their facts are."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats with the highest score."""
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]
