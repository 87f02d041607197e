"""Solved matches on disk: read again, solved anew if the file is damaged, and never required."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest

from cardtable.games.mentalist.players import solved_match
from cardtable.games.mentalist.players.solved_match import SolvedTable, opening, solving_table
from cardtable.games.mentalist.players.solving import Floats, Stakes, solving
from cardtable.work import worked_out

STAKES = Stakes(14, 1, False)


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> list[Stakes]:
    """Return a list that collects the stakes of every match solved."""
    told: list[Stakes] = []

    def told_of(stakes: Stakes) -> Generator[float, None, SolvedTable]:
        told.append(stakes)
        return solving_table(stakes)

    monkeypatch.setattr(solved_match, "solving_table", told_of)
    return told


def test_a_match_is_worked_out_once(tmp_path: Path, solved: list[Stakes]) -> None:
    folder = tmp_path / "not yet"
    first = worked_out(opening(folder, STAKES))
    again = worked_out(opening(folder, STAKES))
    assert solved == [STAKES]
    assert (again.between == first.between).all()
    (file,) = folder.iterdir()
    assert file.stat().st_size == 15 * 8


def test_each_rule_has_a_file_of_its_own(tmp_path: Path, solved: list[Stakes]) -> None:
    several = [STAKES, Stakes(14, 1, True), Stakes(14, 2, False), Stakes(15, 1, False)]
    for stakes in several * 2:
        assert worked_out(opening(tmp_path, stakes)).stakes == stakes
    assert solved == several


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"short",
        np.linspace(0, 1, 15).tobytes(),
        np.random.default_rng(1).random(15).tobytes(),
        np.full(15, np.nan).tobytes(),
        np.linspace(0, 2, 15).tobytes(),
        np.zeros(16).tobytes(),
        np.zeros(15).tobytes(),
    ],
    ids=["empty", "short", "plausible", "wild", "no numbers", "beyond 1", "too long", "zeros"],
)
def test_a_damaged_file_is_made_anew(tmp_path: Path, data: bytes, solved: list[Stakes]) -> None:
    good = worked_out(opening(tmp_path, STAKES))
    (file,) = tmp_path.iterdir()
    file.write_bytes(data)
    assert (worked_out(opening(tmp_path, STAKES)).between == good.between).all()
    assert file.read_bytes() == good.between.tobytes()
    assert solved == [STAKES] * 2


def test_a_number_that_is_a_little_off_is_noticed(tmp_path: Path, solved: list[Stakes]) -> None:
    good = worked_out(opening(tmp_path, STAKES))
    (file,) = tmp_path.iterdir()
    for place in (0, 2, 7, 14):
        off: Floats = good.between.copy()
        off[place] = abs(off[place] - 1e-9)
        file.write_bytes(off.tobytes())
        assert (worked_out(opening(tmp_path, STAKES)).between == good.between).all()
    assert len(solved) == 5


def test_where_nothing_can_be_kept_the_table_comes_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "a file"
    folder.write_bytes(b"in the way")
    assert 0.4 < worked_out(opening(folder, STAKES)).start(7) < 0.5
    assert [path.name for path in tmp_path.iterdir()] == ["a file"]


def test_work_that_is_given_up_leaves_no_file(tmp_path: Path) -> None:
    work = opening(tmp_path, STAKES)
    for _ in range(20):
        next(work)
    work.close()
    assert not list(tmp_path.iterdir())
    assert len(list(solving(STAKES))) > 20
