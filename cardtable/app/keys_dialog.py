"""Dialog with the keys of the page that is shown: those of its buttons, and others."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QGridLayout, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.page import Page
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.forms import make_column, make_label
from cardtable.app.parts.widgets import key_of, native, scrolling

_MOST = 16
"""Number of rows above which they are shown in two columns."""


class KeysDialog(Dialog):
    """List of keys with their descriptions."""

    def __init__(self, page: Page, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.rows = [*_of_buttons(page), *page.more_keys(), *self._everywhere(page)]
        """Keys and their descriptions."""
        room = QWidget()
        grid = QGridLayout(room)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(9)
        half = (len(self.rows) + 1) // 2 if len(self.rows) > _MOST else len(self.rows)
        for number, (key, words) in enumerate(self.rows):
            column, row = divmod(number, half)
            grid.addWidget(make_label(sans(14, 600), key, look="dim"), row, 3 * column, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(make_label(serif(16), words), row, 3 * column + 1)
        grid.setColumnMinimumWidth(2, 26)
        for column in (1, 4):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(half, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        title = make_label(serif(24, 700), self.tr("Keys"))
        size = (760 if half < len(self.rows) else 460, min(620, 190 + 30 * half))
        self.fill(make_column(title, (scrolling(room), 1), buttons, gap=16, rim=(26, 22, 26, 20)), size=size)

    def _everywhere(self, page: Page) -> Iterator[tuple[str, str]]:
        yield self.tr("Tab"), self.tr("Next button or field")
        yield self.tr("Esc"), self.tr("Back, or close")
        if page.about() is not None:
            yield "F1", self.tr("How to play")
        yield native("Ctrl++"), self.tr("Larger text")
        yield native("Ctrl+-"), self.tr("Smaller text")
        yield native("Ctrl+0"), self.tr("Standard text size")
        yield "F11", self.tr("Full screen on or off")
        yield "?", self.tr("This list")


def _of_buttons(page: Page) -> Iterator[tuple[str, str]]:
    """Yield the keys and names of all buttons shown on a page, from the top down. If buttons share a key only the first
    counts."""
    found: dict[str, str] = {}
    for button in page.findChildren(QAbstractButton):
        key = key_of(button)
        if key and button.isVisibleTo(page):
            found.setdefault(key, button.accessibleName() or button.text().replace("&", ""))
    yield from found.items()
