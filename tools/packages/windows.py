"""The setup for Windows, compiled by makensis from packaging/windows/cardtable.nsi.

Where CARDTABLE_SIGN holds a command that takes the path of a file, such as signtool with its options, the program, the
uninstaller and the setup are signed by it; without it they are plain, and Windows warns of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tasks import Failed, must, say
from tools.freezing import try_out
from tools.packages import facts
from tools.packages.facts import BUILD, DIST, NAME, TITLE, version

SCRIPT = facts.PACKAGING / "windows" / "cardtable.nsi"
SIGN = "CARDTABLE_SIGN"
"""The variable that says how files are signed."""
PROGRAM = f"{NAME}.exe"
LIBRARIES = "_internal"
"""The folder in which PyInstaller keeps all that the program needs."""
UNINSTALLER = f"Uninstall {TITLE}.exe"
"""By which a folder is known to be one of ours."""
_CLASSES = r"Software\Classes"
NAMES = {
    "TITLE": TITLE,
    "SUMMARY": facts.SUMMARY,
    "AUTHORS": facts.AUTHORS,
    "PROGRAM": PROGRAM,
    "LIBRARIES": LIBRARIES,
    "UNINSTALLER": UNINSTALLER,
    "PROGRAM_FOLDER": rf"$LOCALAPPDATA\Programs\{TITLE}",
    "DATA_FOLDER": rf"$LOCALAPPDATA\{NAME}",  # see cardtable.library.folders
    "CACHE": "Cache",
    "NEW": f"{NAME}-setup-new",
    "OLD": f"{NAME}-setup-old",
    "SHORTCUT": rf"$SMPROGRAMS\{TITLE}.lnk",
    "ENTRY": rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{TITLE}",  # this and the next, below HKCU
    "TYPE": rf"{_CLASSES}\{facts.SUFFIX}",
    "KIND": rf"{_CLASSES}\{TITLE}.Record",
    "KIND_NAME": f"{TITLE}.Record",
    "STUDY_TYPE": rf"{_CLASSES}\{facts.STUDY_SUFFIX}",
    "STUDY_KIND": rf"{_CLASSES}\{TITLE}.Study",
    "STUDY_KIND_NAME": f"{TITLE}.Study",
    "DELETE_GAMES": "/DELETEGAMES",
    "OLDEST_BUILD": "17763",
    "OLDEST_WINDOWS": "Windows 10 of 2018 or later, with 64 bits",  # as Qt does
}
"""What the script knows by which name."""


def setup() -> list[Path]:
    """The setup in dist/, of the program that was frozen. Failed where it can't be made."""
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
    """Has a file signed by a command. Failed where that fails."""
    if subprocess.run(f'{signing} "{path}"', shell=True, check=False).returncode != 0:
        raise Failed(f"{path.name} could not be signed (see above)")


def compile_setup(folder: Path, target: Path, called: str, signing: str = "") -> None:
    """Packs the folder in which the program is, as the version that it is called. Failed where that can't be done."""
    if {path.name for path in folder.iterdir()} != {PROGRAM, LIBRARIES}:
        raise Failed(f"a setup is made of {PROGRAM} and {LIBRARIES}, and {folder} holds something else")
    icon, picture = BUILD / f"{TITLE}.ico", BUILD / "setup.bmp"
    BUILD.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    makensis = find_makensis()
    draw: list[str | Path] = [sys.executable, "-m", "tools.packages.windows_art", icon, picture]
    must(draw, "what the setup shows could not be drawn", QT_QPA_PLATFORM="offscreen")
    files = {"FILES": str(folder / "*"), "SETUP": str(target), "ICON": str(icon), "PICTURE": str(picture)}
    names = {**NAMES, **files, "VERSION": called, "NUMBERS": four_numbers(called)}
    if signing:
        names["SIGN"] = signing
    given = [f"-D{name}={value}" for name, value in names.items()]
    # The only kind that NSIS's own compiler makes has 32 bits, and installs the same.
    kind = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
    command: list[str | Path] = [makensis, "-V2", f"-XTarget {kind}", *given, SCRIPT]
    must(command, "makensis could not make the setup (see above)", LC_ALL="C.UTF-8", **facts.reproducible())


def find_makensis() -> Path:
    """The compiler of setups. Failed where there is none."""
    places = [os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles")]
    found = shutil.which(
        "makensis", path=os.pathsep.join([os.environ["PATH"], *(rf"{place}\NSIS" for place in places)])
    )
    if not found:
        way = "winget install NSIS.NSIS" if sys.platform == "win32" else "apt-get install nsis"
        raise Failed(f"a setup takes makensis, which is not here: `{way}` brings it")
    return Path(found)


def four_numbers(called: str) -> str:
    """A version as Windows counts: of 1.2rc3 that is 1.2.0.0, as of the release to come."""
    release = re.match(r"\d+(\.\d+){0,3}", called)
    numbers = release[0].split(".") if release else []
    return ".".join([*numbers, "0", "0", "0", "0"][:4])
