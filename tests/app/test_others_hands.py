"""Hands of other players: they stand on plaques, and where all hands are open each card can be read, at every table."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPolygonF, QTransform

from cardtable.app.art.cards import index_end
from cardtable.app.screens import SCREENS
from cardtable.engine.games import GAMES
from cardtable.engine.state import EVERYTHING, NOBODY
from cardtable.session.observer import Observer
from cardtable.table.board import Card
from cardtable.table.model import Layout, Perspective, TableModel
from cardtable.table.places import Place
from tests.app.areas import HELD, INDEX_SEEN, LOW, rect
from tests.engine.suite import Table, begun

SIZES = [(734, 548), (734, 633), (734, 700), (1024, 590), (1080, 900), (1440, 780), (3420, 2160)]
"""Sizes of the felt in windows of 1024 x 700 and 1440 x 900, with a panel and without, and of 4K."""
TABLES = [
    (key, seats)
    for key in ("losers", "miser", "war")
    for seats in range(GAMES[key].fewest_seats, GAMES[key].most_seats + 1)
]
"""Each game with hands, at each number of seats."""


def dealt(key: str, seats: int) -> TableModel:
    """Return a table at which cards are dealt and all hands are open."""
    table = Table(GAMES[key], GAMES[key].rules(), seats, 5)
    observer = Observer(table.header(), EVERYTHING)
    begun(table, lambda *_: observer.write)
    names = [f"seat {seat}" for seat in range(seats)]
    model = SCREENS[key].model()(Perspective(table.rules, names, 0, NOBODY, all_open=True))
    for event in observer.events:
        model.follow(event)
    return model


def others_hands(model: TableModel, layout: Layout) -> dict[int, list[Place]]:
    """Return the places of the cards of every hand except the one at the foot of the table, by seat."""
    places = layout.places(model)
    return {seat: [places[card] for card in model.cards(("hand", seat))] for seat in range(1, model.seats)}


def corner(place: Place, width: float, height: float) -> QPolygonF:
    """Return the upper left corner of a card, `width` by `height` pixels, where it lies."""
    there = QTransform.fromTranslate(place.x, place.y).rotate(place.angle)
    return there.map(QPolygonF(QRectF(-place.width / 2, -place.height / 2, width, height)))


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_hand_hides_behind_a_plaque(key: str, seats: int, size: tuple[int, int], mirrored: bool) -> None:
    model = dealt(key, seats)
    layout = model.layout(*size, mirrored)
    plaques = {seat: rect(box, layout.strip_height) for seat, box in layout.plaques.items()}
    felt = QRectF(0, 0, *size)
    low = seats > 6 and size[1] < LOW
    fans: dict[int, QRectF] = {}
    for seat, hand in others_hands(model, layout).items():
        for place in hand:
            card = corner(place, place.width, place.height).boundingRect()
            assert felt.contains(card)
            assert not any(card.intersects(box) for other, box in plaques.items() if other != seat)
            if low:  # there is not room for both
                assert plaques[seat].top() - card.top() > INDEX_SEEN * index_end(place.width)[1]
            else:
                assert card.bottom() - plaques[seat].top() < HELD * place.height
                assert not card.intersects(rect(layout.prompt))
            fans[seat] = fans.get(seat, card).united(card)
    for seat, fan in fans.items():
        assert not any(fan.intersects(box) for other, box in fans.items() if other != seat)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_open_hands_can_be_read(key: str, seats: int, size: tuple[int, int], mirrored: bool) -> None:
    """No card covers the index of the one under it, and no index is too small to read."""
    model = dealt(key, seats)
    assert all(card.face_up and card.card for zone, cards in model.zones.items() for card in cards
               if isinstance(card, Card) and isinstance(zone, tuple) and zone[0] == "hand")  # fmt: skip
    for hand in others_hands(model, model.layout(*size, mirrored)).values():
        for one, other in pairwise(hand):
            wide, tall = index_end(one.width)
            assert wide >= 10
            assert tall >= 18
            over = corner(other, other.width, other.height)
            index = corner(one, wide, tall)
            points = [index.at(number) for number in range(index.size())]
            assert not any(over.containsPoint(point, Qt.FillRule.WindingFill) for point in points)


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "seats"), [table for table in TABLES if table[1] > 4])
def test_your_own_hand_and_the_question_are_clear_of_all_else(
    key: str, seats: int, size: tuple[int, int], text_size: float
) -> None:
    """With as many players as possible, in the smallest windows too. The last event is written over the middle of the
    question: there other hands may come down at its sides."""
    model = dealt(key, seats)
    layout = model.layout(*size, mirrored=False, text_size=text_size)
    places = layout.places(model)
    felt, question = QRectF(0, 0, *size), rect(layout.prompt)
    plaques = [rect(box, layout.strip_height) for box in layout.plaques.values()]
    hand = [corner(places[card], places[card].width, places[card].height) for card in model.cards(("hand", 0))]
    for card in (each.boundingRect() for each in hand):
        assert felt.contains(card)
        assert not card.intersects(question)
        assert not any(card.intersects(plaque) for plaque in plaques)
    words = question.adjusted(0, 36 if size[1] < LOW else 12, 0, 0)
    assert not any(plaque.intersects(words) for plaque in plaques)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_card_is_too_small_to_be_seen(key: str, seats: int, size: tuple[int, int]) -> None:
    model = dealt(key, seats)
    places = model.layout(*size, mirrored=False).places(model)
    assert min(place.width for piece, place in places.items() if isinstance(piece, Card)) > 18
