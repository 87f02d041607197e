"""What stands in the place of findings where the players are no judges of the rules."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.zoom import area, brush
from cardtable.bots.players import PLAYERS
from cardtable.language import filled
from cardtable.playtest.fitness import Fitness
from cardtable.table.words import level_words

_SIGN = (30, 28)


class UnfitWarning(QFrame):
    """Says why, and offers players who may be, odd games, and a verdict in spite of it."""

    stronger_wanted = Signal()
    games_wanted = Signal()
    """Odd games are to be seen."""
    judged_anyway = Signal()

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._game = game
        self.setObjectName("unfit")
        self.sign = _WarningSign()
        title = make_label(serif(19, 700), self.tr("No verdict: these players aren't fit to judge these rules."))
        title.setWordWrap(True)
        self.words = make_label(serif(16), wraps=True)
        self.stronger_button = PlayButton("", self.stronger_wanted, (120, 36))
        self.stronger_button.setFont(sans(14, 700))
        self.games_button = make_button(self.tr("Show unusual games"), self.games_wanted, 14)
        self.judge_button = make_button(
            self.tr("Judge anyway"),
            self.judged_anyway,
            14,
            self.tr("Show the findings with these players. Saved reports still give no verdict."),
        )
        head = make_row(self.sign, (title, 1), gap=12)
        buttons = make_row(self.stronger_button, self.games_button, self.judge_button, None, gap=10)
        self.setLayout(make_column(head, self.words, buttons, gap=8, rim=(16, 12, 16, 12)))
        self.show_scheme(colours)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.stronger_button, self.games_button, self.judge_button]

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.sign.show_colour(colours.wrong)
        self.setStyleSheet(f"#unfit {{ border: 1px solid {colours.wrong.name()}; border-radius: 10px; }}")

    def show_fitness(self, fitness: Fitness, stronger: str | None, odd: bool) -> None:
        """Why they are none; `stronger` is the next level above theirs, if there is one, `odd` whether there are odd
        games."""
        self.words.setText(fitness.why)
        self.games_button.setVisible(odd)
        self.stronger_button.setVisible(stronger is not None)
        if stronger is not None:
            title = level_words(PLAYERS[self._game][stronger].title())
            self.stronger_button.setText(filled(self.tr("Measure with {player} players instead"), player=title))


class _WarningSign(QWidget):
    """A triangle with an exclamation mark."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = QColor()
        self.setFixedSize(*_SIGN)

    def show_colour(self, colour: QColor) -> None:
        """Draw it in this from now on."""
        self._colour = colour
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = brush(self), area(self).adjusted(2, 2, -2, -2)
        pen = QPen(self._colour, 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = [QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()]
        painter.drawPolygon(QPolygonF(corners))
        _draw_mark(painter, box.center().x(), box.top() + box.height() * 0.36, box.bottom() - 4)


def _draw_mark(painter: QPainter, x: float, top: float, bottom: float) -> None:
    painter.drawLine(QPointF(x, top), QPointF(x, bottom - 5.5))
    painter.drawPoint(QPointF(x, bottom - 1))
