"""Asks for a name that becomes a file's."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from cardtable.app.folders import LONGEST_NAME
from cardtable.app.zoom import dress, zoom_of


def name_dialog(over: QWidget, does: str, label: str, name: str) -> QInputDialog:
    """A dialog over a widget, not open yet, that begins with a name. `does` is its title and its button."""
    dialog = QInputDialog(over)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(does)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.setOkButtonText(does)
    field = dialog.findChild(QLineEdit)
    assert field
    field.setMaxLength(LONGEST_NAME)
    dress(dialog)
    dialog.resize(round(460 * zoom_of(dialog)), dialog.sizeHint().height())
    return dialog
