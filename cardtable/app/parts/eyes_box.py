"""Boxes to choose through whose eyes a game is seen, or whose decisions are shown."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from cardtable.app.art.fonts import sans
from cardtable.engine.record import Header
from cardtable.language import filled, named


class EyesBox(QComboBox):
    """Choice between the view of a seat and the view with all hands open."""

    def __init__(self, header: Header, everything: int, eyes: int) -> None:
        """Create the box; `everything` is the value for all hands open, `eyes` the one chosen at first."""
        super().__init__()
        self.setFont(sans(14))
        for seat, name in enumerate(header.names):
            text = self.tr("as you saw it") if seat == header.you else self.tr("as {name} saw it")
            self.addItem(filled(text, name=named(name)), seat)
        self.addItem(self.tr("all hands open"), everything)
        self.setCurrentIndex(self.findData(eyes))
        self.setAccessibleName(self.tr("View"))

    @property
    def eyes(self) -> int:
        """Chosen seat, or the value for all hands open."""
        eyes: int = self.currentData()
        return eyes


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
