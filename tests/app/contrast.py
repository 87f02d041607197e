"""How well texts stand out from what they are written on: measured in the picture of a page, pixel by pixel."""

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
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.bubbles import SpeechItem
from cardtable.app.table.mark_items import CaptionItem, TagItem
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.view import TableView
from tests.app.pixels import pixels

NORMAL, LARGE = 4.5, 3.0
"""What texts need at least, and large ones (WCAG 2.2, 1.4.3)."""
_ALIKE = 1.2
"""The contrast below which two colours are taken for one."""
_LARGE, _LARGE_BOLD = 24.0, 18.66


class Written(NamedTuple):
    """A text on a page."""

    text: str
    area: QRect
    """Where it stands on the page."""
    size: float
    """Of its letters, in pixels."""
    bold: bool
    colour: QColor | None = None
    """What it is written in, where that is known; else it is looked for in the picture."""

    @property
    def needs(self) -> float:
        """How much contrast; a lone sign, which is a shape and no word, as little as a large text."""
        if not any(letter.isalnum() for letter in self.text):
            return LARGE
        return LARGE if self.size >= (_LARGE_BOLD if self.bold else _LARGE) else NORMAL


def measured(picture: QImage, written: Written) -> float:
    """The contrast of a text in a picture: of its colour, or of the colour there that stands out most, against what
    there is most of. 21 where nothing of it is in the picture."""
    counted = Counter(pixels(picture, written.area).ravel().tolist())
    if not counted:
        return 21.0
    ground = QColor.fromRgb(counted.most_common(1)[0][0])
    if written.colour is not None and contrast(ground, written.colour) < _ALIKE:  # of a ground that shades off
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
    """The contrast of two colours: the same few come again in every text."""
    return contrast(QColor.fromRgb(one), QColor.fromRgb(other))


def too_faint(page: QWidget, drawn: list[Written]) -> list[str]:
    """The texts of a page that don't stand out enough, each with what was measured."""
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
    """What ordinary widgets write. What is disabled needs no contrast."""
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
        rim = 0 if isinstance(widget, QLabel) else 5  # without the frame of a field or a button
        inner = QRectF(widget.rect()).adjusted(rim, rim, -rim, -rim)
        yield Written(text, _seen(widget, page, inner), size, bold)


def _seen(widget: QWidget, page: QWidget, area: QRectF) -> QRect:
    shown = widget.visibleRegion().boundingRect()
    if shown.height() < 0.7 * widget.height():  # cut by what scrolls around it
        return QRect()
    return _at(widget, page, area.intersected(QRectF(shown)))


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, AnswerButton):  # drawn by hand
        return ""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _of_views(page: QWidget) -> Iterator[Written]:
    """What lists and tables write by themselves, and over their columns: `DrawnTexts` has what is drawn by hand."""
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
        elif type(view.itemDelegate()) is QStyledItemDelegate:
            for row, column in product(range(model.rowCount()), range(model.columnCount())):
                index = model.index(row, column)
                area, text = QRectF(view.visualRect(index)), f"{index.data() or ''}"
                if text.strip() and QRectF(room.rect()).contains(area) and not area.isEmpty():
                    yield Written(text, _seen(room, page, area.adjusted(1, 1, -1, -1)), size, bold)


def _of_rich_texts(page: QWidget) -> Iterator[Written]:
    """Pages of text, and labels with mark-up: each piece that is written alike."""
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
                continue  # what lies where in it is known to nobody but the label
            start = area.topLeft() + QPointF(0, top)
        else:
            continue
        for text, area, font in _pieces(document):
            there = area.translated(start)
            if QRectF(room.rect()).contains(there):
                yield Written(text, _seen(room, page, there), float(QFontInfo(font).pixelSize()), font.weight() >= 700)


def _pieces(document: QTextDocument) -> Iterator[tuple[str, QRectF, QFont]]:
    """What is written alike in a line of a text, where it stands, and in which font."""
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
    """Plaques, captions, tags and what is said."""
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
    """Notes what hand-drawn widgets write, as they paint it."""

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
        """What was written on a page, painted anew for this."""
        self._found.clear()
        page.grab()
        shown = [(widget, one) for widget, one in self._found if widget.isVisible() and widget.isEnabled()]
        return [
            one._replace(area=_seen(widget, page, QRectF(one.area)))
            for widget, one in shown
            if widget is page or page.isAncestorOf(widget)
        ]
