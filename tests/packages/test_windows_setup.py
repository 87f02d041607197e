"""Setup for Windows, tested on any system: its script, and the arguments of makensis.

`python -m tools.packages.try_setup` tries the setup itself on Windows.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path, PureWindowsPath

import pytest
from platformdirs.windows import Windows
from PySide6.QtGui import QImage

from cardtable.library import folders
from tasks import Failed
from tools.packages import icons, windows
from tools.packages.windows import LIBRARIES, NAMES, PROGRAM, SIGN

SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
LOCAL = r"C:\Users\Зоя\AppData\Local"


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Return the folder of a minimal frozen program, with Cyrillic letters in its path."""
    folder = tmp_path / "Мои игры" / "cardtable"
    (folder / LIBRARIES).mkdir(parents=True)
    (folder / PROGRAM).touch()
    return folder


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return a list of the commands given, none of which is run."""
    given: list[list[str]] = []
    monkeypatch.setattr(windows, "must", lambda command, failure, **environment: given.append([*map(str, command)]))
    monkeypatch.setattr(windows, "find_makensis", lambda: Path("makensis"))
    return given


def local(name: str) -> PureWindowsPath:
    """Return the folder that the script knows by a name."""
    return PureWindowsPath(NAMES[name].replace("$LOCALAPPDATA", LOCAL))


# --- the script ------------------------------------------------------------------------------------------------------


def test_the_program_and_the_games_never_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: LOCAL)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *words, **rest: Windows(*words, **rest).user_data_dir)
    others = Windows("cardtable", appauthor=False)
    kept = [str(folders.data_path()), others.user_config_dir, others.user_cache_dir]
    # On other systems the paths have that system's separator.
    data, config, cache = (PureWindowsPath(path.replace("/", "\\")) for path in kept)
    assert data == config == local("DATA_FOLDER")
    assert cache == data / NAMES["CACHE"]
    assert not local("PROGRAM_FOLDER").is_relative_to(data)
    assert not data.is_relative_to(local("PROGRAM_FOLDER"))


def test_no_rights_are_asked_for_and_only_the_users_keys_are_written() -> None:
    assert re.findall(r"^RequestExecutionLevel (.+)$", SCRIPT, re.MULTILINE) == ["user"]
    roots = re.findall(r"^ *(?:Write|Delete|Enum|Read)Reg\w+ (?:\S+ )??(HK\w+)", SCRIPT, re.MULTILINE)
    assert len(roots) > 20
    assert set(roots) == {"HKCU"}


def test_whole_folders_are_removed_only_where_they_are_the_programs_or_games_are_asked_for() -> None:
    removed = set(re.findall(r'^ *RMDir /r "(.+)"$', SCRIPT, re.MULTILINE))
    ours = {r"$INSTDIR\${PART}", r"$INSTDIR\${OLD}", r"$INSTDIR\${NEW}", r"${DATA_FOLDER}\${CACHE}"}
    assert removed == ours | {"${DATA_FOLDER}"}
    before, games = SCRIPT.split('Section /o "un.My games')
    assert 'RMDir /r "${DATA_FOLDER}"' not in before
    assert 'RMDir /r "${DATA_FOLDER}"' in games.split("SectionEnd")[0]


def test_every_name_is_used_and_none_is_lacking() -> None:
    used = set(re.findall(r"\$\{([A-Z_]+)\}|!ifdef (\w+)", SCRIPT))
    assert [name for name in NAMES if (name, "") not in used] == []
    code = "\n".join(line for line in SCRIPT.splitlines() if not line.lstrip().startswith(";"))
    for name in ("PROGRAM", "UNINSTALLER", "NEW", "OLD", "ENTRY", "TYPE", "KIND", "DELETE_GAMES"):
        assert NAMES[name] not in code, f"{NAMES[name]} stands in the script itself"


def test_records_and_studies_that_are_sent_are_its_files() -> None:
    for name, suffix in (("", folders.SUFFIX), ("STUDY_", folders.ARCHIVE_SUFFIX)):
        assert NAMES[f"{name}TYPE"] == rf"Software\Classes\{suffix}"
        assert NAMES[f"{name}KIND"] == rf"Software\Classes\{NAMES[f'{name}KIND_NAME']}"
        known = " ".join([f'"${{{name}{what}}}"' for what in ("TYPE", "KIND", "KIND_NAME")])
        assert SCRIPT.count(f"!insertmacro Associate {known}") == SCRIPT.count(f"!insertmacro Dissociate {known}") == 1


# --- what makensis is given ------------------------------------------------------------------------------------------


def test_a_version_is_told_as_windows_counts() -> None:
    assert windows.four_numbers("0.1.0") == "0.1.0.0"
    assert windows.four_numbers("1.2rc3") == "1.2.0.0"
    assert windows.four_numbers("2026.11.24.1.dev5") == "2026.11.24.1"


def test_all_of_the_folder_goes_into_a_setup_of_that_version(frozen: Path, ran: list[list[str]]) -> None:
    target = frozen.parent / "the setup.exe"
    windows.compile_setup(frozen, target, "1.2rc3")
    given = set(ran[-1])
    assert {f"-DFILES={frozen / '*'}", f"-DSETUP={target}", "-DVERSION=1.2rc3", "-DNUMBERS=1.2.0.0"} <= given
    assert {f"-D{name}={value}" for name, value in NAMES.items()} <= given
    assert ran[-1][-1] == str(windows.SCRIPT)
    assert not any(word.startswith("-DSIGN=") for word in given)


def test_program_uninstaller_and_setup_are_signed_by_the_command(
    frozen: Path, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    signed: list[tuple[Path, str]] = []
    tried: list[Path] = []
    monkeypatch.setattr(windows, "DIST", frozen.parent)
    monkeypatch.setattr(windows, "sign", lambda path, command: signed.append((path, command)))
    monkeypatch.setattr(windows, "try_out", tried.append)
    monkeypatch.setenv(SIGN, "signtool sign /a")
    windows.setup()
    assert signed == [(frozen / PROGRAM, "signtool sign /a")]
    assert tried == [frozen / PROGRAM]
    assert "-DSIGN=signtool sign /a" in ran[-1]  # the script signs the other two with this


def test_a_program_that_could_not_be_signed_is_not_packed(frozen: Path) -> None:
    with pytest.raises(Failed, match=r"^cardtable\.exe could not be signed \(see above\)$"):
        windows.sign(frozen / PROGRAM, "exit 1 &&")


def test_no_setup_is_made_of_anything_that_uninstalling_would_leave(frozen: Path, ran: list[list[str]]) -> None:
    (frozen / "another").touch()
    with pytest.raises(Failed, match="holds something else"):
        windows.compile_setup(frozen, frozen.parent / "setup.exe", "1.0")
    assert not ran


def test_without_makensis_one_sentence_says_how_to_come_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, path: None)
    with pytest.raises(Failed, match=r"^a setup takes makensis, which is not here: `.+ install .+` brings it$"):
        windows.find_makensis()


# --- what it shows ---------------------------------------------------------------------------------------------------


def test_the_icon_has_a_drawing_for_each_size(qapp: object) -> None:
    file = icons.ico({pixels: icons.png(pixels) for pixels in icons.ICO_SIZES})
    assert struct.unpack_from("<3H", file) == (0, 1, len(icons.ICO_SIZES))
    for number, pixels in enumerate(icons.ICO_SIZES):
        said = struct.unpack_from("<4B2H2I", file, 6 + 16 * number)
        image = QImage.fromData(file[said[7] : said[7] + said[6]])
        assert (said[0] or 256, said[1] or 256) == (image.width(), image.height()) == (pixels, pixels)


def test_the_picture_is_one_that_setups_can_show(qapp: object, tmp_path: Path) -> None:
    icons.write_picture(tmp_path / "picture.bmp")
    image = QImage(str(tmp_path / "picture.bmp"))
    assert image.width() / image.height() == pytest.approx(164 / 314)
    assert image.depth() in (24, 32)
    assert len({image.pixel(x, image.height() * 35 // 100) for x in range(0, image.width(), 4)}) > 5
