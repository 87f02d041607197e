"""Score sheet: ruled paper with a column for each seat and a row for each hand, and the course of the scores below."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.event_loop import call_later
from cardtable.app.parts.painting import CENTRE, Margins, axes_in, draw_emblems, draw_level, draw_lines, write
from cardtable.app.parts.paper import FAILED, FAINT, MADE, RULE, draw_paper
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, scrolling, shows_tip
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.games.losers.course import LosersCourse, ScoredHand
from cardtable.games.losers.words import bid_words, outcome, outcome_sign, outcome_words, plain, suit_words
from cardtable.language import filled, labelled, listed, listed_apart, named, translate
from cardtable.table.letters import spoken

_MARGIN = 34.0
"""Width of the first column, which has the hand's number and trump."""
_ROW = 42
_NARROW = 62.0
"""Width of a column below which names run upwards, and a bid made or failed shows as a sign alone."""
_SHORT, _LONG = 62.0, 180.0
"""Height for names that run upwards: the least, and the most where the sheet has room for it."""
_FOLDED = 40.0
"""Width of a column below which a folded corner would cover the bid."""
_CALLED = palette.BRASS.darker(115)
_OVERHANG = 8.0
"""Length by which a number may stand out of a narrow column on either side."""
_LEAST = 8
"""Least number of points shown on the course's scale."""
_LEGEND, _LEGEND_GAP = 28, 9.0
_CHART = 118


class Sheet(NamedTuple):
    """Contents of the score sheet."""

    names: Sequence[str]
    emblems: Sequence[int]
    target: int
    hands: list[ScoredHand]
    bids: list[int | None]
    """Bids of the current hand; empty between hands."""
    caller: int | None
    trump: str | None
    two_colour: bool = False
    """True if suits are red and black, as opposed to four colours."""
    before: int = 0
    """Number of hands played before the first one listed."""


def sheet_of(names: Sequence[str], emblems: Sequence[int], course: LosersCourse, two_colour: bool) -> Sheet:
    """Return the contents of the sheet for the current state of a match."""
    bids = list(course.bids) if course.under_way else []
    hands, before = list(course.hands), course.before
    return Sheet(names, emblems, course.target, hands, bids, course.caller, course.trump, two_colour, before)


def seat_ink(emblem: int) -> QColor:
    """Return a seat's colour as ink on paper."""
    return palette.readable(palette.SEATS[emblem], palette.PAPER)


class _Ruled(QWidget):
    """Part of the sheet: paper with columns."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet([], [], 0, [], [], None, None)
        self.span: int | None = None
        """Width that the columns share, in pixels, where a scroll bar takes part of the widget's."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def column(self) -> float:
        """Width of a seat's column."""
        zoom = zoom_of(self)
        return ((self.span or self.width()) / zoom - _MARGIN - 2) / max(1, len(self.sheet.names))

    @property
    def folded(self) -> bool:
        """True if there is room to mark the caller of trump with a folded corner; otherwise it is a bar."""
        return self.column >= _FOLDED

    def cell(self, seat: int, y: float, height: float) -> QRectF:
        """Return a seat's cell in a row."""
        return at_side(self, _MARGIN + seat * self.column, y, self.column, height)

    def seat_at(self, at: QPointF) -> int | None:
        """Return the seat in whose column a point lies, or None."""
        return next(
            (seat for seat in range(len(self.sheet.names)) if self.cell(seat, 0, 1).contains(at.x(), 0.5)), None
        )

    def begin(self, event: QPaintEvent) -> QPainter:
        """Paint the paper and the lines between columns, and return the painter."""
        painter = brush(self)
        painter.fillRect(area(self), palette.PAPER)
        for seat in range(len(self.sheet.names)):
            edge = at_side(self, _MARGIN + seat * self.column, 0, 0, area(self).height())
            painter.setPen(QPen(palette.faded(palette.HEART, 0.5) if not seat else RULE, 1.2 if not seat else 1))
            painter.drawLine(edge.topLeft(), edge.bottomLeft())
        return painter


class _Head(_Ruled):
    """Head of the sheet: the players' names over their columns."""

    def __init__(self, pixmaps: Pixmaps, longest: float) -> None:
        """Make the head; names that run upwards are cut to `longest`."""
        super().__init__()
        self._pixmaps = pixmaps
        self._longest = longest

    @property
    def _upwards(self) -> bool:
        """True if names run upwards, since columns are narrow and a name would be cut."""
        return self.column < _NARROW and self._widest > self.column - 6

    @property
    def _widest(self) -> float:
        """Width of the longest name."""
        metrics = QFontMetricsF(serif(15, 700))
        return max((metrics.horizontalAdvance(name) for name in self.sheet.names), default=0.0)

    def zoom_changed(self) -> None:
        """Fit the height to the names."""
        upwards = 42 + max(_SHORT, min(self._widest, self._longest))
        self.setFixedHeight(round((upwards if self._upwards else 54) * zoom_of(self)))

    @override
    def event(self, event: QEvent) -> bool:
        """Show the full name in a tooltip where it is cut."""
        return shows_tip(self, event, self._name_at) or super().event(event)

    def _name_at(self, at: QPointF) -> str:
        seat = self.seat_at(at)
        return "" if seat is None else self.sheet.names[seat]

    @override
    def resizeEvent(self, event: object) -> None:
        """Names may have to run upwards now, or no longer."""
        self.zoom_changed()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin(event)
        width, height = area(self).width(), area(self).height()
        upwards = self._upwards
        for seat, name in enumerate(self.sheet.names):
            emblem = self.sheet.emblems[seat]
            cell = self.cell(seat, 0, height)
            draw_disc(painter, self._pixmaps, emblem, QPointF(cell.center().x() - 12, 5), 24)
            if upwards:
                painter.save()
                painter.translate(cell.center().x(), height - 6)
                painter.rotate(-90)
                lying = QRectF(0, -self.column / 2, height - 40, self.column)
                align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
                draw_name(painter, name, 15, seat_ink(emblem), lying, align)
                painter.restore()
            else:
                under = QRectF(cell.x() + 3, 30, cell.width() - 6, 20)
                draw_name(painter, name, 15, seat_ink(emblem), under, Qt.AlignmentFlag.AlignCenter)
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(QPointF(0, height - 1), QPointF(width, height - 1))


class _Rows(_Ruled):
    """Rows of the sheet: for each hand the bids and their outcomes, and the scores after it."""

    resized = Signal()

    def zoom_changed(self) -> None:
        """Fit the height to the number of rows."""
        height = max(1, len(self.sheet.hands) + bool(self.sheet.bids)) * _ROW + 4
        self.setFixedHeight(round(height * zoom_of(self)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """A scroll bar may have come or gone."""
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin(event)
        reached = False
        for order, hand in enumerate(self.sheet.hands):
            y = float(order * _ROW)
            self._paint_margin(painter, hand.number, hand.trump, y)
            for seat in range(len(self.sheet.names)):
                self._paint_cell(painter, hand, seat, y)
            before, reached = reached, reached or max(hand.scores) >= self.sheet.target
            self._paint_line(painter, y + _ROW, reached and not before)
        if self.sheet.bids:
            y = float(len(self.sheet.hands) * _ROW)
            painter.fillRect(QRectF(0, y, area(self).width(), _ROW), palette.faded(palette.BRASS, 0.16))
            self._paint_margin(painter, self.sheet.before + len(self.sheet.hands), self.sheet.trump, y)
            for seat, bid in enumerate(self.sheet.bids):
                cell = self.cell(seat, y, _ROW)
                if seat == self.sheet.caller:
                    self._paint_corner(painter, cell)
                shown, ink = ("–", FAINT) if bid is None else (f"{bid}", palette.INK)
                write(painter, cell.adjusted(-_OVERHANG, 0, _OVERHANG, 0), shown, sans(15, 600), ink, CENTRE)
            self._paint_line(painter, y + _ROW, False)

    def _paint_line(self, painter: QPainter, y: float, target: bool) -> None:
        """Draw the line under a row: doubled in red where the target was reached."""
        painter.setPen(QPen(palette.HEART, 1.4) if target else QPen(RULE, 1))
        width = area(self).width()
        painter.drawLine(QPointF(0, y), QPointF(width, y))
        if target:
            painter.drawLine(QPointF(0, y + 3), QPointF(width, y + 3))

    def _paint_margin(self, painter: QPainter, number: int, trump: str | None, y: float) -> None:
        margin = at_side(self, 0, y, _MARGIN, _ROW)
        upper = QRectF(margin.x(), y + 2, margin.width(), 20)
        write(painter, upper, f"{number + 1}", sans(14, 600), palette.INK, CENTRE)
        if trump:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(suit_colour(trump, self.sheet.two_colour))
            painter.drawPath(centred(suit_path(trump), margin.center().x(), y + 31, 14))

    def _paint_corner(self, painter: QPainter, cell: QRectF) -> None:
        """Mark a cell as that of the caller of trump."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_CALLED)
        if not self.folded:
            painter.drawRect(QRectF(cell.x() + 2, cell.y() + 1, cell.width() - 3, 3))
            return
        corner = QPainterPath(cell.topLeft() + QPointF(1, 1))
        corner.lineTo(cell.topLeft() + QPointF(11, 1))
        corner.lineTo(cell.topLeft() + QPointF(1, 11))
        corner.closeSubpath()
        painter.drawPath(corner)

    def _paint_cell(self, painter: QPainter, hand: ScoredHand, seat: int, y: float) -> None:
        cell = self.cell(seat, y, _ROW)
        if seat == hand.caller:
            self._paint_corner(painter, cell)
        made = hand.made(seat)
        said = f"{hand.bids[seat]} {outcome_sign(made)}"
        font = sans(12.5, 600)
        whole = f"{said} {outcome(made)}"
        if self.column >= _NARROW and QFontMetricsF(font).horizontalAdvance(whole) < cell.width() - 16:
            said = whole
        room = cell.adjusted(-_OVERHANG, 0, _OVERHANG, 0)
        upper, lower = room.adjusted(0, 3, 0, -22), room.adjusted(0, 19, 0, -2)
        write(painter, upper, said, font, MADE if made else FAILED, CENTRE)
        write(painter, lower, plain(hand.scores[seat]), serif(17, 700), palette.INK, CENTRE)

    @override
    def event(self, event: QEvent) -> bool:
        """Show a cell's text in a tooltip."""
        return shows_tip(self, event, self._words_at) or super().event(event)

    def _words_at(self, at: QPointF) -> str:
        row, seat = int(at.y() // _ROW), self.seat_at(at)
        if seat is None or row >= len(self.sheet.hands):
            return ""
        return cell_words(self.sheet, self.sheet.hands[row], seat)


def cell_words(sheet: Sheet, hand: ScoredHand, seat: int) -> str:
    """Return the text of a cell of the sheet."""
    name = named(sheet.names[seat])
    return outcome_words(name, hand.bids[seat], hand.points[seat], hand.gains[seat], hand.scores[seat])


class _Foot(_Ruled):
    """Foot of the sheet: a legend, and the course of the scores with a line at the target."""

    def __init__(self) -> None:
        super().__init__()
        self._course = True
        self.zoom_changed()

    def show_course(self, shown: bool) -> None:
        """Show or hide the course under the legend."""
        self._course = shown
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """Fit the height to what is shown."""
        self.setFixedHeight(round((_LEGEND + (_CHART if self._course else 0)) * zoom_of(self)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        whole = area(self)
        painter.fillRect(whole, palette.PAPER)
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(QPointF(0, 0), QPointF(whole.width(), 0))
        legend = [
            (f"{outcome_sign(True)} {outcome(True)}", MADE),
            (f"{outcome_sign(False)} {outcome(False)}", FAILED),
            (
                f"{'◤' if self.folded else '━'} {translate('losers', 'called trump')}",
                palette.readable(palette.BRASS, palette.PAPER),
            ),
        ]
        font = sans(12, 600)
        wide = sum(QFontMetricsF(font).horizontalAdvance(text) for text, _ in legend) + 2 * _LEGEND_GAP
        if wide > whole.width() - 16:  # with few names on the sheet the legend may be its longest line
            font = sans(12 * (whole.width() - 16) / wide, 600)
        metrics = QFontMetricsF(font)
        widths = [metrics.horizontalAdvance(text) for text, _ in legend]
        gap = min(18.0, (whole.width() - 16 - sum(widths)) / 2)
        x = (whole.width() - sum(widths) - 2 * gap) / 2
        for (text, colour), width in zip(legend, widths, strict=True):
            write(painter, at_side(self, x, 5, width + 2, 18), text, font, colour, CENTRE)
            x += width + gap
        if self._course:
            self._paint_course(painter)

    def _paint_course(self, painter: QPainter) -> None:
        sheet = self.sheet
        course = [[0] * len(sheet.names)] + [list(hand.scores) for hand in sheet.hands]
        most = highest_shown(sheet.target, max(max(scores) for scores in course))
        least = min(0, *(min(scores) for scores in course))
        axes = axes_in(self, Margins(_MARGIN, 34, 10, 12), least, max(most, least + 1))
        top = min(most, sheet.target)
        draw_level(painter, axes, 0, "0", QPen(FAINT, 1), FAINT)
        ink, line = (palette.HEART, Qt.PenStyle.DashLine) if top == sheet.target else (FAINT, Qt.PenStyle.SolidLine)
        draw_level(painter, axes, top, f"{top}", QPen(ink, 1, line), ink)
        draw_lines(
            painter, axes, course, [palette.mix(palette.SEATS[each], palette.INK, 0.25) for each in sheet.emblems]
        )
        draw_emblems(painter, axes, course, sheet.emblems)


def highest_shown(target: int, scored: int) -> int:
    """Return the top of the course's scale: the target once a player is half way there, before that the highest score.

    So the lines of the first hands are not squeezed together at the bottom.
    """
    return max(target, scored) if 2 * scored >= target else max(scored, _LEAST)


class ScoreView(QWidget):
    """Whole score sheet: its rows scroll between head and foot, always to the latest hand."""

    def __init__(self, pixmaps: Pixmaps, foot: bool = True) -> None:
        """Make a sheet; without a foot it takes no more height than its rows need."""
        super().__init__()
        self._snug = not foot
        self._head = _Head(pixmaps, _LONG if foot else _SHORT)
        self._rows = _Rows()
        self._foot = _Foot() if foot else None
        self._area: QScrollArea = scrolling(self._rows)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown = -1
        self._rows.resized.connect(self._align)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._area, 1000)  # takes the height of its rows, and leaves the rest free
        if self._foot:
            column.addWidget(self._foot)
        column.addStretch(1)

    @property
    def parts(self) -> list[_Ruled]:
        """Head, rows and, if there is one, foot."""
        return [part for part in (self._head, self._rows, self._foot) if part is not None]

    def show_sheet(self, sheet: Sheet) -> None:
        """Show these contents, and scroll to the latest hand if there are more rows than before."""
        for part in self.parts:
            part.sheet = sheet
            part.update()
        self._head.zoom_changed()
        self._rows.zoom_changed()
        self.zoom_changed()
        self.setAccessibleName(translate("losers", "Score sheet"))
        self.setAccessibleDescription(spoken(sheet_words(sheet)))
        rows = len(sheet.hands) + bool(sheet.bids)
        if rows != self._shown:
            self._shown = rows
            call_later(self, self._to_end)

    def turn(self, pages: int) -> None:
        """Scroll a number of pages down, or up if negative."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    @property
    def full_height(self) -> int:
        """Height of the whole sheet with all rows shown, in pixels."""
        foot = self._foot.height() if self._foot else 0
        return self._head.maximumHeight() + self._rows.maximumHeight() + foot + round(26 * zoom_of(self))

    def _to_end(self) -> None:
        if self._snug:
            self.setMaximumHeight(self.full_height)
        self.update()  # the edge is drawn around parts that have moved
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    @override
    def resizeEvent(self, event: object) -> None:
        """Refit the foot to the new size; the latest hand stays in sight."""
        self._fit_foot()
        call_later(self, self._to_end)

    def zoom_changed(self) -> None:
        """Refit the parts to the new zoom."""
        self._area.setMaximumHeight(self._rows.maximumHeight())
        self._fit_foot()
        call_later(self, self._to_end)

    def _align(self) -> None:
        """Give head and foot the column widths of the rows."""
        for part in self.parts:
            part.span = self._rows.width()
            part.update()
        self._head.zoom_changed()

    def _fit_foot(self) -> None:
        """Show the course if a hand has been scored and the rows leave room, and the legend if one row leaves room."""
        if self._foot:
            zoom = zoom_of(self)
            room = self.height() - self._head.height() - round(26 * zoom)
            rows = min(3 * _ROW * zoom, self._rows.height())
            self._foot.show_course(room - rows >= (_CHART + _LEGEND) * zoom and bool(self._foot.sheet.hands))
            self._foot.setVisible(room >= round((_ROW + _LEGEND) * zoom))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._head.height() + round((_ROW + 26) * zoom_of(self)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet's shadow and edge; the parts paint their own paper."""
        lowest = (self._area if self._foot is None or self._foot.isHidden() else self._foot).geometry().bottom()
        draw_paper(brush(self), QRectF(10, 10, area(self).width() - 20, lowest / zoom_of(self) - 8))


def sheet_words(sheet: Sheet) -> str:
    """Return scores, bids of the current hand and results of the last one, for screen readers."""
    scores = sheet.hands[-1].scores if sheet.hands else (0,) * len(sheet.names)
    parts = []
    for seat, name in enumerate(sheet.names):
        text = labelled(name, plain(scores[seat]))
        if sheet.bids:
            text = listed([text, bid_words(sheet.bids[seat])])
        parts.append(text)
    if sheet.trump:
        parts.append(filled(translate("losers", "trump: {suit}"), suit=suit_words(sheet.trump)))
    if sheet.hands:
        last = sheet.hands[-1]
        parts.append(filled(translate("losers", "hand {number}"), number=last.number + 1))
        parts += [cell_words(sheet, last, seat) for seat in range(len(sheet.names))]
    return listed_apart(parts)
