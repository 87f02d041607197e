"""Where on the felt a thing has room: near to a point, off what lies there, and off the ways between players."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from cardtable.table.places import Box

Point = tuple[float, float]
_BOW = 0.14
"""How far the middle of a ribbon's way is drawn aside, as a share of its length: so it is drawn."""
_POINTS = 16
"""So many points of a way are kept free."""


class Felt(NamedTuple):
    """A part of the felt in which things may be put."""

    box: Box
    step: float
    """How finely room is looked for."""

    def spots(self, wide: float, tall: float, near: Point) -> list[Box]:
        """Where a thing so large may lie, the nearest to a point first."""
        x, y, width, height = self.box
        spots = [
            Box(x + across * self.step, y + down * self.step, wide, tall)
            for down in range(max(1, int((height - tall) / self.step)))
            for across in range(max(1, int((width - wide) / self.step)))
        ]
        near = near[0] - wide / 2, near[1] - tall / 2
        spots.sort(key=lambda spot: (spot.x - near[0]) ** 2 + (spot.y - near[1]) ** 2)
        return spots


def way(start: Point, end: Point) -> list[Point]:
    """Points of a ribbon's way: a shallow bow."""
    across, down = end[0] - start[0], end[1] - start[1]
    found = []
    for number in range(_POINTS + 1):
        share = number / _POINTS
        aside = 2 * _BOW * share * (1 - share)
        found.append((start[0] + across * share - down * aside, start[1] + down * share + across * aside))
    return found


def clear(spots: Iterable[Box], taken: Sequence[Box]) -> Iterator[Box]:
    """Those that meet nothing of what is taken."""
    sides = [(box.x, box.y, box.x + box.width, box.y + box.height) for box in taken]
    for spot in spots:
        left, top, right, foot = spot.x, spot.y, spot.x + spot.width, spot.y + spot.height
        for begin, high, end, low in sides:
            if left < end and begin < right and top < low and high < foot:
                break
        else:
            yield spot


def best_of(spots: Sequence[Box], *faults: Callable[[Box], float]) -> tuple[Box, bool]:
    """The first spot without faults, or else the one with the least, the worst kind first; whether it has none."""
    best, least = spots[0], (float("inf"),) * len(faults)
    for spot in spots:
        found: list[float] = []
        for number, fault in enumerate(faults):
            found.append(fault(spot))
            if (*found,) > least[: number + 1]:
                break
        else:
            if (*found,) < least:
                best, least = spot, (*found,)
            if not any(found):
                return spot, True
    return best, False


def shared(one: Box, other: Box) -> float:
    """What two boxes have in common."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across * down if across > 0 and down > 0 else 0.0


def holds(box: Box, point: Point) -> bool:
    """Whether a point lies in a box."""
    return box.x < point[0] < box.x + box.width and box.y < point[1] < box.y + box.height


def edge(box: Box, towards: Point) -> Point:
    """Where a line from a box's middle leaves it."""
    x, y = box.centre
    across, down = towards[0] - x, towards[1] - y
    share = min(box.width / 2 / max(1e-6, abs(across)), box.height / 2 / max(1e-6, abs(down)), 0.49)
    return x + across * share, y + down * share
