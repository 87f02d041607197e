"""Keeping of the bench's findings: each question has a folder, written while its games are played."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cardtable.app.lab.study_files import OnBench, StudyFolder, is_sweep, question_of, standing_beside
from cardtable.app.long_work import LongWork
from cardtable.language import filled
from cardtable.playtest.standing import StudySnapshot
from cardtable.playtest.study import Study
from cardtable.wording import in_words
from cardtable.work import worked_out

_EVERY = 3000
"""Milliseconds between two writes: no more is lost if the program is killed."""


_WORTH = 50
"""Number of games under each rule set for which a question gets a folder, unless all wanted games are played before.

With fewer, each rule that is tried in passing would leave a folder behind.
"""


class _Kept(NamedTuple):
    folder: StudyFolder
    standing: StudySnapshot | None


class StudyKeeping(QObject):
    """Questions of one bench and their findings; a question that is asked again has its findings back."""

    changed = Signal()
    """Emitted when the current question is another one, or is kept under another path."""
    failed = Signal(str)
    """Reason why the question can't be kept or renamed, in one sentence; emitted once until it succeeds."""

    def __init__(self, bench: QObject) -> None:
        super().__init__(bench)
        self._known: dict[Study, _Kept] = {}
        self._asked: Study | None = None
        self._work: LongWork | None = None
        self._can = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self.write)
        self.destroyed.connect(partial(_write_the_rest, self._known))
        application = QCoreApplication.instance()
        assert application
        application.aboutToQuit.connect(self.write)

    @property
    def folder(self) -> StudyFolder | None:
        """Writer of the current question's folder; None while nothing is asked."""
        return self._known[self._asked].folder if self._asked is not None else None

    @property
    def path(self) -> Path | None:
        """Folder of the current question; None if it is not kept yet, or was deleted."""
        path = self.folder.path if self.folder else None
        return path if path and path.is_dir() else None

    def opens(self, kept: OnBench) -> None:
        """Register a kept study that is to be asked next."""
        folder = kept.writer or StudyFolder(kept.study, kept.folder)
        self._known[question_of(kept.study)] = _Kept(folder, kept.standing)

    def asks(self, study: Study | None) -> StudySnapshot | None:
        """Switch to another question (None for none), and return what `known` gives for it."""
        self.write()
        self._asked = question_of(study) if study else None
        standing = self.known(study)
        if study is not None and self._asked is not None and self._asked not in self._known:
            self._known[self._asked] = _Kept(StudyFolder(study), standing)
        self.changed.emit()
        return standing

    def known(self, study: Study | None) -> StudySnapshot | None:
        """Return findings on a question; None if there are none.

        They may come from a question with some of its rule sets; its other rule sets have no games then.
        """
        if study is None:
            return None
        question = question_of(study)
        if question in self._known:
            return self._known[question].standing
        others = [
            (_shared(question, asked), kept.standing.blocks, asked, kept.standing)
            for asked, kept in self._known.items()
            if kept.standing is not None and _shared(question, asked)
        ]
        if not others:
            return None
        *_, asked, standing = max(others, key=lambda one: one[:2])
        return standing_beside(study, asked, standing)

    def keep(self, study: Study, standing: StudySnapshot) -> None:
        """Take new findings on the current question; from time to time they are written."""
        folder = self.folder
        if folder is None or self._asked is None or question_of(study) != self._asked or not standing.blocks:
            return
        self._known[self._asked] = _Kept(folder, standing)
        if folder.path is None and standing.blocks * len(study.players) < _WORTH and not standing.over:
            return
        if not standing.tally.level and not is_sweep(study):
            return  # a rule set is still catching up: no command would find the same
        folder.take(study, standing.tally, standing.again)
        if standing.over or folder.path is None:
            self.write()
        elif not self._timer.isActive():
            self._timer.start()

    def write(self) -> None:
        """Write findings that are waiting to be written, in a thread."""
        folder = next((folder for folder, _ in self._known.values() if folder.waits), None)
        if folder is not None and self._work is None:
            self._begin(LongWork(folder.writing(), self), self.tr("The findings can't be saved: {why}."))

    def rename(self, name: str) -> None:
        """Rename the folder of the current question."""
        if self.folder is not None:
            self._begin(LongWork(self.folder.renaming(name), self), self.tr("The study can't be renamed: {why}."))

    def moved(self, old: Path, new: Path) -> None:
        """Follow a study whose folder has been renamed, restored or deleted."""
        for folder, _ in self._known.values():
            if folder.path == old:
                folder.path = new
        self.changed.emit()

    def _begin(self, work: LongWork, sentence: str) -> None:
        self._work = work
        work.ended.connect(partial(self._end, work))
        work.done.connect(self._done)
        work.failed.connect(partial(self._fail, sentence))
        work.start_aside()

    def _end(self, work: LongWork) -> None:
        if self._work is work:
            self._work = None
        if any(folder.waits for folder, _ in self._known.values()) and not self._timer.isActive():
            self._timer.start()

    def _done(self) -> None:
        self._can = True
        self.changed.emit()

    def _fail(self, sentence: str, error: Exception) -> None:
        if self._can:
            self._can = False
            self.failed.emit(filled(sentence, why=in_words(error)))


def _shared(question: Study, asked: Study) -> int:
    """Return how many rule sets of a question have been asked before, beside the same base."""
    if question._replace(rule_sets=()) != asked._replace(rule_sets=()) or question.rule_sets[0] != asked.rule_sets[0]:
        return 0
    return len(set(question.rule_sets[1:]).intersection(asked.rule_sets[1:]))


def _write_the_rest(known: Mapping[Study, _Kept]) -> None:
    """Write findings that are still waiting when their bench is gone."""
    for folder, _ in known.values():
        if folder.waits:
            application = QCoreApplication.instance()
            if application is None:
                worked_out(folder.writing())
            else:
                LongWork(folder.writing(), application).start_aside()
