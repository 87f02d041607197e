"""Programs that play: their loop over views and questions, and a built-in player at a given effort as a program.

So two efforts can meet at one table:

    simulate GAME --seat expert --seat "exec:python -m tools.player_program expert 4"

Such programs share nothing with the app but the reading of views.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cardtable.bots.player import Player, has_words, talk_lines
from cardtable.bots.players import player_named
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, SayLine, line_object
from cardtable.engine.views import View, ViewReader

Answer = Callable[[ViewReader, dict[str, Any], str], Iterable[dict[str, Any]]]
"""Function that returns the lines to write, given the view so far, the question, and all lines read, as a text."""


def answer_until_the_end(answer: Answer) -> None:
    """Read views line by line and answer each question until the input ends.

    An answer that draws its luck from the text of the lines read is the same when a match is played again.
    """
    reader: ViewReader | None = None
    seen = ""
    for text in sys.stdin:
        held = json.loads(text)
        if "format" in held:
            reader, seen = ViewReader(held), text
            continue
        assert reader is not None
        if "your_turn" in held or "may_say" in held:
            for line in answer(reader, held, seen):
                print(json.dumps(line), flush=True)
        else:
            reader.read(held)
            seen += text


def own(line: MoveLine | SayLine) -> dict[str, Any]:
    """Return a line as its seat writes it: without the key "seat"."""
    return {key: value for key, value in line_object(line).items() if key != "seat"}


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
