"""A monkey at the real window, for a short while: `tools.sitting` is the long one."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tools.findings import Findings
from tools.monkey import Monkey
from tools.sitter import Sitter
from tools.stage import Stage


@pytest.mark.slow
def test_nothing_goes_wrong_while_a_monkey_plays(qtbot: QtBot, tmp_path: Path) -> None:
    sitter = Sitter(tmp_path, 3)  # at whose tables a game comes to its end
    held = list(sitter.sit(events=100, games=1))
    sitter.end()
    assert sitter.findings.found == [], "\n".join(sitter.trail)
    assert held[-1].ended >= 1


def test_a_monkey_gets_up_from_an_open_menu(qtbot: QtBot, tmp_path: Path) -> None:
    with Findings() as findings:
        stage = Stage(tmp_path)
        menu = QMenu(stage.window)
        menu.addAction("more")
        QTimer.singleShot(0, menu.exec)  # in a loop of its own, as a button's menu is
        Monkey(stage, 1, findings).sit(until=0)
        assert not menu.isVisible()
        stage.window.close()
        stage.window.deleteLater()
    assert findings.found == []


def test_what_goes_wrong_behind_ones_back_is_found(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    done: list[bool] = []

    def slot() -> None:
        done.append(True)
        raise ZeroDivisionError("in a slot")

    with Findings() as findings:
        QTimer.singleShot(0, slot)
        qtbot.waitUntil(lambda: bool(done))
        qWarning("said by Qt")
        logging.getLogger("somebody").warning("logged")
    caplog.clear()
    raised, said, logged = findings.found
    assert raised.endswith("ZeroDivisionError: in a slot")
    assert (said, logged) == ("Qt said: said by Qt", "logged: logged")
