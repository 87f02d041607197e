"""Programs for tests to play with, well-behaved and not."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from tests.waiting import comes_true

EXAMPLE = Path(__file__).parent.parent / "docs" / "example_bot.py"

_HEAD = '''
import json, os, signal, subprocess, sys, time

def answer(held):
    print(json.dumps(held), flush=True)

def plain(value):
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return value["one_of"][0] if "one_of" in value else value["from"]
    return value

def first(message, *kinds):
    """The first legal move, of the first of these kinds of which there is one."""
    patterns = message["legal"]
    pattern = next((one for kind in kinds for one in patterns if one["move"] == kind), patterns[0])
    return {key: plain(value) for key, value in pattern.items()}
'''

_LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    if "your_turn" in message:
        {turn}
    if "may_say" in message:
        {floor}
"""


def player(
    folder: Path, turn: str = "", *, floor: str = "", before: str = "", loop: bool = True, after: str = ""
) -> str:
    """Return an `exec:` player whose script runs `before`, then answers, then runs `after`.

    It runs `turn` whenever it is asked for a move, and `floor` whenever it may speak; without `loop` it does neither.
    """
    asked = _LOOP.format(turn=turn or "answer(first(message))", floor=floor or "answer({'done': True})")
    body = "\n".join([_HEAD, before, asked if loop else "", after])
    number = len(list(folder.glob("bot*.py")))
    path = folder / f"bot{number}.py"
    path.write_text(body, encoding="utf-8")
    return command(path)


def command(path: Path) -> str:
    """Return the `exec:` player that runs a Python script."""
    return "exec:" + shlex.join([sys.executable, "-S", str(path)])


def ends(pid: int) -> bool:
    """Wait for a process to end; return False if it doesn't."""
    return comes_true(lambda: not runs(pid))


def group(leader: int) -> list[int]:
    """Return the running processes of a process group; empty outside Linux."""
    found = [int(path.name) for path in Path("/proc").glob("[0-9]*") if _stat(path)[2:3] == [str(leader)]]
    return list(filter(runs, found))


def runs(pid: int) -> bool:
    stat = _stat(Path("/proc", str(pid)))
    if Path("/proc/self").exists():
        return bool(stat) and stat[0] != "Z"  # a zombie has ended, though nobody has asked for its status
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _stat(process: Path) -> list[str]:
    """Return a process's state, parent, group and so on from its `stat`; empty if it is gone."""
    try:
        return (process / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []
