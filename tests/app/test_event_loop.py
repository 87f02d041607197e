"""Work handed to the event loop: messages of threads reach their listener in order, in the interface's thread, and
calls that are put off are made later; neither comes after its owner is gone."""

from __future__ import annotations

import gc
import sys
from threading import Thread, get_ident
from weakref import WeakSet, ref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.event_loop import Channel, call_later, channel_to, relay
from cardtable.app.play.live import LiveGame
from cardtable.app.routes import Home, Seats
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from tests.app.conftest import let_happen

MANY = 20_000
"""More wake-ups than any system queues."""


def told_by_a_thread(channel: Channel, messages: list[object]) -> None:
    def tell() -> None:
        for message in messages:
            channel.tell(message)

    thread = Thread(target=tell)
    thread.start()
    thread.join()


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_a_thread_is_heard_here_and_in_order(qtbot: QtBot, owner: QObject) -> None:
    heard: list[int] = []
    threads: set[int] = set()

    def hear(number: int) -> None:
        heard.append(number)
        threads.add(get_ident())

    told_by_a_thread(channel_to(owner, hear), list(range(MANY)))
    assert not heard
    qtbot.waitUntil(lambda: len(heard) == MANY)
    assert heard == sorted(heard)
    assert threads == {get_ident()}


def test_nobody_hears_what_is_told_to_an_owner_who_is_gone(qtbot: QtBot, owner: QObject) -> None:
    heard: list[object] = []
    gone = QObject(owner)
    channel = channel_to(gone, heard.append)
    told_by_a_thread(channel, ["before"])
    gone.deleteLater()
    qtbot.waitUntil(lambda: not isValid(gone))
    told_by_a_thread(channel_to(owner, heard.append), ["to another"])
    told_by_a_thread(channel, ["after"])
    let_happen()
    assert "to another" in heard
    assert "after" not in heard


def test_a_channel_that_is_closed_is_silent_and_holds_nobody(qtbot: QtBot, owner: QObject) -> None:
    heard: list[object] = []
    channel = channel_to(owner, heard.append)
    relay().close(channel.number)
    told_by_a_thread(channel, ["too late"])
    let_happen()
    assert not heard


def test_a_listener_who_stumbles_keeps_nobody_else_from_hearing(qtbot: QtBot, owner: QObject) -> None:
    heard: list[object] = []

    def stumble(message: object) -> None:
        raise ZeroDivisionError

    first, second = channel_to(owner, stumble), channel_to(owner, heard.append)
    with qtbot.captureExceptions() as raised:
        told_by_a_thread(first, ["one"])
        told_by_a_thread(second, ["two"])
        qtbot.waitUntil(lambda: heard == ["two"])
    assert [error[0] for error in raised] == [ZeroDivisionError]


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
