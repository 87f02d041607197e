"""Files: read within a limit and replaced as a whole by two modules, which a search of the sources ensures."""

from __future__ import annotations

import ast
import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.disk import InUse, lock, new_file, open_file, read_file

ROOT = Path(__file__).parents[1]

# --- reading ---------------------------------------------------------------------------------------------------------


def test_a_file_is_read_as_far_as_its_limit_and_a_larger_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(OSError, match="the file has more than 4 bytes") as error:
        read_file(path, 4)
    assert error.value.filename == str(path)


def test_no_more_is_read_of_a_file_without_end_than_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # more than any memory holds
    with pytest.raises(OSError, match="the file has more than 1,000 bytes"):
        read_file(path, 1000)


KINDS = ("a pipe", "a pipe that somebody holds open", "a device", "a socket", "a folder")


@pytest.fixture(params=KINDS)
def strange(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a path that leads to something other than a regular file."""
    link, path = tmp_path / "link", tmp_path / "strange"
    held = -1
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes and devices of POSIX")
    if "pipe" in request.param:
        os.mkfifo(path)
        held = os.open(path, os.O_RDWR) if "holds" in request.param else -1
    elif request.param == "a device":
        path = Path("/dev/zero")
    elif request.param == "a socket":
        import socket

        monkeypatch.chdir(tmp_path)  # a socket's path has to be short
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(path.name)
    else:
        path.mkdir()
    link.symlink_to(path)
    yield link
    if held >= 0:
        os.close(held)


def test_what_is_no_file_is_neither_waited_for_nor_read(strange: Path) -> None:
    with pytest.raises(OSError, match=r"not a regular file|Is a directory") as error:
        read_file(strange, 1000)
    assert error.value.filename == str(strange)


def test_no_device_is_opened_to_see_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some devices act as soon as they are opened."""
    opened: list[object] = []
    monkeypatch.setattr(os, "open", lambda *how: opened.append(how))
    with pytest.raises(OSError, match="regular"):
        open_file(Path("/dev/zero"))
    assert opened == []


def test_what_becomes_a_pipe_after_it_was_looked_at_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes of POSIX")
    path = tmp_path / "file"
    path.touch()
    really = os.open

    def late(named: Path, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        return really(named, flags)

    monkeypatch.setattr(os, "open", late)
    with pytest.raises(OSError, match="regular"):
        read_file(path, 1000)


def test_a_file_that_has_nothing_to_say_yet_can_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of the system's files look regular and yet have no data."""

    class Silent(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            return None  # type: ignore[return-value] # as what isn't waited for does

    monkeypatch.setattr("cardtable.disk.open_file", lambda path: Silent())
    with pytest.raises(BlockingIOError) as error:
        read_file(tmp_path / "file", 1000)
    assert error.value.filename == str(tmp_path / "file")


def test_a_new_file_takes_nobodys_place(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("nowhere")
    (tmp_path / "file").write_text("theirs")
    for name in ("link", "file"):
        with pytest.raises(FileExistsError):
            new_file(tmp_path / name)
    assert (tmp_path / "file").read_text() == "theirs"
    assert not (tmp_path / "nowhere").exists()
    with new_file(tmp_path / "new") as file:
        lock(file)
        with (tmp_path / "new").open("rb") as other, pytest.raises(InUse):
            lock(other)


# --- where it is done ------------------------------------------------------------------------------------------------

PLACES = ("cardtable/disk.py", "cardtable/library/folders.py")
"""Modules that open, replace and remove files by their names.

The first has `read_file`, `open_file`, `new_file`, their descriptors, `remove_file` and `replacement`, the second
`replace_file`, `replacing`, `own_folder` and `clean_up`.
"""

EXCEPTIONS: dict[str, tuple[set[str], str]] = {
    # Files that the program itself brings along.
    "cardtable/about.py": ({"read_text"}, "the list that a build of ours holds"),
    "cardtable/app/sound/mixer.py": ({"wave"}, "our own recordings"),
    "cardtable/app/start/about_facts.py": ({"read_text"}, "licences of what is installed with us"),
    "cardtable/games/war/players/duel.py": ({"np.load"}, "our own networks"),
    "cardtable/commands/terminal.py": ({"read_bytes"}, "our own translations"),
    "cardtable/playtest/study_part.py": ({"read_bytes"}, "our own sources, for their digest"),
    "cardtable/playtest/claims.py": ({"read_bytes"}, "our own studies"),
    "cardtable/registry.py": ({"read_text"}, "the entry points of what is installed with us"),
    "cardtable/resources.py": ({"read_text"}, "the commit that a build of ours holds"),
    # Files that the module begins, or removes after it has begun them.
    "cardtable/app/art/icon.py": ({"mkdir", "save"}, "pictures for a build, in a folder of its own"),
    "cardtable/app/first_window.py": ({"chmod", "os.open", "unlink"}, "our own lock, socket and its address"),
    "cardtable/app/play/bot_seats.py": ({"shutil"}, "looks for a program"),
    "cardtable/app/rehearsal.py": ({"tempfile"}, "a folder of the self-test"),
    "cardtable/app/settings.py": ({"replace"}, "puts a bad file aside"),
    "cardtable/commands/selftest.py": ({"tempfile", "mkdir"}, "a folder of the self-test"),
    "cardtable/journal.py": ({"os.open", "os.link"}, "a record is begun without a name"),
    "cardtable/library/game_index.py": ({"os.open", "sqlite3"}, "a cache in our own folder"),
    "cardtable/library/rule_files.py": ({"unlink"}, "a set that the person deletes, and can have back"),
    "cardtable/library/study_archive.py": (
        {"zipfile", "shutil", "mkdir"},
        "in memory; a folder of its own random name",
    ),
    "cardtable/library/wastebasket.py": ({"shutil", "unlink"}, "what the person has deleted"),
    "cardtable/playtest/batch.py": ({"unlink"}, "records that this run began exclusively"),
    # Folders that the person chooses.
    "cardtable/games/mentalist/players/solved_match.py": ({"mkdir"}, "the folder of our own cache"),
    "cardtable/commands/studies.py": ({"mkdir"}, "folders of records"),
    "cardtable/playtest/block_runner.py": ({"mkdir"}, "a folder of records"),
    # Outputs that a command is told to write.
    "cardtable/cli.py": ({"os.open"}, "the null device, in the place of an output that is gone"),
    "cardtable/commands/common.py": (
        {"mkdir", "open", "write_bytes", "shutil"},
        "pipes and devices that a command is to fill; looks for a program",
    ),
}
"""Other modules that open, write or remove files by name: the functions they use, and why that is no danger."""

_METHODS = {
    *("chmod", "hardlink_to", "lchmod", "mkdir", "read_bytes", "read_text", "rmdir", "symlink_to", "unlink"),
    *("write_bytes", "write_text"),
}
"""Methods that hardly any class but Path has."""
_MODULES = {
    *("codecs", "fileinput", "gzip", "mmap", "shelve", "shutil", "sqlite3", "tarfile", "tempfile", "wave", "zipfile"),
}
"""Modules that open files by name."""
_FUNCTIONS = {
    "os": {
        *("chmod", "chown", "link", "lchown", "makedirs", "mkdir", "mkfifo", "open", "remove", "removedirs", "rename"),
        *("renames", "replace", "rmdir", "symlink", "truncate", "unlink"),
    },
    "np": {"fromfile", "genfromtxt", "load", "loadtxt", "memmap", "save", "savetxt", "savez"},
}
_OF_QT = {"QFile", "QSaveFile", "QTemporaryDir", "QTemporaryFile"}
_OPENING = {"buffering", "encoding", "errors", "mode", "newline"}


def _uses(tree: ast.AST) -> Iterator[str]:
    """Yield the names of everything in a module that opens, writes or removes files by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from _MODULES & {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {name.name for name in node.names}
            yield from _MODULES & {node.module}
            yield from [f"{node.module}.{name}" for name in _FUNCTIONS.get(node.module, set()) & names]
        elif isinstance(node, ast.Attribute):
            of = _name(node.value)
            if node.attr in _FUNCTIONS.get(of, set()):
                yield f"{of}.{node.attr}"
            elif node.attr in _METHODS and of != "self":
                yield node.attr
        elif isinstance(node, ast.Name) and node.id in _OF_QT:
            yield node.id
        elif isinstance(node, ast.Call):
            yield from _called(node)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _called(call: ast.Call) -> Iterator[str]:
    """Yield `open` and methods that only their arguments tell from those of texts and dialogs."""
    if isinstance(call.func, ast.Name) and call.func.id == "open":
        yield "open"
    elif isinstance(call.func, ast.Attribute):
        method, of = call.func.attr, _name(call.func.value)
        path = any(word in of for word in ("path", "file", "folder", "place")) or of == "to"
        first = call.args[0] if call.args else None
        mode = isinstance(first, ast.Constant) and isinstance(first.value, str) and set(first.value) <= set("rwxabt+")
        given = {keyword.arg for keyword in call.keywords}
        if (
            (method == "open" and of not in {*_MODULES, *_FUNCTIONS} and (path or mode or given & _OPENING))
            or (method in ("rename", "touch") and path)
            or (method == "replace" and of != "os" and len(call.args) == 1 and not given)
            or (method == "save" and of != "np" and call.args)
        ):
            yield method


def found_in(source: str) -> set[str]:
    return set(_uses(ast.parse(source)))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("open(name)", {"open"}),
        ("path.open()", {"open"}),
        ("self.x.open('rb')", {"open"}),
        ("one.open(encoding='utf-8')", {"open"}),
        ("os.open(path, 0)", {"os.open"}),
        ("Path('x').read_bytes()", {"read_bytes"}),
        ("undo.callback(path.unlink, missing_ok=True)", {"unlink"}),
        ("fresh.replace(path)", {"replace"}),
        ("from os import open", {"os.open"}),
        ("from shutil import rmtree", {"shutil"}),
        ("import shutil", {"shutil"}),
        ("QSaveFile(name)", {"QSaveFile"}),
        ("np.load(path)", {"np.load"}),
        ("path.rename(other)", {"rename"}),
        ("import json, sqlite3", {"sqlite3"}),
        ("pixmap.save(name)", {"save"}),
        ("text.replace('a', 'b')", set()),
        ("dialog.open()", set()),
        ("painter.save()", set()),
        ("when.replace(tzinfo=None)", set()),
        ("json.load(file)", set()),
    ],
)
def test_the_walk_sees_what_opens_or_changes_files(source: str, found: set[str]) -> None:
    assert found_in(source) == found


def test_files_are_opened_replaced_and_removed_in_one_place() -> None:
    """The exceptions above are exact: a module uses what is listed there, no more and no less."""
    found = {}
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name not in PLACES and (uses := found_in(path.read_text(encoding="utf-8"))):
            found[name] = uses
    assert found == {name: uses for name, (uses, _) in EXCEPTIONS.items()}
