"""How threads tell the interface something. They hold plain data alone, and call nothing of Qt's.

The interface may delete an object of Qt's at any moment, and a thread that emits one of its signals meanwhile, or is
the last to hold its Python side, brings the whole program down. So a thread gets a channel: it puts what it has to tell
into a queue and rings a bell, and the interface's thread, woken by the bell, takes it from there.
"""

import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_Messages = SimpleQueue[tuple[int, Any]]


class Channel:
    """A thread's way to a listener in the interface's thread. Any thread may hold it, and be the last to."""

    def __init__(self, number: int, messages: _Messages, bell: socket.socket) -> None:
        self.number = number
        self._messages = messages
        self._bell = bell

    def tell(self, message: Any) -> None:
        """Hands plain data over, from any thread; never waits. Nobody hears it once the listener is gone."""
        self._messages.put((self.number, message))
        with suppress(BlockingIOError):  # so many rings are waiting that another makes no difference
            self._bell.send(b"\0")


class Relay(QObject):
    """The application's one: it outlives all threads and listeners."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._messages: _Messages = SimpleQueue()
        # Sockets and no pipe: on Windows Qt can wait for nothing else. They are never closed, since a thread may ring
        # after the application has ended.
        self._heard, self._bell = socket.socketpair()
        self._heard.setblocking(False)
        self._bell.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._pass_on)
        self._listeners: dict[int, Callable[[Any], None]] = {}
        self._last = 0

    def open(self, listener: Callable[[Any], None]) -> Channel:
        """A channel to a listener, who is called in this thread, until it is closed."""
        self._last += 1
        self._listeners[self._last] = listener
        return Channel(self._last, self._messages, self._bell)

    def wake_for_signals(self) -> None:
        """Has Python handle signals as soon as they come, and not with the next event."""
        signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)

    def close(self, number: int) -> None:
        """Lets go of a channel's listener: nothing more is passed on to it."""
        self._listeners.pop(number, None)

    def _pass_on(self) -> None:
        with suppress(BlockingIOError):
            while self._heard.recv(4096):
                pass
        for _ in range(self._messages.qsize()):  # no more: a thread that tells much must not hold up the interface
            try:
                number, message = self._messages.get_nowait()
            except Empty:  # a listener let events happen meanwhile
                return
            listener = self._listeners.get(number)
            if listener is not None:
                try:
                    listener(message)
                except Exception:  # the others' messages are passed on all the same
                    sys.excepthook(*sys.exc_info())


def relay() -> Relay:
    """The application's one."""
    application = QCoreApplication.instance()
    found = application.findChild(Relay) if application else None
    return found or Relay(application)


def channel_to(owner: QObject, listener: Callable[[Any], None]) -> Channel:
    """A channel to a listener, which closes when its owner is deleted, if nobody closes it before."""
    the_relay = relay()
    channel = the_relay.open(listener)
    owner.destroyed.connect(partial(Relay.close, the_relay, channel.number))
    return channel
