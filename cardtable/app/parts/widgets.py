"""Small widgets and helpers that several pages need: labels, tooltips, keys, and texts for screen readers."""

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLabel, QScrollArea, QToolTip, QWidget
from typing_extensions import override

from cardtable.app.zoom import area, brush, zoom_of
from cardtable.table.letters import spoken


class PlainLabel(QLabel):
    """Label whose text is always plain text, where Qt would guess whether it is markup.

    All labels of the program are of this kind, except those with markup that `make_label` makes.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class PaintedWidget(QWidget):
    """Widget that shows what a function draws, which gets a painter and the widget's area in designed pixels."""

    def __init__(self, draw: Callable[[QPainter, QRectF], object], width: int = 0, height: int = 0) -> None:
        """Create a widget of a fixed size in designed pixels, or of any size if `width` is 0."""
        super().__init__()
        self._draw = draw
        if width:
            self.setFixedSize(width, height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw(brush(self), area(self))


class _Shelf(QScrollArea):
    """Scroll area that is never narrower than its contents, as it does not scroll sideways."""

    @override
    def minimumSizeHint(self) -> QSize:
        least, inner = super().minimumSizeHint(), self.widget()
        if inner is None:
            return least
        return least.expandedTo(QSize(inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width(), 0))


def scrolling(widget: QWidget, across: bool = False) -> QScrollArea:
    """Return a scroll area for a widget that may be too high or, with `across`, too wide.

    The focus goes to the widget, not to the area.
    """
    area = QScrollArea() if across else _Shelf()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    if not across:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


def has_keys(widget: QWidget) -> bool:
    """Return whether a widget, or one inside it, has the keyboard focus of its window.

    This works also while another window is in front, such as a closing dialog, when no widget of this one has Qt's
    focus.
    """
    focused = widget.window().focusWidget()
    return widget is focused or widget.isAncestorOf(focused)


_KEY = "key"
_ONE_LINE = 80
"""Maximum number of letters in a tooltip that isn't wrapped."""


def name_key(button: QAbstractButton, key: str) -> None:
    """Name the key that presses a button, as people read it, for the list of keys."""
    button.setProperty(_KEY, key)


def key_of(button: QAbstractButton) -> str:
    """Return the key that presses a button, as people read it; empty if none is named."""
    return str(button.property(_KEY) or "")


def native(key: str) -> str:
    """Return a key sequence as it is labelled on this system's keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


class _LetterKeys(QObject):
    """Event filter that keeps number fields from taking letters, which may be keys of the page."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.text().isalpha():
            event.ignore()
            return True
        return False


def spare_letters(field: QAbstractSpinBox) -> None:
    """Make a number field leave letters to the page, where they may press buttons."""
    field.installEventFilter(_LetterKeys(field))


def press_by_keys(page: QWidget, buttons: Mapping[str, QAbstractButton]) -> None:
    """Make keys press buttons of a page, wherever the focus is in it, also in a number field; held keys press once."""
    for field in page.findChildren(QAbstractSpinBox):
        spare_letters(field)
    for key, button in buttons.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(button.click)
        name_key(button, native(key))


def at_side(widget: QWidget, x: float, y: float, width: float, height: float) -> QRectF:
    """Return a rectangle in designed pixels of a widget that paints itself, mirrored in right-to-left scripts."""
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        x = area(widget).width() - x - width
    return QRectF(x, y, width, height)


def along(on: QWidget | QPainter, box: QRectF, share: float) -> float:
    """Return the x coordinate at `share` (0 to 1) along `box`, from right to left in right-to-left scripts.

    `on` is the widget or the painter whose direction counts.
    """
    mirrored = on.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return box.x() + box.width() * (1 - share if mirrored else share)


def shows_tip(widget: QWidget, event: QEvent, words_at: Callable[[QPointF], str]) -> bool:
    """Show the tooltip of the point under the mouse if `event` asks for one; return False for any other event.

    `words_at` returns the text at a point in designed pixels, empty for none.
    """
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    words = words_at(QPointF(event.pos()) / zoom_of(widget))
    QToolTip.showText(event.globalPos(), tip_of(words), widget)  # an empty text hides it
    return True


def set_tip(widget: QWidget, text: str) -> None:
    """Set a tooltip with any text, and give the text to screen readers without markup."""
    widget.setToolTip(tip_of(text))
    widget.setAccessibleDescription(text)


def tip_of(text: str) -> str:
    """Return a tooltip that shows any text as it is, line by line; texts may contain names and are not markup.

    Long texts become rich text, as Qt wraps only that.
    """
    if len(text) <= _ONE_LINE and not {*text} & {*"<&"}:  # without these Qt sees no markup
        return text
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")


def set_look(widget: QWidget, name: str, value: bool) -> None:
    """Set a property by which the style sheet gives a widget another look."""
    if widget.property(name) is not value:
        widget.setProperty(name, value)
        widget.style().polish(widget)


def take_away(widget: QWidget) -> None:
    """Remove a widget; hiding it takes it out of the accessible tree at once."""
    widget.hide()
    widget.deleteLater()


def set_accessible_texts(widget: QWidget, words: str, more: str = "") -> None:
    """Set a widget's accessible name to `words` and its description to `more`, as they are spoken.

    Texts that stay the same are not set again, so that screen readers hear of changes only.
    """
    words, more = spoken(words), spoken(more)
    if words != widget.accessibleName():
        widget.setAccessibleName(words)
    if more != widget.accessibleDescription():
        widget.setAccessibleDescription(more)
