"""Files are replaced whole or not at all, under names that fit; nothing stays of processes that were killed, and other
people's files in a folder are left alone."""

import os
import stat
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.navigation.context import reading_record
from cardtable.app.play.live import taking_back
from cardtable.app.routes import Home
from cardtable.app.settings import Settings
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.kept_games import copy
from cardtable.app.window import MainWindow
from cardtable.commands import common
from cardtable.disk import lock
from cardtable.journal import Journal, read
from cardtable.library import saved_games
from cardtable.library.branches import begin_branch, name_branch
from cardtable.library.folders import (
    clean_up,
    data_path,
    games_path,
    is_own,
    move_unused,
    new_folder,
    own_folder,
    replace_file,
    rules_path,
    settings_path,
    stem_of,
    unused,
)
from cardtable.library.impressions import Impression, keep_impression
from cardtable.library.notes import write_note
from cardtable.work import worked_out
from tests.app.conftest import SlowDisk, drop
from tests.library.test_notes import GAME

posix = pytest.mark.skipif(os.name == "nt", reason="links and locks of POSIX")

LEFT_OVER = ".cardtable-00c0ffee12345678"
NOT_OURS = [
    ".cardtable-notes",
    ".cardtable",
    ".cardtable-00c0ffee1234567",
    ".cardtable-00c0ffee123456789",
    ".cardtable-00C0FFEE12345678",
    "cardtable-00c0ffee12345678",
    ".vimrc.12",
    ".backup.json.1",
    ".my game.cardtable.4711",
    ".settings.toml.20260101",
    "my game.cardtable",
]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def long_ago(path: Path) -> Path:
    """Make the file at least an hour old, and return its path."""
    path.touch()
    os.utime(path, (0, 0))
    return path


# --- other names -----------------------------------------------------------------------------------------------------


@pytest.fixture(params=["as it can be done here", "as anywhere"])
def mover(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the test with renames in one step, as Linux has, and without."""
    if request.param == "as anywhere":
        monkeypatch.setattr("cardtable.library.folders._moves_at_once", lambda path, to: False)


def taken_meanwhile(monkeypatch: pytest.MonkeyPatch, take: Callable[[Path], None]) -> None:
    """Let another window take a name just after it was found to be free."""

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
    """The name of the temporary file need not be longer."""
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


def folders_of_ours() -> list[Path]:
    """Return the app's folders in which files are replaced."""
    return [own_folder(path) for path in (settings_path(), data_path(), games_path(), rules_path("war"))]


def test_what_anybody_left_who_was_killed_is_removed_before_anything_is_written_there() -> None:
    """It doesn't matter which file they were to replace."""
    for folder in folders_of_ours():
        long_ago(folder / LEFT_OVER)
        replace_file(folder / "another", b"whole")
        assert not (folder / LEFT_OVER).exists(), folder
        assert (folder / "another").exists()


def test_a_folder_is_looked_through_once_and_not_for_each_file(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Path] = []
    scan = os.scandir

    def looking(path: Path) -> object:
        looked.append(path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", looking)
    for number in range(20):
        replace_file(own_folder(games_path()) / f"{number}", b"")
    assert len(looked) == 1


@pytest.mark.parametrize("name", NOT_OURS)
def test_what_is_not_ours_stays(name: str) -> None:
    folder = own_folder(games_path())
    long_ago(folder / name)
    clean_up(folder)
    assert names(folder) == [name]


def test_what_was_written_just_now_stays() -> None:
    folder = own_folder(games_path())
    (folder / LEFT_OVER).touch()
    clean_up(folder)
    assert names(folder) == [LEFT_OVER]


@posix
def test_what_is_being_written_stays_however_slow_the_disk() -> None:
    folder = own_folder(games_path())
    path = long_ago(folder / LEFT_OVER)
    with path.open("r+b") as file:
        lock(file)
        clean_up(folder)
        assert names(folder) == [path.name]
    clean_up(folder)
    assert names(folder) == []


@posix
def test_links_are_not_followed(tmp_path: Path) -> None:
    folder = own_folder(games_path())
    target, other = long_ago(tmp_path / "elsewhere"), tmp_path / "a folder"
    other.mkdir()
    (folder / LEFT_OVER).symlink_to(target)
    (folder / LEFT_OVER.replace("0", "1")).symlink_to(other)
    for link in folder.iterdir():
        os.utime(link, (0, 0), follow_symlinks=False)
    clean_up(folder)
    assert len(names(folder)) == 2
    assert target.exists()
    assert other.exists()


# --- folders and files of others -------------------------------------------------------------------------------------

LEFT_BY_OTHERS = [name for name in NOT_OURS if name.startswith(".")] + [LEFT_OVER]
GROUP = next((group for group in os.getgroups() if group != os.getegid()), None) if os.name == "posix" else None
"""Group of this user that new files don't get by themselves; None if there is none. Root may use any group."""
if os.name == "posix" and os.geteuid() == 0:
    GROUP = 12345


@pytest.fixture(params=[0o022, 0o077], ids=["umask 022", "umask 077"])
def shared(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """Return a record in a folder that others share, beside what their programs left there long ago."""
    folder = tmp_path / "shared"
    folder.mkdir()
    path = folder / "game.cardtable"
    path.write_text(GAME)
    for name in [*LEFT_BY_OTHERS, f".{path.name}.{os.getpid()}"]:
        long_ago(folder / name)
    if GROUP is not None:
        os.chown(path, -1, GROUP)
    path.chmod(0o664)
    folder.chmod(0o2775)
    before = os.umask(request.param)
    yield path
    os.umask(before)


def looks(folder: Path) -> dict[str, tuple[int, int, int]]:
    """Return mode, owner and group of a folder and of everything in it."""
    found = {".": folder.stat(), **{path.name: path.lstat() for path in folder.iterdir()}}
    return {name: (status.st_mode, status.st_uid, status.st_gid) for name, status in found.items()}


def take_back(path: Path) -> None:
    worked_out(taking_back(Journal.resume(path), 3))


SOMEWHERE = Path(__file__).parents[1] / "games" / "war" / "golden" / "0001.cardtable"
TOUCHED: dict[str, Callable[[Path], object]] = {
    "opened": lambda path: worked_out(reading_record(path)),
    "a decision taken back": take_back,
    "a note": lambda path: write_note(path, 1, "well done"),
    "another name in its tree": lambda path: name_branch(path, "Sunday"),
    "what people said": lambda path: keep_impression(path, Impression(fun=5)),
    "written on by bots": lambda path: replace_file(path, path.read_bytes(), wait=True),
    "saved over by a copy": lambda path: copy(SOMEWHERE, path),
    "replaced by a command": lambda path: common.replace(path, b"seed = 5"),
    "tried by a command": common.check_place,
}


@posix
@pytest.mark.parametrize("how", TOUCHED)
def test_in_a_folder_of_others_nothing_changes_but_the_file_itself(shared: Path, how: str) -> None:
    before = looks(shared.parent)
    TOUCHED[how](shared)
    assert looks(shared.parent) == before


@posix
def test_a_game_dropped_from_a_folder_of_others_is_all_that_is_touched_there(
    qtbot: QtBot, window: MainWindow, shared: Path
) -> None:
    before = looks(shared.parent)
    drop(window, shared)
    qtbot.waitUntil(lambda: not isinstance(window.page, FirstPage))
    assert looks(shared.parent) == before


@posix
def test_a_file_of_another_owner_keeps_its_group(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if GROUP is None:
        pytest.skip("in no other group")
    give = os.fchown

    def give_to_group(descriptor: int, owner: int, group: int) -> None:
        if owner != -1:
            raise PermissionError(1, "Operation not permitted")
        give(descriptor, owner, group)

    monkeypatch.setattr(os, "fchown", give_to_group)  # only root can give files to another owner
    replace_file(shared, b"new")
    assert shared.stat().st_gid == GROUP


@posix
def test_a_file_of_others_keeps_its_access_list(shared: Path) -> None:
    """Without the list, the mode alone would allow the group what the list denies. A file without a list gets none from
    its folder."""
    if sys.platform != "linux":
        pytest.skip("access lists of Linux")
    listed, plain = shared, shared.with_name("plain")
    plain.touch(mode=0o640)
    try:
        os.setxattr(listed, ACCESS, access_list(group=0))
        os.setxattr(shared.parent, "system.posix_acl_default", access_list(group=6))
    except OSError:
        pytest.skip("no access lists here")
    before = os.getxattr(listed, ACCESS), looks(shared.parent)
    for path in (listed, plain):
        replace_file(path, b"new")
    assert (os.getxattr(listed, ACCESS), looks(shared.parent)) == before
    assert ACCESS not in os.listxattr(plain)


ACCESS = "system.posix_acl_access"


def access_list(group: int) -> bytes:
    """Return an access list by which the owner and user 4711 may read and write, the group has mode `group`, and others
    may do nothing (acl(5))."""
    entries = [(0x01, 6, -1), (0x02, 6, 4711), (0x04, group, -1), (0x10, 6, -1), (0x20, 0, -1)]
    return struct.pack("<I", 2) + b"".join([struct.pack("<HHi", *entry) for entry in entries])


@posix
def test_settings_that_are_linked_from_a_folder_of_others_keep_both_as_they_are(shared: Path) -> None:
    target = shared.with_name("cardtable-settings.json")
    target.write_text("{}")
    target.chmod(0o644)
    before = looks(shared.parent)
    link = own_folder(settings_path()) / "settings.json"
    link.symlink_to(target)
    Settings().speed = "fast"
    assert link.is_symlink()
    assert "fast" in target.read_text()
    assert looks(shared.parent) == before


@posix
@pytest.mark.parametrize("which", ["games", "data", "settings"])
def test_a_folder_of_others_to_which_one_of_ours_is_a_link_stays_as_it_is(shared: Path, which: str) -> None:
    ours = {"games": games_path(), "data": data_path(), "settings": settings_path()}[which]
    ours.parent.mkdir(parents=True, exist_ok=True)
    ours.symlink_to(shared.parent)
    before = looks(shared.parent)
    own_folder(ours)
    clean_up(ours)
    replace_file(ours / shared.name, b"new")
    assert looks(shared.parent) == before
    assert not is_own(ours)


@posix
def test_new_folders_behind_a_link_are_all_closed(shared: Path) -> None:
    data_path().parent.mkdir(parents=True, exist_ok=True)
    data_path().symlink_to(shared.parent)
    folder = own_folder(rules_path("war"))
    assert [each.stat().st_mode & 0o077 for each in (folder, folder.parent)] == [0, 0]


@posix
def test_what_is_new_in_a_folder_of_others_is_closed_unless_it_is_to_be_passed_on(shared: Path) -> None:
    new = begin_branch(shared, read(shared), 3)
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    replace_file(shared.with_name("report.html"), b"page", private=False)
    usual = shared.with_name("usual")
    usual.touch()
    assert shared.with_name("report.html").stat().st_mode == usual.stat().st_mode


@posix
@pytest.mark.parametrize("kind", ["a pipe", "a folder", "a link to itself", "read-only"])
def test_what_is_no_file_to_be_written_is_not_replaced_in_a_folder_of_others(
    shared: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shared.with_name("theirs")
    if kind == "a pipe":
        os.mkfifo(path)
    elif kind == "a folder":
        path.mkdir()
    elif kind == "a link to itself":
        path.symlink_to(path)
    else:
        path.touch(mode=0o444)
        monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)  # root is never refused
    before = looks(shared.parent)
    with pytest.raises(OSError, match=r"regular|directory|denied|symbolic"):
        replace_file(path, b"new")
    assert looks(shared.parent) == before


def test_a_file_of_another_that_has_our_random_name_is_not_ours_to_remove(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "urandom", bytes)
    (tmp_path / (".cardtable-" + "0" * 16)).write_text("theirs")
    with pytest.raises(FileExistsError):
        replace_file(tmp_path / "a", b"new")
    assert names(tmp_path) == [".cardtable-" + "0" * 16]


KILLED = """
import os, sys
from pathlib import Path
from cardtable.library.folders import replace_file
Path.replace = lambda fresh, path: os._exit(9)
replace_file(Path(sys.argv[1]), b"hands and seed", wait=True)
"""


def test_a_take_back_that_was_killed_is_cleaned_up_by_the_first_page(qtbot: object, window: MainWindow) -> None:
    """Even if the game is over or deleted and no move is taken back again."""
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


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        (
            "Cost of a pass 1, Game ends one player left, Turn limit 600",
            "Cost of a pass 1, Game ends one player left, Turn limit 600",
        ),
        (
            "Cost of a pass 10, Game ends one player left, Turn limit 1000",
            "Cost of a pass 10, Game ends one player left…",
        ),
        (
            "كلفة التمرير 1، نهاية اللعبة بقاء لاعب واحد في اللعبة، حد الأدوار 60",
            "كلفة التمرير 1، نهاية اللعبة بقاء لاعب واحد في اللعبة…",
        ),
        (" ".join(["word"] * 20), " ".join(["word"] * 11) + "…"),
        ("x" * 70, "x" * 59 + "…"),
    ],
)
def test_a_long_name_ends_with_a_whole_part(name: str, stem: str) -> None:
    assert stem_of(name, "war") == stem
    assert stem_of(stem, "war") == stem
