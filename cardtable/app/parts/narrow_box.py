"""A box to choose from that may be narrower than what stands in it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter
from typing_extensions import override

from cardtable.language import unexplained

_FEWEST = 9
"""Capital letters, with the arrow beside them."""


class NarrowBox(QComboBox):
    """Where there is no room for all of the words that are chosen, an explanation is left out, and the rest ends in
    dots. The list has room for all of them."""

    def __init__(self, fewest: int = _FEWEST) -> None:
        """There is room for so many capital letters at least."""
        super().__init__()
        self._fewest = fewest

    @override
    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), self._fewest * self.fontMetrics().horizontalAdvance("M")), usual.height())

    @property
    def whole_width(self) -> int:
        """How wide it is where each of its choices can be read, without explanations."""
        metrics, texts = self.fontMetrics(), [self.itemText(place) for place in range(self.count())]
        longest = max([metrics.horizontalAdvance(text) for text in texts], default=0)
        needed = max([metrics.horizontalAdvance(unexplained(text)) for text in texts], default=0)
        return super().sizeHint().width() - longest + needed + 2

    @override
    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + self.style().pixelMetric(_SCROLL_BAR))
        super().showPopup()

    def shown_text(self, room: int) -> str:
        """What of the chosen words stands in so many pixels."""
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
