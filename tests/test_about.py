"""About: the commit is named only if it is known, and only parts that the program has are listed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable import __version__, about, resources
from cardtable.about import Component, Text, collected, components, installed, of_distribution, version


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty package folder that takes the place of Cardtable's."""
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    return tmp_path


def test_a_checkout_claims_no_commit() -> None:
    assert version() == __version__
    assert resources.licence_folder() is None


def test_a_build_says_its_commit(package: Path) -> None:
    (package / resources.COMMIT).write_text("1a2b3c4d5e6f+\n", encoding="utf-8")
    assert version() == f"{__version__}, commit 1a2b3c4d5e6f+"


def test_what_is_installed_says_what_it_is() -> None:
    found = {one.name: one for one in installed()}
    assert next(iter(found)) == about.US
    assert {"Python", "PySide6_Essentials", "shiboken6", "numpy", "msgspec", "Alegreya", "Cabin"} <= found.keys()
    assert "pytest" not in found, "only what the program needs"
    assert all(one.licence for one in found.values())
    assert all(text.path.is_file() for one in found.values() for text in one.texts)
    assert "MIT License" in found[about.US].texts[0].path.read_text(encoding="utf-8")
    assert found["numpy"].texts[0].title == "LICENSE.txt", "its own comes before those of its parts"


def test_without_distributions_we_are_still_there() -> None:
    assert of_distribution(None, "Cardtable", "1.0", "MIT") == Component("Cardtable", "1.0", "MIT", [])


def test_a_build_s_list_goes_before_what_is_installed(package: Path) -> None:
    folder = package / resources.LICENCES
    folder.mkdir()
    (folder / "MIT.txt").write_text("as is", encoding="utf-8")
    one = {"name": "Dish", "version": "2", "licence": "MIT", "texts": [["MIT", "MIT.txt"]], "source": "", "files": []}
    (folder / about.LIST).write_text(json.dumps([one]), encoding="utf-8")
    assert components() == [Component("Dish", "2", "MIT", [Text("MIT", folder / "MIT.txt")])]


def test_a_list_that_is_harmed_is_no_surprise(package: Path) -> None:
    (package / about.LIST).write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match="Expecting"):
        collected(package)
