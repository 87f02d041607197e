"""Fixtures for every test: no display, no user folders, and a check that nothing is left running or logged."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from tests.waiting import comes_true
from tools.processes import busy_threads, children

# Before anything imports Qt, and whatever the environment says: tests open no windows.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["CARDTABLE_LANGUAGE"] = "en"  # the tests compare English text, whatever the system's language

# A shell may start us in the background with SIGINT ignored, and programs started here would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Enough examples to find faults quickly; the same ones every time on CI. CARDTABLE_EXAMPLES=2000 searches longer.
hypothesis_settings.register_profile(
    "cardtable",
    max_examples=int(os.environ.get("CARDTABLE_EXAMPLES", "30")),
    deadline=None,  # machines that run tests are busy
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
hypothesis_settings.load_profile("cardtable")
# For tests under line tracing (tools/checks.py), which takes three times as long: just enough to reach every line.
hypothesis_settings.register_profile("followed", hypothesis_settings.get_profile("cardtable"), max_examples=6)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the engine and of the games' rules, whose coverage tools/checks.py measures."""
    here = Path(__file__).parent
    for item in items:
        match item.path.relative_to(here).parts:
            case ("engine", *_) | ("games", _, "rules", *_):
                item.add_marker(pytest.mark.engine)


def pytest_collection_finish() -> None:
    """Exempt all objects that exist before the first test from garbage collection, which then takes less time."""
    gc.collect()
    gc.freeze()


_qthreads: weakref.WeakSet[object] = weakref.WeakSet()


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command in this process, and returns its status, output and errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        from cardtable.cli import main

        status = main(list(arguments))
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


Save = Callable[..., str]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Return a function that writes a record, and returns its name."""

    def save(objects: list[dict[str, Any]], name: str = "game.cardtable") -> str:
        path = tmp_path / name
        path.write_text("".join([json.dumps(held) + "\n" for held in objects]))
        return str(path)

    return save


def begun_with(game: Sequence[dict[str, Any]], line: int, **keys: object) -> list[dict[str, Any]]:
    """Return a record up to a line of the file, with keys of that line changed, or left out where None."""
    held = {**game[line - 1], **keys}
    return [*game[: line - 1], {key: value for key, value in held.items() if value is not None}]


_homes = count()


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test its own folders for data, settings and caches, and return the folder that holds them."""
    # Numbered here: pytest's own numbering would list the folders of all earlier tests, twice for each test.
    home = tmp_path_factory.getbasetemp() / "homes" / f"{next(_homes)}"
    home.mkdir(parents=True)
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("CARDTABLE_SOLVED", str(home / "cache"))
    return home


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread, a QThread or a child process running."""
    _watch_qthreads()
    threads = set(threading.enumerate())
    before = set(children())

    def left() -> list[str]:
        found = [f"thread {one.name}" for one in busy_threads() if one not in threads]
        found += [f"QThread {thread!r}" for thread in list(_qthreads) if _qthread_runs(thread)]
        return found + [f"process {pid}: {name}" for pid, name in children().items() if pid not in before]

    yield
    # Threads and processes that a test has told to end may take a moment.
    if not comes_true(lambda: not left()):
        pytest.fail(f"left running: {'; '.join(left())}", pytrace=False)


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning or worse; a test that expects one checks it, then calls `caplog.clear()`."""
    yield
    records = [record for phase in ("setup", "call") for record in caplog.get_records(phase)]
    unexpected = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    if unexpected:
        pytest.fail(f"logged: {unexpected}", pytrace=False)


def _watch_qthreads() -> None:
    """Remember every QThread started from now on; do nothing before Qt is imported, or a second time."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None or hasattr(core.QThread, "_watched"):
        return
    start = core.QThread.start

    def watched_start(thread: object, *arguments: object) -> None:
        _qthreads.add(thread)
        start(thread, *arguments)

    core.QThread.start = watched_start
    core.QThread._watched = True


def _qthread_runs(thread: object) -> bool:
    try:
        return bool(thread.isRunning())  # type: ignore[attr-defined]
    except RuntimeError:  # deleted on the C++ side, so it has ended
        return False
