"""Form of the bench: house rules, players and rule book; also presets and the author's claims to begin with."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.lab.study_files import bench_plan
from cardtable.app.lab.study_question import PLAYER_LINK, SEATS_LINK, StudyQuestion
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.parts.fields import NarrowBox, NumberField
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.paper import draw_paper
from cardtable.app.parts.widgets import PaintedWidget, scrolling, set_accessible_texts
from cardtable.app.parts.work_note import ProgressLine
from cardtable.app.setup.rules_form import RulesForm
from cardtable.app.zoom import zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import at_the_start, declared, filled, translate
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.claims import OPEN, REFUTED, SHOWN, ready_studies
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.findings_text import evidence_sentences
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import Study
from cardtable.table.rules_changes import MarkedSection, changes_html, only_changes, rules_changes
from cardtable.table.words import level_words

_STRUCK = palette.mix(palette.HEART, palette.INK, 0.1)
_LOW = 104
"""Least height of the rule book, in designed pixels, unless its text needs less; longer text scrolls."""
_RIMS = 40
"""Height of the margins round title and text, in designed pixels."""


class RuleBook(PaintedWidget):
    """Rule book beside the form, with the sentences that the rules change; hidden if they change none."""

    def __init__(self, save: Callable[[], object]) -> None:
        """Create an empty rule book; `save` is called to save the complete one as a file."""
        super().__init__(lambda painter, room: draw_paper(painter, room.adjusted(6, 4, -6, -8)))
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
        """Set the height available, in pixels; the rule book takes no more of it than its text needs."""
        self._room = room
        self.zoom_changed()

    def zoom_changed(self, *_: object) -> None:
        """Adapt the height to the zoom and to the text."""
        zoom = zoom_of(self)
        needed = self.text.document().size().height() + self.save_button.sizeHint().height() + _RIMS * zoom
        self.setMinimumHeight(ceil(min(needed, _LOW * zoom)))
        self.setMaximumHeight(ceil(min(needed, max(self._room, _LOW * zoom))))

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def show_changes(self, sections: Sequence[MarkedSection]) -> None:
        """Show these sections with changes marked; hide the rule book if there are none."""
        style = f"<style>h4 {{ font-size: small; margin: 6px 0 0 0; }} del {{ color: {_STRUCK.name()}; }}</style>"
        self.text.setHtml(f"{style}<div style='color: {palette.INK.name()};'>{changes_html(sections, 4)}</div>")
        self.setVisible(bool(sections))


_BAR = 14
"""Width of the rules' scroll bar, in designed pixels."""
_WIDE = 540
"""Least width, in designed pixels, at which the rule book lies beside the rules and not below them."""
_HIGH = 260
"""Greatest height of the rule book below the rules, in designed pixels."""


def open_choice(field: QWidget) -> None:
    """Focus a field and open its list, or select its number."""
    field.setFocus(Qt.FocusReason.ShortcutFocusReason)
    if isinstance(field, QComboBox):
        field.showPopup()
    elif isinstance(field, NumberField):
        field.selectAll()


class Asking(QWidget):
    """Form for a game's house rules and its players, who are all of one kind."""

    asked = Signal(object)
    """StudyQuestion with what the person has changed."""
    book_wanted = Signal()
    """Emitted when the rule book is to be saved."""

    def __init__(self, question: StudyQuestion) -> None:
        super().__init__()
        self.game = game = question.of
        self.question = question
        """Question that is shown."""
        self.form = RulesForm(game.rules, in_lines=True)
        self.form.setContentsMargins(0, 0, 12, 0)
        self._build_players()
        self.count = make_label(sans(12), look="dim")
        """Number of rules that differ from the standard ones."""
        self.reset_button = make_button(
            self.tr("Reset all"), self._reset, 12, self.tr("Set all house rules to standard"), small=True
        )
        self.add_button = make_button(
            self.tr("Add rule set"),
            lambda: self.asked.emit(self.question.with_rule_set()),
            12,
            self.tr("Add another rule set, played with the same deals (A)"),
            small=True,
        )
        self._build_bases()
        self._shelf = scrolling(self.form)
        self.paper = RuleBook(self.book_wanted.emit)
        for part in (self.form, self._shelf, self.paper):
            part.installEventFilter(self)
        self._lay_out()
        self.form.changed.connect(self._ask)
        self.seats.valueChanged.connect(self.form.show_seats)
        self.player.currentIndexChanged.connect(self._ask)
        self._show(question)
        self.zoom_changed()

    def _build_players(self) -> None:
        game = self.game
        self.seats = NumberField(self.tr("Number of players"), game.fewest_seats, game.most_seats)
        self.seats.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.player = NarrowBox()
        self.player.setAccessibleName(self.tr("Who plays"))
        for player in PLAYERS[game.key].values():
            own = player.title()  # the game's own title, or the name for lack of one
            self.player.addItem(at_the_start(level_words(own) if own == player.name else own), player.name)

    def _build_bases(self) -> None:
        self._bases: list[HouseRules] = []  # choices in base_box
        self.base_box = NarrowBox()
        """Choice of the base."""
        self.base_box.setAccessibleName(self.tr("Compared with"))
        self.base_box.activated.connect(self._choose_base)
        self._base_row = QWidget()
        compared = make_label(sans(13), self.tr("Compared with"), look="dim")
        self._base_row.setLayout(make_row(compared, (self.base_box, 1), gap=8, rim=(0, 0, 0, 0)))

    def _lay_out(self) -> None:
        title = make_label(serif(18, 700), self.tr("Rules"))
        players = make_label(serif(18, 700), self.tr("Players"))
        self._parts = make_column((self._shelf, 3), gap=8)
        self._parts.addWidget(self.paper, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(
            make_row(players, None, self.seats, self.player, gap=8),
            6,
            make_row(title, self.count, None, self.add_button, self.reset_button, gap=8),
            self._base_row,
            (self._parts, 1),
            gap=8,
            rim=(0, 0, 0, 0),
        )
        self.setLayout(column)

    def zoom_changed(self) -> None:
        """Widen the shelf so that no field is cut at the present zoom."""
        self._shelf.setMinimumWidth(self.form.minimumSizeHint().width() + round(_BAR * zoom_of(self)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_paper()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the rule book after a resize: only then is the height of the rules known."""
        if event.type() == QEvent.Type.Resize:
            self._fit_paper()
        return False

    def _fit_paper(self) -> None:
        """Lay the rule book beside the rules if there is room for both, else in the height that they leave below."""
        zoom = zoom_of(self)
        wide = self.width() >= _WIDE * zoom
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(across if wide else down)
        self._parts.setStretch(1, 2 if wide else 0)
        room = self._parts.geometry().height()
        rules = self.form.heightForWidth(self._shelf.viewport().width())
        self.paper.fit(room if wide else round(min(room - rules - self._parts.spacing(), _HIGH * zoom)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        stops = [self.seats, self.player, self.add_button, self.reset_button, self.base_box]
        return [*stops, *self.form.stops, self.paper.save_button]

    def open_choice(self, link: str) -> None:
        """Let the person choose a word of the question, by its link: focus its field and open its list."""
        field = {SEATS_LINK: self.seats, PLAYER_LINK: self.player}.get(link)
        if field is None:
            field = next(field.field for field in self.form.fields if field.rule.name == link)
            self._shelf.ensureWidgetVisible(field)
        open_choice(field)

    def _ask(self) -> None:
        """Tell what the fields ask, unless they are being set."""
        player, seats = str(self.player.currentData()), self.seats.value()
        self.asked.emit(self.question.with_rules(self.form.held)._replace(player=player, seats=seats))

    def _choose_base(self, place: int) -> None:
        if self._bases[place] != self.question.base:
            self.asked.emit(self.question._replace(base=self._bases[place]))

    def _reset(self) -> None:
        self.asked.emit(self.question.with_rules(self.game.rules()))

    def show_question(self, question: StudyQuestion) -> None:
        """Show a question."""
        if question != self.question:
            self._show(question)

    def _show(self, question: StudyQuestion) -> None:
        self.question = question
        with QSignalBlocker(self):
            self.seats.setValue(question.seats)
            self.form.show_seats(question.seats)
            self.player.setCurrentIndex(self.player.findData(question.player))
            if self.form.held != question.rules:
                self.form.show_rules(question.rules)
        changed = len(question.rules.changed())
        self.count.setText(self.tr("%n changed", "", changed) if changed else self.tr("standard"))
        self.reset_button.setEnabled(bool(changed))
        self.add_button.setEnabled(question.has_room)
        page = PROFILES[self.game.key].rules_page
        pages = [page(rules, question.seats) for rules in (question.base, question.rules)]
        self.paper.show_changes(only_changes(rules_changes(*pages)))
        bases = question.bases()
        self._bases = list(bases)
        self.base_box.clear()
        self.base_box.addItems(list(bases.values()))
        self.base_box.setCurrentIndex(self._bases.index(question.base))
        self._base_row.setVisible(len(bases) > 1)
        self._fit_paper()


_SIGNS = {SHOWN: "✓", REFUTED: "✗", OPEN: "…"}
_MINUTE = 60.0


class ClaimsBox(QWidget):
    """Claims of one game: one is tested at a time, and its result stands below it."""

    def __init__(self, game: str, beside: StudyRun[StudyPlan, StudySnapshot]) -> None:
        """Show the claims of a game; they share the process that stands by for the run `beside`."""
        super().__init__()
        self.run: StudyRun[StudyPlan, StudySnapshot] = StudyRun(self, _MINUTE, beside)
        self.run.changed.connect(self._show)
        self.run.failed.connect(self._fail)
        self.buttons: list[QPushButton] = []
        self._answers: list[QLabel] = []
        self._columns: list[QVBoxLayout] = []
        self._asked = 0
        self.progress = ProgressLine(self.tr("Played"), 240)
        self.progress.hide()
        rows = []
        for number, study in enumerate(ready_studies(game).values()):
            assert study.claim
            says = study.claim.says
            button = make_button(self.tr("Test a claim"), partial(self._ask, number, study), 13, small=True)
            set_accessible_texts(button, filled(self.tr("Testing: {claim}"), claim=says))
            answer = make_label(sans(13), wraps=True, plain=True)
            answer.hide()
            self.buttons.append(button)
            self._answers.append(answer)
            words = make_column(make_label(serif(16), says, wraps=True, plain=True), answer, gap=2)
            self._columns.append(words)
            row = make_row((words, 1), button, gap=14)
            row.setAlignment(button, Qt.AlignmentFlag.AlignTop)
            rows.append(row)
        heading = make_label(serif(17), self.tr("Or test what the author says:"))
        if not rows:
            heading.hide()
        self.setLayout(make_column(heading, *rows, gap=10, rim=(0, 8, 0, 0)))

    def _ask(self, number: int, study: Study) -> None:
        self.leave()
        self._asked = number
        # Aligned to one side, the bar leaves the width of the column alone.
        self._columns[number].addWidget(self.progress, 0, Qt.AlignmentFlag.AlignLeft)
        self._say(self.tr("Playing the first games…"))
        self.progress.follow(0.0)
        self.run.ask(bench_plan(study, _MINUTE))
        self.run.go_on()

    def leave(self) -> None:
        """Stop playing; results stay on the screen."""
        self.progress.hide()
        self.run.leave()

    def _show(self) -> None:
        plan, standing = self.run.plan, self.run.standing
        answer = standing.findings.answer if standing else None
        if plan is None or standing is None:
            return
        self.run.prepare()  # for the next claim, now that this one has results
        if answer is not None:
            sentences = [translate("ClaimsBox", "%n games played.", None, standing.games)]
            sentences += evidence_sentences(plan.study, answer)
            self._say(f"{_SIGNS[answer.verdict]} {' '.join(sentences)}")
        self.progress.follow(1.0 if standing.over else standing.seconds / _MINUTE)

    def _fail(self, why: str) -> None:
        self.progress.hide()
        self._say(why)

    def _say(self, words: str) -> None:
        answer = self._answers[self._asked]
        answer.setText(words)
        set_accessible_texts(answer, words)
        answer.show()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing once the box is hidden because another question was asked."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave()


class Beginnings(QWidget):
    """Ways to begin on the bench: a button for each preset of the game, and the author's claims."""

    chosen = Signal(object)
    """Rules (a HouseRules) to try."""

    def __init__(self, game: AnyGame, beside: StudyRun[StudyPlan, StudySnapshot]) -> None:
        super().__init__()
        known = [(title, rules) for title, rules in game.presets.values() if rules.changed()]
        self.buttons = [make_button(declared(title), partial(self.chosen.emit, rules), 14) for title, rules in known]
        rows = [make_row(button, None) for button in self.buttons]
        beginning = make_label(serif(17), self.tr("Or start with one of these:"))
        self.claims = ClaimsBox(game.key, beside)
        self.setLayout(make_column(beginning, *rows, self.claims, gap=8, rim=(0, 6, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [*self.buttons, *self.claims.buttons]
