"""Files that other starts of the program hand to this window, as a signal."""

import socket
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from cardtable.app.first_window import TAKEN, Reception

_MOST = 1 << 16
"""Bytes of what is said: more than any path takes."""


class HandedIn(QObject):
    """Listens while it lives, and waits for nobody."""

    opened = Signal(Path)
    """A file that this window is to open."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        """`folder` is where the settings lie. OSError where nothing can be listened to."""
        super().__init__(parent)
        self._reception = Reception(folder)
        self._said: dict[int, tuple[socket.socket, QSocketNotifier, bytes]] = {}  # by the number of a connection
        self._bell = self._watch(self._reception.door)
        self._bell.activated.connect(self._let_in)

    def close(self) -> None:
        """Nobody is listened to any more."""
        self._bell.setEnabled(False)
        for number in list(self._said):
            self._dismiss(number)
        self._reception.close()

    def _watch(self, line: socket.socket) -> QSocketNotifier:
        return QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)

    def _let_in(self) -> None:
        with suppress(OSError):  # they have gone again
            line, _ = self._reception.door.accept()
            line.setblocking(False)
            bell = self._watch(line)
            number = line.fileno()
            self._said[number] = line, bell, b""
            bell.activated.connect(lambda *_: self._hear(number))

    def _hear(self, number: int) -> None:
        line, bell, said = self._said[number]
        try:
            more = line.recv(_MOST)
        except OSError:
            more = b""
        said += more
        if more and len(said) < _MOST and not said.endswith(b"\n"):
            self._said[number] = line, bell, said
            return
        path = self._reception.path_in(said)
        if path is not None:
            with suppress(OSError):
                line.sendall(TAKEN)
        self._dismiss(number)
        if path is not None:
            self.opened.emit(path)

    def _dismiss(self, number: int) -> None:
        line, bell, _ = self._said.pop(number)
        bell.setEnabled(False)
        bell.deleteLater()
        line.close()
