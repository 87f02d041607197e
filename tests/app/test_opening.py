"""Opening a page: its steps, one after another, with questions among them, until it is left."""

from collections.abc import Generator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.opening import Opening, OpeningQuestion, OpeningStep, Steps
from tests.app.conftest import let_happen

PATH = Path("a.cardtable")


def work(result: object) -> Generator[float, None, object]:
    """Return work with this result; an exception is raised instead."""
    yield 0.5
    if isinstance(result, Exception):
        raise result
    return result


class Told:
    """Record of everything that an opening reports."""

    def __init__(self, qtbot: QtBot, steps: Steps) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.told: list[object] = []
        self.opening = Opening(steps, self.window, str, spare=False)
        self.opening.ended.connect(lambda: self.told.append("ended"))
        self.opening.arrived.connect(self.told.append)
        self.opening.failed.connect(lambda error, about: self.told.append((str(error), about)))
        self.opening.go_on()


def asked(told: list[QDialog]) -> Steps:
    """Yield work, then a question, then work with the answer."""
    first = yield OpeningStep(work(1), PATH)
    dialog = QDialog()
    told.append(dialog)
    yield OpeningQuestion(dialog, dialog.accepted)
    second = yield OpeningStep(work(2), None, aside=True)
    return [first, second]


def test_step_follows_step(qtbot: QtBot) -> None:
    dialogs: list[QDialog] = []
    told = Told(qtbot, asked(dialogs))
    qtbot.waitUntil(lambda: bool(dialogs))
    let_happen()
    assert told.told == []
    dialogs[0].accept()
    qtbot.waitUntil(lambda: len(told.told) == 2)
    assert told.told == ["ended", [1, 2]]


@pytest.mark.parametrize("refused", [True, False], ids=["refused", "left"])
def test_nothing_follows_a_question_without_an_answer(qtbot: QtBot, refused: bool) -> None:
    dialogs: list[QDialog] = []
    told = Told(qtbot, asked(dialogs))
    qtbot.waitUntil(lambda: bool(dialogs))
    (dialogs[0].reject if refused else told.opening.cancel)()
    assert not dialogs[0].isVisible()
    let_happen()
    assert told.told == ["ended"]


def failing(error: Exception) -> Steps:
    """Yield one step, which raises this error."""
    yield OpeningStep(work(error), PATH)
    return None


def test_what_is_wrong_with_a_file_is_told_with_its_path(qtbot: QtBot) -> None:
    told = Told(qtbot, failing(OSError("gone")))
    qtbot.waitUntil(lambda: bool(told.told))
    assert told.told == ["ended", ("gone", PATH)]


def test_what_is_wrong_with_us_ends_the_way_too(qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as errors:
        told = Told(qtbot, failing(RuntimeError("ours")))
        qtbot.waitUntil(lambda: bool(told.told))
    assert [str(error) for _, error, _ in errors] == ["ours"]
    assert told.told == ["ended"]


def test_a_question_is_answered_once(qtbot: QtBot) -> None:
    dialogs: list[QDialog] = []
    told = Told(qtbot, asked(dialogs))
    qtbot.waitUntil(lambda: bool(dialogs))
    dialogs[0].accepted.emit()
    dialogs[0].accepted.emit()
    qtbot.waitUntil(lambda: len(told.told) == 2)
    assert told.told == ["ended", [1, 2]]
