"""Dialogs of the window: the settings, which take effect at once, and the keys of the page that is shown."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QGridLayout, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.page import Page
from cardtable.app.parts.dialogs import Dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import key_of, native, scrolling, set_accessible_texts
from cardtable.app.settings import Setting, Settings


class SettingsDialog(Dialog):
    """Dialog with all settings, and a button for the page about the program."""

    about = Signal()
    """Emitted when the person asks for the page about the program. The dialog is closed by then."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Settings"))
        title = make_label(serif(24, 700), self.tr("Settings"))
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.fields: dict[str, QWidget] = {}
        """Fields by the name of their setting."""
        for setting in Settings.declared():
            self.fields[setting.name] = self._field(setting)
            form.addRow(setting.label(), self.fields[setting.name])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.about_button = make_button(self.tr("About Cardtable"), self.accept)
        self.about_button.clicked.connect(self.about)
        foot = make_row(self.about_button, None, buttons)
        self.fill(make_column(title, form, foot, gap=18, rim=(26, 22, 26, 20)), least=(400, 0))
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _field(self, setting: Setting[str] | Setting[bool]) -> QWidget:
        """Return the field for a setting: a box of choices, or a check box."""
        held = getattr(self._settings, setting.name)
        if not setting.choices:
            check = QCheckBox(setting.help() if setting.help else "")
            check.setChecked(held)
            check.toggled.connect(lambda on: setattr(self._settings, setting.name, on))
            return check
        box = QComboBox()
        for value, words in setting.choices.items():
            box.addItem(words(), value)
        box.setCurrentIndex(box.findData(held))
        box.currentIndexChanged.connect(lambda: setattr(self._settings, setting.name, box.currentData()))
        if setting.help:
            box.setToolTip(setting.help())
            set_accessible_texts(box, setting.label(), setting.help())
        return box


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
