"""Relay: messages of threads reach their listener in order, in the interface's thread, and never after the listener has
gone."""

from __future__ import annotations

from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.event_loop import Channel, channel_to, relay
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
