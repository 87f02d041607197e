"""The review of a finished game: the person's decisions by what they cost, the moment of each, the course of it all.

What a decision is called and what its picture shows comes from the game.
"""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cardtable.app.after.chances import ChanceChart
from cardtable.app.after.review_rows import HEADING, NUMBER, THROWN, UNIT, VERDICT, DecisionRows
from cardtable.app.after.whose_box import WhoseBox
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.routes import Again, MirrorOf, ReviewOf
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import add_gap
from cardtable.bots.gist import hundred
from cardtable.language import filled
from cardtable.table.mixing import Mixing, mixing
from cardtable.table.review import Decision, Judged, Review
from cardtable.table.spoken import spoken


class Critic(Protocol):
    """A game's words for decisions and what they were worth."""

    def heading(self, decision: Decision) -> str:
        """Which decision it was, as in "Round 4, for 10♥"."""

    def label(self, decision: Decision) -> str:
        """The least that tells it from its neighbours."""

    def did(self, decision: Decision) -> str:
        """What she did, as a clause."""

    def verdict(self, judged: Judged) -> str:
        """What she did, and what was better, as a clause."""

    def advice(self, judged: Judged) -> str:
        """What the judge would have done, and how sure that is."""

    def outcome(self, decision: Decision) -> str:
        """What others did then, and what came of it, as far as she knows now; empty where there is nothing to tell."""


class DecisionPicture(QWidget):
    """A game's picture of one decision."""

    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        """The table as the seat saw it, and what each move was worth where that is known."""
        raise NotImplementedError


class ReviewPage(Backdrop):
    """Shows a review, and follows it while it is filled."""

    play_on = Signal(int)
    """The game is to be played on from the decision that is looked at: after so many lines of its record."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        review: Review,
        critic: Critic,
        picture: DecisionPicture,
        seat_colour: QColor,
        judge: str,
    ) -> None:
        """`critic` and `picture` are the game's; `judge` is who judges."""
        super().__init__(pixmaps)
        self._review = review
        self._critic = critic
        self._picture = picture
        self._judge = self.tr("perfect player") if judge == "perfect" else judge
        self._selected = -1
        self._picked = False
        """Whether the person has chosen a decision; until then the worst so far is shown."""
        self._colours = scheme(settings)
        self._sheet = Sheet(self)
        self._sheet.column.addLayout(self._head())
        halves = QHBoxLayout()
        halves.setSpacing(26)
        halves.addLayout(self._left(seat_colour), 5)
        halves.addLayout(self._right(), 8)
        self._sheet.column.addLayout(halves, 1)
        self._sheet.column.addLayout(self._foot())
        self.refresh()

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = QLabel(self.tr("Review"))
        title.setFont(serif(28, 700))
        title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._summary = QLabel()
        self._summary.setFont(sans(15))
        self._summary.setWordWrap(True)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._mixing = QLabel()
        self._mixing.setFont(sans(14))
        self._mixing.setProperty("dim", True)
        self._mixing.setWordWrap(True)
        self._mixing.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._summary)
        words.addWidget(self._mixing)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setFixedSize(140, 6)
        self._progress.setAccessibleName(self.tr("Decisions judged"))
        self.whose = WhoseBox()
        """Whose decisions are shown, where several people played."""
        self.whose.other_seat.connect(lambda seat: self.wants.emit(ReviewOf(seat)))
        self.mirror_button = QPushButton(self.tr("How readable were you?"))
        self.mirror_button.setFont(sans(14))
        self.mirror_button.setProperty("small", True)
        self.mirror_button.setAutoDefault(True)
        self.mirror_button.clicked.connect(self.to(MirrorOf()))
        self.mirror_button.hide()
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(title)
        head.addWidget(self.whose)
        head.addWidget(self.mirror_button)
        head.addLayout(words, 1)
        head.addWidget(self._progress)
        return head

    def _left(self, seat_colour: QColor) -> QVBoxLayout:
        self.list = QListWidget()
        self.list.setObjectName("decisions")
        self.list.setAccessibleName(self.tr("What your decisions cost, the worst first"))
        self.list.setItemDelegate(DecisionRows(self._colours, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.currentItemChanged.connect(self._row_chosen)
        self.chart = ChanceChart(self._review, self._colours, seat_colour, self._critic.label)
        self.chart.chosen.connect(self.choose)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.list, 5)
        left.addWidget(self.chart, 3)
        return left

    def _right(self) -> QVBoxLayout:
        self._heading = QLabel()
        self._heading.setFont(serif(20, 700))
        self._verdict = QLabel()
        self._verdict.setFont(sans(15))
        self._advice = QLabel()
        self._advice.setFont(sans(14))
        self._advice.setProperty("dim", True)
        right = QVBoxLayout()
        right.setSpacing(4)
        for label in (self._heading, self._verdict, self._advice):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            right.addWidget(label)
        add_gap(right, 6)
        right.addWidget(self._picture, 1)
        return right

    def _foot(self) -> QHBoxLayout:
        self.back_button = QPushButton(self.tr("Back to the result"))
        self.back_button.setFont(sans(15))
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(self.back)
        self.play_on_button = QPushButton(self.tr("Play on from here"))
        self.play_on_button.setFont(sans(15))
        self.play_on_button.setToolTip(self.tr("As a new game, for practice (P)"))
        self.play_on_button.setAutoDefault(True)
        self.play_on_button.setEnabled(bool(self._review.decisions))
        self.play_on_button.clicked.connect(self._play_on)
        plays_on = QShortcut(QKeySequence("P"), self)  # a key press would be the list's, which looks for letters
        plays_on.setAutoRepeat(False)
        plays_on.activated.connect(self.play_on_button.click)
        note = self._note = QLabel()
        note.setFont(sans(13))
        note.setProperty("dim", True)
        note.setWordWrap(True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.again_button = PlayButton(self.tr("Play again"))
        self.again_button.setFont(sans(17, 700))
        self.again_button.setMinimumSize(180, 46)
        self.again_button.clicked.connect(self.to(Again()))
        foot = QHBoxLayout()
        foot.setSpacing(18)
        foot.addWidget(self.back_button)
        foot.addWidget(self.play_on_button)
        foot.addWidget(note, 1)
        foot.addWidget(self.again_button)
        return foot

    def offer_people(self, names: Mapping[int, str]) -> None:
        """Where several people played: the name of each by her seat."""
        self.whose.offer_people(names, self._review.seat)

    # --- filling -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows what has been judged by now."""
        review = self._review
        count, done = len(review.decisions), review.done
        self._progress.setMaximum(max(1, count))
        self._progress.setValue(done)
        self._progress.setVisible(done < count)
        self._summary.setText(self._summary_words())
        self._note.setText(self._note_words())
        found = mixing(review.judged.values()) if done == count else None
        self._mixing.setText(self._mixing_words(found) if found else "")
        self._mixing.setVisible(found is not None)
        costly = review.costly()
        self._fill(costly)
        if not self._picked:
            self._select(costly[0].decision.number if costly else min(review.judged, default=0))
        elif self._selected in self.chart.choices:
            self._select(self._selected)
        self.chart.update()
        if self.list.hasFocus():
            self.take_keys()

    def take_keys(self) -> None:
        """The keys go to the list; to the chart once it is known that no decision is worth a row."""
        rows = self._review.costly() or self._review.due()
        (self.list if rows else self.chart).setFocus()

    def _summary_words(self) -> str:
        review = self._review
        count, done = len(review.decisions), review.done
        if done < count:
            text = self.tr("Decision {number} of {count} is being judged …")
            return filled(text, number=done + 1, count=count)
        costly = review.costly()
        if not review.judged and review.problem:
            return filled(self.tr("None of these decisions could be judged: {why}."), why=review.problem)
        if not review.judged:
            return self.tr("These decisions can't be judged.")
        if not costly:
            return self.tr("No decision cost you anything worth a word.")
        text = self.tr("%n decision(s) cost you something, the worst {thrown} of 100.", "", len(costly))
        return filled(text, thrown=costly[0].cost_words)

    def _note_words(self) -> str:
        """How what decisions cost is known."""
        text = self.tr("The {judge} judges each decision by what you could know then.")
        if not (self._review.judged and self._review.exact):
            text = f"{text} {self.tr('Estimates may be off by a few in 100.')}"
        return filled(text, judge=self._judge)

    def _mixing_words(self, found: Mixing) -> str:
        """Whether she can be foreseen, where no single decision shows it."""
        text = self.tr(
            "In {count} decisions it is best to vary. You made the likeliest move in {taken} of them, the {judge}'s"
            " mixes would in about {usual}."
        )
        if found.foreseen:
            more = self.tr("Only {chance} in 100 who vary would: you can be foreseen.")
            text = f"{text} {more}"
        return filled(
            text,
            count=found.decisions,
            taken=found.taken,
            judge=self._judge,
            usual=round(found.usual),
            chance=hundred(found.chance),
        )

    def _rest_words(self, others: bool) -> str:
        """The decisions that are no rows."""
        sound = self._review.sound()
        unjudged = self._review.done - len(self._review.judged)
        parts = []
        if sound and others:
            parts.append(self.tr("%n more cost nothing, or nearly nothing.", "", sound))
        elif sound:
            parts.append(self.tr("%n decision(s) cost nothing, or nearly nothing.", "", sound))
        if unjudged:
            parts.append(self.tr("%n could not be judged.", "", unjudged))
        return " ".join(parts)

    def _fill(self, costly: list[Judged]) -> None:
        """The rows anew; the one that is chosen stays so, and the others don't jump."""
        at = self.list.verticalScrollBar().value()
        self.list.blockSignals(True)
        self.list.clear()
        for judged in costly:
            heading, verdict = self._critic.heading(judged.decision), self._critic.verdict(judged)
            thrown = filled(self.tr("{thrown} of 100 thrown away"), thrown=judged.cost_words)
            item = QListWidgetItem(f"{heading}: {verdict}: {thrown}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken(item.text()))
            for role, held in (
                (NUMBER, judged.decision.number),
                (HEADING, heading),
                (VERDICT, verdict),
                (THROWN, judged.cost_words),
                (UNIT, self.tr("of 100")),
            ):
                item.setData(role, held)
            self.list.addItem(item)
        rest = self._rest_words(bool(costly))
        if rest:
            last = QListWidgetItem(rest)
            last.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(last)
        self.list.blockSignals(False)
        self.list.verticalScrollBar().setValue(at)

    # --- choosing ------------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """The person wants to see a decision."""
        self._picked = True
        self._select(number)

    def _row_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.choose(item.data(NUMBER))

    def _select(self, number: int) -> None:
        if not 0 <= number < len(self._review.decisions):
            return
        self._selected = number
        self._mark_row(number)
        self.chart.select(number)
        decision = self._review.decisions[number]
        judged = self._review.judged.get(number)
        self._heading.setText(self._critic.heading(decision))
        if judged:
            verdict = self._critic.verdict(judged)
            if not judged.sound:
                thrown = filled(self.tr("{thrown} of 100 thrown away"), thrown=judged.cost_words)
                verdict = f"{verdict}: {thrown}"
            self._verdict.setText(_sentence(verdict))
            advice = self._critic.advice(judged)
        else:
            self._verdict.setText(_sentence(self._critic.did(decision)))
            is_passed_over = number in self._review.passed_over
            advice = self.tr("This decision could not be judged.") if is_passed_over else ""
        self._advice.setText(f"{advice} {self._critic.outcome(decision)}".strip())
        for label in (self._heading, self._verdict, self._advice):
            set_accessible_texts(label, label.text())
        self._picture.show_decision(decision, judged)

    def _play_on(self) -> None:
        self.play_on.emit(self._review.record_lines(self._review.decisions[self._selected]))

    def _mark_row(self, number: int) -> None:
        self.list.blockSignals(True)
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(NUMBER) == number]
        if rows:
            self.list.setCurrentRow(rows[0])
        else:
            self.list.setCurrentItem(None)  # type: ignore[call-overload]
        self.list.blockSignals(False)

    @override
    def enter(self) -> None:
        self.take_keys()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.back.emit()
        else:
            super().keyPressEvent(event)

    @override
    def arrange(self) -> None:
        """The sheet fills the page, but for the rim."""
        self.in_the_middle(self._sheet, 1400, 900, (76, 76))


def _sentence(clause: str) -> str:
    """A clause as a sentence of its own."""
    return f"{clause[:1].upper()}{clause[1:]}."
