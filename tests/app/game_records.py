"""Records of played games, written by hand."""

import os
from pathlib import Path

from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.library.saved_games import games_folder


def record(
    name: str,
    *players: str,
    game: str = "war",
    scores: tuple[int, ...] = (),
    when: int = 1_600_000_000,
    rules: dict[str, object] | None = None,
    **own: object,
) -> Path:
    """Write a record and return its path.

    Players are given as NAME:PLAYER; a game with scores is over. `own` are further keys of the header, `when` is the
    file's time in seconds since 1970.
    """
    seats = tuple(SeatName(*one.split(":", 1)) for one in players or ("Anna:human", "Odile:club"))
    header = new_header(GAMES[game], GAMES[game].rules.made(rules or {}), seats, 5)
    lines: list[dict[str, object]] = [header.object | own]
    if scores:
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        lines.append({"result": "finished", "winners": winners, "scores": list(scores)})
    path = games_folder() / f"{name}.cardtable"
    path.write_text("".join(json_text(line) + "\n" for line in lines))
    os.utime(path, (when, when))
    return path
