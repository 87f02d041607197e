"""Box with the rule sets on the bench and buttons for them, shown if there are several."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_findings import BenchFindings
from cardtable.app.lab.bench_rule_sets import MOST, BenchRuleSets
from cardtable.app.lab.inks import YOURS, diamond, on_panel, verdict_ink, verdict_sign
from cardtable.app.parts.drawn_list import DrawnList
from cardtable.app.parts.forms import TRAILING, make_button, make_column, make_row
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.seat_mark import draw_cut
from cardtable.app.zoom import zoom_of
from cardtable.language import listed, translate
from cardtable.playtest.standing import StudySnapshot
from cardtable.playtest.study import Goal, Study
from cardtable.table.rules_text import changed_rules

_ROW = 30
_NAME = 0.4
"""Share of a row's width for the name."""


class SetRow(NamedTuple):
    """Row of the list of rule sets."""

    name: str
    told: str
    """Clearest finding, in a sentence."""
    verdicts: Sequence[str]
    """Verdicts on the goals, in order."""
    tip: str
    """Changes from the base in words, for the tooltip."""


class RuleSetsList(DrawnList):
    """List of rule sets: a row can be opened, renamed and deleted."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(translate("bench", "Rule sets"), _ROW)
        self.colours = colours
        self.rows: Sequence[SetRow] = ()
        self.shown = -1
        """Row of the rule set in the form, whose findings are shown."""

    def show_rows(self, rows: Sequence[SetRow], shown: int) -> None:
        """Replace the rows; `shown` is the row of the rule set in the form."""
        if list(rows) != list(self.rows):
            self.rows = rows
            self.show_texts(
                [". ".join(filter(None, (row.name, row.told, listed(row.verdicts)))) for row in rows],
                [row.tip for row in rows],
            )
            self.setCurrentRow(shown)
            self.updateGeometry()
        elif shown != self.shown:
            self.setCurrentRow(shown)
        self.shown = shown
        self.zoom_changed()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """Set the height to that of all rows, for the zoom."""
        self.setFixedHeight(round(len(self.rows) * _ROW * zoom_of(self)) + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours, shown = self.rows[number], self.colours, number == self.shown
        if chosen or shown:
            painter.setPen(colours.accent if chosen else palette.faded(colours.accent, 0.5))
            painter.setBrush(palette.faded(colours.accent, 0.16 if shown else 0.0))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(12, 0, -10, 0)
        ink = on_panel(YOURS, colours)
        sign = QRectF(inner.x(), inner.y(), 10, inner.height())
        painter.setPen(ink)
        painter.setBrush(ink if shown else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(QPointF(self.placed(box, sign).center())))
        inner.setLeft(inner.left() + 18)
        inner.setRight(self._draw_verdicts(painter, box, inner, row.verdicts))
        name = QRectF(inner.x(), inner.y(), _NAME * inner.width(), inner.height())
        painter.setPen(colours.text)
        draw_cut(painter, row.name, sans(14, 600), self.placed(box, name))
        told = inner.adjusted(name.width() + 12, 0, 0, 0)
        draw_cut(painter, row.told, serif(15), self.placed(box, told))

    def _draw_verdicts(self, painter: QPainter, box: QRectF, room: QRectF, verdicts: Sequence[str]) -> float:
        """Draw signs from the right end of the room backwards, and return where the room left ends."""
        right = room.right()
        painter.setFont(sans(14, 700))
        for verdict in reversed(verdicts):
            sign = verdict_sign(verdict)
            wide = QFontMetricsF(painter.font()).horizontalAdvance(sign) + 8
            painter.setPen(verdict_ink(verdict, self.colours))
            painter.drawText(self.placed(box, QRectF(right - wide, room.y(), wide, room.height())), TRAILING, sign)
            right -= wide
        return right


class RuleSetsBox(QWidget):
    """List of the rule sets, with buttons beside it; they are known by number, from 0."""

    chosen = Signal()
    """Emitted when another rule set is the chosen one."""
    named = Signal()
    """Emitted when a rule set has been renamed."""

    def __init__(self, colours: Scheme, game: str, arms: BenchRuleSets) -> None:
        super().__init__()
        self._game = game
        self._arms = arms
        self.list = RuleSetsList(colours)
        self.list.opened.connect(self.choose)
        self.list.renamed.connect(self._rename)
        self.list.deleted.connect(self.remove)
        rename = make_button(self.tr("Rename…"), lambda: self._rename(arms.at), 12, small=True)
        remove = make_button(self.tr("Remove"), lambda: self.remove(arms.at), 12, small=True)
        self.stops: list[QWidget] = [self.list, rename, remove]
        """Widgets in tab order."""
        buttons = make_column(rename, remove, None, gap=4, rim=(0, 0, 0, 0))
        self.setLayout(make_row((self.list, 1), buttons, gap=8, rim=(0, 0, 0, 6)))

    def choose(self, number: int) -> None:
        """Choose a rule set, to be edited and shown."""
        if number != self._arms.at:
            self._arms.at = number
            self.chosen.emit()

    def add(self) -> None:
        """Add a rule set, if there is room for one."""
        if len(self._arms.all) < MOST:
            self._arms.add()
            self.chosen.emit()

    def remove(self, number: int) -> None:
        """Remove a rule set, unless it is the only one."""
        if len(self._arms.all) > 1:
            self._arms.remove(number)
            self.chosen.emit()

    def name(self, number: int, name: str) -> None:
        """Rename a rule set."""
        self._arms.rename(number, name)
        self.named.emit()

    def show_scheme(self, colours: Scheme) -> None:
        self.list.colours = colours

    def show_found(self, study: Study | None, standing: StudySnapshot | None, goals: Mapping[str, Goal]) -> None:
        """Show each rule set with its clearest finding; hide the box if there is only one."""
        self.setVisible(len(self._arms.all) > 1)
        rows = [self._row(number, study, standing, goals) for number, _ in enumerate(self._arms.all)]
        self.list.show_rows(rows, self._arms.at)

    def _row(
        self, number: int, study: Study | None, standing: StudySnapshot | None, goals: Mapping[str, Goal]
    ) -> SetRow:
        found = BenchFindings(self._game, standing, self._arms.place(number, study))
        words = ""
        if found.unfit:
            words = self.tr("No verdict: the players aren't fit to judge")
        elif found.differences:
            told = found.told
            words = f"{told[0].words} {told[0].bounds}" if told else self.tr("No difference has been proven")
        verdicts = [one.verdict for one in found.verdicts(goals).values()]
        tip = listed(changed_rules(self._arms.all[number].rules, self._arms.base))
        return SetRow(self._arms.called(number), words, verdicts, tip)

    def _rename(self, number: int) -> None:
        name_dialog(
            self.window(),
            self.tr("Rename"),
            self.tr("Name this rule set:"),
            self._arms.called(number),
            partial(self.name, number),
        ).open()
