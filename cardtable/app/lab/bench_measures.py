"""Measures on the bench: a table with means, bounds and goals, and the chosen one with its distribution."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_view import BenchView, MeasureRow
from cardtable.app.lab.distributions import Distributions
from cardtable.app.lab.findings_style import AUTHORS, YOURS, diamond, goal_band, on_panel, verdict_ink, verdict_sign
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.lists import read_only
from cardtable.app.parts.widgets import along, has_keys, set_accessible_texts, tip_of
from cardtable.app.zoom import zoom_of
from cardtable.language import isolated, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import NOT_YET_KNOWN
from cardtable.playtest.findings_text import intervals_sentence, proven, shown_cells, shown_number, verdict_words
from cardtable.playtest.rule_set_measures import COURSE_MEASURES, measures_of

_AUTHORS, _YOURS, _DRAWN, _CHANGE, _BOUNDS, _GOAL = range(1, 7)
_NUMBERS = (_AUTHORS, _YOURS, _CHANGE)
_FOUND = Qt.ItemDataRole.UserRole
_ROW = 22
_BY_HAND = -2
"""Value of `_proposed` while no proposed row is selected; unlike -1 it is never a current row."""
_FEWEST = 6
"""Number of rows that stay visible where there is little room; the others scroll."""
_WIDTHS = (0, 48, 48, 96, 50, 60, 40)
"""Least widths of the columns, in designed pixels; the first column takes what is left."""
_BAND = 88
"""Width of the last column if there is a goal."""
_NARROW = 60
"""Least width of the drawn differences if names of measures need the room."""
_PADDING = 18
"""Room beside the text of a cell."""


class FindingsTable(QTableWidget):
    """Table with a row for each measure of a game."""

    goal_clicked = Signal()
    """Emitted when the goal of the chosen measure is to be set."""

    def __init__(self, colours: Scheme, game: str) -> None:
        self._measures = {**measures_of(game), **COURSE_MEASURES}
        super().__init__(len(self._measures), len(_WIDTHS))
        self._proposed = _BY_HAND  # row selected by the program, not by the person
        self.setAccessibleName(translate("bench", "What the rules change, by measure"))
        self.setHorizontalHeaderLabels(
            [
                translate("bench", "Measure"),
                translate("bench", "Standard"),
                translate("bench", "Yours"),
                translate("bench", "less · more"),
                translate("bench", "Change"),
                translate("bench", "95%"),
                translate("bench", "Goal"),
            ]
        )
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setFont(sans(14))
        header = self.horizontalHeader()
        header.setFont(sans(12))
        self._head(0).setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._head(_BOUNDS).setToolTip(tip_of(intervals_sentence()))
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        read_only(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._cells = _Cells(colours, self)
        self.setItemDelegate(self._cells)
        self.show_scheme(colours)
        for row, measure in enumerate(self._measures.values()):
            for column in range(len(_WIDTHS)):
                item = QTableWidgetItem(measure.label() if column == 0 else "")
                if column in _NUMBERS:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        self.cellClicked.connect(self._clicked)
        self.zoom_changed()

    def show_scheme(self, colours: Scheme) -> None:
        self._cells.colours = colours
        chosen = palette.mix(colours.panel, colours.accent, 0.2).name()
        self.setStyleSheet(
            f"QTableView {{ selection-background-color: {chosen}; }} QTableView::item {{ padding: 0 5px; }}"
            "QHeaderView::section { padding: 5px 2px; }"
        )

    def show_base(self, standard: bool) -> None:
        """Set whether the base is the standard rules, for the heading."""
        self._head(_AUTHORS).setText(translate("bench", "Standard") if standard else translate("bench", "Base"))

    def _clicked(self, row: int, column: int) -> None:
        self.keep()  # even if the row had only been proposed
        if column == _GOAL:
            self.goal_clicked.emit()

    def choose(self, measure: str) -> None:
        """Select the row of a measure."""
        self.setCurrentCell(list(self._measures).index(measure), 0)

    def propose(self, measure: str) -> None:
        """Select the row of a measure, unless the person has selected one."""
        if self.currentRow() in (-1, self._proposed):
            self._proposed = list(self._measures).index(measure)
            self.setCurrentCell(self._proposed, 0)

    def keep(self) -> None:
        """Keep the selected row from now on, as if the person had selected it."""
        self._proposed = _BY_HAND

    def mean_in(self, row: int, column: int) -> float | None:
        """Return the mean shown in a cell; None if it shows none."""
        held = self._item(row, _GOAL).data(_FOUND)
        if held is None or column not in (_AUTHORS, _YOURS):
            return None
        found = MeasureRow(*held)
        return (found.base if column == _AUTHORS else found.other).mean

    @property
    def chosen(self) -> str:
        """Name of the selected measure; the first if none is selected."""
        return list(self._measures)[max(self.currentRow(), 0)]

    def zoom_changed(self) -> None:
        """Set the heights for the zoom."""
        self._fit()
        zoom = zoom_of(self)
        for row in range(self.rowCount()):
            self.setRowHeight(row, round(_ROW * zoom))
        head = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setMinimumHeight(round(_ROW * zoom) * _FEWEST + head)
        shown = [row for row in range(self.rowCount()) if not self.isRowHidden(row)]
        self.setMaximumHeight(round(_ROW * zoom) * len(shown) + head)

    def _fit(self) -> None:
        zoom = zoom_of(self)
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        rows = [row for row in range(self.rowCount()) if not self.isRowHidden(row)]
        padding = round(_PADDING * zoom)

        def longest(column: int, spans: bool = False) -> int:
            """Return the width that a column's texts need; those that span two columns count only if `spans`."""
            texts = [self._item(row, column).text() for row in rows if spans or self.columnSpan(row, column) == 1]
            return max([metrics.horizontalAdvance(text) + padding for text in texts if text], default=0)

        widths = [max(round(width * zoom), header.sectionSizeHint(column)) for column, width in enumerate(_WIDTHS)]
        for column in (*_NUMBERS, _BOUNDS):
            widths[column] = max(widths[column], longest(column))
        widths[_BOUNDS] = max(widths[_BOUNDS], longest(_CHANGE, spans=True) - widths[_CHANGE])
        if any(MeasureRow(*held).verdict for row in rows if (held := self._item(row, _GOAL).data(_FOUND))):
            widths[_GOAL] = max(widths[_GOAL], round(_BAND * zoom))
        lacking = longest(0) - (self.viewport().width() - sum(widths[1:]))
        self._head(_DRAWN).setText("− · +" if lacking > 0 else translate("bench", "less · more"))
        widths[_DRAWN] -= min(max(lacking, 0), widths[_DRAWN] - round(_NARROW * zoom))
        for column, width in list(enumerate(widths))[1:]:
            self.setColumnWidth(column, width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def sizeHint(self) -> QSize:
        """Return the least size: the layout adds what room is left."""
        return self.minimumSize()

    def show_course(self, shown: bool) -> None:
        """Show or hide the measures of a game's course, such as suspense."""
        for row, name in enumerate(self._measures):
            if name in COURSE_MEASURES:
                self.setRowHidden(row, not shown)
        self.zoom_changed()

    def show_rows(self, rows: Mapping[str, MeasureRow]) -> None:
        """Show the findings by measure; rows without any are cleared."""
        for number, name in enumerate(self._measures):
            row = rows.get(name)
            texts = ["", "", "", "", ""]
            if row:
                goal = verdict_words(row.verdict.verdict) if row.verdict else ""
                texts = [_mean(name, row.base), _mean(name, row.other), *_change(name, row.difference), goal]
            self._show_texts(number, texts, row is not None and row.difference.certain)
            self._show_goal(number, row, texts[-1])
            why = row.verdict.why if row and row.verdict else ""
            tip = " ".join([self._measures[name].meaning(), *texts[2:4], why])
            for column in range(self.columnCount()):
                self._item(number, column).setToolTip(tip_of(tip))
            drawn = self._item(number, _DRAWN)
            drawn.setData(_FOUND, row.difference if row else None)
            drawn.setData(Qt.ItemDataRole.AccessibleTextRole, texts[2])
        self._fit()

    def _show_texts(self, number: int, texts: Sequence[str], certain: bool) -> None:
        """Set the texts of a row; a difference that is certain spans the column of bounds, having none."""
        cells = dict(zip((_AUTHORS, _YOURS, _CHANGE, _BOUNDS), texts, strict=False))
        unknown = cells[_BOUNDS] == translate("bench", "not yet known")
        if certain:
            cells[_CHANGE], cells[_BOUNDS] = f"{cells[_CHANGE]} {cells[_BOUNDS]}".strip(), ""
        elif unknown:
            cells[_BOUNDS] = verdict_sign(NOT_YET_KNOWN)
        for column, text in cells.items():
            self._item(number, column).setText(text)
        self._item(number, _BOUNDS).setData(Qt.ItemDataRole.AccessibleTextRole, texts[3] if unknown else None)
        if (self.columnSpan(number, _CHANGE) == 1) is certain:
            self.setSpan(number, _CHANGE, 1, 2 if certain else 1)

    def _show_goal(self, number: int, row: MeasureRow | None, words: str) -> None:
        cell = self._item(number, _GOAL)
        cell.setData(_FOUND, row)
        words = words or (translate("bench", "no goal") if row else "")
        cell.setData(Qt.ItemDataRole.AccessibleTextRole, words)

    def _head(self, column: int) -> QTableWidgetItem:
        item = self.horizontalHeaderItem(column)
        assert item is not None
        return item

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None
        return item


def _mean(name: str, found: Finding) -> str:
    return "–" if found.mean is None else shown_number(name, found.mean)


def _change(name: str, found: Finding) -> tuple[str, str]:
    if found.mean is None:
        return "–", ""
    mean, bounds = shown_cells(name, found, signed=True)
    if found.certain:
        return mean if found.mean else "", bounds
    return mean, bounds if found.bounds else translate("bench", "not yet known")


class _Cells(QStyledItemDelegate):
    """Delegate that draws a row's cells, each row on its own scale.

    Differences are drawn as a bar round a dotted zero, goals as a band with both means.
    """

    def __init__(self, colours: Scheme, table: FindingsTable) -> None:
        super().__init__(table)
        self.colours = colours
        self._table: QWidget = table

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Colour means like their rule set, and dim what is not proven."""
        super().initStyleOption(option, index)
        option.text = isolated(option.text)  # keeps a sign before its number in any script
        colour = {_AUTHORS: AUTHORS, _YOURS: YOURS}.get(index.column())
        if colour is not None:
            text = on_panel(colour, self.colours)
        else:
            found = index.sibling(index.row(), _DRAWN).data(_FOUND)
            text = self.colours.text if index.column() == 0 or (found and proven(found)) else self.colours.dim
        option.palette.setColor(option.palette.ColorRole.Text, text)
        option.palette.setColor(option.palette.ColorRole.HighlightedText, text)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if index.column() not in (_DRAWN, _GOAL):
            return
        found = index.data(_FOUND)
        zoom = zoom_of(self._table)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom).adjusted(6, 0, -6, 0)
        if found is not None and index.column() == _GOAL:
            self._draw_goal(painter, box, MeasureRow(*found))
        elif isinstance(found, Finding):
            self._draw(painter, box, found)
        painter.restore()

    def _draw_goal(self, painter: QPainter, box: QRectF, row: MeasureRow) -> None:
        """Draw the goal as a band, the base's mean as a circle, the other with bounds as a diamond, and the verdict."""
        painter.setFont(sans(12))
        if row.verdict is None:
            painter.setPen(self.colours.dim)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "–")
            return
        mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        sign = QRectF(box.left() if mirrored else box.right() - 14, box.top(), 14, box.height())
        painter.setPen(verdict_ink(row.verdict.verdict, self.colours))
        painter.setFont(sans(14, 700))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, verdict_sign(row.verdict.verdict))
        track = QRectF(box.left() + (20 if mirrored else 0), box.center().y() - 5, box.width() - 20, 10)
        scale = Scale.around(row, track, painter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.line)
        painter.drawRoundedRect(track, 3, 3)
        painter.setBrush(goal_band(self.colours))
        goal = row.verdict.goal
        low, high = sorted((scale.x(goal.low), scale.x(goal.high)))
        painter.drawRoundedRect(QRectF(low, track.top(), max(high - low, 2.0), track.height()), 3, 3)
        middle = track.center().y()
        ink = on_panel(YOURS, self.colours)
        if row.other.bounds is not None:
            painter.setPen(QPen(ink, 1.6))
            painter.drawLine(*[QPointF(scale.x(end), middle) for end in row.other.bounds])
        if row.base.mean is not None:
            painter.setPen(QPen(on_panel(AUTHORS, self.colours), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(scale.x(row.base.mean), middle), 3.6, 3.6)
        if row.other.mean is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPolygon(diamond(QPointF(scale.x(row.other.mean), middle)))

    def _draw(self, painter: QPainter, box: QRectF, found: Finding) -> None:
        middle = box.center()
        painter.setPen(QPen(self.colours.line.lighter(150), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(middle.x(), box.top()), QPointF(middle.x(), box.bottom()))
        if found.mean is None:
            return
        colour = self.colours.text if proven(found) else self.colours.dim
        painter.setPen(QPen(colour, 1.4))
        if found.certain and not found.mean:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 3.5, 3.5)
            return
        low, high = found.bounds or (found.mean, found.mean)
        reach = max(abs(low), abs(high)) or 1.0
        least, at, most = (along(painter, box, (1 + value / reach) / 2) for value in (low, found.mean, high))
        if found.bounds:
            painter.drawLine(QPointF(least, middle.y()), QPointF(most, middle.y()))
            for end in (least, most):
                painter.drawLine(QPointF(end, middle.y() - 4), QPointF(end, middle.y() + 4))
        painter.setBrush(colour if found.bounds else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(QPointF(at, middle.y())))


class Scale(NamedTuple):
    """Scale of a goal's track: values at its ends, and its box."""

    low: float
    high: float
    track: QRectF
    painter: QPainter

    @classmethod
    def around(cls, row: MeasureRow, track: QRectF, painter: QPainter) -> "Scale":
        """Return a scale with room for the goal, the means and the bounds."""
        assert row.verdict
        ends = [*row.verdict.goal[1:], row.base.mean, row.other.mean, *(row.other.bounds or ())]
        known = [end for end in ends if end is not None and isfinite(end)]
        low, high = min(known), max(known)
        room = 0.12 * (high - low) or 0.5
        return cls(low - room, high + room, track, painter)

    def x(self, value: float) -> float:
        """Return the x coordinate of a value; values off the scale lie at its ends."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return along(self.painter, self.track, share)


class BenchMeasures(QWidget):
    """Table of measures, with charts of the chosen one below."""

    number_opened = Signal(str, object)
    """Measure and mean of the cell that was opened, to list its games; the mean is None for any cell without one."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._view: BenchView | None = None
        self.table = FindingsTable(colours, game)
        self.table.currentCellChanged.connect(self._explain)
        self.table.cellActivated.connect(self._open_number)
        self.distributions = Distributions(colours, game)
        self.table.goal_clicked.connect(self._begin_goal)
        for done in (self.distributions.opened, self.distributions.wanted, self.distributions.dropped):
            done.connect(self.table.keep)
        self.meaning = make_label(sans(13), look="dim", wraps=True)
        self.course_button = make_button(
            "",
            None,
            12,
            self.tr(
                "Also measure suspense, surprise, real decisions and stakes. For one deal in ten, the game is "
                "continued many times from each quarter, so this takes several times as long (U)"
            ),
            small=True,
        )
        self.course_button.setCheckable(True)
        self.course_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        tip = self.tr("How the values of the chosen measure are spread over the games (D)")
        self.spread_button = make_button("", None, 12, tip, small=True)
        """Button that swaps measures and distribution where there is room for only one of them."""
        self.spread_button.setCheckable(True)
        self.spread_button.toggled.connect(self._arrange)
        self._low = False
        self.setLayout(
            make_column(
                (self.table, 100),
                make_row((self.meaning, 100), None, self.spread_button, self.course_button, gap=12),
                (self.distributions, 10),
                (QWidget(), 1),
                gap=5,
                rim=(0, 0, 0, 0),
            )
        )

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.table, self.spread_button, self.course_button, *self.distributions.stops]

    def set_low(self, low: bool) -> None:
        """Set whether there is little room: then either the measures or the distribution are shown, else both."""
        self._low = low
        self._arrange()

    def _arrange(self) -> None:
        spread = self._low and self.spread_button.isChecked()
        self.spread_button.setText(self.tr("Measures") if spread else self.tr("Distribution"))
        self.spread_button.setVisible(self._low and self._asked)
        self.table.setVisible(self._asked and not spread)
        self.distributions.setVisible(self.distributions.known and (spread or not self._low))

    def _begin_goal(self) -> None:
        """Show the distribution of the chosen measure and focus the fields of its goal."""
        self.spread_button.setChecked(True)
        self.distributions.goal.begin()

    def show_scheme(self, colours: Scheme) -> None:
        self.table.show_scheme(colours)
        self.distributions.show_scheme(colours)

    def show_view(self, view: BenchView) -> None:
        """Show the findings."""
        self._view, question = view, view.question
        self.course_button.setVisible(self._asked)
        self.course_button.setChecked(question.course)
        self.course_button.setText(self.tr("Leave out suspense") if question.course else self.tr("Measure suspense"))
        self.table.show_base(question.standard)
        self.table.show_course(question.course)
        rows = view.measures
        self.meaning.setVisible(bool(rows))
        self.table.show_rows(rows)
        if rows and not (self.distributions.underMouse() or has_keys(self.distributions)):  # leave charts in use alone
            self.table.propose(view.found.clearest)
        self._explain()

    @property
    def _asked(self) -> bool:
        return self._view is not None and self._view.question.place is not None

    def _explain(self, *_: int) -> None:
        """Show the meaning and the distribution of the chosen measure."""
        view = self._view
        if view is None:
            return
        words = view.meaning(self.table.chosen)
        self.meaning.setText(words)
        set_accessible_texts(self.meaning, words)
        self.distributions.show_view(self.table.chosen, view)
        self._arrange()

    def _open_number(self, row: int, column: int) -> None:
        self.number_opened.emit(self.table.chosen, self.table.mean_in(row, column))
