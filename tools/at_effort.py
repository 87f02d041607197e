"""A built-in player as a program, at an effort of its own, so that two efforts can meet at one table.

simulate GAME --seat expert --seat "exec:python tools/at_effort.py expert 4"
"""

import json
import sys
from collections.abc import Callable
from typing import Any

from cardtable.bots.player import Player, has_words, words
from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.views import ViewReader


def play(player_of: Callable[[str], Player], effort: float) -> None:
    """Answers until the input ends, as the player that is given for each game's key. Luck is drawn from what was seen,
    so that a match can be played again."""
    reader: ViewReader | None = None
    seen = ""
    for text in sys.stdin:
        held = json.loads(text)
        if "format" in held:
            reader, seen = ViewReader(held), text
            continue
        assert reader is not None
        if "may_say" not in held and "your_turn" not in held:
            reader.read(held)
            seen += text
            continue
        player = player_of(reader.game.key)
        if has_words(player):
            for said in words(player, reader.view, KeyedRandom(seen, "talk")):
                _print(line_object(said))
        if "may_say" in held:
            _print({"done": True})
        else:
            move = player.choose(reader.view, KeyedRandom(seen), effort)
            _print(line_object(reader.game.move_line(reader.state, move)))


def _print(held: dict[str, Any]) -> None:
    print(json.dumps({key: value for key, value in held.items() if key != "seat"}), flush=True)


if __name__ == "__main__":
    play(lambda game: player_named(game, sys.argv[1]), float(sys.argv[2]))
