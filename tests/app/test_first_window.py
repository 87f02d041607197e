"""A second start of the program hands its file to the window that is open, and to no other program."""

from __future__ import annotations

import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, nullcontext, suppress
from pathlib import Path
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app import first_window
from cardtable.app.application import HandedIn
from cardtable.app.first_window import MOST, Door, Exchange, hand_over
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.main import listen
from cardtable.app.window import MainWindow
from cardtable.disk import InUse
from tests.app.conftest import let_happen
from tests.session.test_lessons import ASKED, HEADER, READ
from tests.waiting import FOREVER, PATIENCE

pytestmark = pytest.mark.usefixtures("unpainted")
posix = pytest.mark.skipif(os.name != "posix", reason="sockets, pipes and permissions of POSIX")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return the settings folder of a start without a window. Its path is short, as those of sockets must be."""
    with tempfile.TemporaryDirectory(prefix="ct") as made:
        yield Path(made, "cardtable")


@pytest.fixture(params=["socket", "port"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the window listen at a socket's file, or at a port as on systems without such sockets."""
    if request.param == "port":
        monkeypatch.setattr(first_window, "_socket_paths", lambda folder: [])
    elif os.name != "posix":
        pytest.skip("no sockets with names here")
    return str(request.param)


@pytest.fixture
def handed_in(window: MainWindow) -> Iterator[HandedIn]:
    """Let the window listen with a timeout that never ends."""
    made = HandedIn(window.settings.folder, window, FOREVER)
    yield made
    made.close()


def address(folder: Path) -> dict[str, object]:
    """Return the address by which a start finds the window."""
    held: dict[str, object] = json.loads((folder / "window.json").read_bytes())
    return held


def knock(folder: Path) -> socket.socket:
    """Connect to the window as any program can, without waiting for an answer."""
    line = first_window._line_to(address(folder), PATIENCE)
    line.setblocking(False)
    return line


def is_sent_away(line: socket.socket) -> bool:
    """Return whether the window has closed the connection."""
    try:
        while line.recv(1 << 16):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


def handed(qtbot: QtBot, folder: Path, path: Path) -> bool:
    """Hand over a file from another thread, which waits for an answer as another start would; return whether it was
    taken."""
    with ThreadPoolExecutor(1) as other:
        future = other.submit(hand_over, folder, path, PATIENCE)
        qtbot.waitUntil(future.done)
        return future.result()


# --- a file is handed over -------------------------------------------------------------------------------------------


def test_a_file_is_opened_in_the_first_window(qtbot: QtBot, window: MainWindow, way: str, tmp_path: Path) -> None:
    window.settings.folder.mkdir(exist_ok=True)
    window.settings.folder.chmod(0o700)
    listening = listen(window)
    assert listening is not None
    path = tmp_path / "mine é.toml"
    path.write_text(HEADER + ASKED + READ, encoding="utf-8")
    assert way in address(window.settings.folder)
    assert handed(qtbot, window.settings.folder, path)
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))
    listening.close()


def test_a_second_window_leaves_files_to_the_first(window: MainWindow, handed_in: HandedIn, way: str) -> None:
    assert listen(window) is None


def test_where_nobody_listens_a_start_opens_its_own_window(window: MainWindow, way: str, tmp_path: Path) -> None:
    folder = window.settings.folder
    assert not hand_over(folder, tmp_path / "a")
    made = listen(window)
    assert made is not None
    made.close()
    assert not hand_over(folder, tmp_path / "a")
    assert not {path.name for path in folder.iterdir()} - {"settings.json", "window.lock"}


@pytest.mark.parametrize("name", [b"a b.cardtable", b"line\nbreak.toml", b"n\xc3\xa9.zip"])
def test_any_name_arrives_as_it_is(name: bytes) -> None:
    assert exchanged(path := Path(os.fsdecode(b"/games/" + name))) == path


@posix
def test_a_name_that_is_no_text_arrives_as_it_is() -> None:
    assert exchanged(path := Path(os.fsdecode(b"/games/g\xe4me"))) == path


def exchanged(path: Path) -> Path | None:
    """Hand over a file through a pair of sockets without a window, and return the path that arrives."""
    secret = b"secret" * 6
    exchange = Exchange(secret)
    ours, theirs = socket.socketpair()
    with ours, theirs, ThreadPoolExecutor(1) as other:
        future = other.submit(first_window._hand_over, ours, secret, path, monotonic() + PATIENCE)
        while exchange.path is None:
            theirs.sendall(exchange.hear(theirs.recv(1 << 16)))
        assert future.result()
    return exchange.path


# --- one window at a time --------------------------------------------------------------------------------------------


def test_of_two_windows_that_start_at_once_one_listens(folder: Path, way: str) -> None:
    first = Door(folder)
    held = address(folder)
    with pytest.raises(InUse):
        Door(folder)
    assert address(folder) == held
    first.close()
    Door(folder).close()


def test_after_a_crash_the_next_window_listens(folder: Path) -> None:
    crash = f"import os, pathlib; from {Door.__module__} import Door; Door(pathlib.Path({str(folder)!r})); os._exit(9)"
    subprocess.run([sys.executable, "-c", crash], check=False)
    held = address(folder)
    assert not hand_over(folder, Path("a"), PATIENCE)
    door = Door(folder)
    assert address(folder) != held
    door.close()
    assert [path.name for path in folder.iterdir()] == ["window.lock"]


# --- the system keeps others out -------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_all_of_it_is_the_users_alone(folder: Path) -> None:
    door = Door(folder)
    assert (mode(folder), mode(folder / "window.json"), mode(folder / "window.lock")) == (0o700, 0o600, 0o600)
    assert mode(Path(str(address(folder)["socket"]))) == 0o600
    door.close()


@posix
def test_the_socket_lies_where_the_system_wants_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = folder.with_name("run")
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    one, two = Door(folder), Door(folder.with_name("other"))
    paths = [Path(str(address(each)["socket"])) for each in (folder, folder.with_name("other"))]
    assert {path.parent for path in paths} == {runtime}
    assert len(list(runtime.iterdir())) == 2
    one.close()
    two.close()
    assert not list(runtime.iterdir())


@posix
@pytest.mark.parametrize("kind", ["open", "missing", "a file", "relative", "a link to nothing"])
def test_a_runtime_folder_that_is_none_is_passed_over(folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    runtime = folder.with_name("run")
    if kind in ("open", "relative"):
        runtime.mkdir(mode=0o755 if kind == "open" else 0o700)
    elif kind == "a file":
        runtime.touch(mode=0o700)
    elif kind == "a link to nothing":
        runtime.symlink_to(folder / "nothing")
    monkeypatch.chdir(folder.parent)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "run" if kind == "relative" else str(runtime))
    door = Door(folder)
    assert address(folder)["socket"] == str(folder / "window.sock")
    door.close()


@posix
def test_where_a_sockets_path_would_be_too_long_it_is_a_port(folder: Path) -> None:
    folder /= "a" * 100
    door = Door(folder)
    assert "port" in address(folder)
    door.close()


THERE: dict[str, Callable[[Path, Path], object]] = {
    "a file": lambda path, other: path.write_text("mine"),
    "a folder": lambda path, other: path.mkdir(),
    "a link": lambda path, other: path.symlink_to(other),
    "a link to nothing": lambda path, other: path.symlink_to(other / "nothing"),
}


@posix
@pytest.mark.parametrize("kind", THERE)
def test_what_lies_in_a_sockets_place_stays(folder: Path, kind: str) -> None:
    folder.mkdir(mode=0o700)
    other = folder.with_name("other")
    with socket.socket(socket.AF_UNIX) as theirs:
        theirs.bind(str(other))
        THERE[kind](folder / "window.sock", other)
        before = (folder / "window.sock").lstat()
        door = Door(folder)
        assert "port" in address(folder)
        door.close()
        assert (folder / "window.sock").lstat().st_ino == before.st_ino
        assert other.exists()


@posix
def test_a_link_in_the_locks_place_is_not_followed(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    (folder / "window.lock").symlink_to(folder.with_name("other"))
    with pytest.raises(OSError, match="symbolic link"):
        Door(folder)
    assert not folder.with_name("other").exists()


# --- who comes to the window -----------------------------------------------------------------------------------------

SAID = {
    "a proof too soon": b"0" * 64 + b"\n" + b"0" * 64 + b" 2f61\n",
    "the old words": b'{"secret": "wrong", "path": "/a"}\n',
    "deep": b"[" * 60_000 + b"\n",
    "noise": b"\xff\n",
    "nothing": b"\n\n",
    "much": b"x" * (1 << 17),
}


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_a_stranger_is_not_heard_and_does_not_close_the_door(
    qtbot: QtBot, window: MainWindow, way: str, handed_in: HandedIn, tmp_path: Path, said: bytes
) -> None:
    opened: list[Path] = []
    handed_in.opened.connect(opened.append)
    with knock(window.settings.folder) as line:
        while said and not is_sent_away(line):
            with suppress(BlockingIOError, ConnectionError):
                said = said[line.send(said) :]
            let_happen()
        qtbot.waitUntil(lambda: is_sent_away(line))
    path = tmp_path / "b.cardtable"
    assert handed(qtbot, window.settings.folder, path)  # the next program is let in
    assert opened == [path]


@pytest.mark.parametrize("secret", [b"right", b"wrong"])
@pytest.mark.parametrize("path", [b"/a", b"/b"])
def test_only_who_knows_the_secret_hands_in_a_file_and_only_the_one_it_says(secret: bytes, path: bytes) -> None:
    exchange = Exchange(b"right")
    nonce, _ = exchange.hear(b"0" * 64 + b"\n").split()
    proof = first_window._proof(secret, b"start", b"0" * 64 + nonce + b"/a".hex().encode())
    with nullcontext() if (secret, path) == (b"right", b"/a") else pytest.raises(ValueError, match="no proof"):
        exchange.hear(proof + b" " + path.hex().encode() + b"\n")
        assert exchange.path == Path("/a")


def test_a_start_that_goes_in_the_middle_is_forgotten(
    qtbot: QtBot, window: MainWindow, way: str, handed_in: HandedIn, tmp_path: Path
) -> None:
    with knock(window.settings.folder) as line:
        line.send(b"0" * 10)
        let_happen()
    assert handed(qtbot, window.settings.folder, tmp_path / "a")
    assert not handed_in._starts


def test_who_is_silent_is_sent_away(qtbot: QtBot, window: MainWindow, way: str) -> None:
    impatient = HandedIn(window.settings.folder, window, 0)
    with knock(window.settings.folder) as silent, knock(window.settings.folder) as slow:
        slow.send(b"0")
        qtbot.waitUntil(lambda: is_sent_away(silent))
        qtbot.waitUntil(lambda: is_sent_away(slow))
    impatient.close()


def test_only_some_are_heard_at_once(
    qtbot: QtBot, window: MainWindow, way: str, handed_in: HandedIn, tmp_path: Path
) -> None:
    folder = window.settings.folder
    with ExitStack() as lines:
        silent = []
        for _ in range(MOST):
            silent.append(lines.enter_context(knock(folder)))
            let_happen()
        another = lines.enter_context(knock(folder))
        qtbot.waitUntil(lambda: is_sent_away(another))
        assert not any(is_sent_away(line) for line in silent)
    qtbot.waitUntil(lambda: not handed_in._starts)
    assert handed(qtbot, folder, tmp_path / "a")


@posix
def test_where_no_more_files_can_be_opened_it_waits_and_does_not_spin(
    qtbot: QtBot, window: MainWindow, way: str, handed_in: HandedIn
) -> None:
    import resource

    folder = window.settings.folder
    rings: list[object] = []
    handed_in._bell.activated.connect(lambda *ring: rings.append(ring))
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with knock(folder) as line:
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, most))
        try:
            let_happen()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
        assert len(rings) == 1
        assert not handed_in._starts
        handed_in._pause.timeout.emit()  # the pause is over
        qtbot.waitUntil(lambda: len(handed_in._starts) == 1)
        assert not is_sent_away(line)


# --- who a start comes to --------------------------------------------------------------------------------------------


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no named pipes here")
    os.mkfifo(path)


@pytest.mark.parametrize(
    "held",
    [
        *(b"", b"[]", b"{}", b"\xff", b'{"port": "x", "secret": 1}', b'{"port": 99999999, "secret": "00"}'),
        *(b'{"secret": "", "port": 1%s}' % (b"0" * 30), b"[" * 8_000, b"[" * 100_000, b'{"secret": "x", "port": 1}'),
        *(b'{"secret": "00", "socket": "%s"}' % (b"a" * 4_000), b'{"secret": "00", "socket": [1]}'),
        b'{"secret": "00", "socket": "\\u0000a"}',
    ],
    ids=range(13),
)
def test_a_bad_file_is_as_good_as_none(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "window.json").write_bytes(held)
    assert not hand_over(tmp_path, tmp_path / "a")


@pytest.mark.parametrize("make", [Path.mkdir, pipe, lambda path: path.symlink_to("/dev/zero")])
def test_an_odd_thing_in_its_place_is_not_waited_for(tmp_path: Path, make: Callable[[Path], object]) -> None:
    make(tmp_path / "window.json")
    assert not hand_over(tmp_path, tmp_path / "a")


@posix
def test_a_window_takes_the_place_of_a_pipe(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder.parent))  # only in the app's own folder is an odd file replaced
    folder.mkdir()
    pipe(folder / "window.json")
    Door(folder).close()


def all_of(line: socket.socket) -> Iterator[bytes]:
    """Yield everything received until the other side closes the connection."""
    with suppress(OSError):
        while more := line.recv(1 << 16):
            yield more


STRANGERS: dict[str, Callable[[bytes], bytes]] = {
    "takes all": lambda said: b"taken\n",
    "says it back": lambda said: said,
    "makes up a proof": lambda said: b"0" * 64 + b" " + b"0" * 64 + b"\n",
    "says it back as a proof": lambda said: said.strip() + b" " + said,
    "has much to say": lambda said: b"0" * (1 << 16),
    "says something else": lambda said: b"HTTP/1.0 400 Bad Request\r\n\r\n",
    "says letters": lambda said: b"\xff \xff\n",
    "says nothing": lambda said: b"",
}


@pytest.mark.parametrize("answer", STRANGERS.values(), ids=STRANGERS)
def test_a_stranger_at_an_outdated_address_learns_nothing(folder: Path, answer: Callable[[bytes], bytes]) -> None:
    path = folder / "my secret game.cardtable"
    heard: list[bytes] = []

    def listen_there() -> None:
        line, _ = stranger.accept()
        with line:
            for said in all_of(line):
                heard.append(said)
                with suppress(OSError):
                    line.sendall(answer(said))

    secret = b"secret" * 5
    folder.mkdir(mode=0o700)
    with socket.create_server(("127.0.0.1", 0)) as stranger, ThreadPoolExecutor(1) as other:
        held = {"port": stranger.getsockname()[1], "secret": secret.hex()}
        (folder / "window.json").write_text(json.dumps(held))
        future = other.submit(listen_there)
        # Only a silent program is waited for: a short while, and in vain however long it takes.
        assert not hand_over(folder, path, PATIENCE if answer(b"0") else 0.01)
        future.result()
        Door(folder).close()  # the window opened next can listen, although the old address was a stranger's
    said = b"".join(heard)
    assert heard
    for secretly in (secret.hex().encode(), b"game", b"game".hex().encode()):
        assert secretly not in said
