"""Layout of Loser's Game for 2 to 8 seats at any size: nothing lies beyond the felt, and nothing covers what must be
read."""

from itertools import combinations, pairwise
from math import atan2, pi

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardtable.app.parts.paper import slip_says
from cardtable.games.losers.layout import ASIDE, LosersLayout, hand, pile, trick
from cardtable.games.losers.moves import CardPlayed, LosersDealt, TrickTaken, TrumpCalled
from cardtable.games.losers.play import CARDS
from cardtable.games.losers.table import LosersModel
from cardtable.table.board import Piece
from cardtable.table.places import Place
from cardtable.table.proportions import RIM
from tests.app.areas import box_of, rect
from tests.app.models import losers

SIZES = [(734, 700), (1080, 900), (3420, 2160), (1500, 800)]
"""Sizes of the felt in windows of 1024 x 700, 1440 x 900 and 4K, and in a low one."""


def dealt(seats: int) -> LosersModel:
    """Return a board with a hand dealt to seat 0."""
    size = 52 // seats
    board = losers(seats)
    hands = tuple(tuple(CARDS[seat * size + at] if seat == 0 else None for at in range(size)) for seat in range(seats))
    board.follow(LosersDealt(0, hands, tuple(CARDS[size * seats :]), 0))
    board.follow(TrumpCalled(0, "H"))
    return board


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_furniture_stands_apart(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = LosersLayout(seats, 0, *size, mirrored)
    felt = QRectF(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)
    plaques = {seat: rect(box, layout.strip_height + 2) for seat, box in layout.plaques.items()}
    slots = {seat: box_of(place) for seat, place in layout.slots.items()}
    prompt = rect(layout.prompt)
    token = QRectF(0, 0, layout.token.width, layout.token.width)
    token.moveCenter(box_of(layout.token).center())
    everything = [*plaques.values(), *slots.values(), prompt, token]
    for one in everything:
        assert felt.contains(one)
    for one, other in combinations(everything, 2):
        assert not one.intersects(other), (one, other)
    assert min(slot.width() for slot in slots.values()) >= 48
    # Seen from the middle of the trick, cards lie clockwise in the order of the seats.
    middle = QPointF(size[0] / 2, slots[0].top() - 1)
    turns = [_turn(slots[seat].center() - middle) for seat in range(seats)]
    assert turns == sorted(turns)


def _turn(way: QPointF) -> float:
    """Return the direction of a point, clockwise from straight down, as a share of the full turn."""
    return (atan2(-way.x(), way.y()) / (2 * pi)) % 1.0


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_card_can_be_seen_and_touched(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = LosersLayout(seats, 0, *size, mirrored)
    board = dealt(seats)
    window = QRectF(0, 0, *size)
    places = layout.places(board)
    own = [places[piece] for piece in board.cards(hand(0))]
    assert len({round(place.y) for place in own}) <= 14
    for place in own:
        assert window.contains(box_of(place))
    rows: dict[bool, list[Place]] = {}
    for place in own:
        rows.setdefault(place.z < 330 and len(own) > 17, []).append(place)
    for row in rows.values():
        for one, other in pairwise(row):
            # The index takes a fifth of a card's width: it must show, and leave something to click.
            assert other.x - one.x >= max(20, 0.24 * one.width)
    for piece in board.cards(ASIDE):
        assert window.contains(box_of(places[piece]))
        assert not box_of(places[piece]).intersects(rect(layout.prompt))
        assert not any(box_of(places[piece]).intersects(box_of(slot)) for slot in layout.slots.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_piles_grow_without_covering_anything(seats: int, size: tuple[int, int]) -> None:
    """Each seat in turn takes all tricks; no pile covers a plaque, a place for cards, the hand or the question."""
    layout = LosersLayout(seats, 0, *size)
    for taker in range(seats):
        board = dealt(seats)
        for _ in range(52 // seats - 1):
            cards = []
            for seat in range(seats):
                piece = board.cards(hand(seat))[-1]
                cards.append(piece.card or "2C")
                board.follow(CardPlayed(seat, cards[-1], seat == 0))
            board.follow(TrickTaken(taker, tuple(cards)))
            places = layout.places(board)
            packets = [box_of(places[piece]) for piece in board.cards(pile(taker))]
            blocked = [rect(box, layout.strip_height) for box in layout.plaques.values()]
            blocked += [box_of(slot) for slot in layout.slots.values()]
            blocked.append(rect(layout.prompt))
            blocked += [box_of(places[piece]).adjusted(3, 0, -3, 0) for piece in board.cards(hand(0))]
            for packet in packets:
                assert QRectF(0, 0, *size).contains(packet)
                assert not any(packet.intersects(box) for box in blocked), (seats, size, taker)


@pytest.mark.parametrize("mirrored", [False, True])
def test_on_a_low_felt_tricks_leave_the_question_alone(mirrored: bool) -> None:
    """For four at the open table in the smallest window. With more seats the piles may reach under the question's
    sides, but not its words."""
    for seats, height in ((4, 548), (4, 600), (6, 548), (8, 548)):
        layout = LosersLayout(seats, 0, 734, height, mirrored)
        board = dealt(seats)
        for _ in range(52 // seats - 1):
            cards = [board.cards(hand(seat))[-1].card or "2C" for seat in range(seats)]
            for seat, card in enumerate(cards):
                board.follow(CardPlayed(seat, card, seat == 0))
            board.follow(TrickTaken(seats - 1, tuple(cards)))
        places = layout.places(board)
        question = rect(layout.prompt)
        if seats > 4:
            question = question.adjusted(70, 0, -70, 0)
        taken = [box_of(places[piece]) for piece in board.cards(pile(seats - 1))]
        assert taken
        for packet in taken:
            assert not packet.intersects(question), (seats, height)
            assert not any(packet.intersects(box_of(slot)) for slot in layout.slots.values())


def test_seats_sit_clockwise_in_a_mirror_too() -> None:
    plain, mirrored = LosersLayout(4, 0, 1080, 900), LosersLayout(4, 0, 1080, 900, True)
    assert plain.plaques[1].x < plain.plaques[3].x
    assert mirrored.plaques[1].x < mirrored.plaques[3].x
    assert plain.plaques[0].x < 540 < mirrored.plaques[0].x


def test_the_trick_lies_before_those_who_played() -> None:
    board = dealt(4)
    layout = LosersLayout(4, 0, 1080, 900)
    board.follow(CardPlayed(0, board.cards(hand(0))[0].card or "", True))
    board.follow(CardPlayed(1, "AS", False))
    places = layout.places(board)
    for seat in (0, 1):
        piece: Piece = board.zone(trick(seat))[0]
        assert (places[piece].x, places[piece].y) == (layout.slots[seat].x, layout.slots[seat].y)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_trick_meets_in_the_middle(seats: int, size: tuple[int, int]) -> None:
    """However wide the table, cards lie no further apart than the things in the middle need."""
    layout = LosersLayout(seats, 0, *size)
    board = dealt(seats)
    middle = [box_of(layout.places(board)[piece]) for piece in board.cards(ASIDE)] + [box_of(layout.token)]
    room = max(box.right() for box in middle) - min(box.left() for box in middle)
    xs = sorted(place.x for place in layout.slots.values())
    most = max(room, layout.trick_width) + 80 * layout.unit
    assert all(other - one - layout.trick_width <= most for one, other in pairwise(xs)), (xs, room)
    assert xs[0] < size[0] / 2 + 1
    assert size[0] / 2 - 1 < xs[-1]


@pytest.mark.parametrize("size", [(400, 400), (400, 1280), (1480, 400)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_cards_have_a_width_where_nothing_fits(seats: int, size: tuple[int, int]) -> None:
    """Some systems force a window below its smallest size."""
    layout = LosersLayout(seats, 0, *size)
    assert all(place.width > 0 for place in layout.places(dealt(seats)).values())
    assert layout.trick_width > 0
    assert layout.aside.width > 0


@pytest.mark.usefixtures("qapp")
def test_the_word_on_a_slip_is_never_cut() -> None:
    assert slip_says("bid", QRectF(0, 0, 30, 18))
    assert not slip_says("Ansage", QRectF(0, 0, 30, 18))
    assert slip_says("Ansage", QRectF(0, 0, 60, 18))
