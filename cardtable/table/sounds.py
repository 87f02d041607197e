"""Sounds at a table.

They depend only on what the observer sees, so that nobody hears of a card that they may not see.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from cardtable.table.board import Board, Card, Coins, Deed, Disc, Paper, Piece, Screen, Token, Zone


class Sound(StrEnum):
    """Sound, by the name of its recording."""

    CARD = "card"
    DEAL = "deal"
    COIN = "coin"
    COINS = "coins"
    PAPER = "paper"
    TURN = "turn"
    """Sound for the person's turn, after others have been waited for."""
    HIT = "hit"
    MISS = "miss"
    WIN = "win"


_OF_PIECES: Final[Mapping[type[Piece], Sound]] = {
    Card: Sound.CARD,
    Coins: Sound.COIN,
    Token: Sound.COIN,
    Disc: Sound.COIN,
    Paper: Sound.PAPER,
    Deed: Sound.PAPER,
    Screen: Sound.PAPER,
}
_MANY: Final = {Sound.CARD: Sound.DEAL, Sound.COIN: Sound.COINS}
"""Sounds of several things that move at once, by the sound of one."""
_A_DEAL = 4
"""Least number of cards moving at once that sound like a deal."""

Lying = Mapping[Piece, tuple[Zone, Piece]]
"""Zone of each piece, and the piece's value there: turning a piece changes its value."""


def lying(board: Board) -> Lying:
    """Return the zones and values of all pieces on a board, to compare later."""
    return {piece: (zone, piece) for zone, pieces in board.zones.items() for piece in pieces}


def of_motions(before: Lying, after: Lying) -> list[Sound]:
    """Return the sounds of the changes between two moments of a board.

    There is one sound for each kind of thing that was moved, turned over, added or removed. Values of cards don't
    matter.
    """
    moved: dict[Sound, int] = {}
    for piece in before.keys() | after.keys():
        was, now = before.get(piece), after.get(piece)
        if not _same(was, now):
            found = now or was
            assert found
            sound = _OF_PIECES[type(found[1])]
            moved[sound] = moved.get(sound, 0) + _count(found[1])
    return [_sound_of(sound, count) for sound, count in sorted(moved.items())]


def _same(was: tuple[Zone, Piece] | None, now: tuple[Zone, Piece] | None) -> bool:
    if was is None or now is None or was[0] != now[0]:
        return False
    return was[1].face_up == now[1].face_up and _count(was[1]) == _count(now[1])


def _count(piece: Piece) -> int:
    return piece.count if isinstance(piece, Coins) else 1


def _sound_of(sound: Sound, count: int) -> Sound:
    many = _A_DEAL if sound is Sound.CARD else 2
    return _MANY.get(sound, sound) if count >= many else sound
