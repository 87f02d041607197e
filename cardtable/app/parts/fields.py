"""Fields of forms: a whole number, a combo box that may be narrower than its texts, and choices of a viewer or person.

The field for a number tells when it is out of range.
"""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyle, QStyleOptionComboBox
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.engine.record import Header
from cardtable.engine.state import EVERYTHING, Viewer
from cardtable.language import as_number, filled, named, translate, unexplained

_LONGEST = 9
"""Maximum number of characters that can be typed."""


class NumberField(QSpinBox):
    """Spin box that replaces a number out of range by the nearest one allowed once it has been typed, and says why."""

    outside = Signal(str)
    """Emitted with a sentence on the allowed range if the typed number is out of it; empty once it is allowed."""

    def __init__(self, called: str, least: int = 0, most: int = 0) -> None:
        """Create a field for a number from `least` to `most`; `called` is its accessible name."""
        super().__init__()
        self.setAccessibleName(called)
        self.setRange(least, most)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._told = ""
        self.lineEdit().textEdited.connect(self._judge)
        self.valueChanged.connect(self._change)

    @property
    def _typed(self) -> int | None:
        """Typed number, in range or not; None if the text is not a number."""
        text = self.lineEdit().text().strip()
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else None

    def _is_outside(self, number: int | None) -> bool:
        return number is not None and not self.minimum() <= number <= self.maximum()

    def _judge(self) -> None:
        """Tell whether what has been typed so far is out of range; a number too low may yet become another."""
        number = self._typed
        beyond = number is not None and (number > self.maximum() or number < min(0, self.minimum()))
        self._tell(number if beyond else None)

    def _change(self) -> None:
        if not self._is_outside(self._typed):
            self._tell(None)

    def _tell(self, number: int | None) -> None:
        """Emit the reason why `number` isn't allowed, or "" if it is None."""
        text = ""
        if number is not None:
            high = number > self.maximum()
            text = translate("fields", "At most {most}.") if high else translate("fields", "At least {least}.")
            text = filled(text, least=as_number(self.minimum()), most=as_number(self.maximum()))
        if text != self._told:
            self._told = text
            self.outside.emit(text)

    def put_right(self) -> bool:
        """Take the nearest number allowed, and tell; return False if the present one is allowed."""
        number = self._typed
        if number is None or not self._is_outside(number):
            return False
        self.setValue(min(max(number, self.minimum()), self.maximum()))
        self.lineEdit().setText(self.textFromValue(self.value()))
        self._tell(number)
        return True

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept a number out of range while typing: it may be the beginning of another."""
        text = input.strip()
        digits = text[1:] if text.startswith("-") else text
        if len(text) <= _LONGEST and digits.isascii() and digits.isdecimal() and self._is_outside(int(text)):
            return QValidator.State.Intermediate, input, pos
        return super().validate(input, pos)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter, correct a number out of range and do no more: nobody has seen the corrected number yet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.put_right():
            self.selectAll()
            return
        super().keyPressEvent(event)

    @override
    def stepBy(self, steps: int) -> None:
        if not self.put_right():
            super().stepBy(steps)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.put_right()
        super().focusOutEvent(event)


_FEWEST = 9
"""Minimum width in capital letters, including the arrow."""
_SCROLL_BAR = QStyle.PixelMetric.PM_ScrollBarExtent


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
    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        option.currentText = self.shown_text(room)


class EyesBox(QComboBox):
    """Choice between the view of a seat and the view with all hands open."""

    def __init__(self, header: Header, viewer: Viewer) -> None:
        """Create the box; `viewer` is chosen at first."""
        super().__init__()
        self.setFont(sans(14))
        for seat, name in enumerate(header.names):
            text = self.tr("as you saw it") if seat == header.you else self.tr("as {name} saw it")
            self.addItem(filled(text, name=named(name)), seat)
        self.addItem(self.tr("all hands open"), EVERYTHING)
        self.setCurrentIndex(self.findData(viewer))
        self.setAccessibleName(self.tr("View"))

    @property
    def viewer(self) -> Viewer:
        """Chosen seat, or EVERYTHING."""
        viewer: Viewer = self.currentData()
        return viewer


class WhoseBox(QComboBox):
    """Choice between the people who played at the screen; hidden until they are offered."""

    other_seat = Signal(int)
    """Emitted with the seat of the person who was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(15))
        self.setAccessibleName(self.tr("Whose decisions"))
        self.hide()
        self.activated.connect(lambda: self.other_seat.emit(self.currentData()))

    def offer_people(self, names: Mapping[int, str], seat: int) -> None:
        """Show the box with the names of the people by seat; `seat` is the one chosen at first."""
        for other, name in names.items():
            self.addItem(name, other)
        self.setCurrentIndex(self.findData(seat))
        self.show()
