"""Author's claims about a game, each tested by a minute of play, and presets to begin with."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.lab.study_files import bench_plan
from cardtable.app.lab.study_play import StudyPlay
from cardtable.app.lab.study_run import WarmWorkers
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.work_note import ProgressLine
from cardtable.engine.game import AnyGame
from cardtable.language import declared, filled, translate
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.claims import OPEN, REFUTED, SHOWN
from cardtable.playtest.ready import ready_studies
from cardtable.playtest.standing import StudySnapshot
from cardtable.playtest.study import Study
from cardtable.playtest.told import evidence_sentences

_SIGNS = {SHOWN: "✓", REFUTED: "✗", OPEN: "…"}
_MINUTE = 60.0


class ClaimsBox(QWidget):
    """Claims of one game: one is tested at a time, and its result stands below it."""

    def __init__(self, game: str, ahead: WarmWorkers) -> None:
        """Show the claims of a game; `ahead` provides processes that play."""
        super().__init__()
        self._ahead = ahead
        self.play: StudyPlay[StudyPlan, StudySnapshot] = StudyPlay(self, _MINUTE, ahead)
        self.play.changed.connect(self._show)
        self.play.failed.connect(self._fail)
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
        self.play.ask(bench_plan(study, _MINUTE))
        self.play.go_on(None)

    def leave(self) -> None:
        """Stop playing; results stay on the screen."""
        self.progress.hide()
        self.play.leave()

    def _show(self) -> None:
        plan, standing = self.play.plan, self.play.standing
        answer = standing.findings.answer if standing else None
        if plan is None or standing is None:
            return
        self._ahead.prepare()  # for the next claim, now that this one has results
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

    def __init__(self, game: AnyGame, ahead: WarmWorkers) -> None:
        super().__init__()
        known = [(title, rules) for title, rules in game.presets.values() if rules.changed()]
        self.buttons = [make_button(declared(title), partial(self.chosen.emit, rules), 14) for title, rules in known]
        rows = [make_row(button, None) for button in self.buttons]
        beginning = make_label(serif(17), self.tr("Or start with one of these:"))
        self.claims = ClaimsBox(game.key, ahead)
        self.setLayout(make_column(beginning, *rows, self.claims, gap=8, rim=(0, 6, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [*self.buttons, *self.claims.buttons]
