"""Lab panel of the open table: branches of the game, a rule to change from here, and notes."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.branch_list import BranchList
from cardtable.app.lab.notes_list import NotesList
from cardtable.app.lab.rule_from_here import RuleFromHere
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.tabs import Tabs
from cardtable.app.zoom import zoom_of

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
