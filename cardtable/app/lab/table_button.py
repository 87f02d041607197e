"""Has charts shown as tables, for those who read or listen."""

from PySide6.QtWidgets import QPushButton

from cardtable.app.parts.forms import make_button
from cardtable.language import translate


def table_button() -> QPushButton:
    """A button that stays down while tables are to be seen: it says what it would bring. Its key is T."""
    tip = translate("Distributions", "Show numbers instead of charts (T)")
    button = make_button(translate("Distributions", "Table"), None, 12, tip, small=True)
    button.setCheckable(True)
    button.toggled.connect(lambda table: button.setText(_words(table)))
    return button


def _words(table: bool) -> str:
    return translate("Distributions", "Chart") if table else translate("distributions", "Table")
