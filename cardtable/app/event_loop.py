"""Calls by way of the interface's event loop: later ones, and messages from threads. None outlives its owner.

The interface may delete a Qt object at any moment. A thread that emits one of its signals meanwhile, or drops the last
reference to it, crashes the program. Therefore a thread gets a channel: it puts messages into a queue and rings a bell,
a socket, which wakes the interface's thread to take them out.
"""

import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer


def call_later(owner: QObject, do: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `do` after `milliseconds`, but not before the events that are due by now, and never once `owner` has been
    deleted.

    Use this instead of `QTimer.singleShot`: if the owner is deleted before the call, that keeps the call, and all it
    refers to, for ever.
    """
    timer = QTimer(owner, singleShot=True)
    timer.timeout.connect(do)
    # Not a bound method: PySide leaks some bytes for each connection to a slot of Qt's own, and while bots think this
    # is called a hundred times a second.
    timer.timeout.connect(partial(QTimer.deleteLater, timer))
    timer.start(milliseconds)


_Messages = SimpleQueue[tuple[int, Any]]


class Channel:
    """Thread's way to a listener in the interface's thread. Any thread may drop the last reference to it."""

    def __init__(self, number: int, messages: _Messages, bell: socket.socket) -> None:
        self.number = number
        self._messages = messages
        self._bell = bell

    def tell(self, message: Any) -> None:
        """Send plain data from any thread, without waiting. It is dropped if the listener is gone."""
        self._messages.put((self.number, message))
        with suppress(BlockingIOError):  # the bell's buffer is full, so the interface will wake anyway
            self._bell.send(b"\0")


class Relay(QObject):
    """Relay between all threads and the interface. The application has one, which outlives all threads and
    listeners."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._messages: _Messages = SimpleQueue()
        # Sockets instead of a pipe, as Qt on Windows can wait for nothing else. They are never closed, as a thread may
        # ring after the application has ended.
        self._heard, self._bell = socket.socketpair()
        self._heard.setblocking(False)
        self._bell.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._pass_on)
        self._listeners: dict[int, Callable[[Any], None]] = {}
        self._last = 0

    def open(self, listener: Callable[[Any], None]) -> Channel:
        """Return a channel to a listener, which is called in the interface's thread until the channel is closed."""
        self._last += 1
        self._listeners[self._last] = listener
        return Channel(self._last, self._messages, self._bell)

    def wake_for_signals(self) -> None:
        """Have Python handle signals as soon as they come, instead of with the next event."""
        signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)

    def close(self, number: int) -> None:
        """Close a channel: its listener is called no more."""
        self._listeners.pop(number, None)

    def _pass_on(self) -> None:
        with suppress(BlockingIOError):
            while self._heard.recv(4096):
                pass
        # Only those that are there now, so that a busy thread can't hold up the interface
        for _ in range(self._messages.qsize()):
            try:
                number, message = self._messages.get_nowait()
            except Empty:  # a listener ran the event loop meanwhile
                return
            listener = self._listeners.get(number)
            if listener is not None:
                try:
                    listener(message)
                except Exception:  # other messages must still be passed on
                    sys.excepthook(*sys.exc_info())


def relay() -> Relay:
    """Return the application's relay, made if need be."""
    application = QCoreApplication.instance()
    found = application.findChild(Relay) if application else None
    return found or Relay(application)


def channel_to(owner: QObject, listener: Callable[[Any], None]) -> Channel:
    """Return a channel to a listener, which is closed when its owner is deleted, if not before."""
    the_relay = relay()
    channel = the_relay.open(listener)
    owner.destroyed.connect(partial(Relay.close, the_relay, channel.number))
    return channel
