"""Plaque of a seat: its name, what it has, and a row of the ranks that it still holds."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fixtures import draw_plaque
from cardtable.app.art.fonts import sans
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.seat_mark import name_font
from cardtable.app.parts.widgets import tip_of
from cardtable.app.table.cached_items import PictureItem
from cardtable.table.letters import rank_letter
from cardtable.table.marks import Plaque
from cardtable.table.places import Box

_HIGH = 0.27
"""Height of a plaque as designed, as a share of its width."""
_CLOSEST = 94.0
"""Least letter spacing, in per cent of the usual."""
_SPARE = 12.0
"""Pixels by which the line may come nearer to the plaque's end than the name may."""
_RAISED = 0.6
"""Share of a note's height that stands out above the plaque, so that it doesn't cover the name."""


class PlaqueItem(PictureItem):
    """Item of a seat's plaque, with its emblem and colour, and below it a row of ranks or a few words."""

    def __init__(self, seat: int, emblem: int) -> None:
        super().__init__()
        self.seat = seat
        self._emblem = emblem
        self._shown = Plaque("", "")
        self._name_font = QFont()
        self.shown_name = ""
        """Name as it is written, cut if it is too long."""
        self._active = False
        self._box = Box(0, 0, 10, 10)
        self._strip = 0.0
        self.setZValue(100)

    @property
    def colour(self) -> QColor:
        return palette.SEATS[self._emblem]

    @property
    def box(self) -> Box:
        return self._box

    @property
    def words(self) -> str:
        """All words of the plaque, for screen readers."""
        return self._shown.spoken

    def set_box(self, box: Box, strip: float) -> None:
        """Set the plaque's box on the felt; `strip` is the height of the row below it, 0 if there is none."""
        self.prepareGeometryChange()
        self._box, self._strip = box, strip
        self.setPos(box.x, box.y)
        self._fit_name()
        self.redraw()

    def show_seat(self, shown: Plaque, active: bool) -> None:
        """Set the contents of the plaque; `active` is True if the seat is to act."""
        if (shown, active) != (self._shown, self._active):
            self._shown, self._active = shown, active
            self.prepareGeometryChange()
            self._fit_name()
            self.redraw()

    def set_active(self, active: bool) -> None:
        """Mark the seat as the one to act, or not."""
        if active != self._active:
            self._active = active
            self.redraw()

    def _fit_name(self) -> None:
        """Choose the name's font, smaller for a long name. A name that is still too long is cut, and has a tooltip."""
        for high in sorted({self._box.height, self._low}, reverse=True):
            self._name_font = name_font(self._shown.name, high * 0.345, self._room)
            metrics = QFontMetricsF(self._name_font)
            if metrics.horizontalAdvance(self._shown.name) <= self._room:
                break
        self.shown_name = metrics.elidedText(self._shown.name, Qt.TextElideMode.ElideRight, self._room)
        self.setToolTip("" if self.shown_name == self._shown.name else tip_of(self._shown.name))

    @property
    def _room(self) -> float:
        """Width available for the name beside the emblem."""
        return self._box.width - self._disc - 27

    @property
    def _line_room(self) -> float:
        """Width available for the line, which may come nearer to the plaque's end than the name."""
        return self._room + _SPARE

    @property
    def _low(self) -> float:
        """Height as designed for the plaque's width; a higher plaque leaves long texts no more room."""
        return min(self._box.height, _HIGH * self._box.width)

    @property
    def _line_font(self) -> QFont:
        """Font of the line: smaller where it has no room in a high plaque, and with its letters a little closer."""
        font = sans(self._box.height * 0.25)
        wide = QFontMetricsF(font).horizontalAdvance(self._shown.line)
        room = max(0.0, self._line_room)
        if wide > room and self._low < self._box.height:
            font = sans(max(self._low, self._box.height * room / wide) * 0.25)
            wide = QFontMetricsF(font).horizontalAdvance(self._shown.line)
        if wide > room:
            font = QFont(font)
            spacing = max(_CLOSEST, 100 * room / wide - 0.5)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
        return font

    @property
    def shown_line(self) -> str:
        """Line as it is written, cut if it is too long."""
        metrics = QFontMetricsF(self._line_font)
        return metrics.elidedText(self._shown.line, Qt.TextElideMode.ElideRight, self._line_room)

    @property
    def _disc(self) -> float:
        """Width of the emblem: it grows with the plaque's height, as far as the width allows."""
        return min(self._box.height - 10, 0.26 * self._box.width)

    @override
    def area(self) -> QRectF:
        """Plaque, note and strip below."""
        top = 4 + (_RAISED * self._note_height if self._shown.note else 0)
        return QRectF(-4, -top, self._box.width + 8, top + self._box.height + self._strip + 8)

    @override
    def draw(self, painter: QPainter) -> None:
        """Draw plaque, emblem, texts, and ranks or words."""
        width, height = self._box.width, self._box.height
        draw_plaque(painter, QRectF(0, 0, width, height), self.colour, self._active)
        disc = self._disc
        mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        emblem_x = width - 5 - disc if mirrored else 5
        draw_emblem(painter, QRectF(emblem_x, (height - disc) / 2, disc, disc), EMBLEMS[self._emblem], self.colour)
        left = 14 if mirrored else disc + 13
        room = self._room
        painter.setPen(palette.CREAM)
        painter.setFont(self._name_font)
        painter.setLayoutDirection(QGuiApplication.layoutDirection())
        name_box = QRectF(left, height * 0.08, room, height * 0.48)
        painter.drawText(name_box, Qt.AlignmentFlag.AlignVCenter, self.shown_name)
        painter.setFont(self._line_font)
        painter.setPen(palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.25))
        line_left = left - _SPARE if mirrored else left
        line_box = QRectF(line_left, height * 0.50, self._line_room, height * 0.40)
        painter.drawText(line_box, Qt.AlignmentFlag.AlignVCenter, self.shown_line)
        if self._shown.note:
            self._paint_note(painter, self._tag(width, mirrored))
        if self._shown.ranks and self._strip:
            self._paint_ranks(painter, width, height)
        elif self._shown.words and self._strip:
            self._paint_words(painter, width, height)

    def _tag(self, width: float, mirrored: bool) -> QRectF:
        """Return the area of the note: pinned to the upper edge, above the end of the name."""
        scale = self._note_scale
        text_width = QFontMetricsF(sans(12 * scale, 600)).horizontalAdvance(self._shown.note) + 16 * scale
        top = -_RAISED * self._note_height
        return QRectF(12 if mirrored else width - text_width - 12, top, text_width, self._note_height)

    @property
    def _note_height(self) -> float:
        return 19 * self._note_scale

    @property
    def _note_scale(self) -> float:
        """Scale of the note, at least 1, which grows with the plaque."""
        return max(1.0, self._box.height / 52)

    def _paint_note(self, painter: QPainter, tag: QRectF) -> None:
        painter.setFont(sans(12 * self._note_scale, 600))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colour)
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        painter.setPen(palette.INK)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self._shown.note)

    def _paint_strip(self, painter: QPainter, width: float, height: float) -> QRectF:
        """Paint the dark strip below the plaque, and return its area."""
        strip = QRectF(2, height + 4, width - 4, self._strip - 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.62))
        painter.drawRoundedRect(strip, 6, 6)
        return strip

    def _paint_words(self, painter: QPainter, width: float, height: float) -> None:
        strip = self._paint_strip(painter, width, height)
        inner = strip.adjusted(4, 0, -4, 0)
        write(painter, inner, self._shown.words, sans(self._strip * 0.63, 600), palette.CREAM, CENTRE)

    def _paint_ranks(self, painter: QPainter, width: float, height: float) -> None:
        """Paint held ranks in bright letters and the others as dim strokes."""
        font = sans(self._strip * 0.6, 600)
        painter.setFont(font)
        cell = width / len(self._shown.ranks)
        top = self._paint_strip(painter, width, height).y()
        for place, rank in enumerate(self._shown.ranks):
            box = QRectF(place * cell, top, cell, self._strip - 3)
            if rank.held:
                painter.setPen(palette.CREAM)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank_letter(rank.name))
            else:
                painter.setPen(QPen(palette.faded(palette.CREAM, 0.30), 1.4))
                middle = box.center()
                painter.drawLine(int(middle.x()) - 3, int(middle.y()), int(middle.x()) + 3, int(middle.y()))
