"""Built-in player as a program, at a given effort, so that two efforts can meet at one table.

simulate GAME --seat expert --seat "exec:python -m tools.at_effort expert 4"
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardtable.bots.player import Player, has_words, talk_lines
from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.views import View, ViewReader
from tools.answering import answer_until_the_end, own


def play(
    player_of: Callable[[str], Player], effort: float, says: Callable[[View], Sequence[SayLine]] | None = None
) -> None:
    """Answer until the input ends, as the player that `player_of` gives for a game's key.

    It says the lines of `says` or, without that, the player's own.
    """

    def answer(reader: ViewReader, asked: dict[str, Any], seen: str) -> Iterator[dict[str, Any]]:
        player = player_of(reader.game.key)
        if says is not None:
            yield from map(own, says(reader.view))
        elif has_words(player):
            yield from map(own, talk_lines(player, reader.view, KeyedRandom(seen, "talk")))
        if "may_say" in asked:
            yield {"done": True}
        else:
            move = player.choose(reader.view, KeyedRandom(seen), effort)
            yield own(reader.game.move_line(reader.state, move))

    answer_until_the_end(answer)


if __name__ == "__main__":
    play(lambda game: player_named(game, sys.argv[1]), float(sys.argv[2]))
