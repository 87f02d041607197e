"""What each seat has on a felt of one size, whatever is played: plaques, hands, the question. Layouts begin here."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple, Protocol, TypeVar

from cardtable.table.places import Box, Place, Spot, fan
from cardtable.table.proportions import CARD_RATIO, INDEX, LARGEST, RIM

EDGE = RIM + 16
"""From the table's edge to a plaque that stands at a side."""
_DESIGNED = (1080, 900)
"""The felt on which a unit is a pixel."""
_LEAST = 0.6
_PEEK = 0.94
"""How much of the others' cards shows over their plaques, as a share of their height: these hold them by their feet."""
_STEP = 0.36
"""How far their cards lie apart at most, as a share of their width: an open one shows its whole index."""
_APART = 2.0
"""A hand keeps so far, in pixels, from what lies above it."""
_OVER_HAND = 22.0
"""So far over the person's hand stands the question, in units."""
_TURN, _SAG = 5.0, 0.002
"""How far a full hand of theirs is fanned, in degrees and as a share of a card's width: no more, so that its ends don't
sink behind the plaque."""


_STEPS = 10
"""In so many steps texts are tried smaller, where they have no room as large as they are wanted."""


class Lettering(NamedTuple):
    """How large texts on the felt are, where a person wants them larger."""

    size: float = 1.0
    """Against what is designed: 1 to 2."""
    plaque: float = 1.0
    """The same for plaques, and the rows under them."""
    tall: float = 1.0
    """The same for the height of plaques alone, where that is more: names are larger then, and long ones as wide."""
    asks: bool = True
    """Whether there is room for a question: a picture of a table needs none."""


USUAL = Lettering()
_TERSE = 0.62
"""How much of their room answers have at least where texts are larger: there they say less, and are smaller at need."""


class Sizes(NamedTuple):
    """The sizes of what all tables have; `sizes_of` reckons them."""

    width: float
    height: float
    unit: float
    """How much larger than designed everything is that may become smaller: 0.6 to 2.3."""
    text_scale: float
    """How much larger than designed text on the felt is: never smaller."""
    strip_height: float
    """Of the row of words or signs under a plaque."""
    plaque: tuple[float, float]
    hand_width: float
    """Of a card in the person's hand."""
    back_width: float
    """Of a card in another's hand."""
    peek: float
    """How far another's hand stands out over their plaque."""
    lettering: Lettering = USUAL

    @property
    def hand_y(self) -> float:
        """The middle of the person's hand."""
        return self.height - RIM * 0.6 - self.hand_width * CARD_RATIO * 0.5 - 26 * self.unit

    def question(self, high: tuple[float, float], words: float, beside: float, behind: float = 0.0) -> Box:
        """Where the question stands: over the person's hand, beside their plaque.

        It is `high` units high, and never less than so many pixels; a line where nothing is asked. In the middle it has
        `words` pixels of room at least, where text is as small as it gets, or else moves to the right, up to `beside`
        from the rim. `behind` is how much of a row behind the hand shows, as a share of a card's height.
        """
        height = self.asking(high)
        y = self.hand_y - self.hand_width * CARD_RATIO * (0.5 + behind) - height - _OVER_HAND * self.unit
        own = self.plaque[0] + 2 * RIM
        left_over = own if self.width - 2 * own > words * self.text_scale else RIM + beside
        return Box(own, y, self.width - own - left_over, height)

    def asking(self, high: tuple[float, float]) -> float:
        """How high a question is, which takes so many units, and never less than so many pixels; 0 where there is
        none."""
        units, least = high
        return max(least, units * self.unit) * self.lettering.size if self.lettering.asks else 0.0

    def has_words(self, question: Box, words: float) -> bool:
        """Whether a question has the room that its answers take, which is so many pixels where they say all."""
        return not self.lettering.asks or question.width >= words * self.text_scale * (
            _TERSE if self.lettering.size > 1 else 1
        )

    def own_plaque(self, question: Box, under: float = 0.0) -> Box:
        """The person's plaque, beside the question; where nothing is asked so far over the hand that there is room
        `under` it."""
        width, height = self.plaque
        if self.lettering.asks:
            y = question.y + (question.height - height - self.strip_height) / 2 + 16 * self.unit
        else:
            y = question.y + _OVER_HAND * self.unit - under - self.strip_height - height - _APART
        return Box(EDGE, y, width, height)

    def end_of_sides(self, question: Box, pile: float) -> float:
        """How far down those at the sides may reach: to the question, or where nothing is asked so far that a pile so
        high has room between them and the person's plaque."""
        return question.y if self.lettering.asks else self.own_plaque(question).y - pile

    def sunk(self, rows: int, room: float, below: float) -> "Sizes":
        """The same where so many rows of plaques with hands have only so much height, what lies `below` each plaque
        included: on a low table hands sink behind their plaques rather than into what is above them, but not their
        indices."""
        least = min(2 * INDEX, self.peek)
        return self._replace(peek=max(least, min(self.peek, room / rows - self.plaque[1] - below)))

    @property
    def has_hands(self) -> bool:
        """Whether others' hands are seen as far as they should be: they didn't have to sink, or nobody is to play
        here."""
        return not self.lettering.asks or self.peek >= self.back_width * CARD_RATIO * _PEEK - 1

    def columns(self, top: float, shares: Sequence[float], end: float) -> list[float]:
        """Where hands begin of those who sit at a side under one whose hand begins at `top`: at these shares of the
        table's height, from above, or as much higher as they must to end over `end`, or lower to keep apart."""
        block = self.peek + self.plaque[1] + self.strip_height + _APART
        found = []
        for below, share in zip(range(len(shares), 0, -1), shares, strict=True):
            top = max(min(RIM + share * (self.height - 2 * RIM), end - below * block), top + block)
            found.append(top)
        return found

    def fan_over(self, plaque: Box, reach: float = 1.1) -> Spot:
        """Another's hand, which stands on their plaque, and is up to so many times as wide."""
        y = plaque.y - self.peek + self.back_width * CARD_RATIO / 2
        return Spot(plaque.x + plaque.width / 2, y, plaque.width * reach)

    def block(self, plaque: Box, hand: bool) -> Box:
        """What a plaque takes with the row under it and, where there is one, the hand that stands on it."""
        above = self.peek if hand else 0.0
        return Box(plaque.x, plaque.y - above, plaque.width, above + plaque.height + self.strip_height)

    def others_hand(self, count: int, spot: Spot, z: float) -> list[Place]:
        """Where so many cards of another's hand lie."""
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
    """The sizes on a felt so large. A plaque is that many units wide, and never less than so many pixels; cards are in
    units."""
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
        """Whether all stands apart, within the felt."""


_LayoutT = TypeVar("_LayoutT", bound=_Lettered)


def lettered(text_size: float, make: Callable[[Lettering], _LayoutT], asks: bool = True) -> _LayoutT:
    """The layout with texts so many times as large as designed, 1 to 2, or as large as all has room with: plaques and
    all else alike as far as that goes, then what still can grow, the height of plaques last. `asks` is whether a
    question has its room."""
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
    """The first of these layouts on which all has room."""
    return next((layout for layout in map(make, tried) if layout.fits), None)


def stand_apart(width: float, height: float, boxes: Sequence[Box]) -> bool:
    """Whether boxes lie on the felt of a table so large, and none on another; those without a height are none."""
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
    """What lies upright at a place covers; `ratio` is its height over its width."""
    tall = place.width * ratio
    return Box(place.x - place.width / 2, place.y - tall / 2, place.width, tall)
