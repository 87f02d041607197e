"""Listening for files that other starts of the program hand to this window."""

import socket
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cardtable.app.first_window import LONGEST, MOST, PATIENCE, Door, Exchange


class HandedIn(QObject):
    """Listener for other starts, which never blocks. Each connection has limited time, and their number is limited."""

    opened = Signal(Path)
    """Path of a file that this window should open."""

    def __init__(self, folder: Path, parent: QObject, patience: float = PATIENCE) -> None:
        """`folder` is that of the settings, `patience` is in seconds. Raises InUse if another window listens for them,
        OSError if no socket can be opened."""
        super().__init__(parent)
        self._door = Door(folder)
        self._patience = round(1000 * patience)
        self._starts: list[_Start] = []
        self._bell = QSocketNotifier(self._door.socket.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._let_in)
        self._pause = QTimer(self, singleShot=True, interval=self._patience)
        self._pause.timeout.connect(lambda: self._bell.setEnabled(True))

    def close(self) -> None:
        self._pause.stop()
        self._bell.setEnabled(False)
        for start in list(self._starts):
            start.leave()
        self._door.close()

    def _let_in(self) -> None:
        try:
            line, _ = self._door.socket.accept()
        except (BlockingIOError, ConnectionAbortedError):  # the start has disconnected already
            return
        except OSError:  # no more files can be opened, and the notifier would fire without end
            self._bell.setEnabled(False)
            self._pause.start()
            return
        if len(self._starts) >= MOST:
            line.close()
            return
        start = _Start(line, Exchange(self._door.secret), self._patience, self)
        self._starts.append(start)
        start.left.connect(lambda path: self._left(start, path))

    def _left(self, start: "_Start", path: Path | None) -> None:
        self._starts.remove(start)
        start.deleteLater()
        if path is not None:
            self.opened.emit(path)


class _Start(QObject):
    """Connection from another start of the program, or from anything else."""

    left = Signal(object)
    """Emitted when the connection is closed: the path of the file that was handed in, or None."""

    def __init__(self, line: socket.socket, exchange: Exchange, patience: int, parent: QObject) -> None:
        """`patience` is in milliseconds, for the whole exchange."""
        super().__init__(parent)
        line.setblocking(False)
        self._line, self._exchange = line, exchange
        self._bell = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._hear)
        self._timer = QTimer(self, singleShot=True, interval=patience)
        self._timer.timeout.connect(self.leave)
        self._timer.start()

    def leave(self, path: Path | None = None) -> None:
        """Close the connection. `path` is that of the file that was handed in, if any."""
        self._timer.stop()
        self._bell.setEnabled(False)
        self._line.close()
        self.left.emit(path)

    def _hear(self) -> None:
        try:
            more = self._line.recv(LONGEST)
            self._line.sendall(self._exchange.hear(more))
        except BlockingIOError:  # no data yet
            return
        except (
            OSError,
            ValueError,
        ):  # the start doesn't know the secret, or has gone and opens the file itself
            self.leave()
            return
        if self._exchange.path is not None or not more:
            self.leave(self._exchange.path)
