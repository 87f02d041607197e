"""Resources are found in a checkout, and the engine needs only the standard library and msgspec."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import cardtable
from cardtable import resources

PACKAGE = Path(cardtable.__file__).parent


def test_assets_are_found() -> None:
    assert any(resources.resource("fonts").glob("*.ttf"))


def test_translations_are_found() -> None:
    assert (resources.translation_folder() / "cardtable_en.qm").is_file()


def test_a_missing_resource_says_where_it_was_looked_for() -> None:
    with pytest.raises(FileNotFoundError, match=r"no assets/no-such-thing; looked for .+ and "):
        resources.resource("no-such-thing")


def test_inside_the_package_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "cardtable"
    inside, beside = package / "assets" / "x", tmp_path / "assets" / "x"
    beside.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.resource("x") == beside
    inside.mkdir(parents=True)
    assert resources.resource("x") == inside


def test_every_folder_of_sources_is_a_package() -> None:
    # The import contracts silently pass over folders that are not packages.
    folders = {source.parent for source in PACKAGE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


class Running(ast.NodeTransformer):
    """Leaves out what only type checkers and the compiler see."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        return node.orelse if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else node


@pytest.mark.parametrize(
    "source", sorted(PACKAGE.glob("engine/**/*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_the_engine_needs_the_standard_library_and_msgspec_alone(source: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "cardtable"}
    imported = set()
    for node in ast.walk(Running().visit(ast.parse(source.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.add((node.module or "").partition(".")[0])
    assert imported <= allowed
