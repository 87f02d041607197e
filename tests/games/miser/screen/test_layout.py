"""Layout of Miser for 3 to 8 seats at any size: nothing lies beyond the felt, and nothing covers what must be seen."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from cardtable.app.languages import Speaking
from cardtable.app.table.mark_items import RibbonItem
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.scene import TableScene
from cardtable.app.table.thumbnail import drawing
from cardtable.games.miser.amounts import cards_count, pennies_words
from cardtable.games.miser.layout import ACROSS, DISH, OFFER, SLUSH, MiserLayout, hand, laid, purse, stake, way
from cardtable.games.miser.moves import AttackMade, CardLaid, CentreBidMade, ContractOffered, MiserDealt, TurnBegan
from cardtable.games.miser.table import MiserModel
from cardtable.table.board import Coins, Piece
from cardtable.table.marks import AttackRibbon, Plaque, Tag
from cardtable.table.places import COIN, Place, pile_of
from cardtable.table.proportions import CARD_RATIO, DEED_RATIO, RIM
from cardtable.work import worked_out
from tests.app.areas import box_of, rect
from tests.app.conftest import PIXMAPS
from tests.app.models import miser

SIZES = [(734, 700), (1080, 900), (1920, 1440), (3420, 2160)]
"""Sizes of the felt in windows of 1024 x 700, 1440 x 900, 2560 x 1440 and 4K."""
every_table = pytest.mark.parametrize(
    ("seats", "size", "mirrored"),
    [(seats, size, mirrored) for seats in range(3, 9) for size in SIZES for mirrored in (False, True)],
)


def pile(piece: Piece, place: Place) -> QRectF:
    """Return the area of a pile of pennies."""
    assert isinstance(piece, Coins)
    coin, shape = place.width * COIN, pile_of(piece.count, piece.across)
    width, height = (shape.width - 0.24) * coin, (shape.height - 0.2) * coin
    return QRectF(place.x - width / 2, place.y + coin * 0.4 - height, width, height)


def dealt(seats: int) -> MiserModel:
    """Return a board on which cards are dealt."""
    model = miser(seats)
    size = 52 // seats
    own = tuple(f"{rank}{suit}" for rank in ("2", "3", "4", "5", "6") for suit in "CDHS")[:size]
    model.follow(MiserDealt((own, *[(None,) * size] * (seats - 1)), (), (), 0))
    model.follow(TurnBegan(0, 1))
    model.settle()
    return model


def furniture(layout: MiserLayout, seats: int) -> dict[str, QRectF]:
    """Return the areas of everything on the felt and of the places for pieces, by name."""
    found = {"prompt": rect(layout.prompt), "dish": rect(layout.dish), "slush": box_of(layout.slush)}
    for seat in range(seats):
        peek = layout.sizes.peek if seat else 0.0
        found[f"plaque {seat}"] = rect(layout.plaques[seat]).adjusted(0, -peek, 0, 0)
        found[f"front {seat}"] = rect(layout.fronts[seat])
    model = dealt(seats)
    places = layout.places(model)
    for seat in range(seats):
        (coins,) = model.zone(purse(seat))
        found[f"purse {seat}"] = pile(coins, places[coins])
    return found


@every_table
def test_furniture_stands_apart(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = MiserLayout(seats, 0, *size, mirrored)
    felt = QRectF(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM)
    everything = furniture(layout, seats)
    for name, box in everything.items():
        assert felt.contains(box), name
    for (one, here), (other, there) in combinations(everything.items(), 2):
        assert not here.adjusted(1, 1, -1, -1).intersects(there), (one, other)


@every_table
def test_what_was_played_lies_off_all_attacks(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    """It also lies apart from the cards before players, so that it can't be taken for theirs, and at every size it says
    how many cards it has."""
    model = dealt(seats)
    for attacker, victim in permutations(range(seats), 2):
        if model.zone(hand(attacker)):
            model.follow(AttackMade(attacker, victim, 1, 1))
            model.follow(CardLaid(attacker, None))
            model.follow(TurnBegan(0, 1))
    layout = MiserLayout(seats, 0, *size, mirrored)
    tag = model.marks(layout)[SLUSH]
    assert isinstance(tag, Tag)
    assert tag.words == f"{len(model.zone(SLUSH))} played"
    scale = layout.text_scale
    words = QRectF(tag.x - 38 * scale, tag.y - 10 * scale, 76 * scale, 20 * scale)
    heap = words.united(box_of(layout.slush))
    everything = furniture(layout, seats)
    del everything["slush"]
    for name, box in everything.items():
        gap = -10 if name.startswith("front") else 0
        assert not heap.intersects(box.adjusted(gap, gap, -gap, -gap)), name
    places = layout.places(model)
    for card in model.zone(hand(0)):
        assert not heap.intersects(box_of(places[card]))
    for one, other in permutations(range(seats), 2):
        model.follow(AttackMade(one, other, 3, 3))
        ribbon = model.marks(layout)["ribbon"]
        assert isinstance(ribbon, AttackRibbon)
        for x, y in way(ribbon.start, ribbon.end):
            assert not heap.adjusted(-10, -10, 10, 10).contains(x, y), (one, other)
        assert all(place.z < RibbonItem.height for place in (places[piece] for piece in model.zone(SLUSH)))


@every_table
def test_what_was_set_aside_has_a_place_of_its_own(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    layout = MiserLayout(seats, 0, *size, mirrored, sets_aside=True)
    aside = box_of(layout.aside)
    assert QRectF(RIM, RIM, size[0] - 2 * RIM, size[1] - 2 * RIM).contains(aside)
    for name, box in furniture(layout, seats).items():
        assert not aside.intersects(box), name


@every_table
def test_every_arrow_can_be_read_as_one(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    """This includes arrows between neighbours, and those past a contract near the victim."""
    layout = MiserLayout(seats, 0, *size, mirrored)
    spans = [layout.span(one, other) for one, other in permutations(range(seats), 2)]
    offers = [
        layout.span_of_offer(((victim + 1) % seats, other), victim)
        for victim in range(seats)
        for other in {(victim + 2) % seats, (victim - 1) % seats}
    ]
    for found, least in ((spans, 75), (offers, 60)):
        assert min(hypot(end[0] - start[0], end[1] - start[1]) for start, end in found) > least * layout.text_scale


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("height", [548, 600])
def test_on_a_low_felt_nobodys_pennies_lie_on_the_dish(height: int, mirrored: bool) -> None:
    """At an open table of four in the smallest window."""
    layout = MiserLayout(4, 0, 734, height, mirrored)
    for seat in range(4):
        hand, pennies, front = (rect(box) for box in layout._boxes(seat))
        for box in (hand, pennies, front):
            assert not box.intersects(rect(layout.dish)), seat
            others = [rect(box) for other in range(4) if other != seat for box in layout._boxes(other)]
            assert not any(box.intersects(other) for other in others), seat
        assert not pennies.intersects(hand)


def test_the_fullest_hand_bends_no_further_than_a_full_one() -> None:
    """Otherwise its ends would hang over the rim and be cut by the window's lower edge."""
    for size in SIZES:
        lowest = []
        for seats in (3, 4):
            layout, model = MiserLayout(seats, 0, *size), dealt(seats)
            places = layout.places(model)
            lowest.append(max(places[card].y for card in model.zone(hand(0))))
        assert lowest[0] <= lowest[1] + 0.01
        assert lowest[0] + layout.sizes.hand_width * CARD_RATIO / 2 < size[1]


@every_table
def test_what_lies_before_players_stays_there(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    """Cards, pennies and their numbers don't move while all bid for the centre."""
    layout, model = MiserLayout(seats, 0, *size, mirrored), dealt(seats)
    for seat in range(seats):
        model.follow(CentreBidMade(seat, "2C" if seat == 0 else f"{seat + 2}D", 9, 9))
    model.settle()
    places = layout.places(model)
    lying = []
    marks = model.marks(layout)
    for seat in range(seats):
        (card,), (coins,) = model.zone(laid(seat)), model.zone(stake(seat))
        tag = marks["stake", seat]
        assert isinstance(tag, Tag)
        assert tag.words == "9"
        boxes = [box_of(places[card]), pile(coins, places[coins]), QRectF(tag.x - 10, tag.y - 8, 20, 16)]
        front = rect(layout.fronts[seat]).adjusted(-2, -2, 2, 2)
        for box in boxes:
            assert front.contains(box.center())
            assert front.contains(box), seat
        lying += boxes
    for one, other in combinations(lying, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", SIZES)
def test_a_contract_lies_where_nothing_else_does(seats: int, size: tuple[int, int]) -> None:
    layout, model = MiserLayout(seats, 0, *size), dealt(seats)
    everything = {name: box for name, box in furniture(layout, seats).items() if not name.startswith("front")}
    for one in range(seats):
        for other in range(seats):
            victim = next(seat for seat in range(seats) if seat not in (one, other))
            if one == other:
                continue
            model.follow(ContractOffered(one, one, other, victim, (1, 2), 5, counter=False))
            (paper,) = model.zone(OFFER)
            place = layout.places(model)[paper]
            tall = place.width * DEED_RATIO
            sheet = QRectF(place.x - place.width / 2, place.y - tall / 2, place.width, tall)
            for name, box in everything.items():
                shared = sheet.intersected(box)
                # For eight players in the smallest window it may cover some pixels of a corner.
                assert shared.width() * shared.height() <= (500 if (seats, size) == (8, SIZES[0]) else 0), name
            model.follow(TurnBegan(0, 2))


def test_cards_of_a_long_attack_stay_at_the_front() -> None:
    model = dealt(4)
    model.follow(AttackMade(1, 2, 3, 3))
    for _ in range(13):
        model.follow(CardLaid(1, None))
    for size in SIZES:
        layout = MiserLayout(4, 0, *size)
        places = layout.places(model)
        front = rect(layout.fronts[1]).adjusted(-2, -2, 2, 2)
        assert all(front.contains(box_of(places[card])) for card in model.zone(laid(1)))


@pytest.mark.parametrize("count", [1, 5, 20, 40, 41, 60, 61, 99, 200, 201, 500])
def test_pennies_stand_in_columns_side_by_side(count: int) -> None:
    shape = pile_of(count, ACROSS)
    assert shape.drawn == count  # every penny is seen
    assert shape.across == min(ACROSS, -(-count // shape.high))
    assert shape.rows == -(-count // (shape.high * ACROSS)) <= 3
    model = miser(3)
    model.money[DISH] = count
    model.settle()
    layout = MiserLayout(3, 0, 1080, 900)
    (coins,) = model.zone(DISH)
    assert rect(layout.dish).contains(pile(coins, layout.places(model)[coins]))


def test_the_hand_keeps_clear_of_the_plaque_and_the_pennies() -> None:
    for seats in range(3, 9):
        for size in SIZES:
            layout, model = MiserLayout(seats, 0, *size), dealt(seats)
            places = layout.places(model)
            left = min(box_of(places[card]).left() for card in model.zone(hand(0)))
            plaque = rect(layout.plaques[0])
            assert left >= plaque.right(), (seats, size)


@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize("size", [QSizeF(280, 240), QSizeF(340, 370), QSizeF(700, 500)])
def test_a_contract_can_be_read_in_a_small_picture(
    qapp: object, monkeypatch: pytest.MonkeyPatch, seats: int, size: QSizeF
) -> None:
    """It is drawn larger than it would be at the table, and covers no player's plaque."""
    drawn: list[dict[Piece, Place]] = []
    put = TableScene.put

    def look(scene: TableScene, places: dict[Piece, Place]) -> None:
        drawn.append(places)
        put(scene, places)

    monkeypatch.setattr(TableScene, "put", look)
    model = dealt(seats)
    for partner in range(1, seats):
        victim = 1 if partner > 1 else 2
        model.follow(ContractOffered(0, 0, partner, victim, (1, 2), 5, counter=False))
        (paper,) = model.zone(OFFER)
        worked_out(drawing(size, 1.0, model, list(range(seats)), PIXMAPS, read=True))
        place = drawn[-1][paper]
        scale = min(size.width() / (840 if seats < 6 else 1000), size.height() / (620 if seats < 6 else 780))
        assert place.width * scale >= 91
        sheet = QRectF(0, 0, place.width, place.width * DEED_RATIO)
        sheet.moveCenter(QPointF(place.x, place.y))
        assert QRectF(0, 0, size.width() / scale, size.height() / scale).adjusted(-1, -1, 1, 1).contains(sheet)
        layout = model.layout(size.width() / scale, size.height() / scale, False)
        if seats == 4:  # with more seats there is no room for so large a sheet
            assert not any(sheet.intersects(rect(box)) for box in layout.plaques.values())
        model.follow(TurnBegan(0, 2))


@pytest.mark.parametrize("size", [QSizeF(108, 76), QSizeF(170, 130)])
def test_a_contract_covers_nothing_in_a_picture_too_small_to_be_read(
    qapp: object, monkeypatch: pytest.MonkeyPatch, size: QSizeF
) -> None:
    """A readable sheet would be cut there and hide half of the table, as on the first page in the picture of an
    unfinished game."""
    drawn: dict[Piece, Place] = {}
    put = TableScene.put

    def look(scene: TableScene, places: dict[Piece, Place]) -> None:
        drawn.update(places)
        put(scene, places)

    monkeypatch.setattr(TableScene, "put", look)
    model = dealt(4)
    model.follow(ContractOffered(0, 1, 0, 2, (3, 3), 10, counter=False))
    worked_out(drawing(size, 1.0, model, [0, 1, 2, 3], PIXMAPS))
    (paper,) = model.zone(OFFER)
    scale = min(size.width() / 1000, size.height() / 780)
    assert drawn[paper].width * scale < size.width() / 4


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "zh_CN", "ar"])
def test_plaques_say_how_much_somebody_has_in_full_in_the_smallest_window(
    qapp: QApplication, speaking: Speaking, language: str
) -> None:
    speaking.speak(language)
    for seats in range(3, 9):
        plaque = PlaqueItem(1, 1)
        plaque.set_box(MiserLayout(seats, 0, *SIZES[0]).plaques[1], 0.0)
        line = f"{cards_count(52 // seats)} · {pennies_words(500)}"
        plaque.show_seat(Plaque("Odile", line), active=False)
        assert plaque.shown_line == line


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Speaking]:
    """Return an object that switches languages; English is spoken again after the test."""
    made = Speaking(qapp)
    yield made
    made.speak("en")
