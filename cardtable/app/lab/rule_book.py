"""What the rule book says otherwise: a sheet of paper with the sentences that change, old words struck, new ones
underlined."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QTextBrowser
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.paper import draw_paper
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.table.rules_changes import MarkedSection, changes_html

_STRUCK = palette.mix(palette.HEART, palette.INK, 0.1)
_HEIGHT, _LOW = 190, 104
"""As designed, and where there is little room; what does not fit scrolls."""


class RuleBook(QFrame):
    """Seen only where something changes."""

    def __init__(self, save: Callable[[], object]) -> None:
        """`save` is asked for where the whole book is wanted as a file."""
        super().__init__()
        self.title = make_label(sans(12, 600), self.tr("Rule book"))
        self.text = QTextBrowser()
        self.text.setFont(serif(15))
        self.text.setAccessibleName(self.title.text())
        self.text.document().setDocumentMargin(0)
        ink = f"color: {palette.INK.name()};"
        self.title.setStyleSheet(f"color: {palette.mix(palette.COPPER, palette.INK, 0.35).name()};")
        self.text.setStyleSheet(f"QTextBrowser {{ background: transparent; {ink} }}")
        self.save_button = make_button(
            self.tr("Save rule book…"),
            save,
            12,
            self.tr("Save all rules as a page with your changes marked"),
            small=True,
        )
        top = make_row((self.title, 1), self.save_button, gap=8)
        self.setLayout(make_column(top, (self.text, 1), gap=4, rim=(18, 10, 14, 14)))
        self._roomy = True
        self.zoom_changed()
        self.hide()

    def fit(self, roomy: bool) -> None:
        """Whether there is room for more than a few lines."""
        if roomy is not self._roomy:
            self._roomy = roomy
            self.zoom_changed()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self.setFixedHeight(round((_HEIGHT if self._roomy else _LOW) * zoom_of(self)))

    def show_changes(self, sections: Sequence[MarkedSection]) -> None:
        """Shows these in the place of others."""
        style = f"<style>h4 {{ font-size: small; margin: 6px 0 0 0; }} del {{ color: {_STRUCK.name()}; }}</style>"
        self.text.setHtml(f"{style}<div style='color: {palette.INK.name()};'>{changes_html(sections, 4)}</div>")
        self.setVisible(bool(sections))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        whole = area(self)
        draw_paper(brush(self), QRectF(6, 4, whole.width() - 12, whole.height() - 12))
