"""A built-in player as a program, at an effort of its own, so that two efforts can meet at one table.

simulate GAME --seat expert --seat "exec:python tools/at_effort.py expert 4"
"""

import json
import sys

from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.views import ViewReader


def play(name: str, effort: float) -> None:
    """Answers until the input ends. Luck is drawn from what was seen, so that a match can be played again."""
    reader: ViewReader | None = None
    seen = ""
    for text in sys.stdin:
        held = json.loads(text)
        if "format" in held:
            reader, seen = ViewReader(held), text
            continue
        assert reader is not None
        if "your_turn" in held:
            player = player_named(reader.game.key, name)
            move = player.choose(reader.view, KeyedRandom(seen), effort)
            line = line_object(reader.game.move_line(reader.state, move))
            print(json.dumps({key: value for key, value in line.items() if key != "seat"}), flush=True)
        else:
            reader.read(held)
            seen += text


if __name__ == "__main__":
    play(sys.argv[1], float(sys.argv[2]))
