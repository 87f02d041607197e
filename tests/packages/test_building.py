"""Compiled package: the changes after which it is built anew, and its modules."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import setup
from cardtable.engine.games import GAMES
from cardtable.resources import COMMIT
from tools import building
from tools.packages import facts


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a minimal checkout that takes the place of the project's."""
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


@pytest.mark.parametrize("built", [False, True])
def test_the_app_runs_compiled_once_that_was_built(root: Path, monkeypatch: pytest.MonkeyPatch, built: bool) -> None:
    asked: list[object] = []

    def run(command: list[object], **environment: str) -> int:
        asked.append((command, environment["PYTHONPATH"]))
        return 0

    monkeypatch.setattr(building, "run", run)
    folder = building.compiled_folder()
    if built:
        (folder / "cardtable").mkdir(parents=True)
    assert building.main(["play", "rules", "war"]) == 0
    assert asked == [([sys.executable, "-P", "-m", "cardtable", "rules", "war"], str(folder if built else root))]


def imported_by(module: Path) -> set[str]:
    """Return the top-level packages that a module imports from, apart from type imports."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_arrays_and_structs_are_never_compiled() -> None:
    for name in setup.compiled_sources():
        assert not imported_by(setup.ROOT / name) & {"msgspec", "numpy"}, f"{name} is compiled and uses one of these"


def test_every_module_of_engine_and_bots_is_compiled_or_says_why_not() -> None:
    """Names alone don't tell: one game's table.py may be compiled, and another's not."""
    package = setup.ROOT / "cardtable"
    modules = {path for pattern in ("engine/**/*.py", "bots/**/*.py", "match.py") for path in package.glob(pattern)}
    modules |= {path for game in GAMES for path in package.glob(f"games/{game}/players/**/*.py")}
    modules |= {
        package / "games" / game / f"{room}.py" for game in GAMES for room in ("rules", "moves", "play", "game")
    }
    modules |= {package / "games" / room for room in ("losers/deals.py", "miser/codes.py", "miser/position.py")}
    compiled = {setup.ROOT / name for name in setup.compiled_sources()}
    plain = {path for path in package.rglob("*.py") if setup.stays_plain(path)}
    assert len(compiled) > 35
    assert len(plain) > 20
    assert plain <= modules, "elsewhere nothing is compiled, and the mark means nothing"
    assert not compiled & plain
    assert {path for path in modules - compiled - plain if path.name != "__init__.py"} == set()
    for path in plain:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [len(line) > len(setup.NOT_COMPILED) for line in lines if line.startswith(setup.NOT_COMPILED)] == [True]


def test_a_new_module_is_compiled_whatever_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    for game, text in {"war": "A: int = 1\n", "mentalist": f"{setup.NOT_COMPILED}arrays.\n"}.items():
        path = tmp_path / "cardtable" / "games" / game / "players" / "table.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    assert setup.compiled_sources() == ["cardtable/games/war/players/table.py"]


class TestTheCommit:
    """Commit that a build names as its origin."""

    @pytest.fixture
    def tree(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return sources without a commit file."""
        (tmp_path / "cardtable").mkdir()
        monkeypatch.setattr(setup, "ROOT", tmp_path)
        return tmp_path

    def test_a_copy_without_tools_claims_none(self, tree: Path) -> None:
        setup.tell_commit(tree)
        assert not (tree / setup.COMMIT).exists()

    def test_what_a_source_package_says_is_said_on(self, tree: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
        built = tmp_path_factory.mktemp("built")
        (built / "cardtable").mkdir()
        (tree / setup.COMMIT).write_text("1a2b3c", encoding="utf-8")
        setup.tell_commit(built)
        assert (built / setup.COMMIT).read_text(encoding="utf-8") == "1a2b3c"

    def test_a_checkout_asks_its_own_history(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(facts, "commit", lambda: "4d5e6f+")
        (tmp_path / "cardtable").mkdir()
        setup.tell_commit(tmp_path)
        assert (tmp_path / setup.COMMIT).read_text(encoding="utf-8") == "4d5e6f+"

    def test_the_file_is_where_the_program_looks(self) -> None:
        assert setup.COMMIT.as_posix() == f"cardtable/{COMMIT}"


@pytest.mark.parametrize("mark", ["# Not compiled", "# Not compiled:", "# Not compiled: ", "# Not compiled since slow"])
def test_a_module_that_does_not_say_why_it_stays_plain_ends_the_build(tmp_path: Path, mark: str) -> None:
    module = tmp_path / "table.py"
    module.write_text(f"{mark}\nA: int = 1\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"table.py must say why it is not compiled: # Not compiled: REASON$"):
        setup.stays_plain(module)
