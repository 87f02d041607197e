"""Button for a choice in the talk picker: a word, a seat, or a few small cards."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import tip_of
from cardtable.language import translate
from cardtable.table.sayings import SayingChoice

_CARD = 30.0
_RATIO = 1.3
_STEP = 11.0
"""Distance of a small card from the one below it, in designed pixels."""
_HIGH, _LOW = 50.0, 38.0


class PickButton(QAbstractButton):
    """Button of one choice, with its key in the corner."""

    def __init__(self, choice: SayingChoice, key: str, scale: float, pixmaps: Pixmaps, emblem: int | None) -> None:
        super().__init__()
        self.choice, self.key = choice, key
        self.picked = False
        """True if the choice has been picked, or is the default while no other is."""
        self.bright = key == "Return"
        """True if Enter picks it while the picker has the focus."""
        self._dimmed = False
        self._scale, self._pixmaps, self._emblem = scale, pixmaps, emblem
        self.setText(choice.words)
        self._say()
        self.setToolTip(tip_of(choice.says if choice.cards else ""))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(self.sizeHint())

    def _say(self) -> None:
        """Set the texts for screen readers."""
        choice = self.choice
        about = translate("table", "chosen") if self.picked else "" if choice.cards else choice.says
        set_accessible_texts(self, choice.says if choice.cards else choice.words, about)

    def show_picked(self, picked: bool) -> None:
        """Show whether the choice is among those picked."""
        if picked != self.picked:
            self.picked = picked
            self._say()
            self.update()

    def dim(self, on: bool) -> None:
        """Dim the bright button while Enter doesn't pick it, or show it bright again."""
        if on != self._dimmed:
            self._dimmed = on
            self.update()

    def show_key(self, key: str) -> None:
        """Show a key in the corner, or none if it is empty."""
        if key != self.key:
            self.key = key
            self.setMinimumSize(self.sizeHint())
            self.update()

    @override
    def sizeHint(self) -> QSize:
        scale, choice = self._scale, self.choice
        if choice.cards:
            width = _CARD + _STEP * (len(choice.cards) - 1) + 10
            return QSize(ceil(width * scale), ceil((_CARD * _RATIO + 10) * scale))
        width = QFontMetricsF(sans(15 * scale, 700)).horizontalAdvance(choice.words)
        if choice.says:
            width = max(width, QFontMetricsF(sans(12 * scale)).horizontalAdvance(choice.says))
        key = QFontMetricsF(sans(12 * scale)).horizontalAdvance(self._key_words()) / scale
        room = (34 if self._emblem is not None else 0) + 28 + (key + 6 if key else 0)
        return QSize(ceil(max(width + room * scale, 44 * scale)), ceil((_HIGH if choice.says else _LOW) * scale))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(self.layoutDirection())
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.choice.cards:
            self._paint_cards(painter, body)
            return
        scale, bright, marked = self._scale, self.bright and not self._dimmed, self.isChecked() or self.picked
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        shade = QLinearGradient(body.topLeft(), body.bottomLeft())
        top = palette.BRASS.lighter(112) if bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.35)
        bottom = palette.BRASS.darker(112) if bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.1)
        if self.underMouse() and not self.isDown():
            top, bottom = top.lighter(108), bottom.lighter(114)
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        painter.setBrush(shade)
        self._rim(painter)
        painter.drawRoundedRect(body, 9, 9)
        if marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.BRASS.lighter(112), 2.0))
            painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), 7, 7)
        ink = palette.INK if bright else palette.CREAM
        quiet = palette.mix(ink, palette.BRASS if bright else palette.FELT_LIGHT, 0.25)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        inner = body.adjusted(12 * scale, 0, -12 * scale, 0)
        if self._emblem is not None:
            disc = 26 * scale
            x = body.right() - 7 * scale - disc if mirrored else body.x() + 7 * scale
            draw_disc(painter, self._pixmaps, self._emblem, QPointF(x, body.center().y() - disc / 2), disc)
            inner = inner.adjusted(0 if mirrored else 28 * scale, 0, -28 * scale if mirrored else 0, 0)
        if self.key:
            painter.setFont(sans(12 * scale))
            painter.setPen(quiet)
            corner = body.adjusted(8 * scale, 2 * scale, -8 * scale, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, self._key_words())
        painter.setPen(ink)
        painter.setFont(sans(15 * scale, 700))
        line = QRectF(inner)
        if self.choice.says:
            line = QRectF(inner.x(), body.y() + 5 * scale, inner.width(), 21 * scale)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.choice.words)
        if self.choice.says:
            painter.setFont(sans(12 * scale))
            painter.setPen(quiet)
            lower = QRectF(inner.x(), body.y() + 25 * scale, inner.width(), 18 * scale)
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, self.choice.says)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Space; leave arrow keys to the picker, since Qt would treat all its buttons as one row."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _key_words(self) -> str:
        return translate("table", "Enter") if self.key == "Return" else self.key

    def _rim(self, painter: QPainter) -> None:
        focused = self.hasFocus()
        rim = palette.CREAM if focused else palette.faded(palette.BRASS, 0.4)
        painter.setPen(QPen(rim, 2.0 if focused else 1.0))

    def _paint_cards(self, painter: QPainter, body: QRectF) -> None:
        """Paint small cards without suits, each on top of the one before."""
        scale, cards = self._scale, self.choice.cards
        width, step = _CARD * scale - 6, _STEP * scale
        left = body.center().x() - (width + step * (len(cards) - 1)) / 2
        lift = 2.0 if self.underMouse() else 0.0
        for order, words in enumerate(cards):
            box = QRectF(left + order * step, body.y() + 3 - lift, width, width * _RATIO * 1.1)
            last = order == len(cards) - 1
            painter.setPen(QPen(palette.CREAM if last and self.hasFocus() else QColor("#B9AB8C"), 1.0))
            painter.setBrush(palette.BRASS.lighter(125) if self.picked else QColor("#FFFEFA"))
            painter.drawRoundedRect(box, 4, 4)
            if last:
                painter.setPen(palette.INK)
                painter.setFont(serif((17 if len(words) < 2 else 15) * scale, 700))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            self._rim(painter)
            painter.drawRoundedRect(body, 8, 8)
