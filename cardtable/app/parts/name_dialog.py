"""Dialog that asks for a name which becomes a file name."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QWidget

from cardtable.app.parts.dialog import dress
from cardtable.app.zoom import zoom_of
from cardtable.library.folders import LONGEST_NAME


def name_dialog(over: QWidget, does: str, label: str, name: str, then: Callable[[str], None]) -> QInputDialog:
    """Return a dialog over a widget, not opened yet, with a text field that holds `name`.

    `does` is its title and the text of its button; `then` is called once with the name given, however often the button
    is pressed.
    """
    dialog = QInputDialog(over)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(does)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.setOkButtonText(does)
    dialog.textValueSelected.connect(then, Qt.ConnectionType.SingleShotConnection)
    for words in dialog.findChildren(QLabel):
        words.setTextFormat(Qt.TextFormat.PlainText)
    field = dialog.findChild(QLineEdit)
    assert field
    field.setMaxLength(LONGEST_NAME)
    dress(dialog)
    dialog.resize(round(460 * zoom_of(dialog)), dialog.sizeHint().height())
    return dialog
