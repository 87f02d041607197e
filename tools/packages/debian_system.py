"""Bare Debian in a folder, to try packages in: made once by debootstrap, and in its first state for every use."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tasks import Failed, must, say, silently
from tools.packages.facts import BUILD
from tools.see_window import Onlooker, hidden_display

PLAYER = "player"
"""Name of the ordinary user in the bare system."""
HOME = Path("/home", PLAYER)


class Bare:
    """Bare system, entered by chroot; packages and programs take it for a machine of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        """Root folder of the system, as a path of the host."""

    def outside(self, path: Path) -> Path:
        """Return the host's path of a path in the system."""
        return self.root / path.relative_to("/")

    def command(self, *words: str | Path, user: str = "root", **environment: str) -> list[str | Path]:
        """Return the command that runs another one inside as `user`, with a clean environment."""
        home = "/root" if user == "root" else f"/home/{user}"
        known = {"HOME": home, "USER": user, "LOGNAME": user, "LANG": "C.UTF-8", "PATH": _PATH, **environment}
        known = {"DEBIAN_FRONTEND": "noninteractive", **known}
        pairs = [f"{name}={value}" for name, value in known.items()]
        return ["chroot", f"--userspec={user}:{user}", self.root, "env", "-i", "-C", known["HOME"], *pairs, *words]

    def run(self, *words: str | Path, user: str = "root", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command inside to its end; `stdout` of the result holds standard error too."""
        command = self.command(*words, user=user, **environment)
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )

    def must(self, *words: str | Path, user: str = "root", **environment: str) -> str:
        """Run a command inside and return its output. Raises Failed if it fails."""
        done = self.run(*words, user=user, **environment)
        if done.returncode != 0:
            said = done.stdout.strip()[-2000:]
            raise Failed(f"{' '.join(map(str, words))}: status {done.returncode}\n{said}")
        return done.stdout

    def install(self, *packages: str | Path) -> None:
        """Install packages by apt, given by name or as files. Raises Failed if that fails."""
        self.must("apt-get", "install", "--yes", "--no-install-recommends", *packages)

    def files(self) -> set[str]:
        """Return all paths on its disk, relative to the root; mounted file systems are left out."""
        find: list[str | Path] = ["find", self.root, "-xdev", "-printf", "/%P\\0"]
        return set(subprocess.run(find, capture_output=True, text=True, check=True).stdout.split("\0"))

    @contextmanager
    def small_disk(self, folder: Path, megabytes: int) -> Iterator[None]:
        """Mount an empty disk of so many megabytes at a folder of the system."""
        place = self.outside(folder)
        place.mkdir(parents=True, exist_ok=True)
        must(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", place], "no small disk can be had")
        try:
            yield
        finally:
            _unmount(place)


_TRIES = 60
"""Attempts to unmount a folder, one second apart."""
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"


@contextmanager
def bare_system(suite: str) -> Iterator[Bare]:
    """Yield a fresh system of a Debian suite, such as bookworm, with an ordinary user; it is removed afterwards.

    It takes root, and debootstrap the first time. Raises Failed without them.
    """
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        raise Failed("a bare system is made by root, with debootstrap installed")
    made = _made(suite)
    with ExitStack() as stack:
        work = Path(mkdtemp(dir=BUILD))
        stack.callback(_remove, work)
        root, upper, lower = work / "root", work / "upper", work / "work"
        for folder in (root, upper, lower):
            folder.mkdir()
        _mount(stack, root, "-t", "overlay", "-o", f"lowerdir={made},upperdir={upper},workdir={lower}", "overlay")
        _mount(stack, root / "proc", "-t", "proc", "proc")
        _mount(stack, root / "dev", "--bind", "/dev")
        bare = Bare(root)
        bare.must("useradd", "--create-home", "--shell", "/bin/bash", PLAYER)
        yield bare


@contextmanager
def watched_system(suite: str) -> Iterator[tuple[Bare, str, Onlooker]]:
    """Yield a bare system with package lists fetched, a hidden display, and an onlooker that watches it."""
    with bare_system(suite) as bare, hidden_display() as display:
        onlooker = Onlooker(display)
        try:
            bare.must("apt-get", "update")
            yield bare, display, onlooker
        finally:
            onlooker.close()


def _made(suite: str) -> Path:
    """Return the folder of the system as debootstrap made it, which serves read-only as the lower layer."""
    made = BUILD / "systems" / suite
    if not made.exists():
        say(f"making a bare {suite}")
        part = made.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        part.parent.mkdir(parents=True, exist_ok=True)
        must(["debootstrap", "--variant=minbase", suite, part], f"debootstrap could not make {suite} (see above)")
        shutil.copy("/etc/resolv.conf", part / "etc" / "resolv.conf")
        policy = part / "usr" / "sbin" / "policy-rc.d"  # services must not start inside a chroot
        policy.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        policy.chmod(0o755)
        part.rename(made)
    return made


def _mount(stack: ExitStack, place: Path, *words: str | Path) -> None:
    must(["mount", *words, place], f"{place.name} can't be mounted (see above)")
    stack.callback(_unmount, place)


def _unmount(place: Path) -> None:
    """Unmount a folder, waiting for processes inside to end. Raises Failed if it stays in use."""
    for _ in range(_TRIES):
        if silently(["umount", place]) == 0:
            return
        time.sleep(1)
    raise Failed(f"{place} is still in use")


def _remove(work: Path) -> None:
    """Remove the folder of a system, unless something is still mounted there: its /dev is the host's own."""
    if not any(place.is_mount() for place in (work / "root" / "dev", work / "root" / "proc", work / "root")):
        shutil.rmtree(work)
