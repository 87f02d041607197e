"""Keeping of studies: a folder for each question, written while its games are played, and the foot of their pages.

The foot of a page shows the name that its question is kept under, with buttons to go back and to save.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.jobs import Job, run, thread
from cardtable.app.lab.study_files import (
    StudyFolder,
    is_sweep,
    known_beside,
    name_of,
    part_of,
    question_of,
    reporting_part,
)
from cardtable.app.parts.dialogs import name_dialog
from cardtable.app.parts.forms import Button, make_button, make_row
from cardtable.app.parts.widgets import set_tip
from cardtable.app.parts.work_note import Saving
from cardtable.app.zoom import zoom_of
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import as_shown, filled, translate
from cardtable.library.folders import RULES_SUFFIX, replace_file, stem_of
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.html_parts import rule_book_html
from cardtable.playtest.study import Study
from cardtable.playtest.study_file import written_study
from cardtable.playtest.successive_halving import SweepStanding
from cardtable.wording import in_words

_EVERY = 3000
"""Milliseconds between two writes: no more is lost if the program is killed."""


_WORTH = 50
"""Number of games under each rule set for which a question gets a folder, unless all wanted games are played before.

With fewer, each rule that is tried in passing would leave a folder behind.
"""


class StudyKeeping(QObject):
    """Questions of one page and their findings; a question that is asked again has its findings back."""

    changed = Signal()
    """Emitted when the current question is another one, or is kept under another path."""
    failed = Signal(str)
    """Reason why the question can't be kept or renamed, in one sentence; emitted once until it succeeds."""

    def __init__(self, page: QObject) -> None:
        super().__init__(page)
        self._known: dict[Study, StudyFolder] = {}
        self.folder: StudyFolder | None = None
        """Folder of the current question; None while nothing is asked."""
        self._writing: Job | None = None
        self._can = True
        self._timer = QTimer(self, singleShot=True, interval=_EVERY)
        self._timer.timeout.connect(self.write)
        self.destroyed.connect(partial(_write_the_rest, self._known))
        application = QCoreApplication.instance()
        assert application
        application.aboutToQuit.connect(self.write)

    @property
    def path(self) -> Path | None:
        """Folder of the current question; None if it is not kept yet, or was deleted."""
        path = self.folder.path if self.folder else None
        return path if path and path.is_dir() else None

    def opens(self, kept: StudyFolder) -> None:
        """Register a kept study that is to be asked next."""
        self._known[question_of(kept.study)] = kept

    def tell_problem(self) -> None:
        """Tell once why the findings of the study that was opened can't be shown, if they can't."""
        if self.folder is not None and self.folder.problem:
            self.failed.emit(self.folder.problem)
            self.folder.problem = ""

    def asks(self, study: Study | None) -> StudySnapshot | None:
        """Switch to another question (None for none), and return what is known of it."""
        self.write()
        self.folder = None
        if study is not None:
            known = self._known.get(question_of(study))
            self.folder = known or StudyFolder(study, standing=known_beside(study, self._known))
        self.changed.emit()
        return self.folder.standing if self.folder else None

    def keep(self, study: Study, standing: StudySnapshot | None) -> None:
        """Take names, goals and findings of the current question; from time to time they are written."""
        folder = self.folder
        if folder is None or question_of(study) != question_of(folder.study):
            return
        counts = standing is not None and standing.blocks > 0
        folder.take(study, standing if counts else folder.standing)
        if standing is None or not counts:
            return
        self._known[question_of(study)] = folder  # not before: until then, others may tell more of it
        if folder.path is None and standing.blocks * len(study.players) < _WORTH and not standing.over:
            return
        if not standing.tally.level and not is_sweep(study):
            return  # a rule set is still catching up: no command would find the same
        folder.will_write()
        if standing.over or folder.path is None:
            self.write()
        elif not self._timer.isActive():
            self._timer.start()

    def write(self) -> None:
        """Write findings that are waiting to be written, in a thread."""
        folder = next((folder for folder in self._known.values() if folder.waits), None)
        if folder is not None and self._writing is None:
            self._begin(folder.write, self.tr("The findings can't be saved: {why}."))

    def rename(self, name: str) -> None:
        """Rename the folder of the current question."""
        if self.folder is not None:
            self._begin(partial(self.folder.rename, name), self.tr("The study can't be renamed: {why}."))

    def moved(self, old: Path, new: Path) -> None:
        """Follow a study whose folder has been renamed, restored or deleted."""
        for folder in self._known.values():
            if folder.path == old:
                folder.path = new
        self.changed.emit()

    def _begin(self, write: Callable[[], None], sentence: str) -> None:
        job = self._writing = run(thread(write, outlasts=True), self, self._done, partial(self._fail, sentence))
        job.ended.connect(partial(self._end, job))

    def _end(self, job: Job) -> None:
        if self._writing is job:
            self._writing = None
        if any(folder.waits for folder in self._known.values()) and not self._timer.isActive():
            self._timer.start()

    def _done(self, _: object) -> None:
        self._can = True
        self.changed.emit()

    def _fail(self, sentence: str, error: Exception) -> None:
        if self._can:
            self._can = False
            self.failed.emit(filled(sentence, why=in_words(error)))


def _write_the_rest(known: Mapping[Study, StudyFolder]) -> None:
    """Write findings that are still waiting when their page is gone."""
    for folder in known.values():
        if folder.waits:
            application = QCoreApplication.instance()
            if application is None:
                folder.write()
            else:
                run(thread(folder.write, outlasts=True), application)


def ask_where_book(saving: Saving, game: AnyGame, rules: HouseRules, seats: int, called: str) -> None:
    """Ask where to save a rule book, proposing the name `called`, and write it."""
    name = f"{stem_of(filled(translate('bench', 'Rules {name}'), name=called), game.key)}.html"
    write = partial(_write, partial(rule_book_html, game, rules, seats))
    saving.ask(translate("bench", "Save rule book"), name, translate("bench", "Web pages"), write)


def _write(text: Callable[[], str], path: Path) -> None:
    replace_file(path, text().encode(), private=False)


_WIDEST, _NARROWEST = 520, 84
"""Greatest and least width, in designed pixels; text that does not fit is cut, and the tooltip has all of it."""


class KeptAs(Button):
    """Button with the name of the kept study, to rename it; hidden before anything is kept."""

    def __init__(self, keeping: StudyKeeping) -> None:
        super().__init__()
        self._keeping = keeping
        self._roomy = True
        self.setProperty("small", True)
        self.setFont(sans(13))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._rename)
        keeping.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        path = self._keeping.path
        words = filled(self.tr("Saved as “{name}”"), name=as_shown(path.name)) if path else ""
        tip = filled(self.tr("Saved as “{name}”: click to rename"), name=as_shown(path.name)) if path else ""
        set_tip(self, tip)
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.setVisible(path is not None and self._roomy)

    def fit(self, room: int) -> None:
        """Show the button only if its whole text fits into `room` pixels."""
        roomy = room >= self.sizeHint().width()
        if roomy is not self._roomy:
            self._roomy = roomy
            self.setVisible(self._keeping.path is not None and roomy)

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(min(hint.width(), round(_WIDEST * zoom_of(self))), hint.height())

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), round(_NARROWEST * zoom_of(self))), hint.height())

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
        sweep: bool = False,
    ) -> None:
        """Build the row: the page's own buttons go `before` and `after` the common ones, `bright` ones at the end.

        `sweep` is True for the page of a sweep.
        """
        super().__init__()
        self.saving = Saving(page)
        """Writer of files, for the page too."""
        self._shown: tuple[Study | None, StudySnapshot | SweepStanding | None] = (None, None)
        self._sweep = sweep
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

    def show_study(self, study: Study | None, standing: StudySnapshot | SweepStanding | None) -> None:
        """Set what can be saved: a study and its findings."""
        self._shown = study, standing
        self.save_button.setEnabled(study is not None)
        ready = standing is not None and standing.tally.games > 0 and (standing.tally.level or self._sweep)
        self.report_button.setEnabled(ready)  # no command finds the same while a rule set is catching up

    def _save(self) -> None:
        study, _ = self._shown
        if study is not None:
            one = study.rule_sets[1].name if len(study.rule_sets) == 2 else name_of(study)
            name = f"{stem_of(study.of.title if self._sweep else one, study.game)}{RULES_SUFFIX}"
            write = partial(_write, partial(written_study, study))
            self.saving.ask(translate("bench", "Save study"), name, translate("bench", "Studies"), write)

    def _report(self) -> None:
        """Save a report, as a web page or a table by the suffix of the file."""
        study, standing = self._shown
        if study is not None and standing is not None:
            part = part_of(study, standing.tally, self._sweep, standing.again)
            name, kind = f"{stem_of(name_of(study), study.game)}.html", translate("bench", "Web pages or tables")
            self.saving.ask(translate("bench", "Save report"), name, kind, partial(reporting_part, part), ".csv")
