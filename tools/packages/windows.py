"""Setup program for Windows, compiled by makensis from packaging/windows/cardtable.nsi.

If CARDTABLE_SIGN holds a command that takes the path of a file, such as signtool with its options, the program, the
uninstaller and the setup are signed by it. Otherwise they are unsigned, and Windows warns of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tasks import Failed, must, say
from tools.packages import facts
from tools.packages.facts import BUILD, DIST, NAME, TITLE, version
from tools.packages.freezing import try_out

SCRIPT = facts.PACKAGING / "windows" / "cardtable.nsi"
SIGN = "CARDTABLE_SIGN"
"""Environment variable that holds the signing command."""
PROGRAM = f"{NAME}.exe"
LIBRARIES = "_internal"
"""Folder in which PyInstaller keeps the program's libraries and data."""
UNINSTALLER = f"Uninstall {TITLE}.exe"
"""Name of the uninstaller, by which the setup recognises a folder of an earlier installation."""
_CLASSES = r"Software\Classes"
NAMES = {
    "TITLE": TITLE,
    "SUMMARY": facts.SUMMARY,
    "AUTHORS": facts.AUTHORS,
    "PROGRAM": PROGRAM,
    "LIBRARIES": LIBRARIES,
    "UNINSTALLER": UNINSTALLER,
    "PROGRAM_FOLDER": rf"$LOCALAPPDATA\Programs\{TITLE}",
    "DATA_FOLDER": rf"$LOCALAPPDATA\{NAME}",  # as in cardtable.library.folders
    "CACHE": "Cache",
    "NEW": f"{NAME}-setup-new",
    "OLD": f"{NAME}-setup-old",
    "SHORTCUT": rf"$SMPROGRAMS\{TITLE}.lnk",
    "ENTRY": rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}",  # this and the next are below HKCU
    "TYPE": rf"{_CLASSES}\{facts.SUFFIX}",
    "KIND": rf"{_CLASSES}\{TITLE}.Record",
    "KIND_NAME": f"{TITLE}.Record",
    "STUDY_TYPE": rf"{_CLASSES}\{facts.STUDY_SUFFIX}",
    "STUDY_KIND": rf"{_CLASSES}\{TITLE}.Study",
    "STUDY_KIND_NAME": f"{TITLE}.Study",
    "DELETE_GAMES": "/DELETEGAMES",
    "OLDEST_BUILD": "17763",
    "OLDEST_WINDOWS": "Windows 10 of 2018 or later, with 64 bits",  # Qt's own limit
}
"""Definitions passed to the script, by name."""


def setup() -> list[Path]:
    """Make the setup in dist/ of the frozen program. Raises Failed if that fails."""
    target = DIST / f"{TITLE}-{version()}-windows-setup.exe"
    program = DIST / NAME / PROGRAM
    signing = os.environ.get(SIGN, "")
    if signing:
        sign(program, signing)
        try_out(program)
    else:
        say(f"the setup is not signed: {SIGN} holds no command")
    compile_setup(program.parent, target, version(), signing)
    return [target]


def sign(path: Path, signing: str) -> None:
    """Sign a file by a command. Raises Failed if that fails."""
    if subprocess.run(f'{signing} "{path}"', shell=True, check=False).returncode != 0:
        raise Failed(f"{path.name} could not be signed (see above)")


def compile_setup(folder: Path, target: Path, called: str, signing: str = "") -> None:
    """Compile the setup of the program in `folder`, as version `called`. Raises Failed if that fails."""
    if {path.name for path in folder.iterdir()} != {PROGRAM, LIBRARIES}:
        raise Failed(f"a setup is made of {PROGRAM} and {LIBRARIES}, and {folder} holds something else")
    icon, picture = BUILD / f"{TITLE}.ico", BUILD / "setup.bmp"
    BUILD.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    makensis = find_makensis()
    draw: list[str | Path] = [sys.executable, "-m", "tools.packages.icons", "windows", icon, picture]
    must(draw, "what the setup shows could not be drawn", QT_QPA_PLATFORM="offscreen")
    files = {"FILES": str(folder / "*"), "SETUP": str(target), "ICON": str(icon), "PICTURE": str(picture)}
    names = {**NAMES, **files, "VERSION": called, "NUMBERS": four_numbers(called)}
    if signing:
        names["SIGN"] = signing
    given = [f"-D{name}={value}" for name, value in names.items()]
    # NSIS's own build for Windows makes 32-bit setups only; they install the same files.
    kind = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
    command: list[str | Path] = [makensis, "-V2", f"-XTarget {kind}", *given, SCRIPT]
    must(command, "makensis could not make the setup (see above)", LC_ALL="C.UTF-8", **facts.reproducible())


def find_makensis() -> Path:
    """Return the path of makensis. Raises Failed if there is none."""
    places = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles")]
    found = shutil.which(
        "makensis", path=os.pathsep.join([os.environ["PATH"], *(rf"{place}\NSIS" for place in places)])
    )
    if not found:
        way = "winget install NSIS.NSIS" if sys.platform == "win32" else "apt-get install nsis"
        raise Failed(f"a setup takes makensis, which is not here: `{way}` brings it")
    return Path(found)


def four_numbers(called: str) -> str:
    """Return a version as Windows' four numbers: 1.2rc3 becomes 1.2.0.0, like the release it precedes."""
    release = re.match(r"\d+(\.\d+){0,3}", called)
    numbers = release[0].split(".") if release else []
    return ".".join([*numbers, "0", "0", "0", "0"][:4])
