"""Page over the result with the lies told in a game and what they earned."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.after.moment_button import MomentButton
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import scrolling
from cardtable.app.routes import WatchAgain
from cardtable.app.zoom import brush, zoom_of
from cardtable.language import filled, named, translate
from cardtable.table.talk import Lie

_DISC = 26


class LiesPage(OverlayPage):
    """Overlay page with a line for each lie, which leads to the moment it was told."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        lies: Sequence[Lie],
        name: Callable[[int], str],
        counted: Callable[[int], str],
        emblems: Sequence[int],
    ) -> None:
        """Create the page; `name` returns a seat's name, `counted` an amount of what the game is won by, in words."""
        super().__init__(pixmaps, 820, 640, (90, 90))
        self.buttons: list[MomentButton] = []
        """Buttons of the lies, in the order of play."""
        lines = QWidget()
        column = make_column(gap=6, rim=(0, 0, 8, 0))
        for lie in lies:
            button = MomentButton(lie_words(lie, name(lie.seat), counted))
            button.clicked.connect(self.to(WatchAgain(landmark=lie.landmark)))
            self.buttons.append(button)
            column.addLayout(make_row(_Disc(pixmaps, emblems[lie.seat]), (button, 1), gap=8))
        column.addStretch(1)
        lines.setLayout(column)
        head = make_label(serif(26, 700), translate("result", "Lies and what they earned"))
        self.back_button = make_button(translate("result", "Back"), self.back, 15)
        self._sheet.column.addWidget(head)
        says = translate("result", "Only lies that came to light are listed. Select one to see the turn.")
        self._sheet.column.addWidget(make_label(sans(14), says, "dim", wraps=True))
        self._sheet.column.addWidget(scrolling(lines), 1)
        self._sheet.column.addLayout(make_row(self.back_button, None))

    @property
    @override
    def ready(self) -> bool:
        return True

    @override
    def enter(self) -> None:
        self.back_button.setFocus()


def lie_words(lie: Lie, who: str, counted: Callable[[int], str]) -> str:
    """Return a lie in a line: who told it, what was true, and what it earned."""
    text = translate("result", "{who} {words}") if not lie.truth else translate("result", "{who} {words}, but {truth}")
    told = filled(text, who=named(who), words=lie.words, truth=lie.truth)
    if lie.earned is None:
        return told
    if not lie.earned:
        return filled(translate("result", "{told}. It earned nothing."), told=told)
    if lie.instead:
        won = translate("result", "{told}. That earned {points} more than keeping the promise would have.")
        cost = translate("result", "{told}. That earned {points} less than keeping the promise would have.")
    else:
        won, cost = translate("result", "{told}. It won {points}."), translate("result", "{told}. It cost {points}.")
    return filled(won if lie.earned > 0 else cost, told=told, points=counted(abs(lie.earned)))


class _Disc(QWidget):
    """Emblem of a seat."""

    def __init__(self, pixmaps: Pixmaps, emblem: int) -> None:
        super().__init__()
        self._pixmaps, self._emblem = pixmaps, emblem
        self.setFixedSize(QSize(_DISC, _DISC))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        draw_disc(brush(self), self._pixmaps, self._emblem, QPointF(0, 0), min(_DISC, self.width() / zoom_of(self)))
