"""Jobs: steps in slices, in a thread, or in the person's hands; progress, result, error, and how they end."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from sys import getrefcount
from threading import Event, get_ident

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import Job, JobSlot, Step, Steps, reply, run, slices, thread
from cardtable.app.parts import work_note
from cardtable.app.parts.work_note import WorkNote
from tests.app.conftest import HalfDone, let_happen

WAYS = {"in slices": slices, "in a thread": thread}
PATH = Path("a.cardtable")


class Heard:
    """Record of everything that a job reports."""

    def __init__(self, what: Step | Steps, owner: QObject) -> None:
        self.told: list[object] = []
        self.shares: list[float] = []
        self.begun: list[tuple[Path | None, bool]] = []
        """File that each step is about, and whether it waits for the person."""
        self.job = run(what, owner, self.told.append, lambda error: self.told.append(str(error)), self._begun)

    def _begun(self, job: Job, step: Step) -> None:
        if not self.begun:
            job.progressed.connect(self.shares.append)
            job.ended.connect(lambda: self.told.append("ended"))
        self.begun.append((step.about, step.asks))


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

    heard = Heard(WAYS[way](count()), parent)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told == ["ended", {"counted": 10}]
    assert heard.shares == sorted(heard.shares)
    assert threads == {way == "in slices"}


def test_a_function_is_called_in_the_thread(qtbot: QtBot, parent: QObject) -> None:
    heard = Heard(thread(get_ident), parent)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told[0] == "ended"
    assert heard.told[1] != get_ident()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", [OSError("no such file"), ValueError("no record")])
def test_what_is_wrong_is_told(qtbot: QtBot, parent: QObject, way: str, error: Exception) -> None:
    heard = Heard(WAYS[way](work(error)), parent)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told == ["ended", str(error)]


@pytest.mark.parametrize("way", WAYS)
def test_a_mistake_of_ours_is_no_result(qtbot: QtBot, parent: QObject, way: str) -> None:
    with qtbot.captureExceptions() as raised:
        heard = Heard(WAYS[way](work(ZeroDivisionError())), parent)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert heard.told == ["ended"]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_cancelled_works_no_further_and_tells_nothing(
    qtbot: QtBot, parent: QObject, half_done: HalfDone, way: str
) -> None:
    heard = Heard(WAYS[way](half_done.work()), parent)
    qtbot.waitUntil(lambda: bool(heard.shares))
    heard.job.cancel()
    shares = len(heard.shares)
    del heard.job
    qtbot.waitUntil(lambda: half_done.left)
    qtbot.waitUntil(lambda: not parent.findChildren(Job))
    assert heard.told == ["ended"]
    assert len(heard.shares) == shares


def test_what_is_only_looked_for_ends_with_the_page_that_looks(
    qtbot: QtBot, parent: QObject, half_done: HalfDone
) -> None:
    """In a thread too: otherwise the thread of a page that was left would go on through all files in vain."""
    page = QObject(parent)
    run(thread(half_done.work()), page)
    qtbot.waitUntil(lambda: half_done.begun)
    assert not half_done.left
    page.deleteLater()
    qtbot.waitUntil(lambda: half_done.left)


def test_what_is_written_is_written_to_the_end(qtbot: QtBot, parent: QObject) -> None:
    begun, left, written = Event(), Event(), Event()

    def write() -> Generator[float, None, None]:
        begun.set()
        left.wait(5)
        yield 0.5
        written.set()

    page = QObject(parent)
    run(thread(write(), outlasts=True), page, lambda _: pytest.fail("the page is gone"))
    qtbot.waitUntil(begun.is_set)
    with qtbot.waitSignal(page.destroyed):
        page.deleteLater()
    left.set()
    qtbot.waitUntil(written.is_set)
    let_happen()


def test_work_that_ends_with_its_page_is_held_by_it(parent: QObject, half_done: HalfDone) -> None:
    """The page's signal holds what stops the thread, rather than merely referring to it."""
    job = run(thread(half_done.work()), parent)
    assert getrefcount(job._left) > 2, "the job's own and this one"


def test_of_several_only_the_latest_is_done(qtbot: QtBot, parent: QObject, half_done: HalfDone) -> None:
    slot = JobSlot(parent)
    first, second = Heard(thread(half_done.work()), slot), Heard(thread(work(2)), slot)
    assert slot.under_way
    qtbot.waitUntil(lambda: half_done.left or not half_done.begun)
    qtbot.waitUntil(lambda: len(second.told) == 2)
    assert (first.told, second.told) == (["ended"], ["ended", 2])
    assert not slot.under_way


# --- steps that follow each other ------------------------------------------------------------------------------------


def work(result: object) -> Generator[float, None, object]:
    """Return work with this result; an exception is raised instead."""
    yield 0.5
    if isinstance(result, Exception):
        raise result
    return result


def asked(told: list[QDialog]) -> Steps:
    """Yield work, then a question, then work with the answer."""
    first = yield slices(work(1), PATH)
    dialog = QDialog()
    told.append(dialog)
    yield reply(dialog, dialog.accepted)
    second = yield thread(work(2))
    return [first, second]


def test_step_follows_step(qtbot: QtBot, parent: QObject) -> None:
    dialogs: list[QDialog] = []
    heard = Heard(asked(dialogs), parent)
    qtbot.waitUntil(lambda: bool(dialogs))
    let_happen()
    assert heard.told == []
    dialogs[0].accept()
    qtbot.waitUntil(lambda: len(heard.told) == 2)
    assert heard.told == ["ended", [1, 2]]
    assert heard.begun == [(PATH, False), (None, True), (None, False)]


@pytest.mark.parametrize("refused", [True, False], ids=["refused", "left"])
def test_nothing_follows_a_question_without_an_answer(qtbot: QtBot, parent: QObject, refused: bool) -> None:
    dialogs: list[QDialog] = []
    heard = Heard(asked(dialogs), parent)
    qtbot.waitUntil(lambda: bool(dialogs))
    (dialogs[0].reject if refused else heard.job.cancel)()
    assert not dialogs[0].isVisible()
    let_happen()
    assert heard.told == ["ended"]


def test_a_question_is_answered_once(qtbot: QtBot, parent: QObject) -> None:
    dialogs: list[QDialog] = []
    heard = Heard(asked(dialogs), parent)
    qtbot.waitUntil(lambda: bool(dialogs))
    dialogs[0].accepted.emit()
    dialogs[0].accepted.emit()
    qtbot.waitUntil(lambda: len(heard.told) == 2)
    assert heard.told == ["ended", [1, 2]]


@pytest.mark.parametrize("way", WAYS)
def test_a_step_may_fail_and_the_job_go_on(qtbot: QtBot, parent: QObject, way: str) -> None:
    def trying() -> Steps:
        try:
            yield WAYS[way](work(OSError("gone")))
        except OSError as error:
            return [f"{error}", (yield WAYS[way](work(2)))]

    heard = Heard(trying(), parent)
    qtbot.waitUntil(lambda: bool(heard.told))
    assert heard.told == ["ended", ["gone", 2]]


@pytest.mark.parametrize("caught", [False, True], ids=["after work", "after a failure"])
def test_a_mistake_between_steps_is_no_fault_of_a_file(qtbot: QtBot, parent: QObject, caught: bool) -> None:
    """Such as one in the page that is made of what was read: the person would be told that their file is broken."""

    def mistaken() -> Steps:
        with suppress(OSError):
            yield slices(work(OSError("gone") if caught else 1))
        return "abc".index("d")

    with qtbot.captureExceptions() as raised:
        heard = Heard(mistaken(), parent)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ValueError
    assert heard.told == ["ended"]


def test_a_job_that_cancels_itself_ends_there(qtbot: QtBot, parent: QObject) -> None:
    slot, left = JobSlot(parent), list[bool]()

    def leaving() -> Steps:
        try:
            yield slices(work(1))
            slot.cancel()
            yield slices(work(2))
        finally:
            left.append(True)

    heard = Heard(leaving(), slot)
    qtbot.waitUntil(lambda: bool(left))
    let_happen()
    assert heard.told == ["ended"]


def test_a_note_shows_it_and_is_a_way_out(qtbot: QtBot, half_done: HalfDone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_note, "_SOON", 0)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    heard = Heard(slices(half_done.work()), window)
    note = WorkNote(heard.job, "Reading a.cardtable…", window)
    qtbot.waitUntil(lambda: note.isVisible() and note.bar.value() == 500)
    assert note.bar.accessibleName() == "Reading a.cardtable…"
    assert window.rect().contains(note.geometry())
    note.cancel_button.click()
    assert heard.told == ["ended"]
    qtbot.waitUntil(lambda: not window.findChildren(WorkNote))
