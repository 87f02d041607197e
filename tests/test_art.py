"""Art: every piece can be painted, differs from all others, and always gives the same pixels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from cardtable.app.art import fonts, palette
from cardtable.app.art.cards import RANKS, SUITS, CardName, draw_back, draw_face, index_end, parse, pip_places
from cardtable.app.art.coins import coin_height, draw_coin, draw_coin_pile, pile_places
from cardtable.app.art.emblems import SHAPES, colour_of, draw_emblem, emblem_of, emblem_path, shape_of
from cardtable.app.art.fixtures import draw_dish, draw_plaque, draw_screen, draw_slot, draw_stand, well_rect
from cardtable.app.art.icon import SIZES, icon_pixmap, write_icons
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import draw_shadow, draw_table, shadow_margin
from cardtable.table.proportions import CARD_RATIO

pytestmark = pytest.mark.usefixtures("qapp")

CARDS = [rank + suit + pack for pack in ("", "'") for suit in SUITS for rank in RANKS]
SEAT = palette.SEATS[0]

PIECES: dict[str, Callable[[QPainter, QRectF], None]] = {
    "back": draw_back,
    "coin": lambda p, r: draw_coin(p, r.center(), r.width() / 2),
    "pile": lambda p, r: draw_coin_pile(p, r, 13),
    "dish": draw_dish,
    "plaque": lambda p, r: draw_plaque(p, r, SEAT, False),
    "active plaque": lambda p, r: draw_plaque(p, r, SEAT, True),
    "slot": lambda p, r: draw_slot(p, r, 0.0),
    "glowing slot": lambda p, r: draw_slot(p, r, 1.0),
    "stand": draw_stand,
    "shadow": lambda p, r: draw_shadow(p, r, 6.0, 0.0),
    "lifted shadow": lambda p, r: draw_shadow(p, r, 6.0, 1.0),
    "screen": lambda p, r: draw_screen(p, r, SEAT, "key"),
    "table": lambda p, r: draw_table(p, r.size(), r.adjusted(20, 20, -20, -20)),
}
PIECES |= {
    emblem: lambda p, r, emblem=emblem: draw_emblem(p, r, emblem, SEAT)  # type: ignore[misc]
    for emblem in SHAPES
}


def picture(width: int, height: int, draw: Callable[[QPainter, QRectF], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, QRectF(0.0, 0.0, width, height))
    painter.end()
    return image


def face(card: str, width: int = 60, two_colour: bool = False) -> QImage:
    return picture(width, round(width * CARD_RATIO), lambda p, r: draw_face(p, r, card, two_colour))


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def lightness(image: QImage, area: QRectF) -> list[int]:
    """Return the lightness, 0 to 255, of each pixel in a part of an image, given in shares of its width and height."""
    left, right = round(area.left() * image.width()), round(area.right() * image.width())
    top, bottom = round(area.top() * image.height()), round(area.bottom() * image.height())
    return [image.pixelColor(x, y).lightness() for x in range(left, right) for y in range(top, bottom)]


def test_every_card_looks_like_no_other() -> None:
    seen = {pixels(face(card)): card for card in CARDS}
    assert len(seen) == len(CARDS) == 104


def test_suits_differ_in_shape_where_two_share_a_colour() -> None:
    assert len({pixels(face(rank + suit, two_colour=True)) for rank in RANKS for suit in SUITS}) == 52


def test_two_colours_change_only_clubs_and_diamonds() -> None:
    changed = {suit for suit in SUITS if pixels(face("7" + suit)) != pixels(face("7" + suit, two_colour=True))}
    assert changed == {"C", "D"}


@pytest.mark.parametrize("card", ["10D", "AS", "KH", "QC'"])
def test_a_face_is_always_the_same_picture(card: str) -> None:
    assert pixels(face(card)) == pixels(face(card))


@pytest.mark.parametrize("card", CARDS[:52])
def test_the_index_can_be_read_on_a_small_card(card: str) -> None:
    for area in (QRectF(0.03, 0.04, 0.20, 0.16), QRectF(0.03, 0.21, 0.20, 0.12)):
        shades = lightness(face(card, 48), area)
        dark = sum(shade < 185 for shade in shades) / len(shades)
        assert dark > 0.12, f"hardly any ink where rank and suit should stand: {dark:.0%}"


@pytest.mark.parametrize("width", [22, 31, 48])
def test_small_cards_have_large_indices(width: int) -> None:
    """On small cards the upper left corner alone must tell every card, since others cover the rest in a hand."""
    right, foot = (int(end) for end in index_end(width))
    assert right >= 11
    assert foot >= 21
    corners = {pixels(face(card, width).copy(0, 0, right, foot)) for card in CARDS}
    assert len(corners) == 104
    for card in CARDS:
        image = face(card, width)
        inked = [y for x in range(right) for y in range(2, foot) if image.pixelColor(x, y).lightness() < 185]
        assert max(inked) - min(inked) >= 16
        sign = image.pixelColor(round(0.72 * width), round(1.1 * width))  # a large suit sign fills the rest
        assert sign.lightness() < 185, card


@pytest.mark.parametrize("card", ["7H", "7H'"])
def test_the_two_packs_differ_in_shape_at_the_index(card: str) -> None:
    """The ground around the suit sign is inked in the second pack, and bare in the first."""
    image = face(card, 100)
    beside_the_sign = image.pixelColor(6, 40).lightness()
    assert (beside_the_sign < 180) == card.endswith("'")


@pytest.mark.parametrize("rank", RANKS[1:10])
def test_a_card_has_as_many_pips_as_it_says(rank: str) -> None:
    places = pip_places(rank)
    assert len(places) == int(rank)
    assert len({place.toTuple() for place in places}) == len(places)


@pytest.mark.parametrize("card", ["10D", "2S", "JS", "QH", "KD"])
def test_faces_with_a_turning_point_look_the_same_upside_down(card: str) -> None:
    """Only the paper's light differs, since it comes from above."""
    image = face(card, 100)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    whole = QRectF(0.0, 0.0, 1.0, 1.0)
    apart = [abs(a - b) for a, b in zip(lightness(image, whole), lightness(turned, whole), strict=True)]
    assert sum(apart) / len(apart) < 12


def test_the_back_tells_nothing_by_how_it_lies() -> None:
    image = picture(120, 168, draw_back)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    middle = QRectF(0.1, 0.1, 0.8, 0.8)
    apart = [abs(a - b) for a, b in zip(lightness(image, middle), lightness(turned, middle), strict=True)]
    assert max(apart) < 40


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_leaves_a_mark_and_is_always_the_same(name: str) -> None:
    first = picture(160, 120, PIECES[name])
    assert pixels(first) == pixels(picture(160, 120, PIECES[name]))
    assert any(pixels(first))


def test_no_two_pieces_look_alike() -> None:
    assert len({pixels(picture(160, 120, draw)) for draw in PIECES.values()}) == len(PIECES)


@pytest.mark.parametrize("draw", list(PIECES.values()), ids=list(PIECES))
def test_a_painter_comes_back_as_it_went_in(draw: Callable[[QPainter, QRectF], None]) -> None:
    image = QImage(160, 120, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = (painter.transform(), painter.opacity(), painter.hasClipping(), painter.pen(), painter.brush())
    draw(painter, QRectF(0.0, 0.0, 160.0, 120.0))
    after = (painter.transform(), painter.opacity(), painter.hasClipping(), painter.pen(), painter.brush())
    painter.end()
    assert after == before


@pytest.mark.parametrize("name", ["", "1H", "11H", "H", "10", "7X", "AS''", "as", "7HH"])
def test_a_name_of_no_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        parse(name)


def test_a_name_is_taken_apart() -> None:
    assert parse("10D'") == CardName("10", "D", True)
    assert parse("AS") == CardName("A", "S", False)


def test_each_shape_goes_with_each_colour() -> None:
    pairs = [(shape_of(number), colour_of(number)) for number in range(64)]
    assert len(set(pairs)) == 64
    assert [emblem_of(*pair) for pair in pairs] == list(range(64))
    assert pairs[:8] == [(number, number) for number in range(8)]  # as in records from when there were only eight


def test_emblems_are_told_apart_by_shape_alone() -> None:
    assert len(SHAPES) == len(palette.COLOURS) == 8
    shapes = {emblem: emblem_path(emblem) for emblem in SHAPES}
    unit = QRectF(-0.01, -0.01, 1.02, 1.02)
    assert all(unit.contains(path.boundingRect()) for path in shapes.values())
    grid = [QPointF((x + 0.5) / 20, (y + 0.5) / 20) for x in range(20) for y in range(20)]
    masks = [tuple(path.contains(point) for point in grid) for path in shapes.values()]
    for index, one in enumerate(masks):
        for other in masks[index + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


@pytest.mark.parametrize("n", [0, 1, 5, 6, 24, 64, 200])
def test_all_pennies_of_a_pile_lie_within_their_place(n: int) -> None:
    area = QRectF(10.0, 20.0, 200.0, 90.0)
    size, places = pile_places(area, n, 28.0)
    assert len(places) == n
    assert size <= 28.0
    slack = size * 0.03  # columns stand slightly askew
    for place in places:
        penny = QRectF(place.x() - size / 2, place.y() - size * 0.26, size, coin_height(size))
        assert area.adjusted(-slack, -slack, slack, slack).contains(penny)


def test_a_dish_has_room_inside() -> None:
    dish = QRectF(5.0, 6.0, 240.0, 150.0)
    assert dish.contains(well_rect(dish))


def test_pictures_are_kept_by_all_that_changes_them() -> None:
    kept = Pixmaps()
    felt = QRectF(20.0, 20.0, 160.0, 110.0)
    made: list[Callable[[], QPixmap]] = [
        lambda: kept.face("AS", 60.0, 1.0),
        lambda: kept.face("AS", 61.0, 1.0),
        lambda: kept.face("AS", 60.0, 2.0),
        lambda: kept.face("KS", 60.0, 1.0),
        lambda: kept.back(60.0, 1.0),
        lambda: kept.shadow(60.0, 0.0, 1.0),
        lambda: kept.shadow(60.0, 0.5, 1.0),
        lambda: kept.coin(30.0, 1.0),
        lambda: kept.emblem("key", SEAT, 30.0, 1.0),
        lambda: kept.emblem("key", QColor("red"), 30.0, 1.0),
        lambda: kept.dish(100.0, 70.0, 1.0),
        lambda: kept.screen("key", SEAT, QSizeF(90.0, 50.0), 1.0),
        lambda: kept.table(QSizeF(200.0, 150.0), felt, 1.0),
    ]
    keys = [make().cacheKey() for make in made]
    assert [make().cacheKey() for make in made] == keys
    assert len(set(keys)) == len(keys)
    kept.clear()
    assert kept.face("AS", 60.0, 1.0).cacheKey() not in keys


def test_pictures_have_the_size_that_was_asked_for_on_every_screen() -> None:
    card = Pixmaps().face("AS", 60.0, 1.5)
    assert card.devicePixelRatio() == 1.5
    assert (card.width(), card.height()) == (90, 126)
    shadow = Pixmaps().shadow(60.0, 1.0, 1.0)
    assert shadow.width() >= 60 + 2 * shadow_margin(60.0)


@pytest.mark.parametrize("width", [0.0, -2.0])
def test_what_has_no_room_is_an_empty_picture(width: float) -> None:
    pixmaps, size = Pixmaps(two_colour=False), QSizeF(width, 1.4 * width)
    made = [
        *(pixmaps.face("KS", width, 1.0), pixmaps.back(width, 1.0), pixmaps.lying("KS", width, 1.0)),
        *(pixmaps.shadow(width, 0.5, 1.0), pixmaps.token("S", width, 1.0), pixmaps.disc("1", width, 1.0)),
        *(pixmaps.emblem("key", SEAT, width, 1.0), pixmaps.dish(width, width, 1.0), pixmaps.stand(size, 1.0)),
        *(pixmaps.screen("key", SEAT, size, 1.0), pixmaps.screen_back(SEAT, size, 1.0)),
    ]
    for picture in made:
        assert picture.toImage().pixelColor(0, 0).alpha() == 0
        assert picture.size().toTuple() == (1, 1)


def test_another_colouring_forgets_the_faces() -> None:
    kept = Pixmaps()
    four = pixels(kept.face("7D", 60.0, 1.0).toImage())
    kept.two_colour = True
    assert pixels(kept.face("7D", 60.0, 1.0).toImage()) != four


def test_pictures_not_asked_for_are_forgotten_when_they_grow_too_many() -> None:
    kept = Pixmaps(least=10 * 60 * 84 * 4)
    first = kept.face("AS", 60.0, 1.0).cacheKey()
    for rank in RANKS:
        kept.face(rank + "H", 60.0, 1.0)
        assert kept.face("2S", 60.0, 1.0).cacheKey() == kept.face("2S", 60.0, 1.0).cacheKey()
    again = kept.face("2S", 60.0, 1.0).cacheKey()
    kept.face("3S", 60.0, 1.0)
    assert kept.face("2S", 60.0, 1.0).cacheKey() == again
    assert kept.face("AS", 60.0, 1.0).cacheKey() != first


def test_on_a_larger_table_more_pictures_are_kept() -> None:
    kept = Pixmaps(least=10 * 60 * 84 * 4)
    deck = [rank + "H" for rank in RANKS]
    keys = [kept.face(card, 60.0, 1.0).cacheKey() for card in deck]
    assert [kept.face(card, 60.0, 1.0).cacheKey() for card in deck] != keys
    size = QSizeF(600, 500)
    kept.table(size, QRectF(20, 20, 560, 460), 1.0)
    keys = [kept.face(card, 60.0, 1.0).cacheKey() for card in deck]
    assert [kept.face(card, 60.0, 1.0).cacheKey() for card in deck] == keys


@pytest.mark.parametrize("lift", [0.0, 0.5, 1.0])
def test_a_shadow_fades_out_before_its_picture_ends(lift: float) -> None:
    image = Pixmaps().shadow(110.0, lift, 1.0).toImage()
    last_x, last_y = image.width() - 1, image.height() - 1
    rim = [(x, y) for x in range(image.width()) for y in (0, last_y)]
    rim += [(x, y) for x in (0, last_x) for y in range(image.height())]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in rim)


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_can_be_drawn_at_every_size(size: int) -> None:
    image = icon_pixmap(size).toImage()
    assert image.width() == size
    assert image.pixelColor(0, 0).alpha() < 128
    shades = lightness(image, QRectF(0.1, 0.1, 0.8, 0.8))
    assert max(shades) > 220
    assert min(shades) < 80


def test_icons_are_written(tmp_path: Path) -> None:
    written = write_icons(tmp_path / "icons")
    assert [QImage(str(path)).width() for path in written] == list(SIZES)


def test_the_bundled_fonts_are_found() -> None:
    assert fonts.load_fonts()
    families = QFontDatabase.families()
    assert {fonts.SERIF_FAMILIES[0], fonts.SANS_FAMILIES[0]} <= set(families)
    assert QFontInfo(fonts.serif(20)).family() == fonts.SERIF_FAMILIES[0]
    assert QFontInfo(fonts.sans(14)).family() == fonts.SANS_FAMILIES[0]


def test_no_text_is_set_too_small() -> None:
    assert fonts.serif(3).pixelSize() == fonts.SMALLEST
    assert fonts.sans(3).pixelSize() == fonts.SMALLEST


@pytest.mark.parametrize(("pixels_wide", "factor"), [(12, 1.0), (15, 1.0), (30, 2.0), (60, 2.0)])
def test_text_grows_with_the_systems(qapp: QApplication, pixels_wide: int, factor: float) -> None:
    before = qapp.font()
    fonts.scale.cache_clear()
    try:
        larger = qapp.font()
        larger.setPixelSize(pixels_wide)
        qapp.setFont(larger)
        assert fonts.scale() == pytest.approx(factor, rel=0.05)
    finally:
        qapp.setFont(before)
        fonts.scale.cache_clear()


@pytest.mark.parametrize("broken", ["no folder", "no files", "not a font"])
def test_without_its_fonts_the_system_stands_in(broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(_name: str) -> Path:
        if broken == "no folder":
            raise FileNotFoundError(_name)
        return tmp_path

    if broken == "not a font":
        (tmp_path / "Broken.ttf").write_bytes(b"nothing of the kind")
    monkeypatch.setattr(fonts, "resource", find)
    monkeypatch.setattr(fonts, "SERIF_FAMILIES", ["A family nobody has"])
    fonts.load_fonts.cache_clear()
    fonts.glyphs.cache_clear()
    try:
        assert not fonts.load_fonts()
        assert QFontInfo(fonts.serif(20)).pixelSize() >= 12
        assert not fonts.glyphs("Q").isEmpty()
    finally:
        fonts.load_fonts.cache_clear()
        fonts.glyphs.cache_clear()


def test_text_of_every_scheme_stands_out() -> None:
    for scheme in (palette.DARK, palette.LIGHT):
        for ground in (scheme.panel, scheme.field):
            assert _contrast(scheme.text, ground) >= 7.0
            assert _contrast(scheme.dim, ground) >= 4.5
        assert _contrast(scheme.accent, scheme.panel) >= 3.0
        assert _contrast(scheme.wrong, scheme.panel) >= 4.5
    for ground in (palette.FELT_LIGHT, palette.FELT_DARK, palette.PLAQUE):
        assert _contrast(palette.CREAM, ground) >= 4.5


def _contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
