"""Whether a program opens its window on Windows and macOS, seen from outside; for X displays there is see_window.py."""

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
"""Windows' WM_CLOSE: what a click on a window's cross sends."""
_COUNT = """
ObjC.import("CoreGraphics");
const shown = $.CGWindowListCopyWindowInfo($.kCGWindowListOptionOnScreenOnly, 0);
ObjC.deepUnwrap(ObjC.castRefToObject(shown)).filter(
  window => window.kCGWindowOwnerPID === %d && window.kCGWindowLayer === 0).length
"""
"""For JavaScript on macOS: how many windows of a process are on the screen. It asks for no rights, as titles would."""


def see(program: Sequence[str | Path]) -> float:
    """Starts a program, waits for its window, and closes it; how many seconds until the window was there.

    Failed where the program ends before, or there is no window for too long, or it goes on without one.
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
    """Whether a process shows its window."""
    if sys.platform == "win32":
        window = ctypes.windll.user32.FindWindowW(None, TITLE)
        return bool(window and ctypes.windll.user32.IsWindowVisible(window))
    asked = ["osascript", "-l", "JavaScript", "-e", _COUNT % process]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip() not in ("", "0")


def _close(running: subprocess.Popen[bytes]) -> None:
    """Asks a program to end: by its window's cross, or as the system does when somebody logs out."""
    if sys.platform == "win32":
        user = ctypes.windll.user32
        user.PostMessageW(user.FindWindowW(None, TITLE), _CLOSE, 0, 0)
    else:
        running.terminate()
