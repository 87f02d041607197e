"""Branches and notes of the shown game: all work on their files, and their panel."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from cardtable.app.lab.branch_list import BranchRow
from cardtable.app.lab.branches_panel import BranchesPanel
from cardtable.app.lab.branching import Tree, branching, changing, finishing, looking, reading
from cardtable.app.lab.notes_list import NoteRow
from cardtable.app.long_work import LatestWork, LongWork, Work
from cardtable.app.parts.dialog import dress
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.play.replay import Landmark
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.engine.lines import Line
from cardtable.language import as_sentence, as_shown, filled, isolated
from cardtable.library.branches import Branch, name_branch
from cardtable.library.notes import write_note
from cardtable.library.wastebasket import Wastebasket
from cardtable.wording import in_words

_MOST_OF_A_NOTE = 1000
"""Largest number of a note's characters in its row and its tooltip."""


class BranchKeeping(QObject):
    """Keeper of branches and notes: makes, finishes, renames and deletes them, and fills their panel.

    Files are read and written in threads.
    """

    opened = Signal(object, object, int)
    """Path, Record and moment (a number of lines) of another game of the tree, to be shown."""
    changed = Signal()
    """Emitted when the tree has been read anew."""
    playing = Signal()
    """Emitted when bots begin to play a branch."""
    flagged = Signal(object, object)
    """Landmarks of notes and of the starts of branches, along the shown game."""
    failed = Signal(str)
    """Reason why something can't be done, in one sentence."""

    def __init__(
        self, path: Path, shown: ShownRecord, panel: BranchesPanel, wastebasket: Wastebasket, page: QWidget
    ) -> None:
        """Keep the branches and notes of the record at `path`; dialogs open over `page`."""
        super().__init__(page)
        self.path = path
        self.tree: Tree | None = None
        """Notes and branches of the game; None until they have been read."""
        self._shown = shown
        self._panel = panel
        self._wastebasket = wastebasket
        self._page = page
        self._busy: set[Path] = set()  # branches that bots are playing
        self._heading: tuple[Path, int] | None = None  # path and moment of the game that is being opened
        self._growing = LatestWork(self)
        self._looking = LatestWork(self)
        self._opening = LatestWork(self)
        panel.note_button.clicked.connect(lambda: self._ask_note(self._shown.at))
        panel.branches.opened.connect(self._go_to)
        panel.branches.renamed.connect(self._rename)
        panel.branches.deleted.connect(self._delete)
        panel.notes.opened.connect(lambda row: self._shown.jump(self._panel.notes.rows[row].at))
        panel.notes.renamed.connect(lambda row: self._ask_note(self._panel.notes.rows[row].at))
        panel.notes.deleted.connect(lambda row: self.note(self._panel.notes.rows[row].at, ""))

    @property
    def busy(self) -> bool:
        """True while bots are playing the shown game."""
        return self.path in self._busy

    @property
    def under_way(self) -> bool:
        """True while files are being read or written, or bots are playing."""
        works = self._growing, self._looking, self._opening
        return bool(self._busy) or any(work.under_way for work in works)

    def begin(
        self,
        at: int,
        name: str,
        lines: Sequence[Line],
        handed: Mapping[int, str] = MappingProxyType({}),
        finish: bool = False,
    ) -> None:
        """Begin a branch after `at` lines, with `lines` appended, and show it.

        If `finish`, bots play it to its end. `handed` maps seats to the bots that take them over.
        """
        if self._growing.under_way:  # a double click begins one branch
            return
        self._shown.stop()

        def begun(path: Path) -> None:
            self.open(path, at + len(lines))
            if finish:
                self.finish(path)

        growing = self._growing.begin(branching(self.path, at, name, lines, handed))
        growing.done.connect(begun)
        growing.failed.connect(self._say)
        growing.start_aside()

    def finish(self, path: Path) -> None:
        """Let bots play a branch to its end, in the background."""
        if path in self._busy:
            return
        self._busy.add(path)
        playing = LongWork(finishing(path), self)
        playing.leave_with_parent()
        playing.ended.connect(partial(self._finished, path))
        playing.failed.connect(self._say)
        playing.start_aside()
        self.show_rows()
        self.playing.emit()

    def open(self, path: Path, at: int) -> None:
        """Show another game of the tree at a moment, a number of lines."""
        self._heading = path, at
        opening = self._opening.begin(reading(path))
        opening.done.connect(lambda record: self._show(path, record, at))
        opening.failed.connect(self._say)
        opening.start_aside()

    def aside(self, work: Work, done: Callable[[Any], object]) -> None:
        """Do work with files in a thread, and pass its result to `done`."""
        doing = LongWork(work, self)
        doing.done.connect(done)
        doing.failed.connect(self._say)
        doing.start_aside()

    def note(self, at: int, text: str) -> None:
        """Write a note about the moment after `at` lines; an empty text deletes the note."""
        self._change(self.path, write_note, at, text)

    def look_again(self) -> None:
        """Read the notes and branches again."""
        looking_at = self._looking.begin(looking(self.path))
        looking_at.done.connect(self._have_looked)
        looking_at.failed.connect(self._say)
        looking_at.start_aside()

    def show_rows(self) -> None:
        """Fill the panel. Call it again as the record is read, since moments have names only then."""
        tree = self.tree
        if tree is None:
            return
        rows = [self._row(branch) for branch in tree.branches]
        self._panel.branches.show_rows(rows, tree.place(self.path))
        notes = [
            NoteRow(at, self._shown.stage(at), as_shown(text, _MOST_OF_A_NOTE))
            for at, text in sorted(tree.notes.items())
        ]
        self._panel.notes.show_rows(notes)
        self._panel.show_notes(bool(notes))
        forks = [Landmark(branch.at, self.called(branch)) for branch in tree.branches if branch.parent == self.path]
        self.flagged.emit([Landmark(note.at, note.text) for note in notes], forks)

    def called(self, branch: Branch) -> str:
        """Return the name of a branch; without one, "As it was played" for the root, else its file's name."""
        assert self.tree
        first = self.tree.place(branch.parent) < 0
        return branch.name or (self.tr("As it was played") if first else as_shown(branch.path.stem))

    # --- internals -----------------------------------------------------------------------------------------------

    def _say(self, error: Exception) -> None:
        self.failed.emit(as_sentence(in_words(error)))

    def _have_looked(self, tree: Tree) -> None:
        self.tree = tree
        self.show_rows()
        self.changed.emit()

    def _row(self, branch: Branch) -> BranchRow:
        assert self.tree
        parent = self.tree.place(branch.parent)
        where = self.tr("%n line(s)", "", branch.lines)
        if parent >= 0:
            where = filled(self.tr("from line {line}"), line=branch.at)
        if branch.rules_changed:
            where = filled(self.tr("{where}, with a rule changed"), where=where)
        result, all_emblems = branch.result, emblems(self._shown.record.header)
        scores = isolated(" : ".join(map(str, result.scores))) if result else ""
        winners = [all_emblems[seat] for seat in result.winners] if result else []
        busy = branch.path in self._busy
        return BranchRow(self.called(branch), where, branch.depth, parent, scores, winners, busy)

    def _show(self, path: Path, record: object, at: int) -> None:
        self.path = path
        self._heading = None
        self.opened.emit(path, record, at)
        self.look_again()

    def _finished(self, path: Path) -> None:
        self._busy.discard(path)
        if self._heading is not None and self._heading[0] == path:  # perhaps read before it was finished
            self.open(*self._heading)
        elif path == self.path:
            self.open(path, self._shown.at)
        else:
            self.look_again()

    def _go_to(self, row: int) -> None:
        assert self.tree
        branch = self.tree.branches[row]
        if branch.path != self.path:
            self.open(branch.path, branch.at)

    def _rename(self, row: int) -> None:
        assert self.tree
        branch = self.tree.branches[row]
        change = partial(self._change, branch.path, name_branch)
        name_dialog(self._page, self.tr("Rename"), self.tr("Name this branch:"), self.called(branch), change).open()

    def _change(self, path: Path, change: Callable[..., None], *how: object) -> None:
        """Change the file of a game in a thread, then read the tree again."""
        self.aside(changing(change, path, *how), lambda _: self.look_again())

    def _delete(self, row: int) -> None:
        """Delete a branch after asking. Branches that start from it remain, as roots of their own."""
        assert self.tree
        branch = self.tree.branches[row]
        if branch.parent is None or branch.path in self._busy:
            return
        text = filled(self.tr("Delete the branch “{name}”?"), name=self.called(branch))
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        box = QMessageBox(QMessageBox.Icon.NoIcon, self.tr("Delete"), text, buttons, self._page)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.button(QMessageBox.StandardButton.Yes).setText(self.tr("Delete"))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(partial(self._put_away, branch))
        dress(box)
        box.open()

    def _put_away(self, branch: Branch) -> None:
        try:
            self._wastebasket.put(branch.path)
        except OSError as error:
            self._say(error)
            return
        if branch.path == self.path and branch.parent is not None:
            self.open(branch.parent, branch.at)
        else:
            self.look_again()

    def _ask_note(self, at: int) -> None:
        """Ask for the text of a note at a moment; an empty text deletes the note."""
        self._shown.stop()
        dialog = QInputDialog(self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setWindowTitle(self.tr("Note"))
        dialog.setLabelText(self.tr("Note about this moment:"))
        dialog.setTextValue(self.tree.notes.get(at, "") if self.tree else "")
        dialog.setOkButtonText(self.tr("Save"))
        dialog.textValueSelected.connect(partial(self.note, at), Qt.ConnectionType.SingleShotConnection)
        dress(dialog)
        dialog.open()
