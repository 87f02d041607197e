"""The rule sets on the bench, where there are several, with what can be done to one of them."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.art.palette import Scheme
from cardtable.app.lab.arms import MOST, Arms
from cardtable.app.lab.found_beside import FoundBeside
from cardtable.app.lab.rule_sets_list import RuleSetsList, SetRow
from cardtable.app.parts.forms import make_button, make_column, make_row
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.language import listed
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import Goal, Study
from cardtable.table.rules_text import changed_rules


class RuleSetsBox(QWidget):
    """The list, and buttons beside it. Rule sets are told by their number, from 0."""

    chosen = Signal()
    """Another one is the one that is set and shown."""
    named = Signal()
    """One has another name."""

    def __init__(self, colours: Scheme, game: str, arms: Arms) -> None:
        super().__init__()
        self._game = game
        self._arms = arms
        self.list = RuleSetsList(colours)
        self.list.opened.connect(self.choose)
        self.list.renamed.connect(self._rename)
        self.list.deleted.connect(self.remove)
        rename = make_button(self.tr("Rename…"), lambda: self._rename(arms.at), 12, small=True)
        remove = make_button(self.tr("Remove"), lambda: self.remove(arms.at), 12, small=True)
        self.stops: list[QWidget] = [self.list, rename, remove]
        """What Tab goes through, in order."""
        buttons = make_column(rename, remove, None, gap=4, rim=(0, 0, 0, 0))
        self.setLayout(make_row((self.list, 1), buttons, gap=8, rim=(0, 0, 0, 6)))

    def choose(self, number: int) -> None:
        """Has one set and shown."""
        if number != self._arms.at:
            self._arms.at = number
            self.chosen.emit()

    def add(self) -> None:
        """One more, as long as there is room."""
        if len(self._arms.all) < MOST:
            self._arms.add()
            self.chosen.emit()

    def remove(self, number: int) -> None:
        """One less; the last one stays."""
        if len(self._arms.all) > 1:
            self._arms.remove(number)
            self.chosen.emit()

    def name(self, number: int, name: str) -> None:
        """One is called so from now on."""
        self._arms.rename(number, name)
        self.named.emit()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.list.colours = colours

    def show_found(self, study: Study | None, standing: Standing | None, goals: Mapping[str, Goal]) -> None:
        """Shows all of them with what is clearest about each."""
        self.setVisible(len(self._arms.all) > 1)
        rows = [self._row(number, study, standing, goals) for number, _ in enumerate(self._arms.all)]
        self.list.show_rows(rows, self._arms.at)

    def _row(self, number: int, study: Study | None, standing: Standing | None, goals: Mapping[str, Goal]) -> SetRow:
        found = FoundBeside(self._game, standing, self._arms.place(number, study))
        words = ""
        if found.unfit:
            words = self.tr("No verdict: the players aren't fit to judge")
        elif found.differences:
            told = found.told
            words = f"{told[0].words} {told[0].bounds}" if told else self.tr("No difference has been proven")
        verdicts = [one.verdict for one in found.verdicts(goals).values()]
        tip = listed(changed_rules(self._arms.all[number].rules, self._arms.base))
        return SetRow(self._arms.called(number), words, verdicts, tip)

    def _rename(self, number: int) -> None:
        name_dialog(
            self.window(),
            self.tr("Rename"),
            self.tr("Name this rule set:"),
            self._arms.called(number),
            partial(self.name, number),
        ).open()
