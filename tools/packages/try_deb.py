"""Try the .deb and the .tar.xz of dist/ on bare Debian systems, and say in a sentence how each case ended.

sudo .venv/bin/python -m tools.packages.try_deb                    on Debian 12 and 13
sudo .venv/bin/python -m tools.packages.try_deb bookworm DEB TAR   on one of them, with these files

It needs debootstrap, Xvfb and xdotool, and takes a few minutes for each system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tasks import Failed, has_program, must, say, status_of
from tools.packages.debian_system import HOME, PLAYER, Bare, watched_system
from tools.packages.facts import APP_ID, DIST, NAME, RECORDS, SUFFIX
from tools.see_window import PATIENCE, TITLE, Onlooker, Unseen, see

SYSTEMS = ("bookworm", "trixie")
_NEW = Path("/tmp/new.deb")
_OLD = Path("/tmp/old.deb")
_PROGRAMS = Path("/usr/lib", NAME)
_GONE = _PROGRAMS / "_internal" / "gone"
"""File that the older version has and the new one has not."""
_OLDER = "0.0.1-1"
_NO_ROOM = "No space left on device"
_STRANGE = f"{HOME}/Мои игры и 卡片"
_GAMES = HOME / ".local" / "share" / NAME / "games"
_REPORTS = HOME / ".local" / "share" / NAME / "reports"
_HEADER = """{"format": "cardtable", "version": 1, "game": "war", "rules": {"suit_size": 3}, "seats": \
[{"name": "Ann", "player": "human"}, {"name": "Bo", "player": "club"}], "seed": 5}
"""
_DEAL = """{"chance": "deal", "suits": ["D", "S"], "first": 0, "prizes": ["3H", "AH", "2H"]}
"""


class Trial(NamedTuple):
    """Bare system with a display, and the files to try there."""

    bare: Bare
    display: str
    onlooker: Onlooker
    tar: Path
    before: set[str]
    """All its files before the package was installed."""

    def open(self, *words: str | Path, **environment: str) -> list[str | Path]:
        """Return the command by which the ordinary user starts a program on the display."""
        return self.bare.command(*words, user=PLAYER, DISPLAY=self.display, **environment)

    def look(self, *words: str | Path, **environment: str) -> str:
        """Start a program, close its window, and return its standard error. Raises Unseen if there is no window."""
        return see(self.open(*words, **environment), self.display).errors

    def self_test(self, program: str | Path = NAME) -> None:
        """Run the program's self-test. Raises Failed if it fails."""
        self.bare.must(program, "--self-test", user=PLAYER, QT_QPA_PLATFORM="offscreen")

    def wait_for(self, what: str, happened: Callable[[], object]) -> None:
        """Wait until `happened` returns something true. Raises Failed, naming `what`, after PATIENCE seconds."""
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                raise Failed(f"{what}: not within {PATIENCE:.0f} s")
            time.sleep(0.2)

    def written(self, name: str, text: str) -> Path:
        """Write a file into the ordinary user's home and return the host's path of it."""
        path = self.bare.outside(HOME / name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.bare.must("chown", "-R", PLAYER, HOME)
        return path

    def version(self) -> str:
        """Return the version that dpkg lists, with its state, such as "0.1.0-1 installed"; empty if it lists none."""
        asked = self.bare.run("dpkg-query", "-W", "-f", "${Version} ${db:Status-Status}", NAME)
        return asked.stdout if asked.returncode == 0 else ""


# --- cases, in order: each starts from the state that the one before it left -----------------------------------------


def full_disk(trial: Trial) -> str:
    """Install on a disk that is too small."""
    with trial.bare.small_disk(_PROGRAMS, _megabytes(trial) // 3):
        done = trial.bare.run("apt-get", "install", "--yes", "--no-install-recommends", _NEW)
        left = [path for path in trial.bare.outside(_PROGRAMS).rglob("*") if path.is_file()]
    if _NO_ROOM not in done.stdout or left or trial.version().endswith(" installed"):
        raise Failed(f"{len(left)} files left, dpkg says {trial.version()!r}: {done.stdout[-1000:]}")
    return "apt says that there is no room, and nothing of it is left"


def installed(trial: Trial) -> str:
    """Install with room enough."""
    trial.bare.install(_NEW)
    return f"installed by apt, with {len(_depends(trial))} dependencies and their own"


def ordinary_user(trial: Trial) -> str:
    """Start it as an ordinary user, by its name and from the menu."""
    where = trial.bare.must("su", "-", PLAYER, "-c", f"command -v {NAME}").strip()
    trial.self_test(where)
    errors = trial.look(where)
    trial.bare.install("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
    entry = f"/usr/share/applications/{APP_ID}.desktop"
    with _window(trial, "gio", "launch", entry) as window:
        name = trial.onlooker.programs(window)[0]
    if name != APP_ID or errors:
        raise Failed(f"the window says that it belongs to {name!r}; said: {errors!r}")
    return f"an ordinary user finds it as {where}; self-test passed, window seen, from the menu too, and named {name}"


def file_type(trial: Trial) -> str:
    """Open a record by its file type."""
    record = trial.written(f"Мои игры 卡/the first{SUFFIX}", _HEADER)
    path = HOME / record.relative_to(trial.bare.outside(HOME))
    kind = trial.bare.must("gio", "info", "-a", "standard::content-type", path, user=PLAYER)
    opener = trial.bare.must("gio", "mime", RECORDS, user=PLAYER)
    if RECORDS not in kind or f"{APP_ID}.desktop" not in opener:
        raise Failed(f"{kind} {opener}")
    with _window(trial, "gio", "open", path):
        trial.wait_for("the record is dealt", lambda: '"chance"' in record.read_text(encoding="utf-8"))
    return f"*{SUFFIX} is {RECORDS}, and opens in it: the game in the file goes on, with spaces and 卡 in its path"


def upgraded(trial: Trial) -> str:
    """Upgrade an older version."""
    trial.bare.must("dpkg", "--install", _OLD)
    if not trial.bare.outside(_GONE).exists() or not trial.version().startswith(_OLDER):
        raise Failed("the older version is not there")
    trial.bare.install(_NEW)
    if trial.bare.outside(_GONE).exists():
        raise Failed(f"{_GONE} is left of the older version")
    trial.self_test()
    return f"upgraded over {_OLDER}: what only that had is gone, self-test passed"


def full_disk_for_upgrade(trial: Trial) -> str:
    """Upgrade on a disk with room for one version, but not for two."""
    trial.bare.must("dpkg", "--purge", NAME)
    with trial.bare.small_disk(_PROGRAMS, _megabytes(trial) * 3 // 2):
        trial.bare.must("dpkg", "--install", _OLD)
        done = trial.bare.run("dpkg", "--install", _NEW)
        if _NO_ROOM not in done.stdout or trial.version() != f"{_OLDER} installed":
            raise Failed(f"dpkg says {trial.version()!r}: {done.stdout[-1000:]}")
        trial.self_test()
    trial.bare.must("dpkg", "--install", "--force-downgrade", _NEW)
    trial.self_test()
    return "dpkg says that there is no room, and the older version is there as before and passes its self-test"


def upgraded_while_running(trial: Trial) -> str:
    """Upgrade in the middle of a game."""
    trial.bare.must("dpkg", "--install", _OLD)
    record = trial.written(f"running{SUFFIX}", _HEADER + _DEAL)

    def has(text: str, *keys: str) -> Callable[[], bool]:
        """Return a condition that the record contains `text`; each check that finds it missing presses `keys`."""
        return lambda: text in record.read_text(encoding="utf-8") or _press(trial, *keys)

    def plays_again() -> bool:
        """Return whether a second game has begun; if not, press the keys that lead to it by way of the result."""
        return any(trial.bare.outside(_GAMES).glob(f"*{SUFFIX}")) or _press(trial, "Return", "n")

    with _window(trial, NAME, HOME / record.name):
        trial.bare.install(_NEW)
        trial.wait_for("a card is laid", has('"card": "AD"', "a", "Return"))
        trial.wait_for("another is laid", has('"card": "2D"', "2", "Return"))
        trial.wait_for("the game ends", has('"result"', "space"))
        trial.wait_for("another game begins", plays_again)
    _no_reports(trial)
    trial.bare.must(NAME, "check", HOME / record.name, user=PLAYER)
    return "upgraded in a game: the old window played it to its end and began another; its record is in order"


def second_version(trial: Trial) -> str:
    """Run the tar.xz, unpacked at a path with unusual letters, beside the installed package."""
    place = trial.bare.outside(Path(_STRANGE))
    place.mkdir()
    must(["tar", "-C", place, "--no-same-owner", "-xf", trial.tar], "the tar.xz can't be unpacked")
    (folder,) = place.iterdir()
    program = Path(_STRANGE, folder.name, NAME)
    trial.self_test(program)
    with _window(trial, NAME):
        errors = trial.look(program)
    _no_reports(trial)
    if errors:
        raise Failed(errors)
    return f"the tar.xz in {program.parent}: self-test passed, its window seen beside the package's own"


def closed_home(trial: Trial) -> str:
    """Start with a home folder that can't be written to."""
    trial.bare.must("mkdir", "--mode=755", "/home/closed")
    errors = trial.look(NAME, HOME="/home/closed")
    return f"a home without write access: window seen, closed in order; said {errors.splitlines() or 'nothing'}"


def purged(trial: Trial) -> str:
    """Purge the package: only the player's own files may remain."""
    games = {path for path in trial.bare.files() if path.startswith(f"{HOME}/")}
    trial.bare.must("apt-get", "purge", "--yes", NAME)
    now = trial.bare.files()
    ours = sorted(
        path for path in now - trial.before if NAME in path.lower() and not path.startswith((f"{HOME}/", "/tmp/"))
    )
    known = trial.bare.run("grep", "-rl", APP_ID, "/usr/share", "/var/cache", "/etc").stdout.split()
    if ours or known or not games <= now:
        raise Failed(f"left: {ours + known}; of the player's own, {len(games - now)} files are gone")
    return "purged: no file of it is left and no cache knows it, and the player's games are still there"


CASES = (
    full_disk,
    installed,
    ordinary_user,
    file_type,
    upgraded,
    full_disk_for_upgrade,
    upgraded_while_running,
    second_version,
    closed_home,
    purged,
)

# --- helpers of the cases --------------------------------------------------------------------------------------------


@contextmanager
def _window(trial: Trial, *words: str | Path) -> Iterator[int]:
    """Start a program, yield its window, and close it. Raises Failed if it does not open or close in time."""
    others = trial.onlooker.windows(TITLE)

    def ours() -> list[int]:
        return [window for window in trial.onlooker.windows(TITLE) if window not in others]

    nothing = subprocess.DEVNULL
    program = subprocess.Popen(trial.open(*words), stdin=nothing, stdout=nothing, stderr=nothing)
    try:
        trial.wait_for(f"the window of {words[0]}", ours)
        (window,) = ours()
        yield window
        trial.onlooker.ask_to_close(window)
        trial.wait_for(f"the end of {words[0]}", lambda: not ours() and program.poll() is not None)
        if program.returncode != 0:
            raise Failed(f"{words[0]} ended with status {program.returncode}")
    finally:
        program.kill()
        program.wait()


def _press(trial: Trial, *keys: str) -> bool:
    """Press keys on the window and return False, since their effect does not show at once."""
    display = {**os.environ, "DISPLAY": trial.display}
    subprocess.run(["xdotool", "mousemove", "700", "500", "key", "--delay", "200", *keys], env=display, check=True)
    return False


def _no_reports(trial: Trial) -> None:
    reports = list(trial.bare.outside(_REPORTS).glob("*"))
    if reports:
        raise Failed(f"a fault was reported: {reports[0].read_text(encoding='utf-8')}")


def _field(trial: Trial, name: str) -> str:
    return trial.bare.must("dpkg-deb", "--field", _NEW, name).strip()


def _megabytes(trial: Trial) -> int:
    """Return the installed size in megabytes."""
    return int(_field(trial, "Installed-Size")) // 1024


def _depends(trial: Trial) -> list[str]:
    return _field(trial, "Depends").split(", ")


def make_older(deb: Path, target: Path) -> None:
    """Make a package of an older version, with an extra file.

    Its program's file is doubled, so that modules lie at other offsets than in the new version.
    """
    with TemporaryDirectory() as work:
        must(["dpkg-deb", "--raw-extract", deb, work], f"{deb.name} can't be unpacked")
        control = Path(work, "DEBIAN", "control")
        lines = control.read_text(encoding="utf-8").splitlines(keepends=True)
        older = (f"Version: {_OLDER}\n" if line.startswith("Version: ") else line for line in lines)
        control.write_text("".join(older), encoding="utf-8")
        program = Path(f"{work}{_PROGRAMS}", NAME)
        program.write_bytes(program.read_bytes() * 2)  # PyInstaller finds its archive from the end
        Path(f"{work}{_GONE}").touch()
        must(["dpkg-deb", "--root-owner-group", "-Znone", "--build", work, target], "no older version can be made")


def try_on(suite: str, deb: Path, tar: Path) -> int:
    """Try all cases on one system, print how each ended, and return the number that failed."""
    wrong = 0
    with watched_system(suite) as (bare, display, onlooker):
        trial = Trial(bare, display, onlooker, tar, bare.files())
        shutil.copy(deb, bare.outside(_NEW))
        make_older(deb, bare.outside(_OLD))
        for case in CASES:
            start = time.monotonic()
            try:
                told = case(trial)
            except (Failed, Unseen) as error:
                wrong += 1
                told = f"WRONG: {error}"
            say(f"{suite}, {case.__name__.replace('_', ' ')} ({time.monotonic() - start:.0f} s): {told}")
    return wrong


def newest(pattern: str) -> Path:
    """Return the newest file in dist/ that matches. Raises Failed if there is none."""
    found = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Failed(f"no {pattern} in dist/: `python tasks.py package` makes it")
    return found[-1]


def main(arguments: Sequence[str]) -> int:
    """Try the packages; return 1 if a case failed."""
    lacking = [name for name in ("debootstrap", "Xvfb", "xdotool") if not has_program(name)]
    if lacking:
        raise Failed(f"not installed: {', '.join(lacking)}")
    systems = arguments[:1] or SYSTEMS
    deb, tar = map(Path, arguments[1:3] or (newest("*.deb"), newest("*.tar.xz")))
    return 1 if sum(try_on(suite, deb, tar) for suite in systems) else 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
