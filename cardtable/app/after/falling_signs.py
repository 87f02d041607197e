"""The signs of the suits come down like leaves, once, over those who have won."""

from math import sin, tau
from random import Random
from typing import NamedTuple

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_path
from cardtable.app.zoom import area, brush
from cardtable.engine.cards import SUITS

_TIME = 4200
"""Milliseconds at normal speed."""
_COUNT = 44
_FALL = 0.55
"""The share of the time that one of them takes."""
_SWAY = 14.0


class _Sign(NamedTuple):
    """One of them; sizes in designed units, the rest in shares of the way or of the whole."""

    suit: str
    across: float
    begins: float
    width: float
    turns: float
    sways: float
    colour: QColor


class FallingSigns(QWidget):
    """Lies over what it is given, takes no clicks, and goes when the last has fallen."""

    def __init__(self, over: QWidget, colours: list[QColor], motion: float) -> None:
        """`motion` is how long it takes against normal, and must not be 0."""
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        rng = Random(len(colours))
        paints = [palette.BRASS, palette.COPPER, *colours]
        self._signs = [
            _Sign(
                rng.choice(SUITS),
                rng.random(),
                rng.random() * (1 - _FALL),
                rng.uniform(9, 17),
                rng.uniform(-0.8, 0.8),
                rng.uniform(1, 2.4),
                rng.choice(paints),
            )
            for _ in range(_COUNT)
        ]
        self._over = over
        self._at = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(round(_TIME * motion))
        self._fall.valueChanged.connect(self._move)
        self._fall.finished.connect(self.deleteLater)
        self.setGeometry(over.rect())
        self.show()
        self._fall.start()

    def _move(self, at: float) -> None:
        self._at = at
        self.setGeometry(self._over.rect())
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = area(self)
        for sign in self._signs:
            way = (self._at - sign.begins) / _FALL
            if not 0 < way < 1:
                continue
            painter.save()
            sway = _SWAY * sin(tau * way * sign.sways)
            painter.translate(sign.across * whole.width() + sway, way * (whole.height() + 2 * sign.width) - sign.width)
            painter.rotate(360 * way * sign.turns)
            painter.setOpacity(min(1.0, 3 * (1 - way)))
            painter.setBrush(sign.colour)
            painter.drawPath(centred(suit_path(sign.suit), 0, 0, sign.width))
            painter.restore()
