"""The place of a chart. What draws it takes half a second to import: it is fetched beside the page that is shown."""

import sys
from collections.abc import Generator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.after.charted_course import ChartedCourse
from cardtable.app.long_work import LongWork
from cardtable.app.settings import Settings
from cardtable.app.zoom import dress

if TYPE_CHECKING:
    from cardtable.app.after.course_chart import CourseChart

_LIBRARY = "pyqtgraph"


class ComingChart(QWidget):
    """Holds the place until the chart is there, which may be at once."""

    came = Signal()
    """The chart is there, and was not at once."""

    def __init__(self, settings: Settings, course: ChartedCourse) -> None:
        super().__init__()
        self.chart: CourseChart | None = None
        self._settings = settings
        self._course = course
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if _LIBRARY in sys.modules:
            self._put()
            return
        work = LongWork(_fetching(), self)
        work.done.connect(self._put)
        work.done.connect(self.came)
        work.start_aside()

    def show_course(self, course: ChartedCourse) -> None:
        """Shows another course in the place of the last one, now or when the chart comes."""
        self._course = course
        if self.chart is not None:
            self.chart.show_course(course)

    def _put(self) -> None:
        from cardtable.app.after.course_chart import CourseChart

        self.chart = CourseChart(self._settings, self._course)
        self._column.addWidget(self.chart)
        dress(self.chart)


def _fetching() -> Generator[float, None, None]:
    import_module(_LIBRARY)
    yield 1.0
