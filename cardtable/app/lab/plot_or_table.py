"""A plot, or its numbers as a table in its place."""

from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget

from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import has_keys
from cardtable.language import translate


class PlotOrTable(QStackedLayout):
    """Fills a chart with its plot to begin with; the chart hands the keys on to what is seen."""

    def __init__(self, chart: QWidget, plot: QWidget, table: QWidget) -> None:
        super().__init__()
        self._chart = chart
        self.stops: list[QWidget] = [plot, table]
        """What Tab goes through."""
        chart.setLayout(self)
        for view in self.stops:  # only now: a stack without a parent would show its first as a window
            self.addWidget(view)
        chart.setFocusProxy(plot)

    def show_table(self, table: bool) -> None:
        """Numbers in the place of the picture, or the picture again."""
        keys = has_keys(self._chart)
        self.setCurrentIndex(int(table))
        self._chart.setFocusProxy(self.stops[table])
        if keys:
            self._chart.setFocus()


def table_button() -> QPushButton:
    """A button that stays down while tables are to be seen: it says what it would bring. Its key is T."""
    tip = translate("Distributions", "Show numbers instead of charts (T)")
    button = make_button(translate("Distributions", "Table"), None, 12, tip, small=True)
    button.setCheckable(True)
    button.toggled.connect(lambda table: button.setText(_words(table)))
    return button


def _words(table: bool) -> str:
    return translate("Distributions", "Chart") if table else translate("distributions", "Table")
