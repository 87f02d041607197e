"""Linux packages: their metadata, and builds that are the same on every machine at any time."""

from __future__ import annotations

import os
import tarfile
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

import cardtable
import tasks
from cardtable.commands.arguments import command_line
from cardtable.library.folders import ARCHIVE_SUFFIX, SUFFIX
from tools.packages import any_linux, deb, facts, linux_files, release
from tools.packages.man_page import man_page


def test_a_desktop_finds_the_program_by_one_name() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string(linux_files.filled("program.desktop"))
    said = entry["Desktop Entry"]
    assert said["Icon"] == said["StartupWMClass"] == cardtable.APP_ID
    assert said["Exec"] == "cardtable %f"
    kinds = list(ET.fromstring(linux_files.filled("records.xml")))
    assert said["MimeType"] == "".join([f"{kind.get('type')};" for kind in kinds])
    globs = [[glob.get("pattern") for glob in kind.iterfind("{*}glob")] for kind in kinds]
    assert globs == [[f"*{SUFFIX}"], [f"*{ARCHIVE_SUFFIX}"]]  # other zips and TOML files are left alone
    told = [each.text for each in ET.fromstring(linux_files.metainfo()).iter("mediatype")]
    assert told == [kind.get("type") for kind in kinds]


class TestMetainfo:
    def told(self) -> ET.Element:
        return ET.fromstring(linux_files.metainfo())

    def test_without_a_home_it_has_no_addresses(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(facts, "HOMEPAGE", "")
        assert "http" not in linux_files.metainfo().replace("https://specifications", "")
        assert self.told().findtext("id") == cardtable.APP_ID

    def test_with_one_it_shows_the_pictures_of_the_manual(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(facts, "HOMEPAGE", "https://host.example/owner/name")
        monkeypatch.setattr(facts, "version", lambda: "9.9")
        screenshots = list(self.told().iterfind("screenshots/screenshot"))
        assert [shot.get("type") for shot in screenshots][:2] == ["default", None]
        assert screenshots[0].findtext("image") == ("https://host.example/owner/name/raw/v9.9/docs/pictures/lesson.jpg")
        names = [(shot.findtext("image") or "").rpartition("/")[2] for shot in screenshots]
        assert [name for name in names if not (tasks.ROOT / "docs" / "pictures" / name).exists()] == []


class TestReleases:
    @pytest.fixture(autouse=True)
    def built(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return the changelog of a build of version 0.3.0 on 1 February 2027."""
        monkeypatch.setattr(release, "ROOT", tmp_path)
        monkeypatch.setattr(release, "version", lambda: "0.3.0")
        monkeypatch.setattr(release, "built_at", lambda: 1_801_440_000)
        path = tmp_path / "CHANGELOG.md"
        path.write_text("## Unreleased\n\n## 0.2.0 (2027-01-20)\n\n### Added\n\n## 0.1.0\n", encoding="utf-8")
        return path

    def test_this_version_comes_first_and_those_without_a_date_are_left_out(self) -> None:
        assert release.releases() == [("0.3.0", "2027-02-01"), ("0.2.0", "2027-01-20")]

    def test_a_heading_knows_the_date_of_this_version(self, built: Path) -> None:
        built.write_text("## 0.3.0 (2027-01-31)\n", encoding="utf-8")
        assert release.releases() == [("0.3.0", "2027-01-31")]


def test_the_manual_knows_every_command_and_option() -> None:
    page = man_page().replace(r"\-", "-")
    parser, commands = command_line()
    for one in (parser, *commands.values()):
        assert one.prog in page
        options = [name for action in one._actions for name in action.option_strings]
        assert [name for name in options if name not in page] == []


class TestDeb:
    @pytest.mark.parametrize(
        ("version", "debians"),
        [("0.1.0", "0.1.0-1"), ("1.0rc2", "1.0~rc2-1"), ("1.0.dev3", "1.0~dev3-1"), ("1.0.post1", "1.0.post1-1")],
    )
    def test_what_comes_before_a_version_sorts_before_it(self, version: str, debians: str) -> None:
        assert deb.debian_version(version) == debians

    def test_no_package_is_asked_for_what_is_brought_along(self) -> None:
        names = ["libQt6Core.so.6", "libpython3.11.so.1.0", "libffi.so.8", "libffi.so.8", "_json.cpython-311.so"]
        assert deb.own_libraries(names) == "libQt6Core 6\nlibffi 8\nlibpython3.11 1.0\n"

    def test_the_licence_is_all_there(self) -> None:
        file = deb.copyright_file("/usr/lib/cardtable/licences", ["Qt 6.11: LGPL-3.0-only"])
        said = " ".join(file.replace("\n .\n", "\n").split())
        assert "They are in /usr/lib/cardtable/licences: Qt 6.11: LGPL-3.0-only Files: *" in said
        licence = (tasks.ROOT / "LICENSE").read_text(encoding="utf-8")
        assert " ".join(licence[licence.index("Permission") :].split()) in said
        assert "Copyright: 2026 The Cardtable authors License: Expat" in said

    def test_control_has_the_description_in_its_own_form(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(deb, "_architecture", lambda: "amd64")
        fields = deb.control("libc6 (>= 2.35)", 1000)
        assert "\nDepends: libc6 (>= 2.35)\n" in fields
        assert fields.endswith("\n")
        _, _, text = fields.partition("Description: ")
        assert [line for line in text.splitlines()[1:] if not line.startswith(" ") or len(line) > 80] == []
        assert text.count("\n .\n") == len(linux_files.description()) - 1


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a minimal frozen program."""
    monkeypatch.setattr(facts, "DIST", tmp_path / "dist")
    monkeypatch.setattr(facts, "BUILD", tmp_path / "build")
    monkeypatch.setattr(any_linux, "DIST", tmp_path / "dist")
    monkeypatch.setattr(any_linux, "write_share", lambda folder: folder.mkdir())
    folder = tmp_path / "dist" / "cardtable"
    (folder / "_internal").mkdir(parents=True)
    (folder / "cardtable").write_text("program", encoding="utf-8")
    (folder / "_internal" / "library.so").write_text("library", encoding="utf-8")
    return folder


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_the_tarball_is_the_same_for_every_maker(frozen: Path) -> None:
    (first,) = any_linux.tarball()
    before = first.read_bytes()
    os.utime(frozen / "cardtable", (1, 1))
    (frozen / "_internal").chmod(0o700)
    (frozen / "_internal" / "library.so").chmod(0o777)
    any_linux.tarball()
    assert first.read_bytes() == before
    with tarfile.open(first) as archive:
        entries = {entry.name.partition("/")[2]: entry for entry in archive}
    assert list(entries) == sorted(entries)
    assert {entry.uname for entry in entries.values()} == {"root"}
    assert entries["cardtable"].mode == entries["_internal"].mode == 0o755
    assert entries["_internal/library.so"].mode == 0o644


class TestAppImage:
    @pytest.fixture
    def tool(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return a tool that the environment names and whose checksum is known."""
        path = tmp_path / "tool"
        path.write_bytes(b"abc")
        monkeypatch.setenv(any_linux.APPIMAGE_TOOL, str(path))
        monkeypatch.delenv(any_linux.APPIMAGE_RUNTIME, raising=False)
        known = {
            (any_linux.APPIMAGE_TOOL, "x86_64"): "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        }
        monkeypatch.setattr(any_linux, "APPIMAGE_SUMS", known)
        monkeypatch.setattr("platform.machine", lambda: "x86_64")
        return path

    def test_only_the_file_that_was_looked_at_is_used(self, tool: Path) -> None:
        assert any_linux.trusted(any_linux.APPIMAGE_TOOL) == tool
        tool.write_bytes(b"abd")
        with pytest.raises(tasks.Failed, match="not the file that was looked at"):
            any_linux.trusted(any_linux.APPIMAGE_TOOL)

    def test_it_is_offered_where_both_files_are_named_and_known(
        self, tool: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(any_linux.APPIMAGE_RUNTIME, str(tool))
        assert not any_linux.has_appimage_tools()
        any_linux.APPIMAGE_SUMS[any_linux.APPIMAGE_RUNTIME, "x86_64"] = any_linux.APPIMAGE_SUMS[
            any_linux.APPIMAGE_TOOL, "x86_64"
        ]
        assert any_linux.has_appimage_tools()
        monkeypatch.delenv(any_linux.APPIMAGE_TOOL)
        assert not any_linux.has_appimage_tools()
