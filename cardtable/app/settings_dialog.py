"""Settings dialog, with a field for each declared setting. Changes take effect at once."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QWidget

from cardtable.app.art.fonts import serif
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.dialog import Dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
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
