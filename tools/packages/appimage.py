"""The program in one file that runs as it is: dist/cardtable-VERSION-ARCHITECTURE.AppImage.

Made by appimagetool, of the program and the runtime that stands before it: both are downloaded by who builds, and named
in CARDTABLE_APPIMAGETOOL and CARDTABLE_APPIMAGE_RUNTIME.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
from pathlib import Path

from tasks import Failed, must
from tools.packages import facts
from tools.packages.share import write_share
from tools.packages.staging import copy_program, fresh, put_in_order

TOOL = "CARDTABLE_APPIMAGETOOL"
RUNTIME = "CARDTABLE_APPIMAGE_RUNTIME"
KNOWN: dict[tuple[str, str], str] = {}
"""The SHA-256 of each file that may be used, by its variable and the machine, as `platform.machine()` says it. Whoever
fills them in has looked at the release they come from: there is nothing here that nobody has seen."""


def is_ready() -> bool:
    """Whether both files are named, and it is known which they must be."""
    return all(os.environ.get(name) and (name, platform.machine()) in KNOWN for name in (TOOL, RUNTIME))


def appimage() -> list[Path]:
    """Raises Failed where a file is not the one that was looked at, or appimagetool fails."""
    tool, runtime = trusted(TOOL), trusted(RUNTIME)
    folder = fresh("appimage") / f"{facts.TITLE}.AppDir"
    home = folder / "usr" / "lib" / facts.NAME
    copy_program(home)
    write_share(folder / "usr" / "share")
    put_in_order(folder, home / facts.NAME)
    _mark(folder)
    machine = platform.machine()
    target = facts.DIST / f"{facts.NAME}-{facts.version()}-{machine}.AppImage"
    build: list[str | Path] = [tool, "--no-appstream", "--runtime-file", runtime, folder, target]
    must(build, "appimagetool failed (see above)", ARCH=machine, APPIMAGE_EXTRACT_AND_RUN="1", **facts.reproducible())
    return [target]


def trusted(name: str) -> Path:
    """The file that the variable names. Raises Failed where it is not the one that was looked at."""
    path = Path(os.environ[name])
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != KNOWN[name, platform.machine()]:
        raise Failed(f"{name}: {path.name} is not the file that was looked at; its SHA-256 is {found}")
    return path


def _mark(folder: Path) -> None:
    """What an AppImage has at its top: the program, the desktop file and the icon."""
    (folder / "AppRun").symlink_to(f"usr/lib/{facts.NAME}/{facts.NAME}")
    desktop = f"{facts.APP_ID}.desktop"
    (folder / desktop).symlink_to(f"usr/share/applications/{desktop}")
    icon = f"{facts.APP_ID}.png"
    shutil.copy(folder / "usr/share/icons/hicolor/256x256/apps" / icon, folder / icon)
    (folder / ".DirIcon").symlink_to(icon)
