"""Where the window lay when it was closed: it opens there again, as far as today's screens allow."""

import json
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from cardtable.app.settings import Settings

SMALLEST = QSize(1024, 700)
"""What every page fits into; on a smaller screen the window may be smaller too."""
_FRESH = QSize(1440, 900)
_FRAME = QSize(8, 40)
"""What a frame and a title bar take at most."""
_FARTHEST = 1 << 20
"""No screen reaches so far."""
_KEY = "window"


def place(window: QMainWindow, settings: Settings) -> None:
    """Puts the window where it lay, or in the middle of the screen, never larger than there is room."""
    kept, maximised = settings.recalled(_KEY, _kept_place) or (None, False)
    screen = QGuiApplication.screenAt(kept.center()) if kept else None
    room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
    window.setMinimumSize(SMALLEST.boundedTo(room.size()))
    if kept and screen:
        size = kept.size().boundedTo(room.size())
        left = max(room.left(), min(kept.left(), room.right() + 1 - size.width()))
        top = max(room.top(), min(kept.top(), room.bottom() + 1 - size.height()))
        window.setGeometry(left, top, size.width(), size.height())
    else:
        window.resize(_FRESH.boundedTo((room.size() - _FRAME).expandedTo(window.minimumSize())))
    if maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep(window: QMainWindow, settings: Settings) -> None:
    """Remembers where it lies. What it is when it fills the screen is no place of its own."""
    lies = window.normalGeometry()
    maximised = window.isMaximized()
    settings.remember(_KEY, json.dumps([lies.x(), lies.y(), lies.width(), lies.height(), maximised]))


def _kept_place(held: Any) -> tuple[QRect | None, bool]:
    """The window's place, None where it can't be one, and whether it was maximised, in what was kept: anything."""
    *lies, maximised = held
    if len(lies) != 4 or not all(type(length) is int and abs(length) < _FARTHEST for length in lies):
        return None, False
    kept = QRect(*lies)
    return (kept if kept.isValid() else None), bool(maximised)
