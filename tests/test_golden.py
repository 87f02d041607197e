"""Golden records: one match of each game by its bots, which shows every change of play, meant or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.engine.games import GAMES
from tests.conftest import Run
from tools.golden import RENEW, command, golden_folder


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_match(run: Run, tmp_path: Path, game: str) -> None:
    kept = sorted(golden_folder(game).iterdir())
    assert run(*command(game, tmp_path))[0] == 0
    assert [path.name for path in sorted(tmp_path.iterdir())] == [path.name for path in kept]
    for path in kept:
        played = (tmp_path / path.name).read_text(encoding="utf-8").splitlines()
        assert played == path.read_text(encoding="utf-8").splitlines(), f"if that is meant: {RENEW}"
