"""Games to choose from: how each ended, under one rule set or under both, and which it is."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import AUTHORS, YOURS, on_panel
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, translate
from cardtable.playtest.histogram import Example
from cardtable.playtest.study_tally import Case

_GAME = Qt.ItemDataRole.UserRole
_HEIGHT = 54


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
    note = filled(translate("bench", "swing {swing}"), swing=case.swing)
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

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.setAccessibleName(translate("bench", "Games"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._rows = _Rows(colours, self)
        self.setItemDelegate(self._rows)
        self._games: Sequence[ListedGame] = ()
        self._showing = False
        self.by_hand = False
        """Whether somebody has chosen the one that is chosen."""
        self.currentRowChanged.connect(self._row_changed)

    @property
    def chosen(self) -> ListedGame | None:
        """The game that is chosen."""
        return self._games[self.currentRow()] if 0 <= self.currentRow() < len(self._games) else None

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._rows.colours = colours
        self.viewport().update()

    def show_games(self, games: Sequence[ListedGame], anew: bool = False) -> None:
        """Shows these in the place of others; what somebody chose stays so, if it is still there, unless the list is
        another one."""
        if list(games) == list(self._games) and not anew:
            return
        chosen = self.chosen if self.by_hand and not anew else None
        self.by_hand = chosen in games
        self._games = games
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
        if option.state & QStyle.StateFlag.State_Selected:
            focused = self._list.hasFocus()
            painter.setPen(self.colours.accent if focused else palette.faded(self.colours.accent, 0.5))
            painter.setBrush(palette.faded(self.colours.accent, 0.16))
            painter.drawRoundedRect(box, 9, 9)
        inner = box.adjusted(12, 4, -12, -4)
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.55)
        painter.setFont(sans(15, 600))
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        arrow = " ← " if mirrored else " → "
        parts = [
            part
            for ending in [Ending(*one) for one in game.endings]
            for part in (
                (arrow, self.colours.dim),
                (ending.words, on_panel(YOURS if ending.rule_set else AUTHORS, self.colours)),
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
        painter.setPen(self.colours.dim)
        below = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.45)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, game.where)
        painter.restore()
