"""What the rule book says otherwise: a sheet of paper with the sentences that change, old words struck, new ones
underlined."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize
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
_LOW = 104
"""As designed: it is never lower than that, unless its words need less. What does not fit scrolls."""
_RIMS = 40
"""What it has around its title and its words, as designed."""


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
            self.tr("Save all rules as a web page with your changes marked"),
            small=True,
        )
        top = make_row((self.title, 1), self.save_button, gap=8)
        self.setLayout(make_column(top, (self.text, 1), gap=4, rim=(18, 10, 14, 14)))
        self._room = 0
        self.text.document().documentLayout().documentSizeChanged.connect(self.zoom_changed)
        self.zoom_changed()
        self.hide()

    def fit(self, room: int) -> None:
        """Take as much of so many pixels of height as its words need."""
        self._room = room
        self.zoom_changed()

    def zoom_changed(self, *_: object) -> None:
        """All is larger or smaller now, or takes more lines or fewer."""
        zoom = zoom_of(self)
        needed = self.text.document().size().height() + self.save_button.sizeHint().height() + _RIMS * zoom
        self.setMinimumHeight(ceil(min(needed, _LOW * zoom)))
        self.setMaximumHeight(ceil(min(needed, max(self._room, _LOW * zoom))))

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def show_changes(self, sections: Sequence[MarkedSection]) -> None:
        """Shows these in the place of others."""
        style = f"<style>h4 {{ font-size: small; margin: 6px 0 0 0; }} del {{ color: {_STRUCK.name()}; }}</style>"
        self.text.setHtml(f"{style}<div style='color: {palette.INK.name()};'>{changes_html(sections, 4)}</div>")
        self.setVisible(bool(sections))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        whole = area(self)
        draw_paper(brush(self), QRectF(6, 4, whole.width() - 12, whole.height() - 12))
