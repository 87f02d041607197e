"""Answer of the bench in sentences: proven differences, verdicts on goals, and the players' fitness to judge."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.jobs import JobSlot, run, thread
from cardtable.app.lab.bench_view import BenchView, UnfitPlayers
from cardtable.app.lab.findings_style import verdict_ink, verdict_sign
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import Flow
from cardtable.app.parts.widgets import PaintedWidget, PlainLabel, set_look, set_tip
from cardtable.app.zoom import zoom_of
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled
from cardtable.library.impressions import Impressions, impressions_by, impressions_words
from cardtable.playtest.findings import Verdict
from cardtable.playtest.findings_text import verdict_words
from cardtable.playtest.rule_set_measures import every_measure

_SIGN = (30, 28)


class UnfitWarning(QFrame):
    """Warning that the players are unfit to judge the rules.

    It gives the reason and offers stronger players, unusual games, or a verdict in spite of it.
    """

    stronger_wanted = Signal()
    games_wanted = Signal()
    """Emitted when unusual games are to be listed."""
    judged_anyway = Signal()

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.setObjectName("unfit")
        self._colours = colours
        self.sign = PaintedWidget(lambda painter, room: _draw_warning(painter, room, self._colours.wrong), *_SIGN)
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
        self._colours = colours
        self.sign.update()
        self.setStyleSheet(f"#unfit {{ border: 1px solid {colours.wrong.name()}; border-radius: 10px; }}")

    def show_unfit(self, players: UnfitPlayers | None) -> None:
        """Show why the players are unfit; None hides the warning."""
        self.setVisible(players is not None)
        if players is not None:
            self.words.setText(players.why)
            self.games_button.setVisible(players.odd)
            self.stronger_button.setVisible(bool(players.stronger))
            text = self.tr("Measure with {player} players instead")
            self.stronger_button.setText(filled(text, player=players.stronger))


def _draw_warning(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """Draw a triangle with an exclamation mark."""
    box = room.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(colour, 2.2, j=Qt.PenJoinStyle.RoundJoin))
    x, bottom = box.center().x(), box.bottom() - 4
    painter.drawPolygon(QPolygonF([QPointF(x, box.top()), box.bottomRight(), box.bottomLeft()]))
    painter.drawLine(QPointF(x, box.top() + box.height() * 0.36), QPointF(x, bottom - 5.5))
    painter.drawPoint(QPointF(x, bottom - 1))


class PeopleLine(PlainLabel):
    """Line with what people said of games by the rules.

    Hidden if nobody said anything. Kept games are searched in a thread.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(13))
        self.setWordWrap(True)
        self._looking = JobSlot(self)
        self._rules: HouseRules | None = None
        self.hide()

    def show_rules(self, game: str, rules: HouseRules | None) -> None:
        """Show what people said of games by exactly these rules; None hides the line."""
        if rules == self._rules:
            return
        self._rules = rules
        self.hide()
        self._looking.cancel()
        if rules is not None:
            run(thread(impressions_by(game, [rules])), self._looking, self._show)

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
        self.warning = UnfitWarning(colours)
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

    def show_view(self, view: BenchView) -> None:
        """Show the answer."""
        question = view.question
        for label, text in (
            (self.headline, view.headline),
            (self.sentences, view.sentences),
            (self.pairs, view.pairs),
            (self.choices, view.choices),
            (self.players, view.fitness),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        set_look(self.players, "wrong", view.in_spite)
        self.chips.show_verdicts(view.chips)
        self.warning.show_unfit(view.warning)
        self.people.show_rules(question.game, question.rules if question.place else None)
