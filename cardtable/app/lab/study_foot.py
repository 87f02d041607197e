"""Foot of a page that asks a study: the way back, buttons to save, and the name it is kept under."""

from collections.abc import Generator, Sequence
from functools import partial
from math import ceil
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.lab.study_files import name_of, part_of, reporting_part
from cardtable.app.lab.study_keeping import StudyKeeping
from cardtable.app.parts.forms import make_button, make_row
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.saving import Saving
from cardtable.app.parts.widgets import set_tip
from cardtable.app.zoom import zoom_of
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_shown, filled, translate
from cardtable.library.folders import RULES_SUFFIX, replace_file, stem_of
from cardtable.playtest.part import Part
from cardtable.playtest.rule_book import rule_book_html
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import written_study
from cardtable.playtest.study_tally import PlayedAgain, StudyTally


def ask_where_book(saving: Saving, game: AnyGame, rules: HouseRules, seats: int, called: str) -> None:
    """Ask where to save a rule book, proposing the name `called`, and write it."""
    name = f"{stem_of(filled(translate('bench', 'Rules {name}'), name=called), game.key)}.html"
    write = partial(_written_book, game, rules, seats)
    saving.ask(translate("bench", "Save rule book"), name, translate("bench", "Web pages"), write)


def _written_book(game: AnyGame, rules: HouseRules, seats: int, path: Path) -> Generator[float, None, None]:
    replace_file(path, rule_book_html(game, rules, seats).encode(), private=False)
    yield 1.0


def ask_where_report(saving: Saving, part: Part, called: str) -> None:
    """Ask where to save a report, proposing the name `called`; it is a web page, or a table if the file is CSV."""
    name = f"{stem_of(called, part.study.game)}.html"
    kind = translate("bench", "Web pages or tables")
    saving.ask(translate("bench", "Save report"), name, kind, partial(reporting_part, part), ".csv")


def ask_where(saving: Saving, study: Study, called: str) -> None:
    """Ask where to save a study, proposing the name `called`, and write it."""
    name = f"{stem_of(called, study.game)}{RULES_SUFFIX}"
    saving.ask(translate("bench", "Save study"), name, translate("bench", "Studies"), partial(_written, study))


def _written(study: Study, path: Path) -> Generator[float, None, None]:
    replace_file(path, written_study(study).encode(), private=False)
    yield 1.0


_RIM = 26
"""Room beside the text, in designed pixels."""
_WIDEST, _NARROWEST = 520, 84
"""Greatest and least width, in designed pixels; text that does not fit is cut, and the tooltip has all of it."""


class KeptAs(QPushButton):
    """Button with the name of the kept study, to rename it; hidden before anything is kept."""

    def __init__(self, keeping: StudyKeeping) -> None:
        super().__init__()
        self._keeping = keeping
        self._words = ""
        self._roomy = True
        self.setProperty("small", True)
        self.setFont(sans(13))
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._rename)
        keeping.changed.connect(self._show)
        self._show()

    def zoom_changed(self) -> None:
        self._fit()

    def _show(self) -> None:
        path = self._keeping.path
        self._words = filled(self.tr("Saved as “{name}”"), name=as_shown(path.name)) if path else ""
        tip = filled(self.tr("Saved as “{name}”: click to rename"), name=as_shown(path.name)) if path else ""
        set_tip(self, tip)
        self.setAccessibleName(self._words)
        self.setVisible(path is not None and self._roomy)
        self.updateGeometry()
        self._fit()

    def fit(self, room: int) -> None:
        """Show the button only if its whole text fits into `room` pixels."""
        roomy = room >= self.sizeHint().width()
        if roomy is not self._roomy:
            self._roomy = roomy
            self.setVisible(self._keeping.path is not None and roomy)

    def _fit(self) -> None:
        room = self.width() - _RIM * zoom_of(self)
        words = QFontMetricsF(self.font()).elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(words.replace("&", "&&"))

    @override
    def sizeHint(self) -> QSize:
        whole = QFontMetricsF(self.font()).horizontalAdvance(self._words) + _RIM * zoom_of(self)
        return QSize(ceil(min(whole, _WIDEST * zoom_of(self))), super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), round(_NARROWEST * zoom_of(self))), hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _rename(self) -> None:
        path = self._keeping.path
        if path is not None:
            label = self.tr("Name this study:")
            name_dialog(self.window(), self.tr("Rename"), label, path.name, self._keeping.rename).open()


_GAP = 12


class StudyFoot(QWidget):
    """Row of buttons at the foot of a page."""

    back = Signal()

    def __init__(
        self,
        page: QWidget,
        keeping: StudyKeeping,
        before: Sequence[QWidget],
        after: Sequence[QWidget],
        bright: Sequence[QWidget],
    ) -> None:
        """Build the row: the page's own buttons go `before` and `after` the common ones, `bright` ones at the end."""
        super().__init__()
        self.saving = Saving(page)
        """Writer of files, for the page too."""
        self._study: Study | None = None
        self._found: StudyTally | None = None
        self._again: PlayedAgain | None = None
        self._sweep = False
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        self.save_button = make_button(
            self.tr("Save study…"), self._save, 15, self.tr("Save as a file for `cardtable study`")
        )
        self.report_button = make_button(
            self.tr("Report…"),
            self._report,
            15,
            self.tr("Save as a web page to read, print and share, or as a table (R)"),
        )
        self.kept_as = KeptAs(keeping)
        self._buttons = [self.back_button, *before, self.save_button, self.report_button, *after]
        self._bright = bright
        self.setLayout(make_row(*self._buttons, None, self.kept_as, *bright, gap=_GAP, rim=(0, 0, 0, 0)))
        keeping.changed.connect(self._fit)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the name if the other buttons leave room for it."""
        others = [part for part in (*self._buttons, *self._bright) if not part.isHidden()]
        taken = sum([max(part.minimumWidth(), part.sizeHint().width()) for part in others])
        self.kept_as.fit(self.width() - taken - round(_GAP * zoom_of(self)) * (len(others) + 1))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order, without the bright buttons."""
        return [*self._buttons, self.kept_as]

    def show_study(
        self, study: Study | None, found: StudyTally | None, again: PlayedAgain | None = None, sweep: bool = False
    ) -> None:
        """Set what can be saved: a study and its findings, and of a `sweep` also the winner's games played `again`."""
        self._study, self._found, self._again, self._sweep = study, found, again, sweep
        self.save_button.setEnabled(study is not None)
        ready = found is not None and found.games > 0 and (found.level or sweep)
        self.report_button.setEnabled(ready)  # no command finds the same while a rule set is catching up

    def _save(self) -> None:
        study = self._study
        if study is not None:
            one = study.rule_sets[1].name if len(study.rule_sets) == 2 else name_of(study)
            ask_where(self.saving, study, study.of.title if self._sweep else one)

    def _report(self) -> None:
        """Save a report, as a web page or a table by the suffix of the file."""
        study, found = self._study, self._found
        if study is not None and found is not None:
            ask_where_report(self.saving, part_of(study, found, self._sweep, self._again), name_of(study))
