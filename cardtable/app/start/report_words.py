"""Details of program and system for the report of a problem, in English, since developers read it."""

import sys
from collections.abc import Mapping
from pathlib import Path

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.about import US, version


def report_words(window: QWidget, folders: Mapping[str, Path]) -> str:
    """Return details for a report of a problem, one on each line: the program, the system, the screen, and the folders
    by name."""
    kind = "frozen" if getattr(sys, "frozen", False) else "a Python package"
    python = ".".join(map(str, sys.version_info[:3]))
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}"
    screen, size = window.screen().size(), window.size()
    return "\n".join([
        f"{US} {version()}, {kind}",
        f"Python {python}, Qt {qVersion()}, PySide6 {PySide6.__version__}",
        f"{system}, {QSysInfo.currentCpuArchitecture()}, {QGuiApplication.platformName()}",
        f"screen {screen.width()} x {screen.height()}, ratio {window.devicePixelRatioF():g},"
        f" window {size.width()} x {size.height()}",
        *(f"{name}: {without_name(path)}" for name, path in folders.items()),
    ])  # fmt: skip


def without_name(path: Path, home: Path | None = None) -> str:
    """Return a path for others to see: relative to the home folder if it is inside, and with any other part that equals
    the home folder's name hidden, since that is often the user's name."""
    home = home or Path.home()
    inside = path.is_relative_to(home)
    parts = (path.relative_to(home) if inside else path).parts
    hidden = Path(*["…" if part == home.name else part for part in parts])
    return str(Path("~", hidden) if inside else hidden)
