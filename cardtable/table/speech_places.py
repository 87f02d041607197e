"""Places of speech bubbles on the felt: near the speaker's plaque, and over nothing that must be seen.

A place is chosen by its cost: of what it covers, of its distance to the plaque, and of being taken for another seat's.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, product
from math import ceil, cos, floor, hypot, radians, sin, sqrt
from typing import NamedTuple

from cardtable.table.places import Box, Place

NEVER, HARDLY, RATHER_NOT, LIGHTLY = 1.0, 0.1, 0.02, 0.002
"""Costs per square pixel of covering something."""
_FINEST = 8.0
"""Least size of a cell of the grid of places tried, in pixels."""
_CELLS = 120
"""Largest number of cells along the felt's diagonal: more would take longer than a frame allows."""
_STRIDE = 4.0
"""Pixels between the points that `free_way` tries."""
_FAR = 0.03
"""Cost per pixel of distance to the plaque."""
_MISTAKEN = 600.0
"""Cost of lying nearer to another seat's plaque, which would be taken for the speaker's."""


class Taken(NamedTuple):
    """Something that lies on the felt already."""

    box: Box
    cost: float = NEVER
    """Cost per square pixel of covering it: some things may be covered if there is no other room."""


def around(places: Iterable[Place]) -> Box | None:
    """Return the box around cards at these places, turned ones included; None if there are no places."""
    edges = []
    for place in places:
        turn = radians(place.angle)
        width = abs(place.width * cos(turn)) + abs(place.height * sin(turn))
        height = abs(place.width * sin(turn)) + abs(place.height * cos(turn))
        edges.append((place.x - width / 2, place.y - height / 2, place.x + width / 2, place.y + height / 2))
    if not edges:
        return None
    left, top = min(edge[0] for edge in edges), min(edge[1] for edge in edges)
    return Box(left, top, max(edge[2] for edge in edges) - left, max(edge[3] for edge in edges) - top)


def covered(box: Box, taken: Iterable[Taken]) -> float:
    """Return the cost of what a box covers."""
    total = 0.0
    for other, cost in taken:
        width = min(box.x + box.width, other.x + other.width) - max(box.x, other.x)
        height = min(box.y + box.height, other.y + other.height) - max(box.y, other.y)
        if width > 0 and height > 0:
            total += width * height * cost
    return total


def place_speech(
    sizes: Sequence[tuple[float, float]], plaque: Box, felt: Box, taken: Sequence[Taken], others: Sequence[Box] = ()
) -> Box:
    """Return the box for words that can be set in any of several sizes, the best size first.

    It is the box nearest to `plaque` that covers nothing and is no nearer to the plaques in `others`; if there is none,
    the one that costs least. Later sizes are tried only if earlier ones find no such box.
    """
    grid = max(_FINEST, hypot(felt.width, felt.height) / _CELLS)
    cells = _cells(felt, taken, grid)
    found, least = Box(felt.x, felt.y, *sizes[0]), float("inf")
    # Sizes rounded up to whole cells find only places that surely fit. If there is none, sizes are rounded down, which
    # also finds a gap that is just large enough; nudging shows whether it is.
    for rounded in (ceil, floor):
        best, cheapest = found, float("inf")
        for size in sizes:
            box, cost, free = _least_covering(cells, plaque, felt, size, grid, others, rounded)
            if cost < cheapest:
                best, cheapest = box, cost
            if free:
                break
        nudged, cost = _nudged(best, plaque, felt, taken, grid, others)
        if cost < least:
            found, least = nudged, cost
        if least < _MISTAKEN:
            break
    return found


def _cells(felt: Box, taken: Sequence[Taken], grid: float) -> list[list[float]]:
    """Return the costs of the cells of a grid over the felt as a summed-area table.

    The cost of covering any rectangle of cells then follows from the values at its four corners.
    """
    columns, rows = max(0, ceil(felt.width / grid)), max(0, ceil(felt.height / grid))  # a felt may be empty
    cells = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for (x, y, width, height), cost in taken:
        across = _shares((x - felt.x) / grid, (x + width - felt.x) / grid, columns)
        for row, down in _shares((y - felt.y) / grid, (y + height - felt.y) / grid, rows):
            line = cells[row + 1]
            for column, share in across:
                line[column + 1] = max(line[column + 1], cost * share * down)
    for above, line in pairwise(cells):
        so_far = 0.0
        for column in range(1, columns + 1):
            so_far += line[column]
            line[column] = so_far + above[column]
    return cells


def _shares(start: float, end: float, cells: int) -> list[tuple[int, float]]:
    """Return the cells of a row that an interval (in cells) touches, each with the share of it that is covered."""
    touched = range(max(0, floor(start)), min(cells, ceil(end)))
    return [(cell, min(end, cell + 1) - max(start, cell)) for cell in touched]


def _least_covering(
    cells: list[list[float]],
    plaque: Box,
    felt: Box,
    size: tuple[float, float],
    grid: float,
    others: Sequence[Box],
    rounded: Callable[[float], int],
) -> tuple[Box, float, bool]:
    """Return the cheapest box of a size, its cost, and whether it is free.

    A box is free if it covers nothing and can't be taken for another seat's. `rounded` is `ceil` or `floor`: it rounds
    the size to whole cells.
    """
    width, height = size
    across, down = min(rounded(width / grid), len(cells[0]) - 1), min(rounded(height / grid), len(cells) - 1)
    middle_x, middle_y = plaque.centre
    columns = range(len(cells[0]) - across)
    aside = [(felt.x + column * grid + width / 2 - middle_x) ** 2 for column in columns]
    found, least, free = Box(felt.x, felt.y, width, height), float("inf"), False
    for row in range(len(cells) - down):
        high, low = cells[row], cells[row + down]
        away = (felt.y + row * grid + height / 2 - middle_y) ** 2
        for column, near, far in zip(columns, range(len(columns)), range(across, across + len(columns)), strict=True):
            taken = low[far] - low[near] - high[far] + high[near]
            cost = taken * grid * grid + _FAR * sqrt(aside[column] + away)
            if cost < least:
                box = Box(felt.x + column * grid, felt.y + row * grid, width, height)
                mistaken = _mistaken(box, plaque, others)
                if mistaken:
                    cost += _MISTAKEN
                if cost < least:
                    found, least, free = box, cost, taken < LIGHTLY / 2 and not mistaken
    return found, least, free


def _nudged(
    box: Box, plaque: Box, felt: Box, taken: Sequence[Taken], grid: float, others: Sequence[Box]
) -> tuple[Box, float]:
    """Return the cheapest box close to this one, at the edges of other things rather than on the grid, and its cost."""
    near = [each for each in taken if covered(box.wider(grid), [each])]
    steps = range(-ceil(grid), ceil(grid) + 1, ceil(grid))
    rights = {*steps, *_up_to_edges(box.x, box.width, [(each.box.x, each.box.width) for each in near], grid)}
    downs = {*steps, *_up_to_edges(box.y, box.height, [(each.box.y, each.box.height) for each in near], grid)}
    ways = product(sorted(rights), sorted(downs))
    best, least = box, float("inf")
    for tried in (_inside(box._replace(x=box.x + right, y=box.y + down), felt) for right, down in ways):
        cost = covered(tried, near) + _FAR * _apart(tried, plaque)
        if cost < least and _mistaken(tried, plaque, others):
            cost += _MISTAKEN
        if cost < least:
            best, least = tried, cost
    return best, least


def _up_to_edges(start: float, length: float, stretches: Iterable[tuple[float, float]], most: float) -> list[float]:
    """Return the shifts, of at most `most` pixels, by which an interval comes to touch one of the others.

    The other intervals are pairs of start and length.
    """
    moves = [move for first, long in stretches for move in (first + long - start, first - start - length)]
    return [move for move in moves if abs(move) <= most]


def _mistaken(box: Box, plaque: Box, others: Sequence[Box]) -> bool:
    """Return whether a box lies nearer to another seat's plaque than to the speaker's."""
    own = gap_between(box, plaque)
    return any(gap_between(box, other) < own for other in others)


def _apart(one: Box, other: Box) -> float:
    """Return the distance between the centres of two boxes."""
    return hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1])


def _inside(box: Box, felt: Box) -> Box:
    """Return the box, moved onto the felt if it lies beyond its edge."""
    return box._replace(
        x=max(felt.x, min(box.x, felt.x + felt.width - box.width)),
        y=max(felt.y, min(box.y, felt.y + felt.height - box.height)),
    )


def gap_between(one: Box, other: Box) -> float:
    """Return the distance between the edges of two boxes; 0 if they touch or overlap."""
    right = max(0.0, other.x - one.x - one.width, one.x - other.x - other.width)
    down = max(0.0, other.y - one.y - one.height, one.y - other.y - other.height)
    return hypot(right, down)


def free_way(box: Box, towards: tuple[float, float], taken: Sequence[Taken], least: float) -> tuple[float, float]:
    """Return the last free point on the straight way from a box to a point, at least `least` pixels from the box."""
    x = min(max(towards[0], box.x), box.x + box.width)
    y = min(max(towards[1], box.y), box.y + box.height)
    far = hypot(towards[0] - x, towards[1] - y)
    free = min(least, far)
    while free < far:
        share = (free + _STRIDE) / far
        spot = Box(x + (towards[0] - x) * share - 1, y + (towards[1] - y) * share - 1, 2, 2)
        if share < 1.0 and covered(spot, taken):
            break
        free += _STRIDE
    share = min(1.0, free / far) if far else 1.0
    return x + (towards[0] - x) * share, y + (towards[1] - y) * share
