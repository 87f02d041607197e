"""Calls that are made later, unless their owner is deleted before."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer


def call_later(owner: QObject, do: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `do` after `milliseconds`, but not before the events that are due by now, and never once `owner` has been
    deleted.

    Use this instead of `QTimer.singleShot`: if the owner is deleted before the call, that keeps the call, and all it
    refers to, for ever.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    # Not a bound method: PySide leaks some bytes for each connection to a slot of Qt's own, and while bots think this
    # is called a hundred times a second.
    timer.timeout.connect(partial(QTimer.deleteLater, timer))
    timer.start(milliseconds)
