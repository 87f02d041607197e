"""What has come of the question on the bench, in sentences: what differs, how the goals do, and whether the players can
be trusted with it."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.found_beside import FoundBeside
from cardtable.app.lab.goal_chips import GoalChips
from cardtable.app.lab.people_line import PeopleLine
from cardtable.app.lab.told_html import told_html
from cardtable.app.lab.unfit_warning import UnfitWarning
from cardtable.app.parts.forms import make_column, make_label
from cardtable.language import ended, in_sequence, translate
from cardtable.playtest.study import Goal
from cardtable.playtest.told import pairs_sentence
from cardtable.playtest.trials_told import choice_sentences

_SENTENCES = 2
"""Beside the headline and the pairs."""


class BenchAnswer(QWidget):
    """The largest proven difference is the headline; a box in its place warns of players who are no judges."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self.headline = make_label(serif(24, 700), wraps=True, plain=False)
        self.sentences = make_label(serif(17), wraps=True, plain=False)
        self.pairs = make_label(serif(17, 700), wraps=True)
        self.players = make_label(sans(13), wraps=True)
        self.choices = make_label(sans(13), wraps=True, plain=True)
        """Moves that hardly anybody makes, and what has come of what was tried beside."""
        self.people = PeopleLine()
        self.warning = UnfitWarning(colours, game)
        self.chips = GoalChips(colours, game)
        self.setLayout(
            make_column(
                self.headline,
                self.sentences,
                self.pairs,
                self.chips,
                self.players,
                self.choices,
                self.people,
                self.warning,
                gap=5,
                rim=(0, 0, 0, 0),
            )
        )

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self.warning.show_scheme(colours)
        self.chips.show_scheme(colours)

    def show_found(
        self,
        found: FoundBeside,
        goals: Mapping[str, Goal],
        problems: Sequence[str],
        slow: bool,
        stronger: str | None,
    ) -> None:
        """What was found. `problems` are why the rules can't stand together, `slow` is whether the first games take
        long, and `stronger` the next level above the players', if there is one."""
        told = found.told
        self.headline.setText(
            told_html(told[0]) if told else escape(self._unproven(found, problems, slow), quote=False)
        )
        self.sentences.setText(in_sequence([ended(told_html(one)) for one in told[1 : 1 + _SENTENCES]]))
        differences = found.differences
        self.pairs.setText(pairs_sentence(differences) if differences and differences.pairs else "")
        for label in (self.headline, self.sentences, self.pairs):
            label.setVisible(bool(label.text()) and not found.unfit)
        self._show_players(found, stronger)
        self.choices.setText(in_sequence(choice_sentences(found.here)) if found.here else "")
        self.choices.setVisible(bool(self.choices.text()))
        self.chips.show_verdicts({} if found.unfit else found.verdicts(goals))

    def _unproven(self, found: FoundBeside, problems: Sequence[str], slow: bool) -> str:
        """The headline where no difference is proven."""
        if problems:
            return in_sequence(problems)
        if found.place is None:
            return self.tr("Change a rule and see within a minute what it does.")
        if found.standing is None or found.differences is None:
            if slow:
                return self.tr("Still playing the first games; these players take their time.")
            return self.tr("Playing the first games…")
        if not found.differences.pairs:
            unfinished = sum(each.odd.unfinished for each in found.standing.findings.rule_sets)
            return translate(
                "BenchAnswer", "No pair of games has finished yet; %n game(s) never ended.", None, unfinished
            )
        if found.standing.over:
            return self.tr("No difference has been proven.")
        return self.tr("No difference has been proven yet.")

    def _show_players(self, found: FoundBeside, stronger: str | None) -> None:
        """Whether these players can be trusted with these rules."""
        self.warning.setVisible(found.unfit)
        self.players.setVisible(found.here is not None and bool(found.here.fitness.why) and not found.unfit)
        if found.here is not None:
            fitness = found.here.fitness
            odd = found.here.odd
            self.warning.show_fitness(fitness, stronger, bool(odd.all_share or odd.unfinished))
            sign = "✓ " if fitness.fit else "… "
            said = sign + fitness.why
            if found.anyway and fitness.fit is False:
                said = f"⚠ {self.tr('Judged anyway, at your request.')} {fitness.why}"
            self.players.setText(said)
            self.players.setProperty("wrong", found.anyway and fitness.fit is False)
            self.players.style().polish(self.players)
