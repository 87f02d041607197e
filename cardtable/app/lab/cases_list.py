"""The games in which a rule mattered: how each ended under both rule sets, the largest swing first."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.findings_table import AUTHORS, YOURS
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, translate
from cardtable.playtest.study_tally import Case

_CASE = Qt.ItemDataRole.UserRole
_HEIGHT = 54


class CasesList(QListWidget):
    """A row a game."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.setAccessibleName(translate("bench", "Games that went otherwise"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Rows(colours, self))
        self._cases: Sequence[Case] = ()

    @property
    def chosen(self) -> Case | None:
        """The game that is chosen."""
        return self._cases[self.currentRow()] if 0 <= self.currentRow() < len(self._cases) else None

    def show_cases(self, cases: Sequence[Case]) -> None:
        """Shows these in the place of others; what was chosen stays so, if it is still there."""
        if list(cases) == list(self._cases):
            return
        chosen = self.chosen
        self._cases = cases
        self.clear()
        for case in cases:
            item = QListWidgetItem(f"{_scores(case.base)} → {_scores(case.other)}. {where_words(case)}")
            item.setData(_CASE, case)
            self.addItem(item)
        if cases:
            self.setCurrentRow(cases.index(chosen) if chosen in cases else 0)


def _scores(scores: Sequence[int]) -> str:
    return " : ".join(map(str, scores))


def where_words(case: Case) -> str:
    """Which game it is, and how much it mattered."""
    text = translate("bench", "Game {block}-{rotation} · swing {swing}")
    return filled(text, block=case.block, rotation=case.rotation, swing=case.swing)


class _Rows(QStyledItemDelegate):
    """Draws both ends of a game, and under them which it is."""

    def __init__(self, colours: Scheme, parent: CasesList) -> None:
        super().__init__(parent)
        self._list = parent
        self._colours = colours

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, _HEIGHT) * zoom_of(self._list)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        case = index.data(_CASE)
        if case is None:
            return
        case = Case(*case)  # Qt keeps a tuple
        zoom = zoom_of(self._list)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom).adjusted(1, 2, -1, -2)
        if option.state & QStyle.StateFlag.State_Selected:
            focused = self._list.hasFocus()
            painter.setPen(self._colours.accent if focused else palette.faded(self._colours.accent, 0.5))
            painter.setBrush(palette.faded(self._colours.accent, 0.16))
            painter.drawRoundedRect(box, 9, 9)
        dark = self._colours.panel.lightness() < 128
        inner = box.adjusted(12, 4, -12, -4)
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.55)
        painter.setFont(sans(15, 600))
        x = top.x()
        for text, colour in (
            (_scores(case.base), AUTHORS),
            (" → ", self._colours.dim),
            (_scores(case.other), YOURS),
        ):
            painter.setPen(colour if dark else palette.mix(colour, palette.INK, 0.55))
            part = QRectF(x, top.y(), inner.right() - x, top.height())
            painter.drawText(part, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            x += painter.fontMetrics().horizontalAdvance(text)
        painter.setFont(sans(12))
        painter.setPen(self._colours.dim)
        below = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.45)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, where_words(case))
        painter.restore()
