"""A class name means one thing, wherever in the package it is read."""

from __future__ import annotations

import ast
from collections import defaultdict

from tasks import ROOT

TRANSLATED = {"Answers", "HeatMap", "ScoreView", "Sheet"}
"""Widgets that share a name with another's: their translations go by it."""


def test_a_class_name_means_one_thing() -> None:
    found = defaultdict(list)
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(ROOT).as_posix())
    shared = {name: paths for name, paths in found.items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if name not in TRANSLATED} == {}
    assert set(shared) == TRANSLATED
