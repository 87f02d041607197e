"""A plot, or its numbers as a table in its place."""

from PySide6.QtWidgets import QStackedLayout, QWidget

from cardtable.app.parts.widgets import has_keys


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
