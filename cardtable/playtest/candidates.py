"""Moves worth testing at a decision of a record."""

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
"""Number of moves up to which all are tested. Of more moves, as many are chosen, and the one played is added."""
_EFFORT: Final = 0.1  # low, since it only proposes moves and need not find the best


def candidate_moves(record: Record, at: int, most: int = MOST) -> list[dict[str, Any]]:
    """Return the moves to test after the first `at` lines of a record, as objects of a record's line.

    They are sorted by the game's codes of moves; the list is empty if no seat is on turn. If there are more than
    `most`, they are those that the game's strongest player makes most often or values highest. The move that was played
    is always included.
    """
    match = match_at(record, at)
    state, seat = match.state, match.state.turn
    if seat < 0:
        return []
    moves = list(state.legal(seat)) if len(state.legal(seat)) <= most else _weighed(match, most)
    played = next((line for line in record.lines[at:] if isinstance(line, MoveLine)), None)
    if played is not None:
        with suppress(Refused):  # moves that changed rules no longer allow
            moves.append(match.game.move_code(state, played))
    return [line_object(match.game.move_line(state, move)) for move in sorted({*moves})]


def _weighed(match: Match, most: int) -> list[int]:
    """Return the strongest player's moves: first the likeliest, then those never made with the highest value."""
    view = match.view(match.state.turn)
    player = player_named(match.game.key, levels(match.game.key)[-1])
    choices = player.advise(view, KeyedRandom("candidates", match.moves), _EFFORT).choices
    choices.sort(key=lambda choice: (-choice.probability, -(choice.value or 0.0)))
    return [choice.move for choice in choices[:most]]
