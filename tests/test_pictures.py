"""Pictures in the README and the manual: they show the program as it is."""

import json
import re
from pathlib import Path

import pytest

from tasks import ROOT
from tools.pictures import SHOWN, WORDS, texts_known

MOST_OF_A_FILM = 3_000_000
"""Most bytes of a moving picture, as pages with it are also read over slow lines."""
LINK = re.compile(r"pictures/([\w-]+\.\w+)")
TAKEN = json.loads(WORDS.read_text(encoding="utf-8"))


def pictures() -> list[Path]:
    return sorted(path for path in SHOWN.iterdir() if path != WORDS)


def linked() -> set[str]:
    """Return the pictures to which the README and the docs lead."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    return {name for page in pages for name in LINK.findall(page.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", TAKEN)
def test_a_picture_shows_texts_as_they_are_now(name: str) -> None:
    shown = TAKEN[name]
    assert shown["texts"]
    assert set(shown["texts"]) - texts_known(shown["language"]) == set(), "run `make screenshots`"


def test_all_pictures_come_from_the_program_and_are_shown() -> None:
    names = {path.name for path in pictures()}
    assert names == set(TAKEN)
    assert names == linked()


def test_moving_pictures_are_small() -> None:
    films = [path for path in pictures() if path.suffix == ".webp"]
    assert films
    assert all(path.stat().st_size < MOST_OF_A_FILM for path in films)
