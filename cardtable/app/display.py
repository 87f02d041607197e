"""Where no window can be opened, one clear sentence says why. Qt aborts there, and Python can't catch that."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

NO_DISPLAY = "there is no display."
_WITHOUT = "Without a window, try `cardtable simulate war --seats club,beginner`."
_DISPLAYS = {"DISPLAY": "xcb", "WAYLAND_DISPLAY": "wayland"}
"""What names a display, and the platform that Qt then tries."""
_PLATFORM = "QT_QPA_PLATFORM"
_KNOWN = "Available platform plugins are:"


def no_display() -> bool:
    """Whether it is plain, before Qt is even imported, that there is no display."""
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in (*_DISPLAYS, _PLATFORM))


def explain(why: str) -> None:
    """Says on standard error that there is no window, and why."""
    _say(f"Cardtable can't open a window here: {why} {_WITHOUT}")


def _say(text: str) -> None:
    if sys.stderr is not None:  # there is none in a program without a console
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


@contextmanager
def opening() -> Iterator[None]:
    """While this lasts the application object is made. Where Qt gives up, the program ends with status 2.

    What Qt says on the way there only blurs the sentence; where all goes well in the end, it is passed on.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler, qWarning

    held = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            explain(reason(text))
            os._exit(2)  # when this returns, Qt aborts
        message = qFormatLogMessage(kind, context, text)
        if kind == QtMsgType.QtDebugMsg:  # somebody has asked for these
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
    """Why there is no window, where `last` is the last that Qt says."""
    if _KNOWN not in last:
        first, _, _ = last.strip().partition("\n")
        return f"Qt says {first!r}."
    known = last.partition(_KNOWN)[2].strip(" .\n").split(", ")
    if _asked() and not set(_asked()) & set(known):
        return f"{_PLATFORM} is {os.environ[_PLATFORM]!r}, but Qt knows only {', '.join(sorted(known))}."
    given = [f"{name}={os.environ[name]!r}" for name in (*_DISPLAYS, _PLATFORM) if os.environ.get(name)]
    return lacking() or (f"the display can't be opened ({', '.join(given)})." if given else NO_DISPLAY)


def _asked() -> list[str]:
    """The platforms that Qt is told to try in turn; empty where it may choose."""
    return [name.partition(":")[0] for name in os.environ.get(_PLATFORM, "").split(";") if name]


def lacking() -> str:
    """Which of the system's libraries Qt needs for a window, and does not find; empty where there are none of them."""
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
    """The shared libraries that these files need and the system's loader does not find."""
    import subprocess

    with suppress(OSError):  # no ldd: Qt's own words must do
        found = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False).stdout
        return sorted({line.split()[0] for line in found.splitlines() if line.endswith("=> not found")})
    return []


def debian_package(library: str) -> str:
    """The Debian package that holds a library, by the rule for their names; glib alone keeps to an older one."""
    name, _, version = library.lower().replace("glib-", "glib").partition(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"
