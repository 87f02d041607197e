"""Check that a program opens its window: `python tools/see_window.py dist/cardtable/cardtable`.

It looks for the window from outside, as a window manager does: on a hidden X display if Xvfb is installed, else on the
display at hand. It needs libX11, which comes with every X display, and nothing else beside Python.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import NamedTuple

TITLE = "Cardtable"
PATIENCE = 120.0
"""Seconds to wait for a window to open, or for a program to end."""
_VIEWABLE = 2
_CLIENT_MESSAGE = 33


class Unseen(Exception):
    """Error of a check, with a sentence on what was not seen."""


class Seen(NamedTuple):
    """Result for a program that opened its window, and ended properly when it was closed."""

    seconds: float
    """Seconds from its start until the window was there."""
    errors: str
    """Text of its standard error."""


# --- displays --------------------------------------------------------------------------------------------------------


def has_xvfb() -> bool:
    """Return whether Xvfb is installed, for a hidden display."""
    return shutil.which("Xvfb") is not None


@contextmanager
def hidden_display() -> Iterator[str]:
    """Start Xvfb on a free display number and yield the display's name. Raises Unseen if it does not start."""
    reading, writing = os.pipe()
    # Without -noreset, Xvfb resets when the last client leaves, and refuses clients for a moment.
    command = ["Xvfb", "-displayfd", f"{writing}", "-screen", "0", "1600x1000x24", "-noreset", "-nolisten", "tcp"]
    nothing = subprocess.DEVNULL
    with os.fdopen(reading) as told:
        server = subprocess.Popen(command, pass_fds=[writing], stdout=nothing, stderr=nothing)
        try:
            os.close(writing)
            number = told.readline().strip()  # written once it accepts clients; empty if it has ended before
            if not number:
                raise Unseen("Xvfb does not start")
            yield f":{number}"
        finally:
            server.terminate()
            server.wait()


class _Attributes(ctypes.Structure):
    """Xlib's XWindowAttributes."""

    _fields_ = [
        ("box", c_int * 6),
        ("visual", c_void_p),
        ("root", c_ulong),
        ("kind", c_int * 4),
        ("backing", c_ulong * 2),
        ("save_under", c_int),
        ("colours", c_ulong),
        ("map_installed", c_int),
        ("map_state", c_int),
        ("masks", c_long * 3),
        ("override_redirect", c_int),
        ("screen", c_void_p),
    ]


class _ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, with room for any XEvent."""

    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("room", c_long * 24),
    ]


_go_on = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda display, error: 0)
"""Error handler that ignores X errors, such as those of windows just closed; Xlib's own ends the program."""


class Onlooker:
    """Client of an X display that looks for other programs' windows, and asks them to close."""

    def __init__(self, display: str) -> None:
        """Connect to the display. Raises Unseen if it can't be opened."""
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._x11.XOpenDisplay.restype = c_void_p
        self._x11.XOpenDisplay.argtypes = [c_char_p]
        self._x11.XDefaultRootWindow.restype = self._x11.XInternAtom.restype = c_ulong
        self._x11.XSetErrorHandler(_go_on)
        opened = self._x11.XOpenDisplay(display.encode())
        if not opened:
            raise Unseen(f"the display {display} can't be opened")
        self._display = c_void_p(opened)

    def close(self) -> None:
        """Disconnect from the display."""
        self._x11.XCloseDisplay(self._display)

    def windows(self, title: str) -> list[int]:
        """Return the visible windows with that title."""
        found = self._below(self._x11.XDefaultRootWindow(self._display))
        return [window for window in found if self._shown(window) and self._title(window) == title]

    def _below(self, window: int) -> Iterator[int]:
        """Yield all windows inside a window: under a window manager, those of programs lie inside frames."""
        ignored, children, count = c_ulong(), POINTER(c_ulong)(), c_uint()
        where = byref(ignored), byref(ignored), byref(children), byref(count)
        if self._x11.XQueryTree(self._display, c_ulong(window), *where):
            found = children[: count.value]
            if found:
                self._x11.XFree(children)
            for child in found:
                yield child
                yield from self._below(child)

    def _title(self, window: int) -> str:
        name = c_char_p()
        if not self._x11.XFetchName(self._display, c_ulong(window), byref(name)):
            return ""
        title = (name.value or b"").decode(errors="replace")
        self._x11.XFree(name)
        return title

    def programs(self, window: int) -> tuple[str, str]:
        """Return the name and class of a window's program (WM_CLASS), by which desktops find its menu entry."""
        names = (c_char_p * 2)()
        if not self._x11.XGetClassHint(self._display, c_ulong(window), byref(names)):
            return "", ""
        name, kind = ((found or b"").decode(errors="replace") for found in names)
        return name, kind

    def _shown(self, window: int) -> bool:
        attributes = _Attributes()
        known = self._x11.XGetWindowAttributes(self._display, c_ulong(window), byref(attributes))
        return bool(known) and attributes.map_state == _VIEWABLE

    def ask_to_close(self, window: int) -> None:
        """Ask a window to close, as a window manager does when its close button is clicked."""
        protocols = self._x11.XInternAtom(self._display, b"WM_PROTOCOLS", 0)
        close = self._x11.XInternAtom(self._display, b"WM_DELETE_WINDOW", 0)
        event = _ClientMessage(_CLIENT_MESSAGE, 0, 1, self._display, window, protocols, 32, (c_long * 5)(close))
        self._x11.XSendEvent(self._display, c_ulong(window), 0, c_long(0), byref(event))
        self._x11.XFlush(self._display)


# --- programs --------------------------------------------------------------------------------------------------------


def see(command: Sequence[str | Path], display: str, **environment: str) -> Seen:
    """Start a program, wait until its window is shown, and close it.

    Raises Unseen if the program ends early, ends with a status other than 0, or takes too long. It runs with data
    folders of its own, so that the user's stay untouched.
    """
    with ExitStack() as stack:
        observer = Onlooker(display)
        stack.callback(observer.close)
        home = stack.enter_context(TemporaryDirectory())
        said = stack.enter_context(TemporaryFile())
        others = observer.windows(TITLE)  # the user may have a window open
        start = time.monotonic()
        program = subprocess.Popen(
            command, env=_environment(home, display, environment), stdin=subprocess.DEVNULL, stderr=said
        )
        stack.callback(_end, program)

        def told() -> str:
            said.seek(0)
            return said.read().decode(errors="replace").strip()

        while not (ours := [window for window in observer.windows(TITLE) if window not in others]):
            if program.poll() is not None:
                raise Unseen(f"no window: it ended with status {program.returncode}. {told()}")
            if time.monotonic() - start > PATIENCE:
                raise Unseen(f"no window within {PATIENCE:.0f} s. {told()}")
            time.sleep(0.01)
        seconds = time.monotonic() - start
        observer.ask_to_close(ours[0])
        try:
            status = program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Unseen(f"its window was closed, and it goes on. {told()}") from None
        if status != 0:
            raise Unseen(f"its window was closed, and it ended with status {status}. {told()}")
        return Seen(seconds, told())


def _environment(home: str, display: str, more: dict[str, str]) -> dict[str, str]:
    """Return our environment with this display only, and data folders in `home`."""
    kept = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**kept, **folders, "DISPLAY": display, **more}


def _end(program: subprocess.Popen[bytes]) -> None:
    program.kill()
    program.wait()


def main(command: Sequence[str]) -> int:
    """Check a program and print the result in a line; return 1 if there was no window."""
    with ExitStack() as stack:
        try:
            if has_xvfb():
                display = stack.enter_context(hidden_display())
            else:
                display = os.environ.get("DISPLAY", "")
            if not display:
                print("see_window: nobody has looked for its window: there is no display, and no Xvfb")
                return 0
            seen = see(command, display)
        except Unseen as error:
            print(f"see_window: {command[0]}: {error}", file=sys.stderr)
            return 1
    print(f"see_window: its window was there after {seen.seconds:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
