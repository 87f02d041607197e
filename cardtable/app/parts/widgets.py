"""Small things that several pages need."""

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLabel, QScrollArea, QToolTip, QWidget
from typing_extensions import override

from cardtable.app.zoom import area, zoom_of


class PlainLabel(QLabel):
    """A label whose text is no markup, whatever it is: Qt would guess. All our labels are of this kind, but for those
    with markup of ours, which `make_label` makes."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class _Shelf(QScrollArea):
    """Never narrower than what is in it, which it could only cut."""

    @override
    def minimumSizeHint(self) -> QSize:
        least, inner = super().minimumSizeHint(), self.widget()
        if inner is None:
            return least
        return least.expandedTo(QSize(inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), 0))


def scrolling(widget: QWidget, across: bool = False) -> QScrollArea:
    """A widget in a frame that scrolls where it is too high; `across` says whether it does where it is too wide, too.
    What is in it takes the focus, not the frame."""
    area = QScrollArea() if across else _Shelf()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    if not across:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


def has_keys(widget: QWidget) -> bool:
    """Whether the keys of its window go to a widget, or to something in it. That holds while another window is in
    front, a dialog that is just closing for one, when nothing in this one has Qt's focus."""
    focused = widget.window().focusWidget()
    return widget is focused or widget.isAncestorOf(focused)


_KEY = "key"
_ONE_LINE = 80
"""Letters of a tooltip that need not be wrapped."""


def name_key(button: QAbstractButton, key: str) -> None:
    """Says which key presses a button, in words for people: the list of keys tells it."""
    button.setProperty(_KEY, key)


def key_of(button: QAbstractButton) -> str:
    """The key that presses a button, in words; empty where none does, or none is named."""
    return str(button.property(_KEY) or "")


def native(key: str) -> str:
    """A key sequence as it stands on this system's keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class _LetterKeys(QObject):
    """Keeps number fields from taking letters, which they have no use for, from what these are keys of."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.text().isalpha():
            event.ignore()
            return True
        return False


def spare_letters(field: QAbstractSpinBox) -> None:
    """Have a number field leave letters to the page, which may press buttons by them."""
    field.installEventFilter(_LetterKeys(field))


def press_by_keys(page: QWidget, buttons: Mapping[str, QAbstractButton]) -> None:
    """Have keys press buttons of a page, wherever in it the keys go, in a number field too; once, however long they are
    held."""
    for field in page.findChildren(QAbstractSpinBox):
        spare_letters(field)
    for key, button in buttons.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(button.click)
        name_key(button, native(key))


def at_side(widget: QWidget, x: float, y: float, width: float, height: float) -> QRectF:
    """A rectangle of a widget that is drawn by hand, in designed units; on the other side where scripts run from right
    to left."""
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        x = area(widget).width() - x - width
    return QRectF(x, y, width, height)


def along(on: QWidget | QPainter, box: QRectF, share: float) -> float:
    """Return the x of what lies so far along a box, 0 to 1: charts run from the side at which reading begins, so from
    right to left in Arabic. `on` is what is drawn on, or with."""
    mirrored = on.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return box.x() + box.width() * (1 - share if mirrored else share)


def shows_tip(widget: QWidget, event: QEvent, words_at: Callable[[QPointF], str]) -> bool:
    """Tells what lies under the mouse, where an event asks for that: `words_at` says it of a point in designed units.
    False for any other event."""
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    words = words_at(QPointF(event.pos()) / zoom_of(widget))
    QToolTip.showText(event.globalPos(), tip_of(words), widget)  # nothing to say hides it
    return True


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that says this, whatever it is. A screen reader is told it without the markup."""
    widget.setToolTip(tip_of(text))
    widget.setAccessibleDescription(text)


def tip_of(text: str) -> str:
    """Return a tooltip that says this, whatever it is, line by line: names are anybody's text, and no markup. A long
    one is wrapped, which Qt does with markup alone."""
    if len(text) <= _ONE_LINE and not {*text} & {*"<&"}:  # without these Qt takes nothing for markup
        return text
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")
