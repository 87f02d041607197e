"""What lies on the felt beside the pieces: values that a model gives for a layout, and one painter draws.

Positions and lengths are in logical pixels. `scale` is how much larger than designed what is written is.
"""

from typing import NamedTuple

from cardtable.language import filled, labelled, listed, translate
from cardtable.table.places import Box, Place
from cardtable.table.spoken import rank_name


class Slot(NamedTuple):
    """A place for a card, sewn on the felt."""

    place: Place
    glows: bool = False
    """Whether it waits for the person's card."""


class Stand(NamedTuple):
    """The tray in which a prize lies."""

    box: Box


class Dish(NamedTuple):
    """The dish for a pot."""

    box: Box
    scale: float


class Line(NamedTuple):
    """A line stitched into the felt."""

    box: Box
    scale: float


class Caption(NamedTuple):
    """A few quiet words on the felt, which end at a point; they begin there where they are `mirrored`."""

    words: str
    x: float
    y: float
    scale: float
    mirrored: bool = False


class Tag(NamedTuple):
    """A few words on a pill around a point: under a pile, or pinned to a card."""

    words: str
    x: float
    y: float
    scale: float
    bright: bool = False
    """Brass, else dark."""


class Bubble(NamedTuple):
    """What a seat says: a word on paper, with a tail towards a point. It is brass where it is right."""

    words: str
    box: Box
    scale: float
    towards: tuple[float, float]
    right: bool = False


class Figure(NamedTuple):
    """A number that is read across the table; in brass light where it was `hit`."""

    words: str
    box: Box
    scale: float
    hit: bool = False


class Halo(NamedTuple):
    """Brass light around a plaque."""

    box: Box
    scale: float


class Ring(NamedTuple):
    """A line of light around something that is pointed at."""

    box: Box
    scale: float


class Ribbon(NamedTuple):
    """A ribbon in a seat's colour from one point to another, with a word on it: who goes for whom."""

    start: tuple[float, float]
    end: tuple[float, float]
    scale: float
    seat: int
    words: str = ""


Mark = Slot | Stand | Dish | Line | Caption | Tag | Bubble | Figure | Halo | Ring | Ribbon
HEARD = (Bubble, Figure, Halo)
"""What is seen as soon as something happens; other marks come when all that moves has landed."""


class Look(NamedTuple):
    """How a piece lies there, beside its face."""

    chosen: bool = False
    """With a brass edge."""
    gilt: bool = False
    """With a narrow gilt edge: cards of a suit that is more than the others, say."""
    hidden: bool = False
    """Wholly under others: drawing it would only take time."""
    opacity: float = 1.0


USUAL = Look()
FADED = 0.4
"""How much is seen of what belongs to a seat that is out."""


class Rank(NamedTuple):
    """One rank in the row under a plaque."""

    name: str
    held: bool


class Plaque(NamedTuple):
    """What a seat's plaque says."""

    name: str
    line: str
    """What the seat has."""
    note: str = ""
    """A word pinned to it, such as who is out."""
    ranks: tuple[Rank, ...] = ()
    """A row under it, those that are held bright."""
    words: str = ""
    """A few words in their place."""
    faded: bool = False

    @property
    def spoken(self) -> str:
        """All that it says, for screen readers."""
        held = listed(rank_name(rank.name) for rank in self.ranks if rank.held)
        parts = [self.line, self.note, self.words]
        if held:
            parts.append(filled(translate("table", "holds {ranks}"), ranks=held))
        return labelled(self.name, listed(filter(None, parts)))


class FeltText(NamedTuple):
    """Words for screen readers, and where on the felt stands what they speak of."""

    words: str
    at: Box | Place
