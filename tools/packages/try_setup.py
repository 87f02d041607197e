"""Try a setup for Windows in all cases, and say in a sentence how each ended.

python -m tools.packages.try_setup          setups of a stand-in for the program, under Wine; as root also on full disks
python -m tools.packages.try_setup SETUP    this setup of the real program: on Windows, as a user who has neither a copy
                                            nor games, or under Wine

Except on Windows it needs Wine and Xvfb, and for the stand-in also makensis and the MinGW-w64 compiler.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tasks import Failed, has_program, must, say, status_of
from tools.packages import windows
from tools.packages.facts import NAME, SUFFIX, TITLE, version
from tools.packages.windows import NAMES, PROGRAM, UNINSTALLER
from tools.packages.windows_system import Ended, System, ended, some_windows, wait_for

COMPILER = "x86_64-w64-mingw32-gcc"
OLDER = "0.0.1"
_STRANGE = "Мои игры и 卡片"
_GONE = r"_internal\gone"
"""File that the older version has and the new one has not."""
_MEGABYTE = 1 << 20
_OLDER_SIZE, _NEW_SIZE, _SMALL_DISK, _DISK = 4, 24, 20, 100
"""Megabytes: of the stand-in's two versions, of a disk that fits only the older one, and of a disk that fits both."""
_WORDS = "stand-in-words.txt"
_RUNS = "stand-in-runs.txt"


class Trial(NamedTuple):
    """Windows system, with the setups to try there."""

    system: System
    local: str
    """User's folder for local data (LOCALAPPDATA)."""
    menu: str
    """User's start menu folder."""
    temporary: str
    setup: str
    older: str
    """Setup of an older version; empty if the real program is tried."""
    new: str
    """Version of the program in `setup`."""

    @property
    def folder(self) -> str:
        """Folder in which the setup installs the program by default."""
        return NAMES["PROGRAM_FOLDER"].replace("$LOCALAPPDATA", self.local)

    @property
    def data(self) -> str:
        """Folder of the user's games."""
        return NAMES["DATA_FOLDER"].replace("$LOCALAPPDATA", self.local)

    def install(self, setup: str, folder: str = "") -> None:
        """Run a setup, into `folder` if given. Raises Failed unless it succeeds without a message."""
        done = self.system.run(setup, "/S", *([f"/D={folder}"] if folder else []))
        expect(
            done.status == 0 and not told_by(done), f"the setup ended with status {done.status}, and told {done.told!r}"
        )

    def refused(self, words: str, folder: str = "", setup: str = "") -> str:
        """Run a setup that must fail with one sentence, which contains `words`, and return the sentence."""
        done = self.system.run(setup or self.setup, "/S", *([f"/D={folder}"] if folder else []))
        return the_sentence(done, words)

    def outside(self, *parts: str) -> Path:
        """Return this machine's path of a Windows path, given in parts."""
        return self.system.outside("\\".join(parts))

    def entry(self) -> dict[str, str]:
        """Return the values of its entry in Windows' list of programs; empty if there is none."""
        return self.system.registry(NAMES["ENTRY"]).get("", {})

    def known(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return all registry keys of the program that exist, with their values."""
        keys = [NAMES[name] for name in ("ENTRY", "TYPE", "KIND", "STUDY_TYPE", "STUDY_KIND")]
        return {key: found for key in keys if (found := self.system.registry(key))}

    def opens(self) -> str:
        """Return the command that opens a game on a double click; empty if there is none."""
        kind = self.system.registry(NAMES["TYPE"]).get("", {}).get("@", "")
        command = self.system.registry(rf"Software\Classes\{kind}\shell\open\command") if kind else {}
        return command.get("", {}).get("@", "")

    def check_copy(self, folder: str, called: str) -> None:
        """Check that a copy is complete, of version `called`, without leftovers of setups, and passes its self-test."""
        names = {path.name for path in self.outside(folder).iterdir()}
        staged = names & {NAMES["NEW"], NAMES["OLD"]}
        lacking = {PROGRAM, UNINSTALLER, "_internal"} - names
        expect(
            not staged and not lacking, f"{folder} has {staged or 'nothing'} too much, and lacks {lacking or 'nothing'}"
        )
        said = self.system.must(rf"{folder}\{PROGRAM}", "--self-test")
        if self.older:
            expect(said.endswith(called), f"version {called} was expected, and it said {said!r}")
            expect(self.outside(folder, _GONE).exists() == (called == OLDER), f"{_GONE} belongs to {OLDER} alone")

    def remove(self, folder: str, *switches: str) -> None:
        """Uninstall a copy silently and wait until it is gone; the uninstaller works in a process of its own."""
        done = self.system.run(rf"{folder}\{UNINSTALLER}", "/S", *switches)
        expect(done.status == 0, f"the uninstaller ended with status {done.status}: {done.told}")
        wait_for(f"the end of {folder}", lambda: not self.outside(folder, UNINSTALLER).exists())

    @contextmanager
    def running(self, folder: str) -> Iterator[None]:
        """Keep the program of a copy running inside the `with` block."""
        if not self.older:
            program = self.system.start(rf"{folder}\{PROGRAM}")
            time.sleep(5)  # from the first moment on, Windows locks its file
            expect(program.poll() is None, "the program does not go on running")
            try:
                yield
            finally:
                self.system.run("taskkill", "/F", "/IM", PROGRAM)
                ended(program)
            return
        words, runs = self.outside(self.temporary, _WORDS), self.outside(self.temporary, _RUNS)
        words.unlink(missing_ok=True)
        runs.touch()
        program = self.system.start(rf"{folder}\{PROGRAM}")
        wait_for("the program", words.exists)
        try:
            yield
        finally:
            runs.unlink()
            ended(program)


def told_by(done: Ended) -> list[str]:
    """Return the sentences that a setup has printed."""
    return [line.partition(": ")[2] for line in done.told.splitlines() if line.startswith(f"{TITLE}: ")]


def the_sentence(done: Ended, words: str) -> str:
    """Return the one sentence with which a setup has given up. Raises Failed unless it has, and contains `words`."""
    told = told_by(done)
    good = done.status == 2 and len(told) == 1 and words in told[0]
    expect(good, f"the setup ended with status {done.status}, and told {done.told!r}")
    return told[0]


def expect(holds: object, otherwise: str) -> None:
    """Raise Failed with the message `otherwise` unless `holds` is true."""
    if not holds:
        raise Failed(otherwise)


# --- cases, in order: each starts from the state that the one before it left -----------------------------------------


def installed(trial: Trial) -> str:
    """Install silently on a clean system."""
    trial.install(trial.older or trial.setup)
    called = OLDER if trial.older else trial.new
    trial.check_copy(trial.folder, called)
    entry = trial.entry()
    expect(entry.get("DisplayVersion") == called, f"Windows' list says {entry}")
    expect(int(entry["EstimatedSize"]) > 0, f"it takes {entry['EstimatedSize']} KB")
    expect(entry["QuietUninstallString"] == rf'"{trial.folder}\{UNINSTALLER}" /S', entry["QuietUninstallString"])
    expect(trial.outside(trial.menu, f"{TITLE}.lnk").is_file(), "it is not in the start menu")
    return (
        f"into {trial.folder}, self-test passed; in the list of programs with {entry['EstimatedSize']} KB, in the menu"
    )


def file_type(trial: Trial) -> str:
    """Open a game by its file type, and the program from the start menu."""
    expect(trial.opens() == rf'"{trial.folder}\{PROGRAM}" "%1"', f"games open by {trial.opens()!r}")
    if not trial.older:
        return "games are opened by it"
    folder = rf"{trial.local}\{_STRANGE}"
    trial.outside(folder).mkdir()
    game = rf"{folder}\the first{SUFFIX}"
    trial.outside(game).touch()
    said = [_opened(trial, game), _opened(trial, rf"{trial.menu}\{TITLE}.lnk")]
    expect(said == [[game], []], f"the program was told {said}")
    return f"start {game} opens that, and the start menu opens the program"


def upgraded(trial: Trial) -> str:
    """Upgrade an older version, with the user's games and a file of theirs beside the program."""
    game, note = trial.outside(trial.data, "games", f"mine{SUFFIX}"), trial.outside(trial.folder, "note.txt")
    game.parent.mkdir(parents=True, exist_ok=True)
    game.write_bytes(b"a game")
    note.write_bytes(b"a note")
    trial.outside(trial.folder, "_internal", "stale").touch()
    trial.install(trial.setup)
    trial.check_copy(trial.folder, trial.new)
    expect(not trial.outside(trial.folder, "_internal", "stale").exists(), "a stale file is still there")
    expect((game.read_bytes(), note.read_bytes()) == (b"a game", b"a note"), "what is the user's has changed")
    expect(trial.entry()["DisplayVersion"] == trial.new, f"Windows' list says {trial.entry()}")
    return f"from {OLDER if trial.older else trial.new} to {trial.new}: stale files are gone, the user's are all there"


def running(trial: Trial) -> str:
    """Try to upgrade and to remove the program while it runs."""
    with trial.running(trial.folder):
        told = trial.refused("is running", setup=trial.older)
        trial.system.run(rf"{trial.folder}\{UNINSTALLER}", "/S", f"_?={trial.folder}")
        expect(trial.entry()["DisplayVersion"] == trial.new, "Windows' list says otherwise than before")
    trial.check_copy(trial.folder, trial.new)
    return f"neither upgraded nor removed, all as before: {told!r}"


def second_copy(trial: Trial) -> str:
    """Install another version at a path with unusual letters while the first one runs, and remove each by itself."""
    folder = rf"{trial.local}\{_STRANGE}\{TITLE} two"
    with trial.running(trial.folder):
        trial.install(trial.older or trial.setup, folder)
    trial.check_copy(folder, OLDER if trial.older else trial.new)
    trial.check_copy(trial.folder, trial.new)
    expect(trial.entry()["InstallLocation"] == folder, "Windows does not know the one that was installed last")
    expect(trial.opens() == rf'"{folder}\{PROGRAM}" "%1"', f"games open by {trial.opens()!r}")
    before = trial.known()
    trial.remove(trial.folder)
    expect(trial.known() == before, "the first has taken what Windows knows of the second")
    expect(
        [path.name for path in trial.outside(trial.folder).iterdir()] == ["note.txt"], "the user's note is not alone"
    )
    trial.outside(trial.folder, "note.txt").unlink()
    trial.remove(folder)
    expect(not trial.outside(folder).exists(), f"{folder} is still there")
    trial.install(trial.setup, trial.folder)
    return f"in {folder}: menu and games open the one that was installed last, and each goes without the other"


def foreign_folder(trial: Trial) -> str:
    """Try to install into folders that hold other things."""
    other = rf"{trial.local}\somebody's"
    trial.outside(other).mkdir()
    trial.outside(other, "thesis.txt").write_bytes(b"a thesis")
    told = [trial.refused("other things", other)]
    told += [trial.refused("Your games", folder) for folder in (trial.data, rf"{trial.data}\new")]
    trial.refused("other things", trial.local)
    expect([path.name for path in trial.outside(other).iterdir()] == ["thesis.txt"], "something has changed there")
    expect(trial.outside(trial.data, "games", f"mine{SUFFIX}").exists(), "a game is gone")
    return f"{told[0]!r}, {told[1]!r}"


def small_disk(trial: Trial) -> str:
    """Install and upgrade on a disk that is too small."""
    with disk(trial.system, _SMALL_DISK) as drive:
        told = trial.refused("is full", rf"{drive}\new")
        expect(not list(trial.outside(drive, "").iterdir()), "something has been left")
        trial.install(trial.older, rf"{drive}\{TITLE}")
        trial.refused("is full", rf"{drive}\{TITLE}")
        trial.check_copy(rf"{drive}\{TITLE}", OLDER)
        trial.remove(rf"{drive}\{TITLE}")
    return f"{told!r}; the older version goes on"


def filled_disk(trial: Trial) -> str:
    """Fill the disk while the setup writes."""
    with disk(trial.system, _DISK) as drive:
        folder = rf"{drive}\{TITLE}"
        trial.install(trial.older, folder)
        setup = trial.system.start(trial.setup, "/S", f"/D={folder}")
        with stopped(trial, folder):
            fill(trial.outside(drive, "filling"))
        told = the_sentence(ended(setup), "is full")
        trial.check_copy(folder, OLDER)
        trial.outside(drive, "filling").unlink()
        trial.remove(folder)
    return f"{told!r}; the older version goes on"


def killed(trial: Trial) -> str:
    """Kill a setup while it writes, and simulate one killed between old and new version; the next setup recovers."""
    with disk(trial.system, _DISK) as drive:
        folder = rf"{drive}\{TITLE}"
        trial.install(trial.older, folder)
        setup = trial.system.start(trial.setup, "/S", f"/D={folder}")
        with stopped(trial, folder) as number:
            os.kill(number, signal.SIGKILL)
        ended(setup)
        expect(trial.outside(folder, NAMES["NEW"]).exists(), "the setup was through already")
        trial.install(trial.older, folder)
        trial.check_copy(folder, OLDER)

        old, new = trial.outside(folder, NAMES["OLD"]), trial.outside(folder, "_internal")
        old.mkdir()
        for name in ("_internal", PROGRAM, UNINSTALLER):
            trial.outside(folder, name).rename(old / name)
        new.mkdir()
        (new / "half").touch()
        fill(trial.outside(drive, "filling"))
        trial.refused("is full", folder)
        trial.check_copy(folder, OLDER)
        expect(not (new / "half").exists(), "something is left of the other version")
        trial.outside(drive, "filling").unlink()
        trial.install(trial.setup, folder)
        trial.check_copy(folder, trial.new)
        trial.remove(folder)
    return "what it left is cleared away, and the older version put back where the new one was not whole"


def closed_home(trial: Trial) -> str:
    """Install where the folder of programs is read-only."""
    trial.remove(trial.folder)
    programs = trial.outside(trial.folder).parent
    with mounted(programs, "size=1g,ro"):
        told = trial.refused("can't be written")
    expect(not trial.entry() and not trial.outside(trial.menu, f"{TITLE}.lnk").exists(), "something has been noted")
    trial.install(trial.setup)
    return repr(told)


def removed(trial: Trial) -> str:
    """Remove the program: the user's games stay, unless their removal is asked for."""
    cache = trial.outside(trial.data, NAMES["CACHE"])
    cache.mkdir(parents=True, exist_ok=True)
    (cache / "solved").touch()
    trial.remove(trial.folder)
    expect(not trial.outside(trial.folder).exists(), f"{trial.folder} is still there")
    expect(not trial.outside(trial.menu, f"{TITLE}.lnk").exists(), "it is still in the start menu")
    expect(not trial.known(), f"Windows still knows {trial.known()}")
    left = sorted(path.name for path in trial.outside(trial.data).rglob("*") if path.is_file())
    expect(f"mine{SUFFIX}" in left and not cache.exists(), f"left: {left}")
    trial.install(trial.setup)
    trial.remove(trial.folder, NAMES["DELETE_GAMES"])
    wait_for("the end of the games", lambda: not trial.outside(trial.data).exists())
    return f"nothing is left but {', '.join(left)}; with {NAMES['DELETE_GAMES']} nothing at all"


ANYWHERE = (installed, file_type, upgraded, running, second_copy, foreign_folder)
ON_DISKS = (small_disk, filled_disk, killed, closed_home)
"""Cases that need small disks, which root mounts, and the stand-in."""

# --- helpers of the cases --------------------------------------------------------------------------------------------


def _opened(trial: Trial, path: str) -> list[str]:
    """Open a file and return the arguments that the stand-in was started with."""
    words = trial.outside(trial.temporary, _WORDS)
    words.unlink(missing_ok=True)
    trial.system.open(path)
    wait_for(f"the program that opens {path}", words.exists)
    return words.read_text(encoding="utf-8").splitlines()


@contextmanager
def mounted(place: Path, options: str) -> Iterator[None]:
    """Mount a tmpfs over a folder, with mount options such as its size."""
    place.mkdir(parents=True, exist_ok=True)
    must(["mount", "-t", "tmpfs", "-o", options, "cardtable", place], "no small disk can be made")
    try:
        yield
    finally:
        must(["umount", place], "the small disk can't be taken away")


@contextmanager
def disk(system: System, megabytes: int) -> Iterator[str]:
    """Yield a drive of so many megabytes, under Wine."""
    assert system.drives is not None
    with TemporaryDirectory() as folder, mounted(Path(folder), f"size={megabytes}m"):
        link = system.drives / "x:"
        link.symlink_to(folder)
        try:
            yield "X:"
        finally:
            link.unlink()


@contextmanager
def stopped(trial: Trial, folder: str) -> Iterator[int]:
    """Pause the setup that is writing into a folder, and yield its process number."""
    wait_for("what the setup writes", trial.outside(folder, NAMES["NEW"], "_internal", "part0").exists)
    (number,) = (
        int(path.parent.name)
        for path in Path("/proc").glob("[0-9]*/cmdline")
        if path.read_bytes().partition(b"\0")[0].endswith(trial.setup.rpartition("\\")[2].encode())
    )
    os.kill(number, signal.SIGSTOP)
    try:
        yield number
    finally:
        os.kill(number, signal.SIGCONT)


def fill(path: Path) -> None:
    """Write a file until the disk is full."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1 << 16))
        except OSError:
            pass


def stand_in_setup(folder: Path, called: str, extra: int) -> Path:
    """Make a setup of the stand-in, as version `called`, with `extra` megabytes of data."""
    program = folder / called / PROGRAM
    inside = program.parent / "_internal"
    (inside / "карты").mkdir(parents=True)
    source = Path(__file__).with_name("stand_in.c")
    build: list[str | Path] = [COMPILER, "-municode", "-O1", f'-DVERSION="{called}"', "-o", program, source]
    must(build, "the stand-in can't be compiled")
    (inside / "карты" / "ace").write_bytes(b"A")
    for number in range(extra):
        (inside / f"part{number}").write_bytes(os.urandom(_MEGABYTE))
    if called == OLDER:
        (inside / "gone").touch()
    target = folder / f"setup-{called}.exe"
    windows.compile_setup(program.parent, target, called)
    return target


def check_making(folder: Path) -> str:
    """Check that two setups of one folder are equal, and that signing covers all files or leaves no setup.

    Raises Failed if not.
    """
    once, again, signed = (folder / name for name in ("once.exe", "again.exe", "signed"))
    program = folder / OLDER
    windows.compile_setup(program, once, OLDER)
    for path in program.rglob("*"):
        path.touch()
    windows.compile_setup(program, again, OLDER)
    expect(once.read_bytes() == again.read_bytes(), "two setups of the same are not equal")
    again.unlink()
    try:
        windows.compile_setup(program, again, OLDER, "false")
    except Failed:
        expect(not again.exists(), "a setup is left that could not be signed")
    else:
        raise Failed("a setup was made that could not be signed")
    windows.compile_setup(program, again, OLDER, f'>> "{signed}" echo')
    paths = signed.read_text(encoding="utf-8").splitlines()
    expect(len(paths) == 2 and paths[1] == str(again), f"signed were {paths}")
    return "two are equal; the uninstaller and the setup are signed, and where that fails there is none"


def try_all(system: System, setup: Path, older: Path | None, called: str) -> int:
    """Try all cases, print how each ended, and return the number that failed."""
    local, temporary = system.variable("LOCALAPPDATA"), system.variable("TEMP")
    menu = system.variable("APPDATA") + r"\Microsoft\Windows\Start Menu\Programs"

    def brought(path: Path) -> str:
        """Copy a setup to a Windows path with a space in its name, and return that path."""
        target = rf"{local}\try {path.name}"
        shutil.copy(path, system.outside(target))
        return target

    if not older and (system.registry(NAMES["ENTRY"]) or system.outside(rf"{local}\{NAME}").exists()):
        raise Failed(f"you have {TITLE} or games of it, which would be removed: try this as another user")
    trial = Trial(system, local, menu, temporary, brought(setup), brought(older) if older else "", called)
    cases: list[Callable[[Trial], str]] = [*ANYWHERE, removed]
    if older and os.geteuid() == 0:
        cases[-1:-1] = ON_DISKS
    else:
        say("not tried: full and closed disks, which take root and the stand-in")
    wrong = 0
    for case in cases:
        start = time.monotonic()
        try:
            told = case(trial)
        except Failed as error:
            wrong += 1
            told = f"WRONG: {error}"
        say(f"{case.__name__.replace('_', ' ')} ({time.monotonic() - start:.0f} s): {told}")
    return wrong


def main(arguments: Sequence[str]) -> int:
    """Try the setups; return 1 if a case failed."""
    with TemporaryDirectory() as work, some_windows() as system:
        if arguments:
            return 1 if try_all(system, Path(arguments[0]), None, version()) else 0
        if not has_program(COMPILER):
            raise Failed(f"not installed: {COMPILER}")
        older = stand_in_setup(Path(work), OLDER, _OLDER_SIZE)
        say(f"making: {check_making(Path(work))}")
        setup = stand_in_setup(Path(work), version(), _NEW_SIZE)
        return 1 if try_all(system, setup, older, version()) else 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
