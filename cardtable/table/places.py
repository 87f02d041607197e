"""Where things lie: values that layouts give and items take. All lengths in logical pixels."""

from math import ceil, sqrt
from typing import NamedTuple

from cardtable.table.proportions import CARD_RATIO, COLUMN, THICKNESS, TILT

COIN = 0.46
"""A coin's width, where its pile is as wide as a card, as a share of that."""
_DRAWN = 500
"""Coins that are drawn of a pile; what more there are, its number says."""
_TALLER = {60: COLUMN, 200: 2 * COLUMN, _DRAWN: 5 * COLUMN}
"""By how many coins there are at most, those in a full column."""
_FULL = 13
"""Cards in a hand that is full."""


class Place(NamedTuple):
    """Where one card lies."""

    x: float
    """Of its centre."""
    y: float
    width: float
    angle: float = 0.0
    """Degrees, clockwise."""
    z: float = 0.0

    @property
    def height(self) -> float:
        """Of the card as it lies upright."""
        return self.width * CARD_RATIO


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def wider(self, by: float) -> "Box":
        """The same with so much room around it; smaller where that is negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Spot(NamedTuple):
    """A row of things around a point, or beginning there, with the width it may take."""

    x: float
    y: float
    room: float


def mirror(furniture: object, width: float) -> None:
    """Moves every place, box and spot that an object holds, or holds by seat, to where it is seen in a mirror on a
    table of this width: for scripts that run from right to left. Rows on it still run the other way, for a card's
    corner must show."""
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
    """How a pile of coins stands, in columns of five, or taller ones of many; lengths in widths of a coin."""

    drawn: int
    """Coins that are seen."""
    across: int
    """Columns in a row."""
    rows: int
    high: int = COLUMN
    """Coins in a full column."""

    @property
    def width(self) -> float:
        """With the shadow at its sides."""
        return 1.06 * self.across + 0.24 + (0.26 if self.rows > 1 else 0.0)

    @property
    def height(self) -> float:
        """From the uppermost coin to the shadow under the lowest."""
        return TILT * 1.1 * (self.rows - 1) + TILT / 2 + THICKNESS * min(self.high, self.drawn) + 0.6


def pile_of(count: int, across: int = 0) -> Pile:
    """How so many coins stand, so many columns side by side; 0 is as many as make a heap."""
    drawn = min(count, _DRAWN)
    high = next(high for most, high in _TALLER.items() if drawn <= most)
    columns = max(1, ceil(drawn / high))
    most = across or max(1, ceil(sqrt(columns * 1.6)))
    return Pile(drawn, min(columns, most), ceil(columns / most), high)


def pile_within(
    count: int, x: float, y: float, width: float, room: tuple[float, float], z: float, across: int = 0
) -> Place:
    """A pile around a point, as wide as a card `width` wide, or as much smaller as it must be for a room so wide and
    high."""
    pile = pile_of(count, across)
    fits = min(width, room[0] / pile.width / COIN, room[1] / pile.height / COIN)
    # Its columns rise above the point where it lies.
    down = (THICKNESS * min(pile.high, pile.drawn) + TILT / 2 - 0.6) / 2 * COIN * fits
    return Place(x, y + down, fits, 0.0, z)


def row(count: int, middle: float, width: float, widest_step: float, room: float) -> list[float]:
    """The centres of `count` things `width` wide, overlapping as they must to fit into `room` around `middle`."""
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
    """A hand held in a fan: a shallow arc, turned up to `spread` degrees at its ends when it is full (13 cards), and no
    further where it is fuller. `sag` says how deep the arc is, as a share of a card's width at the first beside its
    middle."""
    centres = row(count, middle, width, widest_step, room)
    bend = min(1.0, (_FULL - 1) / max(1, count - 1))
    places = []
    for place, x in enumerate(centres):
        off = (place - (count - 1) / 2) * bend
        angle = off * spread / 6
        places.append(Place(x, y + width * sag * off * off, width, angle, z + place))
    return places
