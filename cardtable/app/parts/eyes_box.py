"""Through whose eyes a game is watched: those of a seat, or with everything open."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from cardtable.app.art.fonts import sans
from cardtable.engine.record import Header
from cardtable.language import filled, named


class EyesBox(QComboBox):
    """One of the seats, or everything."""

    def __init__(self, header: Header, everything: int, eyes: int) -> None:
        """`everything` stands for that; `eyes` is chosen to begin with."""
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
        """Those that are chosen."""
        eyes: int = self.currentData()
        return eyes


class WhoseBox(QComboBox):
    """Not to be seen before it offers somebody."""

    other_seat = Signal(int)
    """Somebody is chosen: this seat."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(15))
        self.setAccessibleName(self.tr("Whose decisions"))
        self.hide()
        self.activated.connect(lambda: self.other_seat.emit(self.currentData()))

    def offer_people(self, names: Mapping[int, str], seat: int) -> None:
        """The name of each by seat; `seat` is looked at."""
        for other, name in names.items():
            self.addItem(name, other)
        self.setCurrentIndex(self.findData(seat))
        self.show()
