"""Where on the felt a thing has room: near to a point, off what lies there, and off the ways between players."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from cardtable.table.places import Box

Point = tuple[float, float]
Sides = tuple[float, float, float, float]
"""Left, top, right and foot of a box."""
_BOW = 0.14
"""How far the middle of a ribbon's way is drawn aside, as a share of its length: so it is drawn."""
_POINTS = 16
"""So many points of a way are kept free."""


class Felt(NamedTuple):
    """A part of the felt in which things may be put."""

    box: Box
    step: float
    """How finely room is looked for."""

    def spots(self, wide: float, tall: float, near: Point) -> Iterator[Box]:
        """Where a thing so large may lie, the nearest to a point first."""
        x, y, width, height = self.box
        across = [x + number * self.step for number in range(max(1, int((width - wide) / self.step)))]
        down = [y + number * self.step for number in range(max(1, int((height - tall) / self.step)))]
        near = near[0] - wide / 2, near[1] - tall / 2
        # A felt has a thousand spots, of which few are looked at: they are put in order as numbers, and made late.
        aside = [(left - near[0]) ** 2 for left in across]
        far = [beside + over for over in [(top - near[1]) ** 2 for top in down] for beside in aside]
        for spot in sorted(range(len(far)), key=far.__getitem__):
            row, column = divmod(spot, len(across))
            yield Box(across[column], down[row], wide, tall)


def way(start: Point, end: Point) -> list[Point]:
    """Points of a ribbon's way: a shallow bow."""
    across, down = end[0] - start[0], end[1] - start[1]
    found = []
    for number in range(_POINTS + 1):
        share = number / _POINTS
        aside = 2 * _BOW * share * (1 - share)
        found.append((start[0] + across * share - down * aside, start[1] + down * share + across * aside))
    return found


def sides(boxes: Iterable[Box]) -> list[Sides]:
    """Boxes as what is compared many thousand times."""
    return [(box.x, box.y, box.x + box.width, box.y + box.height) for box in boxes]


def clear(spots: Iterable[Box], taken: Sequence[Sides]) -> Iterator[Box]:
    """Those that meet nothing of what is taken."""
    for spot in spots:
        ((left, top, right, foot),) = sides((spot,))
        for begin, high, end, low in taken:
            if left < end and begin < right and top < low and high < foot:
                break
        else:
            yield spot


def best_of(spots: Iterable[Box], *faults: Callable[[Box], float]) -> tuple[Box, bool]:
    """The first spot without faults, or else the one with the least, the worst kind first; whether it has none. There
    is a spot."""
    spots = iter(spots)
    best, least = next(spots), (float("inf"),) * len(faults)
    for spot in chain((best,), spots):
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


def covered(box: Box, others: Sequence[Sides]) -> float:
    """What a box has in common with each of the others, in all."""
    ((left, top, right, foot),) = sides((box,))
    found = 0.0
    for begin, high, end, low in others:
        if left < end and begin < right and top < low and high < foot:
            found += (min(right, end) - max(left, begin)) * (min(foot, low) - max(top, high))
    return found


def passed(points: Iterable[Point], boxes: Sequence[Sides]) -> int:
    """How often points lie in boxes."""
    return sum([left < x < right and top < y < foot for x, y in points for left, top, right, foot in boxes])


def holds_any(box: Box, points: Iterable[Point]) -> bool:
    """Whether one of the points lies in a box."""
    ((left, top, right, foot),) = sides((box,))
    return any(left < x < right and top < y < foot for x, y in points)


def edge(box: Box, towards: Point) -> Point:
    """Where a line from a box's middle leaves it."""
    x, y = box.centre
    across, down = towards[0] - x, towards[1] - y
    share = min(box.width / 2 / max(1e-6, abs(across)), box.height / 2 / max(1e-6, abs(down)), 0.49)
    return x + across * share, y + down * share
