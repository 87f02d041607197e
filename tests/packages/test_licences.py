"""Licences of the frozen program: each file belongs to a known component, and no text is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from cardtable.about import LIST, Component, Text, collected, distribution_or_none, installed, of_distribution
from tasks import Failed
from tools.packages import licences
from tools.packages.licences import check, collect, common, component_of, in_it, is_shared

MODULES = ("cardtable.app", "numpy.linalg", "msgspec", "json", "0a1b__mypyc")


@pytest.fixture(autouse=True)
def without_makers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out PyInstaller, which the tests' environment lacks."""

    def makers(objects: Mapping[str, Path]) -> Iterator[Component]:
        return iter(())

    monkeypatch.setattr(licences, "_makers", makers)


@pytest.fixture
def no_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away the packages of Debian."""
    monkeypatch.setattr(licences, "debian_package", lambda file: None)


@pytest.mark.parametrize(
    ("inside", "name"),
    [
        ("cardtable/engine/state.cpython-311-x86_64-linux-gnu.so", "Cardtable"),
        ("cardtable__mypyc.cp311-win_amd64.pyd", "Cardtable"),
        ("numpy/random/mtrand.cpython-311-x86_64-linux-gnu.so", "numpy"),
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", "OpenBLAS"),
        ("numpy/.dylibs/libscipy_openblas64_.dylib", "OpenBLAS"),
        ("numpy/.dylibs/libgcc_s.1.1.dylib", "GCC's runtime"),
        ("numpy.libs/msvcp140-263139962577ecda4cd9469ca360a746.dll", "Microsoft's runtime"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("PySide6/Qt6Core.dll", "Qt"),
        ("PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("PySide6/QtCore.abi3.so", "PySide6_Essentials"),
        ("PySide6/QtCore.pyd", "PySide6_Essentials"),
        ("PySide6/pyside6.abi3.dll", "PySide6_Essentials"),
        ("PySide6/opengl32sw.dll", "Mesa"),
        ("PySide6/VCRUNTIME140.dll", "Microsoft's runtime"),
        ("shiboken6/Shiboken.pyd", "shiboken6"),
        ("python3.11/lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("python311.dll", "Python"),
        ("_bz2.pyd", "Python"),
        ("Python", "Python"),
        ("Python.framework/Versions/3.13/Python", "Python"),
        ("sqlite3.dll", "SQLite"),
        ("libffi-8.dll", "libffi"),
        ("libxcb-render.so.0", "libxcb"),
        ("libxcb-render-util.so.0", "libxcb-render-util"),
        ("libxkbcommon-x11.so.0", "libxkbcommon"),
    ],
)
def test_a_file_belongs_to_a_component(inside: str, name: str) -> None:
    assert is_shared(inside)
    assert component_of(inside).name == name


@pytest.mark.parametrize("inside", ["cardtable/licences/MIT.txt", "base_library.zip", "cardtable/assets/ui/up.svg"])
def test_other_files_are_no_shared_objects(inside: str) -> None:
    assert not is_shared(inside)


def test_a_file_that_nobody_knows_is_named() -> None:
    with pytest.raises(Failed, match=r"^libmystery\.so\.3 belongs to no component that is known: [^\n]+$"):
        in_it({"libmystery.so.3": Path("/usr/lib/libmystery.so.3")}, MODULES)


def test_a_module_that_nobody_knows_is_named() -> None:
    with pytest.raises(Failed, match=r"^the module pytest belongs to no component that is known$"):
        in_it({}, [*MODULES, "pytest"])


@pytest.mark.usefixtures("no_debian")
def test_a_library_without_a_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"^no licence was found for libffi, to which libffi\.so\.8 belongs$"):
        in_it({"libffi.so.8": tmp_path / "libffi.so.8"}, MODULES)


def test_a_text_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "OURS", tmp_path)
    (tmp_path / "Qt-source.txt").touch()
    with pytest.raises(Failed, match=r"^the licence of PySide6_Essentials is missing: there is no \S+LGPL-3\.0\.txt$"):
        in_it({"PySide6/Qt6Core.dll": Path("Qt6Core.dll")}, MODULES)


@pytest.mark.usefixtures("no_debian")
def test_qt_s_texts_and_source_go_along_on_every_system(tmp_path: Path) -> None:
    files = ["PySide6/QtCore.pyd", "shiboken6/Shiboken.pyd", "PySide6/Qt6Core.dll", "PySide6/Qt6Gui.dll", "sqlite3.dll"]
    collect({file: tmp_path / file for file in files}, MODULES, tmp_path / "licences")
    found = {one.name: one for one in collected(tmp_path / "licences")}
    for name in ("Qt", "PySide6_Essentials", "shiboken6"):
        titles = [text.title for text in found[name].texts]
        assert titles[:3] == ["Qt-source", "LGPL-3.0", "GPL-3.0"]
        assert found[name].version == found["shiboken6"].version != ""
    assert "public domain" in found["SQLite"].texts[0].path.read_text(encoding="utf-8")
    listed = {one["name"]: one["files"] for one in json.loads((tmp_path / "licences" / LIST).read_text())}
    assert listed["Qt"] == ["PySide6/Qt6Core.dll", "PySide6/Qt6Gui.dll"]


def test_what_is_collected_is_what_is_installed_and_whole(tmp_path: Path) -> None:
    (tmp_path / "left over").touch()
    collect({}, MODULES, tmp_path)
    assert not (tmp_path / "left over").exists()
    found = {one.name: one for one in collected(tmp_path)}
    assert list(found)[:2] == ["Cardtable", "Python"]
    for one in installed():
        if one.texts:  # the build has other texts for packages without any
            assert [text.title for text in found[one.name].texts] == [text.title for text in one.texts]
            for mine, its in zip(found[one.name].texts, one.texts, strict=True):
                assert mine.path.read_bytes() == its.path.read_bytes()


@pytest.mark.parametrize("name", ["pyqtgraph", "colorama"])
def test_what_plots_are_made_of_brings_its_own_licence(name: str) -> None:
    found = of_distribution(distribution_or_none(name))
    assert found.licence in ("MIT", "BSD License")
    assert [text.title for text in found.texts] == ["LICENSE.txt"]


def test_the_same_text_is_kept_once(tmp_path: Path) -> None:
    collect({}, MODULES, tmp_path)
    texts = [path.read_bytes() for path in tmp_path.iterdir()]
    assert len(texts) == len(set(texts))


def test_what_came_later_is_noticed(tmp_path: Path) -> None:
    frozen, folder = tmp_path / "frozen", tmp_path / "licences"
    collect({"msgspec/_core.so": Path("_core.so")}, MODULES, folder)
    for file in ("_internal/msgspec/_core.so", "_internal/cardtable/licences/MIT.txt"):
        path = frozen / file
        path.parent.mkdir(parents=True)
        path.touch()
    check(frozen, folder)
    (frozen / "_internal" / "libz.so.1").touch()
    with pytest.raises(Failed, match=r"^the licence of libz\.so\.1 was never looked for"):
        check(frozen, folder)


def test_a_licence_that_debian_only_names_goes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "COMMON", tmp_path)
    (tmp_path / "GPL-3").touch()
    (tmp_path / "GPL").symlink_to("GPL-3")
    said = tmp_path / "copyright"
    said.write_text("in `/usr/share/common-licenses/GPL'. Or see /usr/share/common-licenses/GPL-3.", encoding="utf-8")
    assert common(said) == [Text("GPL-3", tmp_path / "GPL-3")]


def test_no_text_lies_there_for_nothing() -> None:
    named = {f"{text}.txt" for known in licences.KNOWN for text in known.texts}
    assert named | {"README.md"} == {path.name for path in licences.OURS.iterdir()}
