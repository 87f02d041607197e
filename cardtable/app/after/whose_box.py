"""Whose decisions are looked at after a game, where several people at this screen played."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from cardtable.app.art.fonts import sans


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
