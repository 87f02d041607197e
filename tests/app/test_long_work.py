"""Long work in slices or in a thread: progress, result, error and cancelling, and the note that shows it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from sys import getrefcount
from threading import get_ident

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.long_work import LongWork
from cardtable.app.parts import work_note
from cardtable.app.parts.work_note import WorkNote
from tests.app.conftest import HalfDone

Begin = Callable[[LongWork], None]
WAYS = {"in slices": LongWork.start, "aside": LongWork.start_aside}


class Heard:
    """Record of everything that a work reports."""

    def __init__(self, work: LongWork) -> None:
        self.told: list[object] = []
        self.shares: list[float] = []
        work.progressed.connect(self.shares.append)
        work.ended.connect(lambda: self.told.append("ended"))
        work.done.connect(self.told.append)
        work.failed.connect(lambda error: self.told.append(str(error)))


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.mark.parametrize("way", WAYS)
def test_work_tells_how_far_it_is_and_what_came_of_it(qtbot: QtBot, parent: QObject, way: str) -> None:
    here, threads = get_ident(), set()

    def count() -> Generator[float, None, object]:
        for number in range(1, 11):
            threads.add(get_ident() == here)
            yield number / 10
        return {"counted": 10}

    work = LongWork(count(), parent)
    heard = Heard(work)
    WAYS[way](work)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told == ["ended", {"counted": 10}]
    assert heard.shares == sorted(heard.shares)
    assert threads == {way == "in slices"}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", [OSError("no such file"), ValueError("no record")])
def test_what_is_wrong_is_told(qtbot: QtBot, parent: QObject, way: str, error: Exception) -> None:
    def break_off() -> Generator[float, None, object]:
        yield 0.5
        raise error

    work = LongWork(break_off(), parent)
    heard = Heard(work)
    WAYS[way](work)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told == ["ended", str(error)]


@pytest.mark.parametrize("way", WAYS)
def test_a_mistake_of_ours_is_no_result(qtbot: QtBot, parent: QObject, way: str) -> None:
    def stumble() -> Generator[float, None, object]:
        yield 0.5
        raise ZeroDivisionError

    work = LongWork(stumble(), parent)
    heard = Heard(work)
    with qtbot.captureExceptions() as raised:
        WAYS[way](work)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert [told for told in heard.told if told != "ended"] == []


@pytest.mark.parametrize("way", WAYS)
def test_what_is_cancelled_works_no_further_and_tells_nothing(
    qtbot: QtBot, parent: QObject, half_done: HalfDone, way: str
) -> None:
    work = LongWork(half_done.work(), parent)
    heard = Heard(work)
    WAYS[way](work)
    qtbot.waitUntil(lambda: bool(heard.shares))
    work.cancel()
    shares = len(heard.shares)
    del work
    qtbot.waitUntil(lambda: half_done.left)
    qtbot.waitUntil(lambda: not parent.findChildren(LongWork))
    assert heard.told == ["ended"]
    assert len(heard.shares) == shares


def test_what_is_only_looked_for_ends_with_the_page_that_looks(
    qtbot: QtBot, parent: QObject, half_done: HalfDone
) -> None:
    """In a thread too: otherwise the thread of a page that was left would go on through all files in vain."""
    page = QObject(parent)
    work = LongWork(half_done.work(), page)
    work.leave_with_parent()
    work.start_aside()
    qtbot.waitUntil(lambda: half_done.begun)
    assert not half_done.left
    page.deleteLater()
    qtbot.waitUntil(lambda: half_done.left)


def test_a_work_that_ends_with_its_page_is_held_by_it(parent: QObject) -> None:
    """The page's signal holds the event that stops the thread, rather than merely referring to it."""
    work = LongWork((share for share in (0.5,)), parent)
    before = getrefcount(work._over)
    work.leave_with_parent()
    assert getrefcount(work._over) > before


def test_a_note_shows_it_and_is_a_way_out(qtbot: QtBot, half_done: HalfDone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_note, "_SOON", 0)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    work = LongWork(half_done.work(), window)
    heard = Heard(work)
    note = WorkNote(work, "Reading a.cardtable…", window)
    work.start()
    qtbot.waitUntil(lambda: note.isVisible() and note.bar.value() == 500)
    assert note.bar.accessibleName() == "Reading a.cardtable…"
    assert window.rect().contains(note.geometry())
    note.cancel_button.click()
    assert heard.told == ["ended"]
    qtbot.waitUntil(lambda: not window.findChildren(WorkNote))
