"""What stands in the place of findings where the players are no judges of the rules."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from cardtable.app.art.fonts import serif
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.bots.players import PLAYERS
from cardtable.language import filled
from cardtable.playtest.fitness import Fitness
from cardtable.table.words import level_words


class UnfitWarning(QFrame):
    """Says why, and offers players who may be."""

    stronger_wanted = Signal()

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._game = game
        self.setObjectName("unfit")
        title = make_label(serif(19, 700), self.tr("No verdict: these players aren't fit to judge these rules."))
        title.setWordWrap(True)
        self.words = make_label(serif(16), wraps=True)
        self.stronger_button = make_button("", self.stronger_wanted, 14)
        self.setLayout(
            make_column(title, self.words, make_row(self.stronger_button, None), gap=8, rim=(16, 12, 16, 12))
        )
        self.show_scheme(colours)

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.setStyleSheet(f"#unfit {{ border: 1px solid {colours.wrong.name()}; border-radius: 10px; }}")

    def show_fitness(self, fitness: Fitness, stronger: str | None) -> None:
        """Why they are none; `stronger` is the next level above theirs, if there is one."""
        self.words.setText(fitness.why)
        self.stronger_button.setVisible(stronger is not None)
        if stronger is not None:
            title = level_words(PLAYERS[self._game][stronger].title())
            self.stronger_button.setText(filled(self.tr("Measure with {player} instead"), player=title))
