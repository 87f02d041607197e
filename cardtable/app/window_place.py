"""Position and size of the window, restored at the next start as far as the present screens allow."""

import json
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from cardtable.app.settings import Settings

SMALLEST = QSize(1024, 700)
"""Least size of the window, in which every page fits. On a smaller screen the window may be smaller."""
_FRESH = QSize(1440, 900)
_FRAME = QSize(8, 40)
"""Most that a frame and a title bar take, in pixels."""
_FARTHEST = 1 << 20
"""Limit of plausible coordinates, in pixels, beyond any screen."""
_KEY = "window"


def place(window: QMainWindow, settings: Settings) -> None:
    """Put the window where it was at last, or in the middle of the screen, and never larger than the screen."""
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
    """Remember the window's place. If it is maximised or full screen, that is the place it will return to."""
    lies = window.normalGeometry()
    maximised = window.isMaximized()
    settings.remember(_KEY, json.dumps([lies.x(), lies.y(), lies.width(), lies.height(), maximised]))


def _kept_place(held: Any) -> tuple[QRect | None, bool]:
    """Return the remembered place, None if it is implausible, and whether the window was maximised. `held` may be
    anything."""
    *lies, maximised = held
    if len(lies) != 4 or not all(type(length) is int and abs(length) < _FARTHEST for length in lies):
        return None, False
    kept = QRect(*lies)
    return (kept if kept.isValid() else None), bool(maximised)
