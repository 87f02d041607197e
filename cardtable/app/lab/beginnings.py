"""What the bench proposes while nothing is asked yet: the sets of house rules that come with the game, and what its
author says of it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import serif
from cardtable.app.lab.claims_box import ClaimsBox
from cardtable.app.lab.study_run import Ahead
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.engine.game import AnyGame
from cardtable.language import declared


class Beginnings(QWidget):
    """A button for each."""

    chosen = Signal(object)
    """Rules (a HouseRules) that are to be tried."""

    def __init__(self, game: AnyGame, ahead: Ahead) -> None:
        super().__init__()
        known = [(title, rules) for title, rules in game.presets.values() if rules.changed()]
        self.buttons = [make_button(declared(title), partial(self.chosen.emit, rules), 14) for title, rules in known]
        rows = [make_row(button, None) for button in self.buttons]
        beginning = make_label(serif(17), self.tr("Or start with one of these:"))
        self.claims = ClaimsBox(game.key, ahead)
        self.setLayout(make_column(beginning, *rows, self.claims, gap=8, rim=(0, 6, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [*self.buttons, *self.claims.buttons]
