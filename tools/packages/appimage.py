"""AppImage, the program in one executable file: dist/cardtable-VERSION-ARCHITECTURE.AppImage.

It is made by appimagetool 1.9.1 with the runtime type2-runtime 20251108. Download both, and name their paths in
CARDTABLE_APPIMAGETOOL and CARDTABLE_APPIMAGE_RUNTIME.
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
KNOWN = {
    (TOOL, "x86_64"): "ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0",
    (TOOL, "aarch64"): "f0837e7448a0c1e4e650a93bb3e85802546e60654ef287576f46c71c126a9158",
    (RUNTIME, "x86_64"): "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    (RUNTIME, "aarch64"): "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
"""SHA-256 of each file that may be used, by its environment variable and by machine, as in `platform.machine()`.

Several independent projects have recorded the same sums for these releases (CONTRIBUTING, "A release").
"""


def is_ready() -> bool:
    """Return whether both files are named and their checksums for this machine are known."""
    return all(os.environ.get(name) and (name, platform.machine()) in KNOWN for name in (TOOL, RUNTIME))


def appimage() -> list[Path]:
    """Make the AppImage in dist/. Raises Failed if a file has the wrong checksum, or appimagetool fails."""
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
    """Return the path that the variable names. Raises Failed if its checksum is not the known one."""
    path = Path(os.environ[name])
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != KNOWN[name, platform.machine()]:
        raise Failed(f"{name}: {path.name} is not the file that was looked at; its SHA-256 is {found}")
    return path


def _mark(folder: Path) -> None:
    """Add the entries that an AppImage needs at its top: AppRun, the desktop file and the icon."""
    (folder / "AppRun").symlink_to(f"usr/lib/{facts.NAME}/{facts.NAME}")
    desktop = f"{facts.APP_ID}.desktop"
    (folder / desktop).symlink_to(f"usr/share/applications/{desktop}")
    icon = f"{facts.APP_ID}.png"
    shutil.copy(folder / "usr/share/icons/hicolor/256x256/apps" / icon, folder / icon)
    (folder / ".DirIcon").symlink_to(icon)
