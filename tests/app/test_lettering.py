"""Larger texts on the felt: as large as asked for, or as there is room for, with everything standing apart."""

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.games.losers.layout import LosersLayout
from cardtable.games.mentalist.layout import MentalistLayout
from cardtable.games.miser.layout import MiserLayout
from cardtable.games.war.layout import WarLayout
from cardtable.table.places import Box
from cardtable.table.seating import USUAL, Lettering, lettered, stand_apart

Make = Callable[[int, tuple[float, float], Lettering], Any]
LAYOUTS: dict[str, Make] = {
    "war": lambda seats, felt, lettering: WarLayout(seats, 0, *felt, lettering=lettering),
    "losers": lambda seats, felt, lettering: LosersLayout(seats, 0, *felt, lettering=lettering),
    "mentalist": lambda seats, felt, lettering: MentalistLayout(seats, 0, True, *felt, lettering=lettering),
    "miser": lambda seats, felt, lettering: MiserLayout(seats, 0, *felt, lettering=lettering),
}
FELTS = [(734.0, 700.0), (1080.0, 900.0), (1920.0, 1440.0)]


def layout(game: str, seats: int, felt: tuple[float, float], text_size: float) -> Any:
    return lettered(text_size, lambda lettering: LAYOUTS[game](seats, felt, lettering))


@pytest.mark.parametrize("text_size", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("seats", [3, 7])
@pytest.mark.parametrize("game", LAYOUTS)
def test_texts_are_as_large_as_there_is_room_for(
    game: str, seats: int, felt: tuple[float, float], text_size: float
) -> None:
    found = layout(game, seats, felt, text_size)
    size, plaque, tall, _ = found.sizes.lettering
    assert 1 <= size <= text_size
    assert 1 <= plaque <= text_size
    assert 1 <= tall <= text_size
    assert found.sizes.lettering == USUAL or found.fits
    if felt != FELTS[0]:
        assert size > 1 or plaque > 1


@pytest.mark.parametrize("game", LAYOUTS)
def test_few_at_an_ordinary_table_have_texts_of_a_third_more(game: str) -> None:
    assert layout(game, 3, FELTS[1], 1.5).sizes.lettering.size >= 1.3


@pytest.mark.parametrize(("game", "text", "plaque"), [("war", 1.4, 1.4), ("losers", 1.6, 1.6),
                                                     ("mentalist", 1.9, 1.4), ("miser", 1.6, 1.5)])  # fmt: skip
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_twice_as_large_goes_a_long_way(game: str, seats: int, text: float, plaque: float) -> None:
    """Measured on the felt of a window of 1440 x 900, beside a panel with texts of that size."""
    sizes = layout(game, seats, (965.0, 900.0), 2.0).sizes
    assert sizes.lettering.size >= text
    assert sizes.plaque[1] >= plaque * max(44.0, 52 * 965 / 1080) - 0.1


@pytest.mark.parametrize("game", LAYOUTS)
def test_as_designed_nothing_is_tried(game: str) -> None:
    found = layout(game, 4, FELTS[1], 1.0)
    assert found.sizes.lettering == USUAL
    assert found.prompt == LAYOUTS[game](4, FELTS[1], USUAL).prompt


def test_boxes_stand_apart_within_the_felt() -> None:
    one = Box(100, 100, 50, 50)
    assert stand_apart(400, 400, [one, one._replace(x=150)])
    assert not stand_apart(400, 400, [one, one._replace(x=140)])
    assert not stand_apart(160, 400, [one])
