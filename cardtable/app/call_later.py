"""What is to happen in a moment, unless what wants it is gone by then."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer


def call_later(owner: QObject, do: Callable[[], object], milliseconds: int = 0) -> None:
    """Calls it after so long, at the earliest when all that is due by now has happened; never once its owner has been
    deleted. Not `QTimer.singleShot`: what is still to come when its owner is deleted would be kept for ever by that,
    and with it all that it knows."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    # Not the method itself: of each connection with a slot of Qt's own the binding keeps some bytes for ever, and while
    # bots think something is to happen a hundred times a second.
    timer.timeout.connect(partial(QTimer.deleteLater, timer))
    timer.start(milliseconds)
