"""When the compiled package is built anew, and what goes into it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import setup
from tools import building


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of next to nothing, from which is built."""
    for name in ("setup.py", "cardtable/engine/keyed_random.py", "cardtable/app/window.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    monkeypatch.setattr(building, "ROOT", tmp_path)
    monkeypatch.setattr(building, "BUILD", tmp_path / "build")
    return tmp_path


def test_the_folder_changes_with_the_engine_alone(root: Path) -> None:
    before = building.compiled_folder()
    (root / "cardtable/app/window.py").write_text("other", encoding="utf-8")
    assert building.compiled_folder() == before
    (root / "cardtable/engine/keyed_random.py").write_text("other", encoding="utf-8")
    assert building.compiled_folder() != before


def test_plain_files_are_brought_up_to_date(root: Path) -> None:
    package = building.compiled_folder() / "cardtable"
    (package / "app").mkdir(parents=True)
    (package / "app" / "gone.py").touch()
    (package / "app" / "window.py").write_text("old", encoding="utf-8")
    building.build_compiled()
    assert not (package / "app" / "gone.py").exists()
    assert (package / "app" / "window.py").read_text(encoding="utf-8") == "cardtable/app/window.py"


def test_structs_are_never_compiled() -> None:
    sources = setup.compiled_sources()
    assert "cardtable/engine/keyed_random.py" in sources
    assert not [name for name in sources if name.endswith(("rules.py", "moves.py", "__init__.py"))]
    for name in sources:
        tree = ast.parse((setup.ROOT / name).read_text(encoding="utf-8"))
        imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert "msgspec" not in imported, f"{name} is compiled and uses msgspec"
