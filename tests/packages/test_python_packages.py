"""Packages for Python: their files, and their independence of the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.resources import COMMIT
from tasks import Failed
from tools.packages import for_python
from tools.packages.for_python import detached
from tools.packages.twice import differences

HOME = "https://home.example/cards"

PROGRAM = """
import cardtable, sys
from cardtable.about import version
from cardtable.resources import resource, translation_folder
assert cardtable.__file__.startswith(sys.argv[1]), cardtable.__file__
for found in (resource("fonts"), translation_folder() / "cardtable_en.qm"):
    assert found.exists() and str(found).startswith(sys.argv[1]), found
print(version())
"""


class TestReadme:
    @pytest.mark.parametrize(
        ("written", "at_home"),
        [
            ("see [the bots](docs/bots.md).", f"see [the bots]({HOME}/blob/v1/docs/bots.md)."),
            ("![A table](docs/table.jpg)", f"![A table]({HOME}/raw/v1/docs/table.jpg)"),
        ],
    )
    def test_a_relative_link_leads_to_the_project(self, written: str, at_home: str) -> None:
        assert detached(written, HOME, "v1") == at_home

    @pytest.mark.parametrize("text", ["[Qt](https://qt.example/)", "[above](#playing)", "`[x](y)`", "```\n[x](y)\n```"])
    def test_other_links_and_code_stay_as_they_are(self, text: str) -> None:
        assert detached(text, HOME, "v1") == detached(text, "", "v1") == text

    def test_without_a_home_links_are_words_and_pictures_are_left_out(self) -> None:
        text = "See [the bots](docs/bots.md).\n\n![A table](docs/table.jpg)\n\nMore."
        assert detached(text, "", "v1") == "See the bots.\n\nMore."


class TestArchives:
    def test_when_and_by_whom_is_not_in_a_source_package(self, tmp_path: Path) -> None:
        made = [tmp_path / "one.tar.gz", tmp_path / "other.tar.gz"]
        for at, path in enumerate(made):
            file = tmp_path / "file"
            file.write_text("the same", encoding="utf-8")
            os.utime(file, (at, at))
            file.chmod(0o600 + at)
            with tarfile.open(tmp_path / "raw.tar.gz", "w:gz") as archive:
                for name in ("a", "b") if at else ("b", "a"):
                    archive.add(file, name)
            for_python.put_tar_in_order(tmp_path / "raw.tar.gz", path)
        assert made[0].read_bytes() == made[1].read_bytes()
        with tarfile.open(made[0]) as archive:
            assert [(entry.name, entry.mode) for entry in archive] == [("a", 0o644), ("b", 0o644)]

    def test_differences_are_told_by_name(self, tmp_path: Path) -> None:
        one, other = tmp_path / "one", tmp_path / "other"
        for folder in (one, other):
            (folder / "in").mkdir(parents=True)
            (folder / "in" / "same").write_text("x", encoding="utf-8")
            (folder / "in" / "text").write_text(folder.name, encoding="utf-8")
        (one / "alone").touch()
        assert list(differences(one, other)) == ["alone", "in/text"]


def run(*command: str | Path, **environment: str) -> str:
    """Run a command that must succeed, and return its output."""
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# A single test, since each step uses the results of the one before, and takes seconds.
@pytest.mark.slow
def test_a_wheel_is_built_of_the_source_package_and_runs_from_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(for_python, "HOMEPAGE", HOME)
    monkeypatch.setattr(for_python, "commit", lambda: "1a2b3c")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")  # the build must not depend on the last commit
    package = for_python.checked(for_python.build_sdist(tmp_path))
    assert package.name == f"cardtable-{__version__}.tar.gz"
    with tarfile.open(package) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    tracked = {name for name in for_python.sources() if not name.startswith(".") or name.startswith((".ci", ".github"))}
    assert tracked - files == set()
    assert not [name for name in files if name.endswith((".qm", ".pyc", ".so"))]

    wheel = for_python.checked(for_python.build_wheel(package, tmp_path, compiled="0"))
    assert wheel.name == f"cardtable-{__version__}-py3-none-any.whl"
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = Parser().parsestr(archive.read(f"cardtable-{__version__}.dist-info/METADATA").decode())
        archive.extractall(unpacked)
    assert "cardtable/py.typed" in names
    assert f"cardtable/{COMMIT}" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".ts"))]
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert f"Homepage, {HOME}" in metadata.get_all("Project-URL", [])
    assert f"]({HOME}/blob/v{__version__}/docs/bots.md)" in metadata.get_payload()
    assert "](docs/" not in metadata.get_payload()

    # -P and the unpacked wheel alone keep the checkout's editable install from being imported instead.
    said = run(sys.executable, "-P", "-c", PROGRAM, str(unpacked), PYTHONPATH=str(unpacked))
    assert said.strip() == f"{__version__}, commit 1a2b3c"


def test_without_git_no_source_package_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(for_python, "ROOT", tmp_path)
    with pytest.raises(Failed):
        for_python.sources()
