"""Games of other packages: found by entry points, with every room, with some, or with a fault."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guests import TOY, installed, written

SEATS = ("--seat", "random", "--seat", "random", "--seat", "random")
RULES_ALONE = (TOY / "cardtable_toy" / "game.py").read_text(encoding="utf-8").replace('"toy"', '"half"')


def cardtable(site: Path, *arguments: str) -> tuple[int, str, str]:
    """Run a command with these packages installed, and return its status, output and errors."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(TOY.parent.parent), str(site)))}
    command = [sys.executable, "-P", "-m", "cardtable", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_game_of_somebody_else_is_told_played_and_studied(tmp_path: Path) -> None:
    site = installed(tmp_path, TOY / "cardtable_toy")
    assert cardtable(site, "rules", "toy")[1].splitlines()[1] == 'game = "toy"'
    status, told, _ = cardtable(site, "simulate", "toy", *SEATS, "--games", "5", "--json")
    assert (status, json.loads(told)["games"]) == (0, 5)
    asked = ("compare", "toy", *SEATS, "--set", "hands=1", "--games", "6", "--jobs", "1", "--json")
    status, told, _ = cardtable(site, *asked)
    assert (status, json.loads(told)["game"]) == (0, "toy")


def test_rules_alone_are_enough_to_play_and_nothing_to_study(tmp_path: Path) -> None:
    package = written(tmp_path / "source" / "cardtable_half", game=RULES_ALONE)
    site = installed(tmp_path / "site", package, {"half": "cardtable_half"})
    assert cardtable(site, "bots", "half")[1].split() == ["random"]
    assert cardtable(site, "simulate", "half", *SEATS, "--games", "2")[0] == 0
    status, _, told = cardtable(site, "compare", "half", *SEATS, "--games", "2")
    assert status == 2
    assert told.splitlines() == [
        "cardtable compare: argument GAME: unknown game 'half'; choose from war, losers, mentalist, miser"
    ]


def test_a_fault_is_one_sentence_and_leaves_the_other_games_as_they_are(tmp_path: Path) -> None:
    package = written(tmp_path / "source" / "cardtable_bad", game='raise OSError("no\\x1b[2J\\ncards")')
    site = installed(tmp_path / "site", package, {"bad": "cardtable_bad", "gone": "cardtable_gone"})
    status, told, errors = cardtable(site, "bots", "war")
    assert (status, told.split()[0]) == (0, "random")
    assert errors.splitlines() == [
        r"cardtable: the game bad can't be used: cardtable_bad.game: OSError: no\x1b[2J cards",
        "cardtable: the game gone can't be used: cardtable_gone.game: ModuleNotFoundError: "
        "No module named 'cardtable_gone'",
    ]


def test_who_leaves_the_program_while_it_starts_is_left_out(tmp_path: Path) -> None:
    package = written(tmp_path / "source" / "cardtable_gone", game="import sys; sys.exit(3)")
    site = installed(tmp_path / "site", package, {"gone": "cardtable_gone"})
    status, told, errors = cardtable(site, "bots", "war")
    assert (status, told.split()[0]) == (0, "random")
    assert errors.splitlines() == ["cardtable: the game gone can't be used: cardtable_gone.game: SystemExit: 3"]


def test_a_screen_without_rules_is_not_in_the_window(tmp_path: Path) -> None:
    shutil.copytree(TOY / "cardtable_toy", tmp_path / "source" / "cardtable_toy")
    (tmp_path / "source" / "cardtable_toy" / "game.py").write_text("raise OSError('no cards')", encoding="utf-8")
    site = installed(tmp_path / "site", tmp_path / "source" / "cardtable_toy")
    code = "from cardtable.app.screens import SCREENS; from cardtable.registry import faults; print(*SCREENS, faults)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(TOY.parent.parent), str(site)))}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "war losers mentalist miser {'toy': 'cardtable_toy.game: OSError: no cards'}\n"


def test_a_record_of_another_type_is_a_fault(tmp_path: Path) -> None:
    package = written(tmp_path / "source" / "cardtable_odd", game="GAME = 3")
    site = installed(tmp_path / "site", package, {"odd": "cardtable_odd"})
    assert cardtable(site, "bots", "war")[2].splitlines() == [
        "cardtable: the game odd can't be used: cardtable_odd.game: TypeError: GAME must be a Game"
    ]


def test_a_game_of_ours_can_not_be_replaced(tmp_path: Path) -> None:
    package = written(tmp_path / "source" / "cardtable_bad", game="GAME = 3")
    site = installed(tmp_path / "site", package, {"war": "cardtable_bad"})
    assert cardtable(site, "bots", "war") == cardtable(tmp_path / "nothing", "bots", "war")


@pytest.mark.slow
def test_the_example_installs_as_its_readers_install_it(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*install, "--target", str(tmp_path / "site"), str(tmp_path / "toy")], check=True)
    page = (TOY.parent.parent / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    commands = [shlex.split(line)[1:] for line in page.splitlines() if line.startswith("cardtable ")]
    assert [command[0] for command in commands] == ["rules", "simulate", "compare"]
    for command in commands:
        assert cardtable(tmp_path / "site", *command)[0] == 0
