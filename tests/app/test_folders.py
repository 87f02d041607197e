"""Files that are replaced whole or not at all, under names that fit, and nothing left of those who were killed."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.app.routes import Home
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow
from cardtable.disk import lock
from cardtable.library import saved_games
from cardtable.library.folders import clean_up, move_unused, new_folder, replace_file, stem_of, unused
from tests.app.conftest import SlowDisk

posix = pytest.mark.skipif(os.name == "nt", reason="links and locks of POSIX")

LEFT_OVER = [".cardtable-00c0ffee12345678", ".my game.cardtable.4711", ".settings.json.12", ".ours.toml.3"]
NOT_OURS = [".cardtable-notes", ".cardtable", "cardtable-00c0ffee12345678", ".vimrc.12", "my game.cardtable"]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def long_ago(path: Path) -> Path:
    """The same, written an hour ago and more."""
    path.touch()
    os.utime(path, (0, 0))
    return path


# --- other names -----------------------------------------------------------------------------------------------------


@pytest.fixture(params=["as it can be done here", "as anywhere"])
def mover(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux can give another name in one step; other systems can't."""
    if request.param == "as anywhere":
        monkeypatch.setattr("cardtable.library.folders._moves_at_once", lambda path, to: False)


def taken_meanwhile(monkeypatch: pytest.MonkeyPatch, take: Callable[[Path], None]) -> None:
    """Another window takes a name just after it was found that nobody had it."""

    def late(folder: Path, stem: str, suffix: str) -> Path:
        found = unused(folder, stem, suffix)
        if found.name == "name":
            take(found)
        return found

    monkeypatch.setattr("cardtable.library.folders.unused", late)


@pytest.mark.usefixtures("mover")
@pytest.mark.parametrize("kind", ["a file", "a folder"])
def test_what_another_window_names_so_at_the_same_moment_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def write(path: Path, text: str) -> None:
        if kind == "a folder":
            path.mkdir()
            path /= "study.toml"
        path.write_text(text)

    def read(path: Path) -> str:
        return (path / "study.toml" if kind == "a folder" else path).read_text()

    taken_meanwhile(monkeypatch, lambda path: write(path, "another's"))
    write(tmp_path / "mine", "mine")
    moved = move_unused(tmp_path / "mine", tmp_path, "name", "")
    assert moved == tmp_path / "name (2)"
    assert (read(tmp_path / "name"), read(moved)) == ("another's", "mine")
    assert names(tmp_path) == ["name", "name (2)"]


def test_of_two_windows_that_make_a_folder_at_the_same_moment_each_has_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken_meanwhile(monkeypatch, Path.mkdir)
    assert new_folder(tmp_path, "name") == tmp_path / "name (2)"
    assert names(tmp_path) == ["name", "name (2)"]


@pytest.mark.usefixtures("mover")
def test_what_can_not_have_another_name_leaves_none_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        move_unused(tmp_path / "gone", tmp_path, "name")
    assert names(tmp_path) == []


@posix
def test_a_link_that_leads_nowhere_keeps_its_name(tmp_path: Path) -> None:
    (tmp_path / "name.cardtable").symlink_to("nowhere")
    (tmp_path / "mine").write_text("mine")
    assert move_unused(tmp_path / "mine", tmp_path, "name") == tmp_path / "name (2).cardtable"


# --- replacing -------------------------------------------------------------------------------------------------------


@posix
def test_a_link_goes_on_pointing_where_it_does(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    replace_file(tmp_path / "link", b"new")
    assert (tmp_path / "real").read_bytes() == b"new"
    assert (tmp_path / "link").is_symlink()


@posix
def test_the_disk_has_a_file_before_it_has_its_name_and_the_name_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, int]] = []
    replace = Path.replace
    monkeypatch.setattr(os, "fsync", lambda file: done.append(("sync", os.fstat(file).st_ino)))

    def renamed(fresh: Path, path: Path) -> Path:
        done.append(("rename", fresh.stat().st_ino))
        return replace(fresh, path)

    monkeypatch.setattr(Path, "replace", renamed)
    replace_file(tmp_path / "a", b"new", wait=True)
    file = (tmp_path / "a").stat().st_ino
    assert done == [("sync", file), ("rename", file), ("sync", tmp_path.stat().st_ino)]


def test_a_folder_that_no_disk_takes_is_replaced_in_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sync(file: int) -> None:
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(os, "fsync", sync)
    replace_file(tmp_path / "a", b"new", wait=True)
    assert (tmp_path / "a").read_bytes() == b"new"


def test_who_does_not_wait_for_the_disk_is_not_held_up(tmp_path: Path, slow_disk: SlowDisk) -> None:
    slow_disk.stops()
    replace_file(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"
    assert slow_disk.taken == []


@pytest.mark.parametrize("wait", [True, False])
def test_what_can_not_be_written_leaves_the_old_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait: bool
) -> None:
    (tmp_path / "a").write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(OSError, match="No space left"):
        replace_file(tmp_path / "a", b"new", wait=wait)
    assert names(tmp_path) == ["a"]
    assert (tmp_path / "a").read_bytes() == b"old"


# --- names -----------------------------------------------------------------------------------------------------------

LONG = "\N{GRINNING FACE}" * 60


def test_a_file_with_the_longest_of_names_is_replaced(tmp_path: Path) -> None:
    """A name on its way to it need not be longer."""
    path = unused(tmp_path, stem_of(LONG, "losers"))
    assert path.stem == LONG
    replace_file(path, b"new", wait=True)
    assert names(tmp_path) == [path.name]


@pytest.mark.parametrize("stem", [LONG, "a" * 245], ids=["emoji", "letters"])
def test_where_a_number_has_no_room_the_name_is_shorter(tmp_path: Path, stem: str) -> None:
    first = unused(tmp_path, stem)
    first.touch()
    for number in (2, 3):
        path = unused(tmp_path, stem)
        assert path.name.endswith(f" ({number}).cardtable")
        assert stem.startswith(path.stem.removesuffix(f" ({number})"))
        path.touch()
    assert len(names(tmp_path)) == 3


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEFT_OVER)
def test_what_anybody_left_who_was_killed_is_removed(tmp_path: Path, name: str) -> None:
    """Whichever file it was to replace."""
    long_ago(tmp_path / name)
    replace_file(tmp_path / "another", b"whole")
    assert names(tmp_path) == ["another"]


@pytest.mark.parametrize("name", NOT_OURS)
def test_what_is_not_ours_stays(tmp_path: Path, name: str) -> None:
    long_ago(tmp_path / name)
    clean_up(tmp_path)
    assert names(tmp_path) == [name]


def test_what_was_written_just_now_stays(tmp_path: Path) -> None:
    for name in LEFT_OVER:
        (tmp_path / name).touch()
    clean_up(tmp_path)
    assert names(tmp_path) == sorted(LEFT_OVER)


@posix
def test_what_is_being_written_stays_however_slow_the_disk(tmp_path: Path) -> None:
    path = long_ago(tmp_path / LEFT_OVER[0])
    with path.open("r+b") as file:
        lock(file)
        clean_up(tmp_path)
        assert names(tmp_path) == [path.name]
    clean_up(tmp_path)
    assert names(tmp_path) == []


@posix
def test_links_are_not_followed(tmp_path: Path) -> None:
    target = long_ago(tmp_path / "elsewhere")
    (tmp_path / LEFT_OVER[0]).symlink_to(target)
    os.utime(tmp_path / LEFT_OVER[0], (0, 0), follow_symlinks=False)
    (tmp_path / LEFT_OVER[1]).mkdir()
    clean_up(tmp_path)
    assert names(tmp_path) == sorted([target.name, *LEFT_OVER[:2]])


KILLED = """
import os, sys
from pathlib import Path
from cardtable.library.folders import replace_file
Path.replace = lambda fresh, path: os._exit(9)
replace_file(Path(sys.argv[1]), b"hands and seed", wait=True)
"""


def test_a_take_back_that_was_killed_is_cleaned_up_by_the_first_page(qtbot: object, window: MainWindow) -> None:
    """Though its game is over, or deleted, and nobody takes anything back again."""
    folder = saved_games.games_folder()
    path = folder / "gone.cardtable"
    assert subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False).returncode == 9
    (left,) = folder.iterdir()
    assert left.read_bytes() == b"hands and seed"
    long_ago(left)
    window.go(Home())
    assert isinstance(window.page, FirstPage)
    window.page.look_for_games()
    qtbot.waitUntil(lambda: not list(folder.iterdir()))  # type: ignore[attr-defined]
