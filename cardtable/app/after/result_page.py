"""The page after a game: who won and how, the turns that decided it, the course of it, and the ways on."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.course_chart import CourseChart
from cardtable.app.after.ending import Ending
from cardtable.app.after.falling_signs import FallingSigns
from cardtable.app.after.laurels import Laurels
from cardtable.app.after.moment_button import MomentButton
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.routes import Again, Home, MirrorOf, OtherSeats, ReviewOf, Seats, WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.soon import soon
from cardtable.app.zoom import add_gap, zoom_of
from cardtable.language import filled, translate
from cardtable.table.review import Review

_BREATH = 900
"""Milliseconds before Enter does anything after a game: whoever went through the last trick with it wants to see how
the game ended, and not to go on to what the page offers."""


class ResultPage(Backdrop):
    """The result and the ways on."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        ending: Ending,
        emblems: Sequence[int],
        game: str,
        people: Collection[int] | None = None,
    ) -> None:
        """`emblems` are those of the seats, `game` is the game's key; `people` are the seats of those at the screen at
        which it has just ended, None where that was long ago."""
        super().__init__(pixmaps)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._motion = settings.motion
        self._people = people
        self._emblems = [emblems[winner] for winner in ending.winners]
        self._sheet = Sheet(self)
        self._review: Review | None = None
        self.winners = ending.winners
        """The seats that won."""
        self.moment_buttons: list[MomentButton] = []
        """In order of play."""
        self._head = self._made_head(ending)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addWidget(ending.standings, 1)
        body.addWidget(CourseChart(settings, ending.course), 1)
        self._sheet.column.addWidget(self._head)
        self._sheet.column.addLayout(body, 1)
        self._sheet.column.addLayout(self._foot(game, ending.scores))

    def _made_head(self, ending: Ending) -> QWidget:
        """Who won, how, and what decided it."""
        head = QWidget(self._sheet)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for text, name, font in ((ending.title, "ending", serif(30, 700)), (ending.how, "how", sans(16))):
            label = QLabel(text)
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
            label.setFont(font)
            label.setWordWrap(True)
            words.addWidget(label)
            if not text:
                label.hide()
        add_gap(words, 6)
        for moment in ending.moments:
            button = MomentButton(moment.words)
            button.clicked.connect(self.to(WatchAgain(landmark=moment.landmark)))
            self.moment_buttons.append(button)
            words.addWidget(button)
        self.mirror_button = QPushButton(translate("result", "How readable were you?"))
        self.mirror_button.setFont(sans(14))
        self.mirror_button.setProperty("small", True)
        self.mirror_button.setAutoDefault(True)
        self.mirror_button.setToolTip(translate("result", "What somebody who reads you would have made of it"))
        self.mirror_button.clicked.connect(self.to(MirrorOf()))
        self.mirror_button.hide()
        add_gap(words, 4)
        words.addWidget(self.mirror_button, 0, Qt.AlignmentFlag.AlignLeading)
        words.addStretch(1)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(22)
        row.addWidget(Laurels(self.pixmaps, self._emblems))
        row.addLayout(words, 1)
        row.addWidget(ending.last_table)
        return head

    @override
    def enter(self) -> None:
        self.setFocus()
        soon(self, self.take_keys, 0 if self._people is None else _BREATH)
        if self._people is not None:
            self.celebrate(self._people)

    def celebrate(self, people: Collection[int]) -> None:
        """Where one of the people at the screen has won, or only bots have played; and things move at all."""
        if self._motion and not (people and set(people).isdisjoint(self.winners)):
            FallingSigns(self._head, [palette.SEATS[emblem] for emblem in self._emblems], self._motion)

    def _foot(self, game: str, scores: Sequence[int]) -> QBoxLayout:
        """Ways away from this game, ways on with it: side by side where there is room."""
        away = QHBoxLayout()
        for text, route in (
            (translate("result", "Home"), Home()),
            (translate("result", "Change the table"), Seats(game)),
        ):
            button = QPushButton(text)
            button.setFont(sans(15))
            button.setAutoDefault(True)
            button.clicked.connect(self.to(route))
            away.addWidget(button)
        away.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        watch_button = QPushButton(translate("result", "Watch"))
        watch_button.setFont(sans(15))
        watch_button.setAutoDefault(True)
        watch_button.setToolTip(translate("result", "The game once more, move by move"))
        watch_button.setAccessibleDescription(translate("result", "The game once more, move by move"))
        watch_button.clicked.connect(self.to(WatchAgain()))
        foot.addWidget(watch_button)
        self.review_button = PlayButton(translate("result", "Review"), bright=False)
        self.review_button.setFont(sans(15, 600))
        self.review_button.setMinimumHeight(50)
        self.review_button.setAccessibleName(translate("result", "Review"))
        self.review_button.setToolTip(translate("result", "What your decisions were worth (R)"))
        self.review_button.clicked.connect(self.to(ReviewOf()))
        self.review_button.hide()
        foot.addWidget(self.review_button)
        self.other_seats_button = QPushButton(translate("result", "Again, other seats …"))
        self.other_seats_button.setFont(sans(15))
        self.other_seats_button.setAutoDefault(True)
        self.other_seats_button.setToolTip(translate("result", "Whoever lost chooses a seat"))
        self.other_seats_button.setAccessibleDescription(translate("result", "Whoever lost chooses a seat"))
        self.other_seats_button.clicked.connect(self.to(OtherSeats(tuple(scores))))
        foot.addWidget(self.other_seats_button)
        self.again_button = PlayButton(translate("result", "Again"))
        self.again_button.setFont(sans(17, 700))
        self.again_button.setMinimumSize(200, 50)
        self.again_button.setToolTip(translate("result", "The same table, a new deal (N)"))
        self.again_button.clicked.connect(self.to(Again()))
        foot.addWidget(self.again_button)
        self._ways = QHBoxLayout()
        self._rows = (away, foot)
        for row in self._rows:
            self._ways.addLayout(row)
        return self._ways

    def offer_again(self, offered: bool) -> None:
        """Whether this table can be sat down at again."""
        self.again_button.setVisible(offered)
        self.other_seats_button.setVisible(offered)

    def take_keys(self) -> None:
        """Enter opens the review, where there is one, unless the person is somewhere else on the page already.

        It never plays again by itself: however often somebody presses it who went through the last trick with it, no
        other game is begun.
        """
        if self.hasFocus() and self.review_button.isVisible():
            self.review_button.setFocus()

    def offer_review(self, review: Review) -> None:
        """The game can be reviewed, however much of it has been judged: shows the button."""
        self._review = review
        self.review_button.show()
        self.refit()
        self.refresh()

    def offer_mirror(self) -> None:
        """Such a game tells how readable somebody was: shows the button."""
        self.mirror_button.show()

    @override
    def refit(self) -> None:
        """The button has room for its longest words: the number grows, and nothing moves."""
        count = len(self._review.decisions) if self._review else ""
        most = filled(translate("result", "Review {done} of {count}"), done=count, count=count)
        width = QFontMetrics(self.review_button.font()).horizontalAdvance(most) + round(44 * zoom_of(self))
        self.review_button.setMinimumWidth(width)
        super().refit()

    def refresh(self) -> None:
        """Says on the button how much of the game has been judged; takes it away where nothing can be."""
        if self._review is None:
            return
        done, count = self._review.done, len(self._review.decisions)
        if done == count and not self._review.judged and not self._review.problem:
            if self.review_button.hasFocus():
                self.setFocus()  # Qt would give the keys to the next button, which begins another game
            self.review_button.hide()
            return
        text = translate("result", "Review") if done == count else translate("result", "Review {done} of {count}")
        description = translate("result", "What your decisions were worth; {done} of {count} are judged")
        text, description = (filled(words, done=done, count=count) for words in (text, description))
        self.review_button.setText(text)
        self.review_button.setAccessibleDescription(description)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R opens the review, where there is one; N plays again."""
        button = {Qt.Key.Key_R: self.review_button, Qt.Key.Key_N: self.again_button}.get(Qt.Key(event.key()))
        if button and button.isVisible() and not event.isAutoRepeat():
            button.click()
        else:
            super().keyPressEvent(event)

    @override
    def arrange(self) -> None:
        """The sheet fills most of the page."""
        self.in_the_middle(self._sheet, 1160, 720, (90, 90))
        margins = self._sheet.column.contentsMargins()
        room = self._sheet.width() - margins.left() - margins.right() - self._ways.spacing()
        needed = sum(row.sizeHint().width() for row in self._rows)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._ways.setDirection(beside if needed <= room else below)
