"""Files that other starts of the program hand to this window, as a signal."""

import socket
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cardtable.app.first_window import LONGEST, MOST, PATIENCE, Door, Exchange


class HandedIn(QObject):
    """Listens while it lives, and waits for nobody. Whoever connects has little time, and few can at once."""

    opened = Signal(Path)
    """A file that this window is to open."""

    def __init__(self, folder: Path, parent: QObject, patience: float = PATIENCE) -> None:
        """`folder` has the settings, `patience` is in seconds. InUse where another window listens for them, OSError
        where nothing can be listened to."""
        super().__init__(parent)
        self._door = Door(folder)
        self._patience = round(1000 * patience)
        self._starts: list[_Start] = []
        self._bell = QSocketNotifier(self._door.socket.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._let_in)
        self._pause = QTimer(self, singleShot=True, interval=self._patience)
        self._pause.timeout.connect(lambda: self._bell.setEnabled(True))

    def close(self) -> None:
        """Stop listening."""
        self._pause.stop()
        self._bell.setEnabled(False)
        for start in list(self._starts):
            start.leave()
        self._door.close()

    def _let_in(self) -> None:
        try:
            line, _ = self._door.socket.accept()
        except (BlockingIOError, ConnectionAbortedError):  # they have gone again
            return
        except OSError:  # as long as this process may open no more files, they would ring without end
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
    """Another start of the program, or whoever else has connected."""

    left = Signal(object)
    """The connection is closed: the path of the file that was handed in, or None."""

    def __init__(self, line: socket.socket, exchange: Exchange, patience: int, parent: QObject) -> None:
        """`patience` is in milliseconds, for all that they have to say."""
        super().__init__(parent)
        line.setblocking(False)
        self._line, self._exchange = line, exchange
        self._bell = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._hear)
        self._timer = QTimer(self, singleShot=True, interval=patience)
        self._timer.timeout.connect(self.leave)
        self._timer.start()

    def leave(self, path: Path | None = None) -> None:
        """Close the connection."""
        self._timer.stop()
        self._bell.setEnabled(False)
        self._line.close()
        self.left.emit(path)

    def _hear(self) -> None:
        try:
            more = self._line.recv(LONGEST)
            self._line.sendall(self._exchange.hear(more))
        except BlockingIOError:  # nothing was said
            return
        except (
            OSError,
            ValueError,
        ):  # they don't know the secret, or wait no longer: then they open the file themselves
            self.leave()
            return
        if self._exchange.path is not None or not more:
            self.leave(self._exchange.path)
