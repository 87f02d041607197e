"""Handing a file from a second start of the program to the window that is already open.

The first window with these settings holds a lock beside them as long as it runs, and listens: on a socket file that the
system closes to all other users, or, on systems without one (Windows) or if it can't be made, on a port of 127.0.0.1.
`window.json`, beside the settings, tells other starts the address and a secret that only this user can read. After a
crash that file is outdated, and anyone may be listening at its address. Therefore the secret itself is never sent: both
sides prove that they know it, the window first, in an exchange of four lines.

    start    its nonce
    window   its nonce, and the proof of both nonces
    start    the proof of both nonces and the file's path, and that path
    window   taken

If no proof comes in time there is no such window, and the start opens its own.
"""

import json
import os
import socket
import stat
from contextlib import ExitStack, suppress
from hashlib import sha256
from hmac import compare_digest, digest
from pathlib import Path
from secrets import token_bytes, token_hex
from time import monotonic
from typing import BinaryIO

from cardtable.disk import locked, remove_file
from cardtable.library.folders import own_folder, read_json, replace_file

PATIENCE = 2.0
"""Seconds that a start waits for the window to take its file, and that the window waits for a start's lines."""
LONGEST = 1 << 16
"""Most bytes that a start may send: more than any path needs."""
_LONGEST_ANSWER = 256
"""Most bytes in a line from the window: more than a nonce and a proof need."""
MOST = 8
"""Most starts that are connected at the same time."""
_FILE = "window.json"
_MOST_IN_FILE = 1 << 13
_LOCK = "window.lock"
"""File locked by the window that listens. It is never deleted; otherwise two starts could lock different files."""
_SOCKET = "window.sock"
_HERE = "127.0.0.1"
_NONCE = 32
"""Random bytes in a nonce. Each side sends one, so that no proof is valid twice."""
_BY_WINDOW, _BY_START = b"window", b"start"
"""Names of the sides in their proofs, so that neither proof can be sent back as the other's."""
_TAKEN = b"taken\n"
_NOBODY = (OSError, ValueError, KeyError, TypeError, OverflowError)
"""Errors raised if there is no window, or something else listens in its place. The last one is for an impossible
port."""


def hand_over(folder: Path, path: Path, patience: float = PATIENCE) -> bool:
    """Hand a file to the window whose settings are in `folder`. Return True once the window has taken it.

    Takes about `patience` seconds at most, whatever listens there.
    """
    until = monotonic() + patience
    with suppress(*_NOBODY):
        held = read_json(folder / _FILE, _MOST_IN_FILE)
        secret = bytes.fromhex(str(held["secret"]))
        with _line_to(held, patience) as line:
            return _hand_over(line, secret, path, until)
    return False


def _hand_over(line: socket.socket, secret: bytes, path: Path, until: float) -> bool:
    """Hand a file to the other end if it proves that it knows the secret. Raises one of _NOBODY if it answers anything
    else, or nothing until then."""
    nonce = token_hex(_NONCE).encode()
    line.sendall(nonce + b"\n")
    theirs, proof = _hear(line, until).split()
    nonces = nonce + theirs
    if not compare_digest(proof, _proof(secret, _BY_WINDOW, nonces)):
        return False
    told = os.fsencode(path).hex().encode()
    line.sendall(_proof(secret, _BY_START, nonces + told) + b" " + told + b"\n")
    return _hear(line, until) == _TAKEN


def _line_to(held: dict[str, object], patience: float) -> socket.socket:
    """Connect to the address in `window.json`. Raises one of _NOBODY if nothing listens there."""
    if "socket" not in held or not hasattr(socket, "AF_UNIX"):
        return socket.create_connection((_HERE, int(str(held["port"]))), timeout=patience)
    line = socket.socket(socket.AF_UNIX)
    try:
        line.settimeout(patience)
        line.connect(str(held["socket"]))
    except BaseException:
        line.close()
        raise
    return line


def _hear(line: socket.socket, until: float) -> bytes:
    """Return a line from the window. Raises OSError if it is no line, or doesn't come in time."""
    said = b""
    while not said.endswith(b"\n"):
        line.settimeout(max(until - monotonic(), 0.001))
        more = line.recv(_LONGEST_ANSWER - len(said))
        if not more:
            raise ConnectionError
        said += more
    return said


def _proof(secret: bytes, who: bytes, what: bytes) -> bytes:
    return digest(secret, who + b" " + what, "sha256").hex().encode()


class Exchange:
    """Window's side of the exchange with one start, without a socket."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._said = b""
        self._nonces = b""
        self.path: Path | None = None
        """File that was handed in; None until the start has proved that it knows the secret."""

    def hear(self, more: bytes) -> bytes:
        """Take bytes that the start sent, and return the answer: empty if its line isn't complete yet. Raises
        ValueError for a start that doesn't know the secret, or sends too much."""
        self._said += more
        if len(self._said) > LONGEST:
            raise ValueError("too much")
        line, end, self._said = self._said.partition(b"\n")
        if not end:
            self._said = line
            return b""
        if not self._nonces:
            # Nothing may follow the nonce: no proof is possible before the answer
            if len(line) != 2 * _NONCE or self._said:
                raise ValueError("no nonce")
            nonce = token_hex(_NONCE).encode()
            self._nonces = line + nonce
            return nonce + b" " + _proof(self._secret, _BY_WINDOW, self._nonces) + b"\n"
        proof, _, told = line.partition(b" ")
        if not compare_digest(proof, _proof(self._secret, _BY_START, self._nonces + told)):
            raise ValueError("no proof")
        self.path = Path(os.fsdecode(bytes.fromhex(told.decode("ascii"))))
        return _TAKEN


class Door:
    """Address where files are handed in: a socket, and the file by which other starts find it."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the settings. Raises InUse if another window listens for it, OSError if no socket or file
        can be made."""
        file = own_folder(folder) / _FILE
        self.secret = token_bytes(_NONCE)
        with ExitStack() as undo:
            undo.enter_context(_locked(folder / _LOCK))
            self.socket, address = _listen(folder, undo)
            self.socket.setblocking(False)
            undo.callback(remove_file, file)
            replace_file(file, json.dumps({**address, "secret": self.secret.hex()}).encode())
            self._undo = undo.pop_all()

    def close(self) -> None:
        """Stop listening, and remove everything but the locked file."""
        self._undo.close()


def _locked(path: Path) -> BinaryIO:
    """Open and lock the file that only one window at a time can hold. Raises InUse if another one does."""
    # A link isn't followed, and a pipe isn't waited for.
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    return locked(os.open(path, flags, 0o600))


def _listen(folder: Path, undo: ExitStack) -> tuple[socket.socket, dict[str, object]]:
    """Return a listening socket, and its address for `window.json`. `undo` gets calls that close and remove it."""
    if hasattr(socket, "AF_UNIX"):
        for path in _socket_paths(folder):
            with suppress(OSError):  # the path is too long, another file is there, or the file system has no sockets
                door = _listen_at(path)
                undo.callback(_remove_socket, path)
                return undo.enter_context(door), {"socket": str(path)}
    door = undo.enter_context(socket.create_server((_HERE, 0), backlog=MOST))
    return door, {"port": door.getsockname()[1]}


def _socket_paths(folder: Path) -> list[Path]:
    """Return paths for a socket that is closed to all other users: in the system's folder for such files, or else
    beside the settings. Each settings folder has its own."""
    paths = [folder / _SOCKET]
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if runtime.is_absolute():
        name = sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
        paths.insert(0, runtime / f"cardtable-{name}.sock")
    return [path for path in paths if _is_ours_alone(path.parent)]


def _is_ours_alone(folder: Path) -> bool:
    with suppress(OSError):
        status = folder.stat()
        return stat.S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and stat.S_IMODE(status.st_mode) == 0o700
    return False


def _listen_at(path: Path) -> socket.socket:
    """Create a socket file and listen there. Raises OSError if that can't be done."""
    _remove_socket(path)  # left by a window that crashed: the lock shows that none is open
    door = socket.socket(socket.AF_UNIX)
    try:
        door.bind(str(path))
        path.chmod(0o600)
        door.listen(MOST)
    except OSError:
        door.close()
        _remove_socket(path)
        raise
    return door


def _remove_socket(path: Path) -> None:
    """Remove a socket file that is the user's own; any other file stays."""
    with suppress(OSError):
        status = path.lstat()
        if stat.S_ISSOCK(status.st_mode) and status.st_uid == os.geteuid():
            path.unlink()
