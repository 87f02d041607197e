"""Result page: who won and how, the decisive turns, the course of the scores, questions about the game, the ways on.

After a game that tried out rules it offers a questionnaire for the players.
"""

from collections.abc import Collection, Sequence
from functools import partial
from math import sin, tau
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGridLayout, QLineEdit, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.after.charts import CourseChart
from cardtable.app.after.ending import Ending, MomentButton
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shapes import REACH, centred, draw_laurel, suit_path
from cardtable.app.event_loop import call_later
from cardtable.app.jobs import run, thread
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.dialogs import Dialog
from cardtable.app.parts.felt_button import KeyRepeatGuard
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.painting import END
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import PaintedWidget, name_key
from cardtable.app.routes import Again, Home, MirrorOf, OtherSeats, ReviewOf, Seats, WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.zoom import add_gap, apply_zoom, area, brush, zoom_of
from cardtable.engine.cards import SUITS
from cardtable.language import as_shown, filled, translate
from cardtable.library.impressions import HIGHEST, LOWEST, MOST_WORDS, Impression, impression_of, keep_impression
from cardtable.table.review import Review
from cardtable.wording import in_words

_HEIGHT = 132
_MOST = 236
"""Maximum width of all wreaths together, in designed pixels."""
_DISC = 1.36
"""Diameter of a wreath's emblem, in radii of the wreath."""


def laurels(pixmaps: Pixmaps, emblems: Sequence[int]) -> PaintedWidget:
    """Return a picture of a wreath for each winner, with the winner's emblem in it."""

    def draw(painter: QPainter, whole: QRectF) -> None:
        room = whole.width() / len(emblems)
        radius = min(room, whole.height()) / 2 / REACH
        for place, emblem in enumerate(emblems):
            middle = QPointF((place + 0.5) * room, whole.center().y())
            _glow(painter, middle, radius * REACH, palette.SEATS[emblem])
            draw_laurel(painter, middle, radius)
            width = radius * _DISC
            draw_disc(painter, pixmaps, emblem, middle - QPointF(width, width) / 2, width)

    return PaintedWidget(draw, min(_HEIGHT * len(emblems), _MOST), _HEIGHT)


def _glow(painter: QPainter, middle: QPointF, reach: float, colour: QColor) -> None:
    light = QRadialGradient(middle, reach)
    light.setColorAt(0.0, palette.faded(colour, 0.5))
    light.setColorAt(1.0, palette.faded(colour, 0.0))
    painter.fillRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), light)


_TIME = 4200
"""Duration of the fall of all signs at normal speed, in milliseconds."""
_COUNT = 44
_FALL = 0.55
"""Share of the duration that one sign falls."""
_SWAY = 14.0


class _Sign(NamedTuple):
    """Falling suit sign.

    `width` is in designed pixels, `across` and `begins` are shares of the width and of the duration; `turns` and
    `sways` count rotations and swings during the fall.
    """

    suit: str
    across: float
    begins: float
    width: float
    turns: float
    sways: float
    colour: QColor


class FallingSigns(QWidget):
    """Suit signs that fall over a widget. They take no clicks and delete themselves after the last has fallen."""

    def __init__(self, over: QWidget, colours: list[QColor], motion: float) -> None:
        """Start the fall; `motion` is the factor on the normal duration and must not be 0."""
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        rng = Random(len(colours))
        paints = [palette.BRASS, palette.COPPER, *colours]
        self._signs = [
            _Sign(
                rng.choice(SUITS),
                rng.random(),
                rng.random() * (1 - _FALL),
                rng.uniform(9, 17),
                rng.uniform(-0.8, 0.8),
                rng.uniform(1, 2.4),
                rng.choice(paints),
            )
            for _ in range(_COUNT)
        ]
        self._over = over
        self._at = 0.0
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(round(_TIME * motion))
        self._fall.valueChanged.connect(self._move)
        self._fall.finished.connect(self.deleteLater)
        self.setGeometry(over.rect())
        self.show()
        self._fall.start()

    def _move(self, at: float) -> None:
        self._at = at
        self.setGeometry(self._over.rect())
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = area(self)
        for sign in self._signs:
            way = (self._at - sign.begins) / _FALL
            if not 0 < way < 1:
                continue
            painter.save()
            sway = _SWAY * sin(tau * way * sign.sways)
            painter.translate(sign.across * whole.width() + sway, way * (whole.height() + 2 * sign.width) - sign.width)
            painter.rotate(360 * way * sign.turns)
            painter.setOpacity(min(1.0, 3 * (1 - way)))
            painter.setBrush(sign.colour)
            painter.drawPath(centred(suit_path(sign.suit), 0, 0, sign.width))
            painter.restore()


class Questions(QObject):
    """Questionnaire over a page, whose answers are written to the record of the game.

    Files are read and written in threads only.
    """

    failed = Signal(str)
    """Emitted if the answers cannot be read or written, with the reason in a sentence."""

    def __init__(self, path: Path, page: QWidget) -> None:
        super().__init__(page)
        self._path = path
        self._page = page

    def ask(self) -> None:
        """Open the questionnaire with the earlier answers, which can be changed."""
        self._read(once=False)

    def ask_once(self) -> None:
        """Open the questionnaire unless it was answered before."""
        self._read(once=True)

    def _read(self, once: bool) -> None:
        reading = thread(partial(impression_of, self._path))
        run(reading, self, lambda said: self._open(said) if said.empty or not once else None, self._fail)

    def _open(self, said: Impression) -> None:
        dialog = Questionnaire(said, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.answered.connect(self._keep)
        apply_zoom(dialog)
        dialog.open()

    def _keep(self, said: Impression) -> None:
        run(thread(partial(keep_impression, self._path, said), outlasts=True), self, failed=self._fail)

    def _fail(self, error: Exception) -> None:
        text = self.tr("Your answers can't be saved in {file}: {why}.")
        self.failed.emit(filled(text, file=as_shown(self._path.name), why=in_words(error)))


class Questionnaire(Dialog):
    """Dialog with a row of buttons for each question; pressing the chosen button again takes the answer back."""

    answered = Signal(Impression)

    def __init__(self, said: Impression, parent: QWidget) -> None:
        """Create the dialog with earlier answers, `said`, filled in."""
        super().__init__(parent)
        self._guard = KeyRepeatGuard()
        self._guard.asked()
        self.setWindowTitle(self.tr("How was the game?"))
        title = make_label(serif(24, 700), self.tr("How was the game?"))
        note = make_label(
            sans(14), self.tr("Saved in the game record for the people who design these rules."), "dim", wraps=True
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.answers: list[QButtonGroup] = []
        """Buttons of each question, with the rating as id."""
        questions = (
            (self.tr("Was it fun?"), self.tr("not at all"), self.tr("a lot of fun")),
            (self.tr("Were the rules clear?"), self.tr("not at all"), self.tr("entirely clear")),
            (self.tr("Was it fair?"), self.tr("not at all"), self.tr("entirely fair")),
        )
        for row, (question, least, most) in enumerate(questions):
            grid.addWidget(make_label(serif(17), question), row, 0)
            group = self._row_of(question, said.numbers[row])
            grid.addWidget(make_label(sans(12), least, "dim", align=END), row, 1)
            for number in range(LOWEST, HIGHEST + 1):
                grid.addWidget(group.button(number), row, 1 + number)
            grid.addWidget(make_label(sans(12), most, "dim"), row, 2 + HIGHEST)
            self.answers.append(group)
        self.words = QLineEdit(said.words)
        self.words.setMaxLength(MOST_WORDS)
        self.words.setPlaceholderText(self.tr("Anything else?"))
        self.words.setAccessibleName(self.tr("Anything else?"))
        skip = make_button(self.tr("Skip"), self.reject, 15)
        self.save_button = PlayButton(self.tr("Save"), self.accept, (130, 44))
        self.accepted.connect(lambda: self.answered.emit(self.said))
        foot = make_row(skip, None, self.save_button)
        column = make_column(title, note, 4, grid, self.words, foot, gap=14, rim=(26, 22, 26, 20))
        self.fill(column, least=(620, 0))
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus()

    def _row_of(self, question: str, chosen: int | None) -> QButtonGroup:
        group = QButtonGroup(self)
        group.setExclusive(False)  # so that an answer can be taken back
        for number in range(LOWEST, HIGHEST + 1):
            button = make_button(f"{number}", None, 15)
            button.setCheckable(True)
            button.setProperty("kind", "true")
            button.setFixedWidth(44)
            says = self.tr("{question} {number} of {most}")
            button.setAccessibleName(filled(says, question=question, number=number, most=HIGHEST))
            button.setChecked(number == chosen)
            group.addButton(button, number)
        group.idToggled.connect(lambda number, on: self._only(group, number) if on else None)
        return group

    @staticmethod
    def _only(group: QButtonGroup, chosen: int) -> None:
        for button in group.buttons():
            if group.id(button) != chosen:
                button.setChecked(False)

    @property
    def said(self) -> Impression:
        """Answers given so far."""
        fun, clear, fair = (
            next((group.id(button) for button in group.buttons() if button.isChecked()), None) for group in self.answers
        )
        return Impression(fun, clear, fair, self.words.text().strip())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button, or else "Save", on Enter.

        Presses that may be meant for the game before are ignored.
        """
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self._guard.takes() and not event.isAutoRepeat():
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.save_button).click()


_LAST_TABLE = (176, 138)
_BREATH = 900
"""Milliseconds after a game during which Enter does nothing.

A player who pressed it to go through the last trick wants to see the result, not to begin another game.
"""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ResultPage(SheetPage):
    """Page with the result and the ways on."""

    back_keys = (Qt.Key.Key_Escape,)

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        ending: Ending,
        emblems: Sequence[int],
        game: str,
        people: Collection[int] | None = None,
    ) -> None:
        """Create the page; `emblems` are the seats' emblems, `game` is the game's key.

        `people` are the seats of the people at the screen where the game has just ended; None if it ended earlier.
        """
        super().__init__(pixmaps, 1160, 720, (90, 90))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._motion = settings.motion
        self._people = people
        self.breath = QTimer(self, singleShot=True, interval=_BREATH)
        """Timer that runs while Enter does nothing."""
        self._all_emblems = emblems
        self._emblems = [emblems[winner] for winner in ending.winners]
        self._review: Review | None = None
        self._questions: Questions | None = None
        self.winners = ending.winners
        """Seats that won."""
        self.moment_buttons: list[MomentButton] = []
        """Buttons of the decisive moments, in the order of play."""
        self._head = self._made_head(ending)
        self._sheet.column.addWidget(self._head)
        body = make_row((ending.standings, 1), (CourseChart(settings, ending.course), 1), gap=24)
        self._sheet.column.addLayout(body, 1)
        self._sheet.column.addLayout(self._foot(game, ending.scores))

    def _made_head(self, ending: Ending) -> QWidget:
        """Build the upper part: laurels, who won and how, decisive moments, and the final table."""
        head = QWidget(self._sheet)
        words = make_column(None, gap=2)
        for text, name, font in ((ending.title, "ending", serif(30, 700)), (ending.how, "how", sans(16))):
            label = make_label(font, text, wraps=True, plain=True)  # names can be any text
            label.setObjectName(name)
            words.addWidget(label)
            if not text:
                label.hide()
        add_gap(words, 6)
        for moment in ending.moments:
            button = MomentButton(moment.words)
            button.clicked.connect(self.to(WatchAgain(landmark=moment.landmark)))
            self.moment_buttons.append(button)
            words.addWidget(button)
        tip = translate("result", "How well a mind-reader could have predicted you")
        text = translate("result", "How readable were you?")
        self.mirror_button = make_button(text, self.to(MirrorOf()), 14, tip, small=True)
        self.mirror_button.hide()
        self.lies_button = make_button(translate("result", "Lies told…"), self._show_lies, 14, small=True)
        """Button to the page of lies; hidden unless some came to light."""
        self._lies = ending.lies
        if ending.lies is None:
            self.lies_button.hide()
        tip = translate("result", "Three questions for the players")
        self.questions_button = make_button(translate("result", "How was the game?"), None, 14, tip, small=True)
        self.questions_button.hide()
        add_gap(words, 4)
        words.addLayout(make_row(self.mirror_button, self.lies_button, self.questions_button, None))
        words.addStretch(1)
        picture = TablePicture(self.pixmaps, self._all_emblems, ending.last_table, self.tr("The table at the end"))
        picture.setFixedSize(*_LAST_TABLE)
        wreaths = laurels(self.pixmaps, self._emblems)
        wreaths.setObjectName("laurels")
        head.setLayout(make_row(wreaths, (words, 1), picture, gap=22, rim=(0, 0, 0, 0)))
        return head

    def offer_questions(self, path: Path) -> None:
        """Offer the questionnaire, whose answers go to the record at `path`, for a game that tried out rules.

        After a game that has just ended it opens by itself, unless it was answered before.
        """
        self._questions = Questions(path, self)
        self._questions.failed.connect(self.failed)
        self.questions_button.clicked.connect(self._questions.ask)
        self.questions_button.show()

    def _show_lies(self) -> None:
        if self._lies is not None:
            self.wants.emit(self._lies())

    @override
    def enter(self) -> None:
        self.take_keys()
        if self._people is not None:
            self.breath.start()
            self.celebrate(self._people)
            if self._questions is not None:
                call_later(self, self._questions.ask_once, _BREATH)

    def celebrate(self, people: Collection[int]) -> None:
        """Let suit signs fall if one of `people` has won or there are none; not if motion is switched off."""
        if self._motion and not (people and set(people).isdisjoint(self.winners)):
            FallingSigns(self._head, [palette.SEATS[emblem] for emblem in self._emblems], self._motion)

    def _foot(self, game: str, scores: Sequence[int]) -> QBoxLayout:
        """Build the buttons away from this game and on with it: side by side where there is room."""
        home = make_button(translate("result", "Home"), self.to(Home()), 15)
        change = make_button(translate("result", "Change table"), self.to(Seats(game)), 15)
        tip = translate("result", "Watch the game again, move by move")
        watch = make_button(translate("result", "Watch"), self.to(WatchAgain()), 15, tip)
        self.review_button = PlayButton(translate("result", "Review"), self.to(ReviewOf()), (0, 50), bright=False)
        self.review_button.setAccessibleName(translate("result", "Review"))
        self.review_button.setToolTip(translate("result", "How good your decisions were (R)"))
        self.review_button.hide()
        tip = translate("result", "Everyone chooses a seat, the loser first")
        text = translate("result", "Play again, other seats…")
        self.other_seats_button = make_button(text, self.to(OtherSeats(tuple(scores))), 15, tip)
        self.again_button = PlayButton(translate("result", "Play again"), self.to(Again()), (200, 50))
        self.again_button.setToolTip(translate("result", "Same table, new deal (N)"))
        for button, key in ((self.review_button, "R"), (self.again_button, "N")):
            name_key(button, key)
            button.installEventFilter(self)
        on = make_row(None, watch, self.review_button, self.other_seats_button, self.again_button)
        self._rows = (make_row(home, change, None), on)
        self._ways = make_row(*self._rows)
        return self._ways

    def offer_again(self, offered: bool) -> None:
        """Show or hide the buttons that play again at this table."""
        self.again_button.setVisible(offered)
        self.other_seats_button.setVisible(offered)

    def take_keys(self) -> None:
        """Make "Play again" the bright button and focus it, or "Review" where this table can't be set again."""
        ways = (self.again_button, self.review_button)
        bright = next((button for button in ways if not button.isHidden()), None)
        for button in ways:
            button.brighten(button is bright)
        (bright or self).setFocus()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Enter from the bright button while it may be meant for the game that has just ended.

        Each press restarts the pause.
        """
        if not (self.breath.isActive() and isinstance(event, QKeyEvent) and event.key() in _ENTER):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self.breath.start()
        return True

    def offer_review(self, review: Review) -> None:
        """Show the review button, however much of the review has been judged."""
        self._review = review
        self.review_button.show()
        self.zoom_changed()
        self.refresh()

    def offer_mirror(self) -> None:
        """Show the button to the mirror page."""
        self.mirror_button.show()

    @override
    def zoom_changed(self) -> None:
        """Make the review button wide enough for its longest text, so that nothing moves while its number grows."""
        count = len(self._review.decisions) if self._review else ""
        most = filled(translate("result", "Review ({done} of {count})"), done=count, count=count)
        width = QFontMetrics(self.review_button.font()).horizontalAdvance(most) + round(44 * zoom_of(self))
        self.review_button.setMinimumWidth(width)
        super().zoom_changed()

    def refresh(self) -> None:
        """Update the progress on the review button; hide it if none of the decisions can be judged."""
        if self._review is None:
            return
        done, count = self._review.done, len(self._review.decisions)
        if done == count and not self._review.judged and not self._review.problem:
            if self.review_button.hasFocus():
                self.setFocus()  # Qt would move the focus to the next button, whichever that is
            self.review_button.hide()
            return
        text = translate("result", "Review") if done == count else translate("result", "Review ({done} of {count})")
        description = translate("result", "How good your decisions were; {done} of {count} judged")
        text, description = (filled(words, done=done, count=count) for words in (text, description))
        self.review_button.setText(text)
        self.review_button.setAccessibleDescription(description)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the review with R, play again with N."""
        button = {Qt.Key.Key_R: self.review_button, Qt.Key.Key_N: self.again_button}.get(Qt.Key(event.key()))
        if button and button.isVisible() and not event.isAutoRepeat():
            button.click()
        else:
            super().keyPressEvent(event)

    @override
    def arrange(self) -> None:
        """Lay out the two rows of buttons side by side where there is room, else one below the other."""
        super().arrange()
        margins = self._sheet.column.contentsMargins()
        room = self._sheet.width() - margins.left() - margins.right() - self._ways.spacing()
        needed = sum(row.sizeHint().width() for row in self._rows)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._ways.setDirection(beside if needed <= room else below)
