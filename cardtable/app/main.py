"""Start of the program's interface."""

import builtins
import gc
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable import APP_ID, registry
from cardtable.app import display
from cardtable.app.first_window import hand_over
from cardtable.library.folders import settings_path

if TYPE_CHECKING:
    from cardtable.app.application import Application, HandedIn
    from cardtable.app.window import MainWindow


_TURN = 0.001
"""Longest time in seconds that another thread runs before the interface gets Python's lock. The interface waits for it
hundreds of times a frame while a list is shown: with Python's usual 5 ms a frame took a tenth of a second while records
were searched."""


_LISTEN = 400
"""Delay in milliseconds before other starts can hand in their files."""
_HEED = 50
"""Delay in milliseconds before the system is asked whether it wants less motion, so that the window is shown first."""
_LOOK_BACK = 200
"""Delay in milliseconds before the person is told of a crash of the last run, so that the window is shown first."""


def main(argv: list[str], record: Path | None = None) -> int:
    """Open the window, with a record if there is one, and run until it is closed. If a window is open already it gets
    the record instead.

    Returns the exit status: 2 if no window can be opened, 128 plus the number of a signal that ended the program.
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
            raise  # a missing module of our own is a fault of the program
        display.explain(why or f"PySide6 can't be imported ({error}).")
        return 2
    from cardtable.app.crash_reports import CrashReport
    from cardtable.app.event_loop import call_later
    from cardtable.app.faults import Faults
    from cardtable.app.routes import OpenFile
    from cardtable.app.system_motion import SystemWish

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
    """Let other starts hand their files to this window. Return None if another one listens, or no socket can be
    opened."""
    from cardtable.app.application import HandedIn
    from cardtable.app.routes import OpenFile

    try:
        handed_in = HandedIn(window.settings.folder, window)
    except OSError:  # InUse, or no address can be made, so each start has its own window
        return None

    def show(path: Path) -> None:
        window.go(OpenFile(path))
        window.raise_()
        window.activateWindow()

    handed_in.opened.connect(show)
    window.closing.connect(handed_in.close)
    return handed_in


def open_window(argv: list[str], settings_folder: Path | None = None) -> "tuple[Application, MainWindow]":
    """Return the application and its window, not shown yet. Settings are the user's unless a folder is given."""
    gc.disable()  # objects made for the first screen stay, so collecting garbage would be in vain
    import_pyside()
    from cardtable.app.settings import Settings
    from cardtable.app.window import MainWindow

    application = application_for(argv)
    window = MainWindow(Settings(settings_folder))
    gc.freeze()
    return application, window


def application_for(argv: list[str]) -> "Application":
    """Return the application object, made if need be, with our style, fonts and texts."""
    from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
    from PySide6.QtGui import QGuiApplication

    from cardtable.app.application import Application
    from cardtable.app.art.fonts import load_fonts, sans
    from cardtable.app.faults import guard_overrides
    from cardtable.app.languages import counted, dated
    from cardtable.app.memory import Garbage, keep_memory_together
    from cardtable.language import speak
    from cardtable.resources import translation_folder

    found = Application.instance()
    if isinstance(found, Application):
        application = found
    else:
        guard_overrides()
        with display.opening():
            # On X11 the desktop file of a window is found by its program's name.
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
    translator = QTranslator(application)  # English needs one for its plurals
    speak(
        QCoreApplication.translate,
        lambda: QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft,
        counted,
        dated,
    )
    if translator.load("cardtable_en", str(translation_folder())):
        application.installTranslator(translator)
    return application


def import_pyside() -> None:
    """Import PySide, and restore Python's own import function. Call it before anything else imports PySide.

    PySide replaces that function with one that searches the source of each imported module for the use of PySide's
    features (names in snake_case, properties), of which we use none. This takes 20 ms until the first page is shown,
    and Python keeps all the source lines for good: 4 MB by then, 20 MB in the end.
    """
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
