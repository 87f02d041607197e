"""Files of the games' lessons, and the person's progress in them, which is stored with the settings."""

from functools import cache
from pathlib import Path
from re import MULTILINE, findall

from cardtable.app.settings import Settings
from cardtable.disk import read_file
from cardtable.resources import game_resource

_LARGEST = 1 << 16
"""Maximum size of a lesson file, in bytes; more than any lesson needs."""
_DONE = "done"
_DECLINED = "no lesson wanted/"
"""Prefix of the key that says, with the game's, that no lesson is wanted."""


def lesson_path(game: str) -> Path:
    """Return the path of a game's lesson file, which may not exist."""
    return game_resource(game, "lesson.toml")


@cache
def has_lesson(game: str) -> bool:
    """Return whether a game has a lesson."""
    return lesson_path(game).is_file()


@cache
def steps_in(game: str) -> int:
    """Return the number of steps in a game's lesson."""
    # Counted, not parsed: the first page shows it, and must not import the engine.
    return len(findall(rb"^\[\[steps\]\]", read_file(lesson_path(game), _LARGEST), MULTILINE))


def _key(game: str) -> str:
    return f"lesson/{game}"


def step_kept(settings: Settings, game: str) -> int:
    """Return the step, from 0, at which a game's lesson was left; 0 if it was not begun or has been completed."""
    held = settings.remembered(_key(game))
    return int(held) if held.isascii() and held.isdecimal() and len(held) < 4 else 0


def keep_step(settings: Settings, game: str, at: int) -> None:
    """Remember that a game's lesson has come to step `at`."""
    if settings.remembered(_key(game)) != _DONE:  # going through a completed lesson again changes nothing
        settings.remember(_key(game), str(at))


def keep_done(settings: Settings, game: str) -> None:
    """Remember that a game's lesson has been completed."""
    settings.remember(_key(game), _DONE)


def decline(settings: Settings, game: str) -> None:
    """Remember that a game's lesson is not wanted: it is never offered again, even if it is begun later."""
    settings.remember(_DECLINED + game, "yes")


def is_to_be_offered(settings: Settings, game: str) -> bool:
    """Return whether to offer a game's lesson to a person who opens the game.

    It is offered if it was begun and left, or if they have never set a table for the game; but not if it has been
    completed or declined.
    """
    held = settings.remembered(_key(game))
    if held == _DONE or settings.remembered(_DECLINED + game) or not has_lesson(game):
        return False
    return bool(held) or not settings.remembered(game)
