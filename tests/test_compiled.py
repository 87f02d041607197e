"""Compiled and plain modules play the same games, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import setup
from tests.guests import TOY, installed
from tests.programs import EXAMPLE, command
from tools import building

PLAY = """
import sys
from cardtable.bots.advice_summary import gist, likeliest
from cardtable.bots.player import talk_lines
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.engine import state
from cardtable.match import Match

class Printer:
    def write(self, line, events):
        print(json_text(line_object(line)), events)

print(state.__file__.endswith(".py"), file=sys.stderr)
for game in GAMES.values():
    for number, (title, rules) in enumerate(game.presets.values()):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            if rules.conflicts(seats):
                continue
            players = list(PLAYERS[game.key].values())
            if (seats + number) % 8 and len(players) > 1:
                players.pop()  # whose thoughts take ten times as long as all the rest
            header = new_header(game, rules, (SeatName(),) * seats, number)
            print(json_text(header.object))
            match = Match(header, KeyedRandom(number), [Printer()])
            match.go_on()
            while not match.over and match.moves < 150:
                seat = match.state.turn
                player = players[(seat + number) % len(players)]
                if match.moves == 1:
                    advice = player.advise(match.view(seat), match.player_rng(seat), 0.05)
                    print(gist(advice, True), gist(advice, False), likeliest(advice))
                for line in talk_lines(player, match.view(seat), match.talker_rng(seat)):
                    match.submit(seat, line)
                match.submit_code(player.choose(match.view(seat), match.player_rng(seat), 0.05))
            twin = match.state.clone()
            twin.playout(KeyedRandom(number).generator().random)
            print(twin.facts())
"""


SIMULATE = ["simulate", "war", "--seat", "club", "--seat", command(EXAMPLE), "--seat", "beginner"]
SIMULATE += ["--games", "12", "--seed", "2", "--json", "--records"]


GUEST = """
from cardtable.cli import main
main(["simulate", "toy", "--seat", "random", "--seat", "random", "--seat", "random", "--games", "20", "--seed", "1"])
"""


def run_in(folder: Path, *arguments: str, beside: Path | None = None) -> tuple[str, str]:
    """Run a Python with the package from `folder`, and others from `beside`; return its output and errors."""
    # -P keeps the checkout's own package from being imported instead.
    command = [sys.executable, "-P", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(path) for path in (folder, beside) if path)}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout, answer.stderr.strip()


def simulated_in(folder: Path, records: Path) -> tuple[dict[str, object], dict[str, bytes]]:
    """Return the JSON of `cardtable simulate` and the files of its records."""
    found = json.loads(run_in(folder, "-m", "cardtable", *SIMULATE, str(records))[0])
    del found["seconds"]
    return found, {path.name: path.read_bytes() for path in records.iterdir()}


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the compiled package, built without optimisation unless there is one.

    Optimising takes most of the build's time, and doesn't change the result.
    """
    if not setup.compiler_works():
        pytest.skip("there is no C compiler here")
    if not building.compiled_folder().exists():
        building.BUILD.mkdir(exist_ok=True)
        monkeypatch.setattr(building, "BUILD", building.BUILD / "unoptimised")
        monkeypatch.setenv("MYPYC_OPT_LEVEL", "0")
    return building.build_compiled()


# A single test, since two that begin at the same time would both compile.
@pytest.mark.slow
def test_compiled_and_plain_give_the_same(compiled: Path, tmp_path: Path) -> None:
    games, is_plain = run_in(setup.ROOT, "-c", PLAY)
    same_games, still_plain = run_in(compiled, "-c", PLAY)
    assert (is_plain, still_plain) == ("True", "False")
    assert games.count('"result"') > 20
    assert same_games == games
    batch = simulated_in(setup.ROOT, tmp_path / "plain")
    assert len(batch[1]) == 12
    assert simulated_in(compiled, tmp_path / "compiled") == batch

    # Games of other packages are not compiled, and inherit from our classes in either form.
    site = installed(tmp_path / "site", TOY / "cardtable_toy")
    told = [run_in(folder, "-c", GUEST, beside=site) for folder in (setup.ROOT, compiled)]
    lines = [out.splitlines()[:-1] for out, _ in told]  # the last line has the seconds
    assert lines[0] == lines[1]
    assert len(lines[0]) > 3
