"""Explanation of why no window can be opened. Qt aborts in that case, which Python can't catch."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

NO_DISPLAY = "there is no display."
_WITHOUT = "Without a window, try `cardtable simulate war --seats club,beginner`."
_DISPLAYS = {"DISPLAY": "xcb", "WAYLAND_DISPLAY": "wayland"}
"""Platform that Qt tries for each environment variable that names a display."""
_PLATFORM = "QT_QPA_PLATFORM"
_KNOWN = "Available platform plugins are:"


def no_display() -> bool:
    """Return True if there is certainly no display. It needs no Qt."""
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in (*_DISPLAYS, _PLATFORM))


def explain(why: str) -> None:
    """Write to standard error that there is no window, and why."""
    _say(f"Cardtable can't open a window here: {why} {_WITHOUT}")


def _say(text: str) -> None:
    if sys.stderr is not None:  # a program without a console has none
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


@contextmanager
def opening() -> Iterator[None]:
    """Catch Qt's fatal messages while the application object is made: they are explained, and the program exits with
    status 2.

    Qt's other messages are held back so that they don't obscure the explanation, and passed on at the end.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler, qWarning

    held = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            explain(reason(text))
            os._exit(2)  # Qt would abort after a return
        message = qFormatLogMessage(kind, context, text)
        if kind == QtMsgType.QtDebugMsg:  # the user has turned these on
            _say(message)
        else:
            held.append(message)

    before: Any = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in held:
            qWarning(message)


def reason(last: str) -> str:
    """Return why there is no window. `last` is Qt's last message."""
    if _KNOWN not in last:
        first, _, _ = last.strip().partition("\n")
        return f"Qt says {first!r}."
    known = last.partition(_KNOWN)[2].strip(" .\n").split(", ")
    if _asked() and not set(_asked()) & set(known):
        return f"{_PLATFORM} is {os.environ[_PLATFORM]!r}, but Qt knows only {', '.join(sorted(known))}."
    given = [f"{name}={os.environ[name]!r}" for name in (*_DISPLAYS, _PLATFORM) if os.environ.get(name)]
    return lacking() or (f"the display can't be opened ({', '.join(given)})." if given else NO_DISPLAY)


def _asked() -> list[str]:
    """Return the platforms in QT_QPA_PLATFORM, in the order in which Qt tries them; empty if it may choose."""
    return [name.partition(":")[0] for name in os.environ.get(_PLATFORM, "").split(";") if name]


def lacking() -> str:
    """Return a sentence about system libraries that Qt needs for a window and doesn't find; "" if none are missing."""
    import importlib.util

    package = importlib.util.find_spec("PySide6")
    if not sys.platform.startswith("linux") or package is None or package.origin is None:
        return ""
    folder = Path(package.origin).parent
    tried = _asked() or [name for display, name in _DISPLAYS.items() if os.environ.get(display)]
    plugins = [folder / f"Qt/plugins/platforms/libq{name}.so" for name in tried]
    missing = missing_libraries([*folder.glob("QtWidgets*.so"), *plugins])
    if not missing:
        return ""
    packages = " ".join(debian_package(library) for library in missing)
    return f"the system lacks {', '.join(missing)}. Debian and its like have them by `sudo apt-get install {packages}`."


def missing_libraries(files: Iterable[Path]) -> list[str]:
    """Return the names of shared libraries that these files need and the system's loader doesn't find."""
    import subprocess

    with suppress(OSError):  # without ldd, Qt's own message must do
        found = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False).stdout
        return sorted({line.split()[0] for line in found.splitlines() if line.endswith("=> not found")})
    return []


def debian_package(library: str) -> str:
    """Return the Debian package of a library, by Debian's rule for their names. Packages of glib follow an older
    rule."""
    name, _, version = library.lower().replace("glib-", "glib").partition(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"
