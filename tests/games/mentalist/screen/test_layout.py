"""Layout of Mentalist Poker for 2 to 8 seats at any size: nothing lies beyond the felt, and nothing covers what must be
seen."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.mentalist.layout import POT, MentalistLayout, bet, screen, stack
from cardtable.games.mentalist.moves import AntesPaid, BetLaid, LotDrawn, ScreenLifted
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.table import MentalistModel
from cardtable.table.board import Coins
from cardtable.table.marks import Tag
from cardtable.table.places import COIN, Place, pile_of
from cardtable.table.proportions import BEHIND_RATIO, RAISED, RIM, SCREEN_RATIO
from tests.app.areas import rect
from tests.app.models import mentalist, seen

SIZES = [(734, 700), (1080, 900), (1920, 1440), (3420, 2160)]
"""Sizes of the felt in windows of 1024 x 700, 1440 x 900, 2560 x 1440 and 4K."""


def standing(place: Place, ratio: float) -> QRectF:
    """Return the area of a standing screen."""
    tall = place.width * ratio
    return QRectF(place.x - place.width / 2, place.y - tall / 2, place.width, tall)


def pile(piece: Coins, place: Place) -> QRectF:
    """Return the area of a pile."""
    coin, shape = place.width * COIN, pile_of(piece.count)
    width, height = shape.width * coin, shape.height * coin
    return QRectF(place.x - width / 2, place.y + coin * 0.6 - height, width, height)


def board_of(seats: int, own: int, chips: int, over: int = 0) -> MentalistModel:
    """Return a board on which the antes are paid and seat 0 has `over` chips beyond its line."""
    board = MentalistModel(seen("mentalist", seats, max(own, 0), MentalistRules(starting_chips=chips), own=own >= 0))
    for event in (LotDrawn(0), AntesPaid(tuple(range(seats)), 1, seats), BetLaid(0, over if own == 0 else None)):
        board.follow(event)
    board.settle()
    return board


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_furniture_stands_apart(seats: int, size: tuple[int, int], mirrored: bool, own: bool) -> None:
    layout = MentalistLayout(seats, 0, own, *size, mirrored)
    felt = QRectF(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)
    everything = [rect(box) for box in (*layout.plaques.values(), *layout.bubbles.values(), layout.dish, layout.prompt)]
    everything += [
        standing(place, BEHIND_RATIO if own and seat == 0 else SCREEN_RATIO) for seat, place in layout.screens.items()
    ]
    for one in everything:
        assert felt.contains(one)
    for one, other in combinations(everything, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other), (one, other)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_notes_at_plaques_cover_nothing(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    """Notes stand out above the upper edge of a plaque, at its end."""
    layout = MentalistLayout(seats, 0, True, *size, mirrored)
    out = 0.6 * 19 * layout.text_scale
    discs = [QRectF(at.x - at.width / 2, at.y - at.width / 2, at.width, at.width) for at in layout.buttons.values()]
    for plaque in layout.plaques.values():
        note = QRectF(plaque.x + plaque.width / 4, plaque.y - out, plaque.width / 2, out)
        assert not any(note.intersects(disc) for disc in discs)
        assert not any(note.intersects(standing(place, SCREEN_RATIO)) for place in layout.screens.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_dish_is_large_enough_to_be_seen(seats: int, size: tuple[int, int]) -> None:
    assert MentalistLayout(seats, 0, True, *size).dish.width > 180


@pytest.mark.parametrize("chips", [3, 20, 1000])
@pytest.mark.parametrize("size", SIZES)
def test_chips_stay_on_their_side_of_the_line(size: tuple[int, int], chips: int) -> None:
    layout = MentalistLayout(2, 0, True, *size)
    board = board_of(2, 0, chips, chips // 2)
    places = layout.places(board)
    (behind,), (over,) = board.zone(stack(0)), board.zone(bet(0))
    assert isinstance(behind, Coins)
    assert isinstance(over, Coins)
    assert (behind.count, over.count) == (chips - 1 - chips // 2, chips // 2)
    assert pile(behind, places[behind]).top() > layout.line.y
    assert pile(over, places[over]).bottom() < layout.line.y + 4
    assert pile(behind, places[behind]).bottom() < size[1] - RIM
    assert pile(over, places[over]).top() > standing(layout.screens[0], BEHIND_RATIO).center().y()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pot", [1, 16, 4000])
def test_the_pot_lies_in_its_dish(size: tuple[int, int], pot: int) -> None:
    layout = MentalistLayout(5, 0, True, *size)
    board = board_of(5, 0, 20)
    board.pot = pot
    board.settle()
    (coins,) = board.zone(POT)
    assert isinstance(coins, Coins)
    assert rect(layout.dish).contains(pile(coins, layout.places(board)[coins]))


def test_a_bet_that_stands_moves_nothing_but_its_screen() -> None:
    """This gives away nothing about the number of chips."""
    layout = MentalistLayout(3, 1, True, 1080, 900)
    seen = []
    for event in (None, BetLaid(0, None)):
        board = mentalist(3, 1)
        board.follow(LotDrawn(0))
        if event:
            board.follow(event)
        board.settle()
        seen.append({repr(piece): place for piece, place in layout.places(board).items()})
    moved = [name for name, place in seen[0].items() if seen[1][name] != place]
    assert seen[0].keys() == seen[1].keys()
    assert moved == ["screen of 0"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_chips_behind_a_screen_are_seen_only_as_it_is_lifted(seats: int, size: tuple[int, int]) -> None:
    board = mentalist(seats)
    layout = MentalistLayout(seats, 0, True, *size)
    coins, ante = Coins(3), Coins(1)
    for bettor in range(1, seats):
        standing_screen = standing(layout.screens[bettor], SCREEN_RATIO)
        board.follow(LotDrawn(0))
        board.follow(BetLaid(bettor, None))
        (card,) = board.zone(screen(bettor))
        lies = layout.place(coins, bet(bettor))
        assert lies.z < layout.places(board)[card].z
        assert standing_screen.contains(pile(coins, lies))
        board.follow(ScreenLifted(bettor, 3, hit=False))
        lifted = layout.places(board)[card]
        lower = lifted.y + (0.5 - RAISED) * lifted.width * SCREEN_RATIO
        assert lower < lies.y  # most of the pile is uncovered
        # Others' chips appear and vanish at the upper edge, beside the emblem.
        assert layout.place(ante, stack(bettor)).y == pytest.approx(standing_screen.top())


def test_corner_seats_have_their_screens_at_the_rim() -> None:
    layout = MentalistLayout(8, 0, True, 1080, 900)
    for left, right in ((1, 7), (2, 6), (3, 5)):
        assert layout.screens[left].x == pytest.approx(1080 - layout.screens[right].x)


def test_seats_are_clockwise_in_a_mirror_too() -> None:
    for mirrored in (False, True):
        layout = MentalistLayout(4, 2, True, 1080, 900, mirrored)
        left = min((seat for seat in layout.plaques if seat != 2), key=lambda seat: layout.plaques[seat].x)
        assert left == 3


@pytest.mark.parametrize(
    ("all_open", "chips", "said"), [(False, None, "bet made"), (True, 0, "bet 0"), (True, 5, "bet 5")]
)
def test_where_all_lies_open_a_bet_says_how_much_it_is(all_open: bool, chips: int | None, said: str) -> None:
    """At an open table a bet of nothing is told too: there are no chips to be counted."""
    board = MentalistModel(seen("mentalist", 2, 1, MentalistRules(), own=True)._replace(all_open=all_open))
    for event in (LotDrawn(0), AntesPaid((0, 1), 1, 2), BetLaid(0, chips)):
        board.follow(event)
    mark = board.marks(board.layout(1080, 900, False))["stands", 0]
    assert isinstance(mark, Tag)
    assert mark.words == said
