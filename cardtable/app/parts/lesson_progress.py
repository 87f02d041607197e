"""The games' lessons: where they are, and how far somebody has come in them, which is kept where settings are."""

from functools import cache
from pathlib import Path

from cardtable.app.settings import Settings
from cardtable.resources import resource

_DONE = "done"
_DECLINED = "no lesson wanted/"
"""With the game, the key under which it says so who wants none."""


def lesson_path(game: str) -> Path:
    """The file of a game's lesson, which need not be there."""
    return resource("lessons") / game / "lesson.toml"


@cache
def has_lesson(game: str) -> bool:
    """Whether there is one."""
    return lesson_path(game).is_file()


@cache
def steps_in(game: str) -> int:
    """The number of steps in a game's lesson."""
    import tomllib  # only where a lesson was left

    return len(tomllib.loads(lesson_path(game).read_text(encoding="utf-8"))["steps"])


def _key(game: str) -> str:
    return f"lesson/{game}"


def step_kept(settings: Settings, game: str) -> int:
    """The step, from 0, at which a game's lesson was left; 0 where it was not begun, or is over."""
    held = settings.remembered(_key(game))
    return int(held) if held.isascii() and held.isdecimal() and len(held) < 4 else 0


def keep_step(settings: Settings, game: str, at: int) -> None:
    """The lesson has come to a step."""
    if settings.remembered(_key(game)) != _DONE:  # who goes through it again is no beginner
        settings.remember(_key(game), str(at))


def keep_done(settings: Settings, game: str) -> None:
    """It has been gone through."""
    settings.remember(_key(game), _DONE)


def decline(settings: Settings, game: str) -> None:
    """Nobody wants it: it is offered no more, even where it is begun later."""
    settings.remember(_DECLINED + game, "yes")


def is_to_be_offered(settings: Settings, game: str) -> bool:
    """Whether somebody who opens a game is to be told of its lesson: where it was begun and left, and where they have
    never set a table for the game either; not where it is done, or was declined."""
    held = settings.remembered(_key(game))
    if held == _DONE or settings.remembered(_DECLINED + game) or not has_lesson(game):
        return False
    return bool(held) or not settings.remembered(game)
