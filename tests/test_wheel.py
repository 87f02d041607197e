"""A wheel carries its assets and compiled translations, and runs from wherever it is unpacked."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.resources import COMMIT
from tools.building import copy_sources

PROGRAM = """
import cardtable, sys
from cardtable.about import version
from cardtable.resources import resource, translation_folder
assert cardtable.__file__.startswith(sys.argv[1]), cardtable.__file__
for found in (resource("fonts"), translation_folder() / "cardtable_en.qm"):
    assert found.exists() and str(found).startswith(sys.argv[1]), found
print(version())
"""


@pytest.mark.slow
def test_a_plain_wheel_runs_from_another_folder(tmp_path: Path) -> None:
    sources, unpacked = tmp_path / "sources", tmp_path / "unpacked"
    copy_sources(sources)  # a build in the checkout would leave its traces there
    (sources / "cardtable" / COMMIT).write_text("1a2b3c", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    built = subprocess.run(
        [*command, "--disable-pip-version-check", "--wheel-dir", tmp_path, sources],
        env={**os.environ, "CARDTABLE_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"cardtable-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(unpacked)
    assert "cardtable/py.typed" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".ts"))]
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]

    # -P and the unpacked wheel alone: the checkout's editable install must not answer in its place.
    answer = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, str(unpacked)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout.strip() == f"{__version__}, commit 1a2b3c", answer.stderr
