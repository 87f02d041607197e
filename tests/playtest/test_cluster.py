"""Studies on several machines, here two workers on one: the results equal those of a single process, byte for byte."""

from __future__ import annotations

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.cli import main
from cardtable.playtest.study_part import engine

pytestmark = pytest.mark.slow

COMPARED = ("compare", "war", "--seats", "random,random", "--set", "tie=carry", "--seed", "7", "--jobs", "1")
WORKERS = """
import sys
from distributed import LocalCluster
from cardtable.playtest import cluster

there = cluster.played_there


def counted(work, numbers):
    print("played", len(numbers), flush=True)
    return there(work, numbers)


if __name__ == "__main__":
    cluster.played_there = counted
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, protocol="tcp", host="127.0.0.1",
                      dashboard_address=None) as workers:
        print(workers.scheduler_address, flush=True)
        sys.stdin.read()
"""
"""Program of two workers that print the blocks they play, and end with their standard input."""
SCHEDULER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=0, protocol="tcp", host="127.0.0.1", dashboard_address=None) as alone:
        print(alone.scheduler_address, flush=True)
        sys.stdin.read()
"""
"""Program of a scheduler without workers."""
WORKER = """
import asyncio
import sys
from distributed import Worker
from cardtable.playtest import cluster

there = cluster.played_there


def counted(work, numbers):
    print("played", len(numbers), flush=True)
    return there(work, numbers)


async def work():
    async with Worker(sys.argv[1], nthreads=1) as worker:
        print("ready", flush=True)
        await worker.finished()


if __name__ == "__main__":
    cluster.played_there = counted
    asyncio.run(work())
"""
"""Program of a worker that is killed while it plays."""


def found(*arguments: str) -> dict[str, Any]:
    """Run a command in its own process, since Dask's threads stay; return its JSON without the time taken."""
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments, "--json"], capture_output=True, text=True, check=True
    )
    return timeless(done.stdout)


def timeless(printed: str) -> dict[str, Any]:
    """Read what a command printed with --json, without the time it took."""
    held: dict[str, Any] = json.loads(printed)
    for each in held["rule_sets"]:
        del each["seconds"]
    return held


def said_in(err: str) -> list[str]:
    """Return the lines of standard error that don't report progress."""
    return [line for line in err.splitlines() if ", games: " not in line]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    return capsys.readouterr().err.rstrip("\n")


def test_it_is_the_same_as_alone() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", WORKERS], stdin=pipe, stdout=pipe, text=True) as workers:
        assert workers.stdout
        address = workers.stdout.readline().strip()
        assert address.startswith("tcp://127.0.0.1:")
        shared = found(*COMPARED, "--games", "240", "--cluster", address)
        told, _ = workers.communicate()
    assert told.count("played") > 1  # else they would not have been asked
    assert shared == found(*COMPARED, "--games", "240")


def test_where_the_scheduler_dies_this_machine_goes_on_alone_and_says_so_in_a_line() -> None:
    pipe = subprocess.PIPE
    many = (*COMPARED, "--games", "1000")
    command = [sys.executable, "-m", "cardtable", *many, "--json", "--cluster"]
    with subprocess.Popen([sys.executable, "-c", WORKERS], stdin=pipe, stdout=pipe, text=True) as workers:
        assert workers.stdout
        address = workers.stdout.readline().strip()
        with subprocess.Popen([*command, address], stdout=pipe, stderr=pipe, text=True) as ours:
            assert workers.stdout.readline().startswith("played")
            workers.kill()
            out, err = ours.communicate()
    assert said_in(err) == [f"cardtable compare: {address} can't be reached any more; this machine continues alone"]
    assert ours.returncode == 0
    assert timeless(out) == found(*many)


def test_where_all_workers_die_this_machine_goes_on_alone_and_says_so_in_a_line() -> None:
    pipe = subprocess.PIPE
    many = (*COMPARED, "--games", "400")
    command = [sys.executable, "-m", "cardtable", *many, "--json", "--cluster"]
    with subprocess.Popen([sys.executable, "-c", SCHEDULER], stdin=pipe, stdout=pipe, text=True) as scheduler:
        assert scheduler.stdout
        address = scheduler.stdout.readline().strip()
        with subprocess.Popen([sys.executable, "-c", WORKER, address], stdin=pipe, stdout=pipe, text=True) as worker:
            assert worker.stdout
            assert worker.stdout.readline() == "ready\n"
            with subprocess.Popen([*command, address], stdout=pipe, stderr=pipe, text=True) as ours:
                assert worker.stdout.readline().startswith("played")
                worker.kill()
                out, err = ours.communicate(timeout=60)
        scheduler.communicate()
    assert said_in(err) == [f"cardtable compare: {address} has no workers left; this machine continues alone"]
    assert ours.returncode == 0
    assert timeless(out) == found(*many)


class Nobody:
    """Stands in for Dask's client without any workers."""

    versions: dict[str, str] | None = None

    def __init__(self, address: str, **_: object) -> None:
        if self.versions is None:
            raise OSError("timed out")

    def run(self, what: object) -> dict[str, str] | None:
        return self.versions

    def close(self) -> None:
        """Do nothing: no connection is open."""


@pytest.mark.parametrize(
    ("versions", "told"),
    [
        (None, "no scheduler answers at tcp://127.0.0.1:8786: timed out"),
        ({}, "the scheduler at tcp://127.0.0.1:8786 has no workers"),
        ({"b": engine(), "a": "old"}, "the worker at a runs another version of Cardtable"),
    ],
)
def test_workers_that_cannot_be_had_are_told(
    versions: dict[str, str] | None, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Nobody, "versions", versions)
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Nobody))
    assert refused(capsys, *COMPARED, "--games", "2", "--cluster") == f"cardtable compare: {told}"


def test_without_the_extra_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused(capsys, *COMPARED, "--games", "2", "--cluster") == (
        "cardtable compare: to use other machines, Cardtable needs an extra: pip install cardtable[cluster]"
    )


def test_what_can_only_be_done_here_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    told = "cardtable compare: --cluster can't be used with --records or with programs as players"
    assert refused(capsys, *COMPARED, "--games", "2", "--cluster", "--records", str(tmp_path / "records")) == told
