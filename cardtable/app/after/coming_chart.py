"""The place of a chart. What draws it takes half a second to import: it is fetched beside the page that is shown."""

import sys
from collections.abc import Callable, Generator
from importlib import import_module

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.long_work import LongWork
from cardtable.app.zoom import dress

_LIBRARY = "pyqtgraph"


class ComingChart(QWidget):
    """Holds the place until the chart is there, which may be at once."""

    def __init__(self, make: Callable[[], QWidget]) -> None:
        """`make` makes the chart; its module is imported by it, and not before."""
        super().__init__()
        self.chart: QWidget | None = None
        self._make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if _LIBRARY in sys.modules:
            self._put()
            return
        work = LongWork(_fetching(), self)
        work.done.connect(self._put)
        work.start_aside()

    def _put(self) -> None:
        self.chart = self._make()
        self._column.addWidget(self.chart)
        dress(self.chart)


def _fetching() -> Generator[float, None, None]:
    import_module(_LIBRARY)
    yield 1.0
