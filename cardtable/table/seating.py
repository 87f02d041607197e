"""Sizes and places that the tables of all games share: plaques, hands and the question.

Every game's layout starts from `sizes_of`. Lengths are in logical pixels, unless they are in units, which grow with the
felt.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple, Protocol, TypeVar

from cardtable.table.places import Box, Place, Spot, fan
from cardtable.table.proportions import CARD_RATIO, INDEX, LARGEST, RIM

EDGE = RIM + 16
"""Distance in pixels from the table's edge to a plaque at its side."""
SIDES: Final[Mapping[int, Sequence[int]]] = {
    1: (0,),
    2: (0, 0),
    3: (-1, 0, 1),
    4: (-1, 0, 0, 1),
    5: (-1, 0, 0, 0, 1),
    6: (-1, -1, 0, 0, 1, 1),
    7: (-1, -1, 0, 0, 0, 1, 1),
}
"""Sides on which the other seats sit, by their number, clockwise from the lower left: -1 left, 0 top, 1 right."""
_DESIGNED = (1080, 900)
"""Width and height of the felt on which a unit is a pixel."""
_LEAST = 0.6
"""Least number of pixels in a unit."""
_PEEK = 0.94
"""Share of a card's height that shows above a plaque, which covers the feet of its seat's hand."""
_STEP = 0.36
"""Largest step between the cards of another seat's hand, as a share of a card's width: enough to show a whole index."""
_APART = 2.0
"""Pixels between a hand and what lies above it."""
_OVER_HAND = 22.0
"""Units between the person's hand and the question above it."""
_TURN, _SAG = 5.0, 0.002
"""Spread of another seat's full hand in degrees, and its sag as a share of a card's width (see `fan`).

More would let the ends of the hand sink behind the plaque.
"""


_STEPS = 10
"""Number of text sizes tried, from the one wanted down to the one designed, until texts have room."""


class Lettering(NamedTuple):
    """Sizes of texts on the felt, which the person may want larger than designed."""

    size: float = 1.0
    """Size of texts as a multiple of the designed one, 1 to 2."""
    plaque: float = 1.0
    """Size of plaques, and of the rows under them, as a multiple of the designed one."""
    tall: float = 1.0
    """Height of plaques as a multiple of the designed one, if more than `plaque`: long names then grow no wider."""
    asks: bool = True
    """True if there is room for a question, which a mere picture of a table doesn't need."""


USUAL = Lettering()
_TERSE = 0.62
"""Share of their room that answers need at least if texts are larger than designed: they say less then, or shrink."""


class Sizes(NamedTuple):
    """Sizes of the things that all tables have, as computed by `sizes_of`."""

    width: float
    height: float
    unit: float
    """Pixels in a unit, 0.6 to 2.3: the scale of everything that may also be smaller than designed."""
    text_scale: float
    """Scale of text on the felt, at least 1: text is never smaller than designed."""
    strip_height: float
    """Height of the row of words or signs under a plaque."""
    plaque: tuple[float, float]
    hand_width: float
    """Width of a card in the person's hand."""
    back_width: float
    """Width of a card in another seat's hand."""
    peek: float
    """Height by which another seat's hand rises above its plaque."""
    lettering: Lettering = USUAL

    @property
    def hand_y(self) -> float:
        """Y of the middle of the person's hand."""
        return self.height - RIM * 0.6 - self.hand_width * CARD_RATIO * 0.5 - 26 * self.unit

    def question(self, high: tuple[float, float], words: float, beside: float, behind: float = 0.0) -> Box:
        """Return the box of the question: above the person's hand, beside their plaque.

        `high` is its height in units, and the least in pixels; the height is 0 if nothing is asked. The box is centred
        if that leaves more width than `words`, in pixels at a text scale of 1; otherwise it reaches to the right, up to
        `beside` pixels from the rim. `behind` is the height of a row that shows behind the hand, as a share of a
        card's height.
        """
        height = self.asking(high)
        y = self.hand_y - self.hand_width * CARD_RATIO * (0.5 + behind) - height - _OVER_HAND * self.unit
        own = self.plaque[0] + 2 * RIM
        left_over = own if self.width - 2 * own > words * self.text_scale else RIM + beside
        return Box(own, y, self.width - own - left_over, height)

    def asking(self, high: tuple[float, float]) -> float:
        """Return the height of a question in pixels, given its height in units and the least in pixels.

        0 if there is no room for a question.
        """
        units, least = high
        return max(least, units * self.unit) * self.lettering.size if self.lettering.asks else 0.0

    def has_words(self, question: Box, words: float) -> bool:
        """Return whether a question is wide enough for its answers: `words` pixels at a text scale of 1, if in full."""
        return not self.lettering.asks or question.width >= words * self.text_scale * (
            _TERSE if self.lettering.size > 1 else 1
        )

    def own_plaque(self, question: Box, under: float = 0.0) -> Box:
        """Return the box of the person's plaque, beside the question.

        If nothing is asked, it stands over the hand and leaves `under` pixels and a small gap between them.
        """
        width, height = self.plaque
        if self.lettering.asks:
            y = question.y + (question.height - height - self.strip_height) / 2 + 16 * self.unit
        else:
            y = question.y + _OVER_HAND * self.unit - under - self.strip_height - height - _APART
        return Box(EDGE, y, width, height)

    def end_of_sides(self, question: Box, pile: float) -> float:
        """Return the y down to which the seats at the sides may reach: the top of the question.

        If nothing is asked, it leaves room for a pile `pile` pixels high above the person's plaque.
        """
        return question.y if self.lettering.asks else self.own_plaque(question).y - pile

    def sunk(self, rows: int, room: float, below: float) -> "Sizes":
        """Return sizes with which rows of plaques with hands fit into a height of `room` pixels.

        `below` is the height of what lies below each plaque. On a low table hands sink behind their plaques rather than
        run into what is above them, but the indices of their cards stay in sight.
        """
        least = min(2 * INDEX, self.peek)
        return self._replace(peek=max(least, min(self.peek, room / rows - self.plaque[1] - below)))

    @property
    def has_hands(self) -> bool:
        """True if the hands of other seats are shown in full: they didn't have to sink, or nobody plays here."""
        return not self.lettering.asks or self.peek >= self.back_width * CARD_RATIO * _PEEK - 1

    def columns(self, top: float, shares: Sequence[float], end: float) -> list[float]:
        """Return the y at which the hands of the seats at a side begin, from above.

        Each begins at its share of the table's height, but higher if the seats would otherwise reach below `end`, and
        lower if it would otherwise run into the seat above. `top` is the y at which the hand above them all begins.
        """
        block = self.peek + self.plaque[1] + self.strip_height + _APART
        found = []
        for below, share in zip(range(len(shares), 0, -1), shares, strict=True):
            top = max(min(RIM + share * (self.height - 2 * RIM), end - below * block), top + block)
            found.append(top)
        return found

    def fan_over(self, plaque: Box, reach: float = 1.1) -> Spot:
        """Return the spot of another seat's hand, which stands on its plaque and is at most `reach` times as wide."""
        y = plaque.y - self.peek + self.back_width * CARD_RATIO / 2
        return Spot(plaque.x + plaque.width / 2, y, plaque.width * reach)

    def block(self, plaque: Box, hand: bool) -> Box:
        """Return the box of a plaque, the row under it and, if there is one, the hand that stands on it."""
        above = self.peek if hand else 0.0
        return Box(plaque.x, plaque.y - above, plaque.width, above + plaque.height + self.strip_height)

    def others_hand(self, count: int, spot: Spot, z: float) -> list[Place]:
        """Return the places of the cards of another seat's hand, from the left; the first has depth `z`."""
        width = self.back_width
        return fan(count, spot.x, spot.y, width, max(_STEP * width, INDEX), spot.room, _TURN, z, _SAG)


def sizes_of(
    width: float,
    height: float,
    plaque: tuple[float, float],
    hand_width: float = 116,
    back_width: float = 48,
    lettering: Lettering = USUAL,
) -> Sizes:
    """Return the sizes on a felt of this width and height in pixels.

    `plaque` is the width of a plaque in units, and the least in pixels. The widths of cards are in units.
    """
    unit = max(_LEAST, min(width / _DESIGNED[0], height / _DESIGNED[1], LARGEST))
    text_scale = max(1.0, unit) * lettering.size
    return Sizes(
        width,
        height,
        unit,
        text_scale,
        20 * max(1.0, unit) * lettering.plaque,
        (
            max(plaque[1], plaque[0] * unit) * lettering.plaque,
            max(44.0, 52 * unit) * max(lettering.plaque, lettering.tall),
        ),
        hand_width * unit,
        back_width * unit,
        back_width * unit * CARD_RATIO * _PEEK,
        lettering,
    )


class _Lettered(Protocol):
    sizes: Sizes

    @property
    def fits(self) -> bool:
        """True if everything lies within the felt and nothing overlaps."""


_LayoutT = TypeVar("_LayoutT", bound=_Lettered)


def lettered(text_size: float, make: Callable[[Lettering], _LayoutT], asks: bool = True) -> _LayoutT:
    """Return the layout whose texts are `text_size` times as large as designed (1 to 2), or as large as fits.

    Plaques and other texts first grow alike; if they can't reach `text_size` together, the other texts grow on alone,
    then plaques, then only the height of plaques. `asks` is whether there is room for a question.
    """
    usual = USUAL._replace(asks=asks)
    steps = range(_STEPS if text_size > 1 else 0, 0, -1)
    sizes = [1 + (text_size - 1) * step / _STEPS for step in steps]
    best = _first(make, [usual._replace(size=size, plaque=size) for size in sizes]) or make(usual)
    found = best.sizes.lettering
    larger = [size for size in sizes if size > found.size]
    best = _first(make, [found._replace(size=size) for size in larger]) or best
    found = best.sizes.lettering
    best = _first(make, [found._replace(plaque=plaque) for plaque in larger]) or best
    found = best.sizes.lettering
    return _first(make, [found._replace(tall=tall) for tall in sizes if tall > found.plaque]) or best


def _first(make: Callable[[Lettering], _LayoutT], tried: Sequence[Lettering]) -> _LayoutT | None:
    """Return the first layout that fits; None if none does."""
    return next((layout for layout in map(make, tried) if layout.fits), None)


def stand_apart(width: float, height: float, boxes: Sequence[Box]) -> bool:
    """Return whether all boxes lie on the felt of a table of this size and none overlaps another.

    Boxes without a height are ignored.
    """
    boxes = [box for box in boxes if box.height]
    within = all(
        box.x >= RIM and box.y >= RIM - 1 and box.x + box.width <= width - RIM and box.y + box.height <= height - RIM
        for box in boxes
    )
    return within and not any(_overlap(one, other) for one, other in combinations(boxes, 2))


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x + 1 < other.x + other.width - 1
        and other.x + 1 < one.x + one.width - 1
        and one.y + 1 < other.y + other.height - 1
        and other.y + 1 < one.y + one.height - 1
    )


def box_of(place: Place, ratio: float = CARD_RATIO) -> Box:
    """Return the box of something that lies upright at a place; `ratio` is its height over its width."""
    tall = place.width * ratio
    return Box(place.x - place.width / 2, place.y - tall / 2, place.width, tall)
