"""Compiled or not, the same games come out, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import setup
from tools.building import build_compiled

PLAY = """
import sys
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.luck import Luck
from cardtable.engine.lines import line_object
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.engine import state
from cardtable.match import Match

class Printer:
    def write(self, line, events):
        print(json_text(line_object(line)), events)

print(state.__file__.endswith(".py"), file=sys.stderr)
for game in GAMES.values():
    players = list(PLAYERS[game.key].values())
    for number, (title, rules) in enumerate(game.presets.values()):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            if rules.conflict(seats):
                continue
            header = new_header(game, rules, (SeatName(),) * seats, number)
            print(json_text(header.object))
            match = Match(header, Luck(number), [Printer()])
            match.go_on()
            while not match.over and match.moves < 150:
                seat = match.state.turn
                player = players[(seat + number) % len(players)]
                match.submit_code(player.choose(match.view(seat), match.player_luck(seat), 0.05))
            twin = match.state.clone()
            twin.playout(Luck(number).generator().random)
            print(twin.facts())
"""


def games_played_in(folder: Path) -> tuple[str, str]:
    """The records that the package in a folder plays, and whether it is plain."""
    # -P: the checkout's own package must not answer in its place.
    answer = subprocess.run(
        [sys.executable, "-P", "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout, answer.stderr.strip()


@pytest.mark.slow
def test_compiled_and_plain_give_the_same_records() -> None:
    if not setup.compiler_works():
        pytest.skip("there is no C compiler here")
    plain, is_plain = games_played_in(setup.ROOT)
    compiled, still_plain = games_played_in(build_compiled())
    assert (is_plain, still_plain) == ("True", "False")
    assert plain.count('"result"') > 20
    assert compiled == plain
