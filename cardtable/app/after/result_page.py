"""The page after a game, as every game has it: how it ended, the ways on. What came about is the game's to show."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QPushButton
from typing_extensions import override

from cardtable.app.after.review import Review
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.zoom import zoom_of

translate = QCoreApplication.translate


class GameResultPage(Backdrop):
    """The result and the ways on. A game's page derives from it, and calls `fill` once."""

    again = Signal()
    review = Signal()
    watch = Signal()
    seats = Signal()
    home = Signal()

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__(pixmaps)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._sheet = Sheet(self)
        self._review: Review | None = None

    def fill(self, ending: str, body: QLayout) -> None:
        """Who won, in a sentence, and what the game shows under it."""
        title = QLabel(ending)
        title.setObjectName("ending")
        title.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
        title.setFont(serif(30, 700))
        title.setWordWrap(True)
        self._sheet.column.addWidget(title)
        self._sheet.column.addLayout(body, 1)
        self._sheet.column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for text, signal in (
            (translate("result", "Home"), self.home),
            (translate("result", "Change the table"), self.seats),
        ):
            button = QPushButton(text)
            button.setFont(sans(15))
            button.setAutoDefault(True)
            button.clicked.connect(signal)
            foot.addWidget(button)
        foot.addStretch(1)
        watch_button = QPushButton(translate("result", "Watch"))
        watch_button.setFont(sans(15))
        watch_button.setAutoDefault(True)
        watch_button.setToolTip(translate("result", "The game once more, card by card"))
        watch_button.setAccessibleDescription(translate("result", "The game once more, card by card"))
        watch_button.clicked.connect(self.watch)
        foot.addWidget(watch_button)
        self.review_button = PlayButton(translate("result", "Review"), bright=False)
        self.review_button.setFont(sans(15, 600))
        self.review_button.setMinimumHeight(50)
        self.review_button.setAccessibleName(translate("result", "Review"))
        self.review_button.setToolTip(translate("result", "What your decisions were worth (R)"))
        self.review_button.clicked.connect(self.review)
        self.review_button.hide()
        foot.addWidget(self.review_button)
        self.again_button = PlayButton(translate("result", "Again"))
        self.again_button.setFont(sans(17, 700))
        self.again_button.setMinimumSize(200, 50)
        self.again_button.setToolTip(translate("result", "The same table, a new deal (N)"))
        self.again_button.clicked.connect(self.again)
        foot.addWidget(self.again_button)
        return foot

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
        self.refit()
        self.review_button.show()
        self.refresh()

    @override
    def refit(self) -> None:
        """The button has room for its longest words: the number grows, and nothing moves."""
        count = f"{len(self._review.decisions)}" if self._review else ""
        most = translate("result", "Review {done} of {count}").replace("{done}", count).replace("{count}", count)
        width = QFontMetrics(self.review_button.font()).horizontalAdvance(most) + round(44 * zoom_of(self))
        self.review_button.setMinimumWidth(width)
        super().refit()

    def refresh(self) -> None:
        """Says on the button how much of the game has been judged; takes it away where nothing can be."""
        if self._review is None:
            return
        done, count = self._review.done, len(self._review.decisions)
        if done == count and not self._review.judged:
            if self.review_button.hasFocus():
                self.setFocus()  # Qt would give the keys to the next button, which begins another game
            self.review_button.hide()
            return
        text = translate("result", "Review") if done == count else translate("result", "Review {done} of {count}")
        description = translate("result", "What your decisions were worth; {done} of {count} are judged")
        text, description = (
            words.replace("{done}", f"{done}").replace("{count}", f"{count}") for words in (text, description)
        )
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
