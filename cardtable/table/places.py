"""Places, boxes and piles: the values in which layouts give the positions of things. Lengths are in logical pixels."""

from math import ceil, sqrt
from typing import NamedTuple

from cardtable.table.proportions import CARD_RATIO, COLUMN, THICKNESS, TILT

COIN = 0.46
"""Width of a coin as a share of the width of its pile's place."""
_DRAWN = 500
"""Largest number of coins drawn of a pile; the number beside the pile tells of more."""
_TALLER = {60: COLUMN, 200: 2 * COLUMN, _DRAWN: 5 * COLUMN}
"""Coins in a full column, by the largest number of coins in the pile, in ascending order."""
_FULL = 13
"""Cards in a full hand."""


class Place(NamedTuple):
    """Position, size and turn of a card or another piece."""

    x: float
    """X of the centre; `y` is that of the centre too."""
    y: float
    width: float
    angle: float = 0.0
    """Turn in degrees, clockwise."""
    z: float = 0.0

    @property
    def height(self) -> float:
        """Height of a card here, before it is turned."""
        return self.width * CARD_RATIO


class Box(NamedTuple):
    """Upright rectangle, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def wider(self, by: float) -> "Box":
        """Return the box with a margin of `by` pixels added at each side; it shrinks if that is negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Spot(NamedTuple):
    """Point at which a row of things is centred or begins, and the width that it may take."""

    x: float
    y: float
    room: float


def mirror(furniture: object, width: float) -> None:
    """Mirror every place, box and spot in an object's attributes, and in dictionaries there, on a table of this width.

    This is for scripts that run from right to left. Rows of cards still run from left to right, because it is the left
    corner of a card that must show.
    """
    for name, value in vars(furniture).items():
        if isinstance(value, dict):
            setattr(furniture, name, {key: _mirrored(held, width) for key, held in value.items()})
        else:
            setattr(furniture, name, _mirrored(value, width))


def _mirrored(value: object, width: float) -> object:
    if isinstance(value, Place):
        return value._replace(x=width - value.x, angle=-value.angle)
    if isinstance(value, Box):
        return value._replace(x=width - value.x - value.width)
    return value._replace(x=width - value.x) if isinstance(value, Spot) else value


class Pile(NamedTuple):
    """Arrangement of a pile of coins in columns of five, or taller ones if there are many.

    Lengths are in widths of a coin.
    """

    drawn: int
    """Number of coins drawn."""
    across: int
    """Number of columns side by side."""
    rows: int
    high: int = COLUMN
    """Number of coins in a full column."""

    @property
    def width(self) -> float:
        """Width of the pile with the shadows at its sides."""
        return 1.06 * self.across + 0.24 + (0.26 if self.rows > 1 else 0.0)

    @property
    def height(self) -> float:
        """Height from the uppermost coin to the shadow under the lowest."""
        return TILT * 1.1 * (self.rows - 1) + TILT / 2 + THICKNESS * min(self.high, self.drawn) + 0.6


def pile_of(count: int, across: int = 0) -> Pile:
    """Return the arrangement of `count` coins, `across` columns side by side; 0 makes a heap wider than deep."""
    drawn = min(count, _DRAWN)
    high = next(high for most, high in _TALLER.items() if drawn <= most)
    columns = max(1, ceil(drawn / high))
    most = across or max(1, ceil(sqrt(columns * 1.6)))
    return Pile(drawn, min(columns, most), ceil(columns / most), high)


def pile_within(
    count: int, x: float, y: float, width: float, room: tuple[float, float], z: float, across: int = 0
) -> Place:
    """Return the place of a pile of coins centred at a point.

    `width` is the width of the place, reduced if the pile would exceed `room`, its width and height in pixels. For
    `across` see `pile_of`.
    """
    pile = pile_of(count, across)
    fits = min(width, room[0] / pile.width / COIN, room[1] / pile.height / COIN)
    # Columns rise above the point where the pile is placed, so it is placed lower for its middle to be at (x, y).
    down = (THICKNESS * min(pile.high, pile.drawn) + TILT / 2 - 0.6) / 2 * COIN * fits
    return Place(x, y + down, fits, 0.0, z)


def row(count: int, middle: float, width: float, widest_step: float, room: float) -> list[float]:
    """Return the x of the centres of `count` things in a row, centred at `middle` and at most `room` wide.

    They are `widest_step` apart, or less if they must overlap to fit.
    """
    if count < 2:
        return [middle] * count
    step = min(widest_step, (room - width) / (count - 1))
    start = middle - step * (count - 1) / 2
    return [start + step * place for place in range(count)]


def fan(
    count: int,
    middle: float,
    y: float,
    width: float,
    widest_step: float,
    room: float,
    spread: float,
    z: float,
    sag: float = 0.0058,
) -> list[Place]:
    """Return the places of the cards of a hand held in a fan, from the left; their depths begin at `z`.

    Cards at the ends of a full hand (13 cards) or a larger one are turned by `spread` degrees. They lie on a shallow
    arc: a card next to the middle one lies lower than it by `sag` times a card's width, and others by the square of
    their distance.
    """
    centres = row(count, middle, width, widest_step, room)
    bend = min(1.0, (_FULL - 1) / max(1, count - 1))
    places = []
    for place, x in enumerate(centres):
        off = (place - (count - 1) / 2) * bend
        angle = off * spread / 6
        places.append(Place(x, y + width * sag * off * off, width, angle, z + place))
    return places
