"""Checks of the checkout: all of them run, and failures are told."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.checks import check


def saying(text: str, status: int = 0) -> Sequence[str | Path]:
    """Return a command that prints a text and exits with a status."""
    return [sys.executable, "-c", f"print({text!r}); raise SystemExit({status})"]


def test_what_is_run_beside_is_told_in_one_piece(capfd: pytest.CaptureFixture[str]) -> None:
    assert check({"tests": saying("dots")}, beside={"style": saying("fine"), "types": saying("two\nlines")}) == 0
    said = capfd.readouterr().out
    assert "dots\n" in said
    assert "\nfine\ncardtable: style ok" in said
    assert "\ntwo\nlines\ncardtable: types ok" in said
    assert "tests ok" in said.splitlines()[-1]
    assert "types ok" in said.splitlines()[-1]


@pytest.mark.parametrize(("here", "there"), [(1, 0), (0, 1)])
def test_one_that_fails_keeps_no_other_from_running(here: int, there: int, capfd: pytest.CaptureFixture[str]) -> None:
    commands = {"tests": saying("dots", here), "engine": saying("more dots")}
    assert check(commands, beside={"style": saying("long lines", there), "types": saying("fine")}) == 1
    said = capfd.readouterr().out
    assert all(text in said for text in ("more dots", "long lines", "fine"))
    assert said.splitlines()[-1].count("FAILED") == 1
