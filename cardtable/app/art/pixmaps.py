"""Cache of finished pictures of all pieces: each is drawn once for a size and a pixel ratio.

The games' vignettes, the small pictures on the first page, are made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from math import ceil

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from cardtable.app.art.cards import CORNER, draw_back, draw_face
from cardtable.app.art.coins import TOKEN_REACH, coin_height, draw_coin, draw_disc, draw_token
from cardtable.app.art.emblems import draw_emblem
from cardtable.app.art.fixtures import draw_dish, draw_screen, draw_screen_back, draw_stand
from cardtable.app.art.table_top import draw_shadow, draw_table, drawing_table, shadow_margin
from cardtable.table.proportions import CARD_RATIO

_LEAST = 64 * 2**20
_BESIDES = 1100
"""Bytes that a picture takes besides its pixels, measured with pennies; thousands of the smallest are kept."""
_TABLES = 6
"""Limit of the cache, in sizes of its table top.

A whole game with all its animations takes up to 5.6 table tops: 22 MB with seven seats in a window of 1440 by 900, 120
MB on a 4K screen.
"""


class Pixmaps:
    """Cache of pictures, by contents, width in logical pixels and device pixel ratio.

    Pictures of cards and pennies have no shadow: `shadow` returns that of a card separately, so that it can change
    while the card is lifted. Every picture has its device pixel ratio set. Setting `two_colour` empties the cache.
    """

    def __init__(self, two_colour: bool = False, least: int = _LEAST) -> None:
        """Create a cache of at least `least` bytes, however small the table is."""
        self._kept: dict[Hashable, QPixmap] = {}
        self._held = 0
        self._least = self._budget = least
        self._two_colour = two_colour
        self._letters = ""

    @property
    def held(self) -> int:
        """Bytes that all pictures take."""
        return self._held

    @property
    def two_colour(self) -> bool:
        """True if suits are red and black instead of four colours."""
        return self._two_colour

    @two_colour.setter
    def two_colour(self, wanted: bool) -> None:
        if wanted != self._two_colour:
            self._two_colour = wanted
            self.clear()

    @property
    def dress(self) -> tuple[bool, str]:
        """Everything that faces depend on besides their cards."""
        return self._two_colour, self._letters

    def write_letters(self, letters: str) -> None:
        """Draw cards with these index letters from now on; the cache is emptied if they change."""
        if letters != self._letters:
            self._letters = letters
            self.clear()

    def face(self, card: str, width: float, dpr: float) -> QPixmap:
        """Return the front of `card`, `width` by `width * CARD_RATIO`."""
        two = self._two_colour
        return self._card(("face", card), width, dpr, lambda p, r: draw_face(p, r, card, two))

    def back(self, width: float, dpr: float) -> QPixmap:
        """Return the back of every card, `width` by `width * CARD_RATIO`."""
        return self._card(("back",), width, dpr, draw_back)

    def shadow(self, width: float, lift: float, dpr: float) -> QPixmap:
        """Return the shadow of a card `width` wide, `lift` (0 to 1, in tenths) above the felt.

        The picture extends `shadow_margin(width)` beyond the card on every side: draw it that far left of and above the
        card.
        """
        step = round(lift * 10) / 10
        margin = shadow_margin(width)
        card = QRectF(margin, margin, width, width * CARD_RATIO)
        size = QSizeF(card.width() + 2 * margin, card.height() + 2 * margin)
        radius = width * CORNER / 100
        return self._made(("shadow", width, step), size, dpr, lambda p: draw_shadow(p, card, radius, step))

    def side(self, card: str | None, width: float, dpr: float) -> QPixmap:
        """Return the face of `card`, or the back if that is None."""
        return self.back(width, dpr) if card is None else self.face(card, width, dpr)

    def lying(self, card: str | None, width: float, dpr: float) -> QPixmap:
        """Return a card lying on the felt together with its shadow: one picture to draw instead of two.

        The picture extends `shadow_margin(width, 0)` beyond the card on every side.
        """
        margin = shadow_margin(width, 0.0)
        area = QRectF(margin, margin, width, width * CARD_RATIO)
        size = QSizeF(area.width() + 2 * margin, area.height() + 2 * margin)

        def draw(painter: QPainter) -> None:
            draw_shadow(painter, area, width * CORNER / 100, 0.0)
            painter.drawPixmap(area.topLeft(), self.side(card, width, dpr))

        return self._made(("lying", card, width), size, dpr, draw)

    def coin(self, width: float, dpr: float) -> QPixmap:
        """Return a penny, `width` by `coin_height(width)`, with a pixel of space around it for its soft edge."""
        size = QSizeF(width + 2, coin_height(width) + 2)
        centre = QPointF(width / 2 + 1, width * 0.26 + 1)
        return self._made(("coin", width), size, dpr, lambda p: draw_coin(p, centre, width))

    def token(self, suit: str, width: float, dpr: float) -> QPixmap:
        """Return the token of a suit, `width` wide; the picture is `TOKEN_REACH` times as wide and high."""
        whole = QSizeF(width * TOKEN_REACH, width * TOKEN_REACH)
        middle = QPointF(whole.width() / 2, whole.height() / 2)
        two = self._two_colour
        return self._made(("token", suit, width), whole, dpr, lambda p: draw_token(p, middle, width / 2, suit, two))

    def disc(self, sign: str, width: float, dpr: float) -> QPixmap:
        """Return a brass disc with a sign, `width` wide; the picture is `TOKEN_REACH` times as wide and high."""
        whole = QSizeF(width * TOKEN_REACH, width * TOKEN_REACH)
        middle = QPointF(whole.width() / 2, whole.height() / 2)
        return self._made(("disc", sign, width), whole, dpr, lambda p: draw_disc(p, middle, width / 2, sign))

    def emblem(self, emblem: str, colour: QColor, width: float, dpr: float) -> QPixmap:
        """Return a seat's emblem on its disc, `width` wide and high."""
        square = QRectF(0.0, 0.0, width, width)
        key = ("emblem", emblem, colour.rgba(), width)
        return self._made(key, square.size(), dpr, lambda p: draw_emblem(p, square, emblem, colour))

    def dish(self, width: float, height: float, dpr: float) -> QPixmap:
        """Return the wooden dish with its shadow."""
        area = QRectF(0.0, 0.0, width, height)
        return self._made(("dish", width, height), area.size(), dpr, lambda p: draw_dish(p, area))

    def stand(self, size: QSizeF, dpr: float) -> QPixmap:
        """Return the prize stand; the picture extends `shadow_margin(size.width())` beyond it on every side."""
        margin = shadow_margin(size.width())
        tray = QRectF(QPointF(margin, margin), size)
        whole = size.grownBy(QMarginsF(margin, margin, margin, margin))
        return self._made(("stand", size.width(), size.height()), whole, dpr, lambda p: draw_stand(p, tray))

    def screen(self, emblem: str, colour: QColor, size: QSizeF, dpr: float) -> QPixmap:
        """Return a seat's folded card screen."""
        area = QRectF(QPointF(0.0, 0.0), size)
        key = ("screen", emblem, colour.rgba(), size.width(), size.height())
        return self._made(key, size, dpr, lambda p: draw_screen(p, area, colour, emblem))

    def screen_back(self, colour: QColor, size: QSizeF, dpr: float) -> QPixmap:
        """Return a card screen as the player behind it sees it."""
        area = QRectF(QPointF(0.0, 0.0), size)
        key = ("screen back", colour.rgba(), size.width(), size.height())
        return self._made(key, size, dpr, lambda p: draw_screen_back(p, area, colour))

    def table(self, size: QSizeF, felt_rect: QRectF, dpr: float) -> QPixmap:
        """Return the table top with its felt in `felt_rect`, and set the cache's limit by its size."""
        self._budget = max(self._least, round(_TABLES * 4 * size.width() * size.height() * dpr * dpr))
        return self._made(_table_key(size, felt_rect), size, dpr, lambda p: draw_table(p, size, felt_rect))

    def has_table(self, size: QSizeF, felt_rect: QRectF, dpr: float) -> bool:
        """Return whether this table top is cached: drawing it takes longer than a frame."""
        return (*_table_key(size, felt_rect), dpr) in self._kept

    def drawing_table(self, size: QSizeF, felt_rect: QRectF, dpr: float) -> Iterator[None]:
        """Draw and cache this table top in steps; afterwards `table` returns it at once."""
        if self.has_table(size, felt_rect, dpr):
            return
        picture = _blank(size, dpr)
        painter = QPainter(picture)
        try:
            yield from drawing_table(painter, size, felt_rect)
        finally:
            painter.end()
        if not self.has_table(size, felt_rect, dpr):
            self._held += _bytes(picture)
            self._kept[(*_table_key(size, felt_rect), dpr)] = _without_painter(picture)
        self.table(size, felt_rect, dpr)  # sets the cache's limit

    def drawn(self, what: tuple[Hashable, ...], pixels: QSize, draw: Callable[[QPainter], None]) -> QPixmap:
        """Return a picture of several pieces, drawn by `draw` if it isn't cached, in device pixels.

        `what` identifies it, with everything that it depends on besides `pixels` and `dress`.
        """
        width, height = pixels.width(), pixels.height()
        return self._made((*what, width, height), QSizeF(width, height), 1.0, draw)

    def keep(self, what: tuple[Hashable, ...], picture: QPixmap) -> None:
        """Cache a picture that is drawn already; `what` is as in `drawn`."""
        whole = QRectF(picture.rect())
        self.drawn(what, picture.size(), lambda painter: painter.drawPixmap(whole, picture, whole))

    def kept(self, what: tuple[Hashable, ...], pixels: QSize) -> QPixmap | None:
        """Return the picture cached by `drawn` or `keep`, or None."""
        width, height = pixels.width(), pixels.height()
        return self._kept.get((*what, width, height, 1.0))

    def clear(self) -> None:
        self._kept.clear()
        self._held = 0

    def _card(
        self, what: tuple[str, ...], width: float, dpr: float, draw: Callable[[QPainter, QRectF], None]
    ) -> QPixmap:
        area = QRectF(0.0, 0.0, width, width * CARD_RATIO)
        return self._made((*what, width), area.size(), dpr, lambda p: draw(p, area))

    def _made(self, what: tuple[Hashable, ...], size: QSizeF, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
        key = (*what, dpr)
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = _picture(size, dpr, draw)
            self._held += _bytes(picture)
        self._kept[key] = picture  # moved to the end, as the pictures used longest ago are forgotten first
        if self._held > self._budget:
            self._forget()
        return picture

    def _forget(self) -> None:
        """Forget the pictures used longest ago: while a window is resized, sizes come and never return."""
        while self._held > self._budget * 3 // 4 and len(self._kept) > 1:
            self._held -= _bytes(self._kept.pop(next(iter(self._kept))))


def _table_key(size: QSizeF, felt_rect: QRectF) -> tuple[Hashable, ...]:
    return ("table", size.width(), size.height(), felt_rect.getRect())


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4 + _BESIDES


def _without_painter(picture: QPixmap) -> QPixmap:
    """Return a copy, as a picture that was painted on keeps its painter's memory.

    That is more than a small picture's own, and half a megabyte with a table top.
    """
    return picture.copy()


def _picture(size: QSizeF, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    if size.isEmpty():  # the felt has no room for it while a window is made much smaller, and nothing would be seen
        return _blank(QSizeF(1.0, 1.0), dpr)
    pixmap = _blank(size, dpr)
    painter = QPainter(pixmap)
    draw(painter)
    painter.end()
    return _without_painter(pixmap)


def _blank(size: QSizeF, dpr: float) -> QPixmap:
    """Return a transparent picture to paint on, of at least one pixel: Qt refuses to paint on an empty one."""
    pixmap = QPixmap(max(1, ceil(size.width() * dpr)), max(1, ceil(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


Vignette = Callable[[QPainter, QRectF, Pixmaps, float, float], None]
"""Function that draws a game's vignette: `(painter, rect, pixmaps, ratio, share)`.

`ratio` is the device pixel ratio; `share` is the position in the animation, in which cards open or are laid, from 0
(start) to 1 (end).
"""


def lay_card(painter: QPainter, pixmaps: Pixmaps, card: str, middle: QPointF, width: float, ratio: float) -> None:
    """Draw a card with its shadow, centred on `middle`."""
    whole = round(width)
    shadow = pixmaps.shadow(whole, 0.3, ratio)
    size = shadow.deviceIndependentSize()
    height = whole * CARD_RATIO
    painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), shadow)
    painter.drawPixmap(QPointF(middle.x() - whole / 2, middle.y() - height / 2), pixmaps.face(card, whole, ratio))
