"""What the study on the bench is kept as: a click gives it another name."""

from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.lab.study_keeping import StudyKeeping
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.widgets import set_tip
from cardtable.app.zoom import zoom_of
from cardtable.language import as_shown, filled

_RIM = 26
"""Designed pixels beside the words."""
_WIDEST, _NARROWEST = 520, 84
"""Designed pixels; what does not fit is left out, and the tip has all of it."""


class KeptAs(QPushButton):
    """A quiet button with the name; it is not there before anything is kept."""

    def __init__(self, keeping: StudyKeeping) -> None:
        super().__init__()
        self._keeping = keeping
        self._words = ""
        self._roomy = True
        self.setProperty("small", True)
        self.setFont(sans(13))
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._rename)
        keeping.changed.connect(self._show)
        self._show()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self._fit()

    def _show(self) -> None:
        path = self._keeping.path
        self._words = filled(self.tr("Saved as “{name}”"), name=as_shown(path.name)) if path else ""
        tip = filled(self.tr("Saved as “{name}”: click to rename"), name=as_shown(path.name)) if path else ""
        set_tip(self, tip)
        self.setAccessibleName(self._words)
        self.setVisible(path is not None and self._roomy)
        self.updateGeometry()
        self._fit()

    def fit(self, room: int) -> None:
        """Be there only where so many pixels are enough to tell the name."""
        roomy = room >= self.sizeHint().width()
        if roomy is not self._roomy:
            self._roomy = roomy
            self.setVisible(self._keeping.path is not None and roomy)

    def _fit(self) -> None:
        room = self.width() - _RIM * zoom_of(self)
        words = QFontMetricsF(self.font()).elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(words.replace("&", "&&"))

    @override
    def sizeHint(self) -> QSize:
        whole = QFontMetricsF(self.font()).horizontalAdvance(self._words) + _RIM * zoom_of(self)
        return QSize(ceil(min(whole, _WIDEST * zoom_of(self))), super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), round(_NARROWEST * zoom_of(self))), hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _rename(self) -> None:
        path = self._keeping.path
        if path is not None:
            label = self.tr("Name this study:")
            name_dialog(self.window(), self.tr("Rename"), label, path.name, self._keeping.rename).open()
