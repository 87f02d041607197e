"""What each seat has on a felt of one size, whatever is played: plaques, hands, the question. Layouts begin here."""

from typing import NamedTuple

from cardtable.table.places import Box, Spot
from cardtable.table.proportions import CARD_RATIO, LARGEST, RIM

EDGE = RIM + 16
"""From the table's edge to a plaque that stands at a side."""
_DESIGNED = (1080, 900)
"""The felt on which a unit is a pixel."""
_LEAST = 0.6
_PEEK = 0.62
"""How much of the others' cards shows over their plaques, as a share of their height."""


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

    @property
    def hand_y(self) -> float:
        """The middle of the person's hand."""
        return self.height - RIM * 0.6 - self.hand_width * CARD_RATIO * 0.5 - 26 * self.unit

    @property
    def peek(self) -> float:
        """How far another's hand shows over their plaque."""
        return self.back_width * CARD_RATIO * _PEEK

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

    def fan_behind(self, plaque: Box) -> Spot:
        """Another's hand, which peeks out above their plaque."""
        y = plaque.y - self.peek + self.back_width * CARD_RATIO / 2
        return Spot(plaque.x + plaque.width / 2, y, plaque.width * 0.86)


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
    )
