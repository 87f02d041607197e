"""Combo box that may be narrower than its texts."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter
from typing_extensions import override

from cardtable.language import unexplained

_FEWEST = 9
"""Minimum width in capital letters, including the arrow."""


class NarrowBox(QComboBox):
    """Combo box that shortens the chosen text if there is no room for it: it drops an explanation and elides the rest.

    Its list is always wide enough for the whole texts.
    """

    def __init__(self, fewest: int = _FEWEST) -> None:
        """Create a box at least as wide as `fewest` capital letters."""
        super().__init__()
        self._fewest = fewest

    @override
    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), self._fewest * self.fontMetrics().horizontalAdvance("M")), usual.height())

    @property
    def whole_width(self) -> int:
        """Width in pixels at which each choice is readable without its explanation."""
        metrics, texts = self.fontMetrics(), [self.itemText(place) for place in range(self.count())]
        longest = max([metrics.horizontalAdvance(text) for text in texts], default=0)
        needed = max([metrics.horizontalAdvance(unexplained(text)) for text in texts], default=0)
        return super().sizeHint().width() - longest + needed + 2

    @override
    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + self.style().pixelMetric(_SCROLL_BAR))
        super().showPopup()

    def shown_text(self, room: int) -> str:
        """Return the chosen text as it is shown in `room` pixels."""
        metrics = self.fontMetrics()
        text = self.currentText()
        if metrics.horizontalAdvance(text) > room:
            text = metrics.elidedText(unexplained(text), Qt.TextElideMode.ElideRight, room)
        return text

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        option.currentText = self.shown_text(room)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


_SCROLL_BAR = QStyle.PixelMetric.PM_ScrollBarExtent
