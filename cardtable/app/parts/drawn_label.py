"""A picture in a panel that is drawn by hand, parts of which have words where the mouse asks."""

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import PlainLabel, shows_tip


class DrawnLabel(PlainLabel):
    """A label, which screen readers read; a mere widget they pass over."""

    def __init__(self, colours: Scheme, pad: float) -> None:
        """`pad` stays free on either side."""
        super().__init__()
        self.colours = colours
        self.pad = pad
        self.tips: list[tuple[QRectF, str]] = []
        """What lies where, in designed units, the uppermost last: filled by whatever is drawn."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def zoom_changed(self) -> None:
        """It is larger or smaller now."""
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.colours = colours
        self.update()

    @override
    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def words_at(self, at: QPointF) -> str:
        """What lies at a point, in designed units; nothing where there is nothing to say."""
        return next((words for box, words in reversed(self.tips) if box.contains(at)), "")
