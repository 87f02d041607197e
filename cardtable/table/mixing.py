"""Whether somebody mixes their secret moves, or can be foreseen. No Qt, and no game, here.

Where others answer without seeing a move, several are often equally good as long as one varies them, so that each by
itself costs nothing; what costs is to make the same one always. Over a game that shows: in each decision the mix has a
likeliest move, and who draws from the mixes makes it so often and not oftener. That finds the commonest habit and
no other: one game is too short for more.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cardtable.bots.luck import so_many
from cardtable.table.review import Judged

FEWEST = 5
"""From so many decisions on there is something to say."""
_CLEAR = 0.05
"""The likeliest move of a mix is ahead of the next by this, or it can't be told which it is: mixes are estimates."""
_RARE = 0.05
"""Who does what few of a hundred who mix would do is foreseen. One of twenty who mix is told so all the same."""


class Mixing(NamedTuple):
    """How the seat's secret moves fit the mixes."""

    decisions: int
    """Those in which a mix had one likeliest move."""
    taken: int
    """In so many of them they made it."""
    usual: float
    """In so many, on average, one does who draws from the mixes."""
    chance: float
    """How likely one who draws from the mixes is to make it as often as they did, or oftener."""

    @property
    def foreseen(self) -> bool:
        """Whether they made the likeliest move oftener than luck explains."""
        return self.chance <= _RARE


def mixing(judged: Iterable[Judged]) -> Mixing | None:
    """What a game's decisions say, as far as moves should have been mixed; None where they are too few.

    The chance is `so_many`'s, as if draws were independent. What is drawn bears on later mixes, so it is near that and
    not quite: of 132 games of two played by drawing from the expert's mixes 4 came out as foreseen,
    of 136 in which the likeliest move was made every time 116. Moves outside the mix count as not foreseen; what they
    cost is told elsewhere.
    """
    favourites = [(one, share) for one in judged if (share := _likeliest(one)) is not None]
    if len(favourites) < FEWEST:
        return None
    taken = sum(one.decision.move == one.advice.choices[0].move for one, _ in favourites)
    shares = [share for _, share in favourites]
    return Mixing(len(favourites), taken, sum(shares), so_many(shares, taken))


def _likeliest(judged: Judged) -> float | None:
    """How often the likeliest move is made, where moves are to be mixed and one is clearly ahead."""
    if not judged.mixed:
        return None
    first, second = judged.advice.choices[:2]
    return first.probability if first.probability - second.probability >= _CLEAR else None
