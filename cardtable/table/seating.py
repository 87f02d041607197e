"""What each seat has on a felt of one size, whatever is played: plaques, hands, the question. Layouts begin here."""

from collections.abc import Sequence
from typing import NamedTuple

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
_TURN, _SAG = 5.0, 0.002
"""How far a full hand of theirs is fanned, in degrees and as a share of a card's width: no more, so that its ends don't
sink behind the plaque."""


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

    @property
    def hand_y(self) -> float:
        """The middle of the person's hand."""
        return self.height - RIM * 0.6 - self.hand_width * CARD_RATIO * 0.5 - 26 * self.unit

    def question(self, high: tuple[float, float], words: float, beside: float, behind: float = 0.0) -> Box:
        """Where the question stands: over the person's hand, beside their plaque.

        It is `high` units high, and never less than so many pixels. In the middle it has `words` pixels of room at
        least, where text is as small as it gets, or else moves to the right, up to `beside` from the rim. `behind` is
        how much of a row behind the hand shows, as a share of a card's height.
        """
        units, least = high
        height = max(least, units * self.unit)
        y = self.hand_y - self.hand_width * CARD_RATIO * (0.5 + behind) - height - 22 * self.unit
        own = self.plaque[0] + 2 * RIM
        left_over = own if self.width - 2 * own > words * self.text_scale else RIM + beside
        return Box(own, y, self.width - own - left_over, height)

    def own_plaque(self, question: Box) -> Box:
        """The person's plaque, beside the question."""
        width, height = self.plaque
        y = question.y + (question.height - height - self.strip_height) / 2 + 16 * self.unit
        return Box(EDGE, y, width, height)

    def sunk(self, rows: int, room: float, below: float) -> "Sizes":
        """The same where so many rows of plaques with hands have only so much height, what lies `below` each plaque
        included: on a low table hands sink behind their plaques rather than into what is above them, but not their
        indices."""
        least = min(2 * INDEX, self.peek)
        return self._replace(peek=max(least, min(self.peek, room / rows - self.plaque[1] - below)))

    def columns(self, top: float, shares: Sequence[float]) -> list[float]:
        """Where hands begin of those who sit at a side under one whose hand begins at `top`: at these shares of the
        table's height, from above, or as much lower as keeps them apart."""
        block = self.peek + self.plaque[1] + self.strip_height + _APART
        found = []
        for share in shares:
            top = max(RIM + share * (self.height - 2 * RIM), top + block)
            found.append(top)
        return found

    def fan_over(self, plaque: Box, reach: float = 1.1) -> Spot:
        """Another's hand, which stands on their plaque, and is up to so many times as wide."""
        y = plaque.y - self.peek + self.back_width * CARD_RATIO / 2
        return Spot(plaque.x + plaque.width / 2, y, plaque.width * reach)

    def others_hand(self, count: int, spot: Spot, z: float) -> list[Place]:
        """Where so many cards of another's hand lie."""
        width = self.back_width
        return fan(count, spot.x, spot.y, width, max(_STEP * width, INDEX), spot.room, _TURN, z, _SAG)


def sizes_of(
    width: float, height: float, plaque: tuple[float, float], hand_width: float = 116, back_width: float = 48
) -> Sizes:
    """The sizes on a felt so large. A plaque is that many units wide, and never less than so many pixels; cards are in
    units."""
    unit = max(_LEAST, min(width / _DESIGNED[0], height / _DESIGNED[1], LARGEST))
    text_scale = max(1.0, unit)
    return Sizes(
        width,
        height,
        unit,
        text_scale,
        20 * text_scale,
        (max(plaque[1], plaque[0] * unit), max(44.0, 52 * unit)),
        hand_width * unit,
        back_width * unit,
        back_width * unit * CARD_RATIO * _PEEK,
    )
