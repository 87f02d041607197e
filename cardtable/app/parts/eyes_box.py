"""Through whose eyes a game is watched: those of a seat, or with everything open."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox

from cardtable.app.art.fonts import sans
from cardtable.language import filled, named, translate


class EyesBox(QComboBox):
    """One of the seats, or everything."""

    def __init__(self, names: Sequence[str], everything: int, eyes: int) -> None:
        """`everything` stands for that; `eyes` is chosen to begin with."""
        super().__init__()
        self.setFont(sans(14))
        for seat, name in enumerate(names):
            unnamed = name == translate("table", "You")
            words = self.tr("as you saw it") if unnamed else filled(self.tr("as {name} saw it"), name=named(name))
            self.addItem(words, seat)
        self.addItem(self.tr("all hands open"), everything)
        self.setCurrentIndex(self.findData(eyes))
        self.setAccessibleName(self.tr("View"))

    @property
    def eyes(self) -> int:
        """Those that are chosen."""
        eyes: int = self.currentData()
        return eyes
