"""Whether a window can be opened at all. Qt aborts where there is no display, and Python can't catch that."""

import os
import sys

NO_DISPLAY = (
    "Cardtable can't open a window here: there is no display. "
    "Without one, try `cardtable simulate war --seats club,beginner`."
)
_TRY = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
_WORKING_PLATFORMS = ("offscreen", "minimal", "vnc", "eglfs", "linuxfb")


def can_open_window() -> bool:
    """Whether Qt can start. On Linux a child process tries first, but only where there is reason to doubt it."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not sys.platform.startswith("linux") or platform in _WORKING_PLATFORMS:
        return True
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return False
    import subprocess  # only where it is needed: it takes a part of the start

    done = subprocess.run([sys.executable, "-c", _TRY], capture_output=True, check=False)
    return done.returncode == 0
