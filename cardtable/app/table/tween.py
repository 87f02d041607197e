"""Small movements outside the queue: cards of the person's own hand, lifted, chosen or dropped back."""

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from cardtable.app.table.items import PieceItem
from cardtable.table.places import Place

_MILLISECONDS = 130


class Tween(QObject):
    """Moves cards from where they are; a new call overtakes one under way."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[PieceItem, Place, Place]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)

    def to(self, targets: Mapping[PieceItem, Place], pace: float) -> None:
        """Sends cards on their way; at no pace they are there at once."""
        self._clock.stop()
        self._ways = [(item, item.at, end) for item, end in targets.items() if item.at != end]
        for item, _, end in self._ways:
            item.setZValue(end.z)
        if not self._ways:
            return
        if pace <= 0:
            self._move(1.0)
        else:
            self._clock.setDuration(round(_MILLISECONDS * pace))
            self._clock.start()

    def stop(self) -> None:
        """Leaves everything where it is."""
        self._clock.stop()
        self._ways = []

    def _move(self, value: object) -> None:
        share = float(value)  # type: ignore[arg-type]
        for item, start, end in self._ways:
            item.put(Place(*[a + (b - a) * share for a, b in zip(start, end, strict=True)]))
