"""Through whose eyes a game is watched: those of a seat, or with everything open."""

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
