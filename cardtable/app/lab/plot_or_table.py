"""Plot with its numbers as a table that can take its place."""

from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget

from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import has_keys
from cardtable.language import translate


class PlotOrTable(QWidget):
    """Chart that shows a plot or a table of its numbers, the plot first. Its focus goes to the visible one."""

    def __init__(self) -> None:
        super().__init__()
        self.stops: list[QWidget] = []
        """Widgets in tab order."""
        self._views = QStackedLayout(self)

    def hold(self, plot: QWidget, table: QWidget) -> None:
        """Take the plot and the table."""
        self.stops = [plot, table]
        for view in self.stops:
            self._views.addWidget(view)
        self.setFocusProxy(plot)

    def show_table(self, table: bool) -> None:
        """Show the table of numbers, or the plot; the focus stays with the chart."""
        keys = has_keys(self)
        self._views.setCurrentIndex(int(table))
        self.setFocusProxy(self.stops[table])
        if keys:
            self.setFocus()


def table_button() -> QPushButton:
    """Return a toggle for tables whose text says what a click would show. Pages give it the key T."""
    tip = translate("Distributions", "Show numbers instead of charts (T)")
    button = make_button(translate("Distributions", "Table"), None, 12, tip, small=True)
    button.setCheckable(True)
    button.toggled.connect(lambda table: button.setText(_words(table)))
    return button


def _words(table: bool) -> str:
    return translate("Distributions", "Chart") if table else translate("distributions", "Table")
