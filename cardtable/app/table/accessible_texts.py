"""Texts for screen readers: invisible labels over what is drawn, which has no place in the accessible tree."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import PlainLabel
from cardtable.table.marks import FeltText
from cardtable.table.places import Box, Place


class AccessibleTexts(QWidget):
    """Group of texts, in reading order, over the whole table. The mouse goes through it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._texts: list[QLabel] = []

    def show_texts(self, texts: Sequence[FeltText]) -> None:
        """Show these texts and no others; those without words are left out."""
        there = [each for each in texts if each.words]
        while len(self._texts) > len(there):
            take_away(self._texts.pop())
        while len(self._texts) < len(there):
            self._texts.append(self.text())
        for text, (words, at) in zip(self._texts, there, strict=True):
            lay_over(text, at)
            set_accessible_texts(text, words)

    def text(self) -> QLabel:
        """Add an empty text: a label whose words are only in its accessible name."""
        made = PlainLabel(parent=self)
        made.show()
        return made


def take_away(widget: QWidget) -> None:
    """Remove a widget; hiding it takes it out of the accessible tree at once."""
    widget.hide()
    widget.deleteLater()


def lay_over(widget: QWidget, at: Box | Place) -> None:
    """Give a widget the geometry of what it speaks of."""
    x, y = (at.x - at.width / 2, at.y - at.height / 2) if isinstance(at, Place) else (at.x, at.y)
    widget.setGeometry(QRect(round(x), round(y), round(at.width), round(at.height)))
