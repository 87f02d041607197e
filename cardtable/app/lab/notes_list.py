"""List of the notes of a game, with the moment of each."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.drawn_list import DrawnList
from cardtable.app.parts.seat_mark import draw_cut
from cardtable.language import labelled, translate

_WHERE = 92
"""Width of a note's moment, in designed pixels."""


class NoteRow(NamedTuple):
    """Row of the list of notes."""

    at: int
    """Moment of the note: the number of lines before it."""
    where: str
    """Moment in a few words."""
    text: str


class NotesList(DrawnList):
    """List of notes: opening a row shows its moment, renaming it edits the text."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(translate("open table", "Notes"), 40)
        self.colours = colours
        self.rows: Sequence[NoteRow] = ()

    def show_rows(self, rows: Sequence[NoteRow]) -> None:
        """Replace the rows."""
        if list(rows) != list(self.rows):
            self.rows = rows
            self.show_texts([labelled(row.where, row.text) for row in rows], [row.text for row in rows])

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours = self.rows[number], self.colours
        if chosen:
            painter.setPen(colours.accent)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(10, 0, -10, 0)
        painter.setPen(colours.accent)
        where = QRectF(inner.x(), inner.y(), _WHERE, inner.height())
        draw_cut(painter, row.where, sans(12), self.placed(box, where))
        painter.setPen(colours.text)
        text = self.placed(box, inner.adjusted(_WHERE + 8, 0, 0, 0))
        draw_cut(painter, " ".join(row.text.split()), serif(17), text)
        painter.setPen(palette.faded(colours.line, 0.8))
        painter.drawLine(inner.bottomLeft(), inner.bottomRight())
