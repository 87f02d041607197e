"""GitHub workflows, as far as they can be checked without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tasks import ROOT
from tools.packages.locking import RELEASE_PYTHON

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUN = re.compile(r"python3? -m (tools\.[\w.]+)")
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


def look(*command: str | Path) -> None:
    """Assert that a linter finds no fault in the workflows."""
    done = subprocess.run([*command, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_in_them_is_unsafe() -> None:
    look(Path(sys.executable).with_name("zizmor"), "--offline", "--no-progress", "--persona=auditor")


def test_they_are_well_formed() -> None:
    if shutil.which("actionlint") is None:
        pytest.skip("actionlint is not installed here: nothing has looked at the workflows' syntax")
    look("actionlint")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_one_commit_whose_version_is_told(path: Path) -> None:
    used = [line.strip(" -") for line in path.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize(
    "module", sorted({name for path in WORKFLOWS for name in RUN.findall(path.read_text("utf-8"))})
)
def test_every_tool_of_ours_that_they_run_is_a_program_that_takes_nothing_but_python(module: str) -> None:
    source = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    assert 'if __name__ == "__main__":' in source.read_text(encoding="utf-8")
    lacking = "import sys; sys.modules |= dict.fromkeys(['PySide6', 'cyclonedx', 'msgspec', 'numpy'])"
    subprocess.run([sys.executable, "-c", f"{lacking}; import {module}"], cwd=ROOT, check=True)


def test_a_release_is_built_with_the_python_that_the_lock_is_made_for() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert f'PYTHON: "{RELEASE_PYTHON}"' in text
