"""Calls that are put off, and what becomes of them when their owner goes."""

import gc
import sys
from weakref import WeakSet, ref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.event_loop import call_later
from cardtable.app.play.live import LiveGame
from cardtable.app.routes import Home, Seats
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from tests.app.conftest import let_happen

_OFTEN = 500
"""Number of calls, so many that a block of memory for each would stand out from what else Python does."""


def test_it_happens_once_and_not_at_once(qtbot: QtBot) -> None:
    owner, done = QObject(), list[int]()
    call_later(owner, lambda: done.append(1))
    assert not done
    qtbot.waitUntil(lambda: bool(done))
    let_happen()
    assert done == [1]
    assert not owner.children()


def test_what_is_still_to_come_goes_with_its_owner(qtbot: QtBot) -> None:
    class Known:
        """Object that only the pending call holds."""

    owner, done = QObject(), list[Known]()
    known = Known()
    gone = ref(known)
    call_later(owner, lambda known=known: done.append(known))  # type: ignore[misc]
    owner.deleteLater()
    del known
    qtbot.waitUntil(lambda: not isValid(owner))
    gc.collect()
    assert not done
    assert gone() is None


def test_nothing_of_it_stays_when_it_has_happened(qtbot: QtBot) -> None:
    owner, done = QObject(), list[int]()

    def happen(times: int) -> int:
        """Make so many calls and return the number of memory blocks that Python holds afterwards."""
        done.clear()
        for number in range(times):
            call_later(owner, lambda number=number: done.append(number))  # type: ignore[misc]
        qtbot.waitUntil(lambda: len(done) == times)
        let_happen()
        assert not owner.children()
        done.clear()
        gc.collect()
        return sys.getallocatedblocks()

    happen(_OFTEN)
    before = happen(_OFTEN)
    assert happen(_OFTEN) - before < _OFTEN // 2


def tables() -> list[LiveGame]:
    """Return all tables that anything still holds."""
    return [held for held in gc.get_objects() if isinstance(held, LiveGame)]


def test_a_table_that_is_left_at_once_leaves_nothing(qtbot: QtBot, window: MainWindow) -> None:
    before = WeakSet(tables())  # leaves out what other tests have left
    for game in SCREENS:
        window.go(Seats(game))
        page = window.page
        assert isinstance(page, SeatsPage)
        page.deal_button.click()
        window.go(Home())

    def gone() -> bool:
        gc.collect()
        return all(table in before for table in tables())

    qtbot.waitUntil(gone)
