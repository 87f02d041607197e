"""Answer of the bench in sentences: proven differences, verdicts on goals, and the players' fitness to judge."""

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_rule_sets import BenchFindings
from cardtable.app.lab.findings_style import told_html, verdict_ink, verdict_sign
from cardtable.app.long_work import LatestWork
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import Flow
from cardtable.app.parts.widgets import PlainLabel, set_tip
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.houserules import HouseRules
from cardtable.language import ended, filled, in_sequence, translate
from cardtable.library.impressions import Impressions, impressions_by, impressions_words
from cardtable.playtest.findings import Verdict
from cardtable.playtest.findings_text import choice_sentences, pairs_sentence, verdict_words
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Goal
from cardtable.table.words import level_words

_SIGN = (30, 28)


class UnfitWarning(QFrame):
    """Warning that the players are unfit to judge the rules.

    It gives the reason and offers stronger players, unusual games, or a verdict in spite of it.
    """

    stronger_wanted = Signal()
    games_wanted = Signal()
    """Emitted when unusual games are to be listed."""
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
        """Widgets in tab order."""
        return [self.stronger_button, self.games_button, self.judge_button]

    def show_scheme(self, colours: Scheme) -> None:
        self.sign.show_colour(colours.wrong)
        self.setStyleSheet(f"#unfit {{ border: 1px solid {colours.wrong.name()}; border-radius: 10px; }}")

    def show_fitness(self, fitness: Fitness, stronger: str | None, odd: bool) -> None:
        """Show why the players are unfit.

        `stronger` is the next level above theirs, None if there is none; `odd` is True if there are unusual games.
        """
        self.words.setText(fitness.why)
        self.games_button.setVisible(odd)
        self.stronger_button.setVisible(stronger is not None)
        if stronger is not None:
            title = level_words(PLAYERS[self._game][stronger].title())
            self.stronger_button.setText(filled(self.tr("Measure with {player} players instead"), player=title))


class _WarningSign(QWidget):
    """Triangle with an exclamation mark."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = QColor()
        self.setFixedSize(*_SIGN)

    def show_colour(self, colour: QColor) -> None:
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


class PeopleLine(PlainLabel):
    """Line with what people said of games by the rules.

    Hidden if nobody said anything. Kept games are searched in a thread.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(13))
        self.setWordWrap(True)
        self._looking = LatestWork(self)
        self.hide()

    def show_rules(self, game: str, rules: HouseRules | None) -> None:
        """Show what people said of games by exactly these rules; None hides the line."""
        self.hide()
        self._looking.cancel()
        if rules is not None:
            work = self._looking.begin(impressions_by(game, [rules]))
            work.leave_with_parent()
            work.done.connect(self._show)
            work.start_aside()

    def _show(self, found: list[Impressions]) -> None:
        (said,) = found
        self.setText(impressions_words(said))
        self.setVisible(bool(self.text()))


class GoalChips(QWidget):
    """Row of chips, one for each measure with a goal, that show its verdict; hidden without goals."""

    chosen = Signal(str)
    """Name of the measure whose chip was clicked."""

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self._colours = colours
        self._game = game
        self._flow = Flow(self)
        self.buttons: dict[str, QPushButton] = {}
        """Chips by name of the measure."""
        self._told: dict[str, str] = {}
        self.hide()

    def show_scheme(self, colours: Scheme) -> None:
        self._colours = colours
        for measure, verdict in self._told.items():
            self._dress(measure, verdict)

    def show_verdicts(self, verdicts: Mapping[str, Verdict]) -> None:
        """Show a chip for each of these verdicts, by measure."""
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


_SENTENCES = 2
"""Largest number of sentences below the headline, not counting the one on pairs of games."""


class BenchAnswer(QWidget):
    """Answer in sentences, with the clearest proven difference as its headline.

    If the players are unfit to judge, a warning takes the place of the headline.
    """

    def __init__(self, colours: Scheme, game: str) -> None:
        super().__init__()
        self.headline = make_label(serif(24, 700), wraps=True, plain=False)
        self.sentences = make_label(serif(17), wraps=True, plain=False)
        self.pairs = make_label(serif(17, 700), wraps=True)
        self.players = make_label(sans(13), wraps=True)
        self.choices = make_label(sans(13), wraps=True, plain=True)
        """Sentences on moves that are hardly ever made, and on the trials beside the games."""
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
        self.warning.show_scheme(colours)
        self.chips.show_scheme(colours)

    def show_found(
        self,
        found: BenchFindings,
        goals: Mapping[str, Goal],
        problems: Sequence[str],
        slow: bool,
        stronger: str | None,
    ) -> None:
        """Show the findings on a rule set.

        `problems` say why the rules conflict, `slow` is True while the first games take long, and `stronger` is the
        next level above the players', None if there is none.
        """
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

    def _unproven(self, found: BenchFindings, problems: Sequence[str], slow: bool) -> str:
        """Return the headline to show while no difference is proven."""
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

    def _show_players(self, found: BenchFindings, stronger: str | None) -> None:
        """Show how far the players can be trusted with these rules."""
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
