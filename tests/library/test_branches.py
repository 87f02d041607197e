"""Tree of branches, built from the origins that records name, even false ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.lines import RulesLine
from cardtable.engine.record import Record, with_own
from cardtable.journal import read, replay
from cardtable.library.branches import Branch, begin_branch, branches_in, name_branch
from cardtable.library.notes import write_note
from tests.library.test_notes import GAME


@pytest.fixture
def root(tmp_path: Path) -> Path:
    path = tmp_path / "a 1-0.cardtable"
    path.write_text(GAME)
    return path


def record(folder: Path, name: str, origin: dict[str, Any] | None) -> Path:
    """Write a record of a game, and `origin` as the place that it branched from."""
    header, *lines = GAME.splitlines()
    held = json.loads(header) | ({"from": origin} if origin else {})
    path = folder / f"{name}.cardtable"
    path.write_text("\n".join([json.dumps(held), *lines[:3]]) + "\n")
    return path


def drawn(folder: Path) -> list[str]:
    """Return the tree as indented lines."""
    return ["  " * branch.depth + branch.path.stem for branch in branches_in(folder)]


def one(path: Path) -> Branch:
    (found,) = [branch for branch in branches_in(path.parent) if branch.path == path]
    return found


def test_a_game_goes_on_beside_its_parent(root: Path) -> None:
    game = read(root)
    changed = begin_branch(root, game, 1, "Carry", [RulesLine({"tie": "carry", "jack_value": 9})])
    king = begin_branch(root, game, 5, "The king/first?", game.lines[5:6])
    deeper = begin_branch(king, read(king), 6)
    assert [(branch.name, branch.depth) for branch in branches_in(root.parent)] == [
        ("", 0),
        ("Carry", 1),
        ("The king/first?", 1),
        ("", 2),
    ]
    for path in (changed, king, deeper):
        replay(path)
        assert read(path).header.object["practice"] is True
    assert one(root).result is not None
    assert (one(changed).at, one(changed).line, one(changed).rules_changed) == (1, 2, ("tie", "jack_value"))
    assert (one(king).at, one(king).line, one(king).lines) == (5, 8, 6)  # blank lines and notes count in the file
    assert (one(deeper).parent, one(deeper).result, one(deeper).rules_changed) == (king, None, ())
    assert king.stem == "The king first"
    assert read(king).header.seed != game.header.seed


def test_rules_that_were_changed_before_they_parted_are_the_parents(root: Path) -> None:
    changed = begin_branch(root, read(root), 1, "", [RulesLine({"tie": "carry"})])
    later = begin_branch(changed, read(changed), 2)
    assert (one(changed).rules_changed, one(later).rules_changed) == (("tie",), ())


def test_a_branch_from_a_position_that_was_changed_has_all_its_lines_to_itself(root: Path) -> None:
    setup = {"suits": ["D", "S"], "hands": [["AD", "3D"], ["2S", "3S"]], "first": 1, "number": 1}
    header = with_own(read(root).header, {"setup": setup | {"prizes": ["3H", "AH", "2H"], "won": [["3H"], []]}})
    moved = begin_branch(root, Record(header, ()), 3, "", [RulesLine({"tie": "carry"})])
    replay(moved)
    assert (one(moved).at, one(moved).lines, one(moved).rules_changed) == (3, 1, ("tie",))


def test_a_note_in_the_parent_moves_no_branch(root: Path) -> None:
    king = begin_branch(root, read(root), 5)
    before = one(king)
    for moment in (0, 2, 3, 5):
        write_note(root, moment, "see here")
    assert one(king) == before


def test_a_name_is_changed_and_branches_of_it_stay_with_it(root: Path) -> None:
    king = begin_branch(root, read(root), 5, "The king")
    deeper = begin_branch(king, read(king), 5)
    lines = king.read_bytes().splitlines()
    name_branch(king, "  The king, after all ")
    assert one(king).name == "The king, after all"
    assert king.read_bytes().splitlines()[1:] == lines[1:]
    assert one(deeper).parent == king
    name_branch(king, "")
    assert one(king).name == ""
    assert b"name" not in king.read_bytes()


def test_order_is_where_they_part(tmp_path: Path) -> None:
    record(tmp_path, "m", None)
    record(tmp_path, "z", {"file": "m.cardtable", "line": 2})
    record(tmp_path, "b", {"file": "elsewhere/m.cardtable", "line": 3})
    record(tmp_path, "a", {"file": "C:\\games\\m.cardtable", "line": 4})
    record(tmp_path, "n", {"file": "z.cardtable", "line": 99})
    assert drawn(tmp_path) == ["m", "  z", "    n", "  b", "  a"]
    assert one(tmp_path / "n.cardtable").at == 3  # no further than the parent's moves


def test_missing_parents_rings_and_what_is_no_record(tmp_path: Path) -> None:
    record(tmp_path, "orphan", {"file": "gone.cardtable", "line": 2})
    record(tmp_path, "self", {"file": "self.cardtable", "line": 2})
    record(tmp_path, "one", {"file": "two.cardtable", "line": 2})
    record(tmp_path, "two", {"file": "three.cardtable", "line": 2})
    record(tmp_path, "three", {"file": "one.cardtable", "line": 2})
    record(tmp_path, "tail", {"file": "three.cardtable", "line": 2})
    record(tmp_path, "bad", {"file": "one.cardtable"})
    (tmp_path / "noise.cardtable").write_bytes(b"\xff\xfe")
    (tmp_path / "empty.cardtable").write_bytes(b"")
    (tmp_path / "folder.cardtable").mkdir()
    assert drawn(tmp_path) == ["orphan", "self", "one", "  three", "    tail", "    two"]
    assert branches_in(tmp_path / "nowhere") == []
