"""What is held for later is enough for a table, and what is free goes back to the system."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.art import fonts
from cardtable.app.memory import give_back_what_is_free
from cardtable.engine.games import GAMES
from tests.app.conftest import Sit, let_happen


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is known of what is free")
def test_pages_between_what_is_held_are_given_back() -> None:
    blocks = [b"x" * 40_000 for _ in range(2000)]
    held = blocks[::10]  # the last of them keeps the heap from getting shorter by itself
    blocks.clear()
    before = resident()
    give_back_what_is_free()
    assert before - resident() > 50_000_000
    assert len(held) == 200


@pytest.mark.parametrize("key", GAMES)
def test_no_font_of_the_largest_table_is_made_twice(qtbot: QtBot, sit: Sit, key: str) -> None:
    table = sit(key, seats=GAMES[key].most_seats, size=(3000, 2000))
    let_happen()
    fonts._made.cache_clear()
    table.page.grab()
    made = fonts._made.cache_info().misses
    table.page.grab()
    assert fonts._made.cache_info().misses == made
