"""Prominent button for the way on."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import Does
from cardtable.app.zoom import area, brush, zoom_of


class PlayButton(QPushButton):
    """Button of brass that Enter presses when it has the focus. If it isn't `bright`, it is of dark glass."""

    def __init__(
        self, text: str, does: Does | None = None, size: tuple[int, int] | None = None, bright: bool = True
    ) -> None:
        """Create the button; `size` is its minimum size in designed pixels."""
        super().__init__(text)
        self.bright = bright
        self.setAutoDefault(True)
        self.setFont(sans(17, 700) if bright else sans(15, 600))
        if size:
            self.setMinimumSize(*size)
        if does is not None:
            self.clicked.connect(does)

    def brighten(self, bright: bool) -> None:
        """Make the button brass, or dark glass again."""
        self.bright = bright
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore a key that was held down since the last page."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        body = area(self).adjusted(2, 2, -2, -2)
        brass = palette.BRASS if self.bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.3)
        ink = palette.INK if self.bright else palette.CREAM
        rim = palette.BRASS.darker(130) if self.bright else palette.faded(palette.BRASS, 0.7)
        if not self.isEnabled():
            brass, rim = palette.mix(brass, palette.PANEL, 0.55), palette.mix(rim, palette.PANEL, 0.55)
            ink = palette.mix(ink, brass, 0.55)
        painter.setBrush(brass.lighter(110) if self.underMouse() and self.isEnabled() else brass)
        dark = self.palette().window().color().lightness() < 128
        focus = palette.CREAM if dark else palette.INK
        painter.setPen(QPen(focus, 2.0) if self.hasFocus() else QPen(rim, 1.0))
        painter.drawRoundedRect(body, 10, 10)
        painter.setPen(ink)
        font = self.font()
        font.setPixelSize(round(font.pixelSize() / zoom_of(self)))  # the painter works in designed pixels
        painter.setFont(font)
        room = body.width() - 20
        text = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
