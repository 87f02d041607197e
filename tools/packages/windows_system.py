"""A Windows to try setups on: this machine's own, or Wine with a home of its own."""

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
"""Seconds after which what should happen counts as what never will."""
_VALUE = re.compile(r'(?:@|"((?:[^"\\]|\\.)*)")=(?:"((?:[^"\\]|\\.)*)"|dword:([0-9a-f]{8}))')
"""A line of what `reg export` writes."""


class Ended(NamedTuple):
    """A program that has come to its end."""

    status: int
    said: str
    told: str
    """On standard error, where Wine and the system's libraries say things of their own too."""


class System(NamedTuple):
    """Where Windows' programs run."""

    environment: Mapping[str, str]
    drives: Path | None
    """Where Wine has a link for each drive; None on Windows itself."""

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Starts a program that goes on by itself. The folder that a setup is told, /D=, comes last, without quotation
        marks."""
        told = [word for word in words if word.startswith("/D=")]
        others = [word for word in words if word not in told]
        if self.drives is None:
            command: Sequence[str] | str = " ".join([subprocess.list2cmdline(others), *told])
        else:  # Wine puts words between quotation marks that have spaces in them
            command = ["wine", *others, *(part for word in told for part in word.split(" "))]
        return subprocess.Popen(
            command,
            env=dict(self.environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def open(self, path: str) -> None:
        """Does what a double click on a file does. Failed where nothing opens it."""
        if self.drives is None:
            self.must("cmd", "/c", "start", "", path)
        else:  # older ones look for what opens a file at what belongs to all users alone
            self.must("reg", "copy", r"HKCU\Software\Classes", r"HKLM\Software\Classes", "/s", "/f")
            self.must("start", path)

    def run(self, *words: str) -> Ended:
        """Runs a program to its end. Failed where it has none."""
        return ended(self.start(*words))

    def must(self, *words: str) -> str:
        """Runs a program that has to succeed, and returns what it said."""
        done = self.run(*words)
        if done.status != 0:
            raise Failed(f"{words[0]} ended with status {done.status}: {done.said} {done.told}")
        return done.said

    def outside(self, path: str) -> Path:
        """A path of Windows, as this Python knows it."""
        if self.drives is None:
            return Path(path)
        drive, _, rest = path.partition(":\\")
        return Path(self.drives, f"{drive.lower()}:", *rest.split("\\"))

    def variable(self, name: str) -> str:
        """A variable of the user's environment."""
        return self.must("cmd", "/c", f"echo %{name}%").strip().splitlines()[-1].strip()

    def registry(self, key: str) -> dict[str, dict[str, str]]:
        """What stands below a key of the user's: values by the names of keys, which begin at this one, and their own
        names; the one without a name is called @. Empty where there is no such key."""
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
    """Waits for the end of a program. Failed where it has none."""
    try:
        said, told = (text.decode(errors="replace").strip() for text in program.communicate(timeout=PATIENCE))
    except subprocess.TimeoutExpired:
        program.kill()
        raise Failed(f"no end of {program.args!r} within {PATIENCE:.0f} s") from None
    return Ended(program.returncode, said, told)


def wait_for(what: str, happened: Callable[[], object]) -> None:
    """Raises Failed where it never does."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise Failed(f"{what}: not within {PATIENCE:.0f} s")
        time.sleep(0.05)


@contextmanager
def some_windows() -> Iterator[System]:
    """This system where it is Windows, else Wine on a display out of sight. Failed where there is none."""
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
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",  # else Wine asks, or makes menus of its own
        }
        system = System(environment, prefix / "dosdevices")
        system.run("wineboot", "--init")
        try:
            system.must("winecfg", "-v", "win10")
            yield system
        finally:
            for word in ("--kill", "--wait"):  # until it has gone it writes into its home, which is removed then
                subprocess.run(["wineserver", word], env=environment, check=False)
