"""Texts for screen readers, which nobody sees, each over what it speaks of: their tree has no place for what is
drawn."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import PlainLabel
from cardtable.table.marks import FeltText
from cardtable.table.places import Box, Place


class AccessibleTexts(QWidget):
    """A group of them, in the order in which they are read, over the whole table. The mouse goes through it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._texts: list[QLabel] = []

    def show_texts(self, texts: Sequence[FeltText]) -> None:
        """Speaks of these things, and of nothing else."""
        there = [each for each in texts if each.words]
        while len(self._texts) > len(there):
            take_away(self._texts.pop())
        while len(self._texts) < len(there):
            self._texts.append(self.text())
        for text, (words, at) in zip(self._texts, there, strict=True):
            lay_over(text, at)
            set_accessible_texts(text, words)

    def text(self) -> QLabel:
        """One more, which says nothing yet: a label whose words are its accessible name alone."""
        made = PlainLabel(parent=self)
        made.show()
        return made


def take_away(widget: QWidget) -> None:
    """Takes a widget away, out of the tree at once."""
    widget.hide()
    widget.deleteLater()


def lay_over(widget: QWidget, at: Box | Place) -> None:
    """Puts a widget over what it speaks of."""
    x, y = (at.x - at.width / 2, at.y - at.height / 2) if isinstance(at, Place) else (at.x, at.y)
    widget.setGeometry(QRect(round(x), round(y), round(at.width), round(at.height)))
