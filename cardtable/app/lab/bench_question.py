"""Question on the bench: its title, in which a click on a word changes it, and the list of its rule sets."""

from collections.abc import Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_form import open_choice
from cardtable.app.lab.bench_view import BenchView, RuleSetRow
from cardtable.app.lab.findings_style import YOURS, diamond, on_panel, verdict_ink, verdict_sign
from cardtable.app.lab.study_question import GAME_LINK
from cardtable.app.parts.dialogs import name_dialog
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.lists import OwnRows, draw_plate
from cardtable.app.parts.painting import END, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.routes import Bench
from cardtable.app.screens import SCREENS
from cardtable.app.zoom import zoom_of
from cardtable.engine.games import GAMES
from cardtable.language import standing_alone, translate
from cardtable.playtest.measures import PROFILES


class BenchQuestion(QWidget):
    """Title of the bench with links on the words that can be changed, beside the choice of a game."""

    wants = Signal(object)
    """Bench of another game, to be opened."""
    reached = Signal(str)
    """Emitted with the link of a word (not the game), to let the person choose in the form's field for it."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self.colours = colours
        self._game = game
        self.title = make_label(serif(26, 700), wraps=True, plain=False)
        by_hand = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.title.setTextInteractionFlags(by_hand)
        self.title.setToolTip(self.tr("Click a word to change it"))
        self.title.linkActivated.connect(self._change_word)
        self.games_box = NarrowBox()
        self.games_box.setAccessibleName(self.tr("Game"))
        for key in SCREENS:
            if key in PROFILES:
                self.games_box.addItem(GAMES[key].title, key)
        self.games_box.setCurrentIndex(self.games_box.findData(game))
        self.games_box.activated.connect(self._choose_game)
        self.setLayout(make_row((self.title, 1), self.games_box, gap=18, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.title, self.games_box]

    def show_view(self, view: BenchView) -> None:
        """Show the question."""
        self.title.setText(standing_alone(view.question.title(self._linked)))
        set_accessible_texts(self.title, view.question.title(lambda key, words: words))

    def _linked(self, key: str, words: str) -> str:
        return f'<a href="{key}" style="color: {self.colours.text.name()};">{escape(words)}</a>'

    def _change_word(self, key: str) -> None:
        """Let the person change the word whose link was clicked."""
        if key == GAME_LINK:
            open_choice(self.games_box)
        else:
            self.reached.emit(key)

    def _choose_game(self) -> None:
        key = str(self.games_box.currentData())
        if key != self._game:
            self.wants.emit(Bench(key))


_ROW = 30
_NAME_SHARE = 0.4
"""Share of a row's width for the name."""


class RuleSetsList(OwnRows[RuleSetRow]):
    """List of rule sets: a row can be opened, renamed and deleted."""

    def __init__(self, colours: Scheme) -> None:
        column = Column(RuleSetRow.words, tip=lambda row: row.tip, draw=self._draw, height=lambda _: _ROW)
        super().__init__(translate("bench", "Rule sets"), column)
        self.colours = colours
        self.shown = -1
        """Row of the rule set in the form, whose findings are shown."""

    def show_rows(self, rows: Sequence[RuleSetRow], shown: int) -> None:
        """Replace the rows; `shown` is the row of the rule set in the form."""
        if self.update_rows(rows) or shown != self.shown:
            self.choose_row(shown)
        self.shown = shown
        self.zoom_changed()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """Set the height to that of all rows, for the zoom."""
        self.setFixedHeight(round(len(self.rows) * _ROW * zoom_of(self)) + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    def _draw(self, painter: QPainter, box: QRectF, row: RuleSetRow, state: CellState) -> None:
        colours, shown = self.colours, state.number == self.shown
        if state.pointed or shown:
            draw_plate(painter, box.adjusted(1, 1, -1, -1), colours.accent, 1.0 if state.pointed else 0.5, shown)
        inner = box.adjusted(12, 0, -10, 0)
        ink = on_panel(YOURS, colours)
        sign = QRectF(inner.x(), inner.y(), 10, inner.height())
        painter.setPen(ink)
        painter.setBrush(ink if shown else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(QPointF(self.placed(box, sign).center())))
        inner.setLeft(inner.left() + 18)
        inner.setRight(self._draw_verdicts(painter, box, inner, row.verdicts))
        name = QRectF(inner.x(), inner.y(), _NAME_SHARE * inner.width(), inner.height())
        write(painter, self.placed(box, name), row.name, sans(14, 600), colours.text)
        told = inner.adjusted(name.width() + 12, 0, 0, 0)
        write(painter, self.placed(box, told), row.told, serif(15), colours.text)

    def _draw_verdicts(self, painter: QPainter, box: QRectF, room: QRectF, verdicts: Sequence[str]) -> float:
        """Draw signs from the right end of the room backwards, and return where the room left ends."""
        right = room.right()
        font = sans(14, 700)
        for verdict in reversed(verdicts):
            sign = verdict_sign(verdict)
            wide = QFontMetricsF(font).horizontalAdvance(sign) + 8
            place = self.placed(box, QRectF(right - wide, room.y(), wide, room.height()))
            write(painter, place, sign, font, verdict_ink(verdict, self.colours), END)
            right -= wide
        return right


class RuleSetsBox(QWidget):
    """List of the rule sets, with buttons beside it; they are known by number, from 0."""

    chosen = Signal(int)
    """Number of the rule set that is to be edited and shown."""
    removed = Signal(int)
    named = Signal(int, str)
    """Number of a rule set and its new name."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.list = RuleSetsList(colours)
        self.list.opened.connect(self.chosen)
        self.list.renamed.connect(self._rename)
        self.list.deleted.connect(self.removed)
        rename = make_button(self.tr("Rename…"), lambda: self._rename(self.list.shown), 12, small=True)
        remove = make_button(self.tr("Remove"), lambda: self.removed.emit(self.list.shown), 12, small=True)
        self.stops: list[QWidget] = [self.list, rename, remove]
        """Widgets in tab order."""
        buttons = make_column(rename, remove, None, gap=4, rim=(0, 0, 0, 0))
        self.setLayout(make_row((self.list, 1), buttons, gap=8, rim=(0, 0, 0, 6)))

    def show_scheme(self, colours: Scheme) -> None:
        self.list.colours = colours

    def show_view(self, view: BenchView) -> None:
        """Show each rule set with its clearest finding; hide the box if there is only one."""
        rows = view.rule_sets
        self.setVisible(len(rows) > 1)
        self.list.show_rows(rows, view.question.at)

    def _rename(self, number: int) -> None:
        name, label = self.list.rows[number].name, self.tr("Name this rule set:")
        name_dialog(self.window(), self.tr("Rename"), label, name, partial(self.named.emit, number)).open()
