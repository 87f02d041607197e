"""Application object of Qt, and the files that come to it from the system and from other starts of the program."""

import socket
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from cardtable.app.first_window import LONGEST, MOST, PATIENCE, Door, Exchange


class Application(QApplication):
    """Application that opens files. On macOS a file that is double-clicked comes as an event instead of an argument,
    maybe before there is a window to open it in.

    This is no event filter, which Python would call for every event of every widget: `event` is called only for events
    of the application itself.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._opens: Callable[[Path], object] | None = None
        self._early: Path | None = None

    def open_files_by(self, opens: Callable[[Path], object] | None) -> None:
        """Open files with `opens` from now on, beginning with the last one that came before. None lets files wait."""
        self._opens = opens
        path, self._early = self._early, None
        if path is not None:
            self._open(path)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():  # otherwise the event has a URL, which we don't open
            self._open(Path(event.file()))
            return True
        return super().event(event)

    def _open(self, path: Path) -> None:
        if self._opens is None:
            self._early = path
        else:
            self._opens(path)


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
