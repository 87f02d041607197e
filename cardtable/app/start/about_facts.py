"""Facts about this copy of the program: its components and their licences, and the details for the report of a problem.

Components are found and read in a thread. The details are in English, since developers read them.
"""

import sys
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.about import US, Component, components, version


class AboutFacts(NamedTuple):
    """Parts of the page that take a while to find."""

    components: list[Component]
    """Components of the program."""
    origins: list[str]
    """Sentences about the games' authors, in English."""


def find_facts() -> AboutFacts:
    """Find all parts of the page. Raises OSError or ValueError if the list of a build's components can't be read."""
    # Imported here since the engine is large.
    from cardtable.engine.games import GAMES

    return AboutFacts(components(), [game.origin for game in GAMES.values() if game.origin])


def reading(component: Component, without: str) -> Generator[float, None, str]:
    """Return the text shown for a component: name, licence, source and licence texts, or `without` if it has no texts.
    Raises OSError if one can't be read."""
    parts = [f"{component.name} {component.version}".strip(), component.licence]
    if component.source:
        parts.append(component.source)
    if not component.texts:
        parts.append(without)
    for number, text in enumerate(component.texts):
        yield number / len(component.texts)
        if len(component.texts) > 1:
            parts.append(f"—— {text.title} ——")
        parts.append(text.path.read_text(encoding="utf-8", errors="replace").strip("\n"))
    return "\n\n".join(part for part in parts if part)


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
