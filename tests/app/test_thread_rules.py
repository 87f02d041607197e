"""The rules for threads and signals notice a breach: each is broken here once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import run, thread
from tests.app.first_imports import WAYS
from tests.app.thread_rules import qt_objects_in


class Plain:
    """Object that is no QObject."""

    def __init__(self, held: object = None) -> None:
        self.held = held

    def hear(self) -> None:
        """Do nothing: a slot whose object a connection would not hold."""


class Pair(NamedTuple):
    one: object
    other: object


class Slotted:
    """Object without a dictionary."""

    __slots__ = ("held",)

    def __init__(self, held: object) -> None:
        self.held = held


class Sender(QObject):
    """QObject with a signal."""

    told = Signal()

    def hear(self) -> None:
        """Do nothing: a slot of a QObject, which Qt disconnects itself."""


def steps(held: object) -> Generator[float, None, None]:
    yield 0.5
    assert held


HELD: dict[str, Callable[[object], object]] = {
    "itself": lambda held: held,
    "a list": lambda held: [[held]],
    "a dictionary": lambda held: {"held": held},
    "a tuple": lambda held: Pair(1, held),
    "an attribute": Plain,
    "a slot": Slotted,
    "a method": lambda held: Plain(held).hear,
    "a partial": lambda held: partial(print, held),
    "a closure": lambda held: lambda: held,
    "a generator": steps,
}


@pytest.mark.parametrize("how", HELD)
def test_whatever_reaches_an_object_of_qts_is_not_plain(qtbot: QtBot, how: str) -> None:
    held = QObject()
    assert qt_objects_in(HELD[how](held)) == [held]
    assert not qt_objects_in(HELD[how]("plain"))


def test_no_thread_is_handed_an_object_of_qts(qtbot: QtBot) -> None:
    timer = QTimer()
    with pytest.raises(AssertionError, match="QTimer"):
        Thread(target=print, args=(timer,)).start()
    with ThreadPoolExecutor(1) as pool, pytest.raises(AssertionError, match="QTimer"):
        pool.submit(print, timer)
    with pytest.raises(AssertionError, match="QTimer"):
        run(thread(steps(timer)), timer)


def test_no_signal_borrows_what_it_calls(qtbot: QtBot) -> None:
    sender, plain = Sender(), Plain()
    with pytest.raises(AssertionError, match="borrows"):
        sender.told.connect(plain.hear)
    sender.told.connect(partial(Plain.hear, plain))
    sender.told.connect(sender.hear)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_threads_import_nothing_of_qts(way: str, tmp_path: Path) -> None:
    """Checked in a process of its own, where nothing is imported before a page needs it."""
    command = [sys.executable, "-m", "tests.app.first_imports", str(tmp_path), way]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("", "", 0)
