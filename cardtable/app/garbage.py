"""Python's garbage is looked for in the interface's thread alone.

By itself Python looks for it in whichever thread happens to make an object. What it finds may be widgets, which must be
deleted where they live: in a thread that reads records they were, while the interface deleted them as well.
"""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject


class Garbage(QObject):
    """Has it looked for as often as Python would, whenever the interface has nothing to do just now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def _look(self) -> None:
        """Collects the oldest generation that is due, and with it the younger ones."""
        due = [made > most > 0 for made, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(due):
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
