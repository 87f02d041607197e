"""Queries of the system's setting for less motion, as long as the window exists."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cardtable.app.long_work import LatestWork
from cardtable.app.settings import Settings
from cardtable.app.system_motion import asking


class SystemWish(QObject):
    """Asks the system now, and whenever the program becomes active, and passes the answer to the settings."""

    def __init__(self, settings: Settings, window: QObject) -> None:
        super().__init__(window)
        self._settings = settings
        self._works = LatestWork(self)
        QGuiApplication.instance().applicationStateChanged.connect(self._turned_to)  # type: ignore[union-attr]
        self._ask()

    def _turned_to(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and not self._works.under_way:
            self._ask()

    def _ask(self) -> None:
        work = self._works.begin(asking())
        work.done.connect(self._settings.heed_system)
        work.start_aside()
