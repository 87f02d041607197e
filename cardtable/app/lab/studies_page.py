"""Studies page: kept studies can be opened on the bench, renamed, deleted, sent and imported."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, Steps, raised, run, thread
from cardtable.app.lab.study_files import differs, not_to_open, reporting, send, summing_up, taking_in
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.dialogs import FileDialog
from cardtable.app.parts.forms import PlayButton, calm_button, make_label, make_row
from cardtable.app.parts.rows import text_columns
from cardtable.app.parts.tables import TextTable
from cardtable.app.parts.work_note import Saving, WorkNote
from cardtable.app.routes import OpenTable, StudyAt
from cardtable.app.settings import Settings
from cardtable.app.start.game_actions import GameActions, GameKind
from cardtable.language import as_moment, as_number, as_shown, filled, in_sequence, isolated, translate
from cardtable.library.folders import ARCHIVE_SUFFIX, ARCHIVE_SUFFIXES, RULES_SUFFIX, studies_path
from cardtable.library.saved_games import GameFile
from cardtable.library.studies import KeptStudy, kept_studies, rename_study
from cardtable.library.wastebasket import Wastebasket
from cardtable.wording import in_words

_SHARES = (18, 12, 21, 27, 7, 16)


def _kind() -> GameKind:
    def rename(study: GameFile, name: str) -> Path:
        return rename_study(study.path, name)

    return GameKind(
        rename,
        translate("StudiesPage", "Name this study:"),
        translate("StudiesPage", "The study is gone: another window has renamed or deleted it."),
        translate("StudiesPage", "The study can't be renamed: {why}."),
        translate("StudiesPage", "The study can't be deleted: {why}."),
        translate("StudiesPage", "The study can't be restored: {why}."),
    )


class StudiesPage(SheetPage):
    """Studies page: a list of the kept studies, latest first, over a bench that goes on meanwhile."""

    moved = Signal(Path, Path)
    """Old and new path of a study that was renamed or restored; twice the same path if it was deleted."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, wastebasket: Wastebasket, on_bench: Path | None = None
    ) -> None:
        """Open the list; `on_bench` is the path of the study that is already on the bench."""
        super().__init__(pixmaps, 1160, 760, (90, 90))
        self._wastebasket = wastebasket
        self._on_bench = on_bench
        self.studies: list[KeptStudy] | None = None
        """Kept studies; None until they have been found."""
        self._no_folder = ""
        """Reason why the studies' folder can't be read; empty if it can."""
        self._wanted = on_bench.name if on_bench else ""
        self._actions = GameActions(self, settings, wastebasket, _kind())
        self._actions.moved.connect(self._move)
        self._actions.deleted.connect(self._take_out)
        self._saving = Saving(self)
        self._saving.failed.connect(self.failed)
        self._looking = JobSlot(self)
        self._told: dict[Path, str] = {}
        """Findings in few words, by path, as far as they have been looked up."""
        self._build()
        self._show()

    # --- building ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        headings = (self.tr("Name"), self.tr("Game"), self.tr("Changes"), self.tr("Findings"))
        columns = text_columns((*headings, self.tr("Games"), self.tr("When")))
        self.list = TextTable(columns, _SHARES)
        self.list.setAccessibleName(self.tr("Studies"))
        self.list.doubleClicked.connect(self._open)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.list.selectionModel().selectionChanged.connect(self._choose)
        self.nothing = make_label(serif(17, italic=True), align=Qt.AlignmentFlag.AlignCenter, wraps=True, plain=True)
        self.why_not = make_label(sans(14), look="dim", wraps=True, plain=True)
        self._sheet.column.addWidget(make_label(serif(30, 700), self.tr("Studies")))
        self._sheet.column.addWidget(self.list, 1)
        self._sheet.column.addWidget(self.nothing, 1)
        self._sheet.column.addWidget(self.why_not)
        self._sheet.column.addLayout(self._tools())
        self._sheet.column.addLayout(self._foot())

    def _tools(self) -> QHBoxLayout:
        """Return the row of buttons for the selected study."""
        self.rename_button = calm_button(self.tr("Rename…"), self._rename)
        self.delete_button = calm_button(self.tr("Delete"), self._delete)
        self.undo_button = calm_button(self.tr("Undo"), self._undo)
        self.send_button = calm_button(self.tr("Send…"), self._send)
        self.send_button.setToolTip(
            self.tr("Save as one file with games, branches and notes, to open in another copy of Cardtable")
        )
        self.report_button = calm_button(self.tr("Save report…"), self._report)
        self.report_button.setToolTip(self.tr("Save as a web page to read, print and share"))
        own = (self.rename_button, self.delete_button, self.undo_button)
        return make_row(*own, None, self.send_button, self.report_button)

    def _foot(self) -> QHBoxLayout:
        self.back_button = calm_button(self.tr("Back"), self.back)
        self.take_button = calm_button(self.tr("Import…"), self._take_in)
        self.take_button.setToolTip(self.tr("Import a study someone sent you, or a study file"))
        self.open_button = PlayButton(self.tr("Open"), self._open, (200, 50))
        self.open_button.setToolTip(self.tr("Open on the bench with its findings"))
        return make_row(self.back_button, self.take_button, None, self.open_button)

    # --- display -------------------------------------------------------------------------------------------------

    @override
    def enter(self) -> None:
        """Focus the list and look for studies."""
        self.list.setFocus()
        self.look()

    def want(self, folder: Path) -> None:
        """Select the study in this folder as soon as it is found."""
        self._wanted = folder.name

    def look(self) -> None:
        """Look for studies again."""
        run(self._finding(), self._looking, failed=raised)

    def _finding(self) -> Steps:
        try:
            studies, why_not = (yield thread(kept_studies())), ""
        except OSError as error:
            studies, why_not = [], in_words(error)
        self._found(studies, why_not)
        self._told = yield thread(summing_up(studies))
        self.list.content.update(self._rows)

    def _found(self, studies: list[KeptStudy], why_not: str) -> None:
        self.studies, self._no_folder = studies, why_not
        wanted = self._wanted
        self.list.show_rows(self._rows)
        if studies:
            names = [study.name for study in studies]
            self.list.choose_row(names.index(wanted) if wanted in names else 0)
        self._show()

    @property
    def _rows(self) -> list[tuple[str, ...]]:
        return [_cells(study, self._told.get(study.path, "")) for study in self.studies or ()]

    @property
    def chosen(self) -> KeptStudy | None:
        """Selected study; None without one."""
        return self.studies[self.list.row] if self.studies and self.list.row >= 0 else None

    def _choose(self) -> None:
        if self.chosen is not None:
            self._wanted = self.chosen.name
        self._show()

    def _show(self) -> None:
        """Show what can be done with the chosen study, and why it can't be opened."""
        chosen = self.chosen
        why_not = ""
        alone = chosen is not None and bool(chosen.records)
        if alone:
            why_not = self.tr(
                "This study has no question. It contains games from the open table, with branches and notes."
            )
        elif chosen is not None and chosen.study is None:
            why_not = filled(self.tr("This study can't be read: {why}."), why=in_words(chosen.problem))
        elif chosen is not None and chosen.study is not None:
            why_not = not_to_open(chosen.study)
            if why_not:
                why_not = in_sequence([why_not, self.tr("You can send it, or run it with `cardtable study`.")])
        self.why_not.setText(why_not)
        self.why_not.setVisible(bool(why_not))
        for button in (self.rename_button, self.delete_button):
            button.setEnabled(chosen is not None)
        self.send_button.setEnabled(chosen is not None and not alone)
        self.report_button.setEnabled(chosen is not None and chosen.games > 0)
        self.open_button.setEnabled(alone or (chosen is not None and not why_not))
        self.undo_button.setEnabled(self._deleted is not None)
        self.list.setVisible(bool(self.studies))
        self.nothing.setVisible(not self.studies)
        if self.studies is None:
            self.nothing.setText(self.tr("Searching…"))
        elif self._no_folder:
            text = self.tr("Your studies in {folder} can't be read: {why}.")
            self.nothing.setText(filled(text, folder=isolated(f"{studies_path()}"), why=self._no_folder))
        else:
            self.nothing.setText(self.tr("Studies you start on the bench are saved and listed here."))

    @property
    def _deleted(self) -> Path | None:
        """Path of the study that was deleted last; None if there is none to restore."""
        return self._wastebasket.last_of(studies_path())

    def _show_menu(self, at: QPoint) -> None:
        chosen = self.chosen
        if chosen is not None:
            buttons = ((self.send_button, self._send), (self.report_button, self._report))
            more = [(button.text(), does) for button, does in buttons if button.isEnabled()]
            self._actions.menu(chosen, self.list.viewport().mapToGlobal(at), self.open_button.text(), self._open, *more)

    # --- actions -------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        chosen = self.chosen
        if chosen is None or not self.open_button.isEnabled():
            return
        if chosen.path == self._on_bench:
            self.back.emit()
        elif chosen.records:
            self.wants.emit(OpenTable(chosen.records[0]))
        else:
            self.wants.emit(StudyAt(chosen.path))

    def _rename(self) -> None:
        self._actions.rename(self.chosen)

    def _delete(self) -> None:
        self._actions.delete(self.chosen)

    def _undo(self) -> None:
        self._actions.undo(self._deleted)

    def _move(self, old: Path, new: Path) -> None:
        """Follow a study that was renamed or restored."""
        if self._on_bench == old:
            self._on_bench = new
        self.moved.emit(old, new)
        self._wanted = new.name
        self.look()

    def _take_out(self, path: Path) -> None:
        """Take a deleted study out of the list, and select the one below it."""
        self.moved.emit(path, path)
        studies = self.studies or []
        places = [place for place, study in enumerate(studies) if study.path == path]
        for place in places:
            rest = [*studies[place + 1 :], *reversed(studies[:place])]
            self._wanted = rest[0].name if rest else ""
            self._found([study for study in studies if study.path != path], "")

    @override
    def forget(self, path: Path) -> None:
        """Take out a study that another window has renamed or deleted."""
        self._take_out(path)

    def _send(self) -> None:
        if self.chosen is not None:
            name = f"{self.chosen.name}{ARCHIVE_SUFFIX}"
            write = partial(send, self.chosen.path)
            self._saving.ask(self.tr("Send study"), name, self.tr("Studies"), write, *ARCHIVE_SUFFIXES[1:])

    def _report(self) -> None:
        if self.chosen is not None:
            name = f"{self.chosen.name}.html"
            self._saving.ask(self.tr("Save report"), name, self.tr("Web pages"), partial(reporting, self.chosen.path))

    def _take_in(self) -> None:
        dialog = FileDialog(self, self.tr("Import a study"))
        kinds = " ".join([f"*{suffix}" for suffix in (*ARCHIVE_SUFFIXES, RULES_SUFFIX)])
        dialog.setNameFilter(f"{self.tr('Studies')} ({kinds})")
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, path: Path) -> None:
        """Import a study from a file, in a thread."""
        job = run(thread(taking_in(path), outlasts=True), self, self._taken, partial(self._not_taken, path))
        WorkNote(job, filled(self.tr("Reading {file}…"), file=as_shown(path.name)), self)

    def _taken(self, folder: Path) -> None:
        self._wanted = folder.name
        self.look()

    def _not_taken(self, path: Path, error: Exception) -> None:
        self.failed.emit(
            filled(self.tr("{file} can't be imported: {why}."), file=as_shown(path.name), why=in_words(error))
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._actions.pressed(event, self.open_button.click, self.chosen, self._deleted):
            super().keyPressEvent(event)


def _cells(study: KeptStudy, told: str) -> tuple[str, ...]:
    """Return the cells of a study's row; `told` has its findings."""
    asked = study.study
    when = as_moment(study.when)
    if asked is None:
        alone = translate("StudiesPage", "%n game(s) from the open table", None, len(study.records))
        return as_shown(study.name), "", alone if study.records else in_words(study.problem), "", "", when
    return (
        as_shown(study.name),
        asked.of.title,
        differs(asked),
        told,
        as_number(study.games) if study.games else "",
        when,
    )
