"""Label in a panel that paints itself, with tooltips for its parts."""

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import PlainLabel, shows_tip


class DrawnLabel(PlainLabel):
    """Base class of labels that paint themselves. Screen readers read a label but skip a mere widget."""

    def __init__(self, colours: Scheme, pad: float) -> None:
        """Create a label with `pad` designed pixels left free on either side."""
        super().__init__()
        self.colours = colours
        self.pad = pad
        self.tips: list[tuple[QRectF, str]] = []
        """Boxes in designed pixels and their tooltips, the topmost last; filled while painting."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def zoom_changed(self) -> None:
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        self.update()

    @override
    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def words_at(self, at: QPointF) -> str:
        """Return the tooltip at a point in designed pixels; empty if there is none."""
        return next((words for box, words in reversed(self.tips) if box.contains(at)), "")
