"""Layout of Bidding War for 2 to 7 seats at any size: nothing lies beyond the felt, and nothing covers what must be
seen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.war.layout import STAKE, WarLayout, hand, won
from cardtable.table.board import Card
from cardtable.table.proportions import RIM
from tests.app.areas import box_of, rect
from tests.app.models import war

SIZES = [(734, 700), (1080, 900), (1920, 1440), (3420, 2160)]
"""Sizes of the felt in windows of 1024 x 700, 1440 x 900, 2560 x 1440 and 4K."""
LOW = (735, 548)
"""Size of the felt of an open table in a window of 1024 x 700."""


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


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_pieces_keep_their_size_on_a_low_felt(seats: int, mirrored: bool) -> None:
    test_furniture_stands_apart(seats, LOW, mirrored)
    layout = WarLayout(seats, 0, *LOW, mirrored)
    assert layout.prize_width > 40
    assert min(place.width for place in (layout.deck, layout.heap, *layout.slots.values())) > 36


@pytest.mark.parametrize("size", SIZES)
def test_two_fill_the_width_of_the_table(size: tuple[int, int]) -> None:
    layout = WarLayout(2, 0, *size)
    lying = [box_of(place) for place in (*layout.slots.values(), layout.deck, layout.heap)] + [rect(layout.stand)]
    left, right = min(box.left() for box in lying), max(box.right() for box in lying)
    assert right - left > 0.68 * size[0]
    assert sum(box.width() for box in lying) > 0.5 * (right - left)


@pytest.mark.parametrize("carried", range(1, 6))
def test_cards_that_were_carried_leave_the_bids_of_two_alone(carried: int) -> None:
    layout = WarLayout(2, 0, 1080, 900)
    board = war(2)
    stake = [Card(card, True) for card in ("AH", "2H", "3H", "4H", "5H", "6H")][: carried + 1]
    board.zone(STAKE).extend(stake)
    places = layout.places(board)
    assert not any(box_of(places[card]).intersects(box_of(layout.slots[0])) for card in stake)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(3, 8))
def test_piles_lie_off_the_hands_of_others(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = WarLayout(seats, 0, *size, mirrored)
    board = war(seats)
    for seat in range(seats):
        board.zone(hand(seat)).extend(Card() for _ in range(13))
        board.zone(won(seat)).extend(Card("9H", True) for _ in range(5))
    places = layout.places(board)
    for seat in range(seats):
        pile = [box_of(places[card]) for card in board.zone(won(seat))]
        for other in {*range(1, seats)} - {seat}:
            fan = [box_of(places[card]) for card in board.zone(hand(other))]
            assert not any(one.intersects(two) for one in pile for two in fan), (seat, other)
