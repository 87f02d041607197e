"""The settings, each with an effect that is seen at once."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from cardtable.app.art.fonts import serif
from cardtable.app.settings import SPEEDS, Settings


class SettingsDialog(QDialog):
    """Pace and look."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Settings"))
        self.setMinimumWidth(400)
        title = QLabel(self.tr("Settings"))
        title.setFont(serif(24, 700))
        self.speed = QComboBox()
        words = {
            "instant": self.tr("instant"),
            "fast": self.tr("fast"),
            "normal": self.tr("normal"),
            "slow": self.tr("slow"),
        }
        for name in SPEEDS:
            self.speed.addItem(words[name], name)
        self.speed.setCurrentIndex(self.speed.findData(settings.speed))
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.reduce_motion = self._check(self.tr("Cards change place without travelling"), settings.reduce_motion)
        self.reduce_motion.toggled.connect(self._set_motion)
        self.two_colour = self._check(self.tr("Red and black suits instead of four colours"), settings.two_colour)
        self.two_colour.toggled.connect(self._set_faces)
        self.light_panel = self._check(self.tr("Light panels"), settings.light_panel)
        self.light_panel.toggled.connect(self._set_panel)
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.addRow(self.tr("Pace of the game"), self.speed)
        form.addRow(self.tr("Reduce motion"), self.reduce_motion)
        form.addRow(self.tr("Card faces"), self.two_colour)
        form.addRow(self.tr("Brightness"), self.light_panel)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())  # the style's own is dark on dark
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(18)
        column.addWidget(title)
        column.addLayout(form)
        column.addWidget(buttons)

    @staticmethod
    def _check(text: str, on: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(on)
        return box

    def _set_speed(self) -> None:
        self._settings.speed = self.speed.currentData()

    def _set_motion(self, on: bool) -> None:
        self._settings.reduce_motion = on

    def _set_faces(self, on: bool) -> None:
        self._settings.two_colour = on

    def _set_panel(self, on: bool) -> None:
        self._settings.light_panel = on
