"""Kill test: the app is killed again and again, and nothing may be lost.

    python -m tools.kill_loop --seed 7 --kills 100

For each game a process plays (`tools.victim`) and is killed at a random moment of its life: while it starts, while it
opens the record, between the lines that it writes, while it takes some back, at the result. The next process goes on
from there. After every kill, each line that had been shown must be in the record, the record must replay, the settings
must be whole, and no child process may be left. At the end, each game must have come to its result, and nothing else
may lie in the folders. The seed is printed first; the exit status is 1 if anything was found.
"""

import argparse
import json
import os
import signal
import sys
import threading
import time
import zlib
from collections import Counter
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random, SystemRandom
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory, TemporaryFile
from typing import NamedTuple

from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.engine.record import json_text
from cardtable.errors import BadInput
from cardtable.journal import TIME, replay

_PATIENCE = 120.0
"""Seconds without a report after which a game counts as stuck."""
_GRACE = 20.0
"""Seconds that the children of a killed process get to end."""
_HOUR = 3600.0
_CHECKOUT = Path(__file__).parents[1]
_START = "import sys; from tools.victim import main; sys.exit(main(sys.argv[1:]))"
"""Program of the victim. It does not use -m, since worker processes would then import the whole module again."""
_BEGUN = {"locked": "locks", "opened": "opens"}
"""Reports that begin something, by the report of its end."""
_MARK = "CARDTABLE_KILL_LOOP"
"""Environment variable that marks a victim's processes, so that they can be found on Linux."""


class Aim(NamedTuple):
    """Moment of a kill, relative to a report of the victim."""

    report: str
    """Report to wait for; empty for the start of the process."""
    number: int
    """Count of this report, from 1."""
    delay: float
    """Seconds from the report to the kill."""


def main(arguments: list[str]) -> int:
    """Run the test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--kills", type=int, default=100, help="in each game (100)")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    found: list[str] = []
    for game in SCREENS:
        with TemporaryDirectory() as folder:
            loop = KillLoop(Path(folder), game, options.seed)
            while loop.kills < options.kills and not loop.findings:
                loop.run(loop.drawn_aim())
                if loop.kills % 10 == 0:
                    print(loop, flush=True)
            loop.finish()
            print(loop, flush=True)
            found += [f"{game}: {text}" for text in loop.findings]
    print(*found, sep="\n")
    return 1 if found else 0


class KillLoop:
    """Folder of one game, with the processes that play there one after another."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.findings: list[str] = []
        self.kills = 0
        self.outlived = 0.0
        """Longest time in seconds that a child process has outlived a killed victim."""
        self._folder = folder
        self._games = folder / "cardtable" / "games"
        self._game = game
        self._rng = Random(f"{seed} {game}")
        self._record = ""
        self._shown: dict[str, tuple[int, int]] = {}
        """Number of lines shown and their checksum, by record."""
        self._settled = False
        """True once the settings have been written."""
        self._since = dict.fromkeys(_BEGUN.values(), 0.0)
        self._took = {"locked": 0.002, "opened": 0.1}
        """Seconds between the reports of begin and end, as last measured."""
        self._reports = 20
        """Number of `shown` reports in the last life that was not cut short."""

    def __str__(self) -> str:
        whole = sum(1 for _ in self._games.glob("*"))
        return f"{self._game}: {self.kills} kills, {whole} games, {self.outlived:.2f} s outlived at most"

    def drawn_aim(self) -> Aim:
        """Return a random moment of a life."""
        rng = self._rng
        kind = rng.random()
        if kind < 0.15:
            return Aim("", 1, rng.uniform(0.0, 1.5))
        if kind < 0.35:
            return Aim("locks", 1, rng.uniform(0.0, 1.2 * self._took["locked"]))
        if kind < 0.5:
            return Aim("opens", 1, rng.uniform(0.0, 1.2 * self._took["opened"]))
        if kind < 0.65:
            return Aim("takes", 1, rng.uniform(0.0, 0.03))
        if kind < 0.9:
            return Aim("shown", rng.randint(1, self._reports), rng.uniform(0.0, 0.003))
        return Aim("over", 1, rng.uniform(0.0, 0.3))

    def run(self, aim: Aim | None = None) -> bool:
        """Let a process play on, and check what is left; return whether it was killed.

        It is killed at the aim, or plays to its end without one.
        """
        command = [sys.executable, "-c", _START, str(self._folder), self._game, f"{self._rng.getrandbits(32)}"]
        environment = {**os.environ, _MARK: str(self._folder)}
        with TemporaryFile() as errors:
            process = Popen(command, stdout=PIPE, stderr=errors, env=environment, cwd=_CHECKOUT)
            killed = self._watch(process, aim)
            errors.seek(0)
            said = errors.read().decode(errors="replace")
        if killed:
            self.kills += 1
        elif said or process.returncode:
            self.findings.append(f"status {process.returncode}: {said}")
        self._check()
        return killed

    def finish(self) -> None:
        """Play all games to their results, after which the folders may hold only them and the settings."""
        long_ago = time.time() - _HOUR  # old enough for the next start to clean up; anything it leaves would pile up
        for path in self._folder.rglob("*"):
            os.utime(path, (long_ago, long_ago))
        self.run()
        for path in sorted(self._folder.rglob("*")):
            if path.is_dir() or path.name == "settings.json":
                continue
            try:
                over = path.suffix == ".cardtable" and replay(path).result
            except BadInput as fault:
                over = None
                self.findings.append(f"{path.name}, line {fault.line}: {fault.what}")
            if not over:
                self.findings.append(f"{path.name} is left over, with {path.stat().st_size} bytes")

    def _watch(self, process: "Popen[bytes]", aim: Aim | None) -> bool:
        """Follow a process and its children to their end, and return whether it was killed."""
        reports: SimpleQueue[str | None] = SimpleQueue()
        reader = threading.Thread(target=_read, args=(process, reports))
        reader.start()
        heard: Counter[str] = Counter({"": 1})
        killed = 0.0
        while True:
            if aim and not killed and heard[aim.report] == aim.number:
                _pass(aim.delay)
                process.kill()
                killed = time.monotonic()
            try:
                report = reports.get(timeout=_GRACE if killed else _PATIENCE)
            except Empty:
                self.findings.append(f"runs on: {_end_processes(str(self._folder)) or process.pid}")
                process.kill()
                break
            if report is None:  # the process and all its children have closed the pipe
                break
            heard[report.partition(" ")[0]] += 1
            self._note(report)
        if killed:
            self.outlived = max(self.outlived, time.monotonic() - killed)
        else:
            self._reports = heard["shown"]
        process.wait()
        reader.join()
        return bool(killed)

    def _note(self, report: str) -> None:
        """Evaluate a victim's report."""
        word, _, rest = report.partition(" ")
        now = time.monotonic()
        self._settled |= word == "opens"
        if word in self._since:
            self._since[word] = now
        elif word in _BEGUN:
            self._took[word] = now - self._since[_BEGUN[word]]
        if word == "opened":
            self._record = rest
        elif word == "shown":
            lines, checksum = rest.split()
            self._shown[self._record] = int(lines), int(checksum)
        elif word == "found":
            self.findings.append(rest)

    def _check(self) -> None:
        """Check that all lines shown are on disk, and that the records and settings can be read."""
        for name, (lines, checksum) in self._shown.items():
            path = self._games / name
            held = path.read_bytes().splitlines(keepends=True)
            if zlib.crc32(b"".join(map(_untimed, held[:lines]))) != checksum:
                self.findings.append(f"{name} has {len(held)} lines, and of {lines} shown some are lost")
            try:
                replay(path, forgive_cut=True)
            except BadInput as fault:
                self.findings.append(f"{name}, line {fault.line}: {fault.what}")
        settings = Settings(self._folder)
        if settings.problem or (self._settled and settings.speed != "instant"):
            self.findings.append(f"the settings are lost: {settings.problem}")


def _untimed(line: bytes) -> bytes:
    """Return a line of a record without its key "t", which only the file has."""
    held = json.loads(line) if b'"t":' in line else {}
    return json_text({key: value for key, value in held.items() if key != TIME}).encode() + b"\n" if held else line


def _pass(seconds: float) -> None:
    """Wait, exact to some microseconds."""
    end = time.perf_counter() + seconds
    time.sleep(max(0.0, seconds - 0.01))
    while time.perf_counter() < end:
        pass


def _read(process: "Popen[bytes]", reports: "SimpleQueue[str | None]") -> None:
    """Put reports into a queue, and None when the pipe is closed by all its writers. Runs in a thread."""
    assert process.stdout
    with process.stdout:
        for line in process.stdout:
            reports.put(line.decode().rstrip("\n"))
    reports.put(None)


def _end_processes(mark: str) -> list[str]:
    """Kill the processes with the mark and return their command lines; outside Linux none can be found."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or is another user's
            if f"{_MARK}={mark}".encode() in (entry / "environ").read_bytes().split(b"\0"):
                found.append((entry / "cmdline").read_bytes().decode(errors="replace").replace("\0", " "))
                os.kill(int(entry.name), signal.SIGKILL)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
