"""The layout of Bidding War: for 2 to 7 seats at any size nothing sticks out, and nothing covers what must be seen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cardtable.app.games.war.layout import WarLayout
from cardtable.app.parts.felt import RIM
from tests.app.areas import box_of, rect

SIZES = [(734, 700), (1080, 900), (1920, 1440), (3420, 2160)]
"""Of the felt: windows of 1024 x 700, 1440 x 900, 2560 x 1440 and 4K."""


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
def test_furniture_stands_apart(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = WarLayout(seats, 0, *size, mirrored)
    felt = QRectF(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)
    everything = [rect(box, layout.strip_height) for box in layout.plaques.values()]
    everything += [box_of(place) for place in (*layout.slots.values(), layout.deck, layout.heap)]
    everything += [rect(layout.prompt), rect(layout.stand)]
    for one in everything:
        assert felt.contains(one)
    for one, other in combinations(everything, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other), (one, other)
