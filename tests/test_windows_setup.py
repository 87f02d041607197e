"""The setup for Windows: what it promises, and, where makensis is, that it is made of all that it should hold.

What comes of it on a Windows, `python -m tools.try_setup` tries.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path, PureWindowsPath

import pytest
from PIL import Image
from platformdirs.windows import Windows

from cardtable.library import folders
from tasks import Failed
from tools.packages import windows, windows_art
from tools.packages.windows import NAMES, PROGRAM, UNINSTALLER

SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
LOCAL = r"C:\Users\Зоя\AppData\Local"
needs_makensis = pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed (apt: nsis)")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder such as the program is frozen into, where paths are strange."""
    folder = tmp_path / "Мои игры" / "cardtable"
    for name in (PROGRAM, "_internal/base_library.zip", "_internal/numpy/_core.pyd", "_internal/карты/ace"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder


def compiled(frozen: Path, signing: str = "") -> Path:
    """The setup of such a folder."""
    target = frozen.parent / "the setup.exe"
    windows.compile_setup(frozen, target, "1.2rc3", signing)
    return target


# --- what it promises ------------------------------------------------------------------------------------------------


def test_the_program_and_the_games_never_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: LOCAL)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *words, **rest: Windows(*words, **rest).user_data_dir)
    kept = [folders.data_path(), Windows("cardtable", appauthor=False).user_config_dir]
    cache = PureWindowsPath(Windows("cardtable", appauthor=False).user_cache_dir)
    data = PureWindowsPath(windows.DATA_FOLDER.replace("$LOCALAPPDATA", LOCAL))
    program = PureWindowsPath(windows.PROGRAM_FOLDER.replace("$LOCALAPPDATA", LOCAL))
    assert {PureWindowsPath(str(path).replace("/", "\\")) for path in kept} == {data}
    assert cache == data / NAMES["CACHE"]
    assert not program.is_relative_to(data)
    assert not data.is_relative_to(program)


def test_no_rights_are_asked_for_and_only_the_users_keys_are_written() -> None:
    assert re.findall(r"^RequestExecutionLevel (.+)$", SCRIPT, re.MULTILINE) == ["user"]
    written = re.findall(r"^ *(?:Write|Delete|Enum|Read)Reg\w+ (?:\S+ )?(HK\w+)", SCRIPT, re.MULTILINE)
    assert set(written) == {"HKCU"}


def test_every_name_is_used_and_none_stands_twice() -> None:
    assert [name for name in NAMES if f"${{{name}}}" not in SCRIPT] == []
    code = "\n".join(line for line in SCRIPT.splitlines() if not line.lstrip().startswith(";"))
    told = re.sub(r"\$\{\w+\}", "", code)
    for name in ("PROGRAM", "UNINSTALLER", "NEW", "OLD", "UNINSTALL_KEYS", "CLASSES", "KIND", "SUFFIX", "DELETE_GAMES"):
        assert NAMES[name] not in told, f"{NAMES[name]} stands in the script"


def test_a_version_is_told_as_windows_counts() -> None:
    assert windows.four_numbers("0.1.0") == "0.1.0.0"
    assert windows.four_numbers("1.2rc3") == "1.2.0.0"
    assert windows.four_numbers("2026.11.24.1.dev5") == "2026.11.24.1"


def test_the_program_comes_last_into_its_place(frozen: Path) -> None:
    assert windows.entries(frozen) == [UNINSTALLER, "_internal", PROGRAM]


def test_sizes_are_those_on_a_disk(tmp_path: Path) -> None:
    (tmp_path / "small").write_bytes(b"x")
    (tmp_path / "larger").write_bytes(bytes(4097))
    assert windows.measures(tmp_path)["KILOBYTES"] == "12"


def test_without_makensis_one_sentence_says_how_to_come_by_it(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Failed, match=r"^a setup takes makensis, which is not here: `.+ install .+` brings it$"):
        compiled(frozen)


def test_makensis_is_found_where_its_own_setup_puts_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    (tmp_path / "NSIS").mkdir()
    (tmp_path / "NSIS" / "makensis.exe").touch()
    assert windows.find_makensis() == tmp_path / "NSIS" / "makensis.exe"


def test_no_setup_is_made_of_what_is_no_program(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="there is no cardtable.exe"):
        windows.compile_setup(tmp_path, tmp_path / "setup.exe", "1.0")


def test_the_icon_has_a_drawing_for_each_size(qapp: object, tmp_path: Path) -> None:
    windows_art.write_icon(tmp_path / "icon.ico")
    with Image.open(tmp_path / "icon.ico") as icon:
        assert icon.info["sizes"] == {(pixels, pixels) for pixels in windows_art.SIZES}


# --- what is made ----------------------------------------------------------------------------------------------------


@needs_makensis
def test_all_of_the_folder_is_in_it_and_makensis_has_no_doubts(frozen: Path, capfd: pytest.CaptureFixture[str]) -> None:
    setup = compiled(frozen).read_bytes()
    assert capfd.readouterr().out == ""
    assert windows.find_makensis()
    assert b"NullsoftInst" in setup
    texts = setup  # names lie in the packed header: makensis itself is asked what it took
    assert len(texts) > 100_000
    log = subprocess.run(
        ["makensis", "-V4", "-XTarget x86-unicode", f"-DFACTS={windows.BUILD}/windows/facts.nsh", windows.SCRIPT],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    taken = set(re.findall(r'^File: "([^"]+)" (?:\[|\d)', log, re.MULTILINE))
    assert {path.name for path in frozen.rglob("*") if path.is_file()} <= {Path(name).name for name in taken}


@needs_makensis
def test_two_are_equal(frozen: Path) -> None:
    first = compiled(frozen).read_bytes()
    for path in frozen.rglob("*"):
        path.touch()
    assert compiled(frozen).read_bytes() == first


@needs_makensis
def test_the_uninstaller_and_the_setup_are_signed(frozen: Path) -> None:
    signed = frozen.parent / "signed"
    setup = compiled(frozen, f"echo >> '{signed}'")
    paths = re.findall(r"^(.+)$", signed.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(paths) == 2
    assert Path(paths[-1].strip()) == setup


@needs_makensis
def test_no_setup_is_left_that_could_not_be_signed(frozen: Path) -> None:
    with pytest.raises(Failed, match="makensis could not make the setup"):
        compiled(frozen, "false")
    with pytest.raises(Failed, match=r"cardtable\.exe could not be signed"):
        windows.sign(frozen / PROGRAM, "false")
