"""Games to choose from: how each ended, under one rule set or under both, which it is, and how it went."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.courses import Leads
from cardtable.app.lab.inks import AUTHORS, YOURS, on_panel
from cardtable.app.parts.widgets import along
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, translate
from cardtable.playtest.histogram import Example
from cardtable.playtest.study_tally import Case

_GAME = Qt.ItemDataRole.UserRole
_COURSE = Qt.ItemDataRole.UserRole + 1
_HEIGHT = 54
_CHART, _NARROW = 116, 56
"""The width of a course, at most, and at least."""
_CHOSEN = 0.16
"""How much of the accent colour lies under the chosen row."""


class Ending(NamedTuple):
    """How a game ended."""

    rule_set: int
    """Under the base, 0, or other rules, by their number in the study."""
    scores: Sequence[int]
    """By seat; empty where it was not finished."""

    @property
    def words(self) -> str:
        """The scores."""
        return " : ".join(map(str, self.scores)) or translate("bench", "in progress")


class ListedGame(NamedTuple):
    """A game of the study."""

    block: int
    rotation: int
    endings: Sequence[Ending]
    """Under one rule set, or under both."""
    note: str
    """What is to be known of it beside its number."""

    @property
    def where(self) -> str:
        """Which game it is."""
        text = translate("bench", "Game {block}-{rotation} · {note}")
        return filled(text, block=self.block, rotation=self.rotation, note=self.note)

    @property
    def words(self) -> str:
        """All of it."""
        return f"{' → '.join([ending.words for ending in self.endings])}. {self.where}"

    @property
    def rule_set(self) -> int:
        """Under which it is to be seen first."""
        return self.endings[-1].rule_set


def listed_case(case: Case, rule_set: int) -> ListedGame:
    """A game that went otherwise under a rule set."""
    note = filled(translate("bench", "differs by {swing}"), swing=case.swing)
    return ListedGame(case.block, case.rotation, (Ending(0, case.base), Ending(rule_set, case.other)), note)


def listed_example(example: Example, rule_set: int, standard: bool) -> ListedGame:
    """A game that shows something under one rule set; whether the base is the standard rules."""
    base = translate("bench", "standard") if standard else translate("bench", "base")
    note = translate("bench", "yours") if rule_set else base
    return ListedGame(example.block, example.rotation, (Ending(rule_set, example.scores),), note)


def each_once(games: Sequence[ListedGame]) -> list[ListedGame]:
    """The same games, without those that ended under both rule sets as another of their block did: players who always
    do the same play the same game wherever they sit."""
    keys = [(game.block, tuple([(one.rule_set, tuple(one.scores)) for one in game.endings])) for game in games]
    return [game for place, game in enumerate(games) if keys.index(keys[place]) == place]


class GamesList(QListWidget):
    """A row a game. Until somebody chooses one the first is chosen, whichever that is."""

    others_seen = Signal()
    """Other rows have come to be seen."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.setAccessibleName(translate("bench", "Games"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._rows = _Rows(colours, self)
        self.setItemDelegate(self._rows)
        self.games: Sequence[ListedGame] = ()
        """Those that are listed."""
        self._showing = False
        self.by_hand = False
        """Whether somebody has chosen the one that is chosen."""
        self.currentRowChanged.connect(self._row_changed)
        self.verticalScrollBar().valueChanged.connect(self.others_seen)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.others_seen.emit()

    @property
    def seen(self) -> Sequence[ListedGame]:
        """The games whose rows are seen, from the top."""
        view = self.viewport().rect()
        rows = zip(self.games, map(self.item, range(self.count())), strict=False)  # there may be fewer rows by now
        return [game for game, item in rows if self.visualItemRect(item).intersects(view)]

    def show_courses(self, courses: Mapping[tuple[int, int], tuple[Leads, str]]) -> None:
        """Shows how games went, by block and rotation, each with what is drawn of it, in words."""
        for row, game in enumerate(self.games):
            if game[:2] in courses:
                leads, words = courses[game[:2]]
                self.item(row).setData(_COURSE, leads)
                self.item(row).setToolTip(words)

    @property
    def chosen(self) -> ListedGame | None:
        """The game that is chosen."""
        return self.games[self.currentRow()] if 0 <= self.currentRow() < len(self.games) else None

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._rows.colours = colours
        self.viewport().update()

    def show_games(self, games: Sequence[ListedGame], anew: bool = False) -> None:
        """Shows these in the place of others; what somebody chose stays so, if it is still there, unless the list is
        another one."""
        if list(games) == list(self.games) and not anew:
            return
        chosen = self.chosen if self.by_hand and not anew else None
        self.by_hand = chosen in games
        self.games = games
        self._showing = True
        self.clear()
        for game in games:
            item = QListWidgetItem(game.words)
            item.setData(_GAME, game)
            self.addItem(item)
        if games:
            self.setCurrentRow(games.index(chosen) if chosen in games else 0)
        self._showing = False

    def _row_changed(self, row: int) -> None:
        if not self._showing and row >= 0:
            self.by_hand = True


class _Rows(QStyledItemDelegate):
    """Draws how a game ended, and under that which it is."""

    def __init__(self, colours: Scheme, parent: GamesList) -> None:
        super().__init__(parent)
        self._list = parent
        self.colours = colours

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, _HEIGHT) * zoom_of(self._list)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        held = index.data(_GAME)
        if held is None:
            return
        game = ListedGame(*held)  # Qt keeps a tuple
        zoom = zoom_of(self._list)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom).adjusted(1, 2, -1, -2)
        ground = self.colours.panel
        if option.state & QStyle.StateFlag.State_Selected:
            focused = self._list.hasFocus()
            painter.setPen(self.colours.accent if focused else palette.faded(self.colours.accent, 0.5))
            painter.setBrush(palette.faded(self.colours.accent, _CHOSEN))
            painter.drawRoundedRect(box, 9, 9)
            ground = palette.mix(ground, self.colours.accent, _CHOSEN)
        dim = palette.readable(self.colours.dim, ground)
        inner = box.adjusted(12, 4, -12, -4)
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.55)
        painter.setFont(sans(15, 600))
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        arrow = " ← " if mirrored else " → "
        parts = [
            part
            for ending in [Ending(*one) for one in game.endings]
            for part in (
                (arrow, dim),
                (ending.words, palette.readable(on_panel(_ink(ending), self.colours), ground)),
            )
        ][1:]
        at = 0.0
        for text, colour in parts:
            painter.setPen(colour)
            wide = painter.fontMetrics().horizontalAdvance(text)
            left = inner.right() - at - wide if mirrored else inner.left() + at
            painter.drawText(QRectF(left, top.y(), wide + 1, top.height()), Qt.AlignmentFlag.AlignCenter, text)
            at += wide
        painter.setFont(sans(12))
        painter.setPen(dim)
        below = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.45)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, game.where)
        led = index.data(_COURSE)
        words = max(at, painter.fontMetrics().horizontalAdvance(game.where)) + 12
        broad = min(inner.width() - words, _CHART)
        if led is not None and broad >= _NARROW:
            left = inner.left() if mirrored else inner.right() - broad
            self._draw_course(painter, QRectF(left, inner.y() + 3, broad, inner.height() - 6), Leads(*led))
        painter.restore()

    def _draw_course(self, painter: QPainter, box: QRectF, led: Leads) -> None:
        """One seat's lead under both rule sets, in the colours of their scores, round a dashed zero."""
        lines = ((led.authors, AUTHORS, 1.2), (led.yours, YOURS, 1.8))
        values = [0, *led.authors, *led.yours]
        low, reach = min(values), max(values) - min(values) or 1
        steps = max(len(led.authors) - 1, len(led.yours) - 1, 1)

        def height(value: float) -> float:
            return box.bottom() - box.height() * (value - low) / reach

        painter.setPen(QPen(self.colours.line.lighter(150), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(box.left(), height(0)), QPointF(box.right(), height(0)))
        for line, ink, width in lines:
            painter.setPen(QPen(on_panel(ink, self.colours), width))
            places = [QPointF(along(painter, box, step / steps), height(value)) for step, value in enumerate(line)]
            painter.drawPolyline(QPolygonF(places))


def _ink(ending: Ending) -> QColor:
    return YOURS if ending.rule_set else AUTHORS
