"""The table as it lay at the end, seen small."""

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.table.glimpse import Glimpse
from cardtable.app.table.miniature import miniature
from cardtable.app.zoom import area, brush, sharpness
from cardtable.language import translate

_SIZE = (176, 138)


class LastTable(QWidget):
    """A picture, drawn once for a size."""

    def __init__(self, pixmaps: Pixmaps, glimpse: Glimpse, emblems: list[int]) -> None:
        super().__init__()
        self._pixmaps, self._glimpse, self._emblems = pixmaps, glimpse, emblems
        self._picture: QPixmap | None = None
        self.setFixedSize(*_SIZE)
        self.setAccessibleName(translate("table", "The last table"))
        self.setToolTip(translate("table", "The last table"))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = sharpness(self)
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = miniature(QSizeF(area(self).size()), ratio, self._glimpse, self._emblems, self._pixmaps)
        brush(self).drawPixmap(QPointF(0, 0), self._picture)
