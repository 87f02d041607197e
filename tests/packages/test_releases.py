"""Parts of a release: its locked packages, notes, list of components and checksums."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tasks
from cardtable.about import US, Component
from tools.packages import any_linux, locking, make, release, sbom, try_here
from tools.packages.release import notes_of

CHANGES = """# What has changed

## Unreleased

- Nothing yet.

## 0.2.0 (2026-11-24)

### Added

- A game for
  three to eight.
- Talk.

## 0.2.0rc1

First try.
"""


class TestLock:
    """packaging/locked.txt; if pyproject.toml asks for other packages, `python tasks.py lock` writes it anew."""

    @pytest.fixture
    def text(self) -> str:
        return tasks.LOCK.read_text(encoding="utf-8")

    @pytest.fixture
    def locked(self, text: str) -> list[tuple[Requirement, list[str]]]:
        """Return each package with its version, and its hashes."""
        entries = re.findall(r"^([a-z][^\\\n]*)((?: \\\n    --hash=\S+)*)$", text, re.MULTILINE)
        return [(Requirement(line.strip()), re.findall(r"sha256:[0-9a-f]{64}", hashes)) for line, hashes in entries]

    @pytest.mark.parametrize("line", locking.wanted())
    def test_it_serves_what_is_asked_for(self, line: str, locked: list[tuple[Requirement, list[str]]]) -> None:
        asked = Requirement(line)
        versions = [
            specifier.version
            for requirement, _ in locked
            if canonicalize_name(requirement.name) == canonicalize_name(asked.name)
            for specifier in requirement.specifier
        ]
        assert versions
        assert all(asked.specifier.contains(version) for version in versions)

    def test_each_package_has_one_version_and_hashes(self, locked: list[tuple[Requirement, list[str]]]) -> None:
        assert len(locked) > len(locking.wanted())
        for requirement, hashes in locked:
            assert [specifier.operator for specifier in requirement.specifier] == ["=="], requirement
            assert hashes, requirement

    def test_every_line_is_one_of_these(self, text: str) -> None:
        known = re.compile(r"#.*|[a-z0-9-]+==[\w.]+( ; [^\\]+)?( \\)?|    --hash=sha256:[0-9a-f]{64}( \\)?")
        assert [line for line in text.splitlines() if not known.fullmatch(line)] == []

    def test_there_is_no_address_in_it(self, text: str) -> None:
        assert not re.search(r"://|--(extra-)?index|--find-links|@|[\w-]+\.(org|com|net|io)\b", text)


class TestWords:
    """Arguments of `python tasks.py package`."""

    KNOWN = ("deb", "sdist", "wheel", "sbom", "sums")

    @pytest.mark.parametrize(
        ("words", "meant"),
        [
            ([], ["deb", "sdist", "wheel", "sbom", "sums"]),
            (["wheel", "deb"], ["deb", "wheel"]),
            (["system"], ["deb", "sbom"]),
            (["sums", "python"], ["sdist", "wheel", "sums"]),
        ],
    )
    def test_they_name_makers_or_groups_of_them(self, words: list[str], meant: list[str]) -> None:
        assert make.chosen(words, self.KNOWN) == meant

    def test_others_are_told(self) -> None:
        with pytest.raises(tasks.Failed, match="no such package: msi; here there are deb, sdist"):
            make.chosen(["deb", "msi"], self.KNOWN)

    def test_every_group_is_of_makers_that_there_are(self) -> None:
        assert set(make.OF_SOURCES) <= set(make.makers())


class TestNotes:
    def test_they_are_cut_by_heading(self) -> None:
        assert notes_of("0.2.0", CHANGES) == "### Added\n\n- A game for three to eight.\n- Talk.\n"
        assert notes_of("0.2.0rc1", CHANGES) == "First try.\n"

    @pytest.mark.parametrize("release", ["0.2", "0.3.0", "020"])
    def test_a_version_without_a_heading_has_none(self, release: str) -> None:
        with pytest.raises(tasks.Failed, match=f"no heading for {release}"):
            notes_of(release, CHANGES)

    def test_a_heading_with_nothing_under_it_is_told(self) -> None:
        with pytest.raises(tasks.Failed, match=r"says nothing of 1\.0"):
            notes_of("1.0", "## 1.0\n\n## 0.9\n\nMore.\n")


class TestPartsList:
    PARTS = (
        Component(US, "0.2.0", "MIT", []),
        Component("numpy", "2.4.6", "BSD-3-Clause AND MIT", []),
        Component("ICU", "73", "Unicode-DFS-2016", []),
        Component("libxcb", "1.15", "MIT", [], "Its source is that of the package libxcb 1.15-1 of Debian."),
        Component("OpenBLAS", "", "whatever they say", []),
    )

    def test_it_names_each_part_and_what_programs_know_it_by(self) -> None:
        listed = json.loads(sbom.as_cyclonedx(self.PARTS))  # as_cyclonedx checks it against CycloneDX's schema
        assert listed["metadata"]["component"]["name"] == US
        parts = {part["name"]: part for part in listed["components"]}
        assert sorted(parts) == ["ICU", "OpenBLAS", "libxcb", "numpy"]
        assert parts["numpy"]["purl"] == "pkg:pypi/numpy@2.4.6"
        assert parts["ICU"]["licenses"][0]["license"]["id"] == "Unicode-DFS-2016"
        assert "purl" not in parts["ICU"]  # not a Python package, even if one has this name

    def test_the_same_parts_give_the_same_text(self) -> None:
        assert sbom.as_cyclonedx(self.PARTS) == sbom.as_cyclonedx(self.PARTS[::-1])

    def test_other_parts_are_another_list(self) -> None:
        numbers = {json.loads(sbom.as_cyclonedx(parts))["serialNumber"] for parts in (self.PARTS, self.PARTS[:2])}
        assert len(numbers) == 2


class TestSums:
    def test_they_are_of_all_files_and_fit(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(release, "DIST", tmp_path)
        (tmp_path / "cardtable").mkdir()
        for name in ("b.deb", "a.whl"):
            (tmp_path / name).write_text(name, encoding="utf-8")
        for _ in range(2):  # the second time a file of checksums is there
            (written,) = release.sums()
        expected = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a.whl", "b.deb")]
        assert written.read_text(encoding="utf-8").splitlines() == expected

    def test_of_nothing_there_are_none(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(release, "DIST", tmp_path)
        with pytest.raises(tasks.Failed):
            release.sums()


def test_the_locked_environment_holds_what_is_hashed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each word of these pip commands matters for the security of a release."""
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr(tasks, "provide", lambda purposes, wished: None)
    monkeypatch.setattr(tasks, "must", lambda command, failure: None)
    monkeypatch.setattr(tasks, "pip", lambda python, *words: installed.append(words))
    monkeypatch.setattr(tasks, "compile_translations", lambda python: None)
    tasks.set_up_locked(tasks.FREEZE)
    assert installed == [
        ("--require-hashes", "--only-binary", ":all:", "--requirement", str(tasks.LOCK)),
        ("--no-deps", "--no-build-isolation", "--editable", "."),
    ]


class TestWhatIsTried:
    """Files that machines trying a release's installers pick."""

    @pytest.fixture
    def made(self, tmp_path: Path) -> Path:
        for name in ("c.deb", "c.tar.gz", "c.tar.xz", "C-setup.exe", "c.cdx.json", "c.whl"):
            (tmp_path / name).touch()
        return tmp_path

    def test_it_is_all_that_is_for_the_system(self, made: Path) -> None:
        assert try_here.there(made, "linux", ["deb"]) == {"deb": made / "c.deb", "tar": made / "c.tar.xz"}
        assert try_here.there(made, "win32", []) == {"setup": made / "C-setup.exe"}

    @pytest.mark.parametrize(
        ("system", "needed", "told"),
        [
            ("linux", ["deb", "appimage", "flatpak"], "of appimage, flatpak"),
            ("linux", ["dmg"], "of dmg"),
            ("darwin", [], "of what is for this system"),
        ],
    )
    def test_what_is_missing_is_told(self, made: Path, system: str, needed: list[str], told: str) -> None:
        with pytest.raises(tasks.Failed, match=f"nothing to try .* {told}"):
            try_here.there(made, system, needed)

    def test_an_older_one_beside_is_told(self, made: Path) -> None:
        (made / "b.deb").touch()
        with pytest.raises(tasks.Failed, match=r"more than one \*\.deb .*: b\.deb, c\.deb"):
            try_here.there(made, "linux", [])

    def test_whatever_a_system_can_make_has_a_way_to_be_tried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for ready in ("has_appimage_tools", "has_flatpak_builder"):
            monkeypatch.setattr(any_linux, ready, lambda: True)
        made = set(make.makers()) - {*make.OF_SOURCES, "sbom"}
        assert made <= {name for name, kind in try_here.KINDS.items() if kind.system == sys.platform}
