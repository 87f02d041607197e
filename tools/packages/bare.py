"""A bare Debian in a folder, in which packages are tried: made once by debootstrap, and as good as new every time."""

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
"""An ordinary user there."""
HOME = Path("/home", PLAYER)


class Bare:
    """A running system, as far as packages and programs can tell."""

    def __init__(self, root: Path) -> None:
        self.root = root
        """Its top folder, as seen from outside."""

    def outside(self, path: Path) -> Path:
        """Where one of its paths lies."""
        return self.root / path.relative_to("/")

    def command(self, *words: str | Path, user: str = "root", **environment: str) -> list[str | Path]:
        """The command that runs another one in there, in an environment of its own."""
        home = "/root" if user == "root" else f"/home/{user}"
        known = {"HOME": home, "USER": user, "LOGNAME": user, "LANG": "C.UTF-8", "PATH": _PATH, **environment}
        known = {"DEBIAN_FRONTEND": "noninteractive", **known}
        pairs = [f"{name}={value}" for name, value in known.items()]
        return ["chroot", f"--userspec={user}:{user}", self.root, "env", "-i", "-C", known["HOME"], *pairs, *words]

    def run(self, *words: str | Path, user: str = "root", **environment: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in there to its end; what it says on both channels is its `stdout`."""
        command = self.command(*words, user=user, **environment)
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )

    def must(self, *words: str | Path, user: str = "root", **environment: str) -> str:
        """The same, and what it said; Failed where it does not succeed."""
        done = self.run(*words, user=user, **environment)
        if done.returncode != 0:
            said = done.stdout.strip()[-2000:]
            raise Failed(f"{' '.join(map(str, words))}: status {done.returncode}\n{said}")
        return done.stdout

    def install(self, *packages: str | Path) -> None:
        """Has apt install packages, named or as files; Failed where it does not."""
        self.must("apt-get", "install", "--yes", "--no-install-recommends", *packages)

    def files(self) -> set[str]:
        """All paths on its disk, without what is mounted."""
        find: list[str | Path] = ["find", self.root, "-xdev", "-printf", "/%P\\0"]
        return set(subprocess.run(find, capture_output=True, text=True, check=True).stdout.split("\0"))

    @contextmanager
    def small_disk(self, folder: Path, megabytes: int) -> Iterator[None]:
        """Lets a folder of it lie on a disk of that size, empty at first."""
        place = self.outside(folder)
        place.mkdir(parents=True, exist_ok=True)
        must(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", place], "no small disk can be had")
        try:
            yield
        finally:
            _unmount(place)


_TRIES = 60
"""How often a mount is tried to be taken away, a second each."""
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"


@contextmanager
def bare_system(suite: str) -> Iterator[Bare]:
    """A system of that name, such as bookworm, with an ordinary user; gone afterwards. Takes root, and debootstrap the
    first time; Failed where that can't be had."""
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
    """The same, with a display out of sight and who sees what opens there, and knowing of Debian's packages."""
    with bare_system(suite) as bare, hidden_display() as display:
        onlooker = Onlooker(display)
        try:
            bare.must("apt-get", "update")
            yield bare, display, onlooker
        finally:
            onlooker.close()


def _made(suite: str) -> Path:
    """The system as it was made, which nothing changes."""
    made = BUILD / "systems" / suite
    if not made.exists():
        say(f"making a bare {suite}")
        part = made.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        part.parent.mkdir(parents=True, exist_ok=True)
        must(["debootstrap", "--variant=minbase", suite, part], f"debootstrap could not make {suite} (see above)")
        shutil.copy("/etc/resolv.conf", part / "etc" / "resolv.conf")
        policy = part / "usr" / "sbin" / "policy-rc.d"  # no service is started in there
        policy.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        policy.chmod(0o755)
        part.rename(made)
    return made


def _mount(stack: ExitStack, place: Path, *words: str | Path) -> None:
    must(["mount", *words, place], f"{place.name} can't be mounted (see above)")
    stack.callback(_unmount, place)


def _unmount(place: Path) -> None:
    """Takes a mount away, as soon as what still ends in there has; Failed where it stays."""
    for _ in range(_TRIES):
        if silently(["umount", place]) == 0:
            return
        time.sleep(1)
    raise Failed(f"{place} is still in use")


def _remove(work: Path) -> None:
    """Removes the folder of a system, unless something is still mounted there: /dev may be this machine's own."""
    if not any(place.is_mount() for place in (work / "root" / "dev", work / "root" / "proc", work / "root")):
        shutil.rmtree(work)
