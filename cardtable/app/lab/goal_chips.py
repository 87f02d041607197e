"""What has come of the goals: a chip each, with a sign and a word."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import verdict_ink, verdict_sign
from cardtable.app.parts.flow import Flow
from cardtable.app.parts.forms import make_button
from cardtable.app.parts.widgets import set_tip
from cardtable.app.zoom import zoom_of
from cardtable.language import filled
from cardtable.playtest.findings import Verdict
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.told import verdict_words


class GoalChips(QWidget):
    """Seen where there are goals."""

    chosen = Signal(str)
    """The measure whose chip was clicked."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._colours = colours
        self._game = game
        self._flow = Flow(self)
        self.buttons: dict[str, QPushButton] = {}
        """By measure."""
        self._told: dict[str, str] = {}
        self.hide()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._colours = colours
        for measure, verdict in self._told.items():
            self._dress(measure, verdict)

    def show_verdicts(self, verdicts: Mapping[str, Verdict]) -> None:
        """Shows these in the place of others."""
        for measure in [name for name in self.buttons if name not in verdicts]:
            self.buttons.pop(measure).deleteLater()
            self._told.pop(measure)
        for measure, verdict in verdicts.items():
            if measure not in self.buttons:
                self.buttons[measure] = make_button("", partial(self.chosen.emit, measure), 13, small=True)
                self._flow.addWidget(self.buttons[measure])
            self._tell(measure, verdict)
        self.setVisible(bool(verdicts))

    def _tell(self, measure: str, verdict: Verdict) -> None:
        button = self.buttons[measure]
        set_tip(button, verdict.why)
        if self._told.get(measure) == verdict.verdict:
            return
        self._told[measure] = verdict.verdict
        text = filled(
            self.tr("{sign} {measure}: {verdict}"),
            sign=verdict_sign(verdict.verdict),
            measure=every_measure(self._game)[measure].label(),
            verdict=verdict_words(verdict.verdict),
        )
        button.setText(text)
        self._dress(measure, verdict.verdict)

    def _dress(self, measure: str, verdict: str) -> None:
        ink = verdict_ink(verdict, self._colours)
        fill = palette.mix(self._colours.panel, ink, 0.14)
        edge, text_ink = ink.name(), self._colours.text.name()
        self.buttons[measure].setStyleSheet(
            f"QPushButton {{ border: 1px solid {edge}; background: {fill.name()}; color: {text_ink};"
            f" border-radius: {round(12 * zoom_of(self))}px; }} QPushButton:focus {{ border: 2px solid {edge}; }}"
        )
