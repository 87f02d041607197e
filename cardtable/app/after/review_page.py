"""Review page: the person's decisions by their cost, the picture of each, and the chart of the chance of winning.

The game names the decisions and draws their pictures. The `Reviewer` has them judged in the pool, one after another.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout
from typing_extensions import override

from cardtable.app.after.charts import ChanceChart, loss_colour
from cardtable.app.after.decision_picture import Picture
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import Steps, run
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.fields import WhoseBox
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.lists import PLATE, RowsList, draw_plate
from cardtable.app.parts.painting import END
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.widgets import press_by_keys, set_accessible_texts
from cardtable.app.parts.work_note import ProgressLine
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.routes import Again, MirrorOf, ReviewOf
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import Question, answer
from cardtable.language import as_sentence, filled, in_sequence, labelled, translate
from cardtable.table.advice_words import Annotator
from cardtable.table.letters import spoken
from cardtable.table.predictability import Mixing, mixing
from cardtable.table.review import Judged, Review, luck_of
from cardtable.table.words import in_hundred, level_words, wins_in_hundred
from cardtable.wording import in_words, reason
from cardtable.work import WorkFailed


class DecisionRow(NamedTuple):
    """Row of the list of decisions, or a line of text below them."""

    text: str
    """Text for screen readers, or the line of text."""
    number: int | None = None
    """Number of the decision; None for a line of text."""
    heading: str = ""
    verdict: str = ""
    cost: str = ""
    """Number of wins lost, in 100 games."""


class DecisionsList(RowsList[DecisionRow]):
    """List of decisions: of each its cost, its heading, and the verdict in up to two lines."""

    _PAD = 10
    _GAP = 6
    _COST = 70
    """Width of the column with the cost, in designed pixels; its unit may take two lines."""

    def __init__(self, called: str, unit: str, colours: Scheme) -> None:
        """Create a list with `called` as its accessible name; `unit` stands under each number of wins lost."""
        column = Column(
            lambda row: row.text, said=lambda row: spoken(row.text), draw=self._draw, height=self._height_of
        )
        super().__init__(called, column)
        self.content.selectable = lambda row: row.number is not None
        self.setObjectName("decisions")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._unit_words = unit
        self._colours = colours
        self._heading, self._verdict, self._cost, self._unit = serif(16, 700), sans(14), sans(20, 700), sans(12)

    def _height_of(self, row: DecisionRow) -> float:
        """Return the height of two lines, or of three if the verdict is long."""
        width = self.viewport().width() / zoom_of(self)
        metrics = QFontMetricsF(self._verdict)
        if row.number is None:
            room = QRectF(0, 0, width - 2 * self._PAD, 1e4)
            return round(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, row.text).height()) + 2 * self._PAD
        room = QRectF(0, 0, width - self._COST - 2 * self._PAD, 1e4)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, row.verdict).height()
        height = QFontMetricsF(self._heading).height() + min(words, 2 * metrics.lineSpacing())
        return round(max(height, self._cost_height())) + 2 * self._PAD

    def _cost_height(self) -> float:
        """Return the height of a cost with its unit below, in designed pixels."""
        room = QRectF(0, 0, self._COST - self._GAP, 1e4)
        unit = QFontMetricsF(self._unit).boundingRect(room, Qt.TextFlag.TextWordWrap, self._unit_words).height()
        return QFontMetricsF(self._cost).ascent() + unit

    def _draw(self, painter: QPainter, box: QRectF, row: DecisionRow, state: CellState) -> None:
        """Draw a row; the selected one has a tint, with a ring while the list has the keyboard focus."""
        quiet, accent = self._colours.dim, self._colours.accent
        if state.selected:
            grounds = (self._colours.panel, self._colours.field)
            quiet = palette.readable(quiet, *[palette.mix(one, accent, PLATE) for one in grounds])
            draw_plate(painter, box.adjusted(1, 1, -1, -1), accent, 1.0 if state.focused else 0.0, True, 9)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        inner = box.adjusted(self._PAD, self._PAD, -self._PAD, -self._PAD)
        if row.number is None:
            painter.setFont(self._verdict)
            painter.setPen(quiet)
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, row.text)
            return
        cost = self.placed(box, QRectF(inner.x(), inner.y(), self._COST, inner.height()))
        words = self.placed(box, inner.adjusted(self._COST, 0, 0, 0))
        painter.setFont(self._cost)
        painter.setPen(loss_colour(self._colours))
        number = QFontMetricsF(self._cost).ascent()
        cost.setTop(cost.center().y() - self._cost_height() / 2 - 2)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a minus stands before its number in any script
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(cost, side, f"−{row.cost}")
        painter.setLayoutDirection(self.layoutDirection())
        painter.setFont(self._unit)
        painter.setPen(quiet)
        below = cost.adjusted(self._GAP if mirrored else 0, number + 4, 0 if mirrored else -self._GAP, 9)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, self._unit_words)
        painter.setFont(self._heading)
        painter.setPen(self._colours.text)
        metrics = QFontMetricsF(self._heading)
        heading = metrics.elidedText(row.heading, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop, heading)
        painter.setFont(self._verdict)
        painter.setPen(quiet)
        below = words.adjusted(0, metrics.height(), 0, 0)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextWordWrap, row.verdict)


class ReviewPage(SheetPage):
    """Page that shows a review and follows it while it is filled."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    play_on = Signal(int)
    """Emitted to play on from the chosen decision, with the number of record lines before it."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        review: Review,
        annotator: Annotator,
        picture: Picture,
        emblems: Sequence[int],
        judge: str,
    ) -> None:
        """Create the page with the game's `annotator` and `picture`, the seats' `emblems`, and the player that
        judges."""
        super().__init__(pixmaps, 1400, 900, (76, 76))
        self._review = review
        self._annotator = annotator
        self._picture = picture
        self._judge = self.tr("perfect player") if PLAYERS[review.game][judge].solves else judge
        self._selected = -1
        self._picked = False
        """True once the person has chosen a decision; until then the costliest so far is shown."""
        self._colours = scheme(settings)
        self._sheet.column.addLayout(self._head())
        seat_colour = seat_text(palette.SEATS[emblems[review.seat]], self._colours)
        self._sheet.column.addLayout(make_row((self._left(seat_colour), 5), (self._right(), 8), gap=26), 1)
        self._sheet.column.addLayout(self._foot())
        self.refresh()

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = make_label(serif(28, 700), self.tr("Review"))
        title.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._summary = make_label(sans(15), wraps=True, align=END)
        self._mixing = make_label(sans(14), look="dim", wraps=True, align=END)
        words = make_column(self._summary, self._mixing, gap=2)
        self._progress = ProgressLine(self.tr("Decisions judged"), 140)
        self.whose = WhoseBox()
        """Choice of the person whose decisions are shown, where several people played."""
        self.whose.other_seat.connect(lambda seat: self.wants.emit(ReviewOf(seat)))
        self.mirror_button = make_button(self.tr("How readable were you?"), self.to(MirrorOf()), 14, small=True)
        self.mirror_button.hide()
        return make_row(title, self.whose, self.mirror_button, (words, 1), self._progress, gap=18)

    def _left(self, seat_colour: QColor) -> QVBoxLayout:
        called = self.tr("Your decisions, the costliest first")
        self.list = DecisionsList(called, self.tr("wins in 100"), self._colours)
        self.list.row_changed.connect(self._row_chosen)
        self.chart = ChanceChart(self._review, self._colours, seat_colour, self._annotator.label)
        self.chart.chosen.connect(self.choose)
        return make_column((self.list, 5), (self.chart, 3), gap=10)

    def _right(self) -> QVBoxLayout:
        self._heading = make_label(serif(20, 700), wraps=True, plain=True)
        self._verdict = make_label(sans(15), wraps=True, plain=True)
        self._advice = make_label(sans(14), look="dim", wraps=True, plain=True)
        return make_column(self._heading, self._verdict, self._advice, 6, (self._picture, 1), gap=4)

    def _foot(self) -> QHBoxLayout:
        self.back_button = make_button(self.tr("Back to the result"), self.back, 15)
        tip = self.tr("Start a practice game from here (P)")
        self.play_on_button = make_button(self.tr("Play on from here"), self._play_on, 15, tip)
        self.play_on_button.setEnabled(bool(self._review.decisions))
        press_by_keys(self, {"P": self.play_on_button})  # the list takes letter keys to search its items
        self._note = make_label(sans(13), look="dim", wraps=True, align=Qt.AlignmentFlag.AlignCenter)
        self.again_button = PlayButton(self.tr("Play again"), self.to(Again()), (180, 46))
        return make_row(self.back_button, self.play_on_button, (self._note, 1), self.again_button, gap=18)

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        return ((translate("table", "Arrows"), self.tr("Previous or next decision")),)

    def offer_people(self, names: Mapping[int, str]) -> None:
        """Offer to show other people at the screen; `names` maps their seats to their names."""
        self.whose.offer_people(names, self._review.seat)

    # --- filling -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what has been judged so far."""
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
        """Give the keyboard focus to the list, or to the chart once all is judged and no decision has a row."""
        rows = self._review.costly() or self._review.due()
        (self.list if rows else self.chart).setFocus()

    def _summary_words(self) -> str:
        review = self._review
        count, done = len(review.decisions), review.done
        if done < count:
            text = self.tr("Judging decision {number} of {count}…")
            return filled(text, number=done + 1, count=count)
        costly = review.costly()
        if not review.judged and review.problem:
            return filled(self.tr("These decisions couldn't be judged: {why}."), why=in_words(review.problem))
        if not review.judged:
            return self.tr("These decisions can't be judged.")
        if not costly:
            return self.tr("None of your decisions cost you anything to speak of.")
        text = self.tr("%n decision(s) cost you something; the worst cost {wins}.", "", len(costly))
        return filled(text, wins=wins_in_hundred(costly[0].cost_words))

    def _note_words(self) -> str:
        """Return who judged the decisions, and how far the numbers may be off."""
        text = self.tr("The {judge} judges each decision by what you could know at the time.")
        told = [filled(text, judge=level_words(self._judge))]
        if not (self._review.judged and self._review.exact):
            off = self._review.off
            told.append(
                filled(self.tr("Estimates may be off by {wins}."), wins=wins_in_hundred(f"{off}"))
                if off
                else self.tr("Estimates may be off by a few wins in 100 games.")
            )
        return in_sequence(told)

    def _mixing_words(self, found: Mixing) -> str:
        """Return how predictable the player is where mixing is advised, which no single decision shows."""
        text = self.tr(
            "{count} decisions call for mixing. You made the likeliest move in {taken} of them; a player who mixes "
            "like the {judge} would do so in about {usual}."
        )
        if found.foreseen:
            more = self.tr("Of players who mix, {chance} in 100 would do this: you are predictable.")
            text = f"{text} {more}"
        return filled(
            text,
            count=found.decisions,
            taken=found.taken,
            judge=level_words(self._judge),
            usual=round(found.usual),
            chance=in_hundred(found.chance),
        )

    def _rest_words(self, others: bool) -> str:
        """Return how many decisions have no row because they cost little or couldn't be judged."""
        sound = self._review.sound()
        unjudged = self._review.done - len(self._review.judged)
        parts = []
        if sound and others:
            parts.append(self.tr("%n more cost little or nothing.", "", sound))
        elif sound:
            parts.append(self.tr("%n decision(s) cost little or nothing.", "", sound))
        if unjudged:
            parts.append(self.tr("%n couldn't be judged.", "", unjudged))
        return in_sequence(parts)

    def _fill(self, costly: list[Judged]) -> None:
        """Fill the list anew; the scroll position stays."""
        at = self.list.verticalScrollBar().value()
        rows = [self._row(judged) for judged in costly]
        rest = self._rest_words(bool(costly))
        with QSignalBlocker(self.list):
            self.list.content.update([*rows, *([DecisionRow(rest)] if rest else [])])
        self.list.verticalScrollBar().setValue(at)

    def _row(self, judged: Judged) -> DecisionRow:
        heading, verdict = self._annotator.heading(judged.decision), self._annotator.verdict(judged)
        text = labelled(heading, labelled(verdict, self._thrown_words(judged)))
        return DecisionRow(text, judged.decision.number, heading, verdict, judged.cost_words)

    def _thrown_words(self, judged: Judged) -> str:
        return filled(self.tr("−{wins}"), wins=wins_in_hundred(judged.cost_words))

    # --- choosing ------------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Show decision `number`, chosen by the person."""
        self._picked = True
        self._select(number)

    def _row_chosen(self) -> None:
        chosen = self.list.chosen
        if chosen is not None and chosen.number is not None:
            self.choose(chosen.number)

    def _select(self, number: int) -> None:
        if not 0 <= number < len(self._review.decisions):
            return
        self._selected = number
        self._mark_row(number)
        self.chart.select(number)
        decision = self._review.decisions[number]
        judged = self._review.judged.get(number)
        self._heading.setText(self._annotator.heading(decision))
        if judged:
            verdict = self._annotator.verdict(judged)
            if not judged.sound:
                verdict = labelled(verdict, self._thrown_words(judged))
            self._verdict.setText(as_sentence(verdict))
            advice = self._annotator.advice(judged)
        else:
            self._verdict.setText(as_sentence(self._annotator.did(decision)))
            is_passed_over = number in self._review.passed_over
            advice = self.tr("This decision couldn't be judged.") if is_passed_over else ""
        self._advice.setText(f"{advice} {self._annotator.outcome(decision)}".strip())
        for label in (self._heading, self._verdict, self._advice):
            set_accessible_texts(label, label.text())
        self._picture.show_decision(decision, judged)

    def _play_on(self) -> None:
        self.play_on.emit(self._review.record_lines(self._review.decisions[self._selected]))

    def _mark_row(self, number: int) -> None:
        numbers = [row.number for row in self.list.rows]
        with QSignalBlocker(self.list):
            self.list.choose_row(numbers.index(number) if number in numbers else -1)

    @override
    def enter(self) -> None:
        self.take_keys()


_GIVE_UP = 3
"""Number of failed decisions in a row after which the review is given up: each may have cost two processes."""


class Reviewer(QObject):
    """Filler of a review. It can be closed and started again; judged decisions stay judged."""

    judged = Signal(int)
    """Emitted with the number of a decision that was just judged or passed over.

    A judge that can't value moves gives up at the first decision.
    """

    effort: ClassVar[float] = 1.0
    """Factor on the judge's effort; rehearsals, whose reviews nobody reads, set it low."""

    def __init__(self, review: Review, judge: str, parent: QObject) -> None:
        super().__init__(parent)
        self.review = review
        # Independent of settings, so that a game is judged alike whenever it is looked at.
        self._effort = self.effort * PLAYERS[review.game][judge].judging
        self.judge = judge
        """Name of the player that judges."""
        self._pool = PoolClient(Urgency.REVIEW, self)

    def start(self) -> None:
        """Judge the decisions that have not been judged, one after another; release the pool at the end."""
        run(self._judging(), self._pool, lambda _: self._pool.close())

    def close(self) -> None:
        """Stop at once."""
        self._pool.close()

    def _judging(self) -> Steps:
        failed = 0  # decisions in a row
        while (decision := self.review.due()) is not None:
            lines, made = self.review.before(decision), (decision.move,)
            question = Question(lines, self.judge, luck_of(lines), self._effort, advice=True, asked_about=made)
            try:
                answered = yield process(partial(answer, question), self._pool)
            except WorkFailed as error:
                failed += 1
                self.review.pass_over(decision, reason(error))
                if failed == _GIVE_UP:
                    self.review.give_up()
            else:
                failed = 0
                self.review.judge(decision, answered.advice)
                if not self.review.judged:  # a judge that can't value the first move can't value any
                    self.review.give_up()
            self.judged.emit(decision.number)


def judge_of(review: Review) -> str | None:
    """Return the strongest player of the game, or None if it doesn't search or there are no decisions to judge."""
    name, player = list(PLAYERS[review.game].items())[-1]
    return name if player.searches and review.decisions else None
