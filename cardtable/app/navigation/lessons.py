"""Ways to a lesson, and to the rules of a game on one page with pictures."""

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.app.imports import TABLE, import_engine, import_playtest, import_screens
from cardtable.app.languages import spoken
from cardtable.app.navigation.context import Context
from cardtable.app.opening import OpeningStep, Steps
from cardtable.app.pages import LessonTable
from cardtable.app.parts.lesson_progress import lesson_path, step_kept
from cardtable.app.routes import HowToPlay, LaidOver, Learn
from cardtable.app.screens import SCREENS
from cardtable.wording import worded

if TYPE_CHECKING:
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.session.lesson import Lesson as LessonText
    from cardtable.session.taught_game import TaughtGame
    from cardtable.table.model import TableModel


def learn(context: Context, wish: Learn) -> Steps:
    """Go to a lesson, at the step that was reached in it."""
    path = wish.file or lesson_path(wish.game)
    at = 0 if wish.file or wish.afresh else step_kept(context.pages.settings, wish.game)
    yield OpeningStep(import_engine(), path, aside=True)
    opening = _opening_lesson(path, at, spoken(context.pages.settings.language))
    taught: TaughtGame = yield OpeningStep(opening, path, aside=True)
    game = taught.lesson.header.game.key
    yield OpeningStep(import_screens(*TABLE, "learn.lesson_page", SCREENS[game].stage), path)
    return LessonTable((yield OpeningStep(_setting_lesson(context, taught, wish), path)))


def _setting_lesson(context: Context, taught: "TaughtGame", wish: Learn) -> "Generator[float, None, LessonPage]":
    from cardtable.app.learn.lesson_page import LessonPage

    stage = SCREENS[taught.lesson.header.game.key].stage()
    page = LessonPage(taught, context.pages.settings, context.pages.pixmaps, stage, wish)
    return (yield from context.set_up(page))


def how_to_play(context: Context, wish: HowToPlay) -> Steps:
    """Go to the page on how to play a game, with pictures from its lesson."""
    path = lesson_path(wish.game)
    yield OpeningStep(import_engine(), path, aside=True)
    yield OpeningStep(import_playtest(), path, aside=True)
    imported = "art.pixmaps", "table.panel", "table.thumbnail", "learn.how_to_play_page", SCREENS[wish.game].model
    yield OpeningStep(import_screens(*imported), path)
    opening = _opening_pictures(path, spoken(context.pages.settings.language), wish)
    lesson, tables = yield OpeningStep(opening, path, aside=True)
    return LaidOver(context.pages.how_to_play(wish, lesson, tables))


def _opening_lesson(path: Path, at: int, language: str) -> "Generator[float, None, TaughtGame]":
    """Return a lesson at one of its steps. Raises LessonFault if it is faulty, and OSError if it can't be read."""
    from cardtable.session.lesson import lesson_files, read_lesson
    from cardtable.session.taught_game import TaughtGame, check_played

    lesson = read_lesson(*lesson_files(path, language))
    yield 0.5
    check_played(lesson)
    taught = TaughtGame(lesson)
    taught.go_to(at)
    return taught


def _opening_pictures(
    path: Path, language: str, wish: HowToPlay
) -> "Generator[float, None, tuple[LessonText, list[TableModel]]]":
    """Return a lesson and the tables of its pictures, under the wanted rules; errors as in `_opening_lesson`."""
    from cardtable.session.lesson import LessonFault, lesson_files, read_lesson
    from cardtable.session.taught_game import moment
    from cardtable.table.model import seen_by

    lesson = read_lesson(*lesson_files(path, language))
    lesson = lesson.under(lesson.header.game.rules.made(dict(wish.rules)))
    if lesson.summary is None:
        raise LessonFault(worded("it has no summary"))
    tables = []
    for number in range(len(lesson.summary.pictures)):
        table = SCREENS[lesson.header.game.key].model()(seen_by(lesson.header, lesson.seat))
        for event in moment(lesson, number).events:
            table.follow(event)
        table.settle()
        tables.append(table)
        yield number / len(lesson.summary.pictures)
    return lesson, tables
