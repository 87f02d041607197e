"""Panel beside the table: tabs with the score, the log and the rules in force, and buttons for the table as a whole."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPaintEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.layouts import Tabs
from cardtable.app.parts.painting import END, draw_share, write
from cardtable.app.parts.widgets import PlainLabel, at_side, set_accessible_texts
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, runs_left, standing_alone
from cardtable.table.letters import spoken
from cardtable.table.rules_text import Section, rules_html
from cardtable.table.telling import Logged, Notice
from cardtable.table.words import Narrator

_ROW = 19.0
"""Height of a row, in designed pixels."""
_GAP = 8.0
_WORDS = 0.42
"""Most of a column's width that a move's name takes."""
_HIGH = 4
"""Most moves in one column; if there are more, there are two columns."""


class WorthBars(QWidget):
    """Bars of the moves' values, the best first: each move's wins in 100 games."""

    def __init__(self) -> None:
        super().__init__()
        self.worths: Sequence[tuple[str, int]] = ()
        """Name and wins in 100 games of each move, the best first."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """Everything shown, as one line; empty if there are no bars."""
        parts = [f"{move}:\u00a0{worth}" for move, worth in self.worths]
        return filled(self.tr("Wins in 100 games: {moves}"), moves="\u00a0· ".join(parts)) if parts else ""

    def show_worths(self, worths: Sequence[tuple[str, int]]) -> None:
        """Show these moves; an empty sequence hides the bars."""
        if worths != self.worths:
            self.worths = worths
            set_accessible_texts(self, self.words)
            self.setVisible(bool(worths))
            self.updateGeometry()
            self.update()

    @property
    def _columns(self) -> int:
        return 1 if len(self.worths) <= _HIGH else 2

    @override
    def sizeHint(self) -> QSize:
        rows = 1 + -(-len(self.worths) // self._columns)  # the first row is the title
        return QSize(200, round(rows * _ROW)) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink, font = brush(self), self.palette().text().color(), sans(13)
        whole, metrics = area(self).width(), QFontMetricsF(font)
        write(painter, at_side(self, 0, 0, whole, _ROW), self.tr("Wins in 100 games"), font, ink)
        width = (whole - _GAP * (self._columns - 1)) / self._columns
        rows = -(-len(self.worths) // self._columns)
        called = min(width * _WORDS, max(metrics.horizontalAdvance(move) for move, _ in self.worths) + _GAP)
        number = metrics.horizontalAdvance("100")
        long = width - called - number - _GAP
        for place, (move, worth) in enumerate(self.worths):
            x, y = place // rows * (width + _GAP), (place % rows + 1) * _ROW
            write(painter, at_side(self, x, y, called - 4, _ROW), move, font, ink)
            bar = at_side(self, x + called, y + 6, long, _ROW - 12)
            colour = palette.faded(ink, 0.55) if place else palette.BRASS
            draw_share(painter, bar, max(2.0 / long, worth / 100), colour, palette.faded(ink, 0.14))
            write(painter, at_side(self, x + width - number, y, number, _ROW), f"{worth}", font, ink, END)


class LogView(QTextBrowser):
    """Log of the game, a paragraph for each event, the newest at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(serif(16))
        self.setOpenLinks(False)
        self.document().setDocumentMargin(16)
        self.setAccessibleName(self.tr("Game log"))
        self._count = 0

    def keep(self, lines: int) -> None:
        """Remove all paragraphs after the first `lines`."""
        if lines >= self._count:
            return
        if not lines:
            self.clear()
        else:
            cursor = QTextCursor(self.document().findBlockByNumber(lines - 1))
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        self._count = lines

    def add(self, lines: list[str]) -> None:
        """Append paragraphs, given as HTML. A log scrolled to the end stays at the end."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # laid out once, however many paragraphs there are
        for html in lines:
            self._add(cursor, html)
        cursor.endEditBlock()
        if at_end:
            bar.setValue(bar.maximum())

    def _add(self, cursor: QTextCursor, html: str) -> None:
        self._count += 1
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.document().isEmpty():
            cursor.insertBlock()
        block = cursor.blockFormat()
        block.setBottomMargin(7)
        block.setLineHeight(112, 1)
        cursor.setBlockFormat(block)
        cursor.insertHtml(html)
        # Qt would take the direction from a name at the beginning of the sentence.
        block.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if runs_left(cursor.block().text()) else Qt.LayoutDirection.LeftToRight
        )
        cursor.setBlockFormat(block)


_PLAIN, _BOLD = "400", "600"
_AT_ONCE = 20
"""Lines that are written in one slice; each takes about a tenth of a millisecond."""


class Log:
    """Log of all notices; its panel shows those that may be read."""

    def __init__(self, colour: Callable[[int], QColor]) -> None:
        """`colour` returns the colour of a seat's name."""
        self.view = LogView()
        self.entries: list[Logged] = []
        self.shown: list[Logged] = []
        """Entries that the panel shows."""
        self._colour = colour
        self._spoken = False

    def begin(self, teller: Narrator, readable: Callable[[Sequence[Logged]], list[Logged]]) -> None:
        """Set the teller of the game, and the filter for entries that may be read, before the first entry."""
        self._teller, self._readable = teller, readable

    def add(self, notice: Notice, event: object) -> None:
        """Add an entry; `show` writes it."""
        self.entries.append((notice, event))

    def become(self, entries: Sequence[Logged]) -> None:
        """Replace all entries, since another moment of the game is shown."""
        self.entries = list(entries)
        self.show()

    def show(self) -> None:
        """Write entries added since, and remove those that may not be read any more. For a screen reader, which reads
        the panel itself, entries are written as they should be spoken."""
        for _ in self.write():
            pass

    def write(self) -> Iterator[float]:
        """Bring the log up to date in slices, and yield the share written, 0 to 1; `show` does it at once."""
        if self._spoken != QAccessible.isActive():
            self._spoken = QAccessible.isActive()
            self.view.keep(0)
            self.shown = []
        lines = self._readable(self.entries)
        same = 0
        for line, shown in zip(lines, self.shown, strict=False):
            if line is not shown:
                break
            same += 1
        self.view.keep(same)
        for begin in range(same, len(lines), _AT_ONCE):
            part = lines[begin : begin + _AT_ONCE]
            self.view.add([self._html(notice, event) for notice, event in part])
            self.shown = lines[: begin + len(part)]
            yield len(self.shown) / len(lines)
        self.shown = lines

    def show_anew(self) -> None:
        """Write all entries again, in other colours."""
        self.view.keep(0)
        self.shown = []
        self.show()

    def _html(self, notice: Notice, event: object) -> str:
        """Return an entry as HTML, with the name of the acting seat in its colour."""
        seat = self._teller.acting(event)
        text = escape(spoken(notice.text) if self._spoken else notice.text, quote=False)
        if seat is not None:
            name = escape(self._teller.name(seat), quote=False)
            mark = f'<span style="color:{self._colour(seat).name()}">{name}</span>'
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda found: mark, text, count=1)  # not the You in Your
        text = text.replace("\n", "<br>")
        return f'<span style="font-weight:{_BOLD if notice.weighty else _PLAIN}">{text}</span>'


class RulesView(QTextBrowser):
    """Rules of this game, as they are in force."""

    def __init__(self, page: Callable[[], Sequence[Section]], rules: HouseRules) -> None:
        """`page` returns the sections of the rules in force."""
        super().__init__()
        self._page = page
        self._rules = rules
        self.setFont(serif(16))
        self.document().setDocumentMargin(16)
        self._show()
        self.setAccessibleName(self.tr("Rules of this game"))

    def follow(self, rules: HouseRules) -> None:
        """Show the rules again if they have changed."""
        if rules != self._rules:
            self._rules = rules
            self._show()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        if self._aloud != QAccessible.isActive():
            self._show()
        super().showEvent(event)

    def _show(self) -> None:
        self._aloud = QAccessible.isActive()
        self.setHtml(rules_html(self._page(), self._rules, self._aloud))


def _small_button(text: str, parent: QWidget | None = None) -> QPushButton:
    button = QPushButton(text, parent)
    button.setAutoDefault(True)  # or the page would take Enter as an answer to its question
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the keyboard must stay with the table after a click
    button.setFont(sans(13))
    return button


class SidePanel(QWidget):
    """Panel of a table: its name, buttons to leave it and to change settings, tabs, and controls below them."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setFont(sans(15))
        self.tabs.tabBar().setExpanding(False)
        self.tabs.tabBar().setDrawBase(False)
        self._kind = PlainLabel()
        self._kind.setFont(sans(13))
        self._kind.setWordWrap(True)
        self._kind.setProperty("dim", True)
        self._kind.hide()
        self.settings_button = _small_button(self.tr("Settings"))
        self.leave_button = _small_button(self.tr("Leave"))
        self._head = self._head_row(title)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)  # each part has its own margins
        column.addLayout(self._head)
        kind = QVBoxLayout()
        kind.setContentsMargins(16, 0, 10, 2)
        kind.addWidget(self._kind)
        column.addLayout(kind)
        column.addWidget(self.tabs, 1)
        self.bench_button = _small_button(self.tr("What if a rule were different?"), self)
        """Button that leads to the bench with the rules in force. Its place is under the rules."""
        self.bench_button.setToolTip(self.tr("Leave the table. The game is saved, and you can continue it later."))
        self.bench_button.hide()
        self.cover_button = _small_button(self.tr("Cover my side"))
        """Button that hides the person's cards or chips, if several people look at this screen."""
        self.cover_button.setToolTip("F9")
        self.cover_button.hide()
        self._prices, self._worths = PlainLabel(), WorthBars()
        self._prices.setFont(sans(14))
        self._prices.setWordWrap(True)
        self._below = self._below_column()
        column.addLayout(self._below)
        self.zoom_changed()

    def _head_row(self, title: str) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(16, 14, 10, 2)
        head.setSpacing(8)
        name = PlainLabel(standing_alone(title))
        name.setFont(serif(19, 700))
        name.setWordWrap(True)  # beside long words on the buttons
        head.addWidget(name, 1)
        for button in (self.settings_button, self.leave_button):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _below_column(self) -> QVBoxLayout:
        below = QVBoxLayout()
        below.setContentsMargins(14, 0, 14, 12)
        below.setSpacing(8)
        for part in (self._prices, self._worths):
            part.hide()
            below.addWidget(part)
        below.addWidget(self.cover_button)
        return below

    @property
    def least_width(self) -> int:
        """Least width of the panel's head and of the controls below its tabs, in pixels."""
        parts = (self._head, self._below)
        return max(part.minimumSize().width() for part in parts)

    def show_kind(self, words: str) -> None:
        """Show the kind of table under its name; an empty text hides it."""
        self._kind.setText(words)
        self._kind.setVisible(bool(words))

    @property
    def worths(self) -> str:
        """Values of the moves as they are shown, in words."""
        return self._worths.words

    def show_worths(self, worths: Sequence[tuple[str, int]]) -> None:
        """Show the wins in 100 games of each move, as the hint has them; an empty sequence hides them."""
        self._worths.show_worths(worths)

    @property
    def prices(self) -> str:
        """Sentences on what the last decisions cost, as they are shown."""
        return self._prices.text()

    def show_prices(self, words: str) -> None:
        """Show what the last decisions cost; an empty text hides it."""
        if words != self._prices.text():
            self._prices.setText(words)
            set_accessible_texts(self._prices, words)
            self._prices.setVisible(bool(words))

    def add_above(self, widget: QWidget) -> None:
        """Put a widget above the tabs, whichever is shown."""
        self._column.insertWidget(1, widget)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below the tabs, whichever is shown."""
        self._below.addWidget(widget)

    def zoom_changed(self) -> None:
        self.tabs.write_titles(sans(15 * zoom_of(self)).pixelSize())

    def offer_bench(self, does: Callable[[], object]) -> None:
        """Show the button that leads to the bench; `does` is called when it is clicked."""
        self.bench_button.clicked.connect(does)
        self.bench_button.show()

    def add_rules(self, rules: RulesView, title: str) -> None:
        """Add the tab with the rules in force, and the button that leads to the bench below them."""
        room = QWidget()
        column = QVBoxLayout(room)
        column.setContentsMargins(14, 0, 14, 12)
        column.addWidget(rules, 1)
        column.addWidget(self.bench_button)
        self.add(room, title)

    def add(self, widget: QWidget, title: str, place: int | None = None) -> None:
        """Add a tab at a position, by default the last."""
        self.tabs.insertTab(self.tabs.count() if place is None else place, widget, title)
        self.zoom_changed()
