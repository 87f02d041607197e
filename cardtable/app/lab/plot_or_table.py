"""Plot with its numbers as a table that can take its place."""

from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget

from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import has_keys
from cardtable.language import translate


class PlotOrTable(QStackedLayout):
    """Stack of a plot and a table that fills a chart, the plot first; the chart's focus goes to the visible one."""

    def __init__(self, chart: QWidget, plot: QWidget, table: QWidget) -> None:
        super().__init__()
        self._chart = chart
        self.stops: list[QWidget] = [plot, table]
        """Widgets in tab order."""
        chart.setLayout(self)
        for view in self.stops:  # added only now: a stack without a parent would show its first as a window
            self.addWidget(view)
        chart.setFocusProxy(plot)

    def show_table(self, table: bool) -> None:
        """Show the table of numbers, or the plot; the focus stays with the chart."""
        keys = has_keys(self._chart)
        self.setCurrentIndex(int(table))
        self._chart.setFocusProxy(self.stops[table])
        if keys:
            self._chart.setFocus()


def table_button() -> QPushButton:
    """Return a toggle for tables whose text says what a click would show. Pages give it the key T."""
    tip = translate("Distributions", "Show numbers instead of charts (T)")
    button = make_button(translate("Distributions", "Table"), None, 12, tip, small=True)
    button.setCheckable(True)
    button.toggled.connect(lambda table: button.setText(_words(table)))
    return button


def _words(table: bool) -> str:
    return translate("Distributions", "Chart") if table else translate("distributions", "Table")
