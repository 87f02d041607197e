"""What the bench saves as files: a study as `cardtable study` reads it, and a rule book as a page."""

from collections.abc import Generator
from functools import partial
from pathlib import Path

from cardtable.app.lab.study_files import reporting_part
from cardtable.app.parts.saving import Saving
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, translate
from cardtable.library.folders import RULES_SUFFIX, replace_file, stem_of
from cardtable.playtest.part import Part
from cardtable.playtest.rule_book import rule_book_html
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import written_study


def ask_where_book(saving: Saving, game: AnyGame, rules: HouseRules, seats: int, called: str) -> None:
    """Asks for the place of a rule book, where it is proposed under a name."""
    name = f"{stem_of(filled(translate('bench', 'Rules {name}'), name=called), game.key)}.html"
    write = partial(_written_book, game, rules, seats)
    saving.ask(translate("bench", "Save rule book"), name, translate("bench", "Web pages"), write)


def _written_book(game: AnyGame, rules: HouseRules, seats: int, path: Path) -> Generator[float, None, None]:
    replace_file(path, rule_book_html(game, rules, seats).encode(), private=False)
    yield 1.0


def ask_where_report(saving: Saving, part: Part, called: str) -> None:
    """Asks for the place of a report: a page, or a table where the file that is named is one."""
    name = f"{stem_of(called, part.study.game)}.html"
    kind = translate("bench", "Web pages or tables")
    saving.ask(translate("bench", "Save report"), name, kind, partial(reporting_part, part), ".csv")


def ask_where(saving: Saving, study: Study, called: str) -> None:
    """Asks for its place, where it is proposed under a name."""
    name = f"{stem_of(called, study.game)}{RULES_SUFFIX}"
    saving.ask(translate("bench", "Save study"), name, translate("bench", "Studies"), partial(_written, study))


def _written(study: Study, path: Path) -> Generator[float, None, None]:
    replace_file(path, written_study(study).encode(), private=False)
    yield 1.0
