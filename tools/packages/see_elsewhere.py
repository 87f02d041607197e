"""Check on Windows and macOS that a program opens its window, seen from outside; for X displays see see_window.py."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tasks import Failed
from tools.see_window import PATIENCE, TITLE

_CLOSE = 0x0010
"""Windows' message WM_CLOSE, sent by a click on the close button of a window."""
_COUNT = """
ObjC.import("CoreGraphics");
const shown = $.CGWindowListCopyWindowInfo($.kCGWindowListOptionOnScreenOnly, 0);
ObjC.deepUnwrap(ObjC.castRefToObject(shown)).filter(
  window => window.kCGWindowOwnerPID === %d && window.kCGWindowLayer === 0).length
"""
"""JavaScript for macOS that counts a process's windows on the screen; reading titles would need a permission."""


def see(program: Sequence[str | Path]) -> float:
    """Start a program, wait for its window, close it, and return the seconds until the window was there.

    Raises Failed if the program ends first, no window comes in time, or the program goes on without its window.
    """
    start = time.monotonic()
    running = subprocess.Popen(program)
    try:
        _wait("it opens no window", lambda: _shown(running.pid) or _ended(running))
        if _ended(running):
            raise Failed(f"it opens no window: it ended with status {running.returncode}")
        seconds = time.monotonic() - start
        _close(running)
        _wait("its window was closed, and it goes on", lambda: _ended(running))
        return seconds
    finally:
        running.kill()
        running.wait()


def _ended(running: subprocess.Popen[bytes]) -> bool:
    return running.poll() is not None


def _wait(failure: str, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise Failed(f"{failure}, within {PATIENCE:.0f} s")
        time.sleep(0.1)


def _shown(process: int) -> bool:
    """Return whether a window is shown: on Windows any with our title, on macOS one of the process."""
    if sys.platform == "win32":
        window = ctypes.windll.user32.FindWindowW(None, TITLE)
        return bool(window and ctypes.windll.user32.IsWindowVisible(window))
    asked = ["osascript", "-l", "JavaScript", "-e", _COUNT % process]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip() not in ("", "0")


def _close(running: subprocess.Popen[bytes]) -> None:
    """Ask a program to end: on Windows by closing its window, elsewhere by SIGTERM."""
    if sys.platform == "win32":
        user = ctypes.windll.user32
        user.PostMessageW(user.FindWindowW(None, TITLE), _CLOSE, 0, 0)
    else:
        running.terminate()
