"""Network: Cardtable needs no account and no connection, and uses only the sockets named here."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "cardtable/app/first_window.py": "the window's door, where other starts on this machine hand in files",
    "cardtable/app/application.py": "the same",
    "cardtable/app/event_loop.py": "a pair of sockets inside the process, by which threads wake the interface",
    "cardtable/playtest/cluster.py": "Dask, where somebody asks for it with --cluster",
}
SOCKETS = re.compile(
    r"\b(socket|socketserver|ssl|asyncio|http|urllib|ftplib|smtplib|imaplib|poplib|nntplib|telnetlib|xmlrpc|webbrowser"
    r"|requests|httpx|aiohttp|urllib3|websockets|distributed|dask|(PySide6\.)?Qt(Network|Web|Http|Grpc)\w*)\b"
)


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that a module imports anywhere, in any way."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from [node.module, *[f"{node.module}.{name.name}" for name in node.names]]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def uses_sockets(source: str) -> bool:
    if not SOCKETS.search(source):  # parsing every module would take seconds
        return False
    return any(SOCKETS.match(name) for name in imported(ast.parse(source)))


def test_no_module_opens_a_socket_but_the_door_the_relay_and_dask() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "cardtable").rglob("*.py")
        if uses_sockets(path.read_text(encoding="utf-8"))
    }
    assert found == set(ALLOWED)


def test_every_way_to_a_socket_would_be_found() -> None:
    for source in (
        "import socket",
        "def f():\n    import urllib.request as r",
        "from http import client",
        "from PySide6 import QtNetwork",
        "from PySide6.QtWebSockets import QWebSocket",
        "import importlib\nimportlib.import_module('distributed')",
    ):
        assert uses_sockets(source), source
    assert not uses_sockets("import json\nfrom PySide6.QtCore import QUrl\nfrom cardtable.app import event_loop")


@pytest.mark.skipif(os.name != "posix", reason="a pair of sockets inside a process goes by the loopback interface")
def test_a_window_in_which_is_played_reaches_for_nothing_but_its_own_door() -> None:
    with tempfile.TemporaryDirectory(prefix="ct") as home:  # a short name, since paths of sockets must be short
        environment = {key: value for key, value in os.environ.items() if key != "XDG_RUNTIME_DIR"}
        environment |= dict.fromkeys(["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"], home)
        command = [sys.executable, "-m", "tests.test_no_network", str(Path(home, "settings"))]
        ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert ended.returncode == 0, ended.stderr
    at_the_door, elsewhere, on_the_network = json.loads(ended.stdout)
    assert at_the_door == ["socket.bind", "socket.connect"]
    assert elsewhere == []
    assert on_the_network == []


def play(folder: Path) -> tuple[list[str], list[str], list[str]]:
    """Open the window with its settings in `folder`, play there, and hand it a file.

    Return the socket calls at the window's own socket, those elsewhere, and `network_sockets`.
    """
    at_the_door: list[str] = []
    elsewhere: list[str] = []

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        if event in ("socket.bind", "socket.connect") and arguments[1] == str(folder / "window.sock"):
            at_the_door.append(event)
        elif event.startswith("socket.") and event != "socket.__new__":  # socket pairs raise it too
            elsewhere.append(f"{event} {arguments[1:]}")

    sys.addaudithook(hear)

    from PySide6.QtWidgets import QApplication

    from cardtable.app.first_window import hand_over
    from cardtable.app.main import listen, open_window
    from tests.app.first_imports import begun, record
    from tests.waiting import PATIENCE, comes_true

    def comes(what: Callable[[], object]) -> bool:
        def is_there() -> bool:
            QApplication.processEvents()
            return bool(what())

        return comes_true(is_there)

    _, window = open_window([], folder)
    window.show()
    assert listen(window)
    assert comes(begun(window))
    with ThreadPoolExecutor(1) as other:
        handed = other.submit(hand_over, folder, record("war", over=True), PATIENCE)
        assert comes(handed.done)
        assert handed.result()
    assert comes(lambda: type(window.page).__name__ == "ResultPage")
    on_the_network = network_sockets()
    window.close()
    return at_the_door, elsewhere, on_the_network


def network_sockets() -> list[str]:
    """Return this process's sockets on any network, the loopback included; empty outside Linux."""
    rows = [row.split() for table in Path("/proc/self/net").glob("[tu]*[p6]") for row in table.read_text().splitlines()]
    known = {f"socket:[{row[9]}]" for row in rows if len(row) > 9}
    with suppress(OSError):
        return sorted(known & {str(path.readlink()) for path in Path("/proc/self/fd").iterdir()})
    return []


if __name__ == "__main__":
    json.dump(play(Path(sys.argv[1])), sys.stdout)
