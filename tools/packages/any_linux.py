"""Packages for any Linux: an archive, an AppImage and a Flatpak, each in one file in dist/.

cardtable-VERSION-linux-ARCHITECTURE.tar.xz is the frozen folder.

cardtable-VERSION-ARCHITECTURE.AppImage is one executable file. It is made by appimagetool 1.9.1 with the runtime
type2-runtime 20251108. Download both, and name their paths in CARDTABLE_APPIMAGETOOL and CARDTABLE_APPIMAGE_RUNTIME.

cardtable-VERSION-ARCHITECTURE.flatpak is built in the runtime that packaging/flatpak names. The builder says where that
comes from: CARDTABLE_FLATPAK_REMOTE is the address of a .flatpakrepo file; file:///... works too.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tarfile
from pathlib import Path

from tasks import Failed, has_program, must
from tools.packages.facts import APP_ID, DIST, NAME, PACKAGING, TITLE, reproducible, version
from tools.packages.linux_files import copy_program, fresh, put_in_order, write_share

APPIMAGE_TOOL = "CARDTABLE_APPIMAGETOOL"
APPIMAGE_RUNTIME = "CARDTABLE_APPIMAGE_RUNTIME"
APPIMAGE_SUMS = {
    (APPIMAGE_TOOL, "x86_64"): "ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0",
    (APPIMAGE_TOOL, "aarch64"): "f0837e7448a0c1e4e650a93bb3e85802546e60654ef287576f46c71c126a9158",
    (APPIMAGE_RUNTIME, "x86_64"): "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    (APPIMAGE_RUNTIME, "aarch64"): "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
"""SHA-256 of each file that may be used, by its environment variable and by machine, as in `platform.machine()`.

Several independent projects have recorded the same sums for these releases (CONTRIBUTING, "A release").
"""
FLATPAK_REMOTE = "CARDTABLE_FLATPAK_REMOTE"
FLATPAK_REMOTE_NAME = f"{NAME}-runtimes"


def put_together() -> Path:
    """Copy the frozen folder, add `share` for desktops, and return its path. Raises Failed if a check fails."""
    top = fresh("tarball") / NAME
    copy_program(top)
    write_share(top / "share")
    put_in_order(top, top / NAME)
    return top


def tarball() -> list[Path]:
    """Make the archive in dist/. Raises Failed as `put_together` does."""
    top = put_together()
    target = DIST / f"{NAME}-{version()}-linux-{platform.machine()}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        archive.add(top, f"{NAME}-{version()}", filter=_of_nobody)  # in the order of names
    return [target]


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def has_appimage_tools() -> bool:
    """Return whether both files are named and their checksums for this machine are known."""
    return all(
        os.environ.get(name) and (name, platform.machine()) in APPIMAGE_SUMS
        for name in (APPIMAGE_TOOL, APPIMAGE_RUNTIME)
    )


def appimage() -> list[Path]:
    """Make the AppImage in dist/. Raises Failed if a file has the wrong checksum, or appimagetool fails."""
    tool, runtime = trusted(APPIMAGE_TOOL), trusted(APPIMAGE_RUNTIME)
    folder = fresh("appimage") / f"{TITLE}.AppDir"
    home = folder / "usr" / "lib" / NAME
    copy_program(home)
    write_share(folder / "usr" / "share")
    put_in_order(folder, home / NAME)
    _mark_app_folder(folder)
    machine = platform.machine()
    target = DIST / f"{NAME}-{version()}-{machine}.AppImage"
    build: list[str | Path] = [tool, "--no-appstream", "--runtime-file", runtime, folder, target]
    must(build, "appimagetool failed (see above)", ARCH=machine, APPIMAGE_EXTRACT_AND_RUN="1", **reproducible())
    return [target]


def trusted(name: str) -> Path:
    """Return the path that the variable names. Raises Failed if its checksum is not the known one."""
    path = Path(os.environ[name])
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != APPIMAGE_SUMS[name, platform.machine()]:
        raise Failed(f"{name}: {path.name} is not the file that was looked at; its SHA-256 is {found}")
    return path


def _mark_app_folder(folder: Path) -> None:
    """Add the entries that an AppImage needs at its top: AppRun, the desktop file and the icon."""
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    desktop = f"{APP_ID}.desktop"
    (folder / desktop).symlink_to(f"usr/share/applications/{desktop}")
    icon = f"{APP_ID}.png"
    shutil.copy(folder / "usr/share/icons/hicolor/256x256/apps" / icon, folder / icon)
    (folder / ".DirIcon").symlink_to(icon)


def has_flatpak_builder() -> bool:
    """Return whether flatpak-builder is installed and the remote is named."""
    return bool(os.environ.get(FLATPAK_REMOTE)) and has_program("flatpak-builder")


def flatpak() -> list[Path]:
    """Make the Flatpak in dist/. Raises Failed if that fails."""
    put_together()
    work = fresh("flatpak")
    manifest, repository = PACKAGING / "flatpak" / f"{APP_ID}.yml", work / "repository"
    target = DIST / f"{NAME}-{version()}-{platform.machine()}.flatpak"
    must(add_remote("--user"), "the remote for Flatpak's runtimes could not be added (see above)")
    build: list[str | Path] = [
        "flatpak-builder",
        "--user",
        f"--install-deps-from={FLATPAK_REMOTE_NAME}",
        "--force-clean",
    ]
    build += [f"--state-dir={work / 'state'}", f"--repo={repository}", work / "tree", manifest]
    must(build, "flatpak-builder failed (see above)", **reproducible())
    runtimes = f"--runtime-repo={os.environ[FLATPAK_REMOTE]}"
    must(["flatpak", "build-bundle", runtimes, repository, target, APP_ID], "flatpak could not write the one file")
    return [target]


def add_remote(whose: str) -> list[str]:
    """Return the command that adds the remote: for this user with `--user`, for all with `--system`."""
    return ["flatpak", "remote-add", whose, "--if-not-exists", FLATPAK_REMOTE_NAME, os.environ[FLATPAK_REMOTE]]
