"""Whether a program really opens its window: `python tools/see_window.py dist/cardtable/cardtable`.

The window is looked for from outside, as a window manager sees it, on an X display out of sight where Xvfb is
installed, else on the one at hand. Needs libX11, which every X display comes with, and nothing beside Python.
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
"""Seconds after which a window that should come, or a program that should end, counts as one that never will."""
_VIEWABLE = 2
_CLIENT_MESSAGE = 33


class Unseen(Exception):
    """What should have been seen and was not, in a sentence."""


class Seen(NamedTuple):
    """A program that opened its window, and ended in order when that was closed."""

    seconds: float
    """From its start until the window was there."""
    errors: str
    """What it said on standard error."""


# --- displays --------------------------------------------------------------------------------------------------------


def has_xvfb() -> bool:
    """Whether a display out of sight can be had."""
    return shutil.which("Xvfb") is not None


@contextmanager
def hidden_display() -> Iterator[str]:
    """A display of our own, by Xvfb, on a number that is free; its name. Unseen where it does not start."""
    reading, writing = os.pipe()
    # Without -noreset it begins anew when the last client leaves, and for a moment takes no other.
    command = ["Xvfb", "-displayfd", f"{writing}", "-screen", "0", "1600x1000x24", "-noreset", "-nolisten", "tcp"]
    nothing = subprocess.DEVNULL
    with os.fdopen(reading) as told:
        server = subprocess.Popen(command, pass_fds=[writing], stdout=nothing, stderr=nothing)
        try:
            os.close(writing)
            number = told.readline().strip()  # written when it takes clients; nothing where it has ended before
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
"""Takes an error for an answer, as of a window that has gone meanwhile; Xlib's own way is to end the program."""


class Onlooker:
    """A client of an X display that looks for windows of others, and asks them to close."""

    def __init__(self, display: str) -> None:
        """Unseen where the display can't be opened."""
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
        """Leaves the display."""
        self._x11.XCloseDisplay(self._display)

    def windows(self, title: str) -> list[int]:
        """The windows of that title that are shown."""
        found = self._below(self._x11.XDefaultRootWindow(self._display))
        return [window for window in found if self._shown(window) and self._title(window) == title]

    def _below(self, window: int) -> Iterator[int]:
        """All windows in one: those of programs lie in frames where there is a window manager."""
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
        """What a window says its program is called, and its kind: by these a desktop finds its menu entry."""
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
        """What a window manager sends when somebody clicks on a window's cross."""
        protocols = self._x11.XInternAtom(self._display, b"WM_PROTOCOLS", 0)
        close = self._x11.XInternAtom(self._display, b"WM_DELETE_WINDOW", 0)
        event = _ClientMessage(_CLIENT_MESSAGE, 0, 1, self._display, window, protocols, 32, (c_long * 5)(close))
        self._x11.XSendEvent(self._display, c_ulong(window), 0, c_long(0), byref(event))
        self._x11.XFlush(self._display)


# --- programs --------------------------------------------------------------------------------------------------------


def see(command: Sequence[str | Path], display: str, **environment: str) -> Seen:
    """Starts a program, waits until its window is shown, and closes it.

    Unseen where the program ends before, or otherwise than with status 0, or does nothing for too long. The user's own
    folders are not touched.
    """
    with ExitStack() as stack:
        observer = Onlooker(display)
        stack.callback(observer.close)
        home = stack.enter_context(TemporaryDirectory())
        said = stack.enter_context(TemporaryFile())
        others = observer.windows(TITLE)  # somebody may be playing
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
    """Ours, with this display and no other, and folders in `home`."""
    kept = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**kept, **folders, "DISPLAY": display, **more}


def _end(program: subprocess.Popen[bytes]) -> None:
    program.kill()
    program.wait()


def main(command: Sequence[str]) -> int:
    """Looks, and says in a line what was seen. Returns 1 where there was no window."""
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
