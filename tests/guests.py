"""Packages of games as an installer leaves them."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

TOY = Path(__file__).parent.parent / "examples" / "toy"


def installed(site: Path, package: Path, points: Mapping[str, str] | None = None) -> Path:
    """Copy a package into a folder for sys.path, with entry points: the toy's own unless others are given."""
    shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    if points is None:
        project = tomllib.loads((TOY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        points = project["entry-points"]["cardtable.games"]
    told = site / f"{package.name}-1.0.dist-info"
    told.mkdir()
    lines = ["[console_scripts]", "x = y:z", "[cardtable.games]", *(f"{key} = {at}" for key, at in points.items())]
    (told / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return site


def written(folder: Path, **modules: str) -> Path:
    """Write a package of modules with the given sources, and return its folder."""
    folder.mkdir(parents=True)
    for name, text in {"__init__": "", **modules}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder
