"""Contrast of texts with their background, measured pixel by pixel in the picture of a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyledItemDelegate,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cardtable.app.art.palette import contrast
from cardtable.app.parts.tables import RowsTable
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.mark_items import CaptionItem, TagItem
from cardtable.app.table.page import TableView
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.talking import SpeechItem
from tests.app.pixels import pixels

NORMAL, LARGE = 4.5, 3.0
"""Least contrast ratio of normal and of large text (WCAG 2.2, 1.4.3)."""
_ALIKE = 1.2
"""Contrast ratio below which two colours count as the same."""
_LARGE, _LARGE_BOLD = 24.0, 18.66


class Written(NamedTuple):
    """Text on a page."""

    text: str
    area: QRect
    """Area of the text, in pixels of the page."""
    size: float
    """Height of its letters, in pixels."""
    bold: bool
    colour: QColor | None = None
    """Colour of the text, if known; otherwise it is found in the picture."""

    @property
    def needs(self) -> float:
        """Least contrast ratio of this text. A lone sign is a shape, not a word, and needs as little as large text."""
        if not any(letter.isalnum() for letter in self.text):
            return LARGE
        return LARGE if self.size >= (_LARGE_BOLD if self.bold else _LARGE) else NORMAL


def measured(picture: QImage, written: Written) -> float:
    """Return the contrast ratio of a text in a picture.

    The most frequent colour of its area is the background. The text's colour is the given one or, without one, the one
    that stands out most. The ratio is 21 if nothing of the text is in the picture.
    """
    counted = Counter(pixels(picture, written.area).ravel().tolist())
    if not counted:
        return 21.0
    ground = QColor.fromRgb(counted.most_common(1)[0][0])
    if written.colour is not None and contrast(ground, written.colour) < _ALIKE:  # a shaded ground
        others = [QColor.fromRgb(rgb) for rgb, _ in counted.most_common()]
        ground = next((other for other in others if contrast(other, written.colour) >= _ALIKE), ground)
    if written.colour is not None:
        share = written.colour.alphaF()
        parts = [
            a * share + b * (1 - share)
            for a, b in zip(written.colour.getRgbF()[:3], ground.getRgbF()[:3], strict=True)  # type: ignore[index]
        ]
        return contrast(QColor.fromRgbF(*parts), ground)
    return max(_between(rgb, ground.rgb()) for rgb in counted)


@cache
def _between(one: int, other: int) -> float:
    """Return the contrast ratio of two colours; cached, since the same few occur in every text."""
    return contrast(QColor.fromRgb(one), QColor.fromRgb(other))


def too_faint(page: QWidget, drawn: list[Written]) -> list[str]:
    """Return a message with the measured contrast for each text of a page that stands out too little."""
    picture = page.grab().toImage()
    found = []
    for written in [*_of_widgets(page), *_of_views(page), *_of_rich_texts(page), *_of_felt(page), *drawn]:
        stands_out = measured(picture, written)
        if stands_out < written.needs - 0.05:
            found.append(f"{written.text!r} {stands_out:.2f} of {written.needs}, {written.size:.0f} px")
    return found


def _at(widget: QWidget, page: QWidget, area: QRectF) -> QRect:
    return area.translated(QPointF(widget.mapTo(page, QPoint(0, 0)))).toRect()


def _of_widgets(page: QWidget) -> Iterator[Written]:
    """Yield the texts of ordinary widgets. Disabled widgets need no contrast."""
    for widget in page.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled()) or widget.visibleRegion().isEmpty():
            continue
        size, bold = float(QFontInfo(widget.font()).pixelSize()), widget.font().weight() >= 700
        if isinstance(widget, QTabBar):
            for tab in range(widget.count()):
                area = QRectF(widget.tabRect(tab)).adjusted(8, 8, -8, -8)
                yield Written(widget.tabText(tab), _seen(widget, page, area), size, bold)
            continue
        text = _text_of(widget)
        if not text.strip() or "<" in text:
            continue
        rim = 0 if isinstance(widget, QLabel) else 5  # leaves out the frame of a field or a button
        inner = QRectF(widget.rect()).adjusted(rim, rim, -rim, -rim)
        yield Written(text, _seen(widget, page, inner), size, bold)


def _seen(widget: QWidget, page: QWidget, area: QRectF) -> QRect:
    shown = widget.visibleRegion().boundingRect()
    if shown.height() < 0.7 * widget.height():  # mostly scrolled out of sight
        return QRect()
    return _at(widget, page, area.intersected(QRectF(shown)))


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, AnswerButton):  # `DrawnTexts` has its text
        return ""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _of_views(page: QWidget) -> Iterator[Written]:
    """Yield the texts of lists and tables with Qt's own delegate, and of their headers: `DrawnTexts` has those drawn by
    hand."""
    for view in page.findChildren(QAbstractItemView):
        if view.visibleRegion().isEmpty() or not view.isEnabled():
            continue
        model, room = view.model(), view.viewport()
        size, bold = float(QFontInfo(view.font()).pixelSize()), view.font().weight() >= 700
        if isinstance(view, QHeaderView):
            across = view.orientation() == Qt.Orientation.Horizontal
            for section in range(view.count() if across else 0):
                text = f"{model.headerData(section, view.orientation()) or ''}"
                area = QRectF(view.sectionViewportPosition(section), 0, view.sectionSize(section), view.height())
                if text.strip() and area.width() and not view.isSectionHidden(section):
                    yield Written(text, _seen(room, page, area.adjusted(2, 2, -2, -2)), size, bold)
        elif isinstance(view, RowsTable) or type(view.itemDelegate()) is QStyledItemDelegate:
            for row, column in product(range(model.rowCount()), range(model.columnCount())):
                index = model.index(row, column)
                area, text = QRectF(view.visualRect(index)), f"{index.data() or ''}"
                if text.strip() and QRectF(room.rect()).contains(area) and not area.isEmpty():
                    yield Written(text, _seen(room, page, area.adjusted(1, 1, -1, -1)), size, bold)


def _of_rich_texts(page: QWidget) -> Iterator[Written]:
    """Yield the texts of text pages and of labels with markup, in pieces of one format."""
    for widget in page.findChildren(QWidget):
        if widget.visibleRegion().isEmpty() or not widget.isEnabled():
            continue
        if isinstance(widget, QTextEdit):
            down, along = widget.verticalScrollBar().value(), widget.horizontalScrollBar().value()
            room, document, start = widget.viewport(), widget.document(), QPointF(-along, -down)
        elif isinstance(widget, QLabel) and "<" in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
            room, document, area = widget, QTextDocument(widget), QRectF(widget.contentsRect())
            document.setDocumentMargin(0)
            document.setDefaultFont(widget.font())
            document.setHtml(widget.text())
            document.setTextWidth(area.width() if widget.wordWrap() else -1)
            spare = area.height() - document.size().height()
            top = spare / 2 if widget.alignment() & Qt.AlignmentFlag.AlignVCenter else 0.0
            if widget.alignment() & (Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignRight):
                continue  # only the label knows where its lines lie
            start = area.topLeft() + QPointF(0, top)
        else:
            continue
        for text, area, font in _pieces(document):
            there = area.translated(start)
            if QRectF(room.rect()).contains(there):
                yield Written(text, _seen(room, page, there), float(QFontInfo(font).pixelSize()), font.weight() >= 700)


def _pieces(document: QTextDocument) -> Iterator[tuple[str, QRectF, QFont]]:
    """Yield each piece of one format within a line, with its area and its font."""
    block = document.begin()
    while block.isValid():
        at, layout = document.documentLayout().blockBoundingRect(block).topLeft(), block.layout()
        places = block.begin()
        while not places.atEnd():
            fragment = places.fragment()
            first = fragment.position() - block.position()
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                start = max(first, line.textStart())
                end = min(first + fragment.length(), line.textStart() + line.textLength())
                text = block.text()[start:end]
                if start < end and text.strip():
                    left, right = (line.cursorToX(where)[0] for where in (start, end))  # type: ignore[index]
                    box = QRectF(min(left, right), line.y(), abs(right - left), line.height())
                    yield text, box.translated(at), fragment.charFormat().font()
            places += 1
        block = block.next()


def _of_felt(page: QWidget) -> Iterator[Written]:
    """Yield the texts of plaques, captions, tags and speech bubbles."""
    for view in page.findChildren(TableView):
        if not view.isVisible():
            continue
        for item in view.scene().items():
            if isinstance(item, PlaqueItem) and item.opacity() == 1:
                box = item.box
                for text, low, high, share in ((item.shown_name, 0.12, 0.5, 0.345), ("line", 0.54, 0.86, 0.25)):
                    area = QRectF(
                        box.x + box.height, box.y + low * box.height, box.width * 0.4, (high - low) * box.height
                    )
                    yield Written(text, _at(view, page, area), share * box.height, text != "line")
            elif isinstance(item, SpeechItem) and item.opacity() == 1:
                box = item.box
                area = QRectF(box.x, box.y, box.width, box.height).adjusted(10, 8, -10, -8)
                yield Written(item.words, _at(view, page, area), 17, False)
            elif isinstance(item, CaptionItem | TagItem):
                area = item.mapRectToScene(item.boundingRect()).adjusted(6, 3, -6, -3)
                yield Written(item.mark.words, _at(view, page, area), 12.5 * item.mark.scale, False)


class DrawnTexts:
    """Record of the texts that hand-drawn widgets paint."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._found: list[tuple[QWidget, Written]] = []
        draw = QPainter.drawText

        def note(painter: QPainter, *how: Any) -> Any:
            device = painter.device()
            if isinstance(device, QWidget) and not isinstance(device.parentWidget(), TableView):
                self._note(device, painter, how)
            return draw(painter, *how)

        monkeypatch.setattr(QPainter, "drawText", note)

    def _note(self, widget: QWidget, painter: QPainter, how: tuple[Any, ...]) -> None:
        text = next((part for part in how if isinstance(part, str)), "")
        if not text.strip():
            return
        metrics = QFontMetricsF(painter.font())
        words = QRectF(0, 0, metrics.horizontalAdvance(text), metrics.height())
        if isinstance(how[0], QRect | QRectF):
            room = QRectF(how[0])
            words.setWidth(min(words.width(), room.width()))
            words.moveCenter(room.center())
            flags = how[1] if len(how) > 2 and isinstance(how[1], Qt.AlignmentFlag | Qt.TextFlag) else None
            if isinstance(flags, Qt.AlignmentFlag) and not flags & Qt.AlignmentFlag.AlignHCenter:
                words.moveRight(room.right()) if flags & Qt.AlignmentFlag.AlignRight else words.moveLeft(room.left())
        else:
            at = how[0] if isinstance(how[0], QPointF | QPoint) else QPointF(how[0], how[1])
            words.moveBottomLeft(QPointF(at) + QPointF(0, metrics.descent()))
        shape = painter.transform()
        size = painter.font().pixelSize() * abs(shape.m11() or shape.m12())
        colour = QColor(painter.pen().color())
        colour.setAlphaF(colour.alphaF() * painter.opacity())
        area = shape.mapRect(words).toAlignedRect()
        self._found.append((widget, Written(text, area, size, painter.font().weight() >= 700, colour)))

    def of(self, page: QWidget) -> list[Written]:
        """Repaint a page and return the texts that were drawn."""
        self._found.clear()
        page.grab()
        shown = [(widget, one) for widget, one in self._found if widget.isVisible() and widget.isEnabled()]
        return [
            one._replace(area=_seen(widget, page, QRectF(one.area)))
            for widget, one in shown
            if widget is page or page.isAncestorOf(widget)
        ]
