"""Where things lie: values that layouts give and items take. All lengths in logical pixels."""

from typing import NamedTuple

from cardtable.app.art.card_face import CARD_RATIO


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


def mirrored_place(place: Place, width: float) -> Place:
    """A place on a table of this width, seen in a mirror: for scripts that run from right to left."""
    return place._replace(x=width - place.x, angle=-place.angle)


def mirrored_box(box: Box, width: float) -> Box:
    """A rectangle on a table of this width, seen in a mirror."""
    return box._replace(x=width - box.x - box.width)


def row(count: int, middle: float, width: float, widest_step: float, room: float) -> list[float]:
    """The centres of `count` things `width` wide, overlapping as they must to fit into `room` around `middle`."""
    if count < 2:
        return [middle] * count
    step = min(widest_step, (room - width) / (count - 1))
    start = middle - step * (count - 1) / 2
    return [start + step * place for place in range(count)]


def fan(
    count: int, middle: float, y: float, width: float, widest_step: float, room: float, spread: float, z: float
) -> list[Place]:
    """A hand held in a fan: a shallow arc, turned up to `spread` degrees at its ends when it is full (13 cards)."""
    centres = row(count, middle, width, widest_step, room)
    places = []
    for place, x in enumerate(centres):
        off = place - (count - 1) / 2
        angle = off * spread / 6
        places.append(Place(x, y + width * 0.0058 * off * off, width, angle, z + place))
    return places
