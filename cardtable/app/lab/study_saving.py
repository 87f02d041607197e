"""A study is saved as the file that `cardtable study` reads."""

from collections.abc import Generator
from functools import partial
from pathlib import Path

from cardtable.app.parts.saving import Saving
from cardtable.language import translate
from cardtable.library.folders import RULES_SUFFIX, stem_of
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import written_study


def ask_where(saving: Saving, study: Study, called: str) -> None:
    """Asks for its place, where it is proposed under a name."""
    name = f"{stem_of(called, study.game)}{RULES_SUFFIX}"
    saving.ask(translate("bench", "Save study"), name, translate("bench", "Studies"), partial(_written, study))


def _written(study: Study, path: Path) -> Generator[float, None, None]:
    path.write_text(written_study(study), encoding="utf-8")
    yield 1.0
