"""Frozen program: what is left out of it, and how its files are changed."""

from __future__ import annotations

import _json
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import tasks
from tools.packages import freezing

LOAD = """
import sys
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("_json", sys.argv[1])
assert module_from_spec(spec).encode_basestring("x") == '"x"'
"""


def test_what_is_not_needed_is_left_out_of_the_frozen_program() -> None:
    """Packages installed beside it are left out: pytest, which is here, and its dependencies."""
    left_out = set(freezing.strangers())
    assert {"pytest", "pluggy", "mypy", "twine", "setuptools"} <= left_out
    assert left_out.isdisjoint(
        {"cardtable", "PySide6", "shiboken6", "numpy", "msgspec", "platformdirs", "typing_extensions"}
    )


def test_a_zip_is_sorted_and_keeps_what_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "library.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("b", "2")
        archive.writestr("a", "1")
    freezing.sort_zip(path)
    with zipfile.ZipFile(path) as archive:
        assert [(name, archive.read(name)) for name in archive.namelist()] == [("a", b"1"), ("b", b"2")]


class TestLean:
    def test_pythons_own_go_without_what_is_for_debuggers(self, tmp_path: Path) -> None:
        if shutil.which("strip") is None or sys.platform != "linux":
            pytest.skip("only Linux has this done, and it takes binutils: nothing has been made lean here")
        source = Path(_json.__file__)
        copy = freezing.lean(f"lib-dynload/{source.name}", source, tmp_path)
        assert copy.stat().st_size <= source.stat().st_size
        assert b".debug_info" not in copy.read_bytes()
        subprocess.run([sys.executable, "-c", LOAD, copy], check=True)

    def test_those_of_others_stay_as_they_are(self, tmp_path: Path) -> None:
        source = tmp_path / "libscipy_openblas.so"
        assert freezing.lean("numpy.libs/libscipy_openblas.so", source, tmp_path) == source


@pytest.mark.skipif(os.name == "nt", reason="Windows has none of these, and makes no links")
class TestBinaries:
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        """Return a folder with two libraries, a link and a text."""
        for name in ("b.so", "a.so"):
            (tmp_path / name).write_bytes(b"\x7fELF...")
        (tmp_path / "c.so").symlink_to("a.so")
        (tmp_path / "text").write_text("ELF", encoding="utf-8")
        return tmp_path

    def test_they_are_known_by_how_they_begin(self, folder: Path) -> None:
        assert [path.name for path in freezing.binaries_in(folder)] == ["a.so", "b.so"]

    def test_places_of_this_machine_are_forgotten(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        places = {"a.so": "/home/somebody/lib:$ORIGIN/../lib", "b.so": "/home/somebody/lib"}

        def patchelf(*words: str | Path) -> str:
            name = Path(words[-1]).name
            if words[0] == "--set-rpath":
                places[name] = str(words[1])
            return places[name]

        monkeypatch.setattr(freezing, "_patchelf", patchelf)
        freezing.look_beside_alone(folder)
        assert places == {"a.so": "$ORIGIN/../lib", "b.so": "$ORIGIN"}


@pytest.mark.skipif(sys.platform != "linux", reason="it is done on Linux alone")
def test_a_running_program_goes_on_reading_the_file_it_was_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("frozen", tasks.ROOT / "packaging" / "frozen.py")
    assert spec is not None
    assert spec.loader is not None
    frozen = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(frozen)
    program = tmp_path / "cardtable"
    program.write_text("old", encoding="utf-8")
    importers = ModuleType("pyimod02_importers")
    archive = SimpleNamespace(_filename=str(program))
    monkeypatch.setattr(importers, "pyz_archive", archive, raising=False)
    monkeypatch.setitem(sys.modules, "pyimod02_importers", importers)
    frozen.hold_on_to_program()
    (tmp_path / "new").write_text("new", encoding="utf-8")
    (tmp_path / "new").replace(program)
    assert Path(archive._filename).read_text(encoding="utf-8") == "old"
    os.close(int(Path(archive._filename).name))
