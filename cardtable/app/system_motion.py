"""Query of the system's setting for less motion, as long as the window exists.

Qt has none, so each system is asked in its own way: in a thread, so that a program that answers late or never blocks
nothing.
"""

import configparser
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cardtable.app.jobs import JobSlot, run, thread
from cardtable.app.settings import Settings
from cardtable.disk import read_file

_PATIENCE = 2.0
"""Seconds that a program has for its answer."""
_PORTAL = (
    *("gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadOne"),
)
"""Command that asks any desktop, also from within a Flatpak. A namespace and a key follow."""
_GNOME = "org.gnome.desktop.interface", "enable-animations"
_COMMON = "org.freedesktop.appearance", "reduced-motion"
_SPI_GETCLIENTAREAANIMATION = 0x1042
_MOST = 1 << 20
"""Most bytes read of a desktop's settings."""

Answer = Callable[[Sequence[str]], str]
"""Function that runs a command and returns its output without blanks around it; "" if it fails or doesn't exist."""


def wants_less_motion(platform: str = sys.platform, answer: "Answer | None" = None) -> bool:
    """Return whether the system wants less motion. `answer` runs commands. It may take seconds."""
    said = answer or _answer
    if platform == "win32":
        return _on_windows()
    if platform == "darwin":
        return said(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]) == "1"
    if "kde" in os.environ.get("XDG_CURRENT_DESKTOP", "").lower():
        return _on_kde()
    if "uint32 1" in said([*_PORTAL, *_COMMON]):
        return True
    gnome = said([*_PORTAL, *_GNOME]) or said(["gsettings", "get", *_GNOME])
    return "false" in gnome


def _answer(command: Sequence[str]) -> str:
    with suppress(OSError, subprocess.SubprocessError, UnicodeDecodeError):
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE,
            text=True,
            check=True,
        )
        return done.stdout.strip()
    return ""


def _on_kde() -> bool:
    """Return whether Plasma's factor for the duration of animations is 0."""
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "kdeglobals"
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    with suppress(OSError, UnicodeDecodeError, configparser.Error, ValueError):
        parser.read_string(read_file(config, _MOST).decode())
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    return False


def _on_windows() -> bool:
    """Return whether `SystemParametersInfo` says that animations in windows are off."""
    import ctypes

    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    animated = ctypes.c_int(1)
    told = library.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(told) and not animated.value


class SystemWish(QObject):
    """Asks the system now, and whenever the program becomes active, and passes the answer to the settings."""

    def __init__(self, settings: Settings, window: QObject) -> None:
        super().__init__(window)
        self._settings = settings
        self._asking = JobSlot(self)
        QGuiApplication.instance().applicationStateChanged.connect(self._turned_to)  # type: ignore[union-attr]
        self._ask()

    def _turned_to(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and not self._asking.under_way:
            self._ask()

    def _ask(self) -> None:
        run(thread(wants_less_motion), self._asking, self._settings.heed_system)
