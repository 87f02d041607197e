"""Marks on the felt beside the pieces, plaques, and the looks of pieces: values that a model gives a painter.

Positions and lengths are in logical pixels. `scale` is the size of a mark's text as a multiple of the designed one.
"""

from typing import NamedTuple

from cardtable.language import filled, labelled, listed, translate
from cardtable.table.letters import rank_name
from cardtable.table.places import Box, Place


class Slot(NamedTuple):
    """Place for a card, sewn on the felt."""

    place: Place
    glows: bool = False
    """True if it waits for the person's card."""


class Stand(NamedTuple):
    """Tray in which a prize lies."""

    box: Box


class Dish(NamedTuple):
    """Dish for a pot."""

    box: Box
    scale: float


class Line(NamedTuple):
    """Line stitched into the felt."""

    box: Box
    scale: float


class Caption(NamedTuple):
    """A few quiet words on the felt, which end at a point, or begin there if `mirrored`."""

    words: str
    x: float
    y: float
    scale: float
    mirrored: bool = False


class Tag(NamedTuple):
    """A few words on a pill centred at a point: under a pile, or pinned to a card."""

    words: str
    x: float
    y: float
    scale: float
    bright: bool = False
    """True for a brass pill, false for a dark one."""


class Bubble(NamedTuple):
    """Speech bubble: a word on paper with a tail towards a point; brass if it is `right`."""

    words: str
    box: Box
    scale: float
    towards: tuple[float, float]
    right: bool = False


class Figure(NamedTuple):
    """Number large enough to be read across the table; in brass light if it was `hit`."""

    words: str
    box: Box
    scale: float
    hit: bool = False


class Halo(NamedTuple):
    """Brass light around a plaque."""

    box: Box
    scale: float


class Ring(NamedTuple):
    """Line of light around something that is pointed at."""

    box: Box
    scale: float


class AttackRibbon(NamedTuple):
    """Ribbon in a seat's colour from one point to another, with a word on it: one seat acts against or with another."""

    start: tuple[float, float]
    end: tuple[float, float]
    scale: float
    seat: int
    words: str = ""


Mark = Slot | Stand | Dish | Line | Caption | Tag | Bubble | Figure | Halo | Ring | AttackRibbon
HEARD = (Bubble, Figure, Halo)
"""Kinds of marks shown as soon as something happens; others appear once all moving pieces have landed."""


class PieceStyle(NamedTuple):
    """Look of a piece apart from its face."""

    chosen: bool = False
    """True if it has a brass edge."""
    gilt: bool = False
    """True if it has a narrow gilt edge, such as cards of a suit that outranks the others."""
    hidden: bool = False
    """True if it lies wholly under others and need not be drawn."""
    opacity: float = 1.0


USUAL = PieceStyle()
FADED = 0.4
"""Opacity of things that belong to a seat that is out."""


class Rank(NamedTuple):
    """Rank in the row under a plaque."""

    name: str
    held: bool


class Plaque(NamedTuple):
    """Texts of a seat's plaque, and of the row under it."""

    name: str
    line: str
    """Text about the seat's holdings, such as its chips or points."""
    note: str = ""
    """Word pinned to the plaque, such as that the seat is out."""
    ranks: tuple[Rank, ...] = ()
    """Ranks in the row under the plaque; those held are bright."""
    words: str = ""
    """A few words in the row, in place of ranks."""
    faded: bool = False

    @property
    def spoken(self) -> str:
        """All texts of the plaque in a sentence, for screen readers."""
        held = listed(rank_name(rank.name) for rank in self.ranks if rank.held)
        parts = [self.line, self.note, self.words]
        if held:
            parts.append(filled(translate("table", "holds {ranks}"), ranks=held))
        return labelled(self.name, listed(filter(None, parts)))


class FeltText(NamedTuple):
    """Words for screen readers, with the box or place on the felt of the thing they describe."""

    words: str
    at: Box | Place
