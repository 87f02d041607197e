"""Opens the app."""

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from cardtable import APP_ID, registry
from cardtable.app import display
from cardtable.app.first_window import hand_over
from cardtable.app.plain_imports import import_pyside
from cardtable.library.folders import settings_path

if TYPE_CHECKING:
    from cardtable.app.handed_in import HandedIn
    from cardtable.app.window import MainWindow


class Application(QApplication):
    """On macOS a file that is double-clicked comes as an event, and not as an argument. It may come before there is a
    window to open it in.

    No event filter: in Python one would be called for every event of every widget, and this alone for those that are
    meant for the application.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._opens: Callable[[Path], object] | None = None
        self._early: Path | None = None

    def open_files_by(self, opens: Callable[[Path], object] | None) -> None:
        """From now on files are opened so; the last of those that came before is opened now. None has them wait."""
        self._opens = opens
        path, self._early = self._early, None
        if path is not None:
            self._open(path)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():  # else an address, which is nothing of ours
            self._open(Path(event.file()))
            return True
        return super().event(event)

    def _open(self, path: Path) -> None:
        if self._opens is None:
            self._early = path
        else:
            self._opens(path)


_TURN = 0.001
"""Seconds that a thread works on while the interface waits for Python, as it does hundreds of times a frame where a
list is shown: with Python's usual 5 ms a frame took a tenth of a second while records were looked through."""


_LISTEN = 400
"""Milliseconds after which other starts can hand in their files."""
_HEED = 50
"""Milliseconds after which the system is asked whether it wants less motion: not before the window is seen."""
_LOOK_BACK = 200
"""Milliseconds after which a crash of the last run is told: once the window is there."""


def main(argv: list[str], record: Path | None = None) -> int:
    """Opens the window, with a record if one is named, and runs until it is closed. Where a window is open already it
    gets the record instead.

    Returns the exit status; 2 where no window can be opened.
    """
    if record is not None and hand_over(settings_path(), record.absolute()):
        return 0
    if display.no_display():
        display.explain(display.NO_DISPLAY)
        return 2
    try:
        application, window = open_window(argv)
    except ImportError as error:
        why = display.lacking()
        if not why and (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise  # a module of ours that is missing is a fault of ours
        display.explain(why or f"PySide6 can't be imported ({error}).")
        return 2
    from cardtable.app.call_later import call_later
    from cardtable.app.crash_reports import CrashReport
    from cardtable.app.faults import Faults
    from cardtable.app.routes import OpenFile
    from cardtable.app.system_wish import SystemWish

    report = CrashReport()
    faults = Faults(window, report)
    faults.watch()
    window.show()
    application.open_files_by(lambda path: window.go(OpenFile(path)))
    if record is not None:
        window.go(OpenFile(record.absolute()))
    call_later(faults, faults.look_back, _LOOK_BACK)
    call_later(window, lambda: tell_of_guests(window), _LOOK_BACK)
    call_later(window, lambda: listen(window), _LISTEN)
    call_later(window, lambda: SystemWish(window.settings, window), _HEED)
    status = application.exec()
    report.end()
    return 128 + faults.signal if faults.signal else status


def tell_of_guests(window: "MainWindow") -> None:
    """Say which installed games of others aren't on the first page because of a fault."""
    if registry.faults:
        from cardtable.engine.games import left_out
        from cardtable.language import as_sentence
        from cardtable.wording import in_words

        window.say(" ".join(as_sentence(in_words(fault)) for fault in left_out()))


def listen(window: "MainWindow") -> "HandedIn | None":
    """Let other starts hand their files to this window; None where another one listens, or nothing can be listened
    to."""
    from cardtable.app.handed_in import HandedIn
    from cardtable.app.routes import OpenFile

    try:
        handed_in = HandedIn(window.settings.folder, window)
    except OSError:  # InUse, or else each start has a window of its own
        return None

    def show(path: Path) -> None:
        window.go(OpenFile(path))
        window.raise_()
        window.activateWindow()

    handed_in.opened.connect(show)
    window.closing.connect(handed_in.close)
    return handed_in


def open_window(argv: list[str], settings_folder: Path | None = None) -> "tuple[Application, MainWindow]":
    """The application and its window, not shown yet; the settings are the user's where no folder is named."""
    gc.disable()  # what is made on the way to the first screen stays
    import_pyside()
    from cardtable.app.settings import Settings
    from cardtable.app.window import MainWindow

    application = application_for(argv)
    window = MainWindow(Settings(settings_folder))
    gc.freeze()
    return application, window


def application_for(argv: list[str]) -> "Application":
    """The application object, dressed with our style, fonts and texts."""
    from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
    from PySide6.QtGui import QGuiApplication

    from cardtable.app.art.fonts import load_fonts, sans
    from cardtable.app.garbage import Garbage
    from cardtable.app.languages import counted, dated
    from cardtable.app.memory import keep_memory_together
    from cardtable.app.overrides import guard_overrides
    from cardtable.language import speak
    from cardtable.resources import translation_folder

    found = Application.instance()
    if isinstance(found, Application):
        application = found
    else:
        guard_overrides()
        with display.opening():
            # An X display finds the desktop file of a window by what its program is called.
            application = Application([APP_ID, *argv])
        Garbage(application)
        keep_memory_together()
        sys.setswitchinterval(_TURN)
    application.setApplicationName("cardtable")
    application.setApplicationDisplayName("Cardtable")
    application.setDesktopFileName(APP_ID)
    application.setStyle("Fusion")
    load_fonts()
    application.setFont(sans(14))
    QLocale.setDefault(QLocale("en"))
    translator = QTranslator(application)  # English too: its plurals are in there
    speak(
        QCoreApplication.translate,
        lambda: QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft,
        counted,
        dated,
    )
    if translator.load("cardtable_en", str(translation_folder())):
        application.installTranslator(translator)
    return application
