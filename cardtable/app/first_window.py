"""One start of the program hands its file to the window that is open already, of whatever start that is.

The first window listens on this machine alone, and leaves where, with a secret that only this user can read, in a file
beside the settings. Who can't be reached there is no more: a start then opens its own window, as if nothing were there.
"""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import compare_digest, token_hex

_FILE = "window.json"
_HERE = "127.0.0.1"
_PATIENCE = 2.0
"""Seconds that a start waits for the window to take its file: it may be in the midst of something."""
TAKEN = b"taken\n"
_NOBODY = (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError)
"""What is raised where nobody can be reached: the last for ports and nesting that can't be."""


def hand_over(folder: Path, path: Path) -> bool:
    """Hands a file to the window whose settings lie in a folder: whether it has taken it."""
    with suppress(*_NOBODY), _line_to(folder) as (line, secret):
        line.sendall(json.dumps({"secret": secret, "path": str(path)}).encode() + b"\n")
        return line.recv(len(TAKEN)) == TAKEN
    return False


def is_open(folder: Path) -> bool:
    """Whether a window with these settings listens."""
    with suppress(*_NOBODY), _line_to(folder):
        return True
    return False


@contextmanager
def _line_to(folder: Path) -> Iterator[tuple[socket.socket, str]]:
    """A connection to the window that listens, and the secret that it wants to hear; one of _NOBODY where there is
    none, or the file that tells of it is broken."""
    held = json.loads((folder / _FILE).read_bytes())
    port, secret = int(held["port"]), str(held["secret"])
    with socket.create_connection((_HERE, port), timeout=_PATIENCE) as line:
        yield line, secret


class Reception:
    """Where files are handed in."""

    def __init__(self, folder: Path) -> None:
        """OSError where nothing can be listened to, or written down."""
        self._file = folder / _FILE
        self._secret = token_hex(16)
        self.door = socket.create_server((_HERE, 0))
        """To be watched: somebody comes in when it can be read."""
        try:
            self.door.setblocking(False)
            folder.mkdir(parents=True, exist_ok=True)
            self._file.unlink(missing_ok=True)
            self._file.touch(mode=0o600, exist_ok=False)
            held = {"port": self.door.getsockname()[1], "secret": self._secret}
            self._file.write_text(json.dumps(held), encoding="utf-8")
        except OSError:
            self.door.close()
            raise

    def path_in(self, said: bytes) -> Path | None:
        """The file that somebody hands in; None where they do not know the secret."""
        with suppress(ValueError, KeyError, TypeError):
            held = json.loads(said)
            if compare_digest(str(held["secret"]).encode(), self._secret.encode()):
                return Path(str(held["path"]))
        return None

    def close(self) -> None:
        """Nobody is listened to any more."""
        self.door.close()
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
