"""The setup for Windows, compiled by makensis: dist/Cardtable-VERSION-windows-setup.exe.

Everything that the script (packaging/windows/cardtable.nsi) names or reckons with stands here. Where CARDTABLE_SIGN
holds a command that takes the path of a file, as signtool with its options, the program, the uninstaller and the setup
are signed by it; without it they are plain, and Windows warns of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tasks import Failed, must, say
from tools.packages.facts import (
    AUTHORS,
    BUILD,
    DIST,
    NAME,
    PACKAGING,
    RECORDS,
    SUFFIX,
    SUMMARY,
    TITLE,
    reproducible,
    version,
)

SCRIPT = PACKAGING / "windows" / "cardtable.nsi"
SIGN = "CARDTABLE_SIGN"
"""The variable that says how files are signed."""
PROGRAM = f"{NAME}.exe"
UNINSTALLER = f"Uninstall {TITLE}.exe"
"""By which a folder is known to be one of ours: no other program's uninstaller is called so."""
PROGRAM_FOLDER = rf"$LOCALAPPDATA\Programs\{TITLE}"
DATA_FOLDER = rf"$LOCALAPPDATA\{NAME}"
"""Where the program keeps what is the user's (`cardtable.library.folders`)."""
NAMES = {
    "NAME": NAME,
    "TITLE": TITLE,
    "SUMMARY": SUMMARY,
    "AUTHORS": AUTHORS,
    "COPYRIGHT": f"© {AUTHORS}, MIT License",
    "PROGRAM": PROGRAM,
    "UNINSTALLER": UNINSTALLER,
    "PROGRAM_FOLDER": PROGRAM_FOLDER,
    "DATA_FOLDER": DATA_FOLDER,
    "CACHE": "Cache",
    "NEW": f"{NAME}-setup-new",
    "OLD": f"{NAME}-setup-old",
    "UNINSTALL_KEYS": r"Software\Microsoft\Windows\CurrentVersion\Uninstall",
    "CLASSES": r"Software\Classes",
    "KIND": f"{TITLE}.Record",
    "RECORD": f"{TITLE} game",
    "RECORDS": RECORDS,
    "SUFFIX": SUFFIX,
    "DELETE_GAMES": "/DELETEGAMES",
    "OLDEST_BUILD": "17763",
    "OLDEST_WINDOWS": "Windows 10 of 2018 or later, with 64 bits",
    "IN_USE": "32",  # what Windows answers to who would write a program that runs: ERROR_SHARING_VIOLATION
    "A_LOT": "1000000",
}
"""What the script knows by which name. Below HKEY_CURRENT_USER, keys; the oldest Windows is Qt's."""
_BLOCK = 4096
"""Bytes by which files grow on a disk."""
_TARGETS = ("amd64-unicode", "x86-unicode")
"""Kinds of setups, the best first. NSIS's own has the second alone, Debian's has both; each installs the same."""


def setup() -> list[Path]:
    """The setup of what was frozen. Raises Failed where it can't be made."""
    target = DIST / f"{TITLE}-{version()}-windows-setup.exe"
    command = os.environ.get(SIGN, "")
    if command:
        sign(DIST / NAME / PROGRAM, command)
    else:
        say(f"the setup is not signed: {SIGN} holds no command")
    compile_setup(DIST / NAME, target, version(), command)
    return [target]


def sign(path: Path, command: str) -> None:
    """Has a file signed. Raises Failed where that fails."""
    if subprocess.run(f'{command} "{path}"', shell=True, check=False).returncode != 0:
        raise Failed(f"{path.name} could not be signed (see above)")


def compile_setup(folder: Path, target: Path, called: str, signing: str = "") -> None:
    """Packs a folder in which the program is, as the version that it is called. Raises Failed where that can't be done."""
    if not (folder / PROGRAM).is_file():
        raise Failed(f"there is no {PROGRAM} in {folder} to make a setup of")
    makensis = find_makensis()
    work = BUILD / "windows"
    work.mkdir(parents=True, exist_ok=True)
    icon, picture = work / "icon.ico", work / "picture.bmp"
    draw = [sys.executable, "-m", "tools.packages.windows_art", icon, picture]
    must(draw, "what the setup shows could not be drawn", QT_QPA_PLATFORM="offscreen")
    texts = {**NAMES, **measures(folder), "VERSION": called, "NUMBERS": four_numbers(called), SIGN: signing}
    files = {"FILES": folder / "*", "SETUP": target, "ICON": icon, "PICTURE": picture}
    facts = work / "facts.nsh"
    facts.write_text("".join(facts_lines(texts, files, entries(folder))), encoding="utf-8-sig")
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [makensis, "-V2", f"-XTarget {target_kind(makensis)}", f"-DFACTS={facts}", SCRIPT]
    must(command, "makensis could not make the setup (see above)", **reproducible())


def find_makensis() -> Path:
    """The compiler of setups. Raises Failed where there is none."""
    found = shutil.which("makensis")
    if found:
        return Path(found)
    for variable in ("ProgramFiles(x86)", "ProgramFiles"):
        path = Path(os.environ.get(variable, ""), "NSIS", "makensis.exe")
        if path.is_file():
            return path
    way = "winget install NSIS.NSIS" if os.name == "nt" else "apt-get install nsis"
    raise Failed(f"a setup takes makensis, which is not here: `{way}` brings it")


def target_kind(makensis: Path) -> str:
    """The best kind of setup that this makensis can make."""
    asked = subprocess.run([makensis, "-HDRINFO"], capture_output=True, check=False)
    folder = re.search(r"\bNSISDIR=([^,\r\n]+)", asked.stdout.decode(errors="replace"))
    home = Path(folder[1]) if folder else makensis.parent
    return next((kind for kind in _TARGETS if (home / "Stubs" / f"lzma_solid-{kind}").exists()), _TARGETS[-1])


def measures(folder: Path) -> dict[str, str]:
    """How large a folder is on a disk, in the units that the script reckons with."""
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    taken = sum(-(-size // _BLOCK) * _BLOCK for size in sizes)
    return {"KILOBYTES": str(taken >> 10), "MEGABYTES": str((taken >> 20) + 2)}  # with the uninstaller


def entries(folder: Path) -> list[str]:
    """What a setup puts into the program's folder and takes from it again; the program comes last."""
    names = {path.name for path in folder.iterdir()} | {UNINSTALLER}
    return [*sorted(names - {PROGRAM}), PROGRAM]


def four_numbers(called: str) -> str:
    """A version as Windows counts: 1.2rc3 is 1.2.0.0, as is what it will be."""
    release = re.match(r"\d+(\.\d+){0,3}", called)
    numbers = release[0].split(".") if release else []
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def facts_lines(texts: Mapping[str, str], files: Mapping[str, Path], names: list[str]) -> Iterator[str]:
    """The file that the script includes: what it knows by name, and a loop over what it installs."""
    for name, text in texts.items():
        if text:
            yield f'!define {name} "{_quoted(text)}"\n'
    for name, path in files.items():
        yield f'!define {name} "{path}"\n'  # these are read by makensis itself, as they are
    yield "!macro ForEachEntry DO\n"
    for entry in names:
        yield f'  !insertmacro ${{DO}} "{_quoted(entry)}"\n'
    yield "!macroend\n"


def _quoted(text: str) -> str:
    """A text between quotation marks of NSIS. A folder that Windows knows, at its beginning, goes on being one."""
    known = re.match(r"\$LOCALAPPDATA\\", text)
    rest = text[known.end() :] if known else text
    return (known[0] if known else "") + rest.replace("$", "$$").replace('"', '$\\"')
