"""Which moves are worth being tried at a decision of a record."""

from contextlib import suppress
from typing import Any, Final

from cardtable.bots.players import player_named
from cardtable.engine.game import Refused
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, line_object
from cardtable.engine.record import Record
from cardtable.match import Match, match_at
from cardtable.playtest.trials import levels

MOST: Final = 16
"""Where there are no more moves than that, all are tried; else so many, and the one that was played."""
_EFFORT: Final = 0.1  # it has to name moves, and not to settle which is best


def candidate_moves(record: Record, at: int, most: int = MOST) -> list[dict[str, Any]]:
    """The moves to try after so many of a record's lines, as a record holds them, in the order of the game; nothing
    where nobody has a decision there.

    These are all there are, or the ones that the game's strongest player makes most often or holds to be worth most,
    and the one that was played: it is among them in any case.
    """
    match = match_at(record, at)
    state, seat = match.state, match.state.turn
    if seat < 0:
        return []
    moves = list(state.legal(seat)) if len(state.legal(seat)) <= most else _weighed(match, most)
    played = next((line for line in record.lines[at:] if isinstance(line, MoveLine)), None)
    if played is not None:
        with suppress(Refused):  # by rules that only changed in between
            moves.append(match.game.move_code(state, played))
    return [line_object(match.game.move_line(state, move)) for move in sorted({*moves})]


def _weighed(match: Match, most: int) -> list[int]:
    """The moves that the strongest player makes, likeliest first, then those that it only thinks of, best first."""
    view = match.view(match.state.turn)
    player = player_named(match.game.key, levels(match.game.key)[-1])
    choices = player.advise(view, KeyedRandom("candidates", match.moves), _EFFORT).choices
    choices.sort(key=lambda choice: (-choice.probability, -(choice.value or 0.0)))
    return [choice.move for choice in choices[:most]]
