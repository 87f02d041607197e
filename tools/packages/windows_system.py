"""Windows to try setups on: this machine's own, or Wine with a home folder of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tasks import Failed, has_program
from tools.see_window import hidden_display

PATIENCE = 120.0
"""Seconds after which a wait fails."""
_VALUE = re.compile(r'(?:@|"((?:[^"\\]|\\.)*)")=(?:"((?:[^"\\]|\\.)*)"|dword:([0-9a-f]{8}))')
"""Pattern of a value's line in the output of `reg export`."""


class Ended(NamedTuple):
    """Exit status and output of a program."""

    status: int
    said: str
    told: str
    """Standard error, where Wine and system libraries print messages of their own too."""


class System(NamedTuple):
    """System that runs Windows programs."""

    environment: Mapping[str, str]
    drives: Path | None
    """Folder in which Wine has a link for each drive; None on Windows itself."""

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program without waiting for it.

        A word /D=FOLDER, which tells a setup its folder, is put last and without quotation marks, as NSIS requires.
        """
        told = [word for word in words if word.startswith("/D=")]
        others = [word for word in words if word not in told]
        if self.drives is None:
            command: Sequence[str] | str = " ".join([subprocess.list2cmdline(others), *told])
        else:  # Wine quotes words with spaces, so that the folder is passed in pieces
            command = ["wine", *others, *(part for word in told for part in word.split(" "))]
        return subprocess.Popen(
            command,
            env=dict(self.environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def open(self, path: str) -> None:
        """Open a file as a double click does. Raises Failed if nothing opens it."""
        if self.drives is None:
            self.must("cmd", "/c", "start", "", path)
        else:  # older versions of Wine look up file types in HKLM only
            self.must("reg", "copy", r"HKCU\Software\Classes", r"HKLM\Software\Classes", "/s", "/f")
            self.must("start", path)

    def run(self, *words: str) -> Ended:
        """Run a program to its end. Raises Failed if it does not end in time."""
        return ended(self.start(*words))

    def must(self, *words: str) -> str:
        """Run a program and return its standard output. Raises Failed if it fails."""
        done = self.run(*words)
        if done.status != 0:
            raise Failed(f"{words[0]} ended with status {done.status}: {done.said} {done.told}")
        return done.said

    def outside(self, path: str) -> Path:
        """Return the path on this machine of a Windows path."""
        if self.drives is None:
            return Path(path)
        drive, _, rest = path.partition(":\\")
        return Path(self.drives, f"{drive.lower()}:", *rest.split("\\"))

    def variable(self, name: str) -> str:
        """Return the value of an environment variable in that system."""
        return self.must("cmd", "/c", f"echo %{name}%").strip().splitlines()[-1].strip()

    def registry(self, key: str) -> dict[str, dict[str, str]]:
        """Return the values below a registry key of HKCU, by key relative to `key`, and by name.

        The default value has the name "@". Numbers are given as decimal digits. Empty if there is no such key.
        """
        file = f"{self.variable('TEMP')}\\exported.reg"
        if self.run("reg", "export", f"HKCU\\{key}", file, "/y").status != 0:
            return {}
        values: dict[str, dict[str, str]] = {}
        for line in self.outside(file).read_text(encoding="utf-16").splitlines():
            if line.startswith("["):
                here = values[line[1:-1].partition(key)[2].lstrip("\\")] = {}
            elif found := _VALUE.fullmatch(line):
                name, text, number = found.groups()
                plain = str(int(number, 16)) if number else re.sub(r"\\(.)", r"\1", text)
                here["@" if name is None else re.sub(r"\\(.)", r"\1", name)] = plain
        self.outside(file).unlink()
        return values


def ended(program: subprocess.Popen[bytes]) -> Ended:
    """Wait for the end of a program. Raises Failed, after killing it, if it does not end in time."""
    try:
        said, told = (text.decode(errors="replace").strip() for text in program.communicate(timeout=PATIENCE))
    except subprocess.TimeoutExpired:
        program.kill()
        raise Failed(f"no end of {program.args!r} within {PATIENCE:.0f} s") from None
    return Ended(program.returncode, said, told)


def wait_for(what: str, happened: Callable[[], object]) -> None:
    """Wait until `happened` returns something true. Raises Failed, naming `what`, after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise Failed(f"{what}: not within {PATIENCE:.0f} s")
        time.sleep(0.05)


@contextmanager
def some_windows() -> Iterator[System]:
    """Yield this system if it is Windows, else a fresh Wine on a hidden display. Raises Failed if there is none."""
    if sys.platform == "win32":
        yield System(os.environ, None)
        return
    lacking = [name for name in ("wine", "Xvfb") if not has_program(name)]
    if lacking:
        raise Failed(f"not installed: {', '.join(lacking)}")
    with TemporaryDirectory(prefix="cardtable-wine-") as home, hidden_display() as display:
        prefix = Path(home, "prefix")
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": home,
            "LANG": "C.UTF-8",
            "DISPLAY": display,
            "WINEPREFIX": str(prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",  # otherwise Wine asks questions, or makes menus
        }
        system = System(environment, prefix / "dosdevices")
        system.run("wineboot", "--init")
        try:
            system.must("winecfg", "-v", "win10")
            yield system
        finally:
            for word in ("--kill", "--wait"):  # until it has ended, it writes into its home, which is removed next
                subprocess.run(["wineserver", word], env=environment, check=False)
