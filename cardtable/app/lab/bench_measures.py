"""Measures on the bench: a table with means, bounds and goals, and the chosen one with its distribution."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isfinite
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_view import BenchView, MeasureRow
from cardtable.app.lab.distributions import Distributions
from cardtable.app.lab.findings_style import AUTHORS, YOURS, diamond, goal_band, on_panel, verdict_ink, verdict_sign
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import CENTRE, END, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.tables import RowsTable
from cardtable.app.parts.widgets import along, has_keys, set_accessible_texts
from cardtable.app.zoom import zoom_of
from cardtable.language import isolated, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import NOT_YET_KNOWN
from cardtable.playtest.findings_text import intervals_sentence, proven, shown_cells, shown_number, verdict_words
from cardtable.playtest.rule_set_measures import COURSE_MEASURES, measures_of

_AUTHORS, _YOURS, _DRAWN, _CHANGE, _BOUNDS, _GOAL = range(1, 7)
_NUMBERS = (_AUTHORS, _YOURS, _CHANGE)
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


class ShownMeasure(NamedTuple):
    """Row of the table: a measure, its findings, and their texts, which are empty while nothing is known."""

    measure: str
    label: str
    tip: str
    found: MeasureRow | None = None
    authors: str = ""
    yours: str = ""
    change: str = ""
    bounds: str = ""

    @property
    def certain(self) -> bool:
        """True if the rules allow no other difference; it spans the column of bounds then."""
        return self.found is not None and self.found.difference.certain

    @property
    def shown_change(self) -> str:
        """Text in the column of changes."""
        return f"{self.change} {self.bounds}".strip() if self.certain else self.change

    @property
    def shown_bounds(self) -> str:
        """Text in the column of bounds."""
        unknown = self.bounds == translate("bench", "not yet known")
        return "" if self.certain else verdict_sign(NOT_YET_KNOWN) if unknown else self.bounds

    @property
    def said_bounds(self) -> str:
        """Text in the column of bounds, for screen readers."""
        return "" if self.certain else self.bounds

    @property
    def said_goal(self) -> str:
        """Text in the column of goals, for screen readers."""
        if self.found is None:
            return ""
        verdict = self.found.verdict
        return (verdict_words(verdict.verdict) if verdict else "") or translate("bench", "no goal")


class FindingsTable(RowsTable[ShownMeasure]):
    """Table with a row for each measure of a game; drawn cells have a scale of their own."""

    goal_clicked = Signal()
    """Emitted when the goal of the chosen measure is to be set."""

    def __init__(self, colours: Scheme, game: str) -> None:
        self._measures = {**measures_of(game), **COURSE_MEASURES}
        self.colours = colours
        super().__init__(self._columns(), _ROW)
        self._proposed = _BY_HAND  # row selected by the program, not by the person
        self.setAccessibleName(translate("bench", "What the rules change, by measure"))
        self.setFont(sans(14))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.show_scheme(colours)
        self.content.update([self._row(name, None) for name in self._measures])
        self.clicked.connect(self._clicked)
        self.zoom_changed()

    def _columns(self) -> list[Column[ShownMeasure]]:
        def readable(colour: QColor, selected: bool) -> QColor:
            return palette.readable(colour, self._ground) if selected else colour

        def ink(row: ShownMeasure, selected: bool) -> QColor:
            known = row.found is not None and proven(row.found.difference)
            return readable(self.colours.text if known else self.colours.dim, selected)

        def column(
            heading: str, text: Callable[[ShownMeasure], str], said: Callable[[ShownMeasure], str] | None = None
        ) -> Column[ShownMeasure]:
            """Return a column of numbers: each keeps a sign before it in any script."""
            return Column(lambda row: isolated(text(row)), heading, said=said or text, tip=lambda row: row.tip, ink=ink)

        def mean(heading: str, text: Callable[[ShownMeasure], str], colour: QColor) -> Column[ShownMeasure]:
            return replace(
                column(heading, text),
                align=END,
                ink=lambda _, selected: readable(on_panel(colour, self.colours), selected),
            )

        columns: list[Column[ShownMeasure]] = [
            Column(
                lambda row: row.label,
                translate("bench", "Measure"),
                tip=lambda row: row.tip,
                ink=lambda *_: self.colours.text,
                heading_align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            ),
            mean(translate("bench", "Standard"), lambda row: row.authors, AUTHORS),
            mean(translate("bench", "Yours"), lambda row: row.yours, YOURS),
            column(translate("bench", "less · more"), lambda _: "", lambda row: row.change),
            replace(column(translate("bench", "Change"), lambda row: row.shown_change), align=END),
            column(translate("bench", "95%"), lambda row: row.shown_bounds, lambda row: row.said_bounds),
            column(translate("bench", "Goal"), lambda _: "", lambda row: row.said_goal),
        ]
        columns[_DRAWN] = replace(columns[_DRAWN], draw=self._draw_difference)
        columns[_BOUNDS] = replace(columns[_BOUNDS], heading_tip=intervals_sentence())
        columns[_GOAL] = replace(columns[_GOAL], draw=self._draw_goal)
        return columns

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        self._ground = palette.mix(colours.panel, colours.accent, 0.2)  # of the selected row
        self.setStyleSheet(
            f"QTableView {{ selection-background-color: {self._ground.name()}; }}"
            "QTableView::item { padding: 0 5px; } QHeaderView::section { padding: 5px 2px; }"
        )

    def show_base(self, standard: bool) -> None:
        """Set whether the base is the standard rules, for the heading."""
        self.content.head(_AUTHORS, translate("bench", "Standard") if standard else translate("bench", "Base"))

    def _clicked(self, index: QModelIndex) -> None:
        self.keep()  # even if the row had only been proposed
        if index.column() == _GOAL:
            self.goal_clicked.emit()

    def choose(self, measure: str) -> None:
        """Select the row of a measure."""
        self.choose_row(list(self._measures).index(measure))

    def propose(self, measure: str) -> None:
        """Select the row of a measure, unless the person has selected one."""
        if self.currentIndex().row() in (-1, self._proposed):
            self._proposed = list(self._measures).index(measure)
            self.choose_row(self._proposed)

    def keep(self) -> None:
        """Keep the selected row from now on, as if the person had selected it."""
        self._proposed = _BY_HAND

    def mean_in(self, row: int, column: int) -> float | None:
        """Return the mean shown in a cell; None if it shows none."""
        found = self.rows[row].found
        if found is None or column not in (_AUTHORS, _YOURS):
            return None
        return (found.base if column == _AUTHORS else found.other).mean

    @property
    def measure(self) -> str:
        """Name of the selected measure; the first if none is selected."""
        return list(self._measures)[max(self.currentIndex().row(), 0)]

    @property
    def _shown(self) -> list[int]:
        return [row for row in range(len(self.rows)) if not self.isRowHidden(row)]

    @override
    def zoom_changed(self) -> None:
        """Set the heights for the zoom."""
        self._fit()
        super().zoom_changed()
        line = self.verticalHeader().defaultSectionSize()
        head = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setMinimumHeight(line * _FEWEST + head)
        self.setMaximumHeight(line * len(self._shown) + head)

    def _fit(self) -> None:
        zoom = zoom_of(self)
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        rows = self._shown
        padding = round(_PADDING * zoom)

        def longest(column: int, spans: bool = False) -> int:
            """Return the width that a column's texts need; those that span two columns count only if `spans`."""
            text = self.content.columns[column].text
            texts = [text(self.rows[row]) for row in rows if spans or self.columnSpan(row, column) == 1]
            return max([metrics.horizontalAdvance(text) + padding for text in texts if text], default=0)

        widths = [max(round(width * zoom), header.sectionSizeHint(column)) for column, width in enumerate(_WIDTHS)]
        for column in (*_NUMBERS, _BOUNDS):
            widths[column] = max(widths[column], longest(column))
        widths[_BOUNDS] = max(widths[_BOUNDS], longest(_CHANGE, spans=True) - widths[_CHANGE])
        if any(found.verdict for row in rows if (found := self.rows[row].found)):
            widths[_GOAL] = max(widths[_GOAL], round(_BAND * zoom))
        lacking = longest(0) - (self.viewport().width() - sum(widths[1:]))
        self.content.head(_DRAWN, "− · +" if lacking > 0 else translate("bench", "less · more"))
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
        self.content.update([self._row(name, rows.get(name)) for name in self._measures])
        for number, row in enumerate(self.rows):
            if (self.columnSpan(number, _CHANGE) == 1) is row.certain:
                self.setSpan(number, _CHANGE, 1, 2 if row.certain else 1)
        self._fit()

    def _row(self, name: str, found: MeasureRow | None) -> ShownMeasure:
        measure = self._measures[name]
        if found is None:
            return ShownMeasure(name, measure.label(), " ".join([measure.meaning(), "", "", ""]))
        change, bounds = _change(name, found.difference)
        tip = " ".join([measure.meaning(), change, bounds, found.verdict.why if found.verdict else ""])
        texts = (_mean(name, found.base), _mean(name, found.other), change, bounds)
        return ShownMeasure(name, measure.label(), tip, found, *texts)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def _draw_goal(self, painter: QPainter, box: QRectF, shown: ShownMeasure, _: CellState) -> None:
        """Draw the goal as a band, the base's mean as a circle, the other with bounds as a diamond, and the verdict."""
        row, box = shown.found, box.adjusted(6, 0, -6, 0)
        if row is None:
            return
        if row.verdict is None:
            write(painter, box, "–", sans(12), self.colours.dim, CENTRE)
            return
        mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        sign = QRectF(box.left() if mirrored else box.right() - 14, box.top(), 14, box.height())
        verdict, ink = row.verdict.verdict, verdict_ink(row.verdict.verdict, self.colours)
        write(painter, sign, verdict_sign(verdict), sans(14, 700), ink, CENTRE)
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

    def _draw_difference(self, painter: QPainter, box: QRectF, shown: ShownMeasure, _: CellState) -> None:
        """Draw the difference as a bar round a dotted zero."""
        if shown.found is None:
            return
        found, box = shown.found.difference, box.adjusted(6, 0, -6, 0)
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


def _mean(name: str, found: Finding) -> str:
    return "–" if found.mean is None else shown_number(name, found.mean)


def _change(name: str, found: Finding) -> tuple[str, str]:
    if found.mean is None:
        return "–", ""
    mean, bounds = shown_cells(name, found, signed=True)
    if found.certain:
        return mean if found.mean else "", bounds
    return mean, bounds if found.bounds else translate("bench", "not yet known")


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
        self.table.selectionModel().currentChanged.connect(self._explain)
        self.table.activated.connect(self._open_number)
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
            self.table.propose(view.clearest)
        self._explain()

    @property
    def _asked(self) -> bool:
        return self._view is not None and self._view.question.place is not None

    def _explain(self, *_: QModelIndex) -> None:
        """Show the meaning and the distribution of the chosen measure."""
        view = self._view
        if view is None:
            return
        words = view.meaning(self.table.measure)
        self.meaning.setText(words)
        set_accessible_texts(self.meaning, words)
        self.distributions.show_view(self.table.measure, view)
        self._arrange()

    def _open_number(self, index: QModelIndex) -> None:
        self.number_opened.emit(self.table.measure, self.table.mean_in(index.row(), index.column()))
