"""Branches and notes of the shown game: their lists, the panel of the lab, and all work on their files."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QInputDialog, QMessageBox, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import JobSlot, Steps, run, thread
from cardtable.app.lab.branch_files import Tree, append_played, bots_of, branch_off
from cardtable.app.lab.open_table_controls import RuleFromHere
from cardtable.app.parts.dialogs import dress, name_dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import Tabs
from cardtable.app.parts.lists import OwnRows, draw_plate
from cardtable.app.parts.painting import END, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.seat_mark import draw_disc, emblems
from cardtable.app.play.replay import Landmark
from cardtable.app.pool import own_process
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.zoom import zoom_of
from cardtable.engine.lines import Line
from cardtable.journal import read
from cardtable.language import as_sentence, as_shown, filled, isolated, labelled, listed, translate
from cardtable.library.branches import Branch, name_branch
from cardtable.library.notes import write_note
from cardtable.library.wastebasket import Wastebasket
from cardtable.playtest.plan_process import play_on
from cardtable.wording import in_words
from cardtable.work import Work

_STEP = 22
"""Indent for each level of the tree, in designed pixels."""
_DISC = 20
_MOST_WINNERS = 3
"""Largest number of winners' emblems in a row."""


class BranchRow(NamedTuple):
    """Row of the list of branches."""

    name: str
    where: str
    """Start of the branch, in words; for the root, its length."""
    depth: int
    """Depth in the tree, 0 for the root."""
    parent: int
    """Row of the parent, -1 for none."""
    scores: str = ""
    """Final scores; empty while the game goes on."""
    emblems: Sequence[int] = ()
    """Emblems of the winners."""
    busy: bool = False
    """True while bots are playing the branch."""

    @property
    def end(self) -> str:
        """Result, or words saying that there is none yet."""
        if self.busy:
            return translate("open table", "playing…")
        return self.scores or translate("open table", "in progress")

    def words(self) -> str:
        """Return the row in words."""
        return listed(filter(None, (self.name, self.where, self.end)))


class BranchList(OwnRows[BranchRow]):
    """List of branches, with the tree drawn beside them."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps) -> None:
        column = Column(BranchRow.words, tip=lambda row: row.name, draw=self._draw, height=lambda _: 46)
        super().__init__(translate("open table", "Branches"), column)
        self.setToolTip(translate("open table", "Press Enter to open a branch, F2 to rename it, Delete to delete it"))
        self.colours = colours
        self._pixmaps = pixmaps
        self.shown = -1
        """Row of the game on the table, -1 for none."""

    def show_rows(self, rows: Sequence[BranchRow], shown: int) -> None:
        """Replace the rows; `shown` is the row of the game on the table, -1 for none."""
        if self.update_rows(rows) or shown != self.shown:
            self.choose_row(shown)
        self.shown = shown
        self.viewport().update()

    def _draw(self, painter: QPainter, box: QRectF, row: BranchRow, state: CellState) -> None:
        colours, shown = self.colours, state.number == self.shown
        if state.pointed or shown:
            draw_plate(painter, box.adjusted(1, 1, -1, -1), colours.accent, 1.0 if state.pointed else 0.5, shown)
        self._draw_tree(painter, box, state.number)
        x = box.x() + 30 + row.depth * _STEP
        right = box.right() - 10
        for emblem in reversed(row.emblems[:_MOST_WINNERS]):
            right -= _DISC
            disc = QRectF(right, box.center().y() - _DISC / 2, _DISC, _DISC)
            draw_disc(painter, self._pixmaps, emblem, self.placed(box, disc).topLeft(), _DISC)
            right -= 6
        below = QRectF(x, box.y() + 24, right - x, 20)
        metrics = QFontMetricsF(sans(13))
        end = metrics.elidedText(row.end, Qt.TextElideMode.ElideRight, below.width() * 0.5)
        write(painter, self.placed(box, below), end, sans(13), colours.text if row.scores else colours.dim, END)
        where = self.placed(box, below.adjusted(0, 0, -metrics.horizontalAdvance(end) - 8, 0))
        write(painter, where, row.where, sans(12), colours.dim)
        name = self.placed(box, QRectF(x, box.y() + 4, right - x, 20))
        write(painter, name, row.name, sans(15, 600), colours.text)

    def _draw_tree(self, painter: QPainter, box: QRectF, at: int) -> None:
        """Draw the dot of a branch, the curve from its parent, and lines that pass by to branches below."""
        rows, colours = self.rows, self.colours
        row, middle = rows[at], box.center().y()

        def x(depth: int) -> float:
            return box.x() + 15 + depth * _STEP

        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.save()
            painter.translate(box.left() + box.right(), 0)
            painter.scale(-1, 1)
        painter.setPen(QPen(palette.faded(colours.text, 0.35), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for below in rows[at + 1 :]:
            if 0 <= below.parent < at:
                side = x(rows[below.parent].depth)
                painter.drawLine(QPointF(side, box.top()), QPointF(side, box.bottom()))
            elif below.parent == at:
                painter.drawLine(QPointF(x(row.depth), middle), QPointF(x(row.depth), box.bottom()))
        if row.parent >= 0:
            side = x(rows[row.parent].depth)
            painter.drawLine(QPointF(side, box.top()), QPointF(side, middle - 8))
            painter.drawArc(QRectF(side, middle - 16, 16, 16), 180 * 16, 90 * 16)
            painter.drawLine(QPointF(side + 8, middle), QPointF(x(row.depth) - 5, middle))
        shown = at == self.shown
        painter.setPen(QPen(colours.accent if shown else palette.faded(colours.text, 0.75), 1.6))
        painter.setBrush(colours.accent if shown else colours.panel)
        painter.drawEllipse(QPointF(x(row.depth), middle), 5, 5)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.restore()


_WHERE = 92
"""Width of a note's moment, in designed pixels."""


class NoteRow(NamedTuple):
    """Row of the list of notes."""

    at: int
    """Moment of the note: the number of lines before it."""
    where: str
    """Moment in a few words."""
    text: str


class NotesList(OwnRows[NoteRow]):
    """List of notes: opening a row shows its moment, renaming it edits the text."""

    def __init__(self, colours: Scheme) -> None:
        column = Column(
            lambda row: labelled(row.where, row.text), tip=lambda row: row.text, draw=self._draw, height=lambda _: 40
        )
        super().__init__(translate("open table", "Notes"), column)
        self.colours = colours

    def _draw(self, painter: QPainter, box: QRectF, row: NoteRow, state: CellState) -> None:
        colours = self.colours
        if state.pointed:
            draw_plate(painter, box.adjusted(1, 1, -1, -1), colours.accent, 1.0, False)
        inner = box.adjusted(10, 0, -10, 0)
        where = QRectF(inner.x(), inner.y(), _WHERE, inner.height())
        write(painter, self.placed(box, where), row.where, sans(12), colours.accent)
        text = self.placed(box, inner.adjusted(_WHERE + 8, 0, 0, 0))
        write(painter, text, " ".join(row.text.split()), serif(17), colours.text)
        painter.setPen(palette.faded(colours.line, 0.8))
        painter.drawLine(inner.bottomLeft(), inner.bottomRight())


_HIGH = 470
"""Least height, in designed pixels, for three parts one below another; in lower panels they are tabs."""


class BranchesPanel(QWidget):
    """Lab panel of the open table, with three parts under headings or tabs."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps, rule: RuleFromHere) -> None:
        super().__init__()
        self.branches = BranchList(colours, pixmaps)
        self.notes = NotesList(colours)
        self.rule = rule
        self.branch_button = make_button(
            self.tr("Branch here"), size=14, tip=self.tr("Start a branch at this moment (B)"), small=True
        )
        self.note_button = make_button(
            self.tr("Note"), size=14, tip=self.tr("Add a note about this moment (N)"), small=True
        )
        self.no_notes = make_label(sans(13), self.tr("No notes yet."), "dim", align=Qt.AlignmentFlag.AlignTop)
        branches = self._part(self.tr("Branches"), self.branch_button, self.branches)
        notes = self._part(self.tr("Notes"), self.note_button, self.no_notes, self.notes)
        rules = self._part(self.tr("Change a rule from here"), None, rule)
        self._parts = ((branches, self.tr("Branches"), 5), (rules, self.tr("Rule"), 0), (notes, self.tr("Notes"), 3))
        self._tabs = Tabs()
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setFont(sans(13))
        self._tabs.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 10, 16, 4)
        self._column.setSpacing(10)
        self._column.addWidget(self._tabs)
        self._is_high: bool | None = None
        self._set_apart(True)

    @staticmethod
    def _part(heading: str, button: QWidget | None, *below: QWidget) -> QWidget:
        part = QWidget()
        head = make_row((make_label(serif(18, 700), heading), 1), *([button] if button else []), gap=8)
        *small, last = below
        part.setLayout(make_column(head, *small, (last, 1), gap=6, rim=(0, 0, 0, 0)))
        return part

    def _set_apart(self, high: bool) -> None:
        if high is self._is_high:
            return
        self._is_high = high
        for part, title, share in self._parts:
            self._column.removeWidget(part)
            if high:
                self._column.addWidget(part, share)
                part.show()
            else:
                self._tabs.addTab(part, title)
        self._tabs.setVisible(not high)

    def show_notes(self, some: bool) -> None:
        """Show the list of notes, or words saying that there are none."""
        self.no_notes.setVisible(not some)
        self.notes.setVisible(some)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_apart(self.height() >= _HIGH * zoom_of(self))


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
        self._growing = JobSlot(self)
        self._looking = JobSlot(self)
        self._opening = JobSlot(self)
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

        growing = thread(partial(branch_off, self.path, at, name, lines, handed), outlasts=True)
        run(growing, self._growing, begun, self._say)

    def finish(self, path: Path) -> None:
        """Let bots play a branch to its end, in the background."""
        if path in self._busy:
            return
        self._busy.add(path)
        run(_finishing(path), self, failed=self._say).ended.connect(partial(self._finished, path))
        self.show_rows()
        self.playing.emit()

    def open(self, path: Path, at: int) -> None:
        """Show another game of the tree at a moment, a number of lines."""
        self._heading = path, at
        run(thread(partial(read, path)), self._opening, lambda record: self._show(path, record, at), self._say)

    def aside(self, work: Work, done: Callable[[Any], object]) -> None:
        """Do work with files in a thread, and pass its result to `done`."""
        run(thread(work, outlasts=True), self, done, self._say)

    def note(self, at: int, text: str) -> None:
        """Write a note about the moment after `at` lines; an empty text deletes the note."""
        self._change(self.path, write_note, at, text)

    def look_again(self) -> None:
        """Read the notes and branches again."""
        run(thread(partial(Tree, self.path)), self._looking, self._have_looked, self._say)

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
        self._panel.notes.update_rows(notes)
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
        self.aside(partial(change, path, *how), lambda _: self.look_again())

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


def _finishing(path: Path) -> Steps:
    """Let bots play the game in a file to its end."""
    record = yield thread(partial(read, path))
    whole = yield own_process(partial(play_on, record, bots_of(record.header)))
    yield thread(partial(append_played, path, record, whole), outlasts=True)
